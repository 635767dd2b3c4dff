# The terminal in English. $subject and $name name a file, $near suggests a name or lists the known ones.

quoted = '{ $text }'
subject = { $subject }: { $text }
sentence = { $text }.
percent = { $number }%
error = error: { $text }
our-fault = { $what }; this is a bug in tetrarch: TETRARCH_TRACEBACK=1 shows the traceback
more-faults = { $subject }: and { $more ->
   *[other] { $shown } more faults
}
# The command line
unknown-language = { $where }: there is no language { $name }; { $near }
unknown-name = unknown { $what ->
    [command] command
    [effort] effort
    [format] format
    [part] part
    [peer] peer
    [player] player
   *[game] game
} { $name }; { $near }
unknown-option = unknown option { $name }; { $near }
unknown-option-alone = unknown option { $name }
usage-see = { $text }; see tetrarch{ $command } --help
usage-lang = --lang must come before the command: tetrarch --lang en play eko
usage-missing = missing { $what ->
    [option] option
   *[argument] argument
} { $name }
usage-no-value = option { $name } requires an argument
usage-flag = option { $name } does not take a value
usage-extra = got unexpected extra argument(s) ({ $given })
usage-whole = invalid value for { $name }: Input should be a valid integer, unable to parse string as an integer
usage-number = invalid value for { $name }: Input should be a valid number, unable to parse string as a number
usage-least = invalid value for { $name }: Input should be greater than or equal to { $least }
usage-most = invalid value for { $name }: Input should be less than or equal to { $most }
choose-one = { $options }: choose one of them
not-one-or-more = { $option }: { $given } is not 1 or more

# Files
standard-input = standard input
the-line = the line
file-impossible = { $name }: is not a valid file name
file-is-folder = { $name }: is a folder, not a file
file-missing = { $name }: no such file
file-unreadable = { $name }: cannot be read: { $reason }
file-too-long = { $name }: is longer than { $most } bytes, the limit for files
file-not-utf8 = { $name }: is not UTF-8 text: byte { $byte } cannot be decoded
file-empty = { $name }: is empty
file-not-writable = { $name }: is a folder, not a file to write
file-unwritten = { $name }: cannot be written: { $reason }
there-already = { $name }: already exists; choose another name
there-already-force = { $name }: already exists; choose another file, or overwrite it with --force
there-already-load = { $name }: already exists; '--load { $name } --save { $name }' continues its game
there-already-other = { $name }: already exists, and is not the loaded record

# What the system says
system-access = Permission denied
system-permission = Operation not permitted
system-missing = No such file or directory
system-full = No space left on device
system-read-only = Read-only file system
system-name = File name too long
system-no-folder = Not a directory
system-folder = Is a directory
system-address-used = Address already in use
system-address = Cannot assign requested address
system-loop = Too many levels of symbolic links
system-device = Input/output error
system-host = Name or service not known

# What a file is
several-lines = { $subject }: a position in one line has one line, not { $lines }
unreadable = { $subject }: is neither JSON nor a position in one line, which begins with { $begins }
no-format = { $subject }: format: is missing; known: { $known }
unknown-format = { $subject }: format: { $name } is unknown; { $near }
record-game = { $subject }: game: { $name } is unknown; { $near }
no-record = { $subject }: is not a record; a record contains a game with its decisions
mere-board = { $subject }: is a board without a game; 'new { $game } --board' deals one on it
at-without-record = { $subject }: --at needs a record, and this is not one
at-beyond = { $subject }: has { $events } events; --at { $given } is out of range
other-game = { $subject }: is a file of { $game }; use 'tetrarch { $command }'
no-such-seat = { $subject }: --seat: there is no seat { $seat }: seats are 0 to { $last }
other-view = { $subject }: --seat: this is the view of { $whose ->
    [watcher] a spectator
   *[seat] seat { $viewer }
}: it contains nothing for seat { $seat }

# Dealing
other-options = { $options }: not an option of { $game }, which has { $has }
beside-board = { $options }: is for random boards, but --board gives a complete one
line-no-board = { $name }: is a position in one line, not a board
board-players = { $name }: is a board for { $players } players, but --players is another number (E1.5)
file-without-variant = --{ $option }: needs --variant { $variant } ({ $rule })
no-seat-number = --{ $option }: { $name } is not a seat; give seat numbers separated by commas, the youngest player first, such as 1,0,2 (L3.2)
new-seed = seed: { $seed } (the same seed and options deal this game again; 'play --load --seed' continues it and reveals the seed)

