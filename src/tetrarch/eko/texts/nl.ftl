# Ekö in het Nederlands. $player is de naam van een speler, $stack, $from, $to, $site, $space zijn namen op het bord.
# Namen van spelers zijn eigennamen zonder lidwoord; “de eigen” in plaats van zijn of haar.

player-E = Gloed
player-T = Getij
player-M = Maan
player-S = Ster

building-1 = een kamp
building-2 = een toren
building-3 = het kasteel

own = { $player ->
    [you] je
   *[other] de
}
must = { $player ->
    [you] Je moet
   *[other] { $player } moet
}
victim-loses = { $victim ->
    [you] jij verliest
   *[other] { $victim } verliest
}
emperor-captured = { $captures ->
    [yes] , en { $victim ->
        [you] je
       *[other] de
    } keizer wordt gevangengenomen
   *[no] {""}
}
stack = { $emperor ->
    [yes] { $discs ->
        [one] de keizer alleen
       *[other] de stapel van { $discs } schijven met de keizer
    }
   *[no] { $discs ->
        [one] een losse schijf
       *[other] een stapel van { $discs } schijven
    }
}
loss = { $lost ->
    [0] {""}
    [one] {" "}en verliest { $lostemperor ->
        [yes] de keizer
       *[no] een schijf
    } aan de storm
   *[other] {" "}en verliest { $lost } schijven aan stormen{ $lostemperor ->
        [yes] , waaronder de keizer
       *[no] {""}
    }
}
zones = { $count ->
    [0] {""}
    [one] {" "}(stormzone { $zones })
   *[other] {" "}(stormzones { $zones })
}
discs-placed = { $emperor ->
    [yes] { $soldiers ->
        [0] de keizer
        [one] de keizer en 1 schijf
       *[other] de keizer en { $soldiers } schijven
    }
   *[no] { $soldiers ->
        [one] 1 schijf
       *[other] { $soldiers } schijven
    }
}

keep = { $player ->
    [you] Je laat
   *[other] { $player } laat
} { own } keizer staan waar die staat.
swap = { $player ->
    [you] Je verwisselt
   *[other] { $player } verwisselt
} { own } keizer met een schijf⟨ op { $space }⟩.
draft = { $player ->
    [you] Je plaatst
   *[other] { $player } plaatst
} { $emperor ->
    [yes] { own } keizer
   *[no] een schijf
}⟨ op { $space }⟩.
move = { $player ->
    [you] Je verplaatst
   *[other] { $player } verplaatst
} { stack }⟨ van { $from } naar { $to }⟩{ loss }⟨{ zones }⟩.
regroup = { $player ->
    [you] Je verplaatst
   *[other] { $player } verplaatst
} { stack }⟨ van { $from }⟩ en stapelt die op⟨ { $to }⟩{ loss }⟨{ zones }⟩: daar liggen nu { $total } schijven.
attack = { $player ->
    [you] Je valt
   *[other] { $player } valt
} aan⟨ vanaf { $from } en verovert { $to }⟩{ loss }⟨{ zones }⟩: { victim-loses } { $met ->
    [one] 1 schijf
   *[other] { $met } schijven
}{ emperor-captured }.
kamikaze = { $player ->
    [you] Je stuurt
   *[other] { $player } stuurt
} een kamikaze⟨ van { $from }⟩ op de vier schijven⟨ op { $to }⟩ af{ loss }⟨{ zones }⟩: { victim-loses } ze{ emperor-captured }; { $emperor ->
    [yes] de keizer
   *[no] de schijf
} gaat terug naar de voorraad.
scatter = { $player ->
    [you] Je laat
   *[other] { $player } laat
} { stack }⟨ op { $from }⟩ door de storm verstrooien⟨{ zones }⟩.
construct = { $player ->
    [you] Je bouwt
   *[other] { $player } bouwt
} { $building }⟨ op { $site }⟩ met { $cost ->
    [one] { $emperor ->
        [yes] de keizer
       *[no] 1 schijf
    }
   *[other] { $cost } schijven{ $emperor ->
        [yes] , waaronder de keizer⟨,⟩
       *[no] {""}
    }
}⟨ van { $from }⟩{ $replaced ->
    [none] {""}
    [own] , in plaats van { $player ->
        [you] je
       *[other] het
    } eigen gebouw
   *[enemy] , in plaats van { $victim ->
        [you] jouw gebouw
       *[other] een gebouw van { $victim }
    }
}.
sand = { $player ->
    [you] Je betaalt 2 schijven aan de Zandtempel en stuurt
   *[other] { $player } betaalt 2 schijven aan de Zandtempel en stuurt
} een schijf van { $victim ->
    [you] jou
   *[other] { $victim }
}⟨ op { $space }⟩ terug naar de voorraad.
pass = { $player ->
    [you] Je kunt
   *[other] { $player } kan
} niets doen en past.
march = { $player ->
    [you] Je betaalt
   *[other] { $player } betaalt
} 3 schijven voor een geforceerde mars.
rest = { $player ->
    [you] Je ziet
   *[other] { $player } ziet
} af van een geforceerde mars.
give = { $player ->
    [you] Je geeft
   *[other] { $player } geeft
} { $victim ->
    [you] jouw keizer
   *[other] de keizer van { $victim }
} in ruil voor { own } eigen keizer.
reinforce = { $player ->
    [you] Je voegt
   *[other] { $player } voegt
} { discs-placed } toe aan { own } eigen stapel⟨ op { $space }⟩.
moon = { $player ->
    [you] Je betaalt 2 schijven aan de Maantempel en plaatst
   *[other] { $player } betaalt 2 schijven aan de Maantempel en plaatst
} { $emperor ->
    [yes] { own } keizer
   *[no] een schijf
}⟨ op { $space }⟩.
finish = { $player ->
    [you] Je beëindigt je
   *[other] { $player } beëindigt de
} versterkingsfase.

