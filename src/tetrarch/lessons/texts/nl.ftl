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
eko-way-text = Een stapel gaat over lege vakken zo ver als hij wil en draait zo vaak als hij wil. Hij kan niet door een stapel, niet over een bouwvak en niet over een afgrond.
eko-way-task = Leid je stapel van drie om de berg heen naar een vak naast de hoofdstad, die met het mozaïek.
eko-way-hint = Tik op je enige stapel van drie en dan op een van de stippen rond het mozaïek.
eko-way-not = Deze niet: de stapel van drie moet eindigen op een leeg vak dat de hoofdstad raakt.
eko-way-done = De stapel vond zelf zijn weg. Stapels en bouwvakken versperren wegen: waar jij staat, kan een deur voor anderen dichtgaan.

eko-regroup-title = Stapelen
eko-regroup-text = Een stapel mag eindigen op een andere stapel van jou. Samen hebben ze hoogstens vier schijven.
eko-regroup-task = Verplaats een van je stapels naar een andere.
eko-regroup-hint = Kies een stapel van twee: op je andere stapels toont een gestippelde ring hoe hoog ze samen zouden zijn.
eko-regroup-not = Deze niet: laat de stapel eindigen op een andere stapel van jou, waar de gestippelde ring is.
eko-regroup-done = Nu zijn ze één stapel. Twee en drie zouden vijf zijn: zo'n stapel bestaat niet.

eko-attack-title = Aanvallen
eko-attack-text = Ga op een vijandelijke stapel staan om die te vernietigen. Je hebt meer schijven nodig: drie verslaan twee, maar geen drie. De verslagen schijven gaan naar de voorraad van hun eigenaar en kunnen later terugkomen.
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
eko-kamikaze-hint = Je losse schijf is die zonder getal. Het teken van de klap toont een kamikazeaanval.
eko-kamikaze-not = Deze niet: kies je losse schijf en stuur die op de stapel van vier af.
eko-kamikaze-done = Eén schijf voor vier. Beide spelers kunnen deze schijven later terugbrengen, maar Getij is de plaats en de hoogte kwijt.

eko-construct-title = Een kamp
eko-construct-text = In plaats van je te verplaatsen mag je bouwen. Geef schijven uit van één stapel naast een bouwvak: een kamp kost één schijf en is één punt waard. Op een leeg bouwvak kan niets anders. De schijf gaat naar je voorraad, niet uit het spel.
eko-construct-task = Bouw een kamp naast een van je stapels.
eko-construct-hint = Tik op een stapel: de bouwvakken ernaast tonen een hamer en de kosten. Of tik eerst op het bouwvak.
eko-construct-not = Dat is een verplaatsing. Kies een bouwvak met een hamer.
eko-construct-done = Eén punt. Om punten gaat het: twaalf, en een gebouw op een hoofdstad.

eko-upgrade-title = Hoger bouwen
eko-upgrade-text = Over je eigen gebouw mag je het volgende bouwen: een toren (twee schijven, twee punten), dan een kasteel (drie schijven, drie punten). Het terrein bepaalt de grens: reg een kamp, ravijn en hoofdstad een toren, berg een kasteel. De tekens op het terrein tonen dat.
eko-upgrade-task = Maak van je kamp in het ravijn een toren.
eko-upgrade-hint = Je stapel van drie staat naast dat ravijn, bij de hoofdstad. Je andere kamp staat op reg en kan niet groeien.
eko-upgrade-not = Deze niet: bouw over je eigen kamp in het ravijn.
eko-upgrade-done = De toren is twee punten waard. Het kamp is terug bij jou en kan elders dienen.

eko-replace-title = Vijandelijke gebouwen vervangen
eko-replace-text = Je mag ook over een gebouw van een ander bouwen: een van dezelfde waarde of één meer. Dat kost één schijf extra. De eigenaar verliest de punten.
eko-replace-task = Vervang het kamp van Getij in het ravijn door een gebouw van jou.
eko-replace-hint = Je stapel van drie zonder kroon staat ernaast. Een kamp kost daar twee schijven, een toren drie.
eko-replace-not = Deze niet: kies het kamp van Getij in het ravijn om te bouwen.
eko-replace-done = Jij won wat Getij verloor. Zijn kamp is terug bij hem.

