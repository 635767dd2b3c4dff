# Legends in het Nederlands. $player is de naam van een speler; $region, $from, $to zijn namen op de kaart; $card en $title zijn titels van kaarten en fiches.

player-E = Gloed
player-T = Getij
player-M = Maan
player-S = Ster
player-N = de neutrale kleur

token-explore = de fiche “{ $title }”
token-hidden = een omgekeerde fiche
token-citadel = een citadel
token-dragon = de Razende Draak
token-portal = een Magisch Portaal
token-rogues = de Roversbende

leader-fairy-queen = de Feeënkoningin
leader-bandit-king = de Bandietenkoning
leader-red-sorceress = de Rode Tovenares
leader-white-knight = de Witte Ridder

part-place = { $number ->
    [one] 1 leger
   *[other] { $number } legers
} te plaatsen
part-move = legers te verplaatsen met { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
part-city = een stad te bouwen
part-destroy = een leger te vernietigen

coins-paid = { $coins ->
    [0] gratis
    [one] voor 1 munt
   *[other] voor { $coins } munten
}

slot-at = { $slot ->
    [centre] in het midden
    [left] links
    [right] rechts
    [below] onderaan
    [top-left] linksboven
    [top-right] rechtsboven
    [bottom-left] linksonder
   *[bottom-right] rechtsonder
}
must = { $player ->
    [you] Je moet
   *[other] { $player } moet
}
may = { $player ->
    [you] Je mag
   *[other] { $player } mag
}
board-dealt = “{ $side }” { slot-at }
lay = { $player ->
    [you] Je legt
   *[other] { $player } legt
} de bordzijde “{ $side }”, { $degrees } graden gedraaid, { slot-at }.
centre = { $player ->
    [you] Je kiest
   *[other] { $player } kiest
} “{ $side }” als middelste bord.
start = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} de startfiche⟨ op { $region }⟩.
token = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} { $token }⟨ op { $region }⟩.
merchant = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} de munten van de kooplieden⟨ op { $region }⟩.
shared = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} van elke speler een leger⟨ op { $region }⟩.
neutral = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} een neutraal leger⟨ op { $region }⟩.
bid = { $player ->
    [you] Je biedt
   *[other] { $player } biedt
} { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
first = { $player ->
    [you] { $other ->
        [you] Je wijst jezelf aan als eerste speler.
       *[other] Je wijst { $other } aan als eerste speler.
    }
   *[other] { $other ->
        [you] { $player } wijst jou aan als eerste speler.
       *[other] { $player } wijst { $other } aan als eerste speler.
    }
}
take = { $player ->
    [you] Je neemt
   *[other] { $player } neemt
} { $card } { coins-paid }.
half = { $player ->
    [you] Je kiest
   *[other] { $player } kiest
} ervoor { $part }.
place = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} een leger⟨ op { $region }⟩.
move = { $player ->
    [you] Je verplaatst
   *[other] { $player } verplaatst
} een leger⟨ van { $from } naar { $to }⟩ voor { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
}.
place-several = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} { several-armies }⟨ op { $region }⟩{ region-taken }.
move-several = { $player ->
    [you] Je verplaatst
   *[other] { $player } verplaatst
} { several-armies }⟨ van { $from } naar { $to }⟩ voor { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
}{ region-taken }.
several-armies = { $times ->
    [one] een leger
   *[other] { $times } legers
}
region-taken = { $loser ->
    [no] {""}
    [nobody] {" "}{ $player ->
        [you] en je krijgt het gebied in handen
       *[other] en krijgt het gebied in handen
    }{ taken-by }
    [neutral] {" "}{ $player ->
        [you] en je neemt het gebied over
       *[other] en neemt het gebied over
    } van de neutrale legers{ taken-by }
   *[other] {" "}{ $player ->
        [you] en je neemt het gebied over
       *[other] en neemt het gebied over
    } van { $loser }{ taken-by }
}
taken-by = { $other ->
    [0] {""}
   *[other] , met { $own } tegen { $other }
}
city = { $player ->
    [you] Je bouwt
   *[other] { $player } bouwt
} een stad⟨ op { $region }⟩.
destroy = { $player ->
    [you] Je vernietigt
   *[other] { $player } vernietigt
} een { $other ->
    [you] leger van jou
    [neutral] neutraal leger
   *[other] leger van { $other }
}⟨ op { $region }⟩{ $coin ->
    [yes] {" "}en neemt een munt
   *[no] {""}
}.
stop = { $player ->
    [you] Je laat
   *[other] { $player } laat
} het daarbij.
stop-queen = { $player ->
    [you] Je neemt
   *[other] { $player } neemt
} geen laatste kaart.

