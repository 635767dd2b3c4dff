### De tafel, het terugzien en de verbinding, in het Nederlands.

## The page

app-fault = Er ging iets mis op deze pagina.
app-not-loaded = Dit deel van de pagina kon niet worden geladen.
try-again = Opnieuw proberen
not-found = Hier is niets
not-found-note = Het adres leidt nergens heen. Misschien is het afgekapt.
to-home = Naar het begin
ok = Goed
no = Nee
cancel = Annuleren
skip = Overslaan
send = Versturen
share = Delen
copied = De link is gekopieerd.
copy-link = Link kopiëren
loading = De tafel wordt gedekt…
game-eko = Ekö
game-legends = Legends
menu = Menu
settings = Instellingen
keys = Toetsen en tekens
chat = Chat
chat-empty = Niemand heeft nog iets gezegd.
chat-write = Schrijf iets
board = Bord
players = Spelers
points = Punten
result = Uitslag
record = Verslag
rated = voor de rating
language = Taal
theme = Thema
theme-auto = Als het systeem
theme-light = Licht
theme-dark = Donker

## Connection

net-offline = Je bent offline. Wat je nu kiest, kan niet worden verstuurd.
net-reconnecting = Opnieuw verbinden…
net-reconnecting-kept = Opnieuw verbinden… je zet blijft bewaard.
net-lost = De verbinding is verbroken; niemand weet of het is aangekomen. Kijk naar de tafel en probeer het opnieuw.
net-stale = De stelling is intussen veranderd.
net-fault = De server had een fout.

## Before the match

seat-kept = Vrijgehouden voor iemand
seat-mine = Op dit apparaat
seat-mine-name = Naam
seat-number = Plaats { $seat }
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-plan = Wie op plaats { $seat } zit
seat-gave-up = { $identity } · heeft opgegeven
seat-stand-in = { $identity } · een computer valt in
seat-computer = { $identity } · computer
seat-name-shared = { $name } ({ $identity })
sit-here = Hier gaan zitten
sit-down = Gaan zitten
get-up = Opstaan
ready = Ik ben klaar
not-ready = Toch niet klaar
start-with-computers = Beginnen met computers
close-table = Tafel sluiten
table-full = Alle plaatsen zijn bezet; je kunt toekijken.
table-closed = Deze tafel is gesloten.
table-unnamed = Tafel
your-name = Je naam
guest-name = Gast
invite = Uitnodigen
invite-note = Stuur de link, noem de code, of laat iemand het plaatje fotograferen.
qr = Plaatje van de link, voor camera’s
fair-chance = Eerlijk toeval
fair-chance-note = Alles wat geschud wordt, volgt uit een geheim getal, het zaadje. De server heeft het verzegeld voordat iemand ging zitten en toont het na de partij, zodat iedereen kan nagaan dat er niets is veranderd. Je mag zelf een tekst toevoegen, het zout: dan kent zelfs de server het schudden niet vooraf.
commitment = Zegel
salt = Je zout
salt-add = Toevoegen
salted = Je zout is toegevoegd.
wait-players = { $players } spelers
wait-clock-none = geen klok
wait-clock-move = { $seconds } s per zet
wait-clock-fischer = { $minutes } min + { $increment } s
wait-clock-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
wait-undo-free = terugnemen vrij
wait-undo-consent = terugnemen met instemming
wait-undo-off = niet terugnemen
wait-private = besloten
wait-variants = met { $variants }

## The table

