### Stół, powtórka i połączenie, po polsku.

## Words of many places

log = Dziennik
beats = bije
phase-bar = Co teraz trzeba zrobić
fewer = O jeden mniej
all-of-them = Wszystkie
turn-say = tura { $turn }
place-say = Miejsce { $place }
text-island = Wyspa { $regions }
chart = Punkty w kolejnych turach

## Players

player-away = Poza stołem
panel-open = Więcej: { $player }
chip-say = { $player }, punkty: { $points }{ $active ->
    [yes] , gra teraz
   *[no] {""}
}
clock-left = Pozostały czas
clock-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
curtain = { $name }, twoja kolej
curtain-open = To ja, pokaż

## Ekö

eko-track = { $points } z { $goal } punktów
eko-panel = { $player }: punkty { $points }, { $capital ->
    [yes] ma stolicę
   *[no] bez stolicy
}, rezerwa { $reserve }, pojmani { $captives }{ $active ->
    [yes] , gra teraz
   *[no] {""}
}.
eko-capital = stolica
eko-no-capital = bez stolicy
eko-capital-title = Do zwycięstwa trzeba budynku w stolicy
eko-source-tent = Obozy
eko-source-tower = Wieże
eko-source-castle = Zamki
eko-source-crown = Pojmani Cesarze
eko-source-pyramid = Piramidy
eko-reserve = Rezerwa
eko-box = Dyski poza grą
eko-emperor = Cesarz
eko-left-1 = Pozostałe obozy: { $number }
eko-left-2 = Pozostałe wieże: { $number }
eko-left-3 = Pozostałe zamki: { $number }
eko-captive = Pojmany Cesarz: { $player }
eko-captive-own = Pojmany Cesarz: twój
exchange-ask = Musisz oddać pojmanego za swojego Cesarza; wybierz, którego.
tray-say = { $emperor ->
    [yes] Cesarz wśród dysków: { $discs }
   *[no] { $discs ->
        [one] { $discs } dysk
        [few] { $discs } dyski
       *[other] { $discs } dysków
    }
}

## Legends

card-row = Rząd kart
row-empty = puste
row-say-card = { $title }, cena { $price }.
row-say-coins = Twoje monety: { $coins }.
cards-none = Jeszcze brak kart.
cards-owned = Karty
armies-left = Pozostałe armie
cities-left = Pozostałe miasta
source-regions = Regiony
source-islands = Wyspy
source-cards = Karty
source-elixirs = Eliksiry
source-tokens = Żetony
source-leader = Przywódca
score-region = Region
score-island = Wyspa
score-citadel = Cytadela
score-elixirs = Najwięcej eliksirów
score-dragon = Pokonany smok
legends-panel = { $player }: punkty { $points }, monety { $coins }, karty { $cards }{ $active ->
    [yes] , gra teraz
   *[no] {""}
}.
points-say = Pozostałe punkty: { $left }, potem { $after }
bid-label = Twoja stawka
bid-value = { $value ->
    [one] Stawka: { $value } moneta
    [few] Stawka: { $value } monety
   *[other] Stawka: { $value } monet
}
bid-left = zostanie { $left }, jeśli wygrasz
bid-hint = uczciwa wartość { $value }
bid-shown = pokazana
bid-sealed = zapieczętowana
bid-thinking = myśli
founder-tray = Plansze do ułożenia
founder-side = { $side ->
    [horseshoe] podkowa
    [citadel] cytadela
    [desert] pustynia
    [meadows] łąki
    [volcano] wulkan
    [ice] lód
    [tall] skały
    [fern] paproć
   *[other] { $side }
}
founder-turn = Obróć
founder-flip = Odwróć
founder-suggest = Zaproponuj

## Replay

replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
moment-say = { $at } z { $last }

## The page

ok = OK
no = Nie
skip = Pomiń
send = Wyślij
copied = Skopiowano link.
copy-link = Kopiuj link
loading = Stół jest przygotowywany…
menu = Menu
keys = Klawisze i znaki
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz coś
result = Wynik
record = Zapis

## Connection