# Waarom iets niet kan. Het nummer van de regel volgt in de fout zelf.
no-over = het spel is afgelopen
no-step = dat wordt nu niet gevraagd: { $asked }
asked-swap = { $player ->
    [you] je mag je keizer verwisselen met een eigen schijf, of hem laten staan
   *[other] { $player } mag de keizer verwisselen met een eigen schijf, of die laten staan
}
asked-draft = { $player ->
    [you] je plaatst een schijf op een vrij bewegingsvak
   *[other] { $player } plaatst een schijf op een vrij bewegingsvak
}
asked-action = { $player ->
    [you] je moet een stapel verplaatsen of een gebouw bouwen
   *[other] { $player } moet een stapel verplaatsen of een gebouw bouwen
}
asked-march = { $player ->
    [you] je kiest tussen een geforceerde mars en rust
   *[other] { $player } kiest tussen een geforceerde mars en rust
}
asked-march-action = { $player ->
    [you] je moet een stapel verplaatsen of een gebouw bouwen: de mars is betaald
   *[other] { $player } moet een stapel verplaatsen of een gebouw bouwen: de mars is betaald
}
asked-exchange = { $player ->
    [you] je kiest welke gevangene je voor je eigen keizer geeft
   *[other] { $player } kiest welke gevangene voor de eigen keizer wordt gegeven
}
asked-reinforce = { $player ->
    [you] je plaatst schijven uit je voorraad
   *[other] { $player } plaatst schijven uit de voorraad
}
asked-over = niets, het spel is afgelopen
no-stack = er staat niemand⟨ op { $space }⟩
no-chasm = in een afgrond komt nooit iets
no-portal = op een portaal stopt niets en wordt niets gebouwd
no-stack-near = geen van je stapels staat naast dit bouwvak
no-disc-here = schijven staan alleen op bewegingsvakken
no-way-out = deze stapel kan nergens heen
no-own-stack = de stapel⟨ op { $space }⟩ is van { $victim }
no-same-space = een verplaatsing moet op een ander vak eindigen
no-way = er loopt geen weg van lege vakken ⟨van { $from } naar { $to }|hierheen⟩
no-regroup = er zouden { $total } schijven op ⟨{ $to }|dit vak⟩ liggen; een stapel heeft er hoogstens 4
no-attack = { $discs ->
    [one] een losse schijf
   *[other] { $discs } schijven
}{ $emperor ->
    [yes] {" "}met de keizer
   *[no] {""}
}: te weinig om { $met ->
    [one] 1 schijf
   *[other] { $met } schijven
} te verslaan; daarvoor zijn meer schijven nodig, evenveel met de keizer, of een losse schijf tegen vier
no-sign = { $to } { $found ->
    [empty] is leeg: schrijf { $write }
    [own] is bezet door je eigen stapel: schrijf { $write }
    [enemy] is bezet door een vijandelijke stapel: schrijf { $write }
   *[four] is bezet door vier vijandelijke schijven tegen jouw ene: schrijf { $write }
}
no-zones = geen weg ⟨van { $from } naar { $to }|hierheen⟩ kost precies dat
no-tempest = de wegen ⟨van { $from } naar { $to }|hierheen⟩ kosten meer schijven dan de stapel kan missen om aan te komen
no-tempest-attack = de stormen op de wegen⟨ vanaf { $from }⟩ nemen eerst hun schijven, en er blijven er te weinig over om ⟨{ $to }|dit vak⟩ te veroveren
no-scatter = de stapel⟨ op { $from }⟩ kan daar de laatste schijf niet verliezen
no-site-near = ⟨{ $site }|dit bouwvak⟩ grenst niet aan ⟨{ $from }|de stapel⟩
no-worth-empty = op een leeg vak kan alleen een kamp worden gebouwd
no-worth-own = over je eigen gebouw kan alleen het gebouw komen dat precies één meer waard is
no-worth-enemy = over een vijandelijk gebouw kan alleen een gebouw komen dat evenveel of één meer waard is
no-ceiling = de grond van ⟨{ $site }|dit bouwvak⟩ draagt niets dat meer waard is dan { $ceiling }
no-supply = je hebt geen { $worth ->
    [1] kamp
    [2] toren
   *[3] kasteel
} meer over
no-cost = het kost { $cost ->
    [one] 1 schijf
   *[other] { $cost } schijven
} en de stapel⟨ op { $from }⟩ heeft er { $discs }
no-emperor-there = de keizer zit niet in de stapel⟨ op { $from }⟩
no-sand-temple = je hebt geen gebouw op de Zandtempel
no-sand-twice = de Zandtempel wordt één keer per beurt gebruikt, vóór de actie
no-sand-pay = de Zandtempel kost 2 schijven uit je voorraad, zonder de keizer
no-sand-target = alleen een gewone vijandelijke schijf kan naar de voorraad worden gestuurd, nooit een keizer
no-pass = je hebt een toegestane actie en moet er een doen
no-gift = je houdt de keizer van { $victim } niet gevangen
no-reserve = je voorraad telt { $soldiers ->
    [one] { $soldiers } schijf
   *[other] { $soldiers } schijven
}{ $emperor ->
    [yes] {" "}en de keizer
   *[no] {" "}en geen keizer
}
no-place-full = de stapel⟨ op { $space }⟩ zou meer dan 4 schijven hebben
no-place-enemy-building = ⟨{ $space }|deze stapel⟩ grenst aan een vijandelijk gebouw
no-place-tempest = een stapel in een storm kan niet worden versterkt
no-place-emperor-first = je keizer ligt in de voorraad en moet bij de geplaatste schijven zijn
no-place-emperor-alone = naast een vijandelijk gebouw mag alleen de keizer komen, zonder andere schijven, en alleen als geen stapel mag worden versterkt
no-place-twice = er zijn in deze fase al schijven geplaatst⟨ op { $space }⟩
no-place-one = alle schijven gaan op één stapel, tenzij je de Windtempel bezit
no-moon-temple = je hebt geen gebouw op de Maantempel
no-moon-twice = de Maantempel wordt één keer gebruikt, vóór de gewone plaatsing
no-moon-pay = de Maantempel kost 2 schijven uit je voorraad, zonder de keizer, en er moet er nog een zijn om te plaatsen
no-moon-space = de Maantempel vraagt een leeg vak of een eigen stapel met ruimte
no-finish = er moeten nog schijven worden geplaatst
no-finish-emperor = je keizer moet nog worden geplaatst
no-swap-own = alleen een eigen schijf op het bord kan met je keizer worden verwisseld
no-draft-taken = ⟨{ $space }|dit vak⟩ is bezet
no-draft-tempest = tijdens de opstelling komt er geen schijf op een stormvak
no-draft-none = zo'n schijf heb je niet meer om te plaatsen
no-legal = dat mag hier niet
chance-over = na de opstelling speelt het toeval niet meer mee