eko-reinforce-title = Versterking
eko-reinforce-text = Na de actie komt de versterking: je moet schijven uit je voorraad op één stapel van jou zetten, tot vier in totaal. Niet op een leeg vak, en niet op een stapel naast een vijandelijk gebouw.
eko-reinforce-task = Versterk een van je stapels.
eko-reinforce-hint = Stapels die schijven kunnen krijgen, hebben een dubbele ring. De losse schijf naast het kamp van Getij heeft er geen; tik erop om te lezen waarom.
eko-reinforce-not = Zet schijven uit je voorraad op een stapel met een dubbele ring.
eko-reinforce-done = De schijven zijn terug op het bord. Ligt je keizer in de voorraad, dan moet hij bij de schijven zijn die je plaatst.

eko-turn-title = Een hele beurt
eko-turn-text = Een beurt heeft twee delen: één actie, verplaatsen of bouwen, en dan de versterking. Daarna is de volgende speler aan de beurt.
eko-turn-task-1 = Begin met de actie: bouw een kamp.
eko-turn-hint-1 = Tik op een stapel van jou naast een bouwvak en dan op de hamer.
eko-turn-not-1 = Hier moet de actie bouwen zijn, zodat er schijven in je voorraad komen.
eko-turn-task-2 = Nu de versterking: breng schijven terug uit de voorraad.
eko-turn-hint-2 = Tik op een stapel met een dubbele ring. Met meer schijven in de voorraad kies je hoeveel.
eko-turn-not-2 = Zet schijven uit je voorraad op een van je stapels.
eko-turn-done = Dat was een beurt. Getij heeft met de zijne geantwoord, en nu ben jij weer aan de beurt.

eko-march-title = Geforceerde mars
eko-march-text = Eén keer per beurt, na de actie, mag je drie soldaten uit je voorraad voorgoed terug in de doos leggen en nog een actie doen. Dat is duur: je hebt er maar vijftien.
eko-march-task-1 = Eerste actie: bouw een kamp.
eko-march-hint-1 = Tik op een stapel naast een bouwvak en dan op de hamer.
eko-march-not-1 = Bouw een kamp als eerste actie.
eko-march-task-2 = Betaal drie soldaten voor een geforceerde mars.
eko-march-hint-2 = De knop voor de mars staat naast die waarmee de actie eindigt.
eko-march-not-2 = Daarmee zou de actie eindigen. Kies de geforceerde mars.
eko-march-task-3 = Tweede actie: bouw er nog een.
eko-march-hint-3 = Elke stapel naast een vrij bouwvak kan het.
eko-march-not-3 = Gebruik de tweede actie om nog eens te bouwen.
eko-march-done = Twee punten in één beurt, en drie soldaten minder voor de rest van het spel. Het loont als het iets beslist.

eko-captive-title = Een keizer gevangennemen
eko-captive-text = Vernietig een stapel met een keizer erin, en hij is je gevangene: drie punten waard zolang je hem houdt. Hij komt maar op één manier terug: wie een gevangene heeft en zijn eigen keizer mist, ruilt ze meteen.
eko-captive-task = Neem de keizer van Getij gevangen.
eko-captive-hint = Hij staat alleen in het midden, onder de kroon. Een stapel van twee is genoeg.
eko-captive-not = Deze niet: val de stapel met de kroon van Getij aan.
eko-captive-done = Drie punten in één slag. Bewaak je eigen keizer beter.

eko-win-title = Winnen
eko-win-text = Je wint meteen met twaalf punten en minstens één gebouw op een hoofdstad. Gebouwen tellen 1, 2 en 3, elke gevangen keizer 3. Je wint ook als alleen jij nog schijven op het bord hebt.
eko-win-task = Je hebt elf punten, maar geen hoofdstad. Win nu.
eko-win-hint = De stapel van je keizer raakt de hoofdstad, die met het mozaïek. Een kamp daar is het twaalfde punt.
eko-win-not = Daarmee win je niet. Tel: welk gebouw brengt zowel het twaalfde punt als een hoofdstad?
eko-win-done = Twaalf punten en een hoofdstad: je hebt gewonnen. Je weet genoeg voor een eerste spel.

