# Terminal po polsku. $subject i $name to nazwa pliku, $near podpowiada nazwę albo wymienia znane.
# Imiona graczy stoją zawsze w mianowniku; w innych przypadkach odmienia się słowo „gracz” przed imieniem.

quoted = „{ $text }”
subject = { $subject }: { $text }
sentence = { $text }.
percent = { $number }%
error = błąd: { $text }
our-fault = { $what }; to błąd programu tetrarch: z TETRARCH_TRACEBACK=1 powie gdzie
more-faults = { $subject }: i jeszcze { $more ->
    [one] { $shown } błąd
    [few] { $shown } błędy
   *[many] { $shown } błędów
}
# Wiersz poleceń
unknown-language = { $where }: nie ma języka { $name }; { $near }
unknown-name = { $what ->
    [command] nieznane polecenie
    [effort] nieznana dokładność
    [format] nieznany format
    [part] nieznana część
    [peer] nieznana gra porównawcza
    [player] nieznany gracz
   *[game] nieznana gra
} { $name }; { $near }
unknown-option = nieznana opcja { $name }; { $near }
unknown-option-alone = nieznana opcja { $name }
usage-see = { $text }; zobacz tetrarch{ $command } --help
usage-lang = --lang stoi przed poleceniem: tetrarch --lang pl play eko
usage-missing = { $what ->
    [option] brakuje opcji
   *[argument] brakuje argumentu
} { $name }
usage-no-value = opcja { $name } wymaga wartości
usage-flag = opcja { $name } nie przyjmuje wartości
usage-extra = zbędne argumenty: { $given }
usage-whole = { $name }: to ma być liczba całkowita
usage-number = { $name }: to ma być liczba
usage-least = { $name }: to ma być co najmniej { $least }
usage-most = { $name }: to ma być co najwyżej { $most }
choose-one = { $options }: wybierz jedno z nich
not-one-or-more = { $option }: { $given } to nie 1 ani więcej

# Pliki
standard-input = standardowe wejście
the-line = wiersz
file-impossible = { $name }: żaden plik nie może się tak nazywać
file-is-folder = { $name }: to folder, nie plik
file-missing = { $name }: nie ma takiego pliku
file-unreadable = { $name }: nie można odczytać: { $reason }
file-too-long = { $name }: ma ponad { $most } bajtów; żaden z naszych plików nie jest tak długi
file-not-utf8 = { $name }: to nie jest tekst w UTF-8: bajt { $byte } jest nieczytelny
file-empty = { $name }: plik jest pusty
file-not-writable = { $name }: to folder; podaj plik do zapisu
file-unwritten = { $name }: nie można zapisać: { $reason }
there-already = { $name }: już istnieje; wybierz inną nazwę
there-already-force = { $name }: już istnieje; podaj inny plik albo --force, by go zastąpić
there-already-load = { $name }: już istnieje; „--load { $name } --save { $name }” kontynuuje tę partię
there-already-other = { $name }: już istnieje i nie jest wczytywanym zapisem

# Co mówi system
system-access = brak dostępu
system-permission = operacja niedozwolona
system-missing = nie ma takiego pliku ani folderu
system-full = brak miejsca na dysku
system-read-only = system plików tylko do odczytu
system-name = za długa nazwa pliku
system-no-folder = to nie folder
system-folder = to folder
system-address-used = adres jest już zajęty
system-address = ten adres nie należy do tego komputera
system-loop = za dużo dowiązań symbolicznych
system-device = błąd odczytu lub zapisu
system-host = nieznana nazwa komputera