net-offline = Brak połączenia. Tego, co teraz wybierzesz, nie da się wysłać.
net-reconnecting = Ponowne łączenie…
net-reconnecting-kept = Ponowne łączenie… twój ruch jest zachowany.
net-lost = Połączenie zostało zerwane; nie wiadomo, czy to dotarło. Spójrz na stół i spróbuj ponownie.
net-stale = Pozycja tymczasem się zmieniła.
net-fault = Wystąpił błąd serwera.

## Before the match

seat-kept = Zarezerwowane
seat-mine = Na tym urządzeniu
seat-mine-name = Nazwa
seat-ready = gotowe
seat-not-ready = jeszcze niegotowe
seat-plan = Kto siada na miejscu { $seat }
seat-gave-up = { $identity } · partia poddana
seat-stand-in = { $identity } · zastępuje komputer
seat-computer = { $identity } · komputer
seat-name-shared = { $name } ({ $identity })
sit-here = Usiądź tutaj
get-up = Wstań
not-ready = Jednak jeszcze nie
start-with-computers = Zacznij z komputerami
close-table = Zamknij stół
table-full = Wszystkie miejsca są zajęte; możesz oglądać.
table-closed = Ten stół jest zamknięty.
table-unnamed = Stół
guest-name = Gość
invite = Zaproś
invite-note = Wyślij link, podyktuj kod albo daj komuś zeskanować obrazek.
qr = Kod QR z linkiem
fair-chance = Uczciwe losowanie
fair-chance-note = Wszystko, co się tasuje, wynika z tajnej liczby, ziarna. Serwer zapieczętował je, zanim ktokolwiek usiadł, a po partii je pokazuje, żeby każdy mógł sprawdzić, że nic nie zmieniono. Możesz dodać własny tekst, sól: wtedy nawet serwer nie zna z góry wyniku tasowania.
commitment = Pieczęć
salt = Twoja sól
salt-add = Dodaj
salted = Sól dodana.
salt-elsewhere = Sól tej partii jest w innej twojej przeglądarce. Otwórz partię tam.
salt-changed = Sól innego gracza zmieniła się po wysłaniu twojej. Zgódź się jeszcze raz, z nową solą.
wait-restarted = { $times ->
    [one] Rozdanie zaczęto od nowa, gdy sól była już znana, bo zrezygnowała osoba: { $player }.
    [few] Rozdanie zaczynano od nowa { $times } razy, gdy sól była już znana; ostatnio zrezygnowała osoba: { $player }.
   *[many] Rozdanie zaczynano od nowa { $times } razy, gdy sól była już znana; ostatnio zrezygnowała osoba: { $player }.
}
wait-tournament = Partia zacznie się, gdy będą wszyscy gracze. Kogo nie będzie do { $time }, ten przegrywa.
wait-players = graczy: { $players }
wait-undo-free = swobodne cofanie
wait-undo-consent = cofanie za zgodą
wait-undo-off = bez cofania
wait-private = prywatny
wait-variants = warianty: { $variants }

## The table

title-your-turn = Twoja kolej – { $table }
your-turn = Twoja kolej
your-turn-say = Twoja kolej. { $asks }
turn-thinking = { $number ->
    [one] { $players } myśli.
   *[other] Myślą: { $players }.
}
turn-waiting = { $number ->
    [one] Kolej: { $players }.
   *[other] Czekamy na: { $players }.
}
show-again = Pokaż ponownie
show-again-note = Ruchy innych od twojej ostatniej decyzji.
steps-of = Tura: { $player }
steps-all = Wszystkie kroki
clock-warning = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
   *[other] Zostało { $seconds } sekund.
}
watching = Oglądasz
turn-title = Tura { $turn }
setup-title = Przygotowanie
sending = Wysyłanie…
undo-ask = Poproś o cofnięcie
undo-why-not = Tego nie da się cofnąć: { $reason }.
undo-asked = { $player } prosi o cofnięcie.
undo-waits = { $who ->
    [you] Prosisz
   *[other] { $player } prosi
} o cofnięcie; pozostali muszą się zgodzić.
reset-turn = Zacznij turę od nowa
reset-turn-note = Cofa wszystko, co postanowiono w tej turze.
reset-hold = Przytrzymaj, aby zacząć turę od nowa
turn-ends-soon = Nie ma nic więcej do wyboru: { $decision }
turn-ends-wait = Czekaj
turn-ended = Twoja tura dobiegła końca.
idle-hint = Możesz zacząć tutaj{"\u007F"}: { $place }{"\u007F"}.

