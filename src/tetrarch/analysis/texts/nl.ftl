# Wat voor of tegen een zet spreekt, in het Nederlands. Het gaat over de speler die de zet doet; $player is een ander.
# De nummers van de regels volgen op de tekst.

points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}

# Beide spellen
wins-by-force = wint zeker: niets wat de anderen doen, kan het verhinderen
loses-by-force = verliest zeker: wat er ook gebeurt, een ander wint
shares-by-force = deelt zeker in de overwinning
only-decision = is de enige toegestane beslissing
instead = { $best } daarentegen { $text }
shares-now = beëindigt het spel meteen en deelt in de overwinning
loses-now = beëindigt het spel meteen en verliest het

# Ekö
wins-now = { $how ->
    [points] wint meteen, met { $points } punten en een hoofdstad
    [last] wint meteen: niemand anders heeft nog schijven
   *[other] beëindigt het spel meteen en wint het, met { points }
}
prevents-win = belet { $player } met de volgende actie te winnen
allows-win = laat { $player } met de volgende actie winnen⟨, { $action }⟩
threatens-win = zou met de eigen volgende actie kunnen winnen⟨, { $action }⟩
captures-emperor = neemt de keizer van { $player } gevangen, 3 punten waard
frees-emperor = bevrijdt de eigen keizer
returns-emperor = haalt de keizer terug uit de voorraad
emperor-rescued = brengt de keizer in veiligheid
emperor-left = laat de keizer⟨ op { $space }⟩ staan waar een vijand hem gevangen kan nemen
emperor-exposed = zet de keizer⟨ op { $space },⟩ waar een vijand hem gevangen kan nemen
builds = bouwt voor { points }, { $total } in totaal
replaces = neemt { points } van { $player } door een gebouw te vervangen
wins-pyramid = heeft een piramide in handen, voor { points }
loses-pyramid = geeft een piramide op, en daarmee { points }
denies-pyramid = ontneemt { $player } { points } voor een piramide
first-capital = heeft nu een hoofdstad; zonder hoofdstad wint niemand op punten
more-capitals = heeft een hoofdstad meer
denies-capital = laat { $player } zonder hoofdstad achter
takes-stack = verslaat { $discs ->
    [one] de losse schijf
   *[other] de { $discs } schijven
} van { $player }⟨ op { $space }⟩
sends-home = stuurt een schijf van { $player }⟨ op { $space }⟩ terug naar de voorraad
eliminates = schakelt { $player } uit
spends-soldiers = betaalt { $soldiers } schijven die nooit terugkomen
places-discs = heeft { $discs ->
    [one] 1 schijf
   *[other] { $discs } schijven
} meer op het bord
spends-discs = heeft { $discs ->
    [one] 1 schijf
   *[other] { $discs } schijven
} minder op het bord
left-in-danger = { $left ->
    [0] {""}
   *[other] , met daar nog { $left } over⟨, op { $spaces }⟩
}
fewer-in-danger = { $how ->
    [brought] brengt { $fewer ->
        [one] 1 schijf
       *[other] { $fewer } schijven
    } in veiligheid
   *[spent] heeft { $fewer ->
        [one] 1 schijf
       *[other] { $fewer } schijven
    } minder waar vijanden ze kunnen verslaan
}{ left-in-danger }
more-in-danger = heeft { $more ->
    [one] 1 schijf
   *[other] { $more } schijven
} meer waar vijanden ze kunnen verslaan, { $left } in totaal⟨, op { $spaces }⟩
reaches-capital = staat nu naast een hoofdstad
could-build = zou daarna voor { points } kunnen bouwen