# Czym jest plik
several-lines = { $subject }: pozycja w jednym wierszu ma jeden wiersz, a nie { $lines }
unreadable = { $subject }: to ani JSON, ani pozycja w jednym wierszu, która zaczyna się od { $begins }
no-format = { $subject }: format: brakuje go; znane: { $known }
unknown-format = { $subject }: format: { $name } jest nieznany; { $near }
record-game = { $subject }: game: { $name } jest nieznana; { $near }
no-record = { $subject }: to nie zapis; zapis zawiera całą partię z jej decyzjami
mere-board = { $subject }: to plansza bez partii; „new { $game } --board” rozdaje ją na niej
at-without-record = { $subject }: --at dotyczy zapisów, a to nie jest zapis
at-beyond = { $subject }: liczba zdarzeń: { $events }; --at jest od 0 do tej liczby, a nie { $given }
other-game = { $subject }: należy do gry { $game }; przyjmie to „tetrarch { $command }”
no-such-seat = { $subject }: --seat: nie ma miejsca { $seat }: miejsca są od 0 do { $last }
other-view = { $subject }: --seat: to widok { $whose ->
    [watcher] kogoś, kto tylko patrzy
   *[seat] miejsca { $viewer }
}: nie ma w nim nic dla miejsca { $seat }

# Rozdawanie
other-options = { $options }: to nie opcja gry { $game }, która ma { $has }
beside-board = { $options }: dotyczy plansz losowych, a --board podaje całą planszę
line-no-board = { $name }: to pozycja w jednym wierszu, nie plansza
board-players = { $name }: players: liczba graczy planszy to { $players }, a --players chce innej (E1.5)
file-without-variant = --{ $option }: nie ma zastosowania bez --variant { $variant } ({ $rule })
no-seat-number = --{ $option }: { $name } to nie miejsce; miejsca to liczby oddzielone przecinkami, najpierw najmłodszego, na przykład 1,0,2 (L3.2)
new-seed = ziarno: { $seed } (to samo ziarno i opcje rozdają tę partię znowu; „play --load --seed” kontynuuje ją i ujawnia ziarno)

# Pokazywanie i odtwarzanie
too-narrow = (szerokość rysunku w kolumnach: { $needed }, terminala: { $width })
show-itself = { $name }: to właśnie ma być pokazane; podaj inny plik na rysunek
board-no-seats = { $subject }: to plansza; tylko partie mają miejsca i coś do ukrycia
board-no-line = { $subject }: to plansza; tylko pozycje zapisuje się w jednym wierszu
board-no-points = { $subject }: to plansza; tylko partie mają punkty
no-score-sheet = --score: { $game } nie ma arkusza punktów; rysunek pokazuje wszystkie punkty
legal-count = { $count ->
    [one] { $shown } dozwolona decyzja
    [few] { $shown } dozwolone decyzje
   *[many] { $shown } dozwolonych decyzji
}
for = { $told } ({ $player })
deal = rozdanie
no-events = { $subject }: ma zdarzenia od 1 do { $events }; od { $first } do { $last } nie ma żadnego
no-turn = { $subject }: tura { $turn } nie ma zdarzeń; ostatnia tura to { $last }

# Sprawdzanie
verify-true = prawdziwy
verify-events = { $events ->
    [one] { $shown } zdarzenie
    [few] { $shown } zdarzenia
   *[many] { $shown } zdarzeń
}
verify-unfinished = nieukończona, { $now }
verify-closed = partię przerwano
verify-resigned = { $losers ->
    [one] { $names } się poddaje
   *[other] { $names } się poddają
}, { $winners ->
    [0] nikt nie wygrywa
    [one] { $others } wygrywa
   *[other] { $others } wygrywają
}
verify-timed-out = { $losers ->
    [one] { $names } nie ma już czasu
   *[other] { $names } nie mają już czasu
}, { $winners ->
    [0] nikt nie wygrywa
    [one] { $others } wygrywa
   *[other] { $others } wygrywają
}
verify-balanced = rozdanie jest najbardziej wyrównane z { $deals }
verify-seed = ziarno { $deals ->
    [0] daje ten początek
    [one] daje ten początek i rozdanie
    [few] daje ten początek i wszystkie { $deals } rozdania
   *[many] daje ten początek i wszystkie { $deals } rozdań
} i było objęte zobowiązaniem
verify-no-commitment = bez zobowiązania
verify-unrevealed = zobowiązano się do ziarna, którego nie ujawniono: nic nie dowodzi, że rozdało tę partię
verify-not-yet = zobowiązano się do ziarna, którego jeszcze nie ujawniono
verify-kept = zgadza się z tym, co zachowano sprzed rozdania
kept-no-seed = { $subject }: seed: nie ujawniono ziarna, do którego się zobowiązano
kept-commitment = { $subject }: commitment: to nie jest zobowiązanie zachowane sprzed rozdania
kept-salt = { $subject }: salts: brakuje { $salt }
kept-salt-commitments = { $subject }: salts: to nie są sole z zobowiązań zachowanych sprzed rozdania

