# What all packages share, in English. $text is what somebody has written; $legal are notations.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
semicolon = ;
nearest = did you mean '{ $name }'?
known = known: { $names }
seat = seat { $seat }

# Errors
illegal-move = is not legal here
other-board = belongs to another board
not-to-decide = seat { $seat } is not to decide: { $who } decides now
nobody-decides = seat { $seat } is not to decide: nobody is
no-decision = holds no decision
beyond-turn = the line goes beyond the turn of seat { $seat }; seat { $other } decides now
decision-of-line = decision { $number } of { $count }: { $text }
legal-instead = legal: { $legal }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
wrong-form = { $detail }

# What is wrong with a record. $text is a decision in notation, or what stands in its place.
record-event = event { $number }
record-refused = { $text }: { $reason }
record-no-ending = is not known in version { $version }: version 2 has it
record-no-position = is no position in version { $version }: version 3 has it
record-either = must have either seat and play, or chance alone
record-other-game = is { $game }, not { $own }
record-other-rules = were version { $rules }; this program plays version { $own }
record-names = { $names } names for { $seats } seats
record-result = the record claims { $claimed }, its decisions give { $played }
record-no-result = no result
record-unfinished = an unfinished game
record-won = { $reason } won by { $winners } with points { $points }
record-no-commitment = is missing although the seed is revealed
record-unprovable = is missing: no seed can be proved to be the game's own
record-other-seed = does not belong to the seed
record-other-deal = is not what the seed deals
record-ending-seats = seats: { $seats } are not different seats of this game
record-ending-closed = a match that was broken off is not over, and has neither winners nor standings
record-ending-nobody = seats: nobody gave up
record-ending-settled = winners and standings do not follow from the result and from who gave up
record-ending-once = standings: do not name every seat once
record-ending-last = standings: who gave up is placed last, the first to do so at the end, and somebody before them
record-ending-winner = winners: where the game was cut short, one seat has won, the first in the standings
line-feed = holds a line feed, which no seed or salt may
