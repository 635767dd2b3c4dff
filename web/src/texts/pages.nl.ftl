### The pages around the table, in Dutch.

## Players

level = Niveau { $level }
level-say = Niveau { $level } van 5
level-rating = ongeveer { $value } ± { $interval }

## The bar

skip-to-content = Naar de inhoud
brand-home = Tetrarch, naar de startpagina
nav-label = Pagina’s
nav-play = Spelen
nav-lobby = Open tafels
nav-friends = Vrienden
nav-play-waiting = { $number ->
    [one] Eén tafel wacht op je
   *[other] { $number } tafels wachten op je
}
nav-friends-waiting = { $number ->
    [one] Eén uitdaging
   *[other] { $number } uitdagingen
}
nav-games = Gespeelde partijen
nav-best = Spelers
nav-rules = Regels
nav-settings = Instellingen
nav-sign-in = Inloggen
nav-light = Licht thema
nav-dark = Donker thema
page-loading = Een ogenblik…
page-offline = Je bent offline. Lessen, regels, de bordeditor en eerder bekeken spellen werken; om te spelen is het netwerk nodig.
needs-network = Hiervoor is het netwerk nodig. Het wordt vanzelf geladen zodra de verbinding terug is.
needs-network-short = Netwerk nodig
page-reconnecting = De verbinding is verbroken en wordt hersteld…
see-all = Alles bekijken
more-of-list = Meer

## Home

home-title = Tetrarch: twee bordspellen, Ekö en Legends
home-games = Spellen
home-ways = Andere manieren om te spelen
home-guest = Gast { $number }
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
time-left = nog { $time }
my-finished = Je laatste partijen
your-turn-go = Jouw beurt
look = Bekijken
ladder-title = Vijf tegenstanders
open-tables = Open tafels
open-none = Er is nu geen open tafel.
open-one = Open er een
watch-games = Partijen om te volgen
watch-none = Er is nu geen openbare partij bezig. Partijen van tafels in de lijst verschijnen hier.
watch-running = { $number ->
    [one] { $number } openbare partij bezig
   *[other] { $number } openbare partijen bezig
}
watch-players = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
watch-turn = beurt { $turn }
watch-setup = opstelling
watch-over = afgelopen
watch-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
watch-watchers = { $number ->
    [one] { $number } toeschouwer
   *[other] { $number } toeschouwers
}
watch-own = Je eigen partijen staan onder Spelen.
watch-all = Alle partijen om te volgen
finished-games = Gespeelde partijen
finished-none = Nog geen gespeelde partij.
replay-go = Terugkijken
winner = winnaar
seats = Plaatsen
private = privé

## Playing at once

play-title = { $game } spelen
players-how-many = Aantal spelers
level-rated = rating { $rating }
level-rated-note = Gemeten in partijen tussen bots aan een tafel van deze grootte; niveau 1 heeft 1000. Met twee spelers winnen 200 punten meer drie van de vier partijen.
level-choose = Je tegenstanders
thinks-usually = Denkt zoals voor zijn rating
thinks-for = { $seconds ->
    [one] Denkt { $seconds } seconde
   *[other] Denkt { $seconds } seconden
}
play-start = Beginnen
play-starting = De partij wordt klaargezet…
plays-as = Je speelt als
plays-as-change = wijzigen
your-name-note = Geen account nodig; je kunt je naam later wijzigen.
name-title = Wie ben je?

## Joining

join-title = Je bent uitgenodigd
join-full = Alle plaatsen zijn bezet; je kunt toekijken.
join-running = De partij is begonnen; je kunt toekijken.
join-over = De partij is voorbij; je kunt die terugkijken.

## Lists and players

filter-game = Spel
filter-all = Beide
filter-mine = Alleen de mijne
player = Speler
best-title = Spelers naar rating
best-none = Nog niemand heeft een partij voor de rating gespeeld.
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