# Wat niet als beslissing te lezen is.
notation-nearest = is geen beslissing; { $nearest }
notation-example = is geen beslissing; schrijf bijvoorbeeld d5-f3, d5xf3, d5^e6T, d5+2, march, pass of done
notation-ambiguous = is dubbelzinnig; schrijf een van deze: { $candidates }
notation-nobody = niemand hier is { $letter }; { $known }
notation-site = { $name } is een bouwvak: daar staan geen schijven (E1.4)
notation-no-space = { $name } is geen bewegingsvak; { $nearest }
notation-space = { $name } is een bewegingsvak: daar wordt niet gebouwd (E1.4)
notation-no-site = { $name } is geen bouwvak; { $nearest }
notation-zone-numbers = stormzones schrijf je met hun nummers, zoals ~1.3
notation-zone-count = van stormzones schrijf je het aantal, zoals ~2x
notation-zones-crossed = een verplaatsing gaat door 1 tot 4 stormzones
notation-zones-once = elke stormzone wordt één keer genoemd, met een nummer van 1 tot en met { $most }

# Het moment, en wat er gevraagd wordt, zonder punt aan het eind.
moment = ronde { $round }, beurt { $turn }
moment-set-up = opstelling
step-swap = { must } beslissen: de keizer laten staan of verwisselen
step-draft = { must } een schijf plaatsen
step-action = { $player ->
    [you] Je bent
   *[other] { $player } is
} aan zet: verplaatsen of bouwen
step-march = { must } beslissen: geforceerde mars of rust
step-march-action = { $player ->
    [you] Je bent
   *[other] { $player } is
} nog eens aan zet, op geforceerde mars: verplaatsen of bouwen
step-exchange = { must } ruilen: een gevangene voor { own } eigen keizer
step-reinforce = { must } versterken: schijven uit de voorraad plaatsen
phase-swap = opstelling
phase-draft = schijven plaatsen
phase-action = actiefase
phase-march = geforceerde mars?
phase-march-action = geforceerde mars
phase-exchange = ruil van gevangenen
phase-reinforce = versterkingsfase
phase-over = einde van het spel
won = Het spel is afgelopen. { $winners ->
    [you] Je wint
   *[other] { $winners } { $count ->
        [one] wint
       *[other] winnen
    }
}: { $reason } ({ $rule })
won-most = Het spel is afgelopen. { $winners ->
    [you] Je wint
   *[other] { $winners } { $count ->
        [one] wint
       *[other] winnen
    }
} met de meeste punten, { $points }: { $reason } ({ $rule })
won-nobody = Het spel is afgelopen. Niemand wint: { $reason } ({ $rule })
end-points = 12 punten en een hoofdstad
end-shared = een laatste kamikaze bracht 12 punten en een hoofdstad
end-last = niemand anders heeft nog schijven op het bord
end-empty = een laatste kamikaze liet het bord leeg achter
end-empty-shared = een laatste kamikaze liet het bord leeg achter
end-idle = niemand kon nog iets doen
end-repetition = de stelling kwam voor de derde keer voor
end-round-limit = het hoogste aantal ronden is bereikt