# Rady
out-of-range = { $option }: { $given } nie leży od 1 do { $most }
advise-seconds = --seconds: { $given } to nie więcej niż 0
no-advice = { $subject }: { $reason }
no-advice-at-end = { $subject }: { $reason }; z zapisu --at bierze wcześniejszą pozycję
no-review-unfinished = { $subject }: { $reason }; --unfinished analizuje dotychczasowe decyzje
bot-thinks = { $bot } myśli
best-so-far = { $bot } myśli: { $best }, { $made } (Ctrl-C przerywa)
review-progress = analiza: { $effort }, { $done } z { $total } (Ctrl-C przerywa)
simulations = { $count ->
    [one] { $count } symulacja
    [few] { $count } symulacje
   *[many] { $count } symulacji
}
visits = { $count ->
    [one] { $count } wizyta
    [few] { $count } wizyty
   *[many] { $count } wizyt
}
certain = pewne
chances = Szanse na wygraną ({ $based }):
chances-one-decision = Szanse: dozwolona jest tylko jedna decyzja.
chances-no-opinion = Szanse: { $bot } nie ma o nich zdania.
evaluation-chances = Szanse na wygraną i oczekiwane punkty ({ $based }):
evaluation-owners = Właściciele na końcu:
evaluation-nobody = nikt
calibration-title = { $game }: przewidywania i wyniki
best-line = dalej: { $line }

# Miejsca partii
too-many-seats = --seat: graczy { $given }, a miejsc { $players }
load-own-deal = { $options }: zapis ma własne rozdanie; wybierz jedno z nich
no-program = { $subject }: { $program }: żaden zapis nie może uruchomić programu; podaj wszystkich przez --seat
seed-no-commitment = { $subject }: --seed: zapis nie ma zobowiązania, więc o żadnym ziarnie nie da się dowieść, że jest jego
seed-other = { $subject }: --seed: to nie ziarno, do którego zapis się zobowiązał; podaj tamto albo żadne
seed-other-deal = { $reason }, do którego zapis się zobowiązał; bez --seed jego partia toczy się dalej bez dowodu
unrevealed-over = Zapis zobowiązał się do ziarna, którego nie ujawniono, więc nic nie dowodzi, że rozdało tę partię; ujawnia je --seed SEED.
unrevealed-deals = Zapis zobowiązał się do ziarna, którego nie podano. Późniejsze rozdania biorą się z nowego i verify nigdy żadnego nie dowiedzie; --seed SEED gra dalej z tym ze zobowiązania.
unrevealed = Zapis zobowiązał się do ziarna, którego nie podano, więc verify nie dowiedzie na końcu rozdania; --seed SEED, teraz albo wtedy, je ujawnia.