title-your-turn = Jouw beurt – { $table }
your-turn = Jouw beurt
your-turn-say = Jouw beurt. { $asks }
clock-warning = Nog { $seconds } seconden.
watching = Toeschouwer
turn-title = Beurt { $turn }
setup-title = Opzet
sending = Versturen…
undo = Terugnemen
undo-ask = Vragen om terug te nemen
undo-why-not = Dat kan niet worden teruggenomen: { $reason }.
undo-asked = { $player } vraagt om iets terug te nemen.
undo-waits = { $player } heeft gevraagd iets terug te nemen; de anderen moeten instemmen.
reset-turn = Beurt opnieuw beginnen
reset-turn-note = Neemt alles terug wat je in deze beurt hebt beslist.
reset-hold = Ingedrukt houden om de beurt opnieuw te beginnen
turn-ends-soon = Er valt niets anders te beslissen: { $decision }
turn-ends-wait = Wachten
turn-ended = Je beurt is voorbij.
idle-hint = Je kunt beginnen met { $place }.
take-question-back = Vraag intrekken
agree = Akkoord
away-player = { $player } is weg.
vote-computer = Laat een computer verder spelen
vote-asked = Zal een computer voor { $player } verder spelen?
vote-waits = Er wordt gestemd of een computer voor { $player } verder speelt.
table-watchers = Toeschouwers: { $number }
away-title = Terwijl je weg was
away-note = Terwijl je weg was: { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
}.
away-play = Tonen
stand-in = Laat een computer voor mij spelen
stand-in-note = Je kunt altijd terugkomen.
stand-in-plays = Een computer speelt op jouw plaats.
come-back = Weer zelf spelen
go-away = Weggaan
go-away-note = Je plaats blijft vrij; je kunt terugkomen.
go-away-sure = De tafel verlaten? De anderen zien dat je weg bent, en je kunt terugkomen.
resign = Opgeven
resign-sure = Deze partij opgeven? Dat kan niet worden teruggenomen.
rematch = Revanche
replay-open = Terugzien
your-points = Jouw punten
points-of = Punten van { $player }
points-sources = Punten: { $points }
no-points = Nog geen punten.
no-points-change = De punten veranderen niet.
ends-game = Dit beëindigt het spel.
preview-hidden = Wat zichtbaar wordt, is nog niet bekend.
choices = Keuzes
leads = Als het nu afliep: { $player } leidt

## Steps and words of Ekö

eko-goal = 12 punten en een hoofdstad winnen
step-setup = Opzet
step-action = Actie
step-march = Mars
step-reinforce = Versterken
step-end = Einde
ask-eko-swap = Laat je keizer staan, of wissel hem met een andere schijf van jou.
ask-eko-draft = Plaats een schijf op een vrij vak.
ask-eko-action = Jouw beurt: kies een stapel, of een vak om op te bouwen.
ask-eko-march = Marcheer voor nog een actie, of rust.
ask-eko-march-action = Je tweede actie: kies een stapel, of een vak om op te bouwen.
ask-eko-exchange = Kies de gevangene die je teruggeeft.
ask-eko-reinforce = Kies een stapel om te versterken, of beëindig je beurt.
ask-eko-picked = { $place }: kies waarheen.
ask-eko-site = { $place }: kies de stapel die bouwt.
eko-detail = { $points } van { $goal } punten · { $reserve } in voorraad
do-move = Verplaatsen
do-regroup = Stapelen
do-attack = Aanvallen
do-kamikaze = Kamikaze
do-construct = Bouwen
do-reinforce = Versterken
do-place = Plaatsen
do-swap = Wisselen
do-scatter = Verstrooien
do-keep = Laten staan
do-pass = Passen
do-march = Marcheren
do-rest = Rusten
do-finish = Beurt beëindigen
versus-kamikaze = tegen
cost-discs = Schijven naar de voorraad
cost-tempest = Schijven verloren in stormen
cost-soldiers = Schijven naar de doos
choice-building = { $building }, { $discs ->
    [one] { $discs } schijf
   *[other] { $discs } schijven
}
choice-building-emperor = { $building } met de keizer, { $discs ->
    [one] { $discs } schijf
   *[other] { $discs } schijven
}
choice-add = { $discs } toevoegen
choice-add-emperor = { $discs } toevoegen met de keizer
choice-way = −{ $discs } door storm { $zones }
choice-way-emperor = −{ $discs } met de keizer, door storm { $zones }
choice-way-free = Niets gaat verloren
choice-emperor = De keizer
choice-soldier = Een schijf
exchange = Uitwisseling van gevangenen
emperor-of = Keizer van { $player }

## Steps and words of Legends

