### The pages around the table, in Polish.

## Players

level = Poziom { $level }
level-say = Poziom { $level } z 5
level-rating = około { $value } ± { $interval }

## The bar

skip-to-content = Przejdź do treści
brand-home = Tetrarch, strona główna
nav-label = Strony
nav-play = Graj
nav-lobby = Otwarte stoły
nav-friends = Znajomi
nav-play-waiting = Stoły, które na ciebie czekają: { $number }
nav-friends-waiting = Wyzwania: { $number }
nav-games = Rozegrane partie
nav-best = Gracze
nav-rules = Zasady
nav-settings = Ustawienia
nav-sign-in = Zaloguj się
nav-light = Jasny motyw
nav-dark = Ciemny motyw
page-loading = Chwileczkę…
page-offline = Brak połączenia. Samouczki, zasady, edytor i wcześniej otwarte powtórki działają; do gry potrzebna jest sieć.
needs-network = Do tego potrzebna jest sieć. Wczyta się samo, gdy wróci połączenie.
needs-network-short = Potrzebna sieć
page-reconnecting = Połączenie zostało przerwane; trwa przywracanie…
see-all = Zobacz wszystko
more-of-list = Więcej

## Home

home-title = Tetrarch: dwie gry planszowe, Ekö i Legends
home-games = Gry
home-ways = Inne sposoby gry
home-guest = Gość { $number }
play-now = Zagraj teraz
table-new = Nowy stół
table-new-short = Stół
rules-read = Przeczytaj zasady
way-friends = Zaproś znajomych
way-friends-note = Jeden link, bez konta.
way-device = Przy tym ekranie
way-device-note = Przekazujcie sobie urządzenie.
way-rules = Zasady obu gier
way-rules-note = Z rysunkami, każda zasada ma numer.
code-label = Dołącz z kodem
join = Dołącz
my-games = Twoje partie
my-turns = Twoja kolej: { $number }
time-left = zostało { $time }
my-finished = Twoje ostatnie partie
your-turn-go = Twoja kolej
look = Zobacz
ladder-title = Pięciu przeciwników
open-tables = Otwarte stoły
open-none = Nie ma teraz otwartego stołu.
open-one = Otwórz własny
watch-games = Partie do obejrzenia
watch-none = Nie trwa żadna publiczna partia. Partie przy stołach z listy pojawiają się tutaj.
watch-running = { $number ->
    [one] trwa { $number } publiczna partia
    [few] trwają { $number } publiczne partie
    [many] trwa { $number } publicznych partii
   *[other] trwa { $number } publicznej partii
}
watch-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
watch-turn = tura { $turn }
watch-setup = przygotowanie
watch-over = zakończona
watch-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
watch-watchers = { $number ->
    [one] { $number } widz
    [few] { $number } widzów
    [many] { $number } widzów
   *[other] { $number } widza
}
watch-own = Twoje własne partie są na stronie Graj.
watch-all = Wszystkie partie do obejrzenia
finished-games = Rozegrane partie
finished-none = Nie ma jeszcze rozegranych partii.
replay-go = Odtwórz
winner = zwycięzca
seats = Miejsca
private = prywatny

## Playing at once

