# Toernooien: lijsten, het formulier en de pagina van een toernooi.

cup-title = Toernooien
cup-what = Een klein toernooi voor 3 tot 32 mensen of computers: iedereen speelt tegen iedereen, of spelers met evenveel punten spelen tegen elkaar. De ronden beginnen vanzelf.
cup-new = Nieuw toernooi
cup-all = Alle toernooien
cup-look = Bekijken
cup-joined = je speelt mee
cup-none = Er is geen toernooi open of bezig.
cup-list-mine = Mijn toernooien
cup-list-open = Inschrijving open
cup-list-running = Bezig
cup-list-over = Afgelopen
cup-none-open = Er is nu geen toernooi open.
cup-none-running = Er is nu geen toernooi bezig.
cup-none-over = Er is nog geen toernooi afgelopen.
cup-players = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
cup-by = georganiseerd door { $name }
cup-round-of = ronde { $round } van { $rounds }
cup-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
}
cup-tables-of = tafels van { $seats }

# Het formulier.
cup-name = Naam van het toernooi
cup-name-like = Vrijdagbeker
cup-seats = Spelers per tafel
cup-format = Vorm
cup-format-swiss = Zwitsers
cup-format-round-robin = Iedereen tegen iedereen
cup-format-swiss-what = In elke ronde speel je tegen iemand anders met evenveel of bijna evenveel punten. Goed met veel spelers.
cup-format-round-robin-what = Iedereen speelt tegen iedereen. Goed met weinig spelers.
cup-rounds-choose = Ronden
cup-rounds-note = 0: zoveel als het aantal spelers vraagt.
cup-meetings = Partijen tegen elke speler
cup-pause = Pauze tussen de ronden
cup-minutes = { $minutes ->
    [0] Geen
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
cup-plays = Ik speel ook mee
cup-plays-note = Je kunt ook organiseren zonder mee te spelen.
cup-rated-note = Partijen tussen accounts tellen mee voor de rating.
cup-create = Toernooi maken

# De pagina.
cup-now = Wat er nu komt
cup-status-open = Open
cup-status-running = Bezig
cup-status-over = Afgelopen
cup-status-aborted = Afgebroken
cup-you-are-in = Je speelt mee in dit toernooi. Het begint als de organisator het start.
cup-join-what = Doe mee voordat het toernooi begint. Je partijen beginnen daarna vanzelf, met lopende klok: kom terug naar deze pagina.
cup-your-game = Je partij tegen { $names } is bezig.
cup-your-bye-swiss = Je hebt deze ronde geen tegenstander (vrij). Dat telt als winst.
cup-your-bye-round-robin = Je hebt deze ronde geen tegenstander (vrij).
cup-your-wait = Je partij van deze ronde is afgelopen. De volgende ronde begint als alle partijen afgelopen zijn.
cup-next-at = De volgende ronde begint om { $time }.
cup-next-in = Ronde { $round } over { $time }
cup-podium = De eerste plaatsen
cup-podium-points = { $number ->
    [one] { $points } punt
   *[other] { $points } punten
}
cup-won-by = { $number ->
    [one] { $names } wint het toernooi.
   *[other] { $names } delen de eerste plaats.
}
cup-aborted-what = De organisator heeft dit toernooi afgebroken.
cup-play = Spelen
cup-copy = Link kopiëren
cup-copied = Link gekopieerd
cup-out = Afmelden
cup-leave = Terugtrekken
cup-leave-sure = Je verliest je lopende partij en speelt niet mee in latere ronden.
cup-organise = Organiseren
cup-organise-what = Komt een speler niet opdagen, verwijder die dan: de lopende partij is verloren en het toernooi gaat zonder die speler verder.
cup-bot-choose = Computer
cup-bot-add = Toevoegen
cup-missing = { $players ->
    [one] Er is nog minstens één speler nodig.
   *[other] Er zijn nog minstens { $players } spelers nodig.
}
cup-start-what = Na de start kan niemand meer meedoen.
cup-start = Toernooi starten
cup-abort = Toernooi afbreken
cup-abort-sure = De lopende partijen worden gesloten en niemand wint. Dit kan niet ongedaan worden gemaakt.
cup-remove = Verwijderen
cup-remove-sure = { $name } verliest de lopende partij en speelt niet mee in latere ronden.
cup-withdrawn = teruggetrokken
cup-entrants = Spelers
cup-nobody = Er doet nog niemand mee. Stuur de link naar je vrienden.
cup-standings = Stand
cup-points = Punten
cup-tie-buchholz = Buchholz
cup-tie-sonneborn = Sonneborn-Berger
cup-tie-direct = Onderling
cup-tie-buchholz-what = De som van de punten van alle tegenstanders
cup-tie-sonneborn-what = De punten van verslagen tegenstanders, en de helft bij remise
cup-tie-direct-what = Punten uit partijen tegen spelers die verder gelijk staan
cup-live = Live
cup-letter-won = W
cup-letter-lost = V
cup-letter-drawn = R
cup-said-won = Ronde { $round }: gewonnen
cup-said-lost = Ronde { $round }: verloren
cup-said-drawn = Ronde { $round }: remise
cup-said-place = Ronde { $round }: plaats { $place }
cup-said-playing = Ronde { $round }: nog bezig
cup-said-bye-swiss = Ronde { $round }: vrij, telt als winst
cup-said-bye-round-robin = Ronde { $round }: vrij, zonder punten
cup-said-none = Ronde { $round }: niet ingedeeld
cup-legend = W gewonnen, V verloren, R remise, + of – geen tegenstander, gestippeld: nog bezig.
cup-legend-places = Een getal is de plaats aan tafel, + of – geen tafel, gestippeld: nog bezig.
cup-points-what = Winst telt 1 punt, remise ½.
cup-points-places = Je krijgt 1 punt voor elke speler achter je aan tafel, en ½ voor elke speler met dezelfde plaats.
cup-ties-swiss = Een vrije ronde telt als winst. Bij gelijke punten: eerst de hoogste som van de punten van de tegenstanders (Buchholz), dan de hoogste som van de punten van verslagen tegenstanders (Sonneborn-Berger), dan de onderlinge partijen.
cup-ties-round-robin = Een ronde zonder partij telt niet. Bij gelijke punten: eerst de hoogste som van de punten van verslagen tegenstanders (Sonneborn-Berger), dan de onderlinge partijen.
cup-games = Ronden
cup-round = Ronde { $round }
cup-round-over = Ronde { $round }: afgelopen
cup-round-running = Ronde { $round }: bezig
cup-round-ahead = Ronde { $round }: komt nog
cup-counts = { $running } bezig, { $over } afgelopen
cup-turn = Beurt { $turn }
cup-setup = Opstelling
cup-your-turn = Jouw beurt
cup-over = Afgelopen
cup-review = Analyse
cup-bye-swiss = geen tegenstander in deze ronde (vrij), telt als winst
cup-bye-round-robin = geen tegenstander in deze ronde (vrij)
cup-if = Als je wint
cup-if-now = { $number ->
    [one] Je hebt { $points } punt en plaats { $rank } met de uitslagen tot nu toe.
   *[other] Je hebt { $points } punten en plaats { $rank } met de uitslagen tot nu toe.
}
cup-if-final = { $number ->
    [one] Je eindigt met { $points } punt op plaats { $rank }.
   *[other] Je eindigt met { $points } punten op plaats { $rank }.
}
cup-others = Andere toernooien om mee te doen
cup-game-waiting = begint zo
cup-game-closed = gesloten, gedeeld
cup-game-unplayed = niet gespeeld
cup-export = Exporteren
cup-export-csv = Stand (CSV)
cup-export-json = Alles (JSON)
cup-export-records = Alle partijen