step-bid = Bod
step-take = Kaart
step-choose = Kiezen
step-place = Plaatsen
step-move = Verplaatsen
step-city = Stad
step-destroy = Vernietigen
ask-leg-take = Jouw beurt: neem een kaart uit de rij.
ask-leg-half = Kies wat de kaart doet.
ask-leg-place = Plaats legers: kies een gebied.
ask-leg-move = Verplaatsen: kies een groep van jou.
ask-leg-city = Bouw een stad: kies een gebied.
ask-leg-destroy = Vernietig een leger: kies een groep.
ask-leg-picked = { $place }: kies waarheen.
lmark-start = Deze legers kunnen zich verplaatsen.
leg-detail = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} · { $points } punten als het nu afliep
points-left = { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
}
points-after = Beweging
coins-after = Munten
do-sail = Varen
do-city = Stad bouwen
do-destroy = Vernietigen
do-choose = Kiezen
do-take = Nemen
do-take-for = Nemen voor { $price }
do-stop = Klaar
all-here = Alle hier
armies = Legers
choice-destroy = Leger van { $player }
choice-destroy-coin = Leger van { $player }, en een munt nemen
row-you-took = Je nam { $card }
row-took = { $player } nam { $card }
row-taken = genomen
then-later = daarna { $step }
card-of = Kaart { $card } van { $cards }
card-number = Kaart { $card }
bid-title = Bieden op de eerste beurt
bid-note = Allen bieden in het geheim; de hoogste betaalt en wijst aan wie begint.
bid-seal = Verzegelen
bid-wait = Je bod is verzegeld; de anderen denken nog na.
first-title = Wie begint?
lay-board = Neerleggen
side-not-here = Deze kant kan hier niet liggen.

## Result

result-wins = { $player } wint
result-you-win = Je wint
result-tie = Gedeelde winst
result-nobody = Niemand wint
shuffle-verified = Schudden gecontroleerd
record-verified = Verslag gecontroleerd
shuffle-doubtful = Schudden niet gecontroleerd

## Settings of a table

confirm = Zetten bevestigen
confirm-always = Altijd
confirm-risky = Gewaagde
confirm-never = Nooit
sound = Geluid
volume = Volume
motion = Beweging
motion-note = Laat zien hoe de anderen speelden.
ends-itself = Beurten vanzelf laten eindigen
ends-itself-note = Als er niets anders te beslissen valt, na drie seconden bedenktijd.
hints = Aanwijzingen
hints-note = In je eerste drie partijen toont een ring een goede eerste tik als je aarzelt.
space-names = Namen van vakken
text-board-note = Tabellen en lijsten in plaats van het plaatje.
plain-pieces = Effen stukken
plain-pieces-note = Zonder patronen; de tekens blijven.
notation = Notatie
notation-note = Typ een zet zoals de lijst aanbiedt; Enter speelt hem.
notation-not-now = Je kunt nu niets beslissen.
play-it = Spelen

## Keys

key-arrows = naar de buur in die richting
key-targets = volgend of vorig doel
key-enter = kiezen, dan bevestigen
key-escape = een stap terug
key-undo = terugnemen
key-reset = beurt opnieuw beginnen
key-end = de stap of beurt beëindigen
key-numbers = aantallen, keuzes, kaarten
key-info = alles over het vak
key-why = waarom hier niet
key-scores = punten en hun bronnen
key-notation = een zet typen
key-help = deze pagina
key-zoom = zoomen, en passend maken
key-drag = Stapels, legers en kaarten kun je ook naar hun doel slepen.
marks-title = Tekens op het bord
marks-move = Stip of laars: hierheen verplaatsen.
marks-regroup = Gestreepte ring: bij je eigen stapel voegen; het getal is de hoogte daarna.
marks-attack = Rode ring met tanden: aanvallen.
marks-kamikaze = Uitbarsting: als kamikaze aanvallen.
marks-construct = Gestippelde zeshoek met hamer: bouwen; het getal is de prijs.
marks-reinforce = Dubbele ring: schijven toevoegen; het getal is de ruimte.
marks-place = Gestippelde ring of kubus: hier plaatsen.
marks-swap = Pijlen: wisselen met de keizer.
marks-scatter = Waaier: deze stapel kan uiteenvallen.
marks-sail = Schip: de zee oversteken; het getal is de prijs.
marks-city = Stad: hier een bouwen.
marks-destroy = Tanden: een leger vernietigen.
marks-choose = Bleek gebied: kan worden gekozen.

## Replay of a match

fork = Vanaf hier verder spelen

replay-of = { $table } · terugzien
replay-begin = Voor de eerste zet.
replay-not-begun = Deze partij is nog niet begonnen.
replay-leave = Naar de tafel
share-moment = Dit moment delen
eyes = Kijken als
eyes-own = mijzelf
eyes-public = iedereen
eyes-seat = { $player }
eyes-all = alziend
to-turn = Ga naar
speed = Snelheid { $speed }
