# Zagadki: ich tematy, zadanie i uzasadnienie rozwiązania.

theme-best-decision = Najlepsza decyzja
theme-best-last-card = Najlepsza ostatnia karta
theme-last-card = Zwycięska ostatnia karta
theme-only-defence = Jedyna obrona
theme-only-move = Jedyny ruch
theme-save-emperor = Ocal Cesarza
theme-take-lead = Obejmij prowadzenie
theme-win-in-one = Wygraj w jednej turze
theme-win-in-two = Wygraj w dwóch turach

task-best-decision = Grasz jako { $player }: znajdź decyzję wyraźnie lepszą od wszystkich innych.
task-best-last-card = Grasz jako { $player } i bierzesz swoją ostatnią kartę: wyprzedź najlepszego z pozostałych graczy jak najwyraźniej albo przegraj z nim jak najmniej.
task-last-card = Grasz jako { $player } i bierzesz ostatnią kartę gry: wygraj.
task-only-defence = Grasz jako { $player }. Inny gracz grozi wygraną: zapobiegaj jej do swojej następnej tury.
task-only-move = Grasz jako { $player } i wciąż możesz wygrać, cokolwiek zrobią inni: znajdź jedyną drogę.
task-save-emperor = Grasz jako { $player }. Twój Cesarz jest w niebezpieczeństwie: ocal go do swojej następnej tury.
task-take-lead = Grasz jako { $player }: weź jedną kartę i miej najwięcej punktów na koniec tury.
task-win-in-one = Grasz jako { $player }: wygraj w tej turze.
task-win-in-two = Grasz jako { $player }: wygraj w ciągu dwóch tur, cokolwiek zrobią inni.

why-best-decision = Każda inna decyzja wyraźnie zmniejsza szansę na wygraną.
why-best-last-card = Żadna inna karta nie daje lepszej różnicy punktów na koniec tury (L8).
why-last-card = Żadna inna karta nie wygrywa: gra kończy się po tej turze i decydują punkty (L7.1, L8).
why-only-defence = Po każdej innej decyzji inny gracz może wygrać w swojej następnej turze (E8.1, E8.2).
why-only-move = Po każdej innej decyzji inni mogą zapobiec wygranej (L8).
why-save-emperor = Po każdej innej decyzji inny gracz może pojmać Cesarza (E6.1).
why-take-lead = Żadna inna karta nie daje najwięcej punktów na koniec tej tury (L8).
why-win-in-one = Po każdej innej decyzji wygrana w tej turze przepada (E8.1, E8.2).
why-win-in-two = Po każdej innej decyzji inni mogą zapobiec wygranej w ciągu dwóch tur (E8.1, E8.2).

# How sure the solution is.
proof-exact = Udowodnione: rozwiązanie działa przeciw każdej odpowiedzi, a żadna inna decyzja nie.
proof-margin = Ocenione z przewagą { $percent } punktów procentowych szansy na wygraną (liczba przeszukań: { $searches }, po { $simulations } symulacji), bez dowodu.

# Errors.
unknown-puzzle = nie ma zagadki { $name }
unknown-theme = nieznany temat { $name }; znane: { $known }
no-puzzles = nie ma zagadek dla gry { $game }
