# The terminal in English. $subject and $name name a file, $near suggests a name or lists the known ones.

quoted = '{ $text }'
subject = { $subject }: { $text }
sentence = { $text }.
percent = { $number }%
error = error: { $text }
our-fault = { $what }; this is a fault of tetrarch: with TETRARCH_TRACEBACK=1 it says where
more-faults = { $subject }: and { $more ->
   *[other] { $shown } more faults
}
# The command line
unknown-language = { $where }: there is no language { $name }; { $near }
unknown-name = unknown { $what ->
    [command] command
    [format] format
    [player] player
   *[game] game
} { $name }; { $near }
unknown-option = unknown option { $name }; { $near }
unknown-option-alone = unknown option { $name }
usage-see = { $text }; see tetrarch{ $command } --help
usage-lang = --lang stands before the command: tetrarch --lang en play eko
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
file-impossible = { $name }: no file has such a name
file-is-folder = { $name }: is a folder, not a file
file-missing = { $name }: there is no such file
file-unreadable = { $name }: cannot be read: { $reason }
file-too-long = { $name }: is longer than { $most } bytes; nothing of ours is
file-not-utf8 = { $name }: is not a text in UTF-8: byte { $byte } cannot be read
file-empty = { $name }: is empty
file-not-writable = { $name }: is a folder; name a file to write
file-unwritten = { $name }: cannot be written: { $reason }
there-already = { $name }: is there already; choose another name
there-already-force = { $name }: is there already; name another file, or --force to write over it
there-already-load = { $name }: is there already; '--load { $name } --save { $name }' goes on with its game
there-already-other = { $name }: is there already, and is not the record that is loaded

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
no-record = { $subject }: is no record; a record holds a whole game with its decisions
mere-board = { $subject }: is a board without a game; 'new { $game } --board' deals one on it
at-without-record = { $subject }: --at belongs to records, and this is none
at-beyond = { $subject }: has { $events } events: --at is from 0 to that, not { $given }
other-game = { $subject }: is of { $game }; 'tetrarch { $command }' takes it
no-such-seat = { $subject }: --seat: there is no seat { $seat }: seats are 0 to { $last }
other-view = { $subject }: --seat: this is the view of { $whose ->
    [watcher] somebody who only watches
   *[seat] seat { $viewer }
}: it holds nothing for seat { $seat }

# Dealing
other-options = { $options }: not an option of { $game }, which has { $has }
beside-board = { $options }: belongs to random boards, and --board names a whole one
line-no-board = { $name }: is a position in one line, not a board
board-players = { $name }: players: are { $players }, and --players asks for another number (E1.5)
file-without-variant = --{ $option }: there are no { $option } without --variant { $variant } ({ $rule })
no-seat-number = --{ $option }: { $name } is no seat; seats are numbers with commas between them, the youngest's first, such as 1,0,2 (L3.2)
new-seed = seed: { $seed } (the same seed and options deal this game again; 'play --load --seed' goes on with it and reveals it)

# Showing and replaying
too-narrow = (the drawing is { $needed } columns wide, the terminal { $width })
show-itself = { $name }: is what is to be shown; name another file for the drawing
board-no-seats = { $subject }: is a board; only games have seats, and something to hide
board-no-line = { $subject }: is a board; only positions have a form in one line
board-no-points = { $subject }: is a board; only games have points
no-score-sheet = --score: { $game } has no score sheet; the drawing shows all points
legal-count = { $count ->
   *[other] { $shown } legal
}
for = { $told } for { $player }
deal = deal
no-events = { $subject }: has events 1 to { $events }; none lies from { $first } to { $last }
no-turn = { $subject }: turn { $turn } has no events; the last turn is { $last }

# Verifying
verify-true = true
verify-events = { $events ->
   *[other] { $shown } events
}
verify-unfinished = unfinished, { $now }
verify-closed = the match was broken off
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
verify-seed = the seed { $deals ->
    [0] deals this start
    [one] gives this start and the deal
   *[other] gives this start and all { $deals } deals
}, and was committed to
verify-no-commitment = no commitment
verify-unrevealed = committed to a seed that was not revealed: nothing proves that it dealt this game
verify-not-yet = committed to a seed that is not revealed yet

# Advice
out-of-range = { $option }: { $given } is not from 1 to { $most }
advise-seconds = --seconds: { $given } is not more than 0
no-advice = { $subject }: { $reason }
no-advice-at-end = { $subject }: { $reason }; of a record --at takes an earlier position
bot-thinks = { $bot } thinks
best-so-far = { $bot } thinks: { $best }, { $made } (Ctrl-C stops)
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
chances-no-opinion = Chances: { $bot } has no opinion of them.
best-line = line: { $line }

