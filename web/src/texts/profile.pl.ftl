### Profil: drabina, wykresy, osiągnięcia i statystyki, po polsku.

profile-none = Nie masz jeszcze dokończonej gry. Zagraj z komputerem: gra liczy się od razu, bez konta.
profile-guest = Te gry należą do tej przeglądarki. Zachowaj swoją nazwę, by widzieć je na innych urządzeniach.
profile-nobody = Twój profil
profile-since = Gra od: { $month } · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
ladder-yours = Twoja drabina
ladder-level = Poziom { $level }
ladder-rated = Poziom { $level }, ranking { $rating }
ladder-beaten = Pokonany
won-of-played = wygrane: { $won } z { $played }
goals-note = Wygrana liczy się też za wszystkie niższe poziomy. Gry z podpowiedziami tu się nie liczą. Z każdym poziomem możesz grać w każdej chwili.
rates = Wygrane według poziomu
rates-level = poziom { $level }
rates-none = Zagraj z poziomami, a zobaczysz tu, jak często z którym wygrywasz.
games-number = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
weeks = Gry w tygodniu
weeks-won = wygrane
weeks-played = rozegrane
weeks-now = ten tydzień
weeks-say = Tydzień od { $day }: rozegrane { $played }, wygrane { $won }
weeks-none = Tu pojawią się gry z ostatnich dwunastu tygodni.
train = Nad czym pracować
train-go = Poćwicz to
train-rule = Zasada { $rule }
train-none = Po trzech przegranych grach przeczytasz tu, co ćwiczyć.
companions = Z kim grasz
companions-invite = Zaproś
companions-none = Dokończ grę z innymi osobami, a pojawią się tutaj.
recent = Ostatnie gry
recent-all = { $games ->
    [one] Jedyna gra
    [few] Wszystkie { $games } gry
   *[many] Wszystkie { $games } gier
}
recent-review = Analiza
recent-won = Wygrana
recent-lost = Przegrana
recent-won-by = Wygrana { $own } do { $other }
recent-lost-by = Przegrana { $own } do { $other }
recent-place = Miejsce { $place } z { $players }
milestones-title = Osiągnięcia
milestones-private = Tylko ty je widzisz. Możesz je wyłączyć w ustawieniach.
goals-count = Osiągnięto { $reached } z { $all }
goal-reached = Osiągnięto { $day }: zobacz grę
goal-open = Zagraj: { $name }, liczba graczy: { $players }
statistics = Statystyki
statistics-by = Grupuj według
by-opponents = Przeciwnicy
by-players = Gracze
by-variant = Warianty
numbers-games = Gry
numbers-wins = Wygrane
numbers-place = Średnie miejsce
numbers-points = Średnia punktów
numbers-length = Średni czas
numbers-minutes = { $minutes } min
numbers-streak = Wygrane z rzędu
numbers-best-streak = Najdłuższa seria
numbers-hinted = Z podpowiedziami
numbers-public = Statystyki gier publicznych
opponents-bots = Inne komputery
opponents-people = Ludzie
opponents-mixed = Ludzie i komputery
opponents-shared = Na jednym urządzeniu
players-number = Liczba graczy: { $players }
variant-none = Bez wariantów
achievements = Warto spróbować
achievements-note = Każdy wariant trochę zmienia grę. Nie ma pośpiechu.
achievement-on = { $day }
achievement-try = Wypróbuj
export-json = Eksport do JSON
export-csv = Gry jako CSV
