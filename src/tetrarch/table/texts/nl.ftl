# Tafels in het Nederlands. $player is de naam van een persoon of computerspeler, $seat het nummer van een plaats vanaf 1.

unnamed-player = iemand
deleted-player = verwijderde speler

# Wat er aan een tafel gebeurt.
entry-opened = { $player ->
    [you] Je opent
   *[other] { $player } opent
} de tafel.
entry-hosted = { $player ->
    [you] Je bent
   *[other] { $player } is
} nu de gastheer.
entry-seated = { $player ->
    [you] Je gaat
   *[other] { $player } gaat
} op plaats { $seat } zitten.
entry-unseated = { $player ->
    [you] Je verlaat
   *[other] { $player } verlaat
} plaats { $seat }.
entry-seat-planned = Plaats { $seat } { $plan ->
    [bot] is voor computerspeler { $bot }.
    [person] is voor iemand vrijgehouden.
    [mine] is voor { $bot }, op het apparaat van de gastheer.
   *[open] is vrij voor iedereen.
}
entry-readied = { $ready ->
    [yes] { $player ->
        [you] Je bent klaar om te spelen.
       *[other] { $player } is klaar om te spelen.
    }
   *[no] { $player ->
        [you] Je bent nog niet klaar.
       *[other] { $player } is nog niet klaar.
    }
}
entry-salt-committed = { $player ->
    [you] Je verzegelt
   *[other] { $player } verzegelt
} zout.
entry-salted = { $player ->
    [you] Je voegt
   *[other] { $player } voegt
} zout toe aan het toevalsgetal.
entry-restarted = Er was al zout bekend, dus de deling begint opnieuw met nieuw zout (herstart { $times }).
entry-started = De partij begint.
entry-hinted = { $player ->
    [you] Je vraagt een hint.
   *[other] { $player } vraagt een hint.
}
entry-undo-asked = { $player ->
    [you] Je vraagt
   *[other] { $player } vraagt
} om iets terug te nemen.
entry-undo-answered = { $agrees ->
    [yes] { $player ->
        [you] Je vindt het goed.
       *[other] { $player } vindt het goed.
    }
   *[no] { $player ->
        [you] Je wilt dat niet.
       *[other] { $player } wil dat niet.
    }
}
entry-undone = { $player ->
    [you] Je neemt
   *[other] { $player } neemt
} iets terug.
entry-resigned = { $player ->
    [you] Je geeft
   *[other] { $player } geeft
} op.
entry-timed-out = { $player ->
    [you] Je hebt
   *[other] { $player } heeft
} geen tijd meer{ $did ->
    [bot] {""}; een computerspeler speelt verder.
    [pass] {""}, en de klok beslist.
   *[resign] {""} en geeft dus op.
}
entry-left = { $player ->
    [you] Je verlaat
   *[other] { $player } verlaat
} de tafel.
entry-returned = { $player ->
    [you] Je bent
   *[other] { $player } is
} terug.
entry-stand-in = { $bot } speelt voor { $player ->
    [you] jou
   *[other] { $player }
}.
entry-stand-in-voted = { $agrees ->
    [yes] { $player ->
        [you] Je wilt
       *[other] { $player } wil
    } een computerspeler voor { $other ->
        [you] jou
       *[other] { $other }
    } laten spelen.
   *[no] { $player ->
        [you] Je wacht
       *[other] { $player } wacht
    } liever op { $other ->
        [you] jou
       *[other] { $other }
    }.
}
entry-resumed = De server was weg; de klokken stonden stil.
entry-ended = De partij is afgelopen: { $winners ->
    [0] niemand wint.
    [one] { $players ->
        [you] jij wint
       *[other] { $players } wint
    }{ $how ->
        [resigned] {""}, want de anderen hebben opgegeven.
        [timed-out] {""}, want de tijd is om.
       *[rules] .
    }
   *[other] { $players } winnen samen.
}
entry-rematch-offered = { $player ->
    [you] Je wilt
   *[other] { $player } wil
} nog een keer spelen.
entry-rematch-accepted = { $player ->
    [you] Je speelt
   *[other] { $player } speelt
} ook nog een keer.
entry-closed = { $by ->
    [server] De server sluit de tafel.
   *[host] De gastheer sluit de tafel.
}

