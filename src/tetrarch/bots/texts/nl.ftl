# De niveaus van de computerspelers in het Nederlands: winden, van de zachtste tot de felste.

level-1 = Zefier
level-1-note = ziet meteen wat het kan nemen of bouwen, maar mist ongeveer de helft van de andere zetten
level-2 = Mistral
level-2-note = vergelijkt al zijn zetten met zorg, maar kijkt niet verder dan de eigen beurt
level-3 = Harmattan
level-3-note = denkt een paar zetten vooruit, en mist nooit een winst in de eigen beurt
level-4 = Sirocco
level-4-note = denkt ver vooruit en vergeeft weinig
level-5 = Samoem
level-5-note = de sterkste die er is: een getraind netwerk leidt het zoeken, en het denkt zo lang als je wilt

# Wat er mis is met de tekst van een bot.
unknown-bot = onbekende bot { $name }; { $near }
no-option = { $text } is geen optie: opties schrijf je zoals simulations=500
unknown-option = onbekende optie { $name }; { $near }
takes-none = deze bot kent er geen
option-twice = { $name } is twee keer gegeven
option-whole = { $text }: moet een geheel getal van { $least } tot { $most } zijn
option-number = { $text }: moet een getal van { $least } tot { $most } zijn
command-missing = er ontbreekt een opdracht: schrijf bijvoorbeeld exec:python3 bot.py
command-unreadable-quotation = { $text } is niet te lezen: een aanhalingsteken is niet gesloten
command-unreadable-escape = { $text } is niet te lezen: er staat niets achter de backslash
command-limit = { $text }: moet een aantal seconden zijn
command-range = { $text }: meer dan 0 seconden en hoogstens een dag

# Wat er mis is met een vraag aan de exacte oplosser, of met een bewijs.
no-solver = er is geen oplosser voor { $game }
solve-over = het spel is afgelopen: er valt niets op te lossen
solve-not-yet = de oplosser heeft een stelling nodig waarin één speler beslist
unknown-goal = onbekend doel { $name }; bekend: { $known }
solve-turns = { $given } beurten: het moeten er 1 tot { $most } zijn
solve-nodes = { $given } knopen: er is minstens 1 nodig
proof-too-large = het bewijs zou meer dan { $most } stellingen hebben
proof-form = het bewijs is onleesbaar: { $text }
proof-not-reached = het bewijs bereikt zijn doel niet bij knoop { $number }
proof-no-branch = het bewijs heeft geen knoop { $number }
proof-own-decision = knoop { $number } moet precies één toegestane beslissing van de speler hebben
proof-replies = knoop { $number } behandelt niet precies de toegestane antwoorden
proof-hidden = knoop { $number } hangt af van iets wat de speler niet kan weten
proof-late = het bewijs duurt langer dan { $turns } beurten