# Showing and replaying
too-narrow = (the drawing is { $needed } columns wide, the terminal { $width })
show-itself = { $name }: is the file to show; choose another file for the drawing
board-no-seats = { $subject }: is a board; only positions have seats and hidden information
board-no-line = { $subject }: is a board; only positions have a form in one line
board-no-points = { $subject }: is a board; only games have points
no-score-sheet = --score: { $game } has no score sheet; the drawing shows all points
legal-count = { $count ->
   *[other] { $shown } legal
}
for = { $told } for { $player }
deal = deal
no-events = { $subject }: has events 1 to { $events }; none is from { $first } to { $last }
no-turn = { $subject }: turn { $turn } has no events; the last turn is { $last }

# Verifying
verify-true = true
verify-events = { $events ->
   *[other] { $shown } events
}
verify-unfinished = unfinished, { $now }
verify-closed = the match was closed
verify-resigned = { $losers ->
   *[other] { $names } resigned
}, { $winners ->
    [0] nobody
   *[other] { $others }
} won
verify-timed-out = { $losers ->
   *[other] { $names } ran out of time
}, { $winners ->
    [0] nobody
   *[other] { $others }
} won
verify-balanced = the deal is the most even of { $deals }
verify-seed = the seed { $deals ->
    [0] deals this start
    [one] gives this start and the deal
   *[other] gives this start and all { $deals } deals
}, and was committed to
verify-no-commitment = no commitment
verify-unrevealed = committed to a seed that was not revealed: nothing proves that it dealt this game
verify-not-yet = committed to a seed that is not revealed yet
verify-kept = it agrees with what was kept from before the deal
kept-no-seed = { $subject }: seed: the one that was committed to is not revealed
kept-commitment = { $subject }: commitment: not the one that was kept from before the deal
kept-salt = { $subject }: salts: { $salt } is missing
kept-salt-commitments = { $subject }: salts: not those of the commitments that were kept from before the deal

# Advice
out-of-range = { $option }: { $given } is not from 1 to { $most }
advise-seconds = --seconds: must be more than 0, not { $given }
no-advice = { $subject }: { $reason }
no-advice-at-end = { $subject }: { $reason }; --at selects an earlier position of a record
no-review-unfinished = { $subject }: { $reason }; --unfinished reviews its decisions so far
bot-thinks = { $bot } thinks
best-so-far = { $bot } thinks: { $best }, { $made } (Ctrl-C stops)
review-progress = review: { $effort }, { $done } of { $total } (Ctrl-C stops)
simulations = { $count ->
    [one] 1 simulation
   *[other] { $count } simulations
}
visits = { $count ->
    [one] 1 visit
   *[other] { $count } visits
}
certain = certain
chances = Chances to win ({ $based }):
chances-one-decision = Chances: only one decision is legal.
chances-no-opinion = Chances: { $bot } gives none.
evaluation-chances = Chances to win and expected points ({ $based }):
evaluation-owners = Owners at the end:
evaluation-nobody = nobody
calibration-title = { $game }: predictions and results
best-line = line: { $line }

# The seats of a game
too-many-seats = --seat: { $given } players for { $players } seats
load-own-deal = { $options }: a record has its own deal; choose one of them
no-program = { $subject }: { $program }: a record cannot start a program; name all players with --seat
seed-no-commitment = { $subject }: --seed: the record has no commitment, so its seed cannot be verified
seed-other = { $subject }: --seed: is not the seed that the record committed to; give that one, or none
seed-other-deal = { $reason }, which the record committed to; without --seed the game continues without proof
unrevealed-over = The record committed to a seed that was not revealed, so nothing proves that it dealt this game; --seed SEED reveals it.
unrevealed-deals = The record committed to a seed that is not given. Later deals use a new seed, so verify can never prove any; --seed SEED continues with the committed one.
unrevealed = The record committed to a seed that is not given, so verify cannot prove the deal; --seed SEED, now or later, reveals it.

