### The boards and pieces of both games, in Dutch.

## Identities: letters are the same in all languages

nobody = niemand

## Words of many places

then = dan

## Boards

eko-board = Ekö-bord
legends-map = Landkaart van Legends
board-keys = Pijltjes verplaatsen, N en P gaan langs de doelen, Enter kiest, Escape gaat terug, plus en min zoomen, 0 toont alles, Shift met pijltjes schuift.
say-selected = Gekozen.

## Ekö

eko-terrain-movement = zand
eko-terrain-tempest = storm
eko-terrain-portal = portaal
eko-terrain-chasm = afgrond
eko-terrain-reg = reg
eko-terrain-canyon = ravijn
eko-terrain-mountain = berg
eko-terrain-capital = hoofdstad
eko-terrain-temple-sand = Zandtempel
eko-terrain-temple-moon = Maantempel
eko-terrain-temple-wind = Windtempel
building-1 = kamp
building-2 = toren
building-3 = kasteel
landmark-pyramid = Piramide
landmark-beacon = Baken van Eon
eko-say-space = { $name }, { $terrain }.
eko-say-zone = Stormzone { $zone }.
eko-say-portal = Portaal { $number }, leidt naar { $twins }.
eko-say-landmark = { $landmark }, in handen van { $holder }.
eko-say-stack = { $player }, { $emperor ->
    [alone] keizer alleen
    [top] { $discs } schijven met de keizer
   *[none] { $discs ->
        [one] { $discs } schijf
       *[other] { $discs } schijven
    }
}.
eko-say-building = { $player }, { $building }.
eko-say-limit = Grootste gebouw: { $building }.
eko-say-empty = Leeg.
mark-move = Je kunt hierheen.
mark-regroup = Je kunt stapelen tot { $number }.
mark-attack = Je kunt aanvallen.
mark-kamikaze = Je kunt als kamikaze aanvallen.
mark-construct = Je kunt bouwen voor { $number }.
mark-reinforce = Je kunt tot { $number } schijven toevoegen.
mark-place = Je kunt een schijf plaatsen.
mark-swap = Je kunt deze schijf met de keizer verwisselen.
mark-scatter = Deze stapel kan verstrooid worden.

## Legends

leg-say-region = { $region }, in handen van { $owner }.
leg-say-start = Startgebied.
leg-say-garrison = { $player }: { $armies ->
    [one] { $armies } leger
   *[other] { $armies } legers
}{ $cities ->
    [0] {""}
    [one] , { $cities } stad
   *[other] , { $cities } steden
}.
leg-say-token = { $token }.
leg-say-neighbours = Naast { $regions }.
way-sea = over zee
way-bridge = over de brug
lmark-place = Je kunt hier legers plaatsen: { $number }.
lmark-move = Je kunt hierheen voor { $number }.
lmark-sail = Je kunt hierheen varen voor { $number }.
lmark-city = Je kunt hier een stad bouwen.
lmark-destroy = Je kunt hier een leger vernietigen.
lmark-choose = Je kunt dit gebied kiezen.
token-magic-spring = Magische Bron
token-cottage = Huisje
token-hidden-treasure = Verborgen Schat
token-magic-book = Toverboek
token-stable = Stal
token-poison-swamp = Giftig Moeras
token-hidden = Omgekeerde fiche
token-citadel = Citadel
token-portal = Portaal
token-merchants = Munten van de kooplieden
token-dragon = Draak
token-rogues = Rovers
leader-fairy-queen = Feeënkoningin
leader-bandit-king = Bandietenkoning
leader-red-sorceress = Rode Tovenares
leader-white-knight = Witte Ridder
leader-hidden = Leider nog niet getoond
leader-text-fairy-queen = 1 punt voor drie Woudkaarten; aan het einde één kaart extra.
leader-text-bandit-king = 1 punt als alle legers in het spel zijn; een munt per vernietigd leger.
leader-text-red-sorceress = Eén leger meer aan het begin; houdt vernietigde legers, 1 punt per drie.
leader-text-white-knight = 1 punt per groot eiland; een leger bij elke stad.
card-step-place = { $number ->
    [one] Plaats een leger.
   *[other] Plaats { $number } legers.
}
card-step-move = { $number ->
    [one] Verplaats legers met { $number } punt.
   *[other] Verplaats legers met { $number } punten.
}
card-step-city = { $number ->
    [one] Bouw een stad.
   *[other] Bouw { $number } steden.
}
card-step-destroy = { $number ->
    [one] Vernietig een leger.
   *[other] Vernietig { $number } legers.
}
card-or = { $first } Of: { $second }
card-then = { $first } Dan: { $second }
card-gives-move = +{ $number } punt bij elke verplaatsing.
card-gives-army = +{ $number } leger bij elke plaatsing.
card-gives-flying = Vliegen ×{ $number }: de zee is goedkoper.
card-gives-elixir = { $number ->
    [one] { $number } elixer.
   *[other] { $number } elixers.
}
card-gives-coins = { $number ->
    [one] Meteen { $number } munt.
   *[other] Meteen { $number } munten.
}
card-gives-immune = Je legers kunnen niet vernietigd worden.
card-gives-family = 1 punt per kaart { $family }.
card-gives-set = { $points } punten voor { $number } kaarten { $family }.
card-gives-per-flying = Punten per vliegvermogen: { $points }.
card-gives-per-coins = 1 punt per { $number } resterende munten.
coins = Munten
group-move = Verder verplaatsen
group-army = Meer plaatsen
group-flying = Vliegen
group-elixir = Elixers
group-points = Punten
group-immune = Onkwetsbaar
group-coins = Munten

## New table

rule-see = Zie regel { $rule }

## The page

share = Delen
players = Spelers
points = Punten

## Before the match

seat-number = Plaats { $seat }

## The table

undo = Terugnemen

## Steps and words of Ekö

exchange = Ruil van gevangenen

## Steps and words of Legends

lmark-start = Deze legers kunnen zich verplaatsen.
points-expected = { $points } punten verwacht
points-spread = { $points } ± { $error } punten
