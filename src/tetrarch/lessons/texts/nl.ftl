# De lessen in het Nederlands. Elke stap heeft een titel, een tekst die iets leert, een opdracht, een aanwijzing, een
# antwoord op wat niet helpt ("not") en wat er geleerd is ("done"). De leerling speelt Gloed.

you = Jij

# Ekö

eko-move-title = Stapels op het bord
eko-move-text = Een tot vier schijven van één speler op een zandvak vormen een stapel. Het getal ernaast is de hoogte, de kroon is de keizer. Jij speelt Gloed, de rode schijven met de vlam. In je beurt mag je één hele stapel verplaatsen.
eko-move-task = Kies een van je stapels en verplaats die naar een leeg vak dat oplicht.
eko-move-hint = Tik op een rode stapel. Overal waar die heen mag, licht iets op; een stip is een leeg vak. Tik op een stip en bevestig.
eko-move-not = Dat mag ook. Maar verplaats eerst een stapel naar een leeg vak: een met een stip.
eko-move-done = De hele stapel ging, nooit een deel ervan. Hoe ver hij ook gaat, het is één actie.

eko-way-title = Een weg vinden
eko-way-text = Een stapel gaat over lege vakken zo ver als hij wil en slaat zo vaak af als hij wil. Hij kan niet door een stapel, niet over een bouwvak en niet over een afgrond.
eko-way-task = Leid je stapel van drie om de berg heen naar een vak naast de hoofdstad, het vak met het mozaïek.
eko-way-hint = Tik op je enige stapel van drie en dan op een van de stippen rond het mozaïek.
eko-way-not = Deze niet: de stapel van drie moet eindigen op een leeg vak dat de hoofdstad raakt.
eko-way-done = De stapel vond zelf zijn weg. Stapels en bouwvakken versperren de weg: waar jij staat, gaat soms een deur dicht voor anderen.

eko-regroup-title = Stapelen
eko-regroup-text = Een stapel mag eindigen op een andere stapel van jou. Samen hebben ze hoogstens vier schijven.
eko-regroup-task = Zet een van je stapels op een andere.
eko-regroup-hint = Kies een stapel van twee: op je andere stapels toont een onderbroken ring hoe hoog ze samen zouden zijn.
eko-regroup-not = Deze niet: laat de stapel eindigen op een andere stapel van jou, waar de onderbroken ring is.
eko-regroup-done = Nu zijn ze één stapel. Twee en drie zouden vijf zijn: zo'n stapel bestaat niet.

eko-attack-title = Aanvallen
eko-attack-text = Ga op een vijandelijke stapel staan om die te vernietigen. Je hebt meer schijven nodig dan hij: drie verslaan twee, maar geen drie. De verslagen schijven gaan naar de voorraad van hun eigenaar en kunnen later terugkomen.
eko-attack-task = Val een stapel aan die je kunt verslaan.
eko-attack-hint = Je stapel van drie kan bij een stapel van twee komen. Vijanden die je kunt verslaan, dragen een rode ring met zwaarden.
eko-attack-not = Dat mag, maar het is geen aanval met meer schijven. Zoek de rode ring met zwaarden.
eko-attack-done = Je staat waar de vijand stond en hebt niets verloren. De verslagen schijven van Getij liggen nu in zijn voorraad.

eko-emperor-title = De kracht van de keizer
eko-emperor-text = Met evenveel schijven als de verdediger mislukt een aanval, tenzij je keizer in de stapel zit: dan is evenveel genoeg, ook tegen een andere keizer.
eko-emperor-task = Versla met je keizer, de kroon, een stapel van dezelfde hoogte.
eko-emperor-hint = De stapel met de kroon staat bij de hoofdstad. Hij heeft twee schijven en kan bij de stapel van twee in het midden komen.
eko-emperor-not = Deze niet: laat de stapel met je keizer aanvallen.
eko-emperor-done = Twee verslaan twee, dankzij de keizer. Je andere stapel van twee had dat niet gekund.