# Playing
person = person
greeting = At the table: { $seats }. Type ? for help.
greeting-bots = At the table: { $seats }.
thinking = { $player } thinks (Ctrl-C: decide now)
pass-keyboard = Pass the keyboard to { $player }; the others look away.
press-enter = Press Enter when ready.
forfeit = { $player } forfeits a decision ({ $kind ->
    [crash] crash
    [hang] hang
    [garbage] garbage
   *[illegal] illegal
}): it is drawn at random.
not-asked = The program of { $player } is no longer asked.
legal = legal: { $decisions }
over = over (undo, board, save FILE, quit)
not-played = not played: { $part } and what follows; another player decides now
no-bid = not a bid: type a number of coins
unknown-word = { $name } is neither a decision nor a command; { $near }
nothing-refused = nothing was rejected
nothing-to-undo = there is nothing to undo
undo-refused = cannot be undone: { $reason }
taken-back = undone: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
save-needs-name = save needs the name of a file: save game.json
saved = saved in { $name }
go-on = Continue with: { $command }
not-kept = The game was not saved; --save FILE saves the next one.
no-score = this game has no score sheet; the drawing shows all points
moves-more = 'moves { $place }' shows details of one { $place_kind ->
    [region] region
   *[space] stack
}
no-place = there is no { $place_kind ->
    [region] region
   *[space] space
} { $name }; { $near }
nothing-there = no legal decision involves { $place }

# Commands beside decisions; the English names work in every language, the called-* only in their own.
several-decisions = Several decisions on one line are separated by spaces or ;. Other commands:
command-help = this help
command-moves = list the legal decisions; 'moves { $place }' only those of the { $place_kind ->
    [region] region
   *[space] stack on
} { $place }, with sentences and rules
command-board = draw the board again
command-describe = describe the position in words
command-score = show where every point comes from, if the game ended now
command-undo = undo the last decision of a person and all after it{ $hidden ->
    [yes] , but never a bid, a deal, or a revealed card or token
   *[no] {""}
}
command-why = repeat why something was rejected
command-save = 'save FILE' writes the record of the game
command-quit = leave the table; so does Ctrl-D or Ctrl-C
called-help = help, h
called-moves = m
called-board = show, b
called-describe = {""}
called-score = {""}
called-undo = u
called-why = {""}
called-save = {""}
called-quit = exit, q