# The seats of a game
too-many-seats = --seat: { $given } players for { $players } seats
load-own-deal = { $options }: a record has its own deal; choose one of them
no-program = { $subject }: { $program }: no record may start a program; name all with --seat
seed-no-commitment = { $subject }: --seed: the record has no commitment, so no seed can be proved to be its own
seed-other = { $subject }: --seed: is not the seed that the record committed to; give that one, or none
seed-other-deal = { $reason }, which the record committed to; without --seed its game goes on unproved
unrevealed-over = The record committed to a seed that was not revealed, so nothing proves that it dealt this game; --seed SEED reveals it.
unrevealed-deals = The record committed to a seed that is not given. Later deals come from a fresh one, and verify will never prove any; --seed SEED goes on with the committed one.
unrevealed = The record committed to a seed that is not given, so verify will not prove the deal at the end; --seed SEED, now or then, reveals it.

# Playing
person = person
greeting = At the table: { $seats }. Type ? for help.
greeting-bots = At the table: { $seats }.
thinking = { $player } thinks (Ctrl-C: decide now)
pass-keyboard = Pass the keyboard to { $player }; the others look away.
press-enter = Press Enter when that is so.
forfeit = { $player } forfeits a decision ({ $kind ->
    [crash] crash
    [hang] hang
    [garbage] garbage
   *[illegal] illegal
}): it is drawn at random.
not-asked = The program of { $player } is not asked any more.
legal = legal: { $decisions }
over = over (undo, board, save FILE, quit)
not-played = not played: { $part } and what follows; somebody else decides now
no-bid = that is no bid: write a number of coins
unknown-word = { $name } is neither a decision nor a command; { $near }
nothing-refused = nothing has been refused
nothing-to-undo = there is nothing to take back
undo-refused = that cannot be taken back: { $reason }
taken-back = taken back: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
save-needs-name = save needs the name of a file: save game.json
saved = saved in { $name }
go-on = Go on with: { $command }
not-kept = The game is not kept; --save FILE keeps the next one.
no-score = this game has no score sheet; the drawing shows all points
moves-more = 'moves { $place }' says more of one { $place_kind ->
    [region] region
   *[space] stack
}
no-place = no { $place_kind ->
    [region] region
   *[space] space
} is called { $name }; { $near }
nothing-there = nothing that is legal now has to do with { $place }

# What can be typed beside decisions; the English words work in every language, the called-* in their own.
several-decisions = Several decisions on one line: with blanks or ; between them. Beside decisions:
command-help = this help
command-moves = what is legal; 'moves { $place }' only of the { $place_kind ->
    [region] region
   *[space] stack on
} { $place }, with sentences and rules
command-board = draw the board again
command-describe = say the position in words
command-score = where every point comes from, if it ended now
command-undo = back to the last decision that a person made{ $hidden ->
    [yes] , but never past a bid, a deal, or a card or token that has come to light since
   *[no] {""}
}
command-why = say again why something was refused
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
serve-log-level = --log-level { $level }: known: debug, info, warning, error
serve-busy = cannot listen at { $host } port { $port }: { $reason }; --port names another port, and 0 takes any that is free
serve-ready = Tetrarch is at { $address } (data in { $data }); Ctrl+C stops it
serve-failed = the server could not start; what it logged says why
serve-external = warning: whoever can open a table here can run any program on this machine, for bots may be programs (--allow-external)
admin-no-answer = no server has answered in { $seconds } s; it closes { $table } as soon as one runs
admin-refused = the server does not close { $table }: { $answer }
admin-postgresql = this database is PostgreSQL's, which has its own tool: { $tool }
admin-backup = { $file }: { $bytes ->
    [one] 1 byte
   *[other] { $shown } bytes
}
admin-restored = { $target }: restored from { $file }
admin-restored-kept = { $target }: restored from { $file }; what was there is in { $kept }
admin-pruned = { $guests ->
    [one] 1 guest deleted
   *[other] { $shown } guests deleted
}
admin-would-prune = { $guests ->
    [one] 1 guest would be deleted
   *[other] { $shown } guests would be deleted
}
admin-closed = { $table }: closed
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
warm-no-folder = { $name }: cannot be made: { $reason }; TETRARCH_CACHE names another
warm-failed = { $game }: the kernels do not compile: { $reason }
said-nothing = it said nothing
perft-own-deal = { $options }: a position has its own deal; choose one of them
perft-view = { $name }: is a view: what is hidden in it cannot be counted (L9.1)
bench-no-peers = --peers: there is no .bench-venv with the other libraries; 'make bench' makes it
bench-no-answer = a process that should play on a core of its own has ended without an answer
bench-not-compiled = the kernels do not compile: 'tetrarch warmup' says why
bench-peers-failed = { $name }: the peers cannot be measured: { $reason }