account-page = Pagina met resultaten
account-stranger = Je kunt zonder account spelen. Met een account is je naam van jou, en kun je ook elders inloggen.
account-banned = { $name }, je kunt nog je gegevens opslaan, uitloggen en je account verwijderen.
sign-in = Inloggen
sign-in-other = Liever inloggen met een account
come-guest = Als gast spelen
come-guest-note = Alleen een naam, voor deze browser.
come-guest-go = Verder als gast
make-account = Account aanmaken
make-account-note = Een naam en een wachtwoord; geen e-mail.
make-account-go = Aanmaken
claim = Je naam vastleggen
claim-note = Met een wachtwoord kan niemand anders hem nemen, blijven je partijen van jou, en kun je elders inloggen.
claim-go = Vastleggen
password-note = Minstens 8 tekens.
rename = Je naam wijzigen
rename-go = Wijzigen
password-change = Je wachtwoord wijzigen
password-change-note = Overal elders word je dan uitgelogd, en je tokens vervallen.
password-change-go = Wijzigen
tokens-note = Met een token handelt een programma als jij. Het kan je wachtwoord niet wijzigen en jou niet verwijderen.
bots = Je programma’s
bots-note = Een programma van jou kan onder een eigen naam spelen.
bot-name = Naam van het programma
bot-make = Toevoegen
bot-delete = Verwijderen
bot-delete-sure = { $name } verwijderen?
bot-delete-note = Het programma, zijn tokens en zijn gegevens verdwijnen voorgoed.
notices = Meldingen
notices-switch = Laat weten wanneer ik aan zet ben
notices-note = Je beurten in spellen met bedenktijd in dagen of terwijl je weg bent, en uitdagingen van vrienden: op dit apparaat, ook als de pagina dicht is. De browser vraagt toestemming als je dit aanzet.
notices-denied = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen en laad de pagina opnieuw.
notices-offer = Waarschuw me op dit apparaat
data = Je gegevens
data-note = Alles wat over jou bewaard wordt, als bestand.
data-save = Bestand opslaan
leaving = Weggaan
leaving-guest = Een gast die uitlogt, kan niet als dezelfde persoon terugkomen; leg eerst je naam vast als je dat wilt.
leaving-banned = Na het uitloggen kun je pas weer inloggen als de uitsluiting voorbij is.
sign-out = Uitloggen
sign-out-everywhere = Overal uitloggen
sign-out-guest = Je zou je plaatsen en partijen verliezen. Toch uitloggen?
delete-account = Account verwijderen
delete-guest = Mijn gegevens verwijderen
delete-sure = Alles verwijderen?
delete-note = Je naam, gegevens en tokens verdwijnen voorgoed. In gespeelde partijen blijft een speler zonder naam over.
delete-go = Voorgoed verwijderen

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
field-increment = Klok: extra tijd
field-days = Klok: dagen
field-when = Als de tijd om is
field-stand-in = Vervanger
field-away = Een computer speelt voor wie weggaat
field-undo = Terugnemen
field-rated = Voor de rating
field-balanced = Evenwichtig
field-practice = Oefenpartij
field-variants = Varianten
field-printing = Druk
field-round-limit = Rondelimiet
field-layout = Indeling
field-pyramids = Piramides
field-ages = Volgorde van leeftijd
field-board = Eigen bord
field-tiles = Eigen tegels
field-components = Eigen kaarten en borden
field-salt = Je zout
field-bot = Computer

## New table

