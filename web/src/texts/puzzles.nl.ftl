### Puzzels in het Nederlands; hun opgaven en oplossingen komen van de server.

puzzles-title = Puzzels
puzzles-lead = Stellingen uit echte partijen met een doel. Neem de beslissingen op het bord; de andere spelers antwoorden.
puzzle-title = Puzzel
puzzle-of-the-day = Puzzel van de dag
puzzle-number = Puzzel { $id }
puzzle-leave = Alle puzzels
puzzle-games = Spel
puzzle-share = Deze puzzel delen
puzzle-copied = Link gekopieerd
puzzle-offline = Puzzels hebben het netwerk nodig. Controleer de verbinding en probeer het opnieuw.

puzzle-theme = Thema
puzzle-difficulty = Moeilijkheid
puzzle-rating = Rating
puzzle-proof = Oplossing
puzzle-proof-exact = bewezen
puzzle-proof-margin = beoordeeld
difficulty-1 = Heel makkelijk
difficulty-2 = Makkelijk
difficulty-3 = Gemiddeld
difficulty-4 = Moeilijk
difficulty-5 = Heel moeilijk

puzzle-hint = Hint
puzzle-hint-place = Kijk naar { $place }.
puzzle-solution = Oplossing
puzzle-help-counts = Met hulp telt hij als niet opgelost.
puzzle-playing = De oplossing wordt op het bord gespeeld.
puzzle-tries = Pogingen
puzzle-try = Poging { $number }
puzzle-wrong = Niet de oplossing.
puzzle-is-solved = opgelost
puzzle-is-wrong = niet opgelost
puzzle-is-open = open
puzzle-solved = { $number ->
    [1] Opgelost
    [2] Opgelost bij de tweede poging
    [3] Opgelost bij de derde poging
   *[other] Opgelost bij poging { $number }
}
puzzle-the-solution = De oplossing
puzzle-why = Waarom alleen dit:
puzzle-try-again = Opnieuw proberen
puzzle-again = Nog eens
puzzle-next = Volgende puzzel

puzzle-streak = Reeks
puzzle-week = De laatste zeven dagen
puzzle-days = { $days ->
    [one] dag
   *[other] dagen
}
puzzle-in-a-row = { $number ->
    [one] puzzel op rij
   *[other] puzzels op rij
}
puzzle-best = beste { $number }
puzzle-your-rating = Jouw rating
puzzle-everybody = Iedereen
puzzle-others = { $tried ->
    [one] loste hem meteen op (1 speler)
   *[other] loste hem meteen op ({ $tried } spelers)
}

puzzle-own = Jouw resultaten
puzzle-solved-number = Opgelost
puzzle-row-now = Op rij
puzzle-row-best = Langste reeks
puzzle-on-device = Bewaard in deze browser. Met een naam worden ze op de server bewaard.
puzzle-today-open = Elke dag één puzzel voor iedereen.
puzzle-today-solved = Vandaag opgelost.
puzzle-today-missed = Vandaag niet opgelost. Morgen komt er een nieuwe.
puzzle-days-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
puzzle-solve = Los hem op
puzzle-look = Bekijk hem nog eens
puzzle-next-mine = Een puzzel voor mij
puzzle-all = Alle puzzels
puzzle-count = { $number ->
    [one] 1 puzzel
   *[other] { $number } puzzels
}
puzzle-every-theme = Alle thema’s
puzzle-every-difficulty = Elke moeilijkheid
puzzle-none = Geen puzzel heeft dit thema en deze moeilijkheid. Kies iets anders.
puzzle-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