# Het bord in woorden.
kind-r = reg
kind-c = ravijn
kind-m = berg
kind-K = hoofdstad
kind-x = afgrond
kind-s = Zandtempel
kind-o = Maantempel
kind-w = Windtempel
site-r = op een reg
site-c = in een ravijn
site-m = op een berg
site-K = op een hoofdstad
site-s = op de Zandtempel
site-o = op de Maantempel
site-w = op de Windtempel
place-empty = leeg
place-tempest = storm van zone { $zone }
place-portal = portaal, mondt uit op { $mouth }
place-portal-closed = portaal
landmark-pyramid = Piramide
landmark-pyramid-numbered = Piramide { $number }
landmark-beacon = Baken van Eon
landmark-beacon-numbered = Baken van Eon { $number }
landmark-at = { $landmark } tussen { $spaces }
held-by = in handen van { $player }
held-by-nobody = in niemands handen
nobody = niemand
none = geen

# Stukken in woorden.
building-name-1 = kamp
building-name-2 = toren
building-name-3 = kasteel
stack-words = { $player }, { $discs ->
    [one] { $emperor ->
        [yes] de keizer alleen
       *[no] 1 schijf
    }
   *[other] { $discs } schijven{ $emperor ->
        [yes] {" "}met de keizer
       *[no] {""}
    }
}
stack-short = { $discs ->
    [one] { $emperor ->
        [yes] keizer alleen
       *[no] 1 schijf
    }
   *[other] { $discs } schijven{ $emperor ->
        [yes] {" "}met keizer
       *[no] {""}
    }
}
stack-in-tempest = { $stack }, in een storm van zone { $zone }
building-words = { $player }, { $building } { $site }

# Wat een plaats heeft.
state-won = gewonnen
state-eliminated = uitgeschakeld
state-on-turn = aan de beurt
state-to-decide = beslist
seat-points = { $points } van 12 punten
seat-capital = { $capital ->
    [yes] een hoofdstad
   *[no] geen hoofdstad
}
seat-reserve = { $soldiers ->
    [one] 1 schijf
   *[other] { $soldiers } schijven
}{ $emperor ->
    [yes] {" "}en de keizer
   *[no] {""}
} in de voorraad
seat-box = { $soldiers ->
    [one] 1 schijf
   *[other] { $soldiers } schijven
} in de doos
seat-captives = houdt { $emperors } gevangen
seat-no-captives = geen gevangenen
emperor-of = de keizer van { $player }
seat-supply = nog te bouwen: { $encampments ->
    [one] 1 kamp
   *[other] { $encampments } kampen
}, { $towers ->
    [one] 1 toren
   *[other] { $towers } torens
}, { $castles ->
    [one] 1 kasteel
   *[other] { $castles } kastelen
}

# De hele stelling, regel voor regel.
described = Ekö, { $players } spelers, { $moment }.
described-seat = Plaats { $seat }, { $player } ({ $letter }): { $words }.
described-seat-state = Plaats { $seat }, { $player } ({ $letter }), { $state }: { $words }.
described-stacks = Stapels van { $player }: { $stacks }.
described-buildings = Gebouwen van { $player }: { $buildings }.
described-landmark = { $at }: { $holder }.
described-row = Rij { $row }: { $places }.
described-board = Bord van Ekö voor { $players } spelers.