# The server
extra-missing = { $feature } needs the extra { $extra }, which is not installed: pip install 'tetrarch[{ $extra }]'
arena-extra = not written, because the extra arena is not installed: { $files }; pip install 'tetrarch[arena]'
fairness-games = { $games ->
    [one] 1 game
   *[other] { $shown } games
}
fairness-head = { $games ->
    [one] 1 game
   *[other] { $shown } games
} between equal bots ({ $bot }). Share of the win with its 95 % interval, and points above the mean:
fairness-seat = seat { $seat }
fairness-place = { $place ->
    [1] first to play
    [2] second to play
    [3] third to play
   *[other] fourth to play
}
fairness-share = { $share } % ({ $low } to { $high })
fairness-lead = { $points } points
fairness-even = No seat has a proven advantage: no interval lies above the even share of { $even } %.
fairness-favoured = Proven advantage, above the even share of { $even } %: { $names }.
fairness-forced = What it is worth to pay for moving first, for every seat in turn:
fairness-coins = { $coins ->
    [one] first for 1 coin
   *[other] first for { $coins } coins
}
fairness-bid = { $coins ->
    [0] Moving first is worth no coins.
    [one] Moving first is worth a bid of 1 coin.
   *[other] Moving first is worth a bid of { $coins } coins.
}
fairness-bid-between = { $coins ->
    [one] Moving first is worth a bid of { $low } to { $coins } coin.
   *[other] Moving first is worth a bid of { $low } to { $coins } coins.
}
fairness-bid-or-none = { $coins ->
    [0] Moving first is worth no coins or is a disadvantage.
    [one] Moving first is worth a bid of at most 1 coin or is a disadvantage.
   *[other] Moving first is worth a bid of at most { $coins } coins or is a disadvantage.
}
fairness-no-bid = Moving first is a disadvantage even without a bid.
fairness-bids = What each bid is worth while the others bid freely, for every seat in turn:
fairness-bid-coins = { $coins ->
    [one] a bid of 1 coin
   *[other] a bid of { $coins } coins
}
fairness-best-bid = { $coins ->
    [one] A bid of 1 coin wins most often.
   *[other] A bid of { $coins } coins wins most often.
}
fairness-best-bids = { $coins ->
    [one] One of these bids wins most often: { $bids } coin.
   *[other] One of these bids wins most often: { $bids } coins.
}
fairness-level = Confidence level: 95 %.
fairness-none = --seconds: no game ended in this time
fairness-over = { $subject }: the game is over
numbers-plan = { $games ->
    [one] 1 game
   *[other] { $shown } games
} in all
numbers-progress = { $done } of { $total } games
numbers-stopped = stopped after { $done } of { $total } games; run the same command again to continue
train-endless = give --for, --rounds or both: the training would never end
train-duration = --for: { $given } is not a time such as 90s, 20m or 1.5h
train-players = --players: { $given } is not a list of numbers from 2 to 4, such as 2,3,4
train-setting = --setting: { $given } is not a name with a valid value, such as dropout=0.1; the names are { $known }
train-self-play = --self-play: { $given } is not one of { $known }
train-no-gpu = --self-play { $given } needs an NVIDIA GPU and its driver, and this machine has none
train-games = { $games } games, { $positions } positions
train-round = round { $round }: { $steps } steps, held-out loss of chances { $chances }, of priors { $priors }; wins relative to an even share: { $evaluation } against the evaluation, { $accepted } against the last accepted network
train-stopped = stopped; run the same command again to continue
train-done = { $rounds ->
    [one] 1 round is done; the folder { $folder } describes it
   *[other] { $rounds } rounds are done; the folder { $folder } describes them
}
train-none = no network was accepted: none has won its match
file-written = written: { $name }
serve-log-level = --log-level { $level }: known: debug, info, warning, error
serve-busy = cannot listen at { $host } port { $port }: { $reason }; choose another with --port, or 0 for any free port
serve-ready = Tetrarch is at { $address } (data in { $data }); Ctrl+C stops it
serve-failed = the server could not start; its log shows why
worker-ready = { $workers } processes wait for jobs; Ctrl+C stops them
worker-bus = --bus is missing: the Redis or Valkey of the servers, redis://...
serve-external-bot = --external-bot: { $text } must look like NAME=COMMAND
admin-no-answer = no server answered within { $seconds } s; the next server that runs closes { $table }
admin-refused = the server does not close { $table }: { $answer }
admin-postgresql = this is a PostgreSQL database; use its own tool: { $tool }
admin-backup = { $file }: { $bytes ->
    [one] 1 byte
   *[other] { $shown } bytes
}
admin-restored = { $target }: restored from { $file }
admin-restored-kept = { $target }: restored from { $file }; the previous database is in { $kept }
admin-pruned = { $guests ->
    [one] 1 guest deleted
   *[other] { $shown } guests deleted
}
admin-would-prune = { $guests ->
    [one] 1 guest would be deleted
   *[other] { $shown } guests would be deleted
}
admin-records = { $file }: { $count ->
    [one] 1 record
   *[other] { $shown } records
}
admin-closed = { $table }: closed
admin-banned = { $days ->
    [0] { $name }: banned
    [one] { $name }: banned for one day
   *[other] { $name }: banned for { $days } days
}
admin-unbanned = { $name }: no longer banned
admin-report = { $id }  { $time }  { $reporter } reports { $name } ({ $person }): { $reason ->
    [chat] chat
    [name] name
    [cheating] cheating
    [leaving] leaving games
   *[other] other
}{ $outcome ->
    [open] {""}
    [acted] , resolved with action
   *[dismissed] , dismissed
}
admin-open-reports = { $count ->
    [0] no open reports
    [one] { $shown } open report
   *[other] { $shown } open reports
}
admin-resolved = { $id }: resolved
admin-granted = { $name }: is a moderator
admin-revoked = { $name }: is no moderator
admin-command-line = command line
admin-no-actions = no actions
admin-push-contact = the contact for push services
admin-push-public = the public key that belongs to it: { $key }
stat-database = database
stat-version = version
stat-people-guest = people, guest
stat-people-account = people, account
stat-people-bot-account = people, bot-account
stat-matches-waiting = matches, waiting
stat-matches-running = matches, running
stat-matches-over = matches, over
stat-matches-closed = matches, closed
stat-entries = entries
stat-sessions = sessions
stat-ratings = ratings
stat-push = push subscriptions
stat-bytes = bytes
stat-beat = last seen running
stat-never = never
stat-ago = { $seconds } s ago