# Wat volgde. $player is wie aan de beurt was.
bid-of = { $player ->
    [you] jij
   *[other] { $player }
} { $coins }
row-laid = In de rij liggen { $cards }.
leader-dealt = { $player ->
    [you] Je wordt
   *[other] { $player } wordt
} geleid door { $leader }.
bids-revealed = De biedingen zijn { $bids }: { $tie ->
    [no] { $player ->
        [you] jij wint
       *[other] { $player } wint
    }
    [age] { $player ->
        [you] { $tied } staan gelijk, en jij, de jongste van hen, wint
       *[other] { $tied } staan gelijk, en { $player }, de jongste van hen, wint
    }
   *[die] { $player ->
        [you] { $tied } staan gelijk, en jij, door de dobbelsteen gekozen, wint
       *[other] { $tied } staan gelijk, en { $player }, door de dobbelsteen gekozen, wint
    }
} en betaalt { $coins ->
    [0] niets
    [one] 1 munt
   *[other] { $coins } munten
}.
coins-gained = { $player ->
    [you] Je krijgt
   *[other] { $player } krijgt
} { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
escort-came = Met de stad van de Witte Ridder komt een leger van { $player ->
    [you] jou
   *[other] { $player }
}.
dragon-slain = { $player ->
    [you] Je verslaat
   *[other] { $player } verslaat
} de Razende Draak en neemt die, voor 2 punten.
rogues-paid = De Roversbende neemt 1 munt van { $player ->
    [you] jou
   *[other] { $player }
}.
merchants-taken = { $player ->
    [you] Je neemt
   *[other] { $player } neemt
} de 2 munten van de kooplieden⟨ op { $region }⟩.
token-taken = { $player ->
    [you] Je neemt
   *[other] { $player } neemt
} de fiche⟨ op { $region }⟩{ $hidden ->
    [yes] {" "}en draait die om: het is { $token }
   *[no] , { $token }
}, voor { $effect }.
token-comes = { $player ->
    [you] Je neemt
   *[other] { $player } neemt
} de omgekeerde fiche⟨ op { $region }⟩. Die is nog niet bekend.
effect-elixirs = { $number ->
    [one] 1 elixer
   *[other] { $number } elixers
}
effect-army = { $number ->
    [one] 1 leger
   *[other] { $number } legers
} meer bij elke plaatsing
effect-move = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} meer bij elke verplaatsing
effect-coins = { $number ->
    [one] 1 munt
   *[other] { $number } munten
}
effect-points = { $number ->
    [one] 1 overwinningspunt
   *[other] { $number } overwinningspunten
}
effect-cost = { $number ->
    [one] 1 overwinningspunt
   *[other] { $number } overwinningspunten
} minder
effect-ties = voorrang bij elke gelijke stand
army-kept = De Rode Tovenares houdt { $other ->
    [you] jouw leger
   *[other] het leger van { $other }
}.
coin-taken = 1 munt van { $other ->
    [you] jou
   *[other] { $other }
} gaat naar { $player ->
    [you] jou, de Bandietenkoning
   *[other] de Bandietenkoning, { $player }
}.
tokens-seen = { $player ->
    [you] Je bekijkt
   *[other] { $player } bekijkt
} de omgekeerde { $count ->
    [one] fiche
   *[other] fiches
}⟨ op { $regions }⟩; wat { $count ->
    [one] het is
   *[other] het zijn
}, blijft geheim.
card-came = { $card } komt in de rij, op plek { $place }.
card-comes = Een nieuwe kaart komt in de rij, op plek { $place }. Die is nog niet bekend.

# Waarom iets niet kan. Het nummer van de regel volgt in de fout zelf.
no-over = het spel is afgelopen
no-deal = eerst moeten de kaarten worden gedeeld
no-step = dat wordt nu niet gevraagd: { $asked }
asked-lay = { $player ->
    [you] je legt een bord
   *[other] { $player } legt een bord
}
asked-centre = { $player ->
    [you] je kiest het middelste bord
   *[other] { $player } kiest het middelste bord
}
asked-start = { $player ->
    [you] je kiest het startgebied
   *[other] { $player } kiest het startgebied
}
asked-explore = { $player ->
    [you] je plaatst een ontdekkingsfiche
   *[other] { $player } plaatst een ontdekkingsfiche
}
asked-citadel = { $player ->
    [you] je plaatst een citadel
   *[other] { $player } plaatst een citadel
}
asked-dragon = { $player ->
    [you] je plaatst de draak
   *[other] { $player } plaatst de draak
}
asked-portal = { $player ->
    [you] je plaatst een portaal
   *[other] { $player } plaatst een portaal
}
asked-rogues = { $player ->
    [you] je plaatst de rovers
   *[other] { $player } plaatst de rovers
}
asked-merchant = { $player ->
    [you] je plaatst munten van kooplieden
   *[other] { $player } plaatst munten van kooplieden
}
asked-shared = { $player ->
    [you] je plaatst van elke speler één leger
   *[other] { $player } plaatst van elke speler één leger
}
asked-neutral = { $player ->
    [you] je plaatst een neutraal leger
   *[other] { $player } plaatst een neutraal leger
}
asked-bid = { $player ->
    [you] je biedt
   *[other] { $player } biedt
}
asked-first = { $player ->
    [you] je wijst de eerste speler aan
   *[other] { $player } wijst de eerste speler aan
}
asked-take = { $player ->
    [you] je neemt een kaart
   *[other] { $player } neemt een kaart
}
asked-half = { $player ->
    [you] je kiest een helft van de actie van de kaart
   *[other] { $player } kiest een helft van de actie van de kaart
}
asked-place = { $player ->
    [you] je plaatst legers
   *[other] { $player } plaatst legers
}
asked-move = { $player ->
    [you] je verplaatst legers
   *[other] { $player } verplaatst legers
}
asked-city = { $player ->
    [you] je mag een stad bouwen
   *[other] { $player } mag een stad bouwen
}
asked-destroy = { $player ->
    [you] je mag een leger vernietigen
   *[other] { $player } mag een leger vernietigen
}
asked-queen = { $player ->
    [you] je mag nog een kaart nemen
   *[other] { $player } mag nog een kaart nemen
}
no-lay-used = dat bord ligt er al
no-lay-desert = die zijde kan alleen het middelste bord zijn
no-lay-turn = in een rechthoek liggen borden rechtop of ondersteboven
no-centre = een andere zijde moet het middelste bord zijn
no-start = het startgebied is een gebied van het middelste bord met een eigen route naar een ander bord
no-token-taken = ⟨op { $region }|in dit gebied⟩ ligt al een fiche
no-region = ⟨{ $region }|dit gebied⟩ ligt niet op deze landkaart
no-merchant = de munten van dit bord komen in een van zijn eigen gebieden
no-shared = het gezamenlijke leger gaat naar een eiland dat niet op het middelste bord ligt
no-bid = je hebt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
no-price = die kaart kost { $price } en je hebt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
no-card = daar ligt geen kaart
no-half = met die helft kan niets worden gedaan
no-place = legers plaats je in het startgebied of waar je een stad hebt
no-army = je hebt geen leger⟨ op { $region }⟩
no-border = ⟨{ $to }|dit gebied⟩ grenst niet aan ⟨{ $from }|het gebied dat het leger verlaat⟩
no-points = die stap kost { $cost } en er { $points ->
    [one] is 1 punt
   *[other] zijn { $points } punten
} over
no-own = je eigen legers kun je niet vernietigen
no-target = { $other } heeft geen leger⟨ op { $region }⟩
no-immune = { $other } is onkwetsbaar
no-coin-king = alleen de Bandietenkoning neemt een munt
no-coin = { $other } heeft geen munt, of kan er geen hebben
no-legal = dat mag hier niet