# Tekeningen: titels, legenda, kolommen.
title = Ekö, { $moment }: { $step }
title-board = Bord van Ekö voor { $players } spelers
portal-line = Portaal { $portal } mondt uit op { $mouth }
key = Legenda:
key-empty = { $sign } leeg vak
key-chasm = niets: afgrond
key-tempest = ~1 storm van zone 1
key-portal = p>d5 portaal naar d5
key-discs = { $letter }3! 3 schijven van { $player }, waaronder de keizer
key-buildings = { $letter }e { $letter }t { $letter }c kamp, toren, kasteel
column-seat = Plaats
column-player = Speler
column-points = Punten
column-capital = Hoofdstad
column-reserve = Voorraad
column-box = Doos
column-captives = Gevangenen
column-supply = Over (e t c)
yes = ja
no = nee
seat-number = plaats { $seat }
legend-capitals = hoofdsteden
legend-reserve = voorraad
legend-box = doos
legend-supply = gebouwen over
legend-landmark = { $landmark } ({ $spaces }): { $holder }
mark-move = hierheen verplaatsen
mark-regroup = stapelen tot zoveel schijven
mark-attack = aanvallen
mark-kamikaze = kamikaze
mark-construct = bouwen voor zoveel schijven
mark-reinforce = hoogstens zoveel schijven plaatsen
mark-swap = met de keizer verwisselen
mark-scatter = zich laten verstrooien

# Wat voor een spel kan worden afgesproken, telkens met een regel uitleg.
variant-labyrinth = Stormlabyrint
variant-labyrinth-note = stormzones op het bord; elke zone neemt een schijf van een stapel die erdoorheen gaat
variant-portals = Portalen
variant-portals-note = wie een portaal ingaat, komt uit een ander portaal weer naar buiten
variant-pyramids = Piramides
variant-pyramids-note = wie op de meeste vakken rond een piramide staat, krijgt er 2 punten voor
variant-wind = Windtempel
variant-wind-note = de eigenaar mag in één fase meerdere stapels versterken
variant-moon = Maantempel
variant-moon-note = de eigenaar mag 2 schijven betalen om er een op een willekeurig vrij vak te plaatsen
variant-sand = Zandtempel
variant-sand-note = de eigenaar mag 2 schijven betalen om een vijandelijke schijf naar de voorraad terug te sturen
variant-beacon = Baken van Eon
variant-beacon-note = wie op de meeste vakken rond het Baken staat, verliest niets aan stormen
variant-draft = Zelf plaatsen
variant-draft-note = de spelers plaatsen om de beurt hun schijven in plaats van ze te laten loten
printing-complete = Volledig
printing-complete-note = de regels met alle varianten
printing-first-printing = Eerste druk
printing-first-printing-note = zoals eerst uitgegeven: minder varianten, en van stormzones telt alleen het aantal

# Wat er mis is met opties, wensen voor een willekeurig bord en gegeven borden.
fault-players = { $players } is geen 2, 3 of 4
fault-players-range = moet van 2 tot 4 zijn, niet { $players }
fault-printing = onbekende druk { $name }; { $nearest }
fault-variant = onbekende variant { $name }; { $nearest }
fault-layout = onbekende indeling { $name }; { $nearest }
fault-none-known = de tegelset heeft er geen
fault-first-printing = de eerste druk heeft geen tegels voor { $name }
fault-round-limit = { $limit } is niet van 1 tot { $most }, of geen
fault-tiles-players = de tegelset heeft tegels voor hoogstens { $most } spelers, niet { $players }
fault-no-layouts = de tegelset heeft geen indelingen, dus alleen handgemaakte borden zijn mogelijk
fault-no-variant-tile = de tegelset heeft geen tegel voor de variant { $name }
fault-no-replaced = met { $players } spelers is er geen tegel die tegel { $tile } kan vervangen: hij kan { $tiles } vervangen
fault-pyramids-variant = kan alleen met de variant piramides worden gevraagd
fault-pyramids = moet van 1 tot { $most } zijn, niet { $given }
fault-no-place = er is geen plek meer voor tegel { $tile }
fault-deals = geen van { $deals } pogingen gaf een toegestaan bord; hier volgen de fouten van de laatste
fault-board-players = is voor { $board } spelers, het spel voor { $players }
fault-board-has = heeft tegels van { $name }, die de opties niet noemen
fault-board-lacks = heeft geen tegels van { $name }, die de opties noemen
fault-copy-used = exemplaar { $copy } van tegel { $tile } ligt al op het bord
fault-copies = tegel { $tile } is { $used } keer gebruikt, maar er { $copies ->
    [one] is maar 1 exemplaar
   *[other] zijn maar { $copies } exemplaren
}
fault-section = is een { $section ->
    [red] rode tegel: alleen voor 4
   *[other] blauwe tegel: alleen voor 3 of 4
} spelers, niet { $players }
fault-tile-missing = tegel { $tile } ontbreekt: hij hoort bij elk bord voor { $players } spelers
fault-in-place = tegel { $tile } ligt in plaats van { $tiles }, dus moet nog een van de tegels die hij kan vervangen weg
fault-layout-place = { $at } is geen plek van de indeling { $layout }; een handgemaakt bord noemt er geen
fault-tile = onbekende tegel { $name }; { $nearest }
fault-copy = het exemplaar van tegel { $tile } moet { $copies ->
    [1] 1
   *[other] van 1 tot { $copies }
} zijn, niet { $copy }
fault-rotation = de draaiing moet van 0 tot 5 zijn, niet { $rotation }
fault-far = coördinaten gaan van -{ $most } tot { $most }, niet { $at }
fault-overlap = ligt over { $other } op { $hexes ->
    [1] het vak
   *[other] de vakken
} { $places }
fault-mouth = de mond van het portaal komt uit op { $at }, en dat is geen bewegingsvak of stormvak
fault-one-portal = één portaal leidt nergens heen: het moeten er twee of meer zijn, of geen
fault-groups = de bewegingsvakken moeten samenhangen, maar het zijn { $groups } groepen: { $places }
fault-group = { $at }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}
fault-spaces = er moeten { $wanted } gewone bewegingsvakken zijn voor { $players } spelers, niet { $given }
fault-capitals = er moeten { $wanted } hoofdsteden zijn voor { $players } spelers, niet { $given }
fault-limit = een bord kan hoogstens { $most } { $things ->
    [spaces] bewegings- en stormvakken
    [sites] bouwvakken
    [zones] stormzones
    [pyramids] piramides
   *[beacons] bakens
} hebben, niet { $given }