eko-kamikaze-title = De kamikaze
eko-kamikaze-text = Een stapel van vier lijkt veilig, maar een losse schijf mag hem aanvallen: één tegen precies vier. Beide gaan naar de voorraad van hun eigenaar, en het vak is leeg.
eko-kamikaze-task = Haal de stapel van vier neer met één schijf.
eko-kamikaze-hint = Je losse schijf is die zonder getal. De ontploffing staat voor een kamikazeaanval.
eko-kamikaze-not = Deze niet: kies je losse schijf en stuur die op de stapel van vier af.
eko-kamikaze-done = Eén schijf voor vier. Beide spelers kunnen deze schijven later terugbrengen, maar Getij is de plaats en de hoogte kwijt.

eko-construct-title = Een kamp
eko-construct-text = In plaats van een stapel te verplaatsen mag je bouwen. Geef schijven uit van één stapel naast een bouwvak: een kamp kost één schijf en is één punt waard. Op een leeg bouwvak kan alleen een kamp. De schijf gaat naar je voorraad, niet uit het spel.
eko-construct-task = Bouw een kamp naast een van je stapels.
eko-construct-hint = Tik op een stapel: de bouwvakken ernaast tonen een hamer en de kosten. Of tik eerst op het bouwvak.
eko-construct-not = Dat is een verplaatsing. Kies een bouwvak met een hamer.
eko-construct-done = Eén punt. Om punten gaat het: twaalf, en een gebouw op een hoofdstad.

eko-upgrade-title = Hoger bouwen
eko-upgrade-text = Over je eigen gebouw mag je het volgende bouwen: een toren (twee schijven, twee punten), dan een kasteel (drie schijven, drie punten). Het terrein bepaalt de grens: reg een kamp, ravijn en hoofdstad een toren, berg een kasteel. De tekens op het terrein tonen dat.
eko-upgrade-task = Maak van je kamp in het ravijn een toren.
eko-upgrade-hint = Je stapel van drie staat naast dat ravijn, bij de hoofdstad. Je andere kamp staat op reg en kan niet groeien.
eko-upgrade-not = Deze niet: bouw over je eigen kamp in het ravijn.
eko-upgrade-done = De toren is twee punten waard. Je krijgt het kamp terug en kunt het elders bouwen.

eko-replace-title = Vijandelijke gebouwen vervangen
eko-replace-text = Je mag ook over een gebouw van een ander bouwen: een van dezelfde waarde, of een dat één punt meer waard is. Dat kost één schijf extra. De eigenaar verliest de punten.
eko-replace-task = Vervang het kamp van Getij in het ravijn door een gebouw van jou.
eko-replace-hint = Je stapel van drie zonder kroon staat ernaast. Een kamp kost daar twee schijven, een toren drie.
eko-replace-not = Deze niet: kies het kamp van Getij in het ravijn om te bouwen.
eko-replace-done = Jij wint wat Getij verliest. Getij krijgt het kamp terug.

eko-reinforce-title = Versterking
eko-reinforce-text = Na de actie komt de versterking: je moet schijven uit je voorraad op één stapel van jou zetten, tot hoogstens vier in totaal. Niet op een leeg vak, en niet op een stapel naast een vijandelijk gebouw.
eko-reinforce-task = Versterk een van je stapels.
eko-reinforce-hint = Stapels die schijven kunnen krijgen, hebben een dubbele ring. De losse schijf naast het kamp van Getij heeft er geen; tik erop om te lezen waarom.
eko-reinforce-not = Zet schijven uit je voorraad op een stapel met een dubbele ring.
eko-reinforce-done = De schijven zijn terug op het bord. Ligt je keizer in de voorraad, dan moet hij bij de schijven zijn die je plaatst.

eko-turn-title = Een hele beurt
eko-turn-text = Een beurt heeft twee delen: één actie, verplaatsen of bouwen, en dan de versterking. Daarna is de volgende speler aan de beurt.
eko-turn-task-1 = Begin met de actie: bouw een kamp.
eko-turn-hint-1 = Tik op een stapel van jou naast een bouwvak en dan op de hamer.
eko-turn-not-1 = Gebruik de actie hier om te bouwen, zodat er schijven in je voorraad komen.
eko-turn-task-2 = Nu de versterking: breng schijven terug uit de voorraad.
eko-turn-hint-2 = Tik op een stapel met een dubbele ring. Heb je meer dan één schijf in de voorraad, dan kies je hoeveel.
eko-turn-not-2 = Zet schijven uit je voorraad op een van je stapels.
eko-turn-done = Dat was een beurt. Getij heeft al geantwoord, en nu ben jij weer aan de beurt.

