### The editor in Polish.

## Players


editor-title = Edytor planszy
editor-what = Co edytujesz
editor-kind-board = Plansza
editor-kind-map = Mapa
editor-kind-position = Pozycja
editor-share = Udostępnij
editor-analyse = Analizuj
editor-analyse-position = Analizować można tylko pozycję.
editor-play = Graj od tego miejsca
editor-bar = Plik i widok
editor-new = Nowy
editor-open = Otwórz plik
editor-save = Zapisz jako plik
editor-picture = Obraz (SVG)
editor-text = Jako tekst
editor-text-note = Cały dokument jako JSON. To, co tu zmienisz, zajmie jego miejsce.
editor-text-read = Wczytaj ten tekst
editor-text-bad = To nie jest JSON planszy, mapy ani pozycji tej gry.
editor-file-unknown = Ten plik nie jest planszą, mapą ani pozycją.
editor-undo = Cofnij (Ctrl Z)
editor-redo = Ponów (Ctrl Y)
editor-clear = Wyczyść
editor-zoom-in = Powiększ
editor-zoom-out = Pomniejsz
editor-fit = Dopasuj
editor-loading = Wczytywanie…
editor-dismiss = Zamknij
editor-dealt = Wylosuj planszę
editor-empty = Zacznij od zera
editor-check = Co mówią zasady
editor-checking = Sprawdzanie…
editor-valid = Zasady na to pozwalają.
editor-faults = { $number ->
    [one] Jeden błąd
    [few] { $number } błędy
   *[many] { $number } błędów
}
editor-show-where = Pokaż, gdzie
editor-link-label = Ten link zawiera wszystko. Kto go otworzy, ma własną kopię.
editor-link-note = Długość: { $length ->
    [one] jeden znak
    [few] { $length } znaki
   *[many] { $length } znaków
}. Na serwerze nic nie zostaje.
editor-copy = Kopiuj
editor-copied = Skopiowano
editor-share-with = Wyślij
editor-share-faults = Są w tym jeszcze błędy; one też zostaną udostępnione.
editor-link-broken = Ten link jest uszkodzony: brakuje jego części albo ją zmieniono. Poproś o niego ponownie.
editor-link-version = Ten link pochodzi z nowszego Tetrarcha. Odśwież stronę albo poproś o plik.
editor-link-long = To za dużo na link, który ma najwyżej { $most } znaków. Wyślij to jako plik.
editor-link-old-browser = Ta przeglądarka nie umie tworzyć takich linków. Wyślij plik.
editor-analysis = Analiza
editor-thinking-time = Czas namysłu
editor-seconds = { $number } s
editor-think-again = Pomyśl jeszcze raz
editor-thinking = Komputer myśli…
editor-chances = Szanse na wygraną
editor-best-moves = Najlepsze decyzje
editor-no-moves = Nie ma nic do rozstrzygnięcia.
editor-simulations = { $number ->
    [one] Na podstawie jednej symulacji.
   *[other] Na podstawie { $number } symulacji.
}
editor-parts = Części edytora
editor-part-boards = Plansze
editor-part-pieces = Elementy
editor-part-players = Gracze
editor-part-cards = Karty
editor-part-turn = Tura
editor-tiles = Kafle
editor-tiles-board = Obszar kafli
editor-tiles-keys = Strzałki przesuwają, litera bierze kafel, Enter kładzie go lub wybiera, R obraca, M podnosi, Delete usuwa.
editor-tiles-how = Weź kafel i dotknij miejsca na jego środek; albo dotknij kafla na planszy, by go obrócić, przesunąć lub usunąć.
editor-in-hand = Kafel { $tile } jest w ręce: dotknij miejsca na jego środek.
editor-tile-chosen = Kafel { $tile } jest wybrany: przeciągnij go, obróć lub usuń.
editor-tile-acts = Kafel
editor-turn-tile = Obróć
editor-move-tile = Przesuń
editor-remove-tile = Usuń
editor-tile-say = Kafel { $tile }, zostało { $left }
editor-section-gray = Szare rewersy, od 2 graczy
editor-section-blue = Niebieskie rewersy, od 3 graczy
editor-section-red = Czerwone rewersy, dla 4 graczy
editor-section-variant = Zamiast innych
editor-section-small = Małe kafle wariantów
editor-turn-board = Obróć planszę
editor-mirror-board = Odbij
editor-cell-empty = Puste miejsce { $q }, { $r }
editor-cell-tile = { $name }, { $terrain }, kafel { $tiles }
editor-no-tiles = Nie ma jeszcze kafli. Przejdź do zakładki „Plansza”.
editor-no-boards = Nie leży tu jeszcze żadna plansza. Wybierz strony w zakładce „Plansze”.
editor-whose = Czyje
editor-tools = Narzędzia
editor-tool-discs = { $number ->
    [one] jeden dysk
    [few] { $number } dyski
   *[many] { $number } dysków
}
editor-tool-emperor = Cesarz
editor-tool-camp = obóz
editor-tool-tower = wieża
editor-tool-castle = zamek
editor-tool-move = przesuń
editor-tool-erase = usuń
editor-tool-army = armia +1
editor-tool-army-less = armia −1
editor-tool-city = miasto +1
editor-tool-city-less = miasto −1
editor-pieces-how = Dotknij pola lub przeciągnij na nie narzędzie; drugi raz usuwa. Klawisze na planszy: 1 do 4 dyski lub budynki, E Cesarz, C następny gracz, M przesuń, Delete.
editor-regions-how = Dotknij regionu lub przeciągnij na niego narzędzie. Klawisze na mapie: A armia, C miasto (z Shift jedno mniej), O następny gracz, M przesuń, S start, Delete.
editor-map-how = Dotykaj regionów, by kłaść żetony; to, co pominiesz, zostanie wylosowane przy przygotowaniu gry.
editor-fill-reserves = Reszta do rezerw
editor-deal-discs = Rozdaj dyski
editor-deal-map = Przygotuj grę na tej mapie
editor-reserve = Dyski w rezerwie
editor-box = Wojownicy w pudełku
editor-emperor-is = Cesarz
editor-emperor-board = na planszy
editor-emperor-reserve = w rezerwie
editor-emperor-captive = pojmany przez gracza { $player }
editor-emperor-nowhere = nigdzie
editor-eliminated = Poza grą
editor-identity = Kolor
editor-step = O co pyta gra
editor-step-swap = zamiana Cesarza
editor-step-draft = rozstawianie
editor-step-action = działanie
editor-step-march = wymuszony przemarsz
editor-step-march-action = działanie przemarszu
editor-step-exchange = wymiana pojmanych
editor-step-reinforce = zbrojenie
editor-step-over = koniec gry
editor-seat = Czyja tura
editor-decider = Kto decyduje
editor-first = Pierwszy gracz
editor-founder = Założyciel
editor-turn = Numer tury
editor-round = Runda
editor-more = Więcej
editor-phase-marched = Przemarsz użyty w tej turze
editor-phase-march-barred = Bez przemarszu: nie było działania
editor-phase-sand-used = Świątynia Piasku użyta
editor-phase-moon-used = Świątynia Księżyca użyta
editor-phase-beacon = Latarnia zajęta przy zbrojeniu
editor-phase-busy = Coś zrobiono w tej turze
editor-phase-placed = Liczba wystawień
editor-phase-idle = Kolejne tury bez działania
editor-repetition = Trzecie powtórzenie kończy grę
editor-draft = Rozstawianie własne
editor-first-printing = Pierwsze wydanie
editor-slot-1 = Środek
editor-slot-2 = Lewo
editor-slot-3 = Prawo
editor-slot-4 = Dół
editor-slot-rectangle-1 = Lewy górny
editor-slot-rectangle-2 = Prawy górny
editor-slot-rectangle-3 = Lewy dolny
editor-slot-rectangle-4 = Prawy dolny
editor-slot-side = Strona: { $slot }
editor-slot-empty = (puste)
editor-slot-turn = Obróć: { $slot }
editor-slot-flip = Odwróć: { $slot }
editor-slot-swap = Zamień z następną: { $slot }
editor-centre = plansza środkowa
editor-sides-left = Pozostałe plansze: dotknij lub przeciągnij
editor-side-lay = Połóż: { $side }
editor-tokens = Żetony
editor-token-start = start
editor-token-hidden = żeton { $number }
editor-token-citadel = cytadela
editor-token-dragon = smok
editor-token-portal = portal
editor-token-rogues = łotrzy
editor-token-merchant = monety kupców
editor-token-nowhere = nigdzie
editor-taken-by = wzięty przez gracza { $player }
editor-coins = Monety
editor-bid = Stawka (−1: jeszcze brak)
editor-leader = Przywódca
editor-kept = Armie u Czerwonej Czarodziejki
editor-total = Punkty z poprzednich gier
editor-cards-owned = { $number ->
    [0] Brak kart.
    [one] Jedna karta:
    [few] { $number } karty:
   *[many] { $number } kart:
}
editor-fill-deck = Reszta do talii
editor-shuffle = Potasuj talię
editor-card-row = Rząd
editor-card-deck = Talia
editor-card-box = w pudełku
editor-row-place = Miejsce { $number } rzędu
editor-all-cards = Gdzie leży każda karta
editor-card-place = Gdzie leży karta { $card }
editor-deck-order = Talia, następna karta na początku
editor-card-up = { $card } o jedno miejsce wyżej
editor-legends-step-deal = rozdanie
editor-legends-step-lay = układanie plansz
editor-legends-step-centre = plansza środkowa
editor-legends-step-start = region startowy
editor-legends-step-explore = żetony eksploracji
editor-legends-step-citadel = cytadele
editor-legends-step-dragon = smok
editor-legends-step-portal = portale
editor-legends-step-rogues = łotrzy
editor-legends-step-merchant = monety kupców
editor-legends-step-shared = wspólna armia
editor-legends-step-neutral = armie neutralne
editor-legends-step-bid = licytacja
editor-legends-step-first = wybór pierwszego gracza
editor-legends-step-take = wzięcie karty
editor-legends-step-half = jedna z dwóch akcji
editor-legends-step-place = rozmieszczanie armii
editor-legends-step-move = ruch
editor-legends-step-city = budowa miasta
editor-legends-step-destroy = niszczenie armii
editor-legends-step-queen = karta Królowej Wróżek
editor-legends-step-over = koniec gry
editor-action-card = Karta w ręce
editor-action-part = Część akcji (0 lub 1)
editor-action-points = Pozostałe punkty lub armie
editor-count = Decyzje w tym kroku przygotowania
editor-neutral-left = Pozostałe armie neutralne
editor-match-game = Numer gry w meczu
editor-ages = Kolejność wieku, od najmłodszego
editor-die = Kto wygrywa remisy
editor-queen-done = Królowa Wróżek już pytana