# Wat over de tijd wordt afgesproken.
clock-none = Geen klok
clock-none-note = Niemand wordt opgejaagd
clock-move = Per beslissing
clock-move-note = Zoveel seconden voor elke beslissing
clock-fischer = Tijdvoorraad
clock-fischer-note = Een voorraad seconden, en wat erbij na elke voltooide beurt
clock-days = Dagen
clock-days-note = Zoveel dagen voor elke beslissing
timeout-bot = Een computerspeler speelt verder
timeout-pass = De klok beslist
timeout-resign = De speler geeft op

# Waarom iets niet zonder vragen kan worden teruggenomen.
undo-off = aan deze tafel kan niets worden teruggenomen
undo-over = de partij loopt niet
undo-gave-up = je hebt opgegeven
undo-nothing = er is niets terug te nemen
undo-consent = aan deze tafel moet iedereen het goedvinden
undo-other = iemand anders heeft sindsdien beslist

# Waarom een tafel iets weigert, zonder punt aan het eind.
refusal-already-open = de tafel is al open
refusal-not-open = de tafel is nog niet open
refusal-closed = de tafel is gesloten
refusal-started = de partij is begonnen
refusal-not-started = de partij is nog niet begonnen
refusal-over = de partij is afgelopen
refusal-not-over = de partij is nog niet afgelopen
refusal-not-host = alleen de gastheer mag dat
refusal-not-seated = je zit niet aan deze tafel
refusal-already-seated = je zit al aan deze tafel
refusal-one-seat = in een partij voor de rating heeft iedereen één plaats
refusal-full = er is geen plaats voor je vrij
refusal-no-such-seat = er is geen plaats { $seat }: plaatsen zijn genummerd van 0 tot en met { $most }
refusal-seat-taken = plaats { $seat } is bezet
refusal-seat-kept = plaats { $seat } is voor iemand anders vrijgehouden
refusal-not-ready = niet alle plaatsen zijn bezet, of nog niet iedereen is klaar
refusal-cannot-deal = de partij kan niet worden klaargezet: { $reason }
refusal-bad-settings = deze instellingen kunnen niet: { $reason }
refusal-bad-person = het kenmerk van een persoon telt 1 tot { $most } zichtbare tekens
refusal-bad-name = een naam telt 1 tot { $most } zichtbare tekens op één regel
refusal-bad-chat = een bericht telt 1 tot { $most } zichtbare tekens op één regel
refusal-bad-salt = zout telt 1 tot { $most } zichtbare tekens op één regel
refusal-bad-salt-commitment = de verzegeling van zout is een SHA-256 in hexadecimale vorm
refusal-salt-mismatch = dit is niet het zout dat je verzegeld hebt
refusal-salts-fixed = het zout ligt vast, want iedereen wil beginnen
refusal-salts-revealed = een speler heeft zijn zout onthuld, dus niets wat de deling bepaalt kan nog veranderen; trek eerst je instemming in
refusal-salt-early = je hebt je zout verzegeld; onthul het als iedereen wil beginnen
refusal-tournament-seat = in een toernooi blijven je plaats en je akkoord staan; je kunt alleen opgeven
refusal-not-your-seat = je beslist niet voor plaats { $seat }
refusal-not-your-turn = je bent niet aan de beurt: { $reason } moet beslissen
refusal-already-decided = je hebt al beslist en wacht op de anderen
refusal-gave-up = je hebt deze partij opgegeven
refusal-stand-in = een computerspeler speelt voor je; kom eerst terug
refusal-stale = de partij is verdergegaan: je antwoordt op wat bij { $number } werd gevraagd, en ze staat nu op { $now }
refusal-time-is-up = je tijd is om
refusal-illegal-move = { $play } mag niet: { $reason }
refusal-unreadable-move = { $play }: { $reason }
refusal-no-such-decision = zo'n beslissing bestaat niet
refusal-too-often = de beslissing kan { $most ->
    [one] maar één keer
   *[other] hooguit { $most } keer achter elkaar
} worden genomen, niet { $times } keer
refusal-rated = in een partij voor de rating speelt niemand voor je
refusal-hints-rated = in een partij voor de rating zijn er geen hints
refusal-hints-tournament = in een toernooi zijn er geen hints
refusal-hints-people = aan een tafel met nog iemand anders zijn er geen hints
refusal-tournament = in een toernooi speelt niemand voor je
refusal-undo-off = aan deze tafel kan niets worden teruggenomen
refusal-undo-pending = iemand heeft al gevraagd iets terug te nemen; antwoord daar eerst op
refusal-nothing-to-undo = je hebt niets beslist dat kan worden teruggenomen
refusal-no-such-event = zoveel gebeurtenissen kunnen niet overblijven: 0 tot en met { $most } wel
refusal-not-your-decision = je kunt alleen een eigen beslissing terugnemen
refusal-nothing-asked = niemand heeft gevraagd iets terug te nemen
refusal-own-question = de anderen moeten het goedvinden; jij kunt alleen je vraag intrekken
refusal-no-watchers = aan deze tafel mag niemand toekijken
refusal-chat-players = tijdens de partij praten spelers alleen met de tafel
refusal-chat-watchers = tijdens de partij praten toeschouwers onder elkaar
refusal-no-such-number = er is geen gebeurtenis { $number }: de tafel staat op { $most }
refusal-not-away = { $player } is niet afwezig
refusal-own-vote = over je eigen plaats wordt niet gestemd: vraag zelf om een computerspeler
refusal-no-vote = niemand heeft daarom gevraagd
refusal-no-such-moment = er is geen moment { $events }: de partij heeft momenten van 0 tot en met { $most }
refusal-too-many-moments = er kunnen hoogstens { $most } momenten tegelijk worden gevraagd, en het eerste mag niet na het laatste komen