# Wat er mis is met een bestand met tegels.
tiles-texts = moet een lijst van teksten zijn
tiles-name = de naam van een tegel is een hoofdletter, eventueel met een letter of cijfer erachter, zoals V2
tiles-spaces = moet een tekst zijn met één letter per vak
tiles-count-large = een grote tegel heeft { $spaces } vakken, niet { $given }
tiles-count-small = een kleine tegel heeft { $spaces } vakken, niet { $given }
tiles-letter = geen soort vak wordt { $letter } geschreven; bekend: { $known }
tiles-kind = { $letter } ({ $kind })
tiles-base-kind = een tegel van het basisspel heeft dit soort vak niet ({ $kind }); varianten voegen het toe
tiles-large-portal = alleen een kleine tegel kan een portaal hebben, met zijn monden
tiles-small-movement = een kleine tegel heeft geen gewoon bewegingsvak: de grote hebben ze allemaal
tiles-small-capital = een kleine tegel heeft geen hoofdstad: de tegels van het basisspel hebben ze allemaal
tiles-copies = moet een geheel getal van 1 tot { $most } zijn
tiles-landmark-text = moet een van de teksten { $known } zijn
tiles-landmark-unknown = geen bouwwerk heet { $name }; { $near }
tiles-landmark-place = { $name }: staat op drie stormvakken, ttt
tiles-portals = een tegel heeft hoogstens één portaal, niet { $given }
tiles-no-portal = alleen een tegel met een portaal heeft monden
tiles-mouths = moet één zijde per exemplaar noemen, dus { $copies }, niet { $given }
tiles-side = geen zijde heet { $name }; { $near }
tiles-side-closed = de zijde { $side } wordt door de tegel zelf afgesloten: een mond moet op een bewegingsvak uitkomen
tiles-name-taken = de naam { $name } is al in gebruik bij { $other }
tiles-no-gray = ontbreekt: elke partij heeft de grijze tegels nodig
tiles-no-blue = ontbreekt: de rode tegels komen bij de grijze en de blauwe
tiles-movement = moet in totaal { $spaces } bewegingsvakken hebben, niet { $given }
tiles-capital = moet in totaal 1 hoofdstad hebben, niet { $given }
tiles-replaces-none = moet de tegels noemen die deze kan vervangen
tiles-replaces-twice = noemt een tegel twee keer
tiles-replaces-unknown = geen tegel van het basisspel heet { $name }; { $near }
tiles-replaces-movement = heeft { $has } bewegingsvakken, maar tegel { $tile } die hij vervangt heeft er { $needs }
tiles-replaces-capital = heeft { $has } hoofdsteden, maar tegel { $tile } die hij vervangt heeft er { $needs }
tiles-layout-name = de naam van een indeling bestaat uit kleine letters, cijfers en streepjes, hoogstens 20, eerst een letter
tiles-places = moet één plek hebben voor elke tegel van { $colour }, dus { $tiles }, niet { $given }
tiles-place-taken = de plek { $place } is al ingenomen door { $other }
tiles-place-list = moet een lijst van plekken zijn, zoals [0, -1]
tiles-place = moeten twee gehele getallen van -{ $most } tot { $most } zijn
tiles-kind-movement = bewegingsvak
tiles-kind-reg = reg (steenwoestijn)
tiles-kind-canyon = ravijn
tiles-kind-mountain = berg
tiles-kind-capital = hoofdstad
tiles-kind-chasm = afgrond
tiles-kind-tempest = storm
tiles-kind-portal = portaal
tiles-kind-temple-of-the-sand = Zandtempel
tiles-kind-temple-of-the-moon = Maantempel
tiles-kind-temple-of-the-wind = Windtempel