# Weigeringen buiten de regels van een stap.
view-closed = met een aanzicht kan niet worden gespeeld: wat verborgen is, moet opnieuw worden gedeeld
bid-final = plaats { $seat } heeft geboden, en een bod is definitief; nu moeten bieden: { $others }
chance-over = het toeval speelt nu niet mee

# Wat niet als beslissing te lezen is.
notation-needs = is geen beslissing: na { $word } komt { $needed }
notation-nearest = is geen beslissing; { $nearest }
notation-example = is geen beslissing; schrijf bijvoorbeeld take lake, half 1, +D4, D4-D5, ^D4, xD4T of stop
notation-boards = de vier borden hebben de nummers 1 tot en met 4
notation-side = '{ $name }' is geen bordzijde; { $nearest }
notation-turns = borden worden 0, 90, 180 of 270 graden gedraaid
notation-nobody = niemand hier is { $letter }; { $known }
notation-region = { $name } is geen gebied; { $nearest }
notation-places = de rij heeft de plekken 1 tot en met { $places }
notation-not-in-row = { $name } ligt niet in de rij; daar liggen { $cards }
notation-card = '{ $name }' is geen kaart; { $nearest }
notation-halves = de helften van een “of” zijn 1 en 2
notation-halves-named = de helften van een “of” zijn 1 en 2, of { $kinds }
notation-times = een herhaling schrijf je als *2 tot en met *{ $most }
needed-centre = het nummer van een bord, zoals centre 2 (L12.10)
needed-start = een gebied, zoals start D4 (L2.2)
needed-token = een gebied, zoals token D4 (L2.0)
needed-coins = een gebied, zoals coins D4 (L12.7)
needed-shared = een gebied, zoals shared D4 (L2.4)
needed-neutral = een gebied, zoals neutral D4 (L2.5)
needed-bid = een aantal munten, zoals bid 3 (L3.1)
needed-first = de letter van een speler, zoals first E (L3.1)
needed-take = een kaart of haar plek in de rij, zoals take lake of take 2 (L4.1)
needed-half = 1 of 2, zoals half 1 (L4.4)

# Aantallen.
count-point = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
count-coin = { $number ->
    [one] 1 munt
   *[other] { $number } munten
}
count-army = { $number ->
    [one] 1 leger
   *[other] { $number } legers
}
count-city = { $number ->
    [one] 1 stad
   *[other] { $number } steden
}
count-card = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
count-elixir = { $number ->
    [one] 1 elixer
   *[other] { $number } elixers
}

# De kaarten. Elke familie heeft een woord dat alle titels van haar kaarten delen.
card-ancient-phoenix = Oeroude Feniks
card-ancient-sage = Oeroude Wijze
card-ancient-tree-spirit = Oeroude Boomgeest
card-ancient-woods = Oeroude Wouden
card-cursed-banshee = Vervloekte Banshee
card-cursed-gargoyles = Vervloekte Waterspuwers
card-cursed-king = Vervloekte Koning
card-cursed-mausoleum = Vervloekte Graftombe
card-cursed-tower = Vervloekte Toren
card-dire-dragon = Gruweldraak
card-dire-eye = Gruweloog
card-dire-giant = Gruwelreus
card-dire-goblin = Gruwelgoblin
card-dire-ogre = Gruweloger
card-forest-elf = Woudelf
card-forest-gnome = Woudkabouter
card-forest-pixie = Woudfee
card-forest-tree-town = Woudboomstad
card-graveyard = Begraafplaats
card-lake = Meer
card-night-hydra = Nachthydra
card-night-village = Nachtdorp
card-night-wizard = Nachttovenaar
card-noble-hills = Edele Heuvels
card-noble-knight = Edele Ridder
card-noble-unicorn = Edele Eenhoorn
card-stronghold = Vesting
card-arcane-manticore = Mystieke Manticore
card-arcane-sphinx = Mystieke Sfinx
card-arcane-temple = Mystieke Tempel
card-mountain-dwarf = Bergdwerg
card-mountain-treasury = Bergschatkamer
card-castle-or = Kasteel
card-castle-and = Kasteel
family-ancient = Oeroude
family-ancient-of = “Oeroude”
family-cursed = Vervloekte
family-cursed-of = “Vervloekte”
family-dire = Gruwel
family-dire-of = “Gruwel”
family-forest = Woud
family-forest-of = “Woud”
family-night = Nacht
family-night-of = “Nacht”
family-noble = Edele
family-noble-of = “Edele”
family-arcane = Mystieke
family-arcane-of = “Mystieke”
family-mountain = Berg
family-mountain-of = “Berg”

# Ontdekkingsfiches, bordzijden, leiders op zichzelf.
face-magic-spring = Magische Bron
face-cottage = Huisje
face-hidden-treasure = Verborgen Schat
face-magic-book = Toverboek
face-stable = Stal
face-poison-swamp = Giftig Moeras
side-horseshoe = hoefijzer
side-citadel = burcht
side-desert = woestijn
side-meadows = weiden
side-volcano = vulkaan
side-ice = ijs
side-tall = rotsen
side-fern = varen
leader-fairy-queen-title = Feeënkoningin
leader-bandit-king-title = Bandietenkoning
leader-red-sorceress-title = Rode Tovenares
leader-white-knight-title = Witte Ridder
neutral-name = Neutraal

