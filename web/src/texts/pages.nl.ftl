### The pages around the table, in Dutch.

## The bar

skip-to-content = Naar de inhoud
brand-home = Tetrarch, naar het begin
nav-label = Pagina’s
nav-play = Spelen
nav-lobby = Open tafels
nav-games = Gespeelde partijen
nav-best = Spelers
nav-rules = Regels
nav-settings = Instellingen
nav-sign-in = Inloggen
nav-light = Licht thema
nav-dark = Donker thema
page-loading = Een ogenblik…
page-offline = Je bent offline, of de server antwoordt niet.
page-reconnecting = De verbinding is verbroken en wordt hersteld…
just-now = zojuist
see-all = Alles bekijken
more-of-list = Meer
done = Klaar.

## Home

home-title = Tetrarch: twee bordspellen, Ekö en Legends
home-games = Spellen
home-ways = Andere manieren om te spelen
home-guest = Gast { $number }
game-line-eko = Trek met je stapels door het zand, bouw kastelen, neem keizers gevangen.
game-line-legends = Een handvol kaarten voor een eilandenrijk. Elke munt telt.
game-time-eko = 30 min
game-time-legends = 10 min
play-now = Nu spelen
table-new = Nieuwe tafel
table-new-short = Tafel
rules-read = De regels lezen
way-friends = Vrienden uitnodigen
way-friends-note = Eén link, geen account.
way-device = Op dit scherm
way-device-note = Geef het apparaat door.
way-rules = Regels van beide spellen
way-rules-note = Met plaatjes, elke regel met zijn nummer.
code-label = Meedoen met een code
join = Meedoen
my-games = Je partijen
my-turns = { $number } aan zet
my-finished = Je laatste partijen
your-turn-go = Jouw beurt
look = Bekijken
ladder-title = Vijf tegenstanders
open-tables = Open tafels
open-none = Er is nu geen open tafel.
open-one = Open er een
finished-games = Gespeelde partijen
finished-none = Nog geen gespeelde partij.
replay-go = Terugkijken
winner = winnaar
seats = Plaatsen
private = privé
table-of-players = { $players } spelers
waits-seats = { $seats ->
    [one] { $seats } plaats vrij
   *[other] { $seats } plaatsen vrij
}
waits-ready = Wacht tot iedereen klaar is
thinks = { $name } denkt na
think = { $number } denken na

## Playing at once

play-title = { $game } spelen
players-how-many = Aantal spelers
level-choose = Je tegenstanders
thinks-for = { $seconds ->
    [one] Denkt { $seconds } seconde
   *[other] Denkt { $seconds } seconden
}
play-start = Beginnen
play-starting = Er wordt gedeeld…
plays-as = Je speelt als
plays-as-change = wijzigen
your-name-note = Zonder account; je kunt hem later wijzigen.
name-title = Wie ben je?

## Joining

join-title = Je bent uitgenodigd
join-full = Alle plaatsen zijn bezet; je kunt toekijken.
join-running = De partij is begonnen; je kunt toekijken.
join-over = De partij is voorbij; je kunt ze terugkijken.
watch = Toekijken

## Lists and players

filter-game = Spel
filter-all = Beide
filter-mine = Alleen de mijne
player = Speler
best-title = Spelers naar rating
best-none = Niemand heeft al een partij voor de rating gespeeld.
find-player = Naam van een speler
find = Zoeken
rank = Rang
rating = Rating
rating-line = Rating van { $from } naar { $to } in { $matches } partijen
provisional = voorlopig
unrated = nog geen rating
played = Gespeeld
won = Gewonnen
since = sinds { $day }
bot-of = van { $name }
kind-guest = Gast
kind-account = Account
kind-bot-account = Programma

## Account

