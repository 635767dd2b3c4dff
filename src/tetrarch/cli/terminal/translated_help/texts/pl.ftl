# Pomoc do poleceń po polsku: słowa wielkimi literami, opcje i nazwy są znakami.

heading-usage = Użycie:
heading-arguments = Argumenty:
heading-options = Opcje:
heading-commands = Polecenia:
heading-default = [domyślnie:
heading-required = wymagane]
heading-several = Kilka z przecinkami albo powtórz opcję.
heading-show-help = Pokazać tę pomoc.

about-tetrarch = Tetrarch: graj, zapisuj i badaj gry planszowe o imperiach.
    .epilog = Każde polecenie samo się objaśnia: tetrarch play --help
option-lang = Język: en, fr, nl albo pl.
    .default = taki jak w systemie
option-version = Pokazać wersję.
about-play =
    Grać w terminalu, przeciw botom albo sobie nawzajem.

    Każdy widzi tylko to, co wolno wiedzieć jego miejscu; stawki wpisuje się niewidocznie. „undo” wraca do ostatniej decyzji człowieka, w Legends nigdy poza stawkę, rozdanie ani odkrytą od tego czasu kartę lub żeton.
option-game = Gra: { $games }.
option-play-seat = Kto gdzie siedzi: person, od level1 do level5, random, greedy albo search; kilka z przecinkami albo powtórz opcję. exec:COMMAND to inny program, aż do końca tekstu.
    .default = person, potem level2
option-players = Ilu gra: 2, 3 albo 4.
option-seed = Dowolna liczba lub tekst; to samo ziarno rozdaje tę samą partię.
    .default = nie do odgadnięcia
option-fair = Wybrać najbardziej wyrównane z kilku rozdań ziarna; zapis tego dowodzi.
option-load = Kontynuować partię z tego zapisu; z --seed, ziarnem, z którym powstał, zapis dowodzi na końcu swoich rozdań.
option-save = Zachować zapis w tym pliku, po każdej decyzji.
option-plain = Rysować samymi znakami ASCII, bez kolorów.
option-play-describe = Opisywać pozycje słowami zamiast je rysować, dla czytników ekranu.
about-serve =
    Grać w przeglądarce, samemu albo z innymi.

    Bez żadnej opcji wszystko jest w twoim folderze i może się łączyć tylko ten komputer.
option-port = Gdzie nasłuchiwać; 0: dowolny wolny port.
option-host = Kogo słuchać: tylko tego komputera, albo 0.0.0.0 wszystkich.
option-reuse-port = Dziel port z działającym serwerem, aby zastąpić go bez przerwy.
option-browser = Otworzyć stronę w przeglądarce.
option-serve-data = Folder wszystkiego, co jest przechowywane.
    .default = twój folder danych
option-serve-database = Baza danych PostgreSQL zamiast SQLite w folderze.
option-bus = Redis lub Valkey, przez który powiadamiają się serwery jednej bazy danych: redis://...
option-root-path = Ścieżka, pod którą serwer pośredniczący udostępnia ten serwer.
option-allowed-host = Kolejna nazwa hosta tego serwera; można powtarzać.
option-external-bot = Program na tym komputerze, który może być botem przy stołach; można powtarzać.
option-workers = Procesy, w których myślą boty; 0: tyle, ile procesorów.
option-metrics-port = Port pomiarów dla Prometheusa; 0: żaden.
option-log-level = debug, info, warning albo error.
about-worker =
    Pozwala botom serwerów myśleć na tej maszynie.

    Serwery z tą samą szyną wysyłają mu decyzje, podpowiedzi i analizy swoich botów.
about-new =
    Rozdać partię i napisać jej zapis.

    Zawiera to, co uzgodniono, i to, co rozdał los, a jeszcze żadnej decyzji.
option-new-position = Zapisać pozycję zamiast zapisu partii.
option-new-force = Zastąpić plik, który już jest.
option-output = Zapisać do pliku.
    .default = standardowe wyjście
about-show =
    Narysować pozycję, koniec zapisu albo planszę.

    Rysunki i słowa zawierają to, co może wiedzieć każdy; --seat dodaje to, co wie jedno miejsce, --all całą prawdę. Tylko --line i --json, czytane przez inne programy, są pełne, o ile nie podano miejsca.
option-show-file = Pozycja, zapis albo plansza, pozycja w jednym wierszu, albo - dla standardowego wejścia.
option-at = Z zapisu: pozycja po tylu zdarzeniach; 0 to początek.
    .default = koniec
