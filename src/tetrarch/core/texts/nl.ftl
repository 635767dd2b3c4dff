# Wat alle onderdelen gemeen hebben, in het Nederlands.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
semicolon = ;
nearest = bedoelt u '{ $name }'?
known = bekend: { $names }
seat = plaats { $seat }

# Fouten
illegal-move = dat mag hier niet
other-board = hoort bij een ander bord
not-to-decide = plaats { $seat } is niet aan zet: { $who } beslist nu
nobody-decides = plaats { $seat } is niet aan zet: niemand is dat
no-decision = bevat geen beslissing
beyond-turn = de regel gaat verder dan de beurt van plaats { $seat }; plaats { $other } beslist nu
decision-of-line = beslissing { $number } van { $count }: { $text }
legal-instead = toegestaan: { $legal }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}
wrong-form = heeft niet de juiste vorm: { $detail }

# Wat er mis is met een verslag. Namen van velden blijven zoals het bestand ze schrijft.
record-event = gebeurtenis { $number }
record-refused = { $text }: { $reason }
record-no-ending = bestaat niet in versie { $version }, pas vanaf versie 2
record-no-position = is in versie { $version } geen stelling: versie 3 kent die
record-either = moet ofwel seat en play hebben, ofwel alleen chance
record-other-game = is { $game }, niet { $own }
record-other-rules = waren van versie { $rules }; dit programma speelt volgens versie { $own }
record-names = { $names } { $names ->
    [one] naam
   *[other] namen
} voor { $seats } plaatsen
record-result = het verslag noemt { $claimed }, maar de beslissingen leiden tot { $played }
record-no-result = geen uitslag
record-unfinished = een onvoltooide partij
record-won = { $reason } (winnaars: { $winners }, punten: { $points })
record-no-commitment = ontbreekt, hoewel het toevalsgetal onthuld is
record-unprovable = ontbreekt: van geen toevalsgetal is te bewijzen dat het bij deze partij hoort
record-other-seed = hoort niet bij het toevalsgetal
record-other-deal = is niet wat volgt uit het toevalsgetal
record-ending-seats = seats: { $seats } zijn geen verschillende plaatsen van deze partij
record-ending-closed = een afgebroken partij is niet afgelopen en heeft geen winnaars en geen rangschikking
record-ending-nobody = seats: niemand heeft opgegeven
record-ending-settled = winnaars en rangschikking volgen niet uit de uitslag en uit wie heeft opgegeven
record-ending-once = standings: noemt niet elke plaats één keer
record-ending-last = standings: wie opgeeft staat onderaan, de eerste die opgaf helemaal aan het eind, en iemand staat voor hen
record-ending-winner = winners: is de partij afgebroken, dan heeft één plaats gewonnen, de eerste van de rangschikking
line-feed = bevat een regeleinde; dat mag in geen toevalsgetal en geen toevoeging