eko-march-title = Geforceerde mars
eko-march-text = Eén keer per beurt, na de actie, mag je drie gewone schijven uit je voorraad voorgoed terug in de doos leggen en nog een actie doen. Dat is duur: je hebt er maar vijftien.
eko-march-task-1 = Eerste actie: bouw een kamp.
eko-march-hint-1 = Tik op een stapel naast een bouwvak en dan op de hamer.
eko-march-not-1 = Bouw een kamp als eerste actie.
eko-march-task-2 = Betaal drie schijven voor een geforceerde mars.
eko-march-hint-2 = De knop voor de mars staat naast de knop waarmee de actie eindigt.
eko-march-not-2 = Daarmee zou de actie eindigen. Kies de geforceerde mars.
eko-march-task-3 = Tweede actie: bouw er nog een.
eko-march-hint-3 = Elke stapel naast een vrij bouwvak kan het.
eko-march-not-3 = Gebruik de tweede actie om nog eens te bouwen.
eko-march-done = Twee punten in één beurt, en drie schijven minder voor de rest van het spel. Het loont als het iets beslist.

eko-captive-title = Een keizer gevangennemen
eko-captive-text = Vernietig een stapel met een keizer erin, en die keizer is je gevangene: drie punten waard zolang je hem houdt. Hij komt maar op één manier terug: wie een gevangene heeft en zijn eigen keizer mist, ruilt ze meteen.
eko-captive-task = Neem de keizer van Getij gevangen.
eko-captive-hint = Hij staat alleen in het midden, onder de kroon. Een stapel van twee is genoeg.
eko-captive-not = Deze niet: val de stapel met de kroon van Getij aan.
eko-captive-done = Drie punten in één slag. Bewaak je eigen keizer beter.

eko-win-title = Winnen
eko-win-text = Je wint meteen met twaalf punten en minstens één gebouw op een hoofdstad. Gebouwen tellen 1, 2 en 3, elke gevangen keizer 3. Je wint ook als alleen jij nog schijven op het bord hebt.
eko-win-task = Je hebt elf punten, maar geen hoofdstad. Win nu.
eko-win-hint = De stapel van je keizer raakt de hoofdstad, het vak met het mozaïek. Een kamp daar is het twaalfde punt.
eko-win-not = Daarmee win je niet. Tel: welk gebouw levert zowel het twaalfde punt als een hoofdstad op?
eko-win-done = Twaalf punten en een hoofdstad: je hebt gewonnen. Je weet genoeg voor een eerste partij.

# Legends

legends-take-title = Een kaart nemen
legends-take-text = In je beurt neem je één kaart uit de rij. Haar plek bepaalt wat ze kost: de eerste is gratis, de andere kosten 1, 1, 2, 2 en 3 munten. De kaart blijft van jou; wat ze doet, doe je meteen.
legends-take-task = Neem de kaart die niets kost.
legends-take-hint = Het is de eerste van de rij, “Gruwelgoblin”, met prijs 0.
legends-take-not = Die kost munten. Neem de eerste kaart, die voor 0.
legends-take-done = De kaart is van jou, en haar actie begint: vijf bewegingspunten. Daarna schuift de rij op, en de kaarten erachter worden goedkoper.

legends-price-title = Prijzen
legends-price-text = Munten zijn schaars: je hebt die van het begin, en maar weinig kaarten leveren er meer op. Je moet kunnen betalen voordat een kaart je iets geeft. Een slot toont welke te duur zijn.
legends-price-task = Je hebt twee munten. Geef beide uit aan “Oeroude Boomgeest”, die drie elixers geeft en vier legers plaatst.
legends-price-hint = Het is de vijfde kaart. De laatste kost drie, en dat kun je niet betalen.
legends-price-not = Deze niet: neem “Oeroude Boomgeest” voor twee munten.
legends-price-done = Nu is je beurs leeg, en voortaan neem je wat gratis is. Soms is dat het waard.