option-show-describe = Opisać słowami, dla czytników ekranu.
option-score = Pokazać, skąd bierze się każdy punkt, jeśli gra ma arkusz punktów.
option-svg = Narysować w pliku SVG; - wypisuje go.
option-line = Wypisać pozycję w jednym wierszu.
option-json = Wypisać jeden obiekt JSON.
option-show-seat = Pokazać tylko to, co wolno wiedzieć temu miejscu.
    .default = to, co mogą wiedzieć wszyscy
option-everything = Pokazać także to, co ukryte przed wszystkimi.
about-moves =
    Wypisać, co jest dozwolone: notację, zdanie i zasady.

    Z --json przy każdej decyzji jest też pozycja, do której prowadzi: cała prawda, albo z --seat to, co to miejsce będzie wtedy wiedzieć, a null tam, gdzie wyszłoby na jaw coś przed nim ukrytego.
option-moves-file = Pozycja albo zapis, pozycja w jednym wierszu, albo - dla standardowego wejścia.
option-moves-seat = Tylko to, co to miejsce może decydować i wiedzieć.
    .default = cała prawda i ten, kto ma decydować
about-replay =
    Opowiedzieć partię decyzja po decyzji.

    Gdzie tajnych decyzji jeszcze nie ujawniono, mówi tylko, że je podjęto.
option-record = Zapis, albo - dla standardowego wejścia.
option-first = Pierwsze zdarzenie do opowiedzenia.
option-last = Ostatnie zdarzenie do opowiedzenia.
    .default = koniec
option-turn = Opowiedzieć tylko tę turę; 0 to przygotowanie. W meczu: z każdej jego gry.
option-replay-board = Rysować planszę po każdej decyzji.
about-verify =
    Sprawdzić, czy zapisy mówią prawdę.

    Są odtwarzane ruch po ruchu i sprawdza się wszystko, co twierdzą: wynik, ziarno i zobowiązanie. Opcje porównują je też z tym, co zachowano sprzed rozdania.
option-verify-records = Zapisy, albo - dla standardowego wejścia.
option-commitment = Zobowiązanie serwera zachowane sprzed rozdania.
option-salt = Sól, która musi być w zapisie.
option-salt-commitment = Zachowane zobowiązanie do soli; podaj zobowiązania wszystkich graczy w kolejności miejsc.
option-verify-balanced = Rozdanie miało być wyrównane, co dodaje jedną sól.
option-verify-tournament = Może brakować soli graczy, którzy się spóźnili.
about-advise =
    Zapytać bota o najlepsze ruchy i dlaczego.

    Podaje szanse każdego gracza, a przy każdym ruchu, jak partia może się potoczyć i co za nim przemawia. Wie nie więcej niż miejsce, któremu radzi. Ctrl-C przerywa myślenie: odpowiada najlepszym, co ma.
option-advise-position = Pozycja albo zapis, pozycja w jednym wierszu, albo - dla standardowego wejścia.
option-advise-seat = Komu doradzać.
    .default = ten, kto ma decydować
option-advise-seconds = Myśleć tak długo.
    .default = tak długo jak bot: search przez 1
option-advise-simulations = Przejrzeć tyle partii: tak samo na każdym komputerze.
option-moves = O ilu ruchach powiedzieć, najwyżej.
option-bot = Kto myśli.
option-advise-seed = Własny los bota.
about-evaluate =
    Ocenić pozycję: kto może wygrać i z iloma punktami.

    Polecenie wypisuje szanse każdego gracza na wygraną, oczekiwane punkty oraz to, do kogo na końcu prawdopodobnie będzie należeć każdy teren lub region. Korzysta tylko z tego, co może wiedzieć dane miejsce; jeśli go nie podano, z tego, co wiedzą wszyscy. Ctrl-C kończy przeszukiwanie.
option-evaluate-position = Pozycja albo zapis, pozycja w jednym wierszu, albo - dla standardowego wejścia.
option-evaluate-seat = Korzystać tylko z tego, co może wiedzieć to miejsce.
    .default = informacje jawne
option-evaluate-simulations = Liczba symulacji: ta sama ocena na każdym komputerze.
    .default = 2000, najwyżej przez 3 sekundy
option-evaluate-seed = Ziarno losowe przeszukiwania.
about-review =
    Przeanalizować partię: oceny, lepsze ruchy i szczęście.

    Każda decyzja dostaje ocenę według utraconej szansy na wygraną oraz lepszy ruch z uzasadnieniem. Początek, szczęście i decyzje każdego gracza dają razem wynik. Decyzje są oceniane według tego, co ich miejsce wiedziało. Ctrl-C kończy głębszą analizę: wypisane zostaje to, co gotowe.