# Legends

legends-take-title = Een kaart nemen
legends-take-text = In je beurt neem je één kaart uit de rij. De plaats zegt wat ze kost: de eerste is gratis, de andere kosten 1, 1, 2, 2 en 3 munten. De kaart blijft van jou; wat ze doet, doe je meteen.
legends-take-task = Neem de kaart die niets kost.
legends-take-hint = Het is de eerste van de rij, “Gruwelgoblin”, met prijs 0.
legends-take-not = Die kost munten. Neem de eerste kaart, die voor 0.
legends-take-done = De kaart is van jou, en haar actie begint: vijf punten om te lopen. Daarna schuift de rij op, en de kaarten erachter worden goedkoper.

legends-price-title = Prijzen
legends-price-text = Munten zijn schaars: je hebt die van het begin, en maar weinig kaarten brengen er meer. Je moet kunnen betalen voordat een kaart je iets geeft. Een slot toont welke te duur zijn.
legends-price-task = Je hebt twee munten. Geef beide uit aan “Oeroude Boomgeest”, die drie elixers geeft en vier legers plaatst.
legends-price-hint = Het is de vijfde kaart. De laatste kost drie, en dat kun je niet betalen.
legends-price-not = Deze niet: neem “Oeroude Boomgeest” voor twee munten.
legends-price-done = Nu is je beurs leeg, en voortaan neem je wat gratis is. Soms is het dat waard.

legends-place-title = Legers plaatsen
legends-place-text = Met “plaats 3” zet je drie legers uit je voorraad neer: in de startregio met de ster en in regio's waar je een stad hebt, verdeeld zoals je wilt.
legends-place-task = Plaats je drie legers.
legends-place-hint = Twee regio's lichten op: die met de ster en die met je stad. Tik op een ervan en bevestig; drie keer, of alles ineens.
legends-place-not = Je hebt nog legers te plaatsen. Zet ze waar het oplicht.
legends-place-done = Uit steden komen legers. Daarom is een vroege stad ver van de start sterk.

legends-move-title = Lopen
legends-move-text = “Beweeg 2” geeft twee punten. Een stap over land kost er één, voor één leger. Je mag ver gaan met één leger of een beetje met meer. Niets verspert de weg.
legends-move-task-1 = Leid een leger van de start, waar de ster is, naar M1, twee stappen ver. Ga eerst naar M2 of M3.
legends-move-hint-1 = Tik op je legers bij de ster; de buren lichten op. Kies M2 en bevestig.
legends-move-not-1 = Deze niet: breng een leger van de startregio naar M2 of M3.
legends-move-task-2 = Er is nog één punt. Ga verder naar M1.
legends-move-hint-2 = Tik op het leger dat net heeft gelopen en dan op M1.
legends-move-not-2 = Laat hetzelfde leger verder gaan naar M1.
legends-move-done = Twee stappen, twee punten. Als er geen meer over is, is de actie voorbij.

legends-sail-title = Over zee
legends-sail-text = Een stippellijn is een zeeroute. Een stap daarover kost drie punten, één minder voor elke vliegkracht die je hebt, en nooit minder dan één. Je hebt “Oeroude Feniks”, dus voor jou zijn het er twee.
legends-sail-task = Vaar met een leger naar een ander eiland.
legends-sail-hint = Van de startregio loopt een route naar H4. Het teken van het schip toont de prijs.
legends-sail-not = Dat is een stap over land. Zoek een schip.
legends-sail-done = Twee van de drie punten zijn op. Met meer vliegende kaarten wordt de zee zo makkelijk als het land.