# Podpowiedzi komputera
hint-ask = Podpowiedź
hint-title = Pokaż krok po kroku, co zrobiłby komputer. Gra z podpowiedziami nie liczy się jako samodzielna.
hint-unrated = Z podpowiedziami: partia nierankingowa
hint-thinking = Myślę…
hint-of = krok { $number } z { $steps }
hint-step-where = Gdzie patrzeć
hint-step-piece = Czym zagrać
hint-step-move = Ruch
hint-look-area = Spójrz na zaznaczony obszar.
hint-look-cards = Porównaj karty w rzędzie.
hint-look-choice = Porównaj możliwości; żadna nie leży na planszy.
hint-piece-from = Użyj zaznaczonego pionka.
hint-piece-at = Działaj w zaznaczonym miejscu.
hint-piece-card = Weź zaznaczoną kartę.
hint-tag-piece = Ten pionek
hint-tag-place = Tutaj
hint-tag-card = Ta karta
hint-next-piece = Który pionek?
hint-next-card = Która karta?
hint-next-move = Pokaż ruch
hint-play = Zagraj ten ruch
hint-why = Dlaczego
hint-for = Za:
hint-against = Przeciw:
hint-chance = Szacowana szansa na wygraną: { $chance }%.
hint-chance-other = Szacowana szansa na wygraną: { $chance }%, a po drugim najlepszym ruchu { $other }%.
hint-proven = { $chance ->
    [100] Tym ruchem wygrywasz, cokolwiek zrobią inni.
   *[other] Każdy ruch przegrywa, jeśli inni grają dobrze.
}
hint-then = Prawdopodobnie potem: { $next }
key-hint = Podpowiedź i jej następny krok

take-question-back = Wycofaj prośbę
agree = Zgoda
away-player = Nie ma przy stole: { $player }.
vote-computer = Niech dalej gra komputer
vote-asked = Czy komputer ma grać dalej za gracza { $player }?
vote-waits = Trwa głosowanie, czy komputer zagra za gracza { $player }.
table-watchers = Widzów: { $number }
away-title = Podczas twojej nieobecności
away-note = Podczas twojej nieobecności: { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchy
}.
away-play = Pokaż
stand-in = Niech komputer gra za mnie
stand-in-note = Możesz wrócić w każdej chwili.
stand-in-plays = Na twoim miejscu gra komputer.
bot-warmup = Komputer się rozgrzewa ({ $done } z { $total }). Do tego czasu gra słabiej.
bot-warmup-begins = Komputer się rozgrzewa. Do tego czasu gra słabiej.
go-away = Odejdź od stołu
go-away-note = Twoje miejsce zostaje; możesz wrócić.
go-away-sure = Odejść od stołu? Inni zobaczą, że cię nie ma, a ty możesz wrócić.
resign-sure = Poddać tę partię? Tego nie da się cofnąć.
rematch-ask = Rewanż
rematch-wanted = { $player } chce rewanżu
rematch-note = Ci sami gracze, każdy na następnym miejscu. Gra zaczyna się, gdy wszyscy się zgodzą.
share-result = Udostępnij wynik
share-picture = Obraz wyniku
share-note = Link otwiera powtórkę, a jego podgląd pokazuje ten obraz.
share-url = Link do powtórki
share-copy = Kopiuj link
to-tournament = Do turnieju
replay-open = Powtórka
reached-goal = Pierwsza wygrana z przeciwnikiem { $name }, liczba graczy: { $players }
reached-achievement = Osiągnięcie: { $title }
reached-see = Twoje postępy
review-open = Analiza
result-hints = { $number ->
    [one] z 1 podpowiedzią
    [few] z { $number } podpowiedziami
   *[many] z { $number } podpowiedziami
}
your-points = Twoje punkty
points-of = Punkty: { $player }
points-sources = Punkty: { $points }
no-points = Jeszcze bez punktów.
no-points-change = Punkty się nie zmieniają.
ends-game = To kończy grę.
would-win = Wygrasz: { $reason }.
would-share = Będzie to wspólna wygrana: { $reason }.
would-lose = Przegrasz: { $reason }.
would-lose-short = Przegrasz
would-win-nobody = Nikt nie wygra: { $reason }.
would-be-out = Przegrasz: nie będziesz mieć żadnego dysku na planszy.
would-eliminate = { $player }: brak dysków na planszy, a więc przegrana.
preview-hidden = Punkty zależą od tego, co się odsłoni.
choices = Wybór
leads = W tej chwili { $who ->
    [you] prowadzisz
   *[other] prowadzi { $player }
}

