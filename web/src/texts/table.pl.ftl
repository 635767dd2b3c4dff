### Stół, powtórka i połączenie, po polsku.

## The page

app-fault = Coś poszło nie tak na tej stronie.
app-not-loaded = Tej części strony nie udało się wczytać.
try-again = Spróbuj ponownie
not-found = Tu niczego nie ma
not-found-note = Ten adres donikąd nie prowadzi. Może został ucięty.
to-home = Na początek
ok = Dobrze
no = Nie
cancel = Anuluj
skip = Pomiń
send = Wyślij
share = Udostępnij
copied = Odnośnik skopiowano.
copy-link = Kopiuj odnośnik
loading = Stół jest przygotowywany…
game-eko = Ekö
game-legends = Legends
menu = Menu
settings = Ustawienia
keys = Klawisze i znaki
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz coś
board = Plansza
players = Gracze
points = Punkty
result = Wynik
record = Zapis
rated = rankingowa
language = Język
theme = Motyw
theme-auto = Jak system
theme-light = Jasny
theme-dark = Ciemny

## Connection

net-offline = Brak połączenia. Tego, co teraz wybierzesz, nie da się wysłać.
net-reconnecting = Ponowne łączenie…
net-reconnecting-kept = Ponowne łączenie… twój ruch jest zachowany.
net-lost = Połączenie zostało zerwane; nie wiadomo, czy to dotarło. Spójrz na stół i spróbuj ponownie.
net-stale = Pozycja tymczasem się zmieniła.
net-fault = Serwer miał usterkę.

## Before the match

seat-kept = Zajęte dla kogoś
seat-mine = Na tym urządzeniu
seat-mine-name = Imię
seat-number = Miejsce { $seat }
seat-ready = gotowość
seat-not-ready = jeszcze bez gotowości
seat-plan = Kto siada na miejscu { $seat }
seat-gave-up = { $identity } · poddanie
seat-stand-in = { $identity } · gra komputer w zastępstwie
seat-computer = { $identity } · komputer
seat-name-shared = { $name } ({ $identity })
sit-here = Usiądź tutaj
sit-down = Usiądź
get-up = Wstań
ready = Mogę zaczynać
not-ready = Jednak jeszcze nie
start-with-computers = Zacznij z komputerami
close-table = Zamknij stół
table-full = Wszystkie miejsca są zajęte; możesz patrzeć.
table-closed = Ten stół jest zamknięty.
table-unnamed = Stół
your-name = Twoje imię
guest-name = Gość
invite = Zaproś
invite-note = Wyślij odnośnik, podaj kod albo daj komuś sfotografować obrazek.
qr = Obrazek odnośnika, dla aparatów
fair-chance = Uczciwy los
fair-chance-note = Wszystko, co się tasuje, wynika z tajnej liczby, ziarna. Serwer opieczętował je, zanim ktokolwiek usiadł, a po partii je pokazuje, żeby każdy mógł sprawdzić, że nic nie zmieniono. Możesz dodać własny tekst, sól: wtedy nawet serwer nie zna tasowania z góry.
commitment = Pieczęć
salt = Twoja sól
salt-add = Dodaj
salted = Twoja sól jest dodana.
wait-players = graczy: { $players }
wait-clock-none = bez zegara
wait-clock-move = { $seconds } s na ruch
wait-clock-fischer = { $minutes } min + { $increment } s
wait-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dni na ruch
}
wait-undo-free = cofanie dowolne
wait-undo-consent = cofanie za zgodą
wait-undo-off = bez cofania
wait-private = prywatny
wait-variants = z: { $variants }

## The table

title-your-turn = Twój ruch – { $table }
your-turn = Twój ruch
your-turn-say = Twój ruch. { $asks }
clock-warning = Zostało sekund: { $seconds }.
watching = Widz
turn-title = Tura { $turn }
setup-title = Przygotowanie
sending = Wysyłanie…
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-why-not = Tego nie da się cofnąć: { $reason }.
undo-asked = { $player } prosi o cofnięcie.
undo-waits = { $player } prosi o cofnięcie; pozostali muszą się zgodzić.
reset-turn = Zacznij turę od nowa
reset-turn-note = Cofa wszystko, co postanowiono w tej turze.
reset-hold = Przytrzymaj, aby zacząć turę od nowa
turn-ends-soon = Nie ma nic więcej do wyboru: { $decision }
turn-ends-wait = Czekaj
turn-ended = Twoja tura dobiegła końca.
idle-hint = Możesz zacząć od { $place }.
take-question-back = Wycofaj prośbę
agree = Zgoda
away-player = { $player } odszedł od stołu.
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
come-back = Gram znowu sam
go-away = Odejdź
go-away-note = Twoje miejsce zostaje; możesz wrócić.
go-away-sure = Odejść od stołu? Inni zobaczą, że cię nie ma, a ty możesz wrócić.
resign = Poddaj się
resign-sure = Poddać tę partię? Tego nie da się cofnąć.
rematch = Rewanż
replay-open = Powtórka
your-points = Twoje punkty
points-of = Punkty: { $player }
points-sources = Punkty: { $points }
no-points = Jeszcze bez punktów.
no-points-change = Punkty się nie zmieniają.
ends-game = To kończy grę.
preview-hidden = Nie wiadomo jeszcze, co się odsłoni.
choices = Wybór
leads = Gdyby teraz koniec: prowadzi { $player }

