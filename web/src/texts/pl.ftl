### What every page says, in Polish. Sentences about moves come from the server.

## Identities: letters are the same in all languages

identity-E = Żar
identity-T = Przypływ
identity-M = Księżyc
identity-S = Gwiazda
identity-N = Neutralny
you = ty
you-name = Ty

## Words of many places

close = Zamknij
back = Wstecz
tools = Narzędzia
or = lub
preview = Co zrobi ten ruch
more = O jeden więcej
text-board = Plansza jako tekst

## Players

seat-open = Wolne miejsce
seat-bot = Komputer

## Replay

replay = Przebieg gry

## The bar

just-now = przed chwilą
done = Gotowe.

## Home

game-line-eko = Prowadź stosy przez piaski, wznoś zamki, pojmuj Cesarzy.
game-line-legends = Garść kart i wyspiarskie imperium. Liczy się każda moneta.
game-time-eko = 30 min
game-time-legends = 10 min
table-of-players = Liczba graczy: { $players }
waits-seats = Wolne miejsca: { $seats }
waits-ready = Czeka, aż wszyscy będą gotowi
thinks = { $name } myśli
think = Myślą: { $number }

## Joining

watch = Oglądaj

## Account

account = Konto
tokens = Tokeny
token-name = Nazwa tokenu
token-make = Utwórz token
token-made = utworzony { $day }
token-used = ostatnio użyty { $day }
token-unused = nigdy nieużyty
token-end = Unieważnij
token-once = Oto token. Widać go tylko teraz; zachowaj go bezpiecznie.
token-copy = Kopiuj
token-copied = Skopiowano

## Settings

set-confirm-note = Ryzykowne: ataki, kamikadze, wydanie Cesarza lub ostatniego dysku.
set-sound-note = Drewno, monety i karty; nigdy jedyny sygnał.
set-names-note = Na planszy i w zdaniach, jak w notacji. Klawisz C.

## New table

watchers = Widzowie

## The page

app-fault = Coś poszło nie tak na tej stronie.
app-not-loaded = Tej części strony nie udało się wczytać.
try-again = Spróbuj ponownie
not-found = Tu niczego nie ma
not-found-note = Ten adres donikąd nie prowadzi. Może został ucięty.
to-home = Strona główna
cancel = Anuluj
game-eko = Ekö
game-legends = Legends
settings = Ustawienia
board = Plansza
rated = rankingowa
balanced = wyrównana
language = Język
theme = Motyw
theme-auto = Jak system
theme-light = Jasny
theme-dark = Ciemny

## Before the match

sit-down = Usiądź
ready = Mogę zaczynać
your-name = Twoja nazwa
wait-clock-none = bez zegara
wait-clock-move = { $seconds } s na ruch
wait-clock-fischer = { $minutes } min + { $increment } s
wait-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dni na ruch
}

## The table

come-back = Wracam do gry
resign = Poddaj się

## Settings of a table

confirm = Potwierdzanie ruchów
confirm-always = Zawsze
confirm-risky = Ryzykowne
confirm-never = Nigdy
sound = Dźwięk
volume = Głośność
sounds = Które dźwięki
set-soundTurn = Moja kolej
set-soundAway = Także gdy otwarta jest inna karta przeglądarki
set-soundCaptures = Bicia
set-soundCoins = Monety
set-soundTime = Mało czasu
set-soundMoves = Inne ruchy i koniec gry
pace = Ruchy innych
pace-note = Jak szybko są pokazywane. Dotknięcie planszy lub klawisz pomija resztę.
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
pace-instant = Od razu
ends-itself = Samoczynny koniec tury
ends-itself-note = Gdy nie ma nic więcej do wyboru, po trzech sekundach na sprzeciw.
hints = Pomoc przy pierwszym dotknięciu
hints-note = W pierwszych trzech partiach pierścień wskazuje dobry pierwszy ruch, gdy się wahasz.
space-names = Nazwy miejsc
text-board-note = Tabele i listy zamiast obrazu.
plain-pieces = Gładkie pionki
plain-pieces-note = Bez wzorów; znaki zostają.

# Nowi gracze
newcomer-title = Pierwszy raz tutaj?
newcomer-note = Samouczek uczy gry krok po kroku w kilka minut. Możesz też zagrać od razu: wybrany jest najłatwiejszy poziom, a każda nowość jest objaśniana, gdy pojawi się po raz pierwszy.
newcomer-learn = Naucz się gry { $game }
explain = Objaśniaj nowości
explain-note = Każdą raz, gdy pierwszy raz pojawi się przy stole.
explain-again = Objaśnij wszystko jeszcze raz
## Wyzwania

notice-received = { $player } wyzywa cię do gry { $game }.
notice-accepted = { $player } przyjmuje twoje wyzwanie: { $game }.
notice-declined = { $player } odrzuca twoje wyzwanie.
notice-withdrawn = { $player } wycofuje wyzwanie.
notice-expired = Wyzwanie z graczem { $player } wygasło.
notice-rematch = { $player } chce rewanżu: { $game }.
notice-accept = Przyjmij
notice-decline = Odrzuć
notice-look = Szczegóły
notice-again = Zagraj jeszcze raz
notice-go = Do stołu
