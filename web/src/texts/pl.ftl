### Strona po polsku. Zdania o ruchach pochodzą z serwera.

## Identities: letters are the same in all languages

identity-E = Żar
identity-T = Przypływ
identity-M = Księżyc
identity-S = Gwiazda
identity-N = Neutralny
nobody = nikt
you = ty
you-name = Ty

## Words of many places

close = Zamknij
back = Wstecz
tools = Narzędzia
log = Dziennik
or = lub
then = potem
beats = bije
phase-bar = Co teraz do zrobienia
preview = Co zrobi ten ruch
fewer = O jeden mniej
more = O jeden więcej
all-of-them = Wszystkie
turn-say = tura { $turn }
place-say = Miejsce { $place }
text-board = Plansza jako tekst
text-island = Wyspa { $regions }
chart = Punkty w kolejnych turach

## Players

player-away = Nieobecny
panel-open = Więcej o: { $player }
chip-say = { $player }, punkty: { $points }{ $active ->
    [yes] , na ruchu
   *[no] {""}
}
clock-left = Pozostały czas
clock-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
seat-open = Wolne miejsce
seat-bot = Komputer
level = Poziom { $level }
level-say = Poziom { $level } z 5
level-rating = około { $value } ± { $interval }
points-spread = { $points } ± { $spread } pkt
curtain = { $name }, twoja kolej
curtain-open = To ja, pokaż

## Boards

eko-board = Plansza Ekö
legends-map = Mapa Legends
board-keys = Strzałki przesuwają, N i P przechodzą po celach, Enter wybiera, Escape cofa, plus i minus powiększają, 0 dopasowuje, Shift ze strzałkami przewija.
say-selected = Wybrane.

## Ekö

eko-terrain-movement = piasek
eko-terrain-tempest = burza
eko-terrain-portal = portal
eko-terrain-chasm = zapadlisko
eko-terrain-reg = kamienna pustynia
eko-terrain-canyon = wąwóz
eko-terrain-mountain = góra
eko-terrain-capital = stolica
eko-terrain-temple-sand = Świątynia Piasku
eko-terrain-temple-moon = Świątynia Księżyca
eko-terrain-temple-wind = Świątynia Wiatru
building-1 = obóz
building-2 = wieża
building-3 = zamek
landmark-pyramid = Piramida
landmark-beacon = Latarnia Morska
eko-say-space = { $name }, { $terrain }.
eko-say-zone = Strefa burz { $zone }.
eko-say-portal = Portal { $number }, prowadzi do { $twins }.
eko-say-landmark = { $landmark }, trzyma: { $holder }.
eko-say-stack = { $player }, { $emperor ->
    [alone] sam Cesarz
    [top] { $discs ->
        [few] { $discs } dyski z Cesarzem
       *[other] { $discs } dysków z Cesarzem
    }
   *[none] { $discs ->
        [one] { $discs } dysk
        [few] { $discs } dyski
       *[other] { $discs } dysków
    }
}.
eko-say-building = { $player }, { $building }.
eko-say-limit = Największy budynek: { $building }.
eko-say-empty = Puste.
mark-move = Można tu przejść.
mark-regroup = Można przegrupować do { $number }.
mark-attack = Można zaatakować.
mark-kamikaze = Można zaatakować jako kamikadze.
mark-construct = Można budować za { $number }.
mark-reinforce = Można dodać najwyżej { $number } dysków.
mark-place = Można położyć dysk.
mark-swap = Można zamienić z Cesarzem.
mark-scatter = Ten stos może się rozproszyć.
eko-track = { $points } z { $goal } punktów
eko-panel = { $player }: punkty { $points }, { $capital ->
    [yes] ma stolicę
   *[no] bez stolicy
}, rezerwa { $reserve }, pojmani { $captives }{ $active ->
    [yes] , na ruchu
   *[no] {""}
}.
eko-capital = stolica
eko-no-capital = bez stolicy
eko-capital-title = Do zwycięstwa trzeba budynku w stolicy
eko-reserve = Rezerwa
eko-box = Dyski poza grą
eko-emperor = Cesarz
eko-left-1 = Pozostałe obozy: { $number }
eko-left-2 = Pozostałe wieże: { $number }
eko-left-3 = Pozostałe zamki: { $number }
eko-captive = Pojmany Cesarz: { $player }
exchange-ask = Musisz oddać pojmanego za swojego Cesarza; wybierz którego.
tray-say = { $emperor ->
    [yes] Cesarz wśród dysków: { $discs }
   *[no] { $discs ->
        [one] { $discs } dysk
        [few] { $discs } dyski
       *[other] { $discs } dysków
    }
}

## Legends