play-title = Zagraj w { $game }
players-how-many = Liczba graczy
level-rated = ranking { $rating }
level-rated-note = Zmierzony w grach między botami przy stole tej wielkości; poziom 1 ma 1000. Przy dwóch graczach 200 punktów więcej wygrywa trzy gry na cztery.
level-choose = Twoi przeciwnicy
thinks-usually = Myśli tak jak przy pomiarze rankingu
thinks-for = Myśli { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
play-start = Start
play-starting = Rozdawanie…
plays-as = Grasz jako
plays-as-change = zmień
your-name-note = Bez konta; możesz ją później zmienić.
name-title = Kim jesteś?

## Joining

join-title = Masz zaproszenie
join-full = Wszystkie miejsca są zajęte; możesz oglądać.
join-running = Partia już trwa; możesz oglądać.
join-over = Partia się skończyła; możesz ją odtworzyć.

## Lists and players

filter-game = Gra
filter-all = Obie
filter-mine = Tylko moje
player = Gracz
best-title = Gracze według rankingu
best-none = Nikt jeszcze nie grał partii rankingowej.
find-player = Nazwa gracza
find = Szukaj
rank = Miejsce
rating = Ranking
rating-line = Ranking od { $from } do { $to }, partie: { $matches }
provisional = tymczasowy
unrated = brak partii rankingowych
played = Rozegrane
won = Wygrane
since = od { $day }
bot-of = gracza { $name }
kind-guest = Gość
kind-account = Konto
kind-bot-account = Program

## Account

account-page = Strona z wynikami
account-stranger = Możesz grać bez konta. Z kontem nazwa należy do ciebie i zalogujesz się także na innych urządzeniach.
account-banned = { $name }, możesz jeszcze zapisać swoje dane, wylogować się i usunąć konto.
sign-in = Zaloguj się
sign-in-other = Zaloguj się na istniejące konto
come-guest = Wejdź jako gość
come-guest-note = Tylko nazwa, dla tej przeglądarki.
come-guest-go = Wejdź
make-account = Załóż konto
make-account-note = Nazwa i hasło; bez e-maila.
make-account-go = Załóż
claim = Zachowaj swoją nazwę
claim-note = Z hasłem nikt inny jej nie zajmie, partie pozostaną twoje i zalogujesz się także na innych urządzeniach.
claim-go = Zachowaj
password-note = Co najmniej 8 znaków.
rename = Zmień nazwę
rename-go = Zmień
password-change = Zmień hasło
password-change-note = Wszędzie indziej nastąpi wylogowanie, a tokeny wygasną.
password-change-go = Zmień
tokens-note = Z tokenem program działa w twoim imieniu. Nie może zmienić hasła ani usunąć konta.
bots = Twoje programy
bots-note = Twój program może grać pod własną nazwą.
bot-name = Nazwa programu
bot-make = Dodaj
bot-delete = Usuń
bot-delete-sure = Usunąć program { $name }?
bot-delete-note = Program, jego tokeny i dane znikną na zawsze.
notices = Powiadomienia
notices-switch = Powiadom, gdy przyjdzie moja kolej
notices-note = Twoje ruchy w grach korespondencyjnych lub gdy cię nie ma, oraz wyzwania znajomych: na tym urządzeniu, także gdy strona jest zamknięta. Przeglądarka poprosi o zgodę, gdy to włączysz.
notices-denied = Przeglądarka blokuje powiadomienia tej strony. Zezwól na nie w jej ustawieniach i odśwież stronę.
notices-offer = Powiadamiaj mnie na tym urządzeniu
data = Twoje dane
data-note = Wszystko, co o tobie zapisano, w jednym pliku.
data-save = Zapisz plik
leaving = Wylogowanie i usuwanie
leaving-guest = Gość, który się wyloguje, nie wróci jako ta sama osoba; najpierw zachowaj nazwę, jeśli chcesz.
leaving-banned = Po wylogowaniu zalogujesz się ponownie dopiero po zakończeniu blokady.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj wszędzie
sign-out-guest = Stracisz swoje miejsca i partie. Wylogować mimo to?
delete-account = Usuń konto
delete-guest = Usuń moje dane
delete-sure = Usunąć wszystko?
delete-note = Nazwa, dane i tokeny znikną na zawsze. W rozegranych partiach zostanie gracz bez nazwy.
delete-go = Usuń na zawsze

## Fields

field-name = Nazwa
field-password = Hasło
field-old-password = Stare hasło
field-new-password = Nowe hasło
field-game = Gra
field-players = Gracze
field-seats = Miejsca
field-seat = Miejsce { $number }
field-clock = Zegar
field-seconds = Zegar: czas
field-increment = Zegar: dodatek
field-days = Zegar: dni
field-when = Gdy czas się skończy
field-stand-in = Zastępca
field-away = Komputer gra za nieobecnych
field-undo = Cofanie
field-rated = Rankingowa
field-balanced = Wyrównana
field-practice = Trening
field-variants = Warianty
field-printing = Wydanie
field-round-limit = Limit rund
field-layout = Układ
field-pyramids = Piramidy
field-ages = Kolejność wieku
field-board = Własna plansza
field-tiles = Własne kafle
field-components = Własne karty i plansze
field-salt = Twoja sól
field-bot = Komputer

## New table

seat-kind-me = Ja
seat-kind-open = Wolne miejsce
seat-kind-mine = Ktoś przy tym urządzeniu
seat-note-mine = Przekazujecie sobie urządzenie.
device-name = Gracz { $number }
seat-kind-kept = Konkretny gracz
seat-kind-bots = Komputery
seat-kind-others = Inne programy
seat-note-me = Siedzisz tutaj.
seat-note-friend = Zarezerwowane: { $name }.
seat-note-open = Kto pierwszy przyjdzie z linku lub z listy.
seat-note-kept = Tylko ten gracz może tu usiąść.
seat-note-bot = prosty program, głównie do prób
kept-for = Nazwa konta
new-pace = Tempo i cofanie
new-clock = Zegar
clock-kind-none = Brak
clock-kind-fischer = Na żywo
clock-kind-move = Na ruch
clock-kind-days = Dni
clock-note-none = Nikt nikogo nie pogania.
clock-note-fischer = Zapas czasu, a po każdej turze trochę wraca.
clock-note-move = Za każdym razem od nowa tyle samo czasu.
clock-note-days = Na wielodniowe partie, z powiadomieniem, gdy przyjdzie twoja kolej.
clock-minutes = Minut na gracza
clock-increment = Sekund dodatku na turę
clock-seconds = Sekund za każdym razem
clock-days-each = Dni za każdym razem
when-bot = Komputer gra dalej
when-pass = Tura przepada
when-resign = Partia przegrana
undo-kind-free = Własna tura
undo-kind-consent = Za zgodą
undo-kind-off = Brak
undo-note-free = Własne decyzje bez pytania, póki nic się nie odkryło; reszta za zgodą.
undo-note-consent = Wszystko tylko za zgodą innych.
undo-note-off = Co zagrane, to zagrane.
variants-on = włączone: { $number }
pyramids-usual = Jak zwykle
new-rules = Zasady tego stołu
round-limit-note = Gra kończy się po tylu rundach; decydują punkty.
rounds = Rundy
repetition = Koniec przez powtórzenie
repetition-note = Gdy ta sama pozycja wystąpi trzeci raz, gra się kończy; decydują punkty.
quick-setup = Szybkie przygotowanie
quick-setup-note = Plansze i żetony są losowane; inaczej układa je założyciel.
ages-note = Rozstrzyga równe stawki; losowana, jeśli nic nie podasz.
age-rank = { $rank ->
    [1] Najmłodszy
   *[other] Numer { $rank }
}
new-more = Więcej: nazwa, ranking, widzowie, sól, pliki
table-name = Nazwa stołu
table-name-none = brak
rated-note = Liczy się do rankingu: tylko konta, z zegarem, bez komputerów.
balanced-note = Najbardziej wyrównane z ośmiu rozdań zapieczętowanego ziarna; zapis tego dowodzi.
practice-note = Decyzje można cofać także po zakończeniu.
watchers-note = Osoby bez miejsca mogą oglądać; widzą tylko to, co jawne.
away-bot-note = Od razu, aż wrócą; inaczej partia czeka.
stand-in-what = Gra za nieobecnych, tych bez czasu i tych, którzy się poddali.
salt-what = Dowolny tekst; dodaje się go do ziarna wszystkich losowań.
board-file-note = Cała plansza z pliku zamiast losowej.
tiles-file-note = Zestaw kafli z pliku do losowych plansz.
components-file-note = Karty, plansze i żetony z pliku zamiast oryginalnych.
file-bad = Ten plik nie jest w formacie JSON.
file-drop = Bez pliku
new-board = Plansza
deal-again = Wylosuj inną planszę
preview-note = Przykładowa plansza: właściwa zostanie wylosowana na początku partii, więc nikt nie zna jej wcześniej.
preview-founder = Założyciel układa plansze na początku partii.
preview-dealing = Losowanie planszy…
new-seen = Kto znajdzie stół
seen-link = Przez link
seen-lobby = Na liście
new-fair = Tasowanie zostaje teraz zapieczętowane, a na końcu ujawnione.
table-open = Otwórz stół
table-start = Rozpocznij

## Rules

rules-of = Zasady gry { $game }
rules-sections = Rozdziały zasad
rules-lead-eko = Przesuwaj i łącz dyski w stosy, buduj wokół siebie, pojmuj Cesarzy. Do wygranej trzeba dwunastu punktów i budynku w stolicy.
rules-lead-legends = W każdej turze weź kartę, zapłać za jej miejsce w rzędzie i zrób, co mówi: armie, podróże, miasta. Regiony, wyspy i karty dają punkty.
rules-card-forest-pixie = Chochlik Lasu
rules-card-arcane-sphinx = Sfinks Arkanów
rules-card-noble-hills = Wzgórza Szlachetnych
rules-family-noble = Szlachetni
rules-rulings = „Orzeczenie” oznacza to, o czym zdecydowaliśmy tam, gdzie wydane zasady milczą lub się różnią.
ruling = Orzeczenie
pic-move = Ruch: przez puste pola
pic-regroup = Przegrupowanie: najwyżej cztery
pic-more = Więcej dysków wygrywa
pic-equal = Tyle samo nie wystarczy
pic-emperor = Tyle samo z Cesarzem wygrywa
pic-kamikaze = Jeden przeciw czterem: znikają oba stosy
pic-camp = Obóz: 1 dysk
pic-raise = Wieża na własnym: 2
pic-castle = Zamek na własnym: 3
pic-over = Na wrogim: o 1 więcej
pic-reinforce = Miejsce na dwa dyski
pic-no-reinforce = Nie obok budynku wroga
pic-capital = Stolica: potrzebna do wygranej
pic-castle-worth = Zamek: 3 punkty
pic-captive = Pojmany Cesarz: 3 punkty

editor-home = Edytor
editor-edit-board = Edytuj tę planszę
editor-from = Gra zaczyna się od tego, co ustawiono w edytorze.
editor-back = Wróć do edytora
editor-drop = Zacznij od losowej planszy

nav-learn = Nauka
nav-puzzles = Zagadki
lesson-learn = Nauka gry { $game }
lesson-link = Naucz się
way-learn = Nauka gry
way-learn-note = 14 i 15 małych kroków
way-puzzle = Zagadka dnia
way-puzzle-note = Pozycja i cel do osiągnięcia.

profile-title = Twoje postępy
milestones-shown = Osiągnięcia
milestones-shown-note = Widoczne w profilu i po grze, która je przyniosła.
goal-next = Następny cel
goal-line = { $game }: pokonaj bota { $name } (liczba graczy: { $players })
goal-play = Graj
