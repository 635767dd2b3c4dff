# Tables in English. $player is the name of a person or bot, $seat the number of a seat from 1.

somebody = somebody
deleted-player = deleted player
list-and = { $first } and { $last }

# What happens at a table.
entry-opened = { $player } opens the table.
entry-hosted = { $player } is the host now.
entry-seated = { $player } sits down on seat { $seat }.
entry-unseated = { $player } gets up from seat { $seat }.
entry-seat-planned = Seat { $seat } { $plan ->
    [bot] is for the bot { $bot }.
    [person] is kept for somebody.
    [mine] is for { $bot }, at the host's device.
   *[open] is open to everybody.
}
entry-readied = { $ready ->
    [yes] { $player } is ready.
   *[no] { $player } is not ready yet.
}
entry-salted = { $player } adds a salt to the seed.
entry-started = The match begins.
entry-undo-asked = { $player } asks to take something back.
entry-undo-answered = { $agrees ->
    [yes] { $player } agrees.
   *[no] { $player } does not want that.
}
entry-undone = { $player } takes back.
entry-resigned = { $player } resigns.
entry-timed-out = { $player } has run out of time{ $did ->
    [bot] {""}; a bot plays on.
    [pass] {""}, and the clock decides.
   *[resign] , and so resigns.
}
entry-left = { $player } leaves the table.
entry-returned = { $player } is back.
entry-stand-in = { $bot } plays for { $player }.
entry-stand-in-voted = { $agrees ->
    [yes] { $player } would let a bot play for { $other }.
   *[no] { $player } would rather wait for { $other }.
}
entry-resumed = The server was away; the clocks stood still.
entry-ended = The match is over: { $winners ->
    [0] nobody wins.
    [one] { $players } wins{ $how ->
        [resigned] {""}, as the others have resigned.
        [timed-out] {""}, as time has run out.
       *[rules] .
    }
   *[other] { $players } win together.
}
entry-rematch-offered = { $player } wants to play again.
entry-rematch-accepted = { $player } plays again, too.
entry-closed = { $by ->
    [server] The server closes the table.
   *[host] The host closes the table.
}

# What can be agreed about time.
clock-none = No clock
clock-none-note = Nobody is hurried
clock-move = Per decision
clock-move-note = So many seconds whenever one is asked
clock-fischer = Supply
clock-fischer-note = A supply of seconds, and some back with each turn that is completed
clock-days = Days
clock-days-note = So many days whenever one is asked
timeout-bot = A bot plays on
timeout-pass = The clock decides
timeout-resign = The seat gives up

# Why something cannot be taken back without asking.
undo-off = nothing can be taken back at this table
undo-over = the match is not running
undo-gave-up = you have given up
undo-nothing = there is nothing to take back
undo-consent = at this table everybody must agree
undo-other = somebody else has decided since

# Why a table refuses something, without a final stop.
refusal-already-open = the table is open already
refusal-not-open = the table is not open yet
refusal-closed = the table is closed
refusal-started = the match has begun
refusal-not-started = the match has not begun yet
refusal-over = the match is over
refusal-not-over = the match is not over yet
refusal-not-host = only the host may do that
refusal-not-seated = you do not sit at this table
refusal-already-seated = you sit at this table already
refusal-one-seat = in a rated match everybody has one seat
refusal-full = no seat is free for you
refusal-no-such-seat = there is no seat { $seat }: seats are numbered from 0 to { $most }
refusal-seat-taken = seat { $seat } is taken
refusal-seat-kept = seat { $seat } is kept for somebody else
refusal-not-ready = not all seats are taken, or not all people are ready
refusal-cannot-deal = the match cannot be dealt: { $reason }
refusal-bad-settings = the settings will not do: { $reason }
refusal-bad-person = a person's id is 1 to { $most } visible characters
refusal-bad-name = a name is 1 to { $most } visible characters on one line
refusal-bad-chat = a message is 1 to { $most } visible characters on one line
refusal-bad-salt = a salt is 1 to { $most } visible characters on one line
refusal-not-your-seat = you do not decide for seat { $seat }
refusal-not-your-turn = it is not your turn: { $reason } must decide
refusal-already-decided = you have decided already, and wait for the others
refusal-gave-up = you have given up this match
refusal-stand-in = a bot plays your seat; come back first
refusal-stale = the match has gone on: what you answer was asked at { $number }, and it stands at { $now }
refusal-time-is-up = your time has run out
refusal-illegal-move = { $play } is not legal: { $reason }
refusal-unreadable-move = { $play }: { $reason }
refusal-no-such-decision = there is no such decision
refusal-rated = in a rated match nobody plays for you
refusal-undo-off = nothing can be taken back at this table
refusal-undo-pending = somebody has asked already to take something back; answer that first
refusal-nothing-to-undo = you have decided nothing that could be taken back
refusal-no-such-event = that many events cannot remain: from 0 to { $most } can
refusal-not-your-decision = only a decision of your own can be taken back
refusal-nothing-asked = nobody has asked to take anything back
refusal-own-question = the others must agree; you can only take your question back
refusal-no-watchers = nobody may watch at this table
refusal-chat-players = during the match players talk to the table alone
refusal-chat-watchers = during the match those who watch talk among themselves
refusal-no-such-number = there is no entry { $number }: the table stands at { $most }
refusal-not-away = { $player } is not away
refusal-own-vote = about your own seat there is no vote: ask for a bot yourself
refusal-no-vote = nobody has asked for that
refusal-no-such-moment = there is no moment { $events }: the match has those from 0 to { $most }
refusal-too-many-moments = at most { $most } moments can be asked for at once, and the first must not come after the last

# What is wrong with settings.
fault-game = there is no game { $game }; there are { $games }
fault-seats = { $given } seats are named for { $players } players
fault-plan = must be open, person: and an id, bot: and the text of a bot, or mine: and a name
fault-person = after person: there must be an id of 1 to { $most } characters
fault-bot = there is no bot { $bot }; there are { $bots }
fault-external = bots that are other programs are not allowed here
fault-command = after exec: there must be a command
fault-clock = with the clock { $kind } it must be from { $least } to { $most }
fault-rated-seats = a rated match is for people alone
fault-rated-several = in a rated match everybody has one seat
fault-rated-clock = a rated match needs a clock
fault-rated-when-time-runs-out = in a rated match who runs out of time passes or resigns; no bot plays on
fault-rated-away = in a rated match no bot plays for who is away
fault-rated-practice = a practice match is not rated
fault-fork-open = a game that goes on waits for nobody: each seat is yours, mine: and a name, or a bot's
fault-fork-rated = a game that goes on from another is not rated
fault-rated-position = a match from a position that was set up is not rated