legends-place-title = Legers plaatsen
legends-place-text = Met “plaatsen 3” zet je drie legers uit je voorraad neer: in het startgebied met de ster en in gebieden waar je een stad hebt, verdeeld zoals je wilt.
legends-place-task = Plaats je drie legers.
legends-place-hint = Twee gebieden lichten op: dat met de ster en dat met je stad. Tik op een ervan en bevestig; drie keer, of alles ineens.
legends-place-not = Je moet nog legers plaatsen. Zet ze waar het oplicht.
legends-place-done = Uit steden komen legers. Daarom is een vroege stad ver van de start sterk.

legends-move-title = Verplaatsen
legends-move-text = “Verplaatsen 2” geeft twee punten. Een stap over land kost er één, voor één leger. Je mag ver gaan met één leger, of een klein stukje met meer legers. Niets verspert de weg.
legends-move-task-1 = Leid een leger van de start, waar de ster is, naar ⟨M1,|het gemarkeerde gebied⟩ twee stappen verderop. Ga eerst naar ⟨M2 of M3|een van de twee gemarkeerde gebieden onderweg⟩.
legends-move-hint-1 = Tik op je legers bij de ster; de buurgebieden lichten op. Kies ⟨M2|het gemarkeerde⟩ en bevestig.
legends-move-not-1 = Deze niet: breng een leger van het startgebied naar ⟨M2 of M3|een gemarkeerd gebied ernaast⟩.
legends-move-task-2 = Er is nog één punt. Ga verder naar ⟨M1|het gemarkeerde gebied⟩.
legends-move-hint-2 = Tik op het leger dat je net hebt verplaatst en dan op ⟨M1|het andere gemarkeerde gebied⟩.
legends-move-not-2 = Laat hetzelfde leger verdergaan naar ⟨M1|het gemarkeerde gebied⟩.
legends-move-done = Twee stappen, twee punten. Zijn ze op, dan is de actie voorbij.

legends-sail-title = Over zee
legends-sail-text = Een stippellijn is een zeeroute. Een stap daarover kost drie punten, één minder voor elk vliegvermogen dat je hebt, en nooit minder dan één. Je hebt “Oeroude Feniks”, dus voor jou zijn het er twee.
legends-sail-task = Vaar met een leger naar een ander eiland.
legends-sail-hint = Vanuit het startgebied loopt een route naar ⟨H4|het gemarkeerde gebied op een ander eiland⟩. Het scheepje toont de prijs.
legends-sail-not = Dat is een stap over land. Zoek een schip.
legends-sail-done = Twee van de drie punten zijn op. Met meer vliegvermogen wordt de zee even makkelijk als het land.

legends-city-title = Een stad bouwen
legends-city-text = Een stad bouw je waar je een leger hebt. Je hebt er drie. Bij het tellen van een gebied telt een stad als een leger, en ze kan nooit worden vernietigd of verplaatst.
legends-city-task = Bouw een stad waarmee je een gebied wint waar een ander even sterk is als jij.
legends-city-hint = In ⟨M3|het gemarkeerde gebied⟩ staan één leger van jou en één neutraal leger. Met een stad is het twee tegen één.
legends-city-not = Dat gebied is al van jou. Bouw waar je nu maar even sterk bent als een ander.
legends-city-done = Het gebied is van jou: een punt meer. En voortaan mag je daar legers plaatsen.

legends-destroy-title = Een leger vernietigen
legends-destroy-text = Met sommige kaarten vernietig je één leger van een ander, in een gebied waar je zelf een leger hebt. Het gaat terug naar de voorraad van zijn eigenaar. Steden zijn veilig.
legends-destroy-task = Vernietig een leger van Getij waar dat jou het gebied oplevert.
legends-destroy-hint = In ⟨M3|het gemarkeerde gebied⟩ is het één tegen één. Gaat het leger van Getij weg, dan is ⟨M3|het gebied⟩ van jou.
legends-destroy-not = Dat verzwakt Getij, maar levert je geen gebied op. Kijk waar je even sterk bent.
legends-destroy-done = Daar een leger minder, voor jou een gebied meer.

