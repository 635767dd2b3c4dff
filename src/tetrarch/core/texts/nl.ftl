# Wat alle onderdelen gemeen hebben, in het Nederlands.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
semicolon = ;
nearest = bedoel je '{ $name }'?
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

# Wat er mis is met een verslag. Namen van velden blijven zoals het bestand ze schrijft.
record-event = gebeurtenis { $number }
record-refused = { $text }: { $reason }
record-no-ending = bestaat niet in versie { $version }, pas vanaf versie 2
record-no-position = is in versie { $version } geen stelling: versie 3 kent die
record-no-salt-commitments = bestaat niet in versie { $version }, pas vanaf versie 3
record-salt-commitments = moet voor elk zout één waarde hebben
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
record-other-salt = is niet het zout dat verzegeld was
record-other-deal = is niet wat volgt uit het toevalsgetal
record-ending-seats = seats: { $seats } zijn geen verschillende plaatsen van deze partij
record-ending-closed = een afgebroken partij is niet afgelopen en heeft geen winnaars en geen rangschikking
record-ending-nobody = seats: niemand heeft opgegeven
record-ending-settled = winnaars en rangschikking volgen niet uit de uitslag en uit wie heeft opgegeven
record-ending-once = standings: noemt niet elke plaats één keer
record-ending-last = standings: wie opgeeft staat onderaan, de eerste die opgaf helemaal aan het eind, en iemand staat voor hen
record-ending-winner = winners: is de partij afgebroken, dan heeft één plaats gewonnen, de eerste van de rangschikking
line-feed = bevat een regeleinde; dat mag niet in een toevalsgetal of zout

# Wat er mis is met de vorm van een bestand of bericht. Namen van velden blijven zoals het bestand ze schrijft.
form-missing = ontbreekt
form-unknown = is hier niet bekend
form-wrong-type = moet { $wanted } zijn
form-table = moet een tabel zijn
form-name-text = elke naam moet een tekst zijn
form-unknown-name = is onbekend; { $near }
form-too-short = is te kort; minstens { $limit }
form-too-long = is te lang; hoogstens { $limit }
form-too-small = is te klein; minstens { $limit }
form-too-big = is te groot; hoogstens { $limit }
form-not-a-choice = is geen van de mogelijkheden
form-wrong-form = heeft de verkeerde vorm
form-not-object = moet een object van het formaat { $format } zijn
form-format = moet { $format } zijn, niet { $given }
form-version = moet een geheel getal vanaf 1 zijn, niet { $given }
form-newer = is { $version }; dit programma leest versies tot en met { $newest }: werk het bij
form-unicode = heeft een naam die geen geldige Unicode is
form-no-seat = er is geen plaats { $seat }
form-none-of = { $given } is geen van { $known }
form-range = { $given } ligt niet tussen { $least } en { $most }
form-letters = { $given } zijn geen { $number } verschillende letters
form-identity = { $letter } is hier niemands teken
form-each = moet één regel hebben voor elk van { $letters }
form-beside = hoort niet naast een stelling
form-options = zijn niet die van de stelling waarmee het spel begint
form-line = zo'n regel begint met { $prefix }
form-line-newer = is een regel van versie { $version }; dit programma leest versie 1: werk het bij
type-int = een geheel getal
type-float = een getal
type-str = een tekst
type-bool = waar of onwaar (true of false)
type-array = een lijst
type-object = een object met benoemde velden
type-null = leeg (null)
json-long = is { $bytes } bytes lang; er worden er hoogstens { $most } gelezen
json-twins = komt meer dan eens voor in één object
json-byte = is geen geldige JSON: de fout zit bij byte { $byte }
json-cut = is geen geldige JSON: het houdt te vroeg op
json-deep = is geen geldige JSON: de velden zijn te diep genest
json-unicode = is geen geldige JSON: het is geen UTF-8
toml-line = is geen TOML-bestand: de fout zit op regel { $line }, kolom { $column }
toml-cut = is geen TOML-bestand: de fout zit aan het eind
toml-deep = is geen TOML-bestand: de velden zijn te diep genest
fault-at = { $where }: { $text }
fault-by = { $text } ({ $rule })
no-such-seat = er is geen plaats { $seat }: de plaatsen gaan van 0 tot { $last }

# Spellen en opties
unknown-game = onbekend spel { $name }; { $near }
turn-number = beurt { $turn }
fault-set-beside = staat naast een opgezette stelling of landkaart, die dit zelf zegt
fault-position-over = in deze stelling is het spel afgelopen
fault-position-for = zijn { $players }, en wat is opgezet is voor { $given }