# Wat er mis is met een stelling. $letter is het teken van een speler.
position-emperors = { $letter } heeft { $number } keizers, niet 1
position-soldiers = { $letter } heeft in totaal { $number } gewone schijven, niet 15
position-buildings = { $letter } heeft { $number } { $worth ->
    [1] kampen
    [2] torens
   *[other] kastelen
}, niet { $owned }
position-variants = zijn { $named }, de tegels van het bord zeggen { $implied }
position-ceiling = een gebouw van waarde { $worth } waar { $ceiling } het hoogste is
position-turn-begun = beurt en ronde beginnen bij 1 als de opstelling voorbij is
position-round-limit = is { $round }, en het spel eindigt als ronde { $end } zou beginnen
position-eliminated = moet { $out } zijn: wie geen schijf op het bord heeft, is uitgeschakeld
position-captives-exchanged = { $letter } houdt een gevangene terwijl de eigen keizer er een is: die worden geruild
position-given = is gegeven hoewel de stap { $step } is
position-seat-discs = { $letter } heeft geen schijf op het bord en kan dus niet aan de beurt zijn
position-decider-other = is een andere dan de plaats die aan de beurt is, maar er wordt niets geruild
position-won = { $letter } heeft 12 punten en een hoofdstad, dus het spel is afgelopen
position-last = maar één speler heeft schijven op het bord, dus het spel is afgelopen
position-idle = iedereen heeft achtereen gepast, dus het spel is afgelopen
position-result-missing = ontbreekt hoewel het spel is afgelopen
position-result = { $reason } met deze winnaars is in strijd met het bord
position-draft = zelf plaatsen komt in plaats van het verwisselen van de keizer, en alleen in die variant
position-setup-nothing = tijdens de opstelling wordt niets gebouwd, uit het spel gelegd of gevangengenomen
position-setup-single = bij de opstelling komen losse schijven op gewone bewegingsvakken
position-draft-turn = spelers plaatsen om beurten één schijf
position-swap-discs = tijdens het verwisselen staan van iedereen alle 16 schijven op het bord
position-decider = moet de plaats zijn die beslist
position-turn-setup = beurt en ronde zijn 0 tijdens de opstelling
position-phase-setup = tijdens de opstelling is nog geen fase begonnen
position-eliminated-setup = niemand is uitgeschakeld tijdens de opstelling
position-march-price = de mars kan niet betaald worden met minder dan 3 gewone schijven in de voorraad
position-march-once = de mars wordt één keer aangeboden, en niet aan wie geen actie had
position-march-action = de mars wordt alleen aangeboden als er een actie mogelijk is
position-marched = moet waar zijn als de actie van een mars nog gedaan moet worden
position-march-paid = een mars wordt alleen betaald als er een actie mogelijk is
position-march-after = de mars komt na de eerste actie
position-nothing-to-place = er valt niets te plaatsen, dus de fase wordt overgeslagen
position-emperor-first = de keizer wordt eerst geplaatst en kan nu dus niet in de voorraad zijn
position-served = moet het aantal versterkte vakken zijn
position-decider-captives = kiest alleen met meer dan één gevangene om te geven
position-decider-free = heeft niets om te ruilen: de eigen keizer is geen gevangene
position-march-barred = de mars is niet voor wie geen actie had
position-zones-printing = de eerste druk noteert de zones niet
position-zones-before = geen zone heeft een schijf genomen vóór de eerste actie
position-no-such = zoiets is er niet op dit bord
position-reinforcing = plaatsingen, de Maan en het Baken worden alleen in de versterkingsfase genoteerd
position-attack = een ruil volgt alleen op het gevangennemen van een keizer
position-had-discs = moet iedereen zijn die nog meedeed
position-last-kamikaze = moet waar zijn als de aanvaller geen schijf meer heeft, anders onwaar
position-exchanges = er wordt met de klok mee geruild, te beginnen bij wie gevangennam