# Het moment, en wat er gevraagd wordt, zonder punt aan het eind.
moment-deal = vóór het delen
moment-set-up = opstelling
moment-bidding = bieden
moment-card = kaart { $card } van { $cards }
moment-end = het einde
moment-match = spel { $game } van 3, { $moment }
step-deal = Er moet weer worden gedeeld
step-lay = { must } een bord leggen: { $slot }
step-centre = { must } het middelste bord kiezen
step-start = { must } de startfiche plaatsen
step-explore = { must } een ontdekkingsfiche plaatsen: { $token }
step-citadel = { must } een citadel plaatsen
step-dragon = { must } de draak plaatsen
step-portal = { must } een portaal plaatsen
step-rogues = { must } de rovers plaatsen
step-merchant = { must } twee munten van kooplieden plaatsen: { $slot }
step-shared = { must } van elke speler één leger buiten het midden plaatsen
step-neutral = { must } een neutraal leger plaatsen, nog { $left } over
step-bid = { $player ->
    [you] Je moet
   *[other] { $players } { $count ->
        [one] moet
       *[other] moeten
    }
} bieden
step-first = { must } de eerste speler aanwijzen
step-take = { must } een kaart nemen
step-half = { must } kiezen: { $choice } ({ $card })
step-place = { may } legers plaatsen, nog { $left } over ({ $card })
step-move = { may } legers verplaatsen, nog { $left } over ({ $card })
step-city = { may } een stad bouwen ({ $card })
step-destroy = { may } een leger vernietigen ({ $card })
step-queen = { may } voor de Feeënkoningin nog een kaart nemen
phase-deal = delen
phase-lay = borden leggen
phase-centre = middelste bord
phase-start = startgebied
phase-explore = ontdekkingsfiches
phase-citadel = citadellen
phase-dragon = draak
phase-portal = portalen
phase-rogues = rovers
phase-merchant = koopmanssteden
phase-shared = gezamenlijke legers
phase-neutral = neutrale legers
phase-bid = bieden
phase-first = eerste speler
phase-take = een kaart nemen
phase-half = een helft kiezen
phase-place = legers plaatsen
phase-move = legers verplaatsen
phase-city = een stad bouwen
phase-destroy = een leger vernietigen
phase-queen = laatste kaart van de Feeënkoningin
phase-over = einde van het spel
won = Het spel is afgelopen. { $winners ->
    [you] Je wint
   *[other] { $winners } { $count ->
        [one] wint
       *[other] winnen
    }
} met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $tie ->
    [none] {""}
    [shared] , gelijk in alles wat beslist
   *[other] , gelijk met { $others ->
        [you] jou
       *[other] { $others }
    } maar met { $tie ->
        [book] het Toverboek, dat bij een gelijke stand beslist
        [coins] meer munten
        [armies] meer legers op de kaart
       *[regions] meer gebieden
    }
} ({ $rule })
end-cards = iedereen heeft de laatste kaart genomen
end-match = het derde spel van de match is afgelopen
token-unknown = een van de zes, omgekeerd

# De kaart in woorden.
slot-centre = midden
slot-left = links
slot-right = rechts
slot-below = onderaan
slot-top-left = linksboven
slot-top-right = rechtsboven
slot-bottom-left = linksonder
slot-bottom-right = rechtsonder
turn-0 = rechtop
turn-1 = naar rechts gedraaid
turn-2 = ondersteboven
turn-3 = naar links gedraaid
board-laid = { $slot }: { $side }, { $turn }
board-laid-centre = { $slot }: { $side }, { $turn }, middelste bord
board-none = Er ligt nog geen bord
lying-start = startgebied
lying-citadel = citadel
lying-dragon = draak
lying-portal = portaal
lying-rogues = rovers
lying-coins = 2 munten
lying-hidden = { $face } (omgekeerd)
lying-seen = { $face } (omgekeerd, gezien door { $people })
region-empty = leeg
controlled-by = in handen van { $player }
nobody = niemand
ways-land = over land naar { $regions }
ways-bridge = over een brug naar { $regions }
ways-portal = door het portaal naar { $regions }
ways-sea = over zee naar { $regions }
ways-none = geen buren

# Kaarten in woorden.
do-place = plaatsen { $number }
do-move = verplaatsen { $number }
do-city = een stad bouwen
do-destroy = een leger vernietigen
do-or = { $first } of { $second }
do-and = { $first }, dan { $second }
gift-move = +{ $number } beweging
gift-army = { $number ->
    [one] +{ $number } leger
   *[other] +{ $number } legers
}
gift-flying = { $number ->
    [1] vliegen
   *[other] vliegen { $number }
}
gift-family = 1 punt per kaart { $family }
gift-set = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $cards ->
    [one] 1 kaart { $family }
   *[other] { $cards } kaarten { $family }
}
gift-per-flying = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per vliegvermogen
gift-per-coins = 1 punt per { $coins ->
    [one] munt
   *[other] { $coins } munten
}
gift-immune = onkwetsbaar
gift-nothing = niets
use-move = beweging
use-army = leger
use-flying = vliegen
use-elixirs = elixers
use-points = punten
use-immune = onkwetsbaar
use-other = andere
use-line = { $use }: { $titles }