seat-kind-me = Ik
seat-kind-open = Vrije plaats
seat-kind-mine = Iemand op dit apparaat
seat-note-mine = Jullie geven het apparaat door.
device-name = Speler { $number }
seat-kind-kept = Een bepaalde speler
seat-kind-bots = Computers
seat-kind-others = Andere programma’s
seat-note-me = Je zit hier.
seat-note-friend = Gereserveerd voor { $name }.
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
clock-note-days = Voor partijen over meer dagen, met een melding als je aan zet bent.
clock-minutes = Minuten elk
clock-increment = Seconden erbij per beurt
clock-seconds = Seconden per keer
clock-days-each = Dagen per keer
when-bot = Een computer speelt verder
when-pass = De beurt vervalt
when-resign = De partij is verloren
undo-kind-free = Eigen beurt
undo-kind-consent = Vragen
undo-kind-off = Uit
undo-note-free = Eigen beslissingen vrij zolang niets onthuld is; meer alleen met instemming.
undo-note-consent = Alles alleen als de anderen het goedvinden.
undo-note-off = Gespeeld is gespeeld.
variants-on = { $number } aan
pyramids-usual = Standaard
new-rules = Regels van deze tafel
round-limit-note = De partij eindigt na zoveel ronden; wie de meeste punten heeft, wint.
rounds = Ronden
repetition = Einde door herhaling
repetition-note = Staat dezelfde stelling er voor de derde keer, dan is het uit; wie de meeste punten heeft, wint.
quick-setup = Snelle opstelling
quick-setup-note = Borden en fiches worden geloot; anders legt de stichter ze.
ages-note = Beslist bij gelijke biedingen; geloot als je niets kiest.
age-rank = { $rank ->
    [1] Jongste
   *[other] Nummer { $rank }
}
new-more = Meer: naam, rating, toeschouwers, zout, bestanden
table-name = Naam van de tafel
table-name-none = geen
rated-note = Telt voor de rating: alleen accounts, met klok, zonder computers.
balanced-note = De evenwichtigste van acht verdelingen van het verzegelde toevalsgetal; het verslag bewijst het.
practice-note = Beslissingen kunnen ook na het einde teruggenomen worden.
watchers-note = Mensen zonder plaats mogen toekijken; zij zien alleen wat openbaar is.
away-bot-note = Meteen, tot zij terugkomen; anders wacht de partij.
stand-in-what = Speelt voor wie weg is, geen tijd meer heeft of heeft opgegeven.
salt-what = Een tekst naar keuze, die in het toevalsgetal wordt gemengd.
board-file-note = Een heel bord als bestand, in plaats van een geloot bord.
tiles-file-note = Een tegelset als bestand, om borden uit te loten.
components-file-note = Kaarten, borden en fiches als bestand, in plaats van de uitgegeven.
file-bad = Dit bestand is geen JSON.
file-drop = Weglaten
new-board = Bord
deal-again = Ander bord loten
preview-note = Zo’n bord: dat van je partij wordt pas bij het begin geloot, zodat niemand het vooraf kent.
preview-founder = De stichter legt de borden wanneer de partij begint.
preview-dealing = Er wordt een bord geloot…
new-seen = Wie de tafel vindt
seen-link = Via de link
seen-lobby = In de lijst
new-fair = Het schudden wordt nu vastgelegd en aan het einde getoond.
table-open = Tafel openen
table-start = Beginnen
rules-of = Regels van { $game }
rules-sections = Hoofdstukken van de regels
rules-lead-eko = Verplaats en stapel je schijven, bouw op de grond om je heen, neem keizers gevangen. Met twaalf punten en een gebouw op een hoofdstad win je.
rules-lead-legends = Neem elke beurt een kaart, betaal voor haar plek in de rij en doe wat ze zegt: legers, reizen, steden. Gebieden, eilanden en kaarten leveren punten op.
rules-card-forest-pixie = Woudfee
rules-card-arcane-sphinx = Mystieke Sfinx
rules-card-noble-hills = Edele Heuvels
rules-family-noble = Edele
rules-rulings = ‘Uitspraak’ staat bij wat wij hebben beslist waar de gepubliceerde regels zwijgen of elkaar tegenspreken.
ruling = Uitspraak
pic-move = Verplaatsen: over lege vakken
pic-regroup = Stapelen: hoogstens vier
pic-more = Meer schijven: gewonnen
pic-equal = Evenveel is niet genoeg
pic-emperor = Evenveel, met keizer: gewonnen
pic-kamikaze = Eén tegen vier: allebei weg
pic-camp = Kamp: 1 schijf
pic-raise = Toren over eigen kamp: 2
pic-castle = Kasteel over eigen toren: 3
pic-over = Over een vijandelijk gebouw: +1
pic-reinforce = Nog plaats voor twee
pic-no-reinforce = Niet naast een vijandelijk gebouw
pic-capital = Hoofdstad: nodig om te winnen
pic-castle-worth = Een kasteel: 3 punten
pic-captive = Een gevangen keizer: 3 punten

editor-home = Bordeditor
editor-edit-board = Dit bord bewerken
editor-from = De partij begint met wat je in de editor hebt opgezet.
editor-back = Terug naar de editor
editor-drop = Liever met een geloot bord beginnen

nav-learn = Leren
nav-puzzles = Puzzels
lesson-learn = { $game } leren
lesson-link = Leer het
way-learn = Leren spelen
way-learn-note = 14 en 15 kleine stappen
way-puzzle = Puzzel van de dag
way-puzzle-note = Een stelling met een doel.

profile-title = Je voortgang
milestones-shown = Mijlpalen
milestones-shown-note = Te zien in je profiel, en na de partij die er een bereikt.
goal-next = Volgend doel
goal-line = { $game }: versla { $name } met { $players } spelers
goal-play = Spelen