option-review-record = Zapis albo - dla standardowego wejścia.
option-effort = quick, refined albo deep; każda obejmuje poprzednie.
option-review-seat = Objaśnić tylko decyzje tego miejsca.
    .default = wszystkie miejsca
option-review-simulations = Liczba symulacji każdego przeszukania, zamiast wynikającej z dokładności.
option-review-seed = Ziarno przeszukań.
option-all-decisions = Wymienić wszystkie decyzje.
option-unfinished = Analizuj także grę, która jeszcze trwa, do tego miejsca; wyniki są szacunkowe.
option-html = Zapisać analizę z obrazkami jako stronę internetową w tym pliku.
about-solve =
    Udowodnić wyniki pod koniec gry albo sprawdzić dowód.

    Polecenie dowodzi, czy miejsce osiąga cel, cokolwiek zrobią inni: w grach jawnych w ciągu podanej liczby własnych tur, w pozostałych z ostatnimi kartami i według tego, co miejsce wie. Nigdy nie zgaduje: jeśli limit pozycji nie wystarcza, wynik jest nieznany.
option-solve-position = Pozycja lub zapis, pozycja w jednym wierszu albo - dla standardowego wejścia.
option-solve-seat = Miejsce, które ma osiągnąć cel.
    .default = miejsce, które decyduje
option-goal = win (wygrać), share (wygrać lub podzielić wygraną), hold (nikt inny nie wygra przed następną turą), save (zachować Cesarza) albo lead (mieć najwięcej punktów po tej turze).
option-turns = Liczba tur miejsca.
option-nodes = Największa liczba badanych pozycji.
option-proof = Zapisać w tym pliku dowód, który sprawdza --check.
option-check = Sprawdzić dowód, odtwarzając każdą odpowiedź.
about-arena =
    Kazać botom zagrać wiele partii i je ocenić.

    Każde rozdanie gra się z zamianą miejsc. To samo polecenie wydane znowu kontynuuje po przerwaniu.
option-bots = Kto gra: kilka z przecinkami albo powtórz opcję. Program, exec:COMMAND, bierze resztę tekstu.
option-out = Gdzie wszystko jest przechowywane.
option-arena-games = Ile partii co najmniej: w zaokrągleniu w górę do całych rozdań.
option-jobs = Ile partii naraz.
    .default = jedna na rdzeń
option-arena-seed = To samo ziarno daje te same partie.
option-arena-simulations = Niech każdy bot, który myśli, przejrzy tyle partii.
option-arena-seconds = Niech każdy bot, który myśli, ma tyle czasu na decyzję.
option-arena-records = Zachować zapis każdej partii.
about-fairness =
    Zmierzyć, na ile wyrównane jest rozdanie lub pozycja.

    Równie silne boty rozgrywają od tego stanu wiele partii. Wynikiem jest udział każdego miejsca w wygranej z przedziałem 95%, a w Legends także to, ile warte jest rozpoczęcie za daną cenę.
option-source = Gra, której rozdanie z --seed jest mierzone; albo pozycja lub zapis, pozycja w jednym wierszu, albo - dla standardowego wejścia.
option-fairness-seed = Ziarno rozdania i wszystkich partii: to samo ziarno daje ten sam wynik.
option-deals = Rozgrywać każdą partię z nowym rozdaniem opcji, na przykład dysków na --board, zamiast jednego rozdania.
option-fairness-games = Największa liczba partii.
option-openings = Partie dla każdego wymuszonego otwarcia, w grach, które je mają.
option-uncontested = Przy wymuszonym otwarciu pozostali nie dają nic: płaci ono swoją stawkę i zaczyna.
option-width = Zakończyć, gdy wszystkie przedziały mają najwyżej taką szerokość, w procentach.
    .default = nigdy
option-fairness-seconds = Zakończyć po tym czasie, z dotąd rozegranymi partiami.
    .default = nigdy
option-fairness-bot = Bot na każdym miejscu.
about-numbers =
    Opisać gry w liczbach.

    Z wielu partii między równie silnymi botami: długość, zakończenia, przewaga miejsc, co mają zwycięzcy i wpływ każdego wariantu, jako JSON i jako strona Markdown. Powtórz to samo polecenie, aby kontynuować po przerwaniu.