# Wat er mis is met de vorm van een stelling, een bord, een deling of een regel. $near is de bekende naam die het dichtst bij ligt, of alle.
position-identities = moeten { $players } verschillende letters van { $letters } zijn
position-turns = { $number } is geen aantal beurten
position-no-space = is geen bewegingsvak van dit bord
position-not-space = { $name } is geen bewegingsvak van dit bord
position-no-site = is geen bouwvak van dit bord
position-stack = { $text } is geen stapel van 1 tot 4 schijven zoals 'E3!'
position-building = { $text } is geen gebouw zoals 'T2'
position-reserve = { $text } is geen aantal schijven zoals '3!'
position-captive = { $letter } is hier geen andere speler
position-captive-twice = de keizer van { $letter } wordt meer dan eens vastgehouden
position-no-zone = er is geen zone { $zone }
position-negative = is negatief of te groot
position-attacker = moet de speler zijn die aan de beurt is
position-hash = { $hash } is geen vingerafdruk van een stelling
position-history = is gegeven hoewel herhaling niet meetelt
position-twice = noemt iets twee keer
position-reason = { $reason } is onbekend
deal-draft = zijn verdeeld hoewel de spelers zelf plaatsen
deal-discs = { $discs } schijven voor { $spaces } bewegingsvakken
deal-soldiers = { $letter } heeft { $number } gewone schijven, niet { $most }
board-format = moet { $format } zijn, niet { $given }: dit is { $other }
board-other = geen bord van Ekö
board-other-record = het verslag van een partij
board-other-eko-position = een stelling van Ekö
board-other-legends-position = een stelling van Legends
board-newer = { $version } is nieuwer dan { $newest }, de nieuwste versie die dit programma leest; een nieuwer programma kan het wel
board-version = moet 1 of meer zijn
board-layout = moet de naam van een indeling zijn, of ontbreken bij een handgemaakt bord
board-tiles = moet een lijst van tegels zijn
board-tile = moet de naam van een tegel zijn
board-at = moet een lijst van twee coördinaten zijn, zoals [0, -1]
board-unknown = is een onbekend veld; { $near }
line-field = { $word } is geen veld, of komt twee keer voor
line-flag = moet 'yes' zijn of ontbreken, niet { $given }
line-tile = { $entry } is geen tegel zoals 'A@0,0r2'
line-marks = { $marks }: dit mogen alleen tekens van { $known } zijn, elk één keer
line-entry = { $entry } is geen regel, of komt twee keer voor
line-parts = { $text } moet { $parts } delen hebben met { $sign } ertussen
line-number = { $text } is geen getal
tiles-format = moet een geheel getal vanaf 1 zijn: de versie van het formaat
tiles-newer = is nieuwer dan { $newest }, de nieuwste versie die dit programma leest: werk het bij

# Opties
layout-bars = Balken
layout-bars-note = De grote tegels liggen in rechte rijen
layout-star = Ster
layout-star-note = De grote tegels liggen rond een middelpunt
option-round-limit = Rondelimiet
option-round-limit-note = Na zoveel ronden eindigt het spel en wint wie de meeste punten heeft
option-repetition = Einde bij herhaling
option-repetition-note = De derde keer dat een stelling voorkomt, eindigt het spel
option-pyramids = Piramides
option-pyramids-note = Hoeveel piramides er op het bord staan
fault-random-board = hoort bij willekeurige borden
fault-board-for = zijn { $players }, en het bord is voor { $board }

# Tables
goal = Wie als eerste { $points } punten en een gebouw op een hoofdstad heeft, wint.
score-building = { $building }⟨ op { $site }⟩
score-captive = gevangen keizer van { $player }

# De terminal
write-keep = de keizer laten waar hij is
write-swap = hem verwisselen met je schijf op d5
write-draft = een schijf op d5 plaatsen
write-draft-emperor = daar de keizer plaatsen
write-go = de stapel van d5 naar f3 verplaatsen
write-regroup = hem op je stapel op f3 stapelen
write-attack = de stapel op f3 aanvallen
write-kamikaze = vier schijven met één aanvallen: kamikaze
write-construct = een kamp bouwen op e6 met schijven van d5 (T een toren, C een kasteel)
write-construct-emperor = hetzelfde met de keizer bij de betaalde schijven
write-tempest = door de stormzones 1 en 3 gaan; met ! aan het einde gaat de keizer daar verloren
write-scatter = zone 1 de stapel op d5 laten verstrooien
write-sand = Zandtempel: een vijandelijke schijf van d5 terugsturen naar de voorraad
write-pass = alleen als verder niets mag
write-march = 3 schijven uit de voorraad betalen voor nog een actie
write-rest = verder met de versterking
write-exchange = de gevangen keizer van Getij geven voor je eigen keizer
write-add = 2 schijven toevoegen aan de stapel op d5
write-add-both = 2 schijven en de keizer toevoegen
write-add-emperor = alleen de keizer toevoegen
write-moon = Maantempel: een schijf op d5 plaatsen voor 2 andere
write-done = de fase beëindigen, waar dat mag

# Titles of achievements.

achievement-first = Eerste mars
achievement-three = Drie rijken
achievement-four = De vier windstreken
achievement-labyrinth = De storm doorstaan
achievement-portals = Kortere weg
achievement-pyramids = In de schaduw van de piramide
achievement-draft = Naar eigen plan
achievement-wind = Met de wind mee
achievement-moon = Bij maanlicht
achievement-sand = Zand in hun laarzen
achievement-beacon = Hoeder van het Baken
achievement-at-once = Stormseizoen
achievement-all = Elke hoek van Ekö

# What to train after lost games.

advice-close = In { $games } van je laatste { $lost } verloren partijen kwam je hoogstens { $behind } punten tekort. Kijk tegen het einde twee beurten vooruit.
advice-wiped-out = In { $games } van je laatste { $lost } verloren partijen had je geen schijf meer op het bord. Kijk voor elke beurt wat de anderen dreigen.
advice-outscored = In { $games } van je laatste { $lost } verloren partijen won een ander op punten met een duidelijke voorsprong. Voorkom een winst een beurt van tevoren.
