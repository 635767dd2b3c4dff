# Turnieje: listy, formularz i strona turnieju.

cup-title = Turnieje
cup-what = Mały turniej dla 3–32 osób lub komputerów: każdy gra z każdym albo grają ze sobą gracze z taką samą liczbą punktów. Rundy zaczynają się same.
cup-new = Nowy turniej
cup-all = Wszystkie turnieje
cup-look = Zobacz
cup-joined = grasz
cup-none = Żaden turniej nie jest otwarty ani w toku.
cup-list-mine = Moje turnieje
cup-list-open = Otwarte zapisy
cup-list-running = W toku
cup-list-over = Zakończone
cup-none-open = Żaden turniej nie jest teraz otwarty.
cup-none-running = Żaden turniej nie jest teraz w toku.
cup-none-over = Żaden turniej jeszcze się nie zakończył.
cup-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
cup-by = organizuje { $name }
cup-round-of = runda { $round } z { $rounds }
cup-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
cup-tables-of = stoły po { $seats }

# Formularz.
cup-name = Nazwa turnieju
cup-name-like = Piątkowy puchar
cup-seats = Gracze przy stole
cup-format = System
cup-format-swiss = Szwajcarski
cup-format-round-robin = Każdy z każdym
cup-format-swiss-what = W każdej rundzie grasz z kimś nowym, kto ma tyle samo lub prawie tyle samo punktów. Dobre dla wielu graczy.
cup-format-round-robin-what = Każdy gra z każdym. Dobre dla niewielu graczy.
cup-rounds-choose = Rundy
cup-rounds-note = 0: tyle, ile wymaga liczba graczy.
cup-meetings = Partie z każdym graczem
cup-pause = Przerwa między rundami
cup-minutes = { $minutes ->
    [0] Brak
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
cup-plays = Ja też gram
cup-plays-note = Możesz też organizować bez grania.
cup-rated-note = Partie między kontami liczą się do rankingu.
cup-create = Utwórz turniej

# Strona.
cup-now = Co dalej
cup-status-open = Otwarty
cup-status-running = W toku
cup-status-over = Zakończony
cup-status-aborted = Przerwany
cup-you-are-in = Grasz w tym turnieju. Zacznie się, gdy organizator go rozpocznie.
cup-join-what = Dołącz przed rozpoczęciem turnieju. Potem twoje partie zaczynają się same, z włączonym zegarem: wracaj na tę stronę.
cup-your-game = Trwa twoja partia. Przeciwnicy: { $names }.
cup-your-bye-swiss = W tej rundzie nie masz przeciwnika (pauza). Liczy się to jak wygrana.
cup-your-bye-round-robin = W tej rundzie nie masz przeciwnika (pauza).
cup-your-wait = Twoja partia tej rundy się skończyła. Następna runda zacznie się, gdy skończą się wszystkie partie.
cup-next-at = Następna runda zacznie się o { $time }.
cup-next-in = Runda { $round } za { $time }
cup-podium = Pierwsze miejsca
cup-podium-points = { $number ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cup-won-by = { $number ->
    [one] Turniej wygrywa { $names }.
    [few] Pierwsze miejsce dzielą { $names }.
    [many] Pierwsze miejsce dzielą { $names }.
   *[other] Pierwsze miejsce dzielą { $names }.
}
cup-aborted-what = Organizator przerwał ten turniej.
cup-play = Graj
cup-copy = Kopiuj link
cup-copied = Skopiowano link
cup-out = Wypisz się
cup-leave = Wycofaj się
cup-leave-sure = Przegrasz trwającą partię i nie zagrasz w następnych rundach.
cup-organise = Organizacja
cup-organise-what = Jeśli ktoś się nie zjawi, usuń tego gracza: przegra trwającą partię, a turniej toczy się dalej bez niego.
cup-bot-choose = Komputer
cup-bot-add = Dodaj
cup-missing = { $players ->
    [one] Potrzeba jeszcze co najmniej jednego gracza.
    [few] Potrzeba jeszcze co najmniej { $players } graczy.
    [many] Potrzeba jeszcze co najmniej { $players } graczy.
   *[other] Potrzeba jeszcze co najmniej { $players } gracza.
}
cup-start-what = Po rozpoczęciu nikt już nie może dołączyć.
cup-start = Rozpocznij turniej
cup-abort = Przerwij turniej
cup-abort-sure = Trwające partie zostaną zamknięte i nikt nie wygra. Tego nie można cofnąć.
cup-remove = Usuń
cup-remove-sure = { $name } przegra trwającą partię i nie zagra w następnych rundach.
cup-withdrawn = poza turniejem
cup-entrants = Gracze
cup-nobody = Nikt jeszcze nie dołączył. Wyślij link znajomym.
cup-standings = Tabela
cup-points = Punkty
cup-tie-buchholz = Buchholz
cup-tie-sonneborn = Sonneborn-Berger
cup-tie-direct = Bezpośrednio
cup-tie-buchholz-what = Suma punktów wszystkich przeciwników
cup-tie-sonneborn-what = Punkty pokonanych przeciwników i połowa punktów tych, z którymi był remis
cup-tie-direct-what = Punkty z partii z graczami, którzy poza tym mają tyle samo
cup-live = Na żywo
cup-letter-won = W
cup-letter-lost = P
cup-letter-drawn = R
cup-said-won = Runda { $round }: wygrana
cup-said-lost = Runda { $round }: przegrana
cup-said-drawn = Runda { $round }: remis
cup-said-place = Runda { $round }: miejsce { $place }
cup-said-playing = Runda { $round }: partia trwa
cup-said-bye-swiss = Runda { $round }: pauza, liczy się jak wygrana
cup-said-bye-round-robin = Runda { $round }: pauza, bez punktów
cup-said-none = Runda { $round }: bez partii
cup-legend = W wygrana, P przegrana, R remis, + lub – bez przeciwnika, linia przerywana: partia trwa.
cup-legend-places = Liczba to miejsce przy stole, + lub – bez stołu, linia przerywana: partia trwa.
cup-points-what = Wygrana liczy się za 1 punkt, remis za ½.
cup-points-places = Dostajesz 1 punkt za każdego gracza, którego wyprzedzasz przy stole, i ½ za każdego na tym samym miejscu.
cup-ties-swiss = Pauza liczy się jak wygrana. Przy równych punktach: najpierw większa suma punktów przeciwników (Buchholz), potem większa suma punktów pokonanych przeciwników (Sonneborn-Berger), potem partie bezpośrednie.
cup-ties-round-robin = Runda bez partii się nie liczy. Przy równych punktach: najpierw większa suma punktów pokonanych przeciwników (Sonneborn-Berger), potem partie bezpośrednie.
cup-games = Rundy
cup-round = Runda { $round }
cup-round-over = Runda { $round }: zakończona
cup-round-running = Runda { $round }: trwa
cup-round-ahead = Runda { $round }: jeszcze przed nami
cup-counts = trwające: { $running }, zakończone: { $over }
cup-turn = Tura { $turn }
cup-setup = Przygotowanie
cup-your-turn = Twoja tura
cup-over = Zakończona
cup-review = Analiza
cup-bye-swiss = bez przeciwnika w tej rundzie (pauza), liczy się jak wygrana
cup-bye-round-robin = bez przeciwnika w tej rundzie (pauza)
cup-if = Jeśli wygrasz
cup-if-now = { $number ->
    [one] Masz { $points } punkt i miejsce { $rank } przy obecnych wynikach.
    [few] Masz { $points } punkty i miejsce { $rank } przy obecnych wynikach.
    [many] Masz { $points } punktów i miejsce { $rank } przy obecnych wynikach.
   *[other] Masz { $points } punktu i miejsce { $rank } przy obecnych wynikach.
}
cup-if-final = { $number ->
    [one] Kończysz z { $points } punktem na miejscu { $rank }.
    [few] Kończysz z { $points } punktami na miejscu { $rank }.
    [many] Kończysz z { $points } punktami na miejscu { $rank }.
   *[other] Kończysz z { $points } punktu na miejscu { $rank }.
}
cup-others = Inne turnieje, do których można dołączyć
cup-game-waiting = zaraz się zacznie
cup-game-closed = zamknięta, po równo
cup-game-unplayed = walkower
cup-export = Eksport
cup-export-csv = Tabela (CSV)
cup-export-json = Wszystko (JSON)
cup-export-records = Wszystkie partie