# Wat een plaats heeft.
source-region = gebieden
source-island = eilanden
source-citadel = citadellen
source-card = kaarten
source-elixirs = elixers
source-token = fiches
source-dragon = draak
source-leader = leider
score-region = gebied { $name }
score-island = eiland { $name }
score-citadel = citadel op { $name }
score-elixirs = de meeste elixers
bonus-flying = vliegen { $number }
bid-none = nog niet
tie-die = Gelijke biedingen: een dobbelsteen beslist (L12.8)
tie-age = Gelijke biedingen: de jongste wint; vanaf de jongste { $players } (L3.2)
trophy-dragon = draak
trophy-kept = { $number ->
    [one] 1 leger
   *[other] { $number } legers
} gehouden
state-won = gewonnen
state-founder = stichter
state-on-turn = aan de beurt
state-to-decide = beslist
total-all = { $points } in totaal
total-before = { $points } eerder
seat-points-now = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} als het spel nu eindigde
seat-total = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} in totaal
seat-total-before = { $number ->
    [one] 1 punt
   *[other] { $number } punten
} uit eerdere spellen
seat-supply = { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
} en { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
} in voorraad
seat-leader = leider { $leader }
seat-bid = bod { $bid }

# De hele stelling, regel voor regel.
described = Legends, { $players } spelers, { $moment }.
described-seat = Plaats { $seat }, { $player } ({ $letter }): { $words }.
described-seat-state = Plaats { $seat }, { $player } ({ $letter }), { $state }: { $words }.
described-place = Plek { $place } van de rij, { $price ->
    [one] 1 munt
   *[other] { $price } munten
}, { $title }: { $ability }; { $action }.
described-deck = Nog { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} op de trekstapel.
described-island = Eiland van { $regions }: in handen van { $holder }.
described-region = { $region }: { $words }; { $ways }.

# Tekeningen: titels, legenda, kolommen.
title = Legends, { $moment }: { $step }
name-moment = Legends, { $moment }
column-region = Gebied
column-held = Van
column-armies = Legers
column-neighbours = Buren
column-here = Hier
column-place = Plek
column-cost = Prijs
column-card = Kaart
column-action = Actie
column-ability = Eigenschap
island-line = Eiland van { $regions }:
deck-line = Trekstapel: nog { $cards }
key = Legenda:
key-pieces = { $letter }3^1 3 legers en 1 stad van { $player }
key-neutral = N2 2 neutrale legers
key-land = C1 buur over land
key-bridge = { $sign }C2 over een brug
key-portal = { $sign }V1 door de portalen
key-sea = { $sign }H2 over zee
key-cost = een stap kost 1, over zee { $prices }
cards-of = { $cards }/{ $most } kaarten
supply-line = voorraad { $armies ->
    [one] 1 leger
   *[other] { $armies } legers
} { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
}
label-bid = bod:
label-leader = leider:
label-points = punten:
label-bonuses = bonussen:
label-cards = kaarten:
seat-number = plaats { $seat }
legend-points = punten op dit moment
legend-moment = { $moment } · trekstapel { $cards }
legend-coins = munten
legend-cards = kaarten
legend-armies = legers over
legend-cities = steden over
legend-flying = vliegen
legend-elixirs = elixers
legend-moves = extra beweging
legend-immune = onkwetsbaar
legend-looked = { $letters } op een fiche: zij hebben die bekeken
row-empty = geen kaart
row-taken = genomen door { $player }
hover-card = { $title }, { $price ->
    [one] 1 munt
   *[other] { $price } munten
}: { $ability }; { $action }
hover-island = het eiland is van { $letter }
hover-island-nobody = het eiland is van niemand
sign-family = 1 / { $family }
sign-set = { $points } : { $cards }× { $family }
sign-per-flying = { $points } per vliegen
sign-per-coins = 1 per { $coins ->
    [one] munt
   *[other] { $coins } munten
}
chip-city = stad
chip-destroy = vernietigen
joint-or = of
joint-and = dan
mark-lay = hier komt het bord
mark-put = hier plaatsen
mark-step = stap voor zoveel punten
mark-sail = over zee voor zoveel punten
mark-city = een stad bouwen
mark-destroy = een leger vernietigen
mark-take = deze kaart nemen
mark-first = als eerste speler aanwijzen

# Wat voor een spel kan worden afgesproken, telkens met een regel uitleg.
variant-match = Match van drie
variant-match-note = drie spellen, waarvan de punten worden opgeteld
variant-explore = Ontdekkingsfiches
variant-explore-note = vijf fiches op de landkaart; de eerste stad in een gebied neemt de fiche die daar ligt
variant-citadels = Citadellen
variant-citadels-note = drie gebieden die een punt meer waard zijn voor wie ze in handen heeft
variant-dragon = Razende Draak
variant-dragon-note = wie één leger meer in zijn gebied brengt dan de draak aankan, verslaat hem voor 2 punten
variant-portals = Magische Portalen
variant-portals-note = twee gebieden die als buren tellen
variant-rogues = Roversbende
variant-rogues-note = hun gebied binnengaan kost een munt
variant-seven-cards = Rij van zeven kaarten
variant-seven-cards-note = in de rij ligt een zevende kaart, die 3 munten kost
variant-leaders = Leiders
variant-leaders-note = elke speler krijgt een leider met een eigen kracht
variant-merchants = Koopmanssteden
variant-merchants-note = twee munten op elk bord voor wie er de eerste stad bouwt
variant-die = Dobbelsteen bij gelijk bod
variant-die-note = tussen gelijke biedingen beslist een dobbelsteen, niet de leeftijd
variant-swamp = Giftig Moeras
variant-swamp-note = ontdekkingsfiches liggen omgekeerd, en een ervan kost een punt
variant-rectangle = Rechthoek
variant-rectangle-note = de vier borden liggen twee aan twee in plaats van in een T
printing-2018 = Uitgave 2018
printing-2018-note = de regels met alle varianten
printing-first-printing = Eerste druk
printing-first-printing-note = zoals eerst uitgegeven: meer legers aan het begin, en een taaiere draak