# Kernels
warming = Compiling { $game } (once for each version)
warm-already = { $game }: the kernels are compiled already
warm-now = { $game }: compiled the kernels in { $seconds } s
warm-no-folder = { $name }: cannot be created: { $reason }; TETRARCH_CACHE sets another folder
warm-failed = { $game }: the kernels do not compile: { $reason }
not-compiled = The kernels of { $game } are not compiled, so bots are weaker: 'tetrarch warmup { $game }' compiles them, once.
said-nothing = no error message
perft-own-deal = { $options }: a position has its own deal; choose one of them
perft-view = { $name }: is a view; hidden information cannot be counted (L9.1)
bench-no-peers = --peers: there is no .bench-venv with the other libraries; 'make bench' creates it
bench-no-answer = a worker process ended without an answer
bench-not-compiled = the kernels do not compile: 'tetrarch warmup' says why
bench-peers-failed = { $name }: the peers cannot be measured: { $reason }
bench-peer-failed = { $name } cannot be measured: { $reason }; 'make bench' installs the other libraries

# The exact solver.
solve-yes = { $player } wins within { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, whatever the others do.
solve-yes-end = { $player } wins, whatever the others do.
solve-yes-share = { $player } wins or shares the win, whatever the others do.
solve-yes-hold = { $player } can prevent the other players from winning before its next turn.
solve-yes-save = { $player } can save the Emperor until its next turn.
solve-no = { $player } has no forced win within { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
solve-no-end = { $player } cannot force a win.
solve-no-share = { $player } cannot force a share of the win.
solve-no-hold = { $player } cannot prevent the other players from winning before its next turn.
solve-no-save = { $player } cannot save the Emperor.
solve-yes-lead = { $player } can take the lead in this turn.
solve-no-lead = { $player } cannot take the lead in this turn.
solve-unknown = Unknown: { $nodes } positions do not suffice; --nodes allows more.
solve-unknown-hidden = Unknown: the result depends on hidden cards or tokens, or on later deals.
solve-line = Line: { $line }
solve-points = Points at the end of the line: { $points }
solve-effort = { $nodes } positions examined.
proof-written = Proof with { $nodes } positions: { $file }
proof-right = { $file }: proved; { $nodes } positions replayed.
solve-what = give a position to solve, or --check FILE to check a proof
solve-proof-no = --proof: nothing is proved, so { $file } is not written
proof-wrong = { $subject }: { $reason }

# Puzzles.
puzzle-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-count = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzle-head = Puzzle { $id }: { $theme } (rating { $rating })
puzzle-ask = { $step } (? lists the legal decisions, q shows the solution)
puzzle-reply = { $player } replies { $decision }.
puzzle-solved = Solved!
puzzle-failed = Not the solution.
puzzle-given-up = The solution:
puzzle-own-rating = Your rating: { $rating }
puzzle-streaks = Solved: { $solved } of { $tried }; in a row: { $streak } (best: { $best }); puzzles of the day in a row: { $days }
puzzle-results-wrong = { $file }: games.{ $game }: the numbers of attempts contradict each other
puzzle-results-damaged = { $reason }; move { $file } away to start with new results
puzzle-date = --date: { $given } is not a date such as 2026-11-16
puzzle-progress = { $done } of { $total } games, puzzles: { $found }
puzzle-none = { $folder }: no mined puzzles; tetrarch puzzles mine finds some
puzzle-other-game = { $file }: a record of { $game }, not of { $wanted }
puzzle-no-records = { $paths }: no valid records of { $game }
puzzle-left-out = { $count ->
    [one] 1 record is left out
   *[other] { $count } records are left out
}
puzzle-built = Puzzles: { $count }; { $bytes } bytes: { $file }
