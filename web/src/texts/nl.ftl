### What every page says, in Dutch. Sentences about moves come from the server.

## Identities: letters are the same in all languages

identity-E = Gloed
identity-T = Getij
identity-M = Maan
identity-S = Ster
identity-N = Neutraal
you = jij
you-name = Jij

## Words of many places

close = Sluiten
back = Terug
tools = Hulpmiddelen
or = of
preview = Wat deze zet zou doen
more = Eén meer
text-board = Het bord als tekst

## Players

seat-open = Vrije plaats
seat-bot = Computer

## Replay

replay = Momenten van de partij

## The bar

just-now = zojuist
done = Klaar.

## Home

game-line-eko = Trek met je stapels door het zand, bouw kastelen, neem keizers gevangen.
game-line-legends = Met een handvol kaarten een eilandenrijk. Elke munt telt.
game-time-eko = 30 min
game-time-legends = 10 min
table-of-players = { $players } spelers
waits-seats = { $seats ->
    [one] { $seats } plaats vrij
   *[other] { $seats } plaatsen vrij
}
waits-ready = Wacht tot iedereen klaar is
thinks = { $name } denkt na
think = { $number } denken na

## Joining

watch = Toekijken

## Account

account = Account
tokens = Tokens
token-name = Naam van het token
token-make = Een token maken
token-made = gemaakt op { $day }
token-used = laatst gebruikt op { $day }
token-unused = nooit gebruikt
token-end = Intrekken
token-once = Dit is het token. Het wordt alleen nu getoond; bewaar het goed.
token-copy = Kopiëren
token-copied = Gekopieerd

## Settings

set-confirm-note = Riskant: aanvallen, kamikazes, de keizer of de laatste schijf uitgeven.
set-sound-note = Hout, munten en kaarten; nooit het enige signaal.
set-names-note = Op het bord en in zinnen, zoals in de notatie. Toets C.

## New table

watchers = Toeschouwers

## The page

app-fault = Er ging iets mis op deze pagina.
app-not-loaded = Dit deel van de pagina kon niet worden geladen.
try-again = Opnieuw proberen
not-found = Hier is niets
not-found-note = Het adres leidt nergens heen. Misschien is het afgekapt.
to-home = Naar de startpagina
cancel = Annuleren
game-eko = Ekö
game-legends = Legends
settings = Instellingen
board = Bord
rated = voor de rating
balanced = evenwichtig
language = Taal
theme = Thema
theme-auto = Zoals het systeem
theme-light = Licht
theme-dark = Donker

## Before the match

sit-down = Gaan zitten
ready = Ik ben klaar
your-name = Je naam
wait-clock-none = geen klok
wait-clock-move = { $seconds } s per zet
wait-clock-fischer = { $minutes } min + { $increment } s
wait-clock-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}

## The table

come-back = Weer zelf spelen
resign = Opgeven

## Settings of a table

confirm = Zetten bevestigen
confirm-always = Altijd
confirm-risky = Riskante
confirm-never = Nooit
sound = Geluid
volume = Volume
sounds = Welke geluiden
set-soundTurn = Mijn beurt
set-soundAway = Ook als een ander tabblad open is
set-soundCaptures = Slaan en vernietigen
set-soundCoins = Munten
set-soundTime = Weinig tijd over
set-soundMoves = Andere zetten en het einde van het spel
pace = Zetten van anderen
pace-note = Hoe snel ze worden getoond. Een tik op het bord of een toets slaat de rest over.
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
pace-instant = Direct
ends-itself = Beurten vanzelf laten eindigen
ends-itself-note = Als er niets anders te beslissen valt, na drie seconden bedenktijd.
hints = Hulp bij de eerste tik
hints-note = In je eerste drie partijen toont een ring een goede eerste tik als je aarzelt.
space-names = Namen van plekken
text-board-note = Tabellen en lijsten in plaats van het plaatje.
plain-pieces = Effen stukken
plain-pieces-note = Zonder patronen; de tekens blijven.

# Nieuwe spelers
newcomer-title = Nieuw hier?
newcomer-note = De uitleg leert je een spel stap voor stap in een paar minuten. Of speel meteen: het makkelijkste niveau is gekozen, en alles wat nieuw is wordt de eerste keer uitgelegd.
newcomer-learn = { $game } leren
explain = Nieuwe begrippen uitleggen
explain-note = Elk één keer, zodra het aan een tafel voor het eerst voorkomt.
explain-again = Alles opnieuw uitleggen
## Uitdagingen

notice-received = { $player } daagt je uit voor { $game }.
notice-accepted = { $player } neemt je uitdaging aan: { $game }.
notice-declined = { $player } weigert je uitdaging.
notice-withdrawn = { $player } trekt de uitdaging in.
notice-expired = De uitdaging met { $player } is verlopen.
notice-rematch = { $player } wil een revanche: { $game }.
notice-accept = Aannemen
notice-decline = Weigeren
notice-look = Details
notice-again = Nog eens spelen
notice-go = Naar de tafel