legends-city-title = Een stad bouwen
legends-city-text = Een stad bouw je waar je een leger hebt. Je hebt er drie. Een stad telt als een leger bij het tellen van regio's en kan nooit worden vernietigd of verplaatst.
legends-city-task = Bouw een stad waarmee je een regio wint waar een ander even sterk is als jij.
legends-city-hint = In M3 staan één leger van jou en één neutraal leger. Met een stad is het twee tegen één.
legends-city-not = Die regio is al van jou. Bouw waar je alleen maar even sterk bent.
legends-city-done = De regio is van jou: een punt meer. En voortaan mag je daar legers plaatsen.

legends-destroy-title = Een leger vernietigen
legends-destroy-text = Met sommige kaarten vernietig je één leger van een ander, in een regio waar je zelf een leger hebt. Het gaat terug naar zijn eigenaar. Steden zijn veilig.
legends-destroy-task = Vernietig een leger van Getij waar dat jou de regio oplevert.
legends-destroy-hint = In M3 is het één tegen één. Gaat het leger van Getij weg, dan is M3 van jou.
legends-destroy-not = Dat verzwakt Getij, maar levert je geen regio op. Kijk waar je even sterk bent.
legends-destroy-done = Een leger minder daar, een regio meer voor jou.

legends-or-title = Het een of het ander
legends-or-text = Op sommige kaarten staat “of”: je doet een van de twee acties, niet allebei. Je mag ook maar een deel doen, of niets.
legends-or-task-1 = Neem “Vervloekte Koning”: drie legers plaatsen of met vier punten lopen.
legends-or-hint-1 = Het is de eerste kaart van de rij, en gratis.
legends-or-not-1 = Deze niet: neem “Vervloekte Koning”.
legends-or-task-2 = Kies een van de twee.
legends-or-hint-2 = Beide knoppen staan onder de landkaart. Neem welke je wilt.
legends-or-not-2 = Kies een van de twee acties.
legends-or-done = De keuze is gemaakt, de andere helft vervalt. Zulke kaarten passen bijna overal.

legends-and-title = Allebei, op volgorde
legends-and-text = Andere kaarten hebben twee acties na elkaar; elke mag je overslaan. Wat de kaart voorgoed geeft, telt meteen, ook voor haar eigen actie.
legends-and-task-1 = Neem “Oeroude Wouden”: +1 leger, een stad bouwen en een leger plaatsen.
legends-and-hint-1 = Het is de tweede kaart en ze kost één munt.
legends-and-not-1 = Deze niet: neem “Oeroude Wouden”.
legends-and-task-2 = Bouw eerst de stad.
legends-and-hint-2 = Elke regio met een leger van jou is goed. H4 ligt op een ander eiland: van daar zou je kunnen uitbreiden.
legends-and-not-2 = Bouw eerst de stad.
legends-and-task-3 = Plaats nu: één leger van de kaart, en nog een door haar eigen bonus.
legends-and-hint-3 = Ook de regio van de nieuwe stad licht op.
legends-and-not-3 = Er is nog een leger te plaatsen.
legends-and-done = De kaart zei één, jij plaatste er twee: +1 leger geldt nu en bij elke latere plaatsing.

legends-ability-title = Bonussen tellen op
legends-ability-text = Elke kaart heeft bovenaan een gave: +1 beweging, +1 leger, vliegen, elixers, punten. Ze gelden tot het einde en tellen op. Jij hebt twee keer +1 beweging.
legends-ability-task-1 = Neem “Gruweloger”. Die geeft twee punten om te lopen, voor jou vier.
legends-ability-hint-1 = Het is de tweede kaart en ze kost één munt.
legends-ability-not-1 = Deze niet: neem “Gruweloger”.
legends-ability-task-2 = Vaar met een leger van M5 naar I1, voor drie punten.
legends-ability-hint-2 = M5 ligt naast de start. Tik daar op je leger en dan op I1.
legends-ability-not-2 = Spaar je punten: vaar van M5 naar I1.
legends-ability-task-3 = Ga met het laatste punt verder naar I2.
legends-ability-hint-3 = Tik op het leger op I1 en dan op I2.
legends-ability-not-3 = Laat het leger op I1 verder gaan naar I2.
legends-ability-done = Een kleine kaart bracht je ver. Verzamel vroeg bonussen: ze werken in elke latere beurt.

