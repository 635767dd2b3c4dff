### Zagadki po polsku; ich zadania i rozwiązania przysyła serwer.

puzzles-title = Zagadki
puzzles-lead = Pozycje z prawdziwych partii, w których trzeba osiągnąć cel. Podejmuj decyzje na planszy; inni gracze odpowiadają.
puzzle-title = Zagadka
puzzle-of-the-day = Zagadka dnia
puzzle-number = Zagadka { $id }
puzzle-leave = Wszystkie zagadki
puzzle-games = Gra
puzzle-share = Udostępnij tę zagadkę
puzzle-copied = Skopiowano link
puzzle-offline = Zagadki wymagają sieci. Sprawdź połączenie i spróbuj ponownie.

puzzle-theme = Temat
puzzle-difficulty = Trudność
puzzle-rating = Ranking
puzzle-proof = Rozwiązanie
puzzle-proof-exact = udowodnione
puzzle-proof-margin = ocenione
difficulty-1 = Bardzo łatwa
difficulty-2 = Łatwa
difficulty-3 = Średnia
difficulty-4 = Trudna
difficulty-5 = Bardzo trudna

puzzle-hint = Wskazówka
puzzle-hint-place = Spójrz na { $place }.
puzzle-solution = Rozwiązanie
puzzle-help-counts = Z pomocą liczy się jako nierozwiązana.
puzzle-playing = Rozwiązanie jest rozgrywane na planszy.
puzzle-tries = Próby
puzzle-try = Próba { $number }
puzzle-wrong = To nie jest rozwiązanie.
puzzle-is-solved = rozwiązana
puzzle-is-wrong = nierozwiązana
puzzle-is-open = otwarta
puzzle-solved = { $number ->
    [1] Rozwiązana
    [2] Rozwiązana w drugiej próbie
    [3] Rozwiązana w trzeciej próbie
   *[other] Rozwiązana w próbie { $number }
}
puzzle-the-solution = Rozwiązanie
puzzle-why = Dlaczego tylko tak:
puzzle-try-again = Spróbuj ponownie
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka

puzzle-streak = Seria
puzzle-week = Ostatnie siedem dni
puzzle-days = { $days ->
    [one] dzień
   *[other] dni
}
puzzle-in-a-row = { $number ->
    [one] zagadka z rzędu
    [few] zagadki z rzędu
   *[other] zagadek z rzędu
}
puzzle-best = rekord { $number }
puzzle-your-rating = Twój ranking
puzzle-everybody = Wszyscy
puzzle-others = { $tried ->
    [one] rozwiązało od razu (1 gracz)
   *[other] rozwiązało od razu ({ $tried } graczy)
}

puzzle-own = Twoje wyniki
puzzle-solved-number = Rozwiązane
puzzle-row-now = Z rzędu
puzzle-row-best = Najdłuższa seria
puzzle-on-device = Zapisane w tej przeglądarce. Z nazwą gracza są zapisywane na serwerze.
puzzle-today-open = Codziennie jedna zagadka dla wszystkich.
puzzle-today-solved = Dziś rozwiązana.
puzzle-today-missed = Dziś nierozwiązana. Jutro będzie nowa.
puzzle-days-streak = { $days ->
    [one] 1 dzień z rzędu
   *[other] { $days } dni z rzędu
}
puzzle-solve = Rozwiąż
puzzle-look = Zobacz ponownie
puzzle-next-mine = Zagadka dla mnie
puzzle-all = Wszystkie zagadki
puzzle-count = { $number ->
    [one] 1 zagadka
    [few] { $number } zagadki
   *[other] { $number } zagadek
}
puzzle-every-theme = Każdy temat
puzzle-every-difficulty = Każda trudność
puzzle-none = Żadna zagadka nie ma tego tematu i tej trudności. Wybierz inne.
puzzle-players = { $players ->
    [one] 1 gracz
   *[other] { $players } graczy
}
