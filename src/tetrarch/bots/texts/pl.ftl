# Poziomy graczy komputerowych po polsku: wiatry, od najłagodniejszego do najsroższego.

level-1 = Zefir
level-1-note = od razu widzi, co może zabrać lub zbudować, ale przeocza około połowy pozostałych ruchów
level-2 = Mistral
level-2-note = starannie porównuje wszystkie swoje ruchy, lecz nie patrzy dalej niż na własną turę
level-3 = Harmattan
level-3-note = myśli kilka ruchów naprzód i nigdy nie przeocza wygranej we własnej turze
level-4 = Sirocco
level-4-note = myśli daleko naprzód i niewiele wybacza
level-5 = Samum
level-5-note = najsilniejszy ze wszystkich: wytrenowana sieć kieruje jego poszukiwaniem, a myśli tak długo, jak mu pozwolisz

# Co jest nie tak z tekstem bota.
unknown-bot = nieznany bot { $name }; { $near }
no-option = { $text } to nie opcja: opcje zapisuje się tak: simulations=500
unknown-option = nieznana opcja { $name }; { $near }
takes-none = ten bot nie ma żadnych
option-twice = { $name } podano dwa razy
option-whole = { $text }: musi to być liczba całkowita od { $least } do { $most }
option-number = { $text }: musi to być liczba od { $least } do { $most }
command-missing = brakuje polecenia: napisz na przykład exec:python3 bot.py
command-unreadable-quotation = { $text } nie da się odczytać: cudzysłów nie jest zamknięty
command-unreadable-escape = { $text } nie da się odczytać: po ukośniku wstecznym nic nie stoi
command-limit = { $text }: musi to być liczba sekund
command-range = { $text }: więcej niż 0 sekund i co najwyżej doba

# Co jest nie tak z pytaniem do dokładnego rozwiązywania albo z dowodem.
no-solver = pozycji gry { $game } nie można rozwiązywać
solve-over = gra jest skończona: nie ma czego rozwiązywać
solve-not-yet = potrzebna jest pozycja, w której decyduje jeden gracz
unknown-goal = nieznany cel { $name }; znane: { $known }
solve-turns = liczba tur to { $given }, a musi być od 1 do { $most }
solve-nodes = liczba węzłów to { $given }, a potrzeba co najmniej 1
proof-too-large = dowód miałby więcej niż { $most } pozycji
proof-form = dowodu nie można odczytać: { $text }
proof-not-reached = dowód nie osiąga celu w węźle { $number }
proof-no-branch = dowód nie ma węzła { $number }
proof-own-decision = węzeł { $number } musi mieć dokładnie jedną dozwoloną decyzję gracza
proof-replies = węzeł { $number } nie uwzględnia dokładnie dozwolonych odpowiedzi
proof-hidden = węzeł { $number } zależy od czegoś, czego gracz nie może wiedzieć
proof-late = dowód wymaga więcej tur niż { $turns }