# Legends. $places zijn gebieden, of eilanden bij hun gebieden genoemd.
takes-lead = neemt de leiding, { points } tegen { $behind }
draws-level = komt gelijk met de koploper, op { points }
bids-nothing = houdt de munten, wie het bod ook wint
bids-coins = betaalt { coins } als het bod wint
region-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
the-regions = { $count ->
    [one] een gebied⟨ ({ $places })⟩
   *[other] { $count } gebieden⟨ ({ $places })⟩
}
by-one = { $by_one ->
    [all] , met één leger verschil
    [some] ⟨, waarvan { $close } met één leger verschil⟩
   *[no] {""}
}
wins-regions = heeft nu { the-regions } in handen, voor { region-points }{ by-one }
takes-regions = neemt { the-regions } over van { $player }, voor { region-points } aan beide kanten{ by-one }
loses-regions = geeft { the-regions } uit handen{ by-one }
denies-regions = ontneemt { $player } { the-regions }{ by-one }
gives-regions = laat { the-regions } over aan { $player }{ by-one }
holds-regions = houdt { the-regions } met maar één leger verschil
secures-regions = houdt { the-regions } nu met meer dan één leger verschil
the-islands = { $count ->
    [one] het eiland⟨ { $places }⟩
   *[other] de eilanden⟨ { $places }⟩
}
wins-islands = heeft nu { the-islands } in handen, voor { region-points }
takes-islands = neemt { the-islands } over van { $player }, voor { region-points } aan beide kanten
loses-islands = geeft { the-islands } uit handen
denies-islands = ontneemt { $player } { the-islands }
gives-islands = laat { the-islands } over aan { $player }
wins-citadels = heeft de { $count ->
    [one] citadel
   *[other] citadellen
}⟨ op { $places }⟩ in handen, voor { region-points } meer
loses-citadels = geeft de { $count ->
    [one] citadel
   *[other] citadellen
}⟨ op { $places }⟩ uit handen
completes-set = maakt de set van { $title } compleet, voor { points }
set-progress = heeft { $have } van de { $cards } kaarten voor de set van { $title }
card-points = heeft { points } meer door { $title }
card-loses = heeft { points } minder door { $title }
denies-card = houdt { $title } weg bij { $player }, die er { points } mee zou krijgen
most-elixirs = heeft { $tied ->
    [yes] gedeeld de meeste elixers
   *[no] de meeste elixers
}, { $elixirs }, voor { points }
slays-dragon = verslaat de Razende Draak, voor 2 punten
leader-points = heeft { points } meer door de leider
leader-loses = heeft { points } minder door de leider
takes-token = neemt de fiche “{ $title }”
turns-up-token = draait de omgekeerde fiche⟨ op { $region }⟩ om
more-moves = verplaatst zich voortaan telkens { $number } verder
more-armies = plaatst voortaan telkens { $number ->
    [one] 1 leger
   *[other] { $number } legers
} meer
more-flying = steekt de zee voortaan over voor { $number ->
    [one] 1 punt
   *[other] { $number } punten
} minder, met een minimum van 1
more-elixirs = krijgt { $number ->
    [one] 1 elixer
   *[other] { $number } elixers
}
immune = heeft legers die niemand kan vernietigen
gains-coins = krijgt { coins }
pays-coins = betaalt { coins }
overpriced = betaalt { coins } te veel voor { $title }: { $other } doet evenveel voor minder
free-card = neemt { $title } gratis
builds-city = bouwt { $count ->
    [one] een stad
   *[other] steden
}⟨ op { $places }⟩
destroys = vernietigt { $number ->
    [one] een leger
   *[other] { $number } legers
} van { $player }
places-armies = heeft { $number ->
    [one] 1 leger
   *[other] { $number } legers
} meer op de landkaart
forgoes-action = ziet af van de rest van de actie van { $title }
declines-card = neemt aan het einde van de partij geen kaart

