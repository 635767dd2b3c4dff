### De webpagina in het Nederlands. Zinnen over zetten komen van de server.

## Identities: letters are the same in all languages

identity-E = Gloed
identity-T = Getij
identity-M = Maan
identity-S = Ster
identity-N = Neutraal
nobody = niemand
you = jij
you-name = Jij

## Words of many places

close = Sluiten
back = Terug
tools = Hulpmiddelen
log = Verslag
or = of
then = dan
beats = verslaat
phase-bar = Wat er nu gevraagd wordt
preview = Wat deze zet zou doen
fewer = Eén minder
more = Eén meer
all-of-them = Alle
turn-say = beurt { $turn }
place-say = Plaats { $place }
text-board = Het bord als tekst
text-island = Eiland van { $regions }
chart = Punten per beurt

## Players

player-away = Afwezig
panel-open = Meer over { $player }
chip-say = { $player }, punten: { $points }{ $active ->
    [yes] , aan zet
   *[no] {""}
}
clock-left = Resterende tijd
clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
seat-open = Vrije plaats
seat-bot = Computer
level = Niveau { $level }
level-say = Niveau { $level } van 5
level-rating = ongeveer { $value } ± { $interval }
points-spread = { $points } ± { $spread } punten
curtain = { $name }, jij bent
curtain-open = Ik ben het, toon het

## Boards

eko-board = Ekö-bord
legends-map = Kaart van Legends
board-keys = Pijlen verplaatsen, N en P gaan langs de doelen, Enter kiest, Escape gaat terug, plus en min zoomen, 0 past in, Shift met pijlen schuift.
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
mark-swap = Je kunt met de keizer wisselen.
mark-scatter = Deze stapel kan uiteenvallen.
eko-track = { $points } van { $goal } punten
eko-panel = { $player }: { $points } punten, { $capital ->
    [yes] heeft een hoofdstad
   *[no] geen hoofdstad
}, voorraad { $reserve }, gevangenen { $captives }{ $active ->
    [yes] , aan zet
   *[no] {""}
}.
eko-capital = hoofdstad
eko-no-capital = geen hoofdstad
eko-capital-title = Een gebouw op een hoofdstad is nodig om te winnen
eko-reserve = Voorraad
eko-box = Schijven uit het spel
eko-emperor = Keizer
eko-left-1 = Kampen over: { $number }
eko-left-2 = Torens over: { $number }
eko-left-3 = Kastelen over: { $number }
eko-captive = Gevangene: de keizer van { $player }
exchange-ask = Je moet een gevangene teruggeven voor je keizer; kies welke.
tray-say = { $emperor ->
    [yes] De keizer bij { $discs ->
        [one] { $discs } schijf
       *[other] { $discs } schijven
    }
   *[no] { $discs ->
        [one] { $discs } schijf
       *[other] { $discs } schijven
    }
}

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
token-magic-spring = Magische bron
token-cottage = Huisje
token-hidden-treasure = Verborgen schat
token-magic-book = Toverboek
token-stable = Stal
token-poison-swamp = Giftig moeras
token-hidden = Gedekt fiche
token-citadel = Citadel
token-portal = Portaal
token-merchants = Munten van de kooplieden
token-dragon = Draak
token-rogues = Rovers
leader-fairy-queen = Feeënkoningin
leader-bandit-king = Bandietenkoning
leader-red-sorceress = Rode tovenares
leader-white-knight = Witte ridder
leader-hidden = Leider nog niet getoond
leader-text-fairy-queen = 1 punt voor drie Forest-kaarten; op het eind één kaart extra.
leader-text-bandit-king = 1 punt als alle legers in het spel zijn; een munt per vernietigd leger.
leader-text-red-sorceress = Eén leger meer bij de start; houdt vernietigde legers, 1 punt per drie.
leader-text-white-knight = 1 punt per groot eiland; een leger bij elke stad.
card-step-place = { $number ->
    [one] Plaats een leger.
   *[other] Plaats { $number } legers.
}
card-step-move = { $number ->
    [one] Verplaats met { $number } punt.
   *[other] Verplaats met { $number } punten.
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
card-gives-family = 1 punt per { $family }-kaart.
card-gives-set = { $points } punten voor { $number } { $family }-kaarten.
card-gives-per-flying = Punten per vliegvermogen: { $points }.
card-gives-per-coins = 1 punt per { $number } resterende munten.
card-row = Kaartenrij
row-empty = leeg
row-say-card = { $title }, prijs { $price }.
row-say-coins = Je hebt { $coins }.
cards-none = Nog geen kaarten.
cards-owned = Kaarten
armies-left = Legers over
cities-left = Steden over
coins = Munten
group-move = Verder verplaatsen
group-army = Meer plaatsen
group-flying = Vliegen
group-elixir = Elixers
group-points = Punten
group-immune = Onkwetsbaar
group-coins = Munten
source-regions = Gebieden
source-islands = Eilanden
source-cards = Kaarten
source-elixirs = Elixers
source-tokens = Fiches
source-leader = Leider
score-citadel = Citadel
score-elixirs = Meeste elixers
score-dragon = Draak verslagen
legends-panel = { $player }: { $points } punten, { $coins } munten, { $cards } kaarten{ $active ->
    [yes] , aan zet
   *[no] {""}
}.
points-say = Punten over: { $left }, hierna { $after }
bid-label = Jouw bod
bid-value = { $value ->
    [one] Bied { $value } munt
   *[other] Bied { $value } munten
}
bid-left = { $left } over als je wint
bid-hint = eerlijke waarde { $value }
bid-shown = getoond
bid-sealed = verzegeld
bid-thinking = denkt na
founder-tray = Te leggen borden
founder-side = { $side }
founder-turn = Draaien
founder-flip = Andere kant
founder-suggest = Voorstel

## Replay

replay = Momenten van het spel
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap vooruit
replay-last = Naar het einde
moment-say = { $at } van { $last }