## Steps and words of Ekö

step-setup = Przygotowanie
step-action = Działanie
step-march = Przemarsz
step-reinforce = Zbrojenie
step-end = Koniec
ask-eko-swap = Zostaw Cesarza na miejscu albo zamień go z innym swoim dyskiem.
ask-eko-draft = Połóż dysk na wolnym polu.
ask-eko-action = Twoja kolej: wybierz stos albo teren pod budowę.
ask-eko-march = Maszeruj po kolejne działanie albo odpocznij.
ask-eko-march-action = Drugie działanie: wybierz stos albo teren pod budowę.
ask-eko-exchange = Wybierz pojmanego, którego oddasz.
ask-eko-reinforce = Wybierz stos do wzmocnienia albo zakończ turę.
ask-eko-picked = Wybierz, dokąd idzie stos{"\u007F"} z { $place }{"\u007F"}.
ask-eko-site = Wybierz stos, który buduje{"\u007F"} na { $place }{"\u007F"}.
eko-detail = punkty: { $points } z { $goal } · w rezerwie: { $reserve }
do-move = Ruch
do-regroup = Przegrupuj
do-attack = Atak
do-kamikaze = Kamikadze
do-construct = Buduj
do-reinforce = Wzmocnij
do-place = Połóż
do-swap = Zamień
do-scatter = Rozprosz
do-keep = Zostaw
do-pass = Pas
do-march = Maszeruj
cost-march = −{ $soldiers } { $soldiers ->
    [one] dysk
    [few] dyski
   *[many] dysków
}
do-rest = Odpocznij
do-finish = Koniec tury
versus-kamikaze = przeciw
your-reserve = Twoja rezerwa
cost-tempest = Dyski stracone w burzach
cost-soldiers = Dyski do pudełka
choice-building = { $building }, { $discs ->
    [one] { $discs } dysk
    [few] { $discs } dyski
    [many] { $discs } dysków
   *[other] { $discs } dyski
}
choice-building-emperor = { $building } z Cesarzem, { $discs ->
    [one] { $discs } dysk
    [few] { $discs } dyski
    [many] { $discs } dysków
   *[other] { $discs } dyski
}
choice-add = Dodaj { $discs }
choice-add-emperor = Dodaj { $discs } z Cesarzem
choice-way = −{ $discs } przez burzę { $zones }
choice-way-emperor = −{ $discs } z Cesarzem, przez burzę { $zones }
choice-way-free = Bez strat
choice-emperor = Cesarz
choice-soldier = Dysk wojownika
emperor-of = Cesarz gracza { $player }

## Steps and words of Legends

step-bid = Licytacja
step-take = Karta
step-choose = Wybór
step-place = Rozmieść
step-move = Ruch
step-city = Miasto
step-destroy = Zniszcz
ask-leg-take = Twoja kolej: weź kartę z rzędu.
ask-leg-half = Wybierz, co robi karta.
effect-printed = Na karcie
effect-unusable = { $effect }: { $why }.
effect-bonus = { $printed } na karcie, { $bonus } dzięki twoim zdolnościom
effect-where = w {"\u007F"}{ $places }|{ $number ->
    [one] 1 regionie
   *[other] { $number } regionach
}{"\u007F"}
ask-leg-place = Rozmieść armie: wybierz region.
ask-leg-move = Ruch: wybierz swoją grupę.
ask-leg-city = Zbuduj miasto: wybierz region.
ask-leg-destroy = Zniszcz armię: wybierz grupę.
ask-leg-picked = Wybierz, dokąd idą armie{"\u007F"} z { $place }{"\u007F"}.
leg-detail = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} · punkty w tej chwili: { $points }
points-left = { $points ->
    [one] został { $points } punkt
    [few] zostały { $points } punkty
    [many] zostało { $points } punktów
   *[other] zostały { $points } punkty
}
points-after = Ruch
coins-after = Monety
regions-after = Twoje regiony
do-sail = Płyń
do-city = Zbuduj miasto
do-destroy = Zniszcz
do-choose = Wybierz
do-take = Weź
do-take-for = Weź za { $price }
do-stop = Gotowe
do-give-up =
    { $step ->
        [half] Żaden z dwóch
        [queen] Nie bierz karty
        [place] Nie rozmieszczaj więcej
        [move] Nie ruszaj się więcej
        [city] Nie buduj miasta
       *[destroy] Nie niszcz armii
    }