# Granie
person = człowiek
greeting = Przy stole: { $seats }. Wpisz ?, by zobaczyć pomoc.
greeting-bots = Przy stole: { $seats }.
thinking = { $player } myśli (Ctrl-C: decyduj teraz)
pass-keyboard = Przy klawiaturze siada { $player }; pozostali nie patrzą.
press-enter = Naciśnij Enter, gdy wszystko gotowe.
forfeit = { $player } traci decyzję ({ $kind ->
    [crash] program się zatrzymał
    [hang] brak odpowiedzi
    [garbage] nieczytelna odpowiedź
   *[illegal] niedozwolony ruch
}): zostaje wylosowana.
not-asked = Program gracza { $player } nie jest już pytany.
legal = dozwolone: { $decisions }
over = koniec (undo, board, save PLIK, quit)
not-played = nie zagrano: { $part } i dalej; teraz decyduje ktoś inny
no-bid = to nie jest stawka: napisz liczbę monet
unknown-word = { $name } to ani decyzja, ani polecenie; { $near }
nothing-refused = niczego nie odmówiono
nothing-to-undo = nie ma czego cofnąć
undo-refused = tego nie można cofnąć: { $reason }
taken-back = cofnięto: { $count ->
    [one] { $count } decyzję
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
save-needs-name = save wymaga nazwy pliku: save partia.json
saved = zapisano w { $name }
go-on = Dalszy ciąg: { $command }
not-kept = Partii nie zachowano; --save PLIK zachowa następną.
no-score = ta gra nie ma arkusza punktów; rysunek pokazuje wszystkie punkty
moves-more = „ruchy { $place }” mówi więcej o jednym { $place_kind ->
    [region] regionie
   *[space] stosie
}
no-place = { $place_kind ->
    [region] żaden region
   *[space] żadne pole
} nie nazywa się { $name }; { $near }
nothing-there = nic z tego, co teraz dozwolone, nie dotyczy { $place }

# Co można wpisać oprócz decyzji
several-decisions = Kilka decyzji w jednym wierszu: ze spacjami albo ; między nimi. Oprócz decyzji:
command-help = ta pomoc
command-moves = co jest dozwolone; „ruchy { $place }” tylko { $place_kind ->
    [region] dla regionu
   *[space] dla stosu na
} { $place }, ze zdaniami i zasadami
command-board = narysować planszę jeszcze raz
command-describe = opisać pozycję słowami
command-score = skąd bierze się każdy punkt, gdyby gra skończyła się teraz
command-undo = powrót do ostatniej decyzji człowieka{ $hidden ->
    [yes] , ale nigdy poza stawkę, rozdanie ani odkrytą od tego czasu kartę lub żeton
   *[no] {""}
}
command-why = powiedzieć jeszcze raz, dlaczego czegoś odmówiono
command-save = „save PLIK” zapisuje partię w pliku
command-quit = odejść od stołu; tak samo Ctrl-D i Ctrl-C
called-help = pomoc
called-moves = ruchy
called-board = plansza
called-describe = opisz
called-score = punkty
called-undo = cofnij
called-why = dlaczego
called-save = zapisz
called-quit = koniec

# Serwer
extra-missing = { $feature } wymaga dodatku { $extra }, który nie jest zainstalowany: pip install 'tetrarch[{ $extra }]'
arena-extra = nie zapisano, bo dodatek arena nie jest zainstalowany: { $files }; pip install 'tetrarch[arena]'
fairness-games = { $games ->
    [one] { $shown } partia
    [few] { $shown } partie
   *[many] { $shown } partii
}
fairness-head = { $games ->
    [one] { $shown } partia
    [few] { $shown } partie
   *[many] { $shown } partii
} między równie silnymi botami ({ $bot }). Udział w wygranej z przedziałem 95% i punkty powyżej średniej:
fairness-seat = miejsce { $seat }
fairness-place = { $place ->
    [1] gra jako pierwszy
    [2] gra jako drugi
    [3] gra jako trzeci
   *[other] gra jako czwarty
}
fairness-share = { $share }% (od { $low } do { $high })
fairness-lead = { $points } pkt
fairness-even = Żadne miejsce nie ma dowiedzionej przewagi: żaden przedział nie leży powyżej równego udziału { $even }%.
fairness-favoured = Dowiedziona przewaga, powyżej równego udziału { $even }%: { $names }.
fairness-forced = Ile warte jest rozpoczęcie za opłatą, dla każdego miejsca po kolei:
fairness-coins = { $coins ->
    [0] pierwszy bez opłaty
    [one] pierwszy za { $coins } monetę
    [few] pierwszy za { $coins } monety
   *[many] pierwszy za { $coins } monet
}
fairness-bid = { $coins ->
    [0] Za rozpoczęcie nie warto płacić ani jednej monety.
    [one] Za rozpoczęcie warto zapłacić { $coins } monetę.
    [few] Za rozpoczęcie warto zapłacić { $coins } monety.
   *[many] Za rozpoczęcie warto zapłacić { $coins } monet.
}
fairness-bid-between = { $coins ->
    [one] Za rozpoczęcie warto zapłacić od { $low } do { $coins } monety.
    [few] Za rozpoczęcie warto zapłacić od { $low } do { $coins } monet.
   *[many] Za rozpoczęcie warto zapłacić od { $low } do { $coins } monet.
}
fairness-bid-or-none = { $coins ->
    [0] Za rozpoczęcie nie warto płacić ani jednej monety lub jest ono niekorzystne.
    [one] Za rozpoczęcie warto zapłacić najwyżej { $coins } monetę lub jest ono niekorzystne.
    [few] Za rozpoczęcie warto zapłacić najwyżej { $coins } monety lub jest ono niekorzystne.
   *[many] Za rozpoczęcie warto zapłacić najwyżej { $coins } monet lub jest ono niekorzystne.
}
fairness-no-bid = Rozpoczęcie jest niekorzystne, nawet gdy nic nie kosztuje.
fairness-bids = Ile warta jest każda stawka, gdy pozostali swobodnie wybierają swoje, dla każdego miejsca po kolei:
fairness-bid-coins = { $coins ->
    [one] stawka { $coins } monety
    [few] stawka { $coins } monet
   *[many] stawka { $coins } monet
}
fairness-best-bid = { $coins ->
    [one] Najczęściej wygrywa stawka { $coins } monety.
    [few] Najczęściej wygrywa stawka { $coins } monet.
   *[many] Najczęściej wygrywa stawka { $coins } monet.
}
fairness-best-bids = { $coins ->
    [one] Najczęściej wygrywa jedna z tych stawek: { $bids } monety.
    [few] Najczęściej wygrywa jedna z tych stawek: { $bids } monet.
   *[many] Najczęściej wygrywa jedna z tych stawek: { $bids } monet.
}
fairness-level = Poziom ufności: 95%.
fairness-none = --seconds: w tym czasie nie skończyła się żadna partia
fairness-over = { $subject }: gra jest skończona
numbers-plan = łącznie { $games ->
    [one] { $shown } partia
    [few] { $shown } partie
   *[many] { $shown } partii
}
numbers-progress = { $done } z { $total } partii
numbers-stopped = zatrzymano po { $done } z { $total } partii; powtórz to samo polecenie, aby kontynuować
train-endless = podaj --for, --rounds albo oba: trening nigdy by się nie skończył
train-duration = --for: { $given } nie jest czasem takim jak 90s, 20m albo 1.5h
train-players = --players: { $given } nie jest listą liczb od 2 do 4, taką jak 2,3,4
train-setting = --setting: { $given } nie jest nazwą z poprawną wartością, na przykład dropout=0.1; nazwy to { $known }
train-self-play = --self-play: { $given } nie jest jedną z wartości { $known }
train-no-gpu = --self-play { $given } wymaga karty graficznej NVIDIA i jej sterownika, a na tej maszynie ich nie ma
train-games = partie: { $games }, pozycje: { $positions }
train-round = runda { $round }: kroki { $steps }, strata na odłożonych pozycjach: szanse { $chances }, szanse początkowe { $priors }; wygrane względem równego udziału: { $evaluation } przeciw ocenie, { $accepted } przeciw ostatniej przyjętej sieci
train-stopped = zatrzymano; powtórz to samo polecenie, aby kontynuować
train-done = { $rounds ->
    [one] skończono { $rounds } rundę; opisuje ją folder { $folder }
    [few] skończono { $rounds } rundy; opisuje je folder { $folder }
   *[many] skończono { $rounds } rund; opisuje je folder { $folder }
}
train-none = nie przyjęto żadnej sieci: żadna nie wygrała swojego meczu
file-written = zapisano: { $name }
serve-log-level = --log-level { $level }: znane: debug, info, warning, error
serve-busy = nie można nasłuchiwać na { $host }, port { $port }: { $reason }; --port podaje inny port, a 0 bierze dowolny wolny
serve-ready = Tetrarch działa pod adresem { $address } (dane w { $data }); zatrzymuje go Ctrl+C
serve-failed = serwer nie mógł wystartować; jego dziennik mówi dlaczego
worker-ready = Procesy czekające na zadania: { $workers }; Ctrl+C je zatrzymuje
worker-bus = brakuje --bus: Redis lub Valkey serwerów, redis://...
serve-external-bot = --external-bot: { $text } musi wyglądać jak NAZWA=POLECENIE
admin-no-answer = żaden serwer nie odpowiedział w ciągu { $seconds } s; { $table } zostanie zamknięty, gdy tylko któryś ruszy
admin-refused = serwer nie zamyka { $table }: { $answer }
admin-postgresql = to baza danych PostgreSQL, który ma własne narzędzie: { $tool }
admin-backup = { $file }: { $bytes ->
    [one] { $shown } bajt
    [few] { $shown } bajty
   *[many] { $shown } bajtów
}
admin-restored = { $target }: przywrócono z { $file }
admin-restored-kept = { $target }: przywrócono z { $file }; to, co tam było, jest w { $kept }
admin-pruned = { $guests ->
    [one] usunięto { $shown } gościa
    [few] usunięto { $shown } gości
   *[many] usunięto { $shown } gości
}
admin-would-prune = { $guests ->
    [one] do usunięcia jest { $shown } gość
    [few] do usunięcia jest { $shown } gości
   *[many] do usunięcia jest { $shown } gości
}
admin-records = { $file }: { $count ->
    [one] { $shown } zapis partii
    [few] { $shown } zapisy partii
   *[many] { $shown } zapisów partii
}
admin-closed = { $table }: zamknięty
admin-banned = { $days ->
    [0] { $name }: zakaz gry
    [one] { $name }: zakaz gry na jeden dzień
    [few] { $name }: zakaz gry na { $days } dni
    [many] { $name }: zakaz gry na { $days } dni
   *[other] { $name }: zakaz gry na { $days } dnia
}
admin-unbanned = { $name }: koniec zakazu gry
admin-report = { $id }  { $time }  { $reporter } zgłasza gracza { $name } ({ $person }): { $reason ->
    [chat] czat
    [name] nazwa
    [cheating] oszustwo
    [leaving] porzucanie gier
   *[other] inne
}{ $outcome ->
    [open] {""}
    [acted] , załatwione działaniem
   *[dismissed] , oddalone
}
admin-open-reports = { $count ->
    [0] brak otwartych zgłoszeń
    [one] { $shown } otwarte zgłoszenie
    [few] { $shown } otwarte zgłoszenia
   *[many] { $shown } otwartych zgłoszeń
}
admin-resolved = { $id }: załatwione
admin-granted = { $name }: jest moderatorem
admin-revoked = { $name }: nie jest już moderatorem
admin-command-line = wiersz poleceń
admin-no-actions = brak działań
admin-push-contact = do kogo mogą pisać usługi powiadomień
admin-push-public = należący do niego klucz publiczny: { $key }
stat-database = baza danych
stat-version = wersja
stat-people-guest = osoby, goście
stat-people-account = osoby, konta
stat-people-bot-account = konta botów
stat-matches-waiting = partie oczekujące
stat-matches-running = partie w toku
stat-matches-over = partie zakończone
stat-matches-closed = partie zamknięte
stat-entries = wpisy
stat-sessions = sesje
stat-ratings = rankingi
stat-push = subskrypcje powiadomień
stat-bytes = bajty
stat-beat = ostatnio widziany
stat-never = nigdy
stat-ago = { $seconds } s temu

# Jądra obliczeń
warming = Kompilowanie { $game } (raz na wersję)
warm-already = { $game }: jądra są już skompilowane
warm-now = { $game }: skompilowano jądra w { $seconds } s
warm-no-folder = { $name }: nie można utworzyć: { $reason }; TETRARCH_CACHE podaje inny folder
warm-failed = { $game }: jądra się nie kompilują: { $reason }
not-compiled = Jądra gry { $game } nie są skompilowane, więc boty są słabsze: „tetrarch warmup { $game }” skompiluje je jednorazowo.
said-nothing = nic nie powiedziano
perft-own-deal = { $options }: pozycja ma własne rozdanie; wybierz jedno z nich
perft-view = { $name }: to widok: tego, co w nim ukryte, nie da się policzyć (L9.1)
bench-no-peers = --peers: nie ma .bench-venv z innymi bibliotekami; tworzy go „make bench”
bench-no-answer = proces, który miał grać na własnym rdzeniu, skończył się bez odpowiedzi
bench-not-compiled = jądra się nie kompilują: „tetrarch warmup” mówi dlaczego
bench-peers-failed = { $name }: innych bibliotek nie da się zmierzyć: { $reason }
bench-peer-failed = nie można zmierzyć { $name }: { $reason }; „make bench” instaluje inne biblioteki

# Dokładne rozwiązywanie.
solve-yes = { $player } wygrywa w ciągu { $turns ->
        [one] jednej tury
        [few] { $turns } tur
       *[many] { $turns } tur
    }, cokolwiek zrobią inni.
solve-yes-end = { $player } wygrywa, cokolwiek zrobią inni.
solve-yes-share = { $player } wygrywa lub dzieli wygraną, cokolwiek zrobią inni.
solve-yes-hold = { $player } może zapobiec wygranej innego gracza przed swoją następną turą.
solve-yes-save = { $player } może ocalić Cesarza do swojej następnej tury.
solve-no = { $player } nie ma wymuszonej wygranej w ciągu { $turns ->
        [one] jednej tury
        [few] { $turns } tur
       *[many] { $turns } tur
    }.
solve-no-end = { $player } nie może wymusić wygranej.
solve-no-share = { $player } nie może wymusić podziału wygranej.
solve-no-hold = { $player } nie może zapobiec wygranej innego gracza przed swoją następną turą.
solve-no-save = { $player } nie może ocalić Cesarza.
solve-yes-lead = { $player } może w tej turze objąć prowadzenie.
solve-no-lead = { $player } nie może w tej turze objąć prowadzenia.
solve-unknown = Nieznane: liczba pozycji { $nodes } nie wystarcza; --nodes pozwala na więcej.
solve-unknown-hidden = Nieznane: wynik zależy od ukrytych kart lub żetonów albo od późniejszych rozdań.
solve-line = Dalszy ciąg: { $line }
solve-points = Punkty na końcu: { $points }
solve-effort = Zbadano pozycji: { $nodes }.
proof-written = Dowód (pozycji: { $nodes }): { $file }
proof-right = { $file }: udowodnione; odtworzono pozycji: { $nodes }.
solve-what = podaj pozycję do rozwiązania albo --check PLIK, by sprawdzić dowód
solve-proof-no = --proof: nic nie zostało udowodnione, więc { $file } nie zostaje zapisany
proof-wrong = { $subject }: { $reason }

# Zagadki.
puzzle-players = { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
puzzle-count = { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
       *[many] { $count } zagadek
    }
puzzle-head = Zagadka { $id }: { $theme } (ranking { $rating })
puzzle-ask = { $step } (? pokazuje dozwolone decyzje, q pokazuje rozwiązanie)
puzzle-reply = { $player } odpowiada { $decision }.
puzzle-solved = Rozwiązane!
puzzle-failed = To nie jest rozwiązanie.
puzzle-given-up = Rozwiązanie:
puzzle-own-rating = Twój ranking: { $rating }
puzzle-streaks = Rozwiązane: { $solved } z { $tried }; z rzędu: { $streak } (rekord: { $best }); zagadki dnia z rzędu: { $days }
puzzle-results-wrong = { $file }: games.{ $game }: liczby prób są ze sobą sprzeczne
puzzle-results-damaged = { $reason }; przenieś { $file } w inne miejsce, aby zacząć z nowymi wynikami
puzzle-date = --date: { $given } nie jest datą taką jak 2026-11-16
puzzle-progress = partie: { $done } z { $total }, zagadki: { $found }
puzzle-none = { $folder }: brak znalezionych zagadek; szuka ich tetrarch puzzles mine
puzzle-other-game = { $file }: zapis gry { $game }, a nie { $wanted }
puzzle-no-records = { $paths }: brak poprawnych zapisów gry { $game }
puzzle-left-out = { $count ->
    [one] Pominięto 1 zapis
    [few] Pominięto { $count } zapisy
   *[other] Pominięto { $count } zapisów
}
puzzle-built = Zagadki: { $count }; bajty: { $bytes }; plik: { $file }