# Dezelfde redenen, gericht aan wie aan zet is.
you-wins-by-force = je wint zeker: niets wat de anderen doen, kan het verhinderen
you-loses-by-force = je verliest zeker: wat er ook gebeurt, een ander wint
you-shares-by-force = je deelt zeker in de overwinning
you-only-decision = het is de enige toegestane beslissing
you-shares-now = je beëindigt het spel meteen en deelt in de overwinning
you-loses-now = je beëindigt het spel meteen en verliest het
you-wins-now = { $how ->
    [points] je wint meteen, met { $points } punten en een hoofdstad
    [last] je wint meteen: niemand anders heeft nog schijven
   *[other] je beëindigt het spel meteen en wint het, met { points }
}
you-prevents-win = je belet { $player } met de volgende actie te winnen
you-allows-win = je laat { $player } met de volgende actie winnen⟨, { $action }⟩
you-threatens-win = je zou met je eigen volgende actie kunnen winnen⟨, { $action }⟩
you-captures-emperor = je neemt de keizer van { $player } gevangen, 3 punten waard
you-frees-emperor = je bevrijdt je eigen keizer
you-returns-emperor = je haalt je keizer terug uit de voorraad
you-emperor-rescued = je brengt je keizer in veiligheid
you-emperor-left = je laat je keizer⟨ op { $space }⟩ staan waar een vijand hem gevangen kan nemen
you-emperor-exposed = je zet je keizer⟨ op { $space },⟩ waar een vijand hem gevangen kan nemen
you-builds = je bouwt voor { points }, { $total } in totaal
you-replaces = je neemt { points } van { $player } door een gebouw te vervangen
you-wins-pyramid = je hebt een piramide in handen, voor { points }
you-loses-pyramid = je geeft een piramide op, en daarmee { points }
you-denies-pyramid = je ontneemt { $player } { points } voor een piramide
you-first-capital = je hebt nu een hoofdstad; zonder hoofdstad wint niemand op punten
you-more-capitals = je hebt een hoofdstad meer
you-denies-capital = je laat { $player } zonder hoofdstad achter
you-takes-stack = je verslaat { $discs ->
    [one] de losse schijf
   *[other] de { $discs } schijven
} van { $player }⟨ op { $space }⟩
you-sends-home = je stuurt een schijf van { $player }⟨ op { $space }⟩ terug naar de voorraad
you-eliminates = je schakelt { $player } uit
you-spends-soldiers = je betaalt { $soldiers } schijven die nooit terugkomen
you-places-discs = je hebt { $discs ->
    [one] 1 schijf
   *[other] { $discs } schijven
} meer op het bord
you-spends-discs = je hebt { $discs ->
    [one] 1 schijf
   *[other] { $discs } schijven
} minder op het bord
you-fewer-in-danger = { $how ->
    [brought] je brengt { $fewer ->
        [one] 1 schijf
       *[other] { $fewer } schijven
    } in veiligheid
   *[spent] je hebt { $fewer ->
        [one] 1 schijf
       *[other] { $fewer } schijven
    } minder waar vijanden ze kunnen verslaan
}{ left-in-danger }
you-more-in-danger = je hebt { $more ->
    [one] 1 schijf
   *[other] { $more } schijven
} meer waar vijanden ze kunnen verslaan, { $left } in totaal⟨, op { $spaces }⟩
you-reaches-capital = je staat nu naast een hoofdstad
you-could-build = je zou daarna voor { points } kunnen bouwen
you-takes-lead = je neemt de leiding, { points } tegen { $behind }
you-draws-level = je komt gelijk met de koploper, op { points }
you-bids-nothing = je houdt je munten, wie het bod ook wint
you-bids-coins = je betaalt { coins } als je bod wint
you-wins-regions = je hebt nu { the-regions } in handen, voor { region-points }{ by-one }
you-takes-regions = je neemt { the-regions } over van { $player }, voor { region-points } aan beide kanten{ by-one }
you-loses-regions = je geeft { the-regions } uit handen{ by-one }
you-denies-regions = je ontneemt { $player } { the-regions }{ by-one }
you-gives-regions = je laat { the-regions } over aan { $player }{ by-one }
you-holds-regions = je houdt { the-regions } met maar één leger verschil
you-secures-regions = je houdt { the-regions } nu met meer dan één leger verschil
you-wins-islands = je hebt nu { the-islands } in handen, voor { region-points }
you-takes-islands = je neemt { the-islands } over van { $player }, voor { region-points } aan beide kanten
you-loses-islands = je geeft { the-islands } uit handen
you-denies-islands = je ontneemt { $player } { the-islands }
you-gives-islands = je laat { the-islands } over aan { $player }
you-wins-citadels = je hebt de { $count ->
    [one] citadel
   *[other] citadellen
}⟨ op { $places }⟩ in handen, voor { region-points } meer
you-loses-citadels = je geeft de { $count ->
    [one] citadel
   *[other] citadellen
}⟨ op { $places }⟩ uit handen
you-completes-set = je maakt de set van { $title } compleet, voor { points }
you-set-progress = je hebt { $have } van de { $cards } kaarten voor de set van { $title }
you-card-points = je hebt { points } meer door { $title }
you-card-loses = je hebt { points } minder door { $title }
you-denies-card = je houdt { $title } weg bij { $player }, die er { points } mee zou krijgen
you-most-elixirs = je hebt { $tied ->
    [yes] gedeeld de meeste elixers
   *[no] de meeste elixers
}, { $elixirs }, voor { points }
you-slays-dragon = je verslaat de Razende Draak, voor 2 punten
you-leader-points = je hebt { points } meer door je leider
you-leader-loses = je hebt { points } minder door je leider
you-takes-token = je neemt de fiche “{ $title }”
you-turns-up-token = je draait de omgekeerde fiche⟨ op { $region }⟩ om
you-more-moves = je verplaatst je voortaan telkens { $number } verder
you-more-armies = je plaatst voortaan telkens { $number ->
    [one] 1 leger
   *[other] { $number } legers
} meer
you-more-flying = je steekt de zee voortaan over voor { $number ->
    [one] 1 punt
   *[other] { $number } punten
} minder, met een minimum van 1
you-more-elixirs = je krijgt { $number ->
    [one] 1 elixer
   *[other] { $number } elixers
}
you-immune = je hebt legers die niemand kan vernietigen
you-gains-coins = je krijgt { coins }
you-pays-coins = je betaalt { coins }
you-overpriced = je betaalt { coins } te veel voor { $title }: { $other } doet evenveel voor minder
you-free-card = je neemt { $title } gratis
you-builds-city = je bouwt { $count ->
    [one] een stad
   *[other] steden
}⟨ op { $places }⟩
you-destroys = je vernietigt { $number ->
    [one] een leger
   *[other] { $number } legers
} van { $player }
you-places-armies = je hebt { $number ->
    [one] 1 leger
   *[other] { $number } legers
} meer op de landkaart
you-forgoes-action = je ziet af van de rest van de actie van { $title }
you-declines-card = je neemt aan het einde van de partij geen kaart

