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

# Co jest nie tak z zapisem. Nazwy pól zostają takie, jak w pliku.
record-event = zdarzenie { $number }
record-refused = { $text }: { $reason }
record-no-ending = nie występuje w wersji { $version }, dopiero od wersji 2
record-no-position = w wersji { $version } nie jest pozycją: zna ją wersja 3
record-either = musi mieć albo seat i play, albo samo chance
record-other-game = to { $game }, a nie { $own }
record-other-rules = były w wersji { $rules }; ten program gra według wersji { $own }
record-names = { $names } { $names ->
    [one] imię
    [few] imiona
   *[many] imion
} na { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
}
record-result = zapis podaje { $claimed }, a jego decyzje dają { $played }
record-no-result = brak wyniku
record-unfinished = nieukończoną grę
record-won = { $reason } (zwycięzcy: { $winners }, punkty: { $points })
record-no-commitment = brakuje go, choć ziarno jest ujawnione
record-unprovable = brakuje go: o żadnym ziarnie nie da się dowieść, że należy do tej gry
record-other-seed = nie pasuje do ziarna
record-other-deal = nie jest tym, co rozdaje ziarno
record-ending-seats = seats: { $seats } to nie są różne miejsca tej gry
record-ending-closed = przerwana rozgrywka nie jest zakończona i nie ma ani zwycięzców, ani klasyfikacji
record-ending-nobody = seats: nikt się nie poddał
record-ending-settled = zwycięzcy i klasyfikacja nie wynikają z wyniku ani z tego, kto się poddał
record-ending-once = standings: nie wymienia każdego miejsca dokładnie raz
record-ending-last = standings: kto się poddał, jest na końcu, pierwszy z nich jako ostatni, a przed nimi musi ktoś być
record-ending-winner = winners: gdy grę przerwano wcześniej, wygrało jedno miejsce, pierwsze w klasyfikacji
line-feed = zawiera znak nowego wiersza, a tego nie może mieć żadne ziarno ani sól