# Wat er mis is met opties.
fault-players = { $players } is geen 2, 3 of 4
fault-printing = onbekende druk { $name }; { $nearest }
fault-variant = onbekende variant { $name }; { $nearest }
fault-swamp = 'swamp' wordt alleen met 'explore' gespeeld

# Wat er mis is met een stelling. $letter is het teken van een speler.
position-before-bids = vier borden en het startgebied liggen er vóór de biedingen
position-first-named = wordt vóór de eerste beurt aangewezen
position-armies = { $letter } heeft meer dan 18 legers
position-cities = { $letter } heeft meer dan 3 steden
position-kept = alleen de Rode Tovenares houdt legers, van andere spelers
position-neutral = er zijn meer neutrale legers dan het spel heeft
position-count-setup = telt alleen de beslissingen van een stap van de opstelling
position-neutral-left = is 0 behalve terwijl neutrale legers worden geplaatst
position-no-action = er is nu geen actie bezig
position-first-after = wordt na de biedingen aangewezen
position-queen-when = de Feeënkoningin wordt gevraagd als het spel afgelopen zou zijn
position-no-totals = er is nog geen spel van de match afgelopen
position-result-given = is gegeven hoewel het spel doorgaat
position-decider = moet de plaats zijn die aan de beurt is
position-row = nu zijn { $places } plekken in gebruik; de lege plekken zijn rechts
position-row-acting = nu zijn { $places } plekken in gebruik; tijdens een actie is één plek leeg
position-bid-purse = is meer dan de beurs bevat
position-bids-in = zijn alle binnen en worden dus onthuld
position-decider-bid = moet de eerste plaats zijn die niet heeft geboden
position-bids = moeten na het bieden alle binnen zijn, geen boven de eerste beurs
position-decider-won = moet zijn wie het bieden heeft gewonnen
position-queen-only = alleen de Feeënkoningin wordt gevraagd als iedereen alle kaarten heeft
position-cards-turn = spelers nemen om beurten één kaart
position-cards-all = iedereen heeft { $number } kaarten, dus het spel is afgelopen
position-action-card = moet een kaart zijn van de plaats die aan de beurt is
position-no-or = de kaart heeft geen “of”
position-half-part = er is geen deel bezig terwijl er gekozen wordt
position-half-nothing = in geen van beide helften kan iets, dus wordt het overgeslagen
position-part = deel { $part } van de kaart is niet { $step }
position-points = dit deel van de kaart heeft er hoogstens { $most }
position-part-nothing = in dit deel kan niets, dus wordt het overgeslagen
position-queen-once = de Feeënkoningin wordt één keer gevraagd, als het spel afgelopen zou zijn
position-cards-end = aan het einde heeft iedereen { $number } kaarten
position-match = een match is na het derde spel afgelopen
position-totals = moeten de punten van het spel zijn: { $points }
position-result = noemt niet wie op punten heeft gewonnen
position-fresh = vóór het eerste delen ligt er niets op tafel en beslist de stichter
position-central-side = een zijde die het middelste bord moet zijn, ligt elders
position-rectangle = borden van een rechthoek liggen rechtop of ondersteboven
position-centre = is niet het bord dat het middelste moet zijn
position-start = moet een eigen route naar een ander bord hebben
position-explore = de eerste { $number } fiches liggen op de landkaart of zijn genomen, geen andere
position-tokens = er zijn er nu { $due } in het spel, niet { $number }
position-merchants = bord { $board } heeft munten in { $number } gebieden
position-explore-taken = wie een stad op { $region } bouwde, heeft de fiche genomen
position-merchants-taken = wie een stad op { $region } bouwde, heeft de munten genomen
position-dragon = wordt verslagen door het { $limit }e leger op { $region }
position-count = stap { $step } heeft hier { $most } beslissingen
position-laid = er liggen { $laid } borden, en dat past niet bij stap { $step }
position-start-order = het startgebied wordt na de borden en vóór de fiches gekozen
position-centre-order = wordt aangewezen als de borden liggen
position-founder = de stichter beslist
position-neutral-turns = spelers plaatsen om beurten neutrale legers, de stichter eerst
position-neutral-number = moet 10 min de geplaatste legers zijn
position-bids-after = komen na de opstelling
position-cards-before = niemand heeft een kaart vóór de eerste beurt
position-row-laid = wordt uitgelegd als de fiches liggen
position-coins = zijn { $coins } in deze stap
position-kept-before = er wordt geen leger vernietigd vóór de eerste beurt
position-mustered = legers staan niet waar ze bij de opstelling komen