account = Account
account-page = Pagina met resultaten
account-stranger = Je kunt zonder account spelen. Met een account is je naam van jou, en kun je ook elders inloggen.
sign-in = Inloggen
sign-in-other = In plaats daarvan op een account inloggen
come-guest = Als gast komen
come-guest-note = Alleen een naam, voor deze browser.
come-guest-go = Binnenkomen
make-account = Een account maken
make-account-note = Een naam en een wachtwoord; geen e-mail.
make-account-go = Maken
claim = Je naam houden
claim-note = Met een wachtwoord kan niemand anders hem nemen, blijven je partijen van jou, en kun je elders inloggen.
claim-go = Houden
password-note = Minstens 8 tekens.
rename = Je naam wijzigen
rename-go = Wijzigen
password-change = Je wachtwoord wijzigen
password-change-note = Overal elders word je dan uitgelogd, en je tokens vervallen.
password-change-go = Wijzigen
tokens = Tokens
tokens-note = Met een token handelt een programma als jij. Het kan je wachtwoord niet wijzigen en jou niet verwijderen.
token-name = Naam van het token
token-make = Een token maken
token-made = gemaakt op { $day }
token-used = laatst gebruikt op { $day }
token-unused = nooit gebruikt
token-end = Intrekken
token-once = Dit is het token. Het wordt alleen nu getoond; bewaar het goed.
token-copy = Kopiëren
token-copied = Gekopieerd
bots = Je programma’s
bots-note = Een programma van jou kan onder een eigen naam spelen.
bot-name = Naam van het programma
bot-make = Toevoegen
bot-delete = Verwijderen
bot-delete-sure = { $name } verwijderen?
bot-delete-note = Het programma, zijn tokens en zijn gegevens verdwijnen voorgoed.
notices = Meldingen
notices-switch = Laat weten wanneer ik aan zet ben
notices-note = In partijen per beurt, op dit apparaat, ook als de pagina dicht is.
data = Je gegevens
data-note = Alles wat over jou bewaard wordt, als bestand.
data-save = Bestand opslaan
leaving = Weggaan
leaving-guest = Een gast die uitlogt kan niet terugkomen; houd eerst je naam als je dat wilt.
sign-out = Uitloggen
sign-out-everywhere = Overal uitloggen
sign-out-guest = Je zou je plaatsen en partijen verliezen. Toch uitloggen?
delete-account = Account verwijderen
delete-guest = Mijn gegevens verwijderen
delete-sure = Alles verwijderen?
delete-note = Je naam, gegevens en tokens verdwijnen voorgoed. In gespeelde partijen blijft een speler zonder naam over.
delete-go = Voorgoed verwijderen

## Settings

set-confirm-note = Riskant: aanvallen, kamikazes, de keizer of de laatste schijf uitgeven.
set-sound-note = Hout, munten en kaarten; nooit het enige signaal.
set-names-note = Op het bord geschreven, zoals de notatie ze heeft.

## Fields

field-name = Naam
field-password = Wachtwoord
field-old-password = Oud wachtwoord
field-new-password = Nieuw wachtwoord
field-game = Spel
field-players = Spelers
field-seats = Plaatsen
field-seat = Plaats { $number }
field-clock = Klok
field-seconds = Klok: tijd
field-increment = Klok: toeslag
field-days = Klok: dagen
field-when = Als de tijd om is
field-stand-in = Vervanger
field-away = Een computer speelt voor wie weggaat
field-undo = Terugnemen
field-rated = Voor de rating
field-practice = Oefenpartij
field-variants = Varianten
field-printing = Druk
field-round-limit = Rondelimiet
field-layout = Opstelling
field-pyramids = Piramides
field-ages = Volgorde van leeftijd
field-board = Eigen bord
field-tiles = Eigen tegels
field-components = Eigen kaarten en borden
field-salt = Je zout
field-bot = Computer

## New table