legends-or-title = Het een of het ander
legends-or-text = Op sommige kaarten staat “of”: je doet een van de twee acties, niet allebei. Je mag ook maar een deel doen, of niets.
legends-or-task-1 = Neem “Vervloekte Koning”: drie legers plaatsen of vier bewegingspunten.
legends-or-hint-1 = Het is de eerste kaart van de rij, en gratis.
legends-or-not-1 = Deze niet: neem “Vervloekte Koning”.
legends-or-task-2 = Kies een van de twee.
legends-or-hint-2 = Beide knoppen staan onder de landkaart. Kies wat je wilt.
legends-or-not-2 = Kies een van de twee acties.
legends-or-done = De keuze is gemaakt, de andere helft vervalt. Zulke kaarten passen bijna overal.

legends-and-title = Allebei, op volgorde
legends-and-text = Andere kaarten hebben twee acties na elkaar; elke mag je overslaan. Wat de kaart voorgoed geeft, telt meteen, ook voor haar eigen actie.
legends-and-task-1 = Neem “Oeroude Wouden”: +1 leger, een stad bouwen en een leger plaatsen.
legends-and-hint-1 = Het is de tweede kaart; ze kost één munt.
legends-and-not-1 = Deze niet: neem “Oeroude Wouden”.
legends-and-task-2 = Bouw eerst de stad.
legends-and-hint-2 = Elk gebied met een leger van jou is goed. ⟨H4|Het gemarkeerde⟩ ligt op een ander eiland: van daaruit zou je kunnen uitbreiden.
legends-and-not-2 = Bouw eerst de stad.
legends-and-task-3 = Plaats nu: één leger van de kaart, en nog een door haar eigen bonus.
legends-and-hint-3 = Ook het gebied van de nieuwe stad licht op.
legends-and-not-3 = Je moet nog een leger plaatsen.
legends-and-done = De kaart zei één, jij plaatste er twee: +1 leger geldt nu en bij elke latere plaatsing.

legends-ability-title = Bonussen tellen bij elkaar op
legends-ability-text = Elke kaart heeft bovenaan een eigenschap: +1 beweging, +1 leger, vliegen, elixers, punten. Ze gelden tot het einde en worden opgeteld. Jij hebt twee keer +1 beweging.
legends-ability-task-1 = Neem “Gruweloger”. Die geeft twee bewegingspunten; voor jou zijn het er vier.
legends-ability-hint-1 = Het is de tweede kaart; ze kost één munt.
legends-ability-not-1 = Deze niet: neem “Gruweloger”.
legends-ability-task-2 = Vaar met een leger van ⟨M5 naar I1|het ene gemarkeerde gebied naar het andere⟩, voor drie punten.
legends-ability-hint-2 = ⟨M5|Eén gemarkeerd gebied⟩ ligt naast de start. Tik daar op je leger en dan op ⟨I1|het andere⟩.
legends-ability-not-2 = Spaar je punten: vaar van ⟨M5 naar I1|het ene gemarkeerde gebied naar het andere⟩.
legends-ability-task-3 = Ga met het laatste punt verder naar ⟨I2|het gemarkeerde gebied⟩.
legends-ability-hint-3 = Tik op het leger ⟨op I1 en dan op I2|dat net is aangekomen en dan op het andere gemarkeerde gebied⟩.
legends-ability-not-3 = Laat het leger ⟨op I1 verdergaan naar I2|dat net is aangekomen verdergaan naar het gemarkeerde gebied ernaast⟩.
legends-ability-done = Een kleine kaart bracht je ver. Verzamel vroeg bonussen: ze werken in elke latere beurt.

legends-region-title = Van wie een gebied is
legends-region-text = Aan het einde is elk gebied één punt waard voor wie er de meeste legers en steden heeft. Bij een gelijke stand krijgt niemand het. Neutrale legers tellen tegen iedereen.
legends-region-task = Je hebt nog één bewegingspunt. Win het ⟨gebied H3|gemarkeerde gebied⟩.
legends-region-hint = In ⟨H3|het ene gemarkeerde gebied⟩ hebben jij en Getij elk één leger. In ⟨H2|het andere⟩, ernaast, heb je er twee.
legends-region-not = Deze niet: breng nog een leger naar ⟨H3|het gemarkeerde gebied⟩.
legends-region-done = Twee tegen één: ⟨H3|het gebied⟩ is van jou, en ⟨H2|het gebied waar het leger vandaan komt⟩ nog steeds. De punten naast de namen zijn geteld alsof het spel nu afgelopen was.

