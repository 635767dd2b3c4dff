# Tables in English. $player is the name of a person or bot, $seat the number of a seat from 1.

unnamed-player = a player
deleted-player = deleted player

# Entries
entry-opened = { $player ->
    [you] You open the table.
   *[other] { $player } opens the table.
}
entry-hosted = { $player ->
    [you] You are
   *[other] { $player } is
} the host now.
entry-seated = { $player ->
    [you] You sit
   *[other] { $player } sits
} down on seat { $seat }.
entry-unseated = { $player ->
    [you] You get
   *[other] { $player } gets
} up from seat { $seat }.
entry-seat-planned = Seat { $seat } { $plan ->
    [bot] is for the bot { $bot }.
    [person] is reserved.
    [mine] is for { $bot }, at the host's device.
   *[open] is open to everybody.
}
entry-readied = { $ready ->
    [yes] { $player ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
   *[no] { $player ->
        [you] You are not ready yet.
       *[other] { $player } is not ready yet.
    }
}
entry-salt-committed = { $player ->
    [you] You commit
   *[other] { $player } commits
} to a salt.
entry-salted = { $player ->
    [you] You add
   *[other] { $player } adds
} a salt to the seed.
entry-restarted = A salt was known already, so the deal starts again with new salts (restart { $times }).
entry-started = The match begins.
entry-hinted = { $player ->
    [you] You take a hint.
   *[other] { $player } takes a hint.
}
entry-undo-asked = { $player ->
    [you] You ask
   *[other] { $player } asks
} to undo.
entry-undo-answered = { $agrees ->
    [yes] { $player ->
        [you] You agree.
       *[other] { $player } agrees.
    }
   *[no] { $player ->
        [you] You do not agree.
       *[other] { $player } does not agree.
    }
}
entry-undone = { $player ->
    [you] You undo
   *[other] { $player } undoes
} a decision.
entry-resigned = { $player ->
    [you] You resign
   *[other] { $player } resigns
}.
entry-timed-out = { $player ->
    [you] You have
   *[other] { $player } has
} run out of time{ $did ->
    [bot] {""}; a bot plays on.
    [pass] {""}, and the clock decides.
   *[resign] , and so { $player ->
        [you] resign
       *[other] resigns
    }.
}
entry-left = { $player ->
    [you] You leave
   *[other] { $player } leaves
} the table.
entry-returned = { $player ->
    [you] You are
   *[other] { $player } is
} back.
entry-stand-in = { $bot } plays for { $player ->
    [you] you
   *[other] { $player }
}.
entry-stand-in-voted = { $agrees ->
    [yes] { $player ->
        [you] You would let a bot play
       *[other] { $player } would let a bot play
    }
   *[no] { $player ->
        [you] You would rather wait
       *[other] { $player } would rather wait
    }
} for { $other ->
    [you] you
   *[other] { $other }
}.
entry-resumed = The server was down; the clocks were stopped.
entry-ended = The match is over: { $winners ->
    [0] nobody wins.
    [one] { $players ->
        [you] you win
       *[other] { $players } wins
    }{ $how ->
        [resigned] {""}, as the others have resigned.
        [timed-out] {""}, as time has run out.
       *[rules] .
    }
   *[other] { $players } win together.
}
entry-rematch-offered = { $player ->
    [you] You offer
   *[other] { $player } offers
} a rematch.
entry-rematch-accepted = { $player ->
    [you] You accept
   *[other] { $player } accepts
} the rematch.
entry-closed = { $by ->
    [server] The server closes the table.
   *[host] The host closes the table.
}

# Clocks
clock-none = No clock
clock-none-note = No time limit
clock-move = Per decision
clock-move-note = A number of seconds for each turn
clock-fischer = Supply
clock-fischer-note = A supply of seconds, with an increment after each turn
clock-days = Days
clock-days-note = A number of days for each turn
timeout-bot = A bot plays on
timeout-pass = The clock decides
timeout-resign = The seat resigns

# Why undo is not free
undo-off = undo is off at this table
undo-over = the match is not running
undo-gave-up = you have given up
undo-nothing = there is nothing to undo
undo-consent = at this table all players must agree
undo-other = another player has decided since

# Refusals, without a full stop
refusal-already-open = the table is already open
refusal-not-open = the table is not open yet
refusal-closed = the table is closed
refusal-started = the match has started
refusal-not-started = the match has not started yet
refusal-over = the match is over
refusal-not-over = the match is not over yet
refusal-not-host = only the host may do that
refusal-not-seated = you have no seat at this table
refusal-already-seated = you already have a seat at this table
refusal-one-seat = in a rated match each player has one seat
refusal-full = there is no free seat for you
refusal-no-such-seat = there is no seat { $seat }: seats are numbered from 0 to { $most }
refusal-seat-taken = seat { $seat } is taken
refusal-seat-kept = seat { $seat } is reserved for another person
refusal-not-ready = a seat is free, or a player is not ready
refusal-cannot-deal = the match cannot be dealt: { $reason }
refusal-bad-settings = invalid settings: { $reason }
refusal-bad-person = a person's id is 1 to { $most } visible characters
refusal-bad-name = a name is 1 to { $most } visible characters on one line
refusal-bad-chat = a message is 1 to { $most } visible characters on one line
refusal-bad-salt = a salt is 1 to { $most } visible characters on one line
refusal-bad-salt-commitment = a commitment to a salt is a SHA-256 in hexadecimal
refusal-salt-mismatch = this is not the salt that you committed to
refusal-salts-fixed = the salts are fixed, because everybody has agreed to start
refusal-salts-revealed = a player has revealed a salt, so nothing that decides the deal can change now; to change it, withdraw your agreement first
refusal-salt-early = you committed to your salt; reveal it when everybody has agreed to start
refusal-tournament-seat = in a tournament you keep your seat and your agreement; you can only resign
refusal-not-your-seat = you do not decide for seat { $seat }
refusal-not-your-turn = it is not your turn: { $reason } must decide
refusal-already-decided = you have already decided; wait for the others
refusal-gave-up = you have given up this match
refusal-stand-in = a bot plays your seat; come back first
refusal-stale = the match has moved on: your answer is to state { $number }, the current state is { $now }
refusal-time-is-up = your time has run out
refusal-illegal-move = { $play } is not legal: { $reason }
refusal-unreadable-move = { $play }: { $reason }
refusal-no-such-decision = there is no such decision
refusal-too-often = the decision can be made { $most ->
    [one] only once
   *[other] at most { $most } times in a row
}, not { $times } times
refusal-rated = in a rated match no bot plays for a player
refusal-hints-rated = there are no hints in a rated match
refusal-hints-tournament = there are no hints in a tournament
refusal-hints-people = there are no hints at a table with another person
refusal-tournament = in a tournament, no bot plays for a player
refusal-undo-off = undo is off at this table
refusal-undo-pending = there is already a request to undo; answer it first
refusal-nothing-to-undo = you have no decision to undo
refusal-no-such-event = the number of events that remain must be from 0 to { $most }
refusal-not-your-decision = you can only undo a decision of your own
refusal-nothing-asked = there is no request to undo
refusal-own-question = the others must agree; you can only withdraw your request
refusal-no-watchers = spectators are not allowed at this table
refusal-chat-players = during the match players can only write to the table
refusal-chat-watchers = during the match spectators can only write to each other
refusal-no-such-number = there is no entry { $number }: the last one is { $most }
refusal-not-away = { $player } is not away
refusal-own-vote = there is no vote on your own seat: request a bot yourself
refusal-no-vote = there is no such vote
refusal-no-such-moment = there is no moment { $events }: moments are numbered from 0 to { $most }
refusal-too-many-moments = one request returns at most { $most } moments, and the first must not be after the last

# Faults of settings
fault-game = there is no game { $game }; there are { $games }
fault-seats = { $given } seats are named for { $players } players
fault-plan = must be open, person:ID, bot:TEXT or mine:NAME
fault-person = must have an id of 1 to { $most } characters after person:
fault-bot = there is no bot { $bot }; there are { $bots }
fault-external = bots that are external programs are not allowed here
fault-command = must have a command after exec:
fault-clock = must be from { $least } to { $most } with the clock { $kind }
fault-rated-seats = a rated match is for people only
fault-rated-several = in a rated match each player has one seat
fault-rated-clock = a rated match needs a clock
fault-rated-when-time-runs-out = in a rated match a player who runs out of time passes or resigns; no bot plays on
fault-rated-away = in a rated match no bot plays for an absent player
fault-rated-practice = a practice match is not rated
fault-fork-open = a continued game has no open seats: each seat is yours, mine:NAME or a bot's
fault-fork-rated = a continued game is not rated
fault-rated-position = a match from a position that was set up by hand is not rated
fault-balanced-position = nothing is dealt for a position that was set up by hand, so there is nothing to balance
