# Wat alle onderdelen gemeen hebben, in het Nederlands.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
semicolon = ;
nearest = bedoelt u '{ $name }'?
known = bekend: { $names }
seat = plaats { $seat }

# Fouten
illegal-move = dat mag hier niet
other-board = hoort bij een ander bord
not-to-decide = plaats { $seat } is niet aan zet: { $who } beslist nu
nobody-decides = plaats { $seat } is niet aan zet: niemand is dat
no-decision = bevat geen beslissing
beyond-turn = de regel gaat verder dan de beurt van plaats { $seat }; plaats { $other } beslist nu
decision-of-line = beslissing { $number } van { $count }: { $text }
legal-instead = toegestaan: { $legal }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}
wrong-form = heeft niet de juiste vorm: { $detail }