## Steps and words of Ekö

eko-goal = Wygrywa 12 punktów i stolica
step-setup = Przygotowanie
step-action = Działanie
step-march = Przemarsz
step-reinforce = Zbrojenie
step-end = Koniec
ask-eko-swap = Zostaw Cesarza na miejscu albo zamień go z innym swoim dyskiem.
ask-eko-draft = Połóż dysk na wolnym polu.
ask-eko-action = Twój ruch: wybierz stos albo teren pod budowę.
ask-eko-march = Maszeruj po kolejne działanie albo odpocznij.
ask-eko-march-action = Drugie działanie: wybierz stos albo teren pod budowę.
ask-eko-exchange = Wybierz pojmanego, którego oddasz.
ask-eko-reinforce = Wybierz stos do wzmocnienia albo zakończ turę.
ask-eko-picked = { $place }: wybierz, dokąd.
ask-eko-site = { $place }: wybierz stos, który buduje.
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
do-rest = Odpocznij
do-finish = Koniec tury
versus-kamikaze = przeciw
cost-discs = Dyski do rezerwy
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
exchange = Wymiana pojmanych
emperor-of = Cesarz gracza { $player }

## Steps and words of Legends

step-bid = Licytacja
step-take = Karta
step-choose = Wybór
step-place = Rozmieść
step-move = Ruch
step-city = Miasto
step-destroy = Zniszcz
ask-leg-take = Twój ruch: weź kartę z rzędu.
ask-leg-half = Wybierz, co robi karta.
ask-leg-place = Rozmieść armie: wybierz region.
ask-leg-move = Ruch: wybierz swoją grupę.
ask-leg-city = Zbuduj miasto: wybierz region.
ask-leg-destroy = Zniszcz armię: wybierz grupę.
ask-leg-picked = { $place }: wybierz, dokąd.
lmark-start = Te armie mogą się ruszyć.
leg-detail = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} · punkty, gdyby teraz koniec: { $points }
points-left = { $points ->
    [one] został { $points } punkt
    [few] zostały { $points } punkty
    [many] zostało { $points } punktów
   *[other] zostały { $points } punkty
}
points-after = Ruch
coins-after = Monety
do-sail = Płyń
do-city = Zbuduj miasto
do-destroy = Zniszcz
do-choose = Wybierz
do-take = Weź
do-take-for = Weź za { $price }
do-stop = Gotowe
all-here = Wszystkie tutaj
armies = Armie
choice-destroy = Armia: { $player }
choice-destroy-coin = Armia: { $player }, i weź monetę
row-you-took = Wzięta karta: { $card }
row-took = { $player } bierze { $card }
row-taken = wzięta
then-later = potem { $step }
card-of = Karta { $card } z { $cards }
card-number = Karta { $card }
bid-title = Licytacja pierwszej tury
bid-note = Wszyscy licytują w tajemnicy; najwyższy płaci i wskazuje, kto zaczyna.
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
shuffle-verified = Tasowanie sprawdzone
record-verified = Zapis sprawdzony
shuffle-doubtful = Tasowanie niesprawdzone

## Settings of a table

confirm = Potwierdzanie ruchów
confirm-always = Zawsze
confirm-risky = Ryzykowne
confirm-never = Nigdy
sound = Dźwięk
volume = Głośność
motion = Animacje
motion-note = Pokazuj, jak ruszyli się inni.
ends-itself = Samoczynny koniec tury
ends-itself-note = Gdy nie ma nic więcej do wyboru, po trzech sekundach na sprzeciw.
hints = Podpowiedzi
hints-note = W pierwszych trzech partiach pierścień wskazuje dobry pierwszy ruch, gdy się wahasz.
space-names = Nazwy pól
text-board-note = Tabele i listy zamiast obrazu.
plain-pieces = Gładkie figury
plain-pieces-note = Bez wzorów; znaki zostają.
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
key-numbers = liczby, wybory, karty
key-info = wszystko o miejscu
key-why = dlaczego nie tutaj
key-scores = punkty i ich źródła
key-notation = wpisz ruch
key-help = ta strona
key-zoom = powiększ i dopasuj
key-drag = Stosy, armie i karty można też przeciągać na cel.
marks-title = Znaki na planszy
marks-move = Kropka lub but: ruch tutaj.
marks-regroup = Przerywany pierścień: dołącz do swojego stosu; liczba to jego wysokość.
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
share-moment = Udostępnij tę chwilę
eyes = Patrz jako
eyes-own = ja
eyes-public = wszyscy
eyes-seat = { $player }
eyes-all = wszechwidzący
to-turn = Idź do
speed = Prędkość { $speed }