give-up-title =
    { $step ->
        [queen] Nie brać ostatniej karty?
       *[other] Zrezygnować z efektu?
    }
give-up-note =
    { $step ->
        [half] Zachowujesz kartę { $card }, ale teraz nic ona nie robi: żaden z jej dwóch efektów nie następuje.
        [queen] Karta zostaje w rzędzie, a twoja tura się kończy.
       *[other] Zachowujesz kartę { $card }, ale reszta tego efektu przepada.
    }
give-up-no = Wróć
all-here = Wszystkie tutaj
armies = Armie
choice-destroy = Armia: { $player }
choice-destroy-coin = Armia: { $player }, i weź monetę
row-you-took = Wzięta karta: { $card }
row-took = { $player } bierze kartę { $card }
row-taken = wzięta
then-later = potem { $step }
card-of = Karta { $card } z { $cards }
bid-title = Licytacja o pierwszą turę
bid-note = Wszyscy licytują w tajemnicy; kto da najwięcej, płaci i wskazuje, kto zaczyna.
bid-seal = Zapieczętuj
bid-wait = Twoja stawka jest zapieczętowana; inni jeszcze myślą.
first-title = Kto zaczyna?
lay-board = Połóż
side-not-here = Ta strona nie może tu leżeć.

## Result

result-wins = Wygrywa { $player }
result-you-win = Wygrywasz
result-tie = Wspólna wygrana
result-nobody = Nikt nie wygrywa
result-moments = Decydujące momenty
result-turn = Tura { $turn }
result-review = Znajdź decydujące momenty
result-chance = Zmiana szansy na wygraną
result-chance-note = Wartości procentowe to szanse na wygraną przed decyzją i po niej.
result-reviewing = Każda decyzja jest sprawdzana ponownie…
result-no-review = Tej partii nie można teraz przeanalizować.
chart-chances = Szansa na wygraną
result-minutes = { $minutes } min
result-hours = { $hours } godz. { $minutes } min
result-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
result-rating = Ranking { $before } → { $after }
result-rating-first = Ranking { $after }
result-new-game = Nowa partia
result-kind-attack = Atak
result-kind-kamikaze = Atak kamikadze
result-kind-construct = Budynek
result-kind-reinforce = Posiłki
result-kind-regroup = Wyższy stos
result-kind-move = Ruch
result-kind-take = Karta
result-kind-place = Nowe armie
result-kind-sail = Rejs
result-kind-city = Nowe miasto
result-kind-destroy = Zniszczona armia
result-kind-other = Decyzja
shuffle-verified = Tasowanie sprawdzone
record-verified = Zapis sprawdzony
shuffle-doubtful = Tasowanie niesprawdzone
shuffle-recomputed = Twoja przeglądarka obliczyła ponownie części rozdania z ujawnionego ziarna: { $parts }.
shuffle-wrong = Twoja przeglądarka obliczyła rozdanie ponownie z ujawnionego ziarna i znalazła różnice: { $parts }.
shuffle-kept = Pieczęć i sole zgadzają się z tymi, które przeglądarka zachowała sprzed tasowania.
shuffle-command = Aby sprawdzić to bez tej strony, pobierz zapis i uruchom verify.py z dokumentacji Tetrarch:
shuffle-no-seed = Serwer nie ujawnił ziarna, które zapieczętował.
shuffle-other-commitment = Pieczęć serwera nie jest tą, którą przeglądarka zachowała sprzed tasowania. Serwer mógł wybrać to rozdanie.
shuffle-lost-salt = W zapisie brakuje twojej soli albo ją zamieniono. Serwer mógł wybrać to rozdanie.
shuffle-other-salts = Sole w zapisie nie są tymi, które były zapieczętowane, zanim przeglądarka ujawniła twoją. To rozdanie mogło zostać wybrane.
shuffle-balanced = Przeglądarka nie sprawdza, które z możliwych rozdań jest najbardziej wyrównane.

