### Terugblik op partijen, in het Nederlands.

review-title = Analyse van de partij
review-waiting = In de wachtrij…
review-running = Elke beslissing wordt opnieuw bekeken…
review-closer = Er wordt nauwkeuriger gekeken…
review-failed = De analyse kon niet worden voltooid.
review-deeper = Grondig analyseren
review-chances = Winstkansen
review-summary = De hele partij
review-accuracy = { $accuracy } nauwkeurig
review-parts = Spel en geluk
review-parts-note = { $player }: van { $start } aan het begin naar { $now }.
review-part-good = Goede beslissingen
review-part-slips = Missers ({ $number })
review-part-others = Beslissingen van anderen
review-part-luck = Geluk
review-filter = Alleen beslissingen met deze beoordeling tonen
review-moments = De beslissende momenten
review-practise = Oefenen met puzzels
review-forced = De enige toegestane beslissing
review-chance = Winstkans: { $before } ervoor, { $after } erna.
review-proven = Dat is zeker.
review-luck-after = Geluk meteen daarna: { $change }
review-better = Beter was
review-instead = in plaats van { $played }
review-only = Elke andere beslissing laat hoogstens { $chance } over.
review-role-better = De betere beslissing:
review-role-played = De genomen beslissing:
review-role-other = De andere beslissing:
review-role-reply = Het antwoord:
review-show-line = Op het bord tonen
review-try = Opnieuw proberen
review-play-on = Vanaf hier verder tegen de computer
review-previous-own = Mijn vorige fout
review-next-own = Mijn volgende fout
review-previous-any = Vorige fout
review-next-any = Volgende fout
review-others = { $number ->
    [one] Nog één keuze
   *[other] Nog { $number } keuzes
}
review-line = Niet gespeeld: { $at } van { $last }
review-back = Terug naar de partij
grade-only = Enige goede zet
grade-best = Beste zet
grade-good = Goed
grade-inaccuracy = Onnauwkeurigheid
grade-mistake = Fout
grade-blunder = Blunder

forecast-view = Weergave van het bord
forecast-title = Voorspelling
forecast-legend = Patroon en teken van de waarschijnlijke eigenaar aan het eind, in procenten. Hoe fletser, hoe minder zeker.
forecast-open = open
forecast-say = Waarschijnlijke eigenaar aan het eind: { $player }, { $chance }.
forecast-say-open = Geen waarschijnlijke eigenaar aan het eind.

explore-from = Verkennen vanaf hier
explore-title = Verkenning
explore-note = Speel elke toegestane zet voor alle spelers. De partij zelf blijft zoals ze was.
explore-best = De beste zetten hier
explore-line = Je variant
explore-others = Andere zetten die je hebt geprobeerd
explore-start = Begin
explore-thinking = De stelling wordt beoordeeld…
explore-over = Hier eindigt de partij.

retry-note = Speel voor { $player } een betere beslissing dan in de partij.
retry-judging = Je beslissing wordt vergeleken…
retry-best = Beter kan niet.
retry-better = Beter dan in de partij.
retry-equal = Ongeveer even goed als in de partij.
retry-worse = Slechter dan in de partij.
retry-own = Jouw beslissing
retry-played = In de partij
retry-the-best = De beste
retry-again = Nog een poging