legends-island-title = Van wie een eiland is
legends-island-text = Ook elk eiland is één punt waard: voor wie er de meeste gebieden van heeft. Ook hier is een gelijke stand niets waard.
legends-island-task = Win een gebied waarmee je ook het hele eiland wint: twee punten met één stap.
legends-island-hint = Het gemarkeerde eiland heeft drie gebieden. Jij hebt ⟨F1|er een⟩, Getij heeft ⟨F3|er een⟩, en niemand heeft ⟨F2|het derde⟩.
legends-island-not = Dat levert geen twee punten op. Kijk naar het ⟨eiland van F1, F2 en F3|gemarkeerde eiland⟩.
legends-island-done = Met ⟨F2|het derde gebied⟩ is het twee gebieden tegen één: een punt voor het gebied, een punt voor het eiland.

legends-elixir-title = Elixers en families
legends-elixir-text = Wie aan het einde de meeste elixers heeft, krijgt twee punten; bij gelijke stand elk één. Andere kaarten geven punten voor een familie, zoals “Meer”, dat je hebt: één voor elke Woudkaart.
legends-elixir-task = Getij staat voor met drie elixers. Neem de kaart die jou er meer geeft, en die een Woudkaart is.
legends-elixir-hint = “Woudkabouter”, de derde kaart, heeft drie elixers. Met dat ene van jou zijn het er vier.
legends-elixir-not = Deze niet: zoek drie elixers op een Woudkaart.
legends-elixir-done = Twee punten van Getij naar jou, en nog een door “Meer”. Let op wat de anderen verzamelen.

legends-bid-title = Het bod
legends-bid-text = Voor de eerste kaart biedt iedereen in het geheim om het recht te zeggen wie begint. Het hoogste bod wordt betaald, de anderen houden hun munten. Bij gelijke biedingen wint de jongste.
legends-bid-task-1 = Getij zal niet veel bieden. Bied twee tot vier munten.
legends-bid-hint-1 = Tik op twee munten en verzegel het bod. Munten die je biedt, mis je later als je een kaart wilt.
legends-bid-not-1 = Te weinig of te veel voor deze les: bied twee, drie of vier.
legends-bid-task-2 = Jouw bod is het hoogst. Wijs de eerste speler aan.
legends-bid-hint-2 = Kies jezelf voor de eerste keus uit de rij, of kies Getij.
legends-bid-not-2 = Wijs een speler aan.
legends-bid-done = Jij betaalde je bod, Getij betaalde niets. Nu gaat het spel rond tot iedereen al zijn kaarten heeft.

legends-end-title = De laatste kaart
legends-end-text = Met twee spelers eindigt het spel als beiden elf kaarten hebben. Dan worden gebieden, eilanden, kaarten en elixers geteld. Wie de meeste punten heeft, wint; bij een gelijke stand tellen de meeste munten, dan legers, dan gebieden.
legends-end-task-1 = Je laatste kaart. Je hebt één munt en drie Gruwelkaarten: neem “Vesting”, een punt voor elk ervan.
legends-end-hint-1 = Het is de tweede kaart; ze kost je laatste munt.
legends-end-not-1 = Deze niet: “Vesting” levert je drie punten op.
legends-end-task-2 = Bouw de stad waarmee je wint.
legends-end-hint-2 = Getij heeft negen punten, jij acht. In ⟨M2|het gemarkeerde gebied⟩ staat het gelijk: met een stad win je daar het gebied, en daarmee het eiland.
legends-end-not-2 = Met die stad zou Getij winnen. Zoek een gebied dat van eigenaar wisselt, en een eiland erbij.
legends-end-done = Tien tegen negen: je hebt gewonnen. Je weet genoeg voor een eerste partij.