## Settings of a table

notation = Notacja
notation-note = Wpisz ruch, jak na liście; Enter go wykonuje.
notation-not-now = Teraz nie możesz nic postanowić.
play-it = Zagraj

## Keys

key-arrows = do sąsiada w tę stronę
key-targets = następny lub poprzedni cel
key-enter = wybierz, potem potwierdź
key-escape = krok wstecz
key-undo = cofnij
key-reset = zacznij turę od nowa
key-end = zakończ krok lub turę
key-again = pokaż ponownie ostatnie ruchy innych
key-numbers = liczby, wybory, karty
key-names = pokaż lub ukryj nazwy miejsc
key-info = wszystko o miejscu
key-why = dlaczego nie tutaj
key-scores = punkty i ich źródła
key-notation = wpisz ruch
key-help = ta strona
key-zoom = powiększ i dopasuj
key-drag = Stosy, armie i karty można też przeciągać na cel.
marks-title = Znaki na planszy
marks-move = Kropka lub but: ruch tutaj.
marks-regroup = Przerywany pierścień: dołącz do swojego stosu; liczba to jego nowa wysokość.
marks-attack = Czerwony pierścień z zębami: atak.
marks-kamikaze = Rozbłysk: atak kamikadze.
marks-construct = Kropkowany sześciokąt z młotem: budowa; liczba to koszt.
marks-reinforce = Podwójny pierścień: dodaj dyski; liczba to wolne miejsce.
marks-place = Kropkowany pierścień lub kostka: połóż tutaj.
marks-swap = Strzałki: zamiana z Cesarzem.
marks-scatter = Rozprysk: ten stos może się rozproszyć.
marks-sail = Statek: przepraw się morzem; liczba to cena.
marks-city = Miasto: zbuduj je tutaj.
marks-destroy = Zęby: zniszcz armię.
marks-choose = Blady region: można go wybrać.

## Replay of a match

fork = Graj dalej stąd
replay-of = { $table } · powtórka
replay-begin = Przed pierwszym ruchem.
replay-not-begun = Ta partia jeszcze się nie zaczęła.
replay-leave = Do stołu
share-moment = Udostępnij ten moment
eyes = Widok
eyes-own = własny
eyes-public = publiczny
eyes-seat = { $player }
eyes-all = pełny
to-turn = Idź do
speed = Prędkość { $speed }

editor-edit-position = Edytuj tę pozycję

lesson-leave = Wszystkie samouczki

