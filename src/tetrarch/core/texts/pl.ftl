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
not-to-decide = miejsce { $seat } teraz nie decyduje; decyduje { $who }
nobody-decides = miejsce { $seat } teraz nie decyduje; nie decyduje nikt
no-decision = nie zawiera żadnej decyzji
beyond-turn = zapis wykracza poza turę miejsca { $seat }; teraz decyduje miejsce { $other }
decision-of-line = decyzja { $number } z { $count }: { $text }
legal-instead = dozwolone: { $legal }{ $more ->
    [0] {""}
    [one] {" "}i { $more } inna
    [few] {" "}i { $more } inne
   *[many] {" "}i { $more } innych
}

# Co jest nie tak z zapisem. Nazwy pól zostają takie, jak w pliku.
record-event = zdarzenie { $number }
record-refused = { $text }: { $reason }
record-no-ending = nie występuje w wersji { $version }, dopiero od wersji 2
record-no-position = w wersji { $version } nie jest pozycją: zna ją wersja 3
record-no-salt-commitments = nie występuje w wersji { $version }, dopiero od wersji 3
record-salt-commitments = musi mieć po jednej wartości dla każdej soli
record-either = musi mieć albo seat i play, albo samo chance
record-other-game = to { $game }, a nie { $own }
record-other-rules = były w wersji { $rules }; ten program gra według wersji { $own }
record-names = { $names } { $names ->
    [one] nazwa
    [few] nazwy
   *[many] nazw
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
record-other-salt = nie jest solą, którą zapieczętowano
record-other-deal = nie jest tym, co rozdaje ziarno
record-ending-seats = seats: { $seats } to nie są różne miejsca tej gry
record-ending-closed = przerwana partia nie jest zakończona i nie ma ani zwycięzców, ani klasyfikacji
record-ending-nobody = seats: nikt się nie poddał
record-ending-settled = zwycięzcy i klasyfikacja nie wynikają z wyniku ani z tego, kto się poddał
record-ending-once = standings: nie wymienia każdego miejsca dokładnie raz
record-ending-last = standings: kto się poddał, jest na końcu, pierwszy z nich jako ostatni, a przed nimi musi ktoś być
record-ending-winner = winners: gdy grę przerwano wcześniej, wygrało jedno miejsce, pierwsze w klasyfikacji
line-feed = zawiera znak nowego wiersza, a tego nie może mieć żadne ziarno ani sól

# Co jest nie tak z postacią pliku lub wiadomości. Nazwy pól zostają takie, jak w pliku.
form-missing = brakuje tego pola
form-unknown = nie jest tu znane
form-wrong-type = musi być { $wanted }
form-table = musi być tabelą
form-name-text = każda nazwa musi być tekstem
form-unknown-name = jest nieznane; { $near }
form-too-short = jest za krótkie; co najmniej { $limit }
form-too-long = jest za długie; najwyżej { $limit }
form-too-small = jest za małe; co najmniej { $limit }
form-too-big = jest za duże; najwyżej { $limit }
form-not-a-choice = nie jest żadną z możliwości
form-wrong-form = ma niewłaściwą postać
form-not-object = musi być obiektem w formacie { $format }
form-format = musi być { $format }, a nie { $given }
form-version = musi być liczbą całkowitą od 1, a nie { $given }
form-newer = to { $version }; ten program czyta wersje do { $newest }: trzeba go zaktualizować
form-unicode = ma nazwę, która nie jest poprawnym Unicode
form-no-seat = nie ma miejsca { $seat }
form-none-of = { $given } nie jest żadnym z: { $known }
form-range = { $given } nie jest od { $least } do { $most }
form-letters = { $given }: liczba różnych liter musi wynosić { $number }
form-identity = { $letter } nie jest tu niczyim znakiem
form-each = musi mieć po jednym wpisie dla każdego z { $letters }
form-beside = nie może stać obok pozycji
form-options = nie są opcjami pozycji, od której gra się zaczyna
form-line = taki wiersz zaczyna się od { $prefix }
form-line-newer = to wiersz w wersji { $version }; ten program czyta wersję 1: trzeba go zaktualizować
type-int = liczbą całkowitą
type-float = liczbą
type-str = tekstem
type-bool = prawdą lub fałszem (true lub false)
type-array = listą
type-object = obiektem z nazwanymi polami
type-null = pustą wartością (null)
json-long = ma bajtów: { $bytes }; odczytuje się najwyżej { $most }
json-twins = występuje w jednym obiekcie więcej niż raz
json-byte = nie jest poprawnym JSON-em: błąd jest przy bajcie { $byte }
json-cut = nie jest poprawnym JSON-em: kończy się za wcześnie
json-deep = nie jest poprawnym JSON-em: ma za dużo zagnieżdżeń
json-unicode = nie jest poprawnym JSON-em: to nie jest UTF-8
toml-line = nie jest plikiem TOML: błąd jest w wierszu { $line }, kolumnie { $column }
toml-cut = nie jest plikiem TOML: błąd jest na końcu
toml-deep = nie jest plikiem TOML: ma za dużo zagnieżdżeń
fault-at = { $where }: { $text }
fault-by = { $text } ({ $rule })
no-such-seat = nie ma miejsca { $seat }: miejsca są od 0 do { $last }

# Gry i opcje
unknown-game = nieznana gra { $name }; { $near }
turn-number = tura { $turn }
fault-set-beside = stoi obok ustawionej pozycji lub mapy, która sama o tym mówi
fault-position-over = w tej pozycji gra jest skończona
fault-position-for = jest { $players }, a to, co ustawiono, jest dla { $given }