option-numbers-base = Partie bez wariantów, dla każdej liczby graczy.
option-numbers-variant = Partie z każdym wariantem, dla każdej liczby graczy; 0: żadne.
option-numbers-players = Tylko ta liczba graczy; powtórz dla kilku.
    .default = wszystkie
option-numbers-bot = Bot na każdym miejscu.
option-numbers-seed = To samo ziarno daje te same partie.
option-processes = Liczba procesów.
    .default = jeden na rdzeń
option-ray = Uruchom w klastrze Ray pod tym adresem albo auto lub local; wymaga dodatku ray.
about-calibrate =
    Dopasować oceny do wyników partii między botami.

    Raport podaje błędy, które pozostają dla partii spoza dopasowania, z rysunkiem. Powtórz to samo polecenie, aby kontynuować po przerwaniu.
option-calibrate-games = Liczba partii, na zmianę z 2, 3 i 4 graczami.
option-samples = Liczba pozycji z każdej partii.
option-calibrate-simulations = Symulacje każdej oceny.
    .default = 2000
option-also = Użyć też partii z tego folderu, o innym ziarnie; powtórz dla kilku.
option-with-variants = Rozgrywać każdą partię z wariantem i mierzyć dołączone dopasowanie zamiast nowego.
option-calibrate-seed = To samo ziarno daje te same partie.
about-train =
    Trenować sieć gry przez grę z samą sobą.

    Boty grają ze sobą w kilku procesach, program uczący poprawia sieć, a mecze rozstrzygają, czy zastąpi ona poprzednią. Podaj --for, --rounds albo oba. Powtórz to samo polecenie, aby kontynuować; folder zawiera wtedy network.bin, run.json i dzienniki dla TensorBoard.
option-train-out = Folder treningu; trening, który tam jest, jest kontynuowany.
    .default = runs/GRA
option-limit = Zakończyć po tym czasie, na przykład 90s, 20m albo 1.5h.
option-train-rounds = Zakończyć, gdy trening ma tyle rund.
option-train-device = Gdzie liczy program uczący: cpu albo cuda.
option-self-play = Gdzie przeszukuje się pozycje w partiach treningowych: cpu, gpu albo both (oba).
option-train-games = Liczba partii w każdej rundzie.
    .default = 400
option-train-players = Liczby graczy, na zmianę.
option-train-simulations = Najmniejsza liczba symulacji decyzji, z których uczą się szanse początkowe.
    .default = 150
option-batch = Liczba pozycji w jednym kroku uczenia.
    .default = 512
option-reuse = Liczba pozycji, które program uczący losuje w rundzie, na każdą nową.
    .default = 2.5
option-window = Liczba ostatnich pozycji, z których losuje program uczący.
    .default = 2000000
option-result = Udział wyniku partii w celu dla szans, od 0 do 1.
    .default = 0.2
option-setting = Inne ustawienie treningu, na przykład dropout=0.1; powtórz dla kilku.
option-train-seed = To samo ziarno daje te same partie i wagi.
about-dataset =
    Zapisać partie między botami w plikach Parquet.

    Folder dostaje jeden wiersz na decyzję, w plikach po 50 partii. Powtórz to samo polecenie, aby kontynuować po przerwaniu, albo z większą liczbą partii, aby powiększyć zbiór.
option-dataset-games = Liczba partii, na zmianę z 2, 3 i 4 graczami.
option-dataset-bot = Bot na każdym miejscu.
option-dataset-variant = Warianty wszystkich partii.
option-dataset-seed = To samo ziarno daje te same partie.
about-perft =
    Policzyć ciągi decyzji.

    Liczenie zaczyna się od rozdania z ziarna albo od pozycji; późniejsze rozdanie kończy ciąg.
option-depth = Na ile decyzji w głąb.
option-perft-seed = Od którego rozdania liczyć.
    .default = 1
option-perft-position = Liczyć od tej pozycji albo od końca tego zapisu.
option-divide = Pokazać liczbę za każdą pierwszą decyzją.
about-bench =
    Zmierzyć szybkość obok innych bibliotek.

    Z --json wypisuje jeden obiekt: liczby dla gry albo dla kilku gier pod ich nazwami.
option-games = Które gry.
    .default = wszystkie
option-quick = Krótki przegląd: mniej czasu na każdą liczbę.
option-peers = Zmierzyć też inne biblioteki.
    .default = tam, gdzie są zainstalowane