# Objaśnienia pojęć, każde raz
coach = Objaśnienie
coach-done = Rozumiem
coach-tutorial = Otwórz samouczek
menu-rules = Zasady
menu-rules-note = Otwiera zasadę o tym kroku
coach-eko-welcome = Twoja pierwsza gra w Ekö
coach-eko-welcome-note = Samouczek pokazuje każdy krok w kilka minut. Możesz też po prostu zacząć: nowości są objaśniane w trakcie gry.
coach-eko-draft = Rozstawianie dysków
coach-eko-draft-note = Gracze kładą dyski na zmianę, po jednym na polu. Trzymaj swoje razem: stosy, które się spotkają, mogą się połączyć.
coach-eko-action = Twoje działanie
coach-eko-action-note = W każdej turze przesuwasz cały stos po pustych polach albo budujesz budynek. Stos kończy na pustym polu, na innym twoim stosie albo na słabszym stosie przeciwnika, który wtedy znika.
coach-eko-emperor = Twój Cesarz
coach-eko-emperor-note = Dysk z koroną to twój Cesarz. Stos z Cesarzem pokonuje też stos przeciwnika tej samej wysokości. Pojmany Cesarz jest wart 3 punkty dla tego, kto go trzyma, więc go chroń.
coach-eko-building = Budowa
coach-eko-building-note = Stos obok terenu pod budowę może zapłacić swoimi dyskami i tam zbudować: 1 za obóz, 2 za wieżę, 3 za zamek. Budynki to punkty: z 12 punktami i budynkiem na stolicy wygrywasz.
coach-eko-march = Wymuszony przemarsz
coach-eko-march-note = Oddaj bezpowrotnie 3 dyski z rezerwy i działaj w tej turze jeszcze raz. Albo odpocznij i zachowaj je.
coach-eko-exchange = Wymiana pojmanych
coach-eko-exchange-note = Trzymasz pojmanego, a twój Cesarz jest pojmany: musisz oddać za niego jednego pojmanego. Twój Cesarz wraca do rezerwy.
coach-eko-reinforce = Zbrojenie
coach-eko-reinforce-note = Na koniec tury dyski z rezerwy dołączają do jednego z twoich stosów, razem najwyżej 4, ale nie obok budynku przeciwnika.
coach-legends-welcome = Twoja pierwsza gra w Legends
coach-legends-welcome-note = Samouczek pokazuje każdy krok w kilka minut. Możesz też po prostu zacząć: nowości są objaśniane w trakcie gry.
coach-legends-boards = Mapa
coach-legends-boards-note = Jako założyciel układasz cztery plansze. Szlaki przez ich brzegi łączą wyspy.
coach-legends-start = Region startowy
coach-legends-start-note = Wszyscy gracze zaczynają w tym regionie i tu przybywają nowe armie. Wybierz region planszy środkowej ze szlakiem na inną planszę.
coach-legends-shared = Po jednej armii każdego gracza
coach-legends-shared-note = Postaw po jednej armii każdego gracza razem w regionie poza planszą środkową. Ty wybierasz, gdzie wszyscy mają drugi przyczółek.
coach-legends-neutral = Neutralne armie
coach-legends-neutral-note = Neutralne armie nie należą do nikogo, ale liczą się przy kontroli regionu. Stawiaj je tam, gdzie przeszkadzają przeciwnikowi.
coach-legends-bid = Licytacja
coach-legends-bid-note = Każdy raz, w tajemnicy, licytuje monetami. Płaci tylko najwyższa stawka i to ona decyduje, kto zaczyna. Za monety kupuje się też karty, więc nie wydawaj wszystkich.
coach-legends-first = Kto zaczyna
coach-legends-first-note = Twoja stawka jest najwyższa: wyznacz, kto bierze pierwszą kartę.
coach-legends-take = Karty
coach-legends-take-note = W każdej turze bierzesz kartę i płacisz za jej miejsce w rzędzie, od zera do 3 monet. Jej zdolność zostaje u ciebie do końca; potem wykonujesz jej akcję.
coach-legends-half = Jeden z dwóch efektów
coach-legends-half-note = Ta karta daje dwie akcje. Wybierz jedną z nich.
coach-legends-place = Rozmieszczanie armii
coach-legends-place-note = Nowe armie trafiają do regionu startowego albo do regionów, w których masz miasto.
coach-legends-move = Ruch armii
coach-legends-move-note = Rozdziel punkty ruchu, jak chcesz. Krok lądem lub mostem kosztuje 1, morzem 3; latanie obniża koszt morza.
coach-legends-city = Miasta
coach-legends-city-note = Buduj tam, gdzie masz armię. Miasto liczy się do kontroli jak armia, nigdy się nie rusza i mogą do niego przybywać nowe armie.
coach-legends-destroy = Niszczenie
coach-legends-destroy-note = Usuń armię innego gracza z regionu, w którym masz armię.

# Gracz przy stole: wyciszenie, blokada, zgłoszenie.
player-menu = Wycisz, zablokuj lub zgłoś: { $name }
player-mute = Wycisz
player-unmute = Wyłącz wyciszenie
player-mute-note = Nie widzisz wiadomości tego gracza.
player-block = Zablokuj
player-unblock = Odblokuj
player-block-note = Ponadto gracz nie może dołączać do twoich stołów, wyzywać cię ani zapraszać.
player-report = Zgłoś
player-report-note = Sprawdzą to moderatorzy tego serwera.
report-reason = Czego to dotyczy?
report-chat = Obelgi lub inne wiadomości
report-name = Obraźliwa nazwa
report-cheating = Oszustwo
report-leaving = Porzucanie gier
report-other = Coś innego
report-note = Co się stało?
report-about = Moderatorzy widzą zgłoszenie razem z wiadomościami tego stołu. Gracz nie dowiaduje się, kto go zgłosił.
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Moderatorzy to sprawdzą.