# Wat er mis is met bestanden van kaarten, borden en fiches. $near is de bekende naam die het dichtst bij ligt, of alle.
component-list-cards = moet een lijst van kaarten zijn
component-list-tokens = moet een lijst van fiches zijn
component-list-steps = moet een lijst van stappen zijn, zoals { $example }
component-list-islands = moet een lijst van eilanden zijn, elk een lijst van gebieden
component-list-regions = moet een lijst van gebieden zijn
component-list-pairs = moet een lijst van paren van gebieden zijn
component-number = moet een geheel getal van { $least } tot { $most } zijn
component-only = moet { $number } zijn
component-flag = moet waar of onwaar zijn (true of false)
component-id = moet uit kleine letters, cijfers en losse streepjes bestaan, eerst een letter, zoals { $example }, hoogstens { $most }
component-id-taken = de id { $id } is al in gebruik bij { $other }
component-words = moet een regel van 1 tot { $most } tekens zijn, zonder spaties eromheen
component-cards-most = er kunnen hoogstens { $most } kaarten zijn, niet { $given }
component-mode-one = een actie van de soort { $mode } heeft één stap, niet { $given }
component-mode-two = een actie van de soort { $mode } heeft twee stappen, niet { $given }
component-mode-unknown = geen soort heet { $name }; { $near }
component-mode-text = moet een van de teksten { $known } zijn
component-step = moet precies één van { $known } zijn, niet { $given } ervan
component-families-most = er kunnen hoogstens { $most } families zijn, niet { $given }
component-family-size = van de familie { $family } zijn er { $size } kaarten, geen { $wanted }
component-family-unknown = geen kaart is van de familie { $name }; { $near }
component-deck = maar { $deck } zijn voor { $players } spelers, die er elk { $each } nemen: minstens { $least }
component-effect = moet er minstens één van { $known } hebben
component-points = moet een geheel getal van -{ $most } tot { $most } zijn, en niet 0
component-tokens = er moeten { $wanted } ontdekkingsfiches zijn, niet { $given }, en daarnaast het moeras
component-swamps = precies één ervan moet swamp = true hebben, niet { $given }
component-ties = één fiche alleen wint gelijke standen, en { $other } doet dat al
component-side-name = de naam van een kant bestaat uit kleine letters, cijfers en losse streepjes, eerst een letter, hoogstens { $most }
component-no-island = een kant heeft minstens één eiland
component-no-region = een eiland heeft minstens één gebied
component-region-name = { $name } is geen naam voor een gebied: een hoofdletter en een getal van 1 tot 99
component-region-taken = de naam { $name } is al in gebruik bij een gebied van { $other }
component-region-text = moet de naam van een gebied zijn, zoals H1
component-region-unknown = geen gebied van deze kant heet { $name }; { $near }
component-pair = moet een paar gebieden zijn
component-pair-itself = verbindt { $region } met zichzelf
component-pair-again = verbindt { $one } en { $two } voor de tweede keer
component-exit = ontbreekt: van elke rand vertrekt een route
component-centre = moeten twee getallen van 0 tot 1 zijn
component-centre-taken = is al het midden van { $other }
component-land = { $one } en { $two } liggen op verschillende eilanden, zonder landgrens
component-bridge = { $one } en { $two } liggen op hetzelfde eiland: bruggen leiden naar een ander
component-apart = er leiden geen landgrenzen van { $region } naar { $others }
component-islands-apart = er leiden geen bruggen of zeeroutes van het eiland van { $region } naar { $others }
component-sides = bord { $board } moet twee kanten hebben, niet { $given }
component-smallest = de kleinste landkaart ({ $sides }) heeft { $regions } gebieden; startgebied en fiches hebben er { $least } nodig
component-central = er is maar één middelste bord, en dat moet { $other } al zijn
component-regions-most = alle kanten samen kunnen hoogstens { $most } gebieden hebben, niet { $given }
component-islands-most = alle kanten samen kunnen hoogstens { $most } eilanden hebben, niet { $given }
# Wat er mis is met de vorm van een stelling, een landkaart, een verdeling of opties.
position-ages = { $ages } noemt niet iedereen van { $identities } één keer
position-single-letters = moet een lijst van losse letters zijn
position-no-game = er is geen spel { $game }
position-action = part moet 0 of 1 zijn, en points 0 tot 60
position-boards = er liggen { $given } borden, er zijn er 4
position-no-side = { $name } is geen kant van een bord
position-side-laid = het bord van { $name } ligt er al
position-turns = { $turn } is niet 0 tot 3 kwartslagen
position-no-slot = er is geen vak { $slot }
position-region-twice = noemt een gebied twee keer
position-no-region = { $name } is geen gebied van deze landkaart
position-tokens-there = op { $region } ligt meer dan één fiche
position-leaders = moet één regel per plaats hebben, en geen zonder de variant
position-leader-missing = er ontbreekt er een
position-different = moeten verschillende van { $names } zijn
position-total = { $total } is geen som van overwinningspunten
position-bid = { $bid } is geen bod
position-neutral-city = de neutrale kleur bouwt geen steden
position-garrison = moet 0 tot 18 legers en 0 tot 3 steden zijn
position-everybody = moet iedereen één keer noemen
position-nobody = noemt niemand aan deze tafel
position-explore-number = heeft { $given } fiches, dit spel heeft er { $wanted }
position-explore-order = moet in de volgorde { $names } staan
position-no-face = heeft geen beeldzijde
position-face-up = ligt open, dus iedereen kent hem
position-not-placed = is niet geplaatst, dus niemand heeft hem gezien
position-token-taken = is genomen, dus hij ligt nergens en iedereen kent hem
position-slayer = wie hem versloeg, zit niet aan deze tafel
position-slain = is verslagen, dus hij ligt nergens
position-no-variant = ligt op de landkaart, maar staat niet bij de varianten
position-row-places = heeft { $given } plekken, niet { $places }
position-no-card = { $name } is geen kaart van dit spel
position-card-twice = { $name } ligt op meer dan één plek
position-deck-names = heeft kaarten zonder naam
position-cards-number = er zijn { $given } van de { $cards } kaarten
position-card-nowhere = { $name } ligt voor niemand
position-sees-more = plaats { $seat } mag niet alles weten wat dit aanzicht toont
position-sees-less = plaats { $seat } weet meer dan dit aanzicht toont
position-whole = een spel begint met een hele stelling, niet met een aanzicht
position-line-cut = is geen hele regel: er ontbreekt iets of er is iets veranderd
position-coins-most = { $held } is meer dan de { $most } van het begin
position-coins-most-group = { $held } van { $letters } samen is meer dan de { $most } van het begin
position-coins-sources = { $held } is meer dan { $most }: { $sources }
position-coins-sources-group = { $held } van { $letters } samen is meer dan { $most }: { $sources }
coins-start = { $coins } aan het begin
coins-bid = { $coins } voor het bod ({ $rule })
coins-cards = { $coins } door kaarten ({ $rule })
coins-tokens = { $coins } door fiches ({ $rule })
coins-merchants = { $coins } van kooplieden ({ $rule })
coins-king = { $coins } genomen door de Bandietenkoning ({ $rule })
map-empty = daar ligt geen bord, en er horen er vier te liggen
map-number = er liggen er { $given } op de landkaart, dit spel heeft er { $most }
map-merchants = één gebied van elk bord heeft munten, van { $side } zijn het er { $number }
deal-leaders = moet één leider per plaats noemen, allemaal verschillend
deal-leader = { $name } is geen leider
deal-field = { $word } is geen veld van deze verdeling, of komt twee keer voor
deal-field-missing = het veld { $name } ontbreekt
deal-missing = { $name } ontbreekt
deal-twice = { $name } komt meer dan eens voor
deal-strange = { $name } hoort daar niet
deal-setup-long = heeft { $given } beslissingen, { $enough } zijn genoeg
deal-setup-decision = beslissing { $number }: { $reason }
deal-setup-ends = eindigt bij stap { $step }
fault-variants-text = { $given } is een tekst, geen lijst van namen; schrijf { $names }
fault-ages = { $ages } noemt niet elke plaats één keer