legends-region-title = Wie een regio heeft
legends-region-text = Aan het einde is elke regio één punt waard voor wie er de meeste legers en steden heeft. Bij gelijke stand heeft niemand haar. Neutrale legers tellen tegen iedereen.
legends-region-task = Er is nog één punt om te lopen. Win de regio H3.
legends-region-hint = In H3 hebben jij en Getij elk één leger. In H2, ernaast, heb je er twee.
legends-region-not = Deze niet: breng nog een leger naar H3.
legends-region-done = Twee tegen één: H3 is van jou, en H2 nog steeds. De punten naast de namen zijn geteld alsof het spel nu eindigde.

legends-island-title = Wie een eiland heeft
legends-island-text = Ook elk eiland is één punt waard: voor wie de meeste regio's ervan heeft. Ook hier is gelijke stand niets waard.
legends-island-task = Win een regio waarmee je ook het hele eiland wint: twee punten met één stap.
legends-island-hint = Eén eiland heeft drie regio's. Jij hebt F1, Getij heeft F3, en niemand heeft F2.
legends-island-not = Dat brengt geen twee punten. Kijk naar het eiland van F1, F2 en F3.
legends-island-done = Met F2 is het twee regio's tegen één: een punt voor de regio, een punt voor het eiland.

legends-elixir-title = Elixers en families
legends-elixir-text = Wie aan het einde de meeste elixers heeft, krijgt twee punten; bij gelijke stand elk één. Andere kaarten geven punten voor een familie, zoals “Meer”, dat je hebt: één voor elke Woudkaart.
legends-elixir-task = Getij staat voor met drie elixers. Neem de kaart die jou er meer geeft, en die een Woudkaart is.
legends-elixir-hint = “Woudkabouter”, de derde kaart, heeft drie elixers. Met dat ene van jou zijn het er vier.
legends-elixir-not = Deze niet: zoek drie elixers op een Woudkaart.
legends-elixir-done = Twee punten van Getij naar jou, en nog een door “Meer”. Let op wat de anderen verzamelen.

legends-bid-title = Het bod
legends-bid-text = Voor de eerste kaart biedt iedereen in het geheim voor het recht te zeggen wie begint. Het hoogste bod wordt betaald, de anderen houden hun munten. Bij gelijke stand wint de jongste.
legends-bid-task-1 = Getij zal niet veel bieden. Bied twee tot vier munten.
legends-bid-hint-1 = Tik op twee munten en verzegel het bod. Munten die je biedt, mis je later als je een kaart wilt.
legends-bid-not-1 = Te weinig of te veel voor deze les: bied twee, drie of vier.
legends-bid-task-2 = Je hebt het bod gewonnen. Wijs de eerste speler aan.
legends-bid-hint-2 = Kies jezelf voor de eerste keus uit de rij, of kies Getij.
legends-bid-not-2 = Wijs een speler aan.
legends-bid-done = Jij betaalde je bod, Getij betaalde niets. Van hier gaat het spel rond tot iedereen al zijn kaarten heeft.

legends-end-title = De laatste kaart
legends-end-text = Met twee spelers eindigt het spel als beiden elf kaarten hebben. Dan worden regio's, eilanden, kaarten en elixers geteld. De meeste punten winnen; bij gelijke stand de meeste munten, dan legers, dan regio's.
legends-end-task-1 = Je laatste kaart. Je hebt één munt en drie Gruwelkaarten: neem “Vesting”, een punt voor elk ervan.
legends-end-hint-1 = Het is de tweede kaart en ze kost je laatste munt.
legends-end-not-1 = Deze niet: “Vesting” brengt je drie punten.
legends-end-task-2 = Bouw de stad die het spel wint.
legends-end-hint-2 = Getij heeft negen punten, jij acht. In M2 staat het gelijk: een stad wint daar de regio, en daarmee het eiland.
legends-end-not-2 = Met die stad zou Getij winnen. Zoek een regio die van eigenaar wisselt, en een eiland erbij.
legends-end-done = Tien tegen negen: je hebt gewonnen. Je weet genoeg voor een eerste spel.