leg-say-region = { $region }, trzyma: { $owner }.
leg-say-start = Region startowy.
leg-say-garrison = { $player }: { $armies ->
    [one] { $armies } armia
    [few] { $armies } armie
   *[other] { $armies } armii
}{ $cities ->
    [0] {""}
    [one] , { $cities } miasto
    [few] , { $cities } miasta
   *[other] , { $cities } miast
}.
leg-say-token = { $token }.
leg-say-neighbours = Sąsiaduje z: { $regions }.
way-sea = morzem
way-bridge = mostem
lmark-place = Można tu wystawić armie: { $number }.
lmark-move = Można tu przejść za { $number }.
lmark-sail = Można tu popłynąć za { $number }.
lmark-city = Można tu zbudować miasto.
lmark-destroy = Można tu zniszczyć armię.
lmark-choose = Można wybrać ten region.
token-magic-spring = Magiczne źródło
token-cottage = Chata
token-hidden-treasure = Ukryty skarb
token-magic-book = Magiczna księga
token-stable = Stajnia
token-poison-swamp = Trujące bagno
token-hidden = Zakryty żeton
token-citadel = Cytadela
token-portal = Portal
token-merchants = Monety kupców
token-dragon = Smok
token-rogues = Rozbójnicy
leader-fairy-queen = Królowa wróżek
leader-bandit-king = Król bandytów
leader-red-sorceress = Czerwona czarodziejka
leader-white-knight = Biały rycerz
leader-hidden = Przywódca jeszcze nieujawniony
leader-text-fairy-queen = 1 punkt za trzy karty Forest; na końcu jedna karta więcej.
leader-text-bandit-king = 1 punkt, gdy wszystkie armie są w grze; moneta za każdą zniszczoną armię.
leader-text-red-sorceress = Jedna armia więcej na start; zatrzymuje zniszczone armie, 1 punkt za trzy.
leader-text-white-knight = 1 punkt za każdą dużą wyspę; armia z każdym miastem.
card-step-place = { $number ->
    [one] Wystaw armię.
    [few] Wystaw { $number } armie.
   *[other] Wystaw { $number } armii.
}
card-step-move = { $number ->
    [one] Ruch za { $number } punkt.
    [few] Ruch za { $number } punkty.
   *[other] Ruch za { $number } punktów.
}
card-step-city = { $number ->
    [one] Zbuduj miasto.
    [few] Zbuduj { $number } miasta.
   *[other] Zbuduj { $number } miast.
}
card-step-destroy = { $number ->
    [one] Zniszcz armię.
    [few] Zniszcz { $number } armie.
   *[other] Zniszcz { $number } armii.
}
card-or = { $first } Albo: { $second }
card-then = { $first } Potem: { $second }
card-gives-move = +{ $number } punkt przy każdym ruchu.
card-gives-army = +{ $number } armia przy każdym wystawianiu.
card-gives-flying = Latanie ×{ $number }: morze jest tańsze.
card-gives-elixir = { $number ->
    [one] { $number } eliksir.
    [few] { $number } eliksiry.
   *[other] { $number } eliksirów.
}
card-gives-coins = { $number ->
    [one] { $number } moneta od razu.
    [few] { $number } monety od razu.
   *[other] { $number } monet od razu.
}
card-gives-immune = Twoich armii nie można zniszczyć.
card-gives-family = 1 punkt za każdą kartę { $family }.
card-gives-set = Punkty: { $points } za karty { $family }, sztuk: { $number }.
card-gives-per-flying = Punkty za każde latanie: { $points }.
card-gives-per-coins = 1 punkt za każde { $number } pozostałe monety.
card-row = Rząd kart
row-empty = puste
row-say-card = { $title }, cena { $price }.
row-say-coins = Masz { $coins }.
cards-none = Jeszcze brak kart.
cards-owned = Karty
armies-left = Pozostałe armie
cities-left = Pozostałe miasta
coins = Monety
group-move = Dalszy ruch
group-army = Więcej armii
group-flying = Latanie
group-elixir = Eliksiry
group-points = Punkty
group-immune = Nietykalność
group-coins = Monety
source-regions = Regiony
source-islands = Wyspy
source-cards = Karty
source-elixirs = Eliksiry
source-tokens = Żetony
source-leader = Przywódca
score-citadel = Cytadela
score-elixirs = Najwięcej eliksirów
score-dragon = Pokonany smok
legends-panel = { $player }: punkty { $points }, monety { $coins }, karty { $cards }{ $active ->
    [yes] , na ruchu
   *[no] {""}
}.
points-say = Pozostałe punkty: { $left }, potem { $after }
bid-label = Twoja licytacja
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
founder-side = { $side }
founder-turn = Obróć
founder-flip = Odwróć
founder-suggest = Zaproponuj

## Replay

replay = Chwile gry
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
moment-say = { $at } z { $last }