seat-kind-me = Ik
seat-kind-open = Open plaats
seat-kind-mine = Iemand op dit apparaat
seat-note-mine = Jullie geven het apparaat door.
device-name = Speler { $number }
seat-kind-kept = Een bepaalde speler
seat-kind-bots = Computers
seat-kind-others = Andere programma’s
seat-note-me = Je zit hier.
seat-note-open = Voor wie het eerst komt, via de link of de lijst.
seat-note-kept = Alleen deze speler kan hier zitten.
seat-note-bot = een eenvoudig programma, vooral om iets uit te proberen
kept-for = Naam van het account
new-pace = Tempo en terugnemen
new-clock = Klok
clock-kind-none = Geen
clock-kind-fischer = Live
clock-kind-move = Per zet
clock-kind-days = Dagen
clock-note-none = Niemand wordt opgejaagd.
clock-note-fischer = Een voorraad tijd, en na elke beurt komt er wat bij.
clock-note-move = Telkens opnieuw dezelfde tijd als je aan zet komt.
clock-note-days = Voor partijen van dagen, met een melding als je aan zet bent.
clock-minutes = Minuten elk
clock-increment = Seconden erbij per beurt
clock-seconds = Seconden per keer
clock-days-each = Dagen per keer
when-bot = Een computer speelt verder
when-pass = De beurt gaat voorbij
when-resign = De partij is verloren
undo-kind-free = Eigen beurt
undo-kind-consent = Vragen
undo-kind-off = Uit
undo-note-free = Eigen beslissingen vrij zolang niets onthuld is; meer alleen met instemming.
undo-note-consent = Alles alleen als de anderen het goedvinden.
undo-note-off = Gespeeld is gespeeld.
variants-on = { $number } aan
rule-see = Zie regel { $rule }
pyramids-usual = Zoals gewoonlijk
new-rules = Regels van deze tafel
round-limit-note = De partij eindigt na zoveel ronden; de meeste punten winnen.
rounds = Ronden
repetition = Einde door herhaling
repetition-note = Staat dezelfde stelling er voor de derde keer, dan is het uit; de meeste punten winnen.
quick-setup = Snelle opstelling
quick-setup-note = Borden en fiches worden geloot; anders legt de stichter ze.
ages-note = Beslist bij gelijke biedingen; geloot als je niets zegt.
age-rank = { $rank ->
    [1] Jongste
   *[other] Nummer { $rank }
}
new-more = Meer: naam, rating, toeschouwers, zout, bestanden
table-name = Naam van de tafel
table-name-none = geen
rated-note = Telt voor de rating: alleen accounts, met klok, zonder computers.
practice-note = Beslissingen kunnen ook na het einde teruggenomen worden.
watchers = Toeschouwers
watchers-note = Mensen zonder plaats mogen toekijken; zij zien alleen wat openbaar is.
away-bot-note = Meteen, tot zij terugkomen; anders wacht de partij.
stand-in-what = Speelt voor wie weg is, geen tijd meer heeft of heeft opgegeven.
salt-what = Een tekst naar keuze, gemengd in het zaad van alle toeval.
board-file-note = Een heel bord als bestand, in plaats van een willekeurig.
tiles-file-note = Een tegelset als bestand, voor willekeurige borden.
components-file-note = Kaarten, borden en fiches als bestand, in plaats van de uitgegeven.
file-bad = Dit bestand is geen JSON.
file-drop = Weglaten
new-board = Bord
deal-again = Een ander bord delen
preview-note = Zo’n bord: dat van je partij wordt pas bij het begin gedeeld, zodat niemand het vooraf kent.
preview-founder = De stichter legt de borden wanneer de partij begint.
preview-dealing = Er wordt een bord gedeeld…
new-seen = Wie de tafel vindt
seen-link = Via de link
seen-lobby = In de lijst
new-fair = Het schudden wordt nu vastgelegd en aan het einde getoond.
table-open = Tafel openen
table-start = Beginnen
rules-of = Regels van { $game }
rules-sections = Hoofdstukken van de regels
rules-lead-eko = Verplaats en stapel je schijven, bouw op de grond om je heen, neem keizers gevangen. Twaalf punten en een gebouw op een hoofdstad winnen.
rules-lead-legends = Neem elke beurt een kaart, betaal haar plaats in de rij en doe wat ze zegt: legers, reizen, steden. Gebieden, eilanden en kaarten brengen punten.
rules-rulings = ‘Uitspraak’ staat bij wat wij beslisten waar de gepubliceerde regels zwijgen of verschillen.
ruling = Uitspraak
pic-move = Verplaatsen: over lege vakken
pic-regroup = Stapelen: hoogstens vier
pic-more = Meer schijven winnen
pic-equal = Evenveel is niet genoeg
pic-emperor = Evenveel met de keizer wint
pic-kamikaze = Eén tegen vier: alle weg
pic-camp = Kamp: 1 schijf
pic-raise = Toren over je eigen: 2
pic-castle = Kasteel over je eigen: 3
pic-over = Over een vijand: 1 meer
pic-reinforce = Plaats voor twee
pic-no-reinforce = Niet naast een vijandelijk gebouw
pic-capital = Hoofdstad: nodig om te winnen
pic-castle-worth = Een kasteel: 3 punten
pic-captive = Een gevangen keizer: 3 punten