option-only = Zmierzyć tylko te części, oddzielone przecinkami: kernel, python, search, batch, compile, peers; peers=breakthrough wskazuje jedną z gier innych bibliotek, peers=breakthrough+chess dwie.
    .default = wszystkie
about-warmup =
    Skompilować jądra obliczeń, raz na wersję.

    Leżą potem w pamięci podręcznej, a wszystko, co gra wiele ruchów, jest wielokrotnie szybsze.
about-schema = Wypisać schemat JSON formatu albo wszystkich.
option-name = Format, na przykład position, record albo advice; nieznana nazwa wypisuje wszystkie.
    .default = wszystkie
about-puzzles = Rozwiązywać udowodnione zagadki lub szukać nowych.
about-list-puzzles = Pokazać zagadki gry.
option-theme = Tylko zagadki z tym tematem.
about-play-puzzle = Rozwiązać zagadkę.
option-play-puzzle-seed = To samo ziarno wybiera tę samą zagadkę.
about-daily = Rozwiązać zagadkę dnia.
option-date = Dzień, na przykład 2026-11-16.
    .default = dziś
option-puzzle = Nazwa zagadki.
option-rating = Ranking, w pobliżu którego wybierana jest zagadka.
    .default = Twój ranking
about-mine-puzzles =
    Szukać zagadek w partiach botów albo w zapisach partii.

    Rozwiązania są ściśle udowodnione; z --margin także takie, które są wyraźnie najlepsze. Boty wszystkich poziomów mierzą trudność. Powtórz to samo polecenie, aby kontynuować po przerwaniu.
option-records = Zapis partii, plik .jsonl z jednym zapisem w wierszu albo folder z takimi plikami, zamiast partii botów; można podać kilka razy.
option-strict = Zatrzymać się przy pierwszym niepoprawnym zapisie; w przeciwnym razie jest zgłaszany i pomijany.
option-margin = Przyjmować też rozwiązania bez dowodu, których szansa na wygraną przewyższa każdą inną decyzję o tyle punktów procentowych.
    .default = tylko ścisłe dowody
option-mine-puzzles-simulations = Symulacje każdego przeszukania i każdej oceny przy przewadze; jest po dwa, z różnymi ziarnami.
option-folder = Folder na znalezione zagadki.
option-mine-puzzles-games = Liczba partii.
option-mine-puzzles-seed = To samo ziarno daje te same zagadki.
about-build-collection = Wybrać różnorodny zbiór spośród znalezionych zagadek.
option-build-collection-out = Plik do zapisania.
    .default = zbiór z pakietu
option-most = Największa liczba zagadek.
about-admin = Zajmować się danymi serwera.
about-backup = Skopiować bazę danych, gdy serwer działa.
option-backup-file = Dokąd trafia kopia.
option-data = Folder danych serwera.
option-database = Baza danych PostgreSQL, jeśli serwer jej używa.
option-backup-force = Zastąpić plik, jeśli już jest.
about-restore =
    Wstawić kopię w miejsce bazy danych.

    Serwer nie może działać. To, co było wcześniej, zostaje obok.
option-restore-file = Kopia zapasowa.
about-prune-guests = Usunąć gości, których dawno nie było.
option-days = Niewidziani od tylu dni.
option-dry-run = Tylko ich policzyć.
about-export-records =
    Zapisać wszystkie zakończone partie gry.

    Każdy wiersz pliku zawiera jedną partię, bez imion graczy.
option-export-records-file = Plik do zapisania, np. games.jsonl.
about-close-table = Zamknąć stół na działającym serwerze.
option-table = Identyfikator stołu, z jego adresu.
option-wait = Tyle sekund na odpowiedź serwera.
about-ban = Wykluczyć użytkownika, na czas lub bez końca.
option-person = Identyfikator użytkownika albo nazwa konta.
option-ban-reason = Co przeczyta użytkownik.
option-ban-days = Czas w dniach; bez niego wykluczenie nie ma końca.
about-unban = Zakończyć wykluczenie.
about-reports = Wypisać otwarte zgłoszenia z czatem.
option-include-all = Także zgłoszenia załatwione.
about-resolve = Załatwić zgłoszenie.
option-report = Identyfikator zgłoszenia.
option-dismiss = Załatwić bez działania.
about-grant = Uczynić konto moderatorem.
about-revoke = Odebrać rolę moderatora.
about-audit = Wypisać ostatnie działania administracyjne.
option-audit-last = Ile wypisać.
about-push-keys = Utworzyć klucze do powiadomień przeglądarek.
about-stats = Powiedzieć, ile czego jest.
