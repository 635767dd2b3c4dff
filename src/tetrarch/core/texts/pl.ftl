# To, co wspólne dla wszystkich części, po polsku.

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
semicolon = ;
nearest = może chodziło o „{ $name }”?
known = znane: { $names }
seat = miejsce { $seat }

# Błędy
illegal-move = to jest tu niedozwolone
other-board = należy do innej planszy
not-to-decide = miejsce { $seat } nie ma teraz decyzji; decyduje { $who }
nobody-decides = miejsce { $seat } nie ma teraz decyzji; nie ma jej nikt
no-decision = nie zawiera żadnej decyzji
beyond-turn = zapis wykracza poza turę miejsca { $seat }; teraz decyduje miejsce { $other }
decision-of-line = decyzja { $number } z { $count }: { $text }
legal-instead = dozwolone: { $legal }{ $more ->
    [0] {""}
    [one] {" "}i { $more } inna
    [few] {" "}i { $more } inne
   *[many] {" "}i { $more } innych
}
wrong-form = ma niewłaściwą postać: { $detail }