# Waarom er niets te adviseren is
no-advice-over = het spel is afgelopen: er valt niets meer te beslissen ({ $rule })
no-advice-deal = eerst moet er worden gedeeld: niemand hoeft te beslissen ({ $rule })
no-advice-several = { $seats } beslissen tegelijk: noem wie advies krijgt ({ $rule })
no-advice-seat = plaats { $seat } heeft nu niets te beslissen: { $seats } { $count ->
    [one] moet
   *[other] moeten
} beslissen ({ $rule })

# Hints: wat er op het spel staat, voor de speler. De zet blijft geheim.
look-win = Je kunt het spel in je voordeel beslissen.
look-loss = De stelling is moeilijk. Dit is de beste poging.
look-threat = Een andere speler staat op het punt te winnen: zoek het antwoord.
look-only = Er is maar één beslissing mogelijk.
look-lead = Je kunt de koploper inhalen of de leiding nemen.
look-points = Er zijn punten te verdienen.
look-rival = Je kunt een tegenstander iets afnemen.
look-control = Je kunt de controle krijgen.
look-capture = Vijandelijke stukken zijn binnen je bereik.
look-emperor = Er staat een keizer op het spel.
look-danger = Sommige van je stukken zijn in gevaar.
look-later = Iets hier helpt je voor de rest van het spel.
look-coins = Je munten staan op het spel.
look-strength = Je kunt je positie versterken.
look-other = Geen keuze springt eruit; deze geeft je de beste kans om te winnen.

# Besprekingen van partijen
review-reply = daarna speelt { $player }⟨ { $action }⟩ en { $text }
review-later = levert in de volgende beurten meer op
review-price = { $text }: de prijs is het grootste verlies
review-title = Analyse van de partij
review-effort = Grondigheid: { $effort ->
    [quick] snel
    [refined] verfijnd
    [deep] diep
   *[other] { $effort }
}, { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
}
review-unfinished = De partij is niet voorbij; de uitkomsten zijn schattingen.
review-player = Speler
review-start = Begin
review-luck = Geluk
review-choices = Keuzes
review-own = Eigen keuzes
review-result = Uitkomst
review-accuracy = Nauwkeurigheid
review-sum = Begin + geluk + keuzes = uitkomst. De keuzes zijn die van alle spelers.
review-chart = Winstkans
review-moments = Beslissende momenten
review-faults = Onnauwkeurigheden, fouten en grove fouten
review-only-moves = Enige goede zetten
review-decisions = Alle beslissingen
review-none = geen
review-grade-best = beste
review-grade-good = goed
review-grade-inaccuracy = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = grove fout
review-grade-only = enige goede zet
review-swing = { $before } → { $after }
review-better = Beter: { $move } ({ $chance })
review-next-best = Tweede keus: { $move } ({ $chance })
review-also = Ook: { $move } ({ $chance })
review-line = Vervolg: { $line }
review-role-better = betere zet
review-role-played = gespeelde zet
review-role-other = andere zet
review-role-reply = antwoord
review-brought = Wat daarna werd onthuld: { $luck } voor { $player }
review-knowledge = Elke beslissing wordt beoordeeld naar wat de speler toen wist.
no-review-bot = { $game } heeft geen bot die winstkansen schat
no-review-decisions = het verslag bevat geen beslissing om te analyseren
no-review-stopped = de analyse is gestopt voordat alle beslissingen doorzocht waren
no-review-unfinished = de partij is niet voorbij

# Evenwichtige verdelingen
balance-not-dealt = bij een zelf opgezette stelling wordt niets gedeeld, dus er valt niets in evenwicht te brengen
balance-method = { $salt }: deze versie kent deze manier om verdelingen in evenwicht te brengen niet
balance-other = verdeling { $choice } is de evenwichtigste van dit toevalsgetal, niet verdeling { $claimed }