# Wat er mis is met instellingen.
fault-game = het spel { $game } bestaat niet; er zijn { $games }
fault-seats = er zijn { $given } plaatsen genoemd voor { $players } spelers
fault-plan = moet open zijn, person: met een kenmerk, bot: met de tekst van een computerspeler, of mine: met een naam
fault-person = na person: hoort een kenmerk van 1 tot { $most } tekens
fault-bot = er is geen computerspeler { $bot }; er zijn { $bots }
fault-external = andere programma's mogen hier niet meespelen
fault-command = na exec: hoort een opdracht
fault-clock = bij de klok { $kind } moet dit van { $least } tot { $most } zijn
fault-rated-seats = een partij voor de rating is alleen voor mensen
fault-rated-several = in een partij voor de rating heeft iedereen één plaats
fault-rated-clock = een partij voor de rating heeft een klok nodig
fault-rated-when-time-runs-out = in een partij voor de rating past wie geen tijd meer heeft, of geeft op; geen computerspeler speelt verder
fault-rated-away = in een partij voor de rating speelt geen computerspeler voor wie weg is
fault-rated-practice = een oefenpartij telt niet mee voor de rating
fault-fork-open = een partij die verdergaat, wacht op niemand: elke plaats is van jou, mine: met een naam, of van een computerspeler
fault-fork-rated = een partij die op een andere voortbouwt, telt niet mee voor de rating
fault-rated-position = een partij vanuit een opgezette stelling telt niet mee voor de rating
fault-balanced-position = bij een zelf opgezette stelling wordt niets gedeeld, dus er valt niets in evenwicht te brengen
