### The boards and pieces of both games, in Polish.

## Identities: letters are the same in all languages

nobody = nikt

## Words of many places

then = potem

## Boards

eko-board = Plansza Ekö
legends-map = Mapa Legends
board-keys = Strzałki: ruch po planszy, N i P: kolejne cele, Enter: wybór, Escape: wstecz, plus i minus: skala, 0: dopasowanie, Shift ze strzałkami: przewijanie.
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
eko-say-landmark = { $landmark }, kontrola: { $holder }.
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
mark-regroup = Można się tu przegrupować: razem { $number }.
mark-attack = Można zaatakować.
mark-kamikaze = Można zaatakować jako kamikadze.
mark-construct = Można budować za { $number }.
mark-reinforce = Można dodać dyski: najwyżej { $number }.
mark-place = Można położyć dysk.
mark-swap = Można zamienić z Cesarzem.
mark-scatter = Ten stos może się rozproszyć.

## Legends

leg-say-region = { $region }, kontrola: { $owner }.
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
lmark-place = Można tu rozmieścić armie: { $number }.
lmark-move = Można tu przejść za { $number }.
lmark-sail = Można tu popłynąć za { $number }.
lmark-city = Można tu zbudować miasto.
lmark-destroy = Można tu zniszczyć armię.
lmark-choose = Można wybrać ten region.
token-magic-spring = Magiczne Źródło
token-cottage = Chata
token-hidden-treasure = Ukryty Skarb
token-magic-book = Księga Magii
token-stable = Stajnia
token-poison-swamp = Trujące Bagno
token-hidden = Zakryty żeton
token-citadel = Cytadela
token-portal = Portal
token-merchants = Monety kupców
token-dragon = Smok
token-rogues = Łotrzy
leader-fairy-queen = Królowa Wróżek
leader-bandit-king = Król Bandytów
leader-red-sorceress = Czerwona Czarodziejka
leader-white-knight = Biały Rycerz
leader-hidden = Przywódca jeszcze nieujawniony
leader-text-fairy-queen = 1 punkt za trzy karty Lasu; na końcu jedna karta więcej.
leader-text-bandit-king = 1 punkt, gdy wszystkie armie są w grze; moneta za każdą zniszczoną armię.
leader-text-red-sorceress = Na początku o armię więcej; zatrzymuje zniszczone armie, 1 punkt za każde trzy.
leader-text-white-knight = 1 punkt za każdą dużą wyspę; armia z każdym miastem.
card-step-place = { $number ->
    [one] Rozmieść armię.
    [few] Rozmieść { $number } armie.
   *[other] Rozmieść { $number } armii.
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
card-gives-move = { $number ->
    [one] +{ $number } punkt
    [few] +{ $number } punkty
   *[other] +{ $number } punktów
} przy każdym ruchu.
card-gives-army = { $number ->
    [one] +{ $number } armia
    [few] +{ $number } armie
   *[other] +{ $number } armii
} przy każdym rozmieszczaniu.
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
card-gives-set = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
} { $family }.
card-gives-per-flying = Punkty za każde latanie: { $points }.
card-gives-per-coins = 1 punkt za { $number ->
    [one] każdą pozostałą monetę
    [few] każde { $number } pozostałe monety
   *[other] każde { $number } pozostałych monet
}.
coins = Monety
group-move = Dalszy ruch
group-army = Więcej armii
group-flying = Latanie
group-elixir = Eliksiry
group-points = Punkty
group-immune = Nietykalność
group-coins = Monety

## New table

rule-see = Zobacz zasadę { $rule }

## The page

share = Udostępnij
players = Gracze
points = Punkty

## Before the match

seat-number = Miejsce { $seat }

## The table

undo = Cofnij

## Steps and words of Ekö

exchange = Wymiana pojmanych

## Steps and words of Legends

lmark-start = Te armie mogą się ruszyć.
points-expected = oczekiwane pkt: { $points }
points-spread = { $points } ± { $error } pkt
