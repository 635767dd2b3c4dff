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