# Opties
option-quick-setup = Snelle opstelling
option-quick-setup-note = Borden, startgebied en fiches worden geloot, niet door de stichter gelegd
fault-position-view = is wat één plaats mag weten; een partij begint met een hele stelling

# Tables
goal = Wie de meeste overwinningspunten heeft als iedereen { $cards } kaarten heeft genomen, wint.
goal-match = Wie na drie spellen de meeste overwinningspunten heeft, wint; in elk spel neemt iedereen { $cards } kaarten.
bid-made = { $player } heeft geboden.
cards-dealt = De trekstapel van { $cards } kaarten is geschud{ $laid ->
    [0] {""}.
   *[other] , en de borden zijn gelegd: { $boards }.
}
undo-bid = een bod is definitief
undo-deal = de kaarten zijn gedeeld
undo-card = er is een kaart zichtbaar geworden
undo-token = er is een fiche zichtbaar geworden

# De terminal
write-lay = de bordzijde woestijn leggen, 90 graden met de klok mee gedraaid (0, 90, 180 of 270)
write-see-boards = beide zijden zien van de borden die over zijn
write-centre = het tweede bord als middelste kiezen
write-start = de startfiche op D4 leggen
write-token = de fiche op D4 leggen
write-merchant = de munten van de kooplieden van dit bord op D4 leggen
write-shared = van iedereen één leger op D4 zetten
write-neutral = een neutraal leger op D4 zetten
bid-or-number = bid 3, of 3
write-bid = 3 munten bieden, in het geheim: niemand ziet het tot alles geboden is
write-first = Getij laten beginnen
write-take = de kaart Meer nemen
write-take-place = de kaart op de tweede plek nemen
write-whole-turn = een hele beurt op één regel
write-half = de eerste van de twee acties
write-half-named = de actie om te verplaatsen
write-stop-half = geen van beide
write-place = een leger op D4 plaatsen
write-place-several = er drie plaatsen
write-stop-place = er geen meer plaatsen
write-walk = een leger van D4 naar D5 verplaatsen
write-walk-on = het verder brengen, naar D6
write-walk-several = twee legers verplaatsen
write-stop-walk = niet meer verplaatsen
write-city = een stad op D4 bouwen
write-stop-city = er geen bouwen
write-destroy = een leger van Getij op D4 vernietigen (N: een neutraal)
write-rob = de Bandietenkoning neemt ook een munt van Getij
write-stop-destroy = er geen vernietigen
write-queen = nog een kaart nemen, de tweede
write-stop-queen = er geen nemen
score-of = { $player }: { $points }
score-of-now = { $player }: { $points } als het nu afgelopen was
points-of-region = gebied { $name }
points-of-island = eiland { $name }
points-of-citadel = citadel op { $name }
points-of-card = kaart { $name }
points-of-elixirs = elixers { $name }
points-of-token = fiche { $name }
points-of-dragon = de draak { $name }
points-of-leader = leider { $name }
match-so-far = in alle spellen van de match tot nu toe
match-before = in de vorige spellen van de match
boards-to-lay = Borden om te leggen, elk op een van beide zijden (A1-A2 over land, A1=A2 over een brug, A1~A2 over zee):
board-number = Bord { $number }
side-islands = { $count ->
    [one] eiland { $islands }
   *[other] eilanden { $islands }
}
side-central = { $told }; komt in het midden of wordt niet gebruikt (L2.1)
side-exits = zeeroutes over de randen: { $exits }
edge-top = boven { $region }
edge-right = rechts { $region }
edge-bottom = onder { $region }
edge-left = links { $region }

# Titles of achievements.

achievement-first = Eerste vaandel
achievement-three = Drie kronen
achievement-four = De vier hoeken van de kaart
achievement-leaders = Geboren leider
achievement-explore = Het onbekende in
achievement-citadels = Achter dikke muren
achievement-dragon = Drakenseizoen
achievement-portals = Door de spiegel
achievement-rogues = Tolweg
achievement-merchants = Markt geopend
achievement-seven-cards = Keus te over
achievement-rectangle = Recht en vierkant
achievement-swamp = Natte voeten
achievement-die = Het lot beslist
achievement-match = De lange veldtocht
achievement-at-once = Een rijk verhaal
achievement-all = Alle legenden

# What to train after lost games.

advice-close = In { $games } van je laatste { $lost } verloren partijen kwam je hoogstens { $behind } punten tekort. Vergelijk aan het einde wat elke kaart oplevert.
advice-outscored = In { $games } van je laatste { $lost } verloren partijen had de winnaar een duidelijke voorsprong. Tel tijdens de partij de punten van iedereen en neem vroeg de leiding.
