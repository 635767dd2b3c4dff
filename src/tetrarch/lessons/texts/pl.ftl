# Samouczki po polsku. Każdy krok ma tytuł, tekst, który uczy, zadanie, wskazówkę, odpowiedź na to, co nie pomaga ("not"),
# i to, czego się nauczono ("done"). Uczeń gra Żarem.

you = Ty

# Ekö

eko-move-title = Stosy na planszy
eko-move-text = Od jednego do czterech dysków jednego gracza na piaszczystym polu to stos. Liczba obok to jego wysokość, korona to Cesarz. Grasz Żarem, czerwonymi dyskami z płomieniem. W swojej turze możesz wykonać ruch jednym całym stosem.
eko-move-task = Wybierz jeden ze swoich stosów i przesuń go na puste, podświetlone pole.
eko-move-hint = Dotknij czerwonego stosu. Wszędzie, gdzie może iść, coś się zaświeci; kropka to puste pole. Dotknij kropki i potwierdź.
eko-move-not = To też wolno. Najpierw jednak przesuń stos na puste pole: takie z kropką.
eko-move-done = Poszedł cały stos, nigdy jego część. Jakkolwiek daleko idzie, to jedno działanie.

eko-way-title = Szukanie drogi
eko-way-text = Stos idzie po pustych polach tak daleko, jak chce, i skręca tak często, jak chce. Nie przejdzie przez żaden stos, przez teren pod budowę ani przez zapadlisko.
eko-way-task = Poprowadź swój stos trzech dysków dookoła góry na pole obok stolicy, tej z mozaiką.
eko-way-hint = Dotknij swojego jedynego stosu trzech dysków, a potem jednej z kropek wokół mozaiki.
eko-way-not = Nie ten ruch: stos trzech dysków ma skończyć na pustym polu, które styka się ze stolicą.
eko-way-done = Stos sam znalazł drogę. Stosy i tereny zamykają przejścia, więc swoim ustawieniem możesz zamknąć drogę innym.

eko-regroup-title = Przegrupowanie
eko-regroup-text = Stos może skończyć ruch na innym twoim stosie. Razem mają najwyżej cztery dyski.
eko-regroup-task = Przesuń jeden ze swoich stosów na inny.
eko-regroup-hint = Wybierz stos dwóch dysków: na innych twoich stosach przerywany pierścień pokaże wspólną wysokość.
eko-regroup-not = Nie ten ruch: niech stos skończy na innym twoim stosie, tam, gdzie jest przerywany pierścień.
eko-regroup-done = Teraz to jeden stos. Dwa i trzy dałyby pięć: takiego stosu być nie może.

eko-attack-title = Atak
eko-attack-text = Wejdź na stos wroga, aby go zniszczyć. Potrzebujesz więcej dysków niż on: trzy pokonają dwa, ale nie trzy. Pokonane dyski trafiają do rezerwy właściciela i mogą jeszcze wrócić do gry.
eko-attack-task = Zaatakuj stos, który możesz pokonać.
eko-attack-hint = Twój stos trzech dysków może dojść do stosu dwóch. Wrogowie, których możesz pokonać, mają czerwony pierścień z mieczami.
eko-attack-not = To wolno, ale nie jest to atak większą liczbą. Poszukaj czerwonego pierścienia z mieczami.
eko-attack-done = Stoisz tam, gdzie stał wróg, i nic nie tracisz. Pokonane dyski Przypływu są teraz w jego rezerwie.

eko-emperor-title = Siła Cesarza
eko-emperor-text = Atak równą liczbą dysków się nie uda, chyba że w stosie jest twój Cesarz: wtedy wystarczy ich tyle samo, także przeciw innemu Cesarzowi.
eko-emperor-task = Swoim Cesarzem, tym z koroną, pokonaj stos tej samej wysokości.
eko-emperor-hint = Stos z koroną jest blisko stolicy. Ma dwa dyski i może dojść do stosu dwóch dysków pośrodku.
eko-emperor-not = Nie ten ruch: niech zaatakuje stos z twoim Cesarzem.
eko-emperor-done = Dwa pokonały dwa, dzięki Cesarzowi. Twój drugi stos dwóch dysków nie dałby rady.

eko-kamikaze-title = Kamikadze
eko-kamikaze-text = Stos czterech dysków wydaje się bezpieczny, ale może go zaatakować pojedynczy dysk: jeden przeciw dokładnie czterem. Wszystkie trafiają do rezerw swoich właścicieli, a pole zostaje puste.
eko-kamikaze-task = Zniszcz stos czterech dysków jednym dyskiem.
eko-kamikaze-hint = Twój pojedynczy dysk to ten bez liczby. Znak wybuchu oznacza atak kamikadze.
eko-kamikaze-not = Nie ten ruch: wybierz swój pojedynczy dysk i poślij go na stos czterech dysków.
eko-kamikaze-done = Jeden dysk za cztery. Obie strony mogą później sprowadzić te dyski, ale Przypływ stracił miejsce i wysokość.

eko-construct-title = Obóz
eko-construct-text = Zamiast ruchu możesz budować. Wydaj dyski jednego stosu obok terenu: obóz kosztuje jeden dysk i jest wart jeden punkt. Na pustym terenie nic innego nie można zbudować. Dysk idzie do twojej rezerwy, nie poza grę.
eko-construct-task = Zbuduj obóz obok jednego ze swoich stosów.
eko-construct-hint = Dotknij stosu: na sąsiednich terenach pojawi się młotek i koszt. Albo najpierw dotknij terenu.
eko-construct-not = To jest ruch. Wybierz teren z młotkiem.
eko-construct-done = Jeden punkt. O punkty chodzi: dwanaście i budynek w stolicy.

eko-upgrade-title = Wyższe budynki
eko-upgrade-text = Na własnym budynku możesz postawić następny: wieżę (dwa dyski, dwa punkty), potem zamek (trzy dyski, trzy punkty). Granicę wyznacza teren: na kamiennej pustyni stanie najwyżej obóz, w wąwozie i stolicy wieża, na górze zamek. Pokazują to znaki na terenie.
eko-upgrade-task = Zamień swój obóz w wąwozie w wieżę.
eko-upgrade-hint = Twój stos trzech dysków stoi obok tego wąwozu, przy stolicy. Drugi obóz jest na kamiennej pustyni i nie może urosnąć.
eko-upgrade-not = Nie to: buduj na własnym obozie w wąwozie.
eko-upgrade-done = Wieża jest warta dwa punkty. Obóz wrócił do ciebie i może stanąć gdzie indziej.

eko-replace-title = Zastępowanie budynków wroga
eko-replace-text = Możesz budować także na budynku wroga: taki sam albo wart o jeden więcej. Kosztuje to jeden dysk więcej. Właściciel traci punkty.
eko-replace-task = Zastąp obóz Przypływu w wąwozie własnym budynkiem.
eko-replace-hint = Obok stoi twój stos trzech dysków bez korony. Obóz kosztuje tam dwa dyski, wieża trzy.
eko-replace-not = Nie to: buduj na obozie Przypływu w wąwozie.
eko-replace-done = Zyskujesz to, co stracił Przypływ. Jego obóz wrócił do niego.

eko-reinforce-title = Zbrojenie
eko-reinforce-text = Po działaniu następuje zbrojenie: musisz położyć dyski z rezerwy na jednym swoim stosie, do czterech razem. Nie na pustym polu i nie na stosie obok budynku wroga.
eko-reinforce-task = Wzmocnij jeden ze swoich stosów.
eko-reinforce-hint = Stosy, które mogą przyjąć dyski, mają podwójny pierścień. Pojedynczy dysk obok obozu Przypływu go nie ma; dotknij go, aby przeczytać dlaczego.
eko-reinforce-not = Połóż dyski z rezerwy na stosie z podwójnym pierścieniem.
eko-reinforce-done = Dyski wróciły na planszę. Jeśli w rezerwie jest twój Cesarz, musi być wśród tych, które kładziesz.

eko-turn-title = Cała tura
eko-turn-text = Tura ma dwie części: jedno działanie, ruch albo budowę, a potem zbrojenie. Potem kolej na następnego gracza.
eko-turn-task-1 = Zacznij od działania: zbuduj obóz.
eko-turn-hint-1 = Dotknij swojego stosu obok terenu, a potem młotka.
eko-turn-not-1 = Tutaj działaniem ma być budowa, żeby do rezerwy trafiły dyski.
eko-turn-task-2 = Teraz zbrojenie: sprowadź dyski z rezerwy.
eko-turn-hint-2 = Dotknij stosu z podwójnym pierścieniem. Mając w rezerwie więcej dysków, wybierasz, ile ich położyć.
eko-turn-not-2 = Połóż dyski z rezerwy na jednym ze swoich stosów.
eko-turn-done = To była tura. Przypływ odpowiedział swoją, i znów kolej na ciebie.

eko-march-title = Wymuszony przemarsz
eko-march-text = Raz na turę, po działaniu, możesz na zawsze odłożyć do pudełka trzech wojowników z rezerwy i wykonać jeszcze jedno działanie. To drogo: masz ich tylko piętnastu.
eko-march-task-1 = Pierwsze działanie: zbuduj obóz.
eko-march-hint-1 = Dotknij stosu obok terenu, a potem młotka.
eko-march-not-1 = Jako pierwsze działanie zbuduj obóz.
eko-march-task-2 = Zapłać trzema wojownikami za wymuszony przemarsz.
eko-march-hint-2 = Przycisk przemarszu jest obok tego, który kończy działanie.
eko-march-not-2 = To zakończyłoby działanie. Wybierz wymuszony przemarsz.
eko-march-task-3 = Drugie działanie: zbuduj jeszcze jeden.
eko-march-hint-3 = Może to zrobić każdy stos obok wolnego terenu.
eko-march-not-3 = Drugie działanie wykorzystaj znów na budowę.
eko-march-done = Dwa punkty w jednej turze i trzech wojowników mniej do końca gry. Opłaca się, gdy coś rozstrzyga.

eko-captive-title = Pojmanie Cesarza
eko-captive-text = Zniszcz stos, w którym jest Cesarz, a zostanie twoim pojmanym: jest wart trzy punkty, dopóki go trzymasz. Wraca tylko w jeden sposób: kto ma pojmanego, a nie ma własnego Cesarza, od razu ich wymienia.
eko-captive-task = Pojmij Cesarza Przypływu.
eko-captive-hint = Stoi samotnie pośrodku, pod koroną. Wystarczy stos dwóch dysków.
eko-captive-not = Nie ten ruch: zaatakuj stos z koroną Przypływu.
eko-captive-done = Trzy punkty za jednym razem. Pilnuj lepiej własnego Cesarza.

eko-win-title = Zwycięstwo
eko-win-text = Wygrywasz od razu, gdy masz dwanaście punktów i przynajmniej jeden budynek w stolicy. Budynki liczą się za 1, 2 i 3, każdy pojmany Cesarz za 3. Wygrywasz też, gdy tylko ty masz dyski na planszy.
eko-win-task = Masz jedenaście punktów, ale żadnej stolicy. Wygraj teraz.
eko-win-hint = Stos twojego Cesarza styka się ze stolicą, tą z mozaiką. Obóz w niej to dwunasty punkt.
eko-win-not = To nie daje wygranej. Policz: który budynek daje i dwunasty punkt, i stolicę?
eko-win-done = Dwanaście punktów i stolica: wygrywasz. Wiesz już wszystko, czego trzeba do pierwszej gry.

# Legends

legends-take-title = Weź kartę
legends-take-text = W swojej turze bierzesz jedną kartę z rzędu. Jej miejsce mówi, ile kosztuje: pierwsza jest za darmo, pozostałe kosztują 1, 1, 2, 2 i 3 monety. Karta zostaje u ciebie; to, co robi, robisz od razu.
legends-take-task = Weź kartę, która nic nie kosztuje.
legends-take-hint = To pierwsza z rzędu, „Goblin Grozy”, za 0.
legends-take-not = Ta kosztuje monety. Weź pierwszą kartę, tę za 0.
legends-take-done = Karta jest twoja i zaczyna się jej akcja: pięć punktów ruchu. Potem rząd się przesunie, a dalsze karty stanieją.

legends-price-title = Ceny
legends-price-text = Monet jest mało: masz te z początku, a niewiele kart daje więcej. Musi cię być stać na kartę, zanim cokolwiek z niej zyskasz. Kłódka pokazuje, które są za drogie.
legends-price-task = Masz dwie monety. Wydaj obie na kartę „Duch Drzew Pradawnych”: daje trzy eliksiry i rozmieszcza cztery armie.
legends-price-hint = To piąta karta. Ostatnia kosztuje trzy, a tyle nie masz.
legends-price-not = Nie ta: weź kartę „Duch Drzew Pradawnych” za dwie monety.
legends-price-done = Sakiewka jest pusta i odtąd bierzesz to, co za darmo. Czasem warto.

legends-place-title = Rozmieszczanie armii
legends-place-text = „Rozmieść 3” pozwala postawić trzy armie z zasobów: w regionie startowym z gwiazdą i w regionach z twoim miastem, podzielone dowolnie.
legends-place-task = Rozmieść swoje trzy armie.
legends-place-hint = Świecą się dwa regiony: ten z gwiazdą i ten z twoim miastem. Dotknij jednego i potwierdź; trzy razy albo wszystkie naraz.
legends-place-not = Masz jeszcze armie do rozmieszczenia. Postaw je tam, gdzie się świeci.
legends-place-done = Armie przychodzą z miast. Dlatego wczesne miasto daleko od startu jest silne.

legends-move-title = Marsz
legends-move-text = „Ruch 2” daje dwa punkty. Krok po lądzie kosztuje jeden, dla jednej armii. Możesz iść daleko jedną armią albo trochę kilkoma. Nic nie blokuje drogi.
legends-move-task-1 = Poprowadź armię ze startu, tam, gdzie gwiazda, do ⟨M1,|zaznaczonego regionu⟩ dwa kroki dalej. Najpierw idź do ⟨M2 albo M3|jednego z dwóch zaznaczonych regionów po drodze⟩.
legends-move-hint-1 = Dotknij swoich armii przy gwieździe; zaświecą się sąsiedzi. Wybierz ⟨M2|zaznaczony region⟩ i potwierdź.
legends-move-not-1 = Nie ten ruch: przeprowadź armię z regionu startowego do ⟨M2 albo M3|zaznaczonego regionu obok⟩.
legends-move-task-2 = Został jeden punkt. Idź dalej do ⟨M1|zaznaczonego regionu⟩.
legends-move-hint-2 = Dotknij armii, która właśnie się ruszyła, a potem ⟨M1|drugiego zaznaczonego regionu⟩.
legends-move-not-2 = Niech ta sama armia idzie dalej do ⟨M1|zaznaczonego regionu⟩.
legends-move-done = Dwa kroki, dwa punkty. Gdy nie ma już żadnego, akcja się kończy.

legends-sail-title = Przez morze
legends-sail-text = Kropkowana linia to szlak morski. Krok nim kosztuje trzy punkty, o jeden mniej za każdą twoją zdolność latania, a nigdy mniej niż jeden. Masz kartę „Feniks Pradawnych”, więc dla ciebie to dwa.
legends-sail-task = Popłyń jedną armią na inną wyspę.
legends-sail-hint = Z regionu startowego szlak prowadzi do ⟨H4|zaznaczonego regionu na innej wyspie⟩. Znak statku pokazuje cenę.
legends-sail-not = To krok po lądzie. Poszukaj statku.
legends-sail-done = Dwa z trzech punktów wydane. Im więcej kart latania, tym łatwiej przez morze: w końcu tak jak po lądzie.

legends-city-title = Budowa miasta
legends-city-text = Miasto buduje się tam, gdzie masz armię. Masz trzy miasta. Miasto liczy się w regionie jak armia i nigdy nie można go zniszczyć ani przesunąć.
legends-city-task = Zbuduj miasto, które da ci region, gdzie ktoś jest równie silny jak ty.
legends-city-hint = W ⟨M3|zaznaczonym regionie⟩ jest jedna twoja armia i jedna neutralna. Z miastem będzie dwa do jednego.
legends-city-not = Ten region jest już twój. Buduj tam, gdzie jest remis.
legends-city-done = Region jest twój: o punkt więcej. I odtąd możesz tam rozmieszczać armie.

legends-destroy-title = Niszczenie armii
legends-destroy-text = Niektóre karty pozwalają zniszczyć jedną armię innego gracza w regionie, w którym masz własną armię. Wraca ona do zasobów właściciela. Miasta są bezpieczne.
legends-destroy-task = Zniszcz armię Przypływu tam, gdzie da ci to region.
legends-destroy-hint = W ⟨M3|zaznaczonym regionie⟩ jest jeden do jednego. Gdy armia Przypływu zniknie, ⟨M3 jest twoje|region jest twój⟩.
legends-destroy-not = To osłabia Przypływ, ale nie daje ci regionu. Poszukaj remisu.
legends-destroy-done = Tam o jedną armię mniej, u ciebie o region więcej.

legends-or-title = Jedno albo drugie
legends-or-text = Na niektórych kartach jest „albo”: wykonujesz jedną z dwóch akcji, nie obie. Możesz też wykonać tylko część albo nic.
legends-or-task-1 = Weź kartę „Król Przeklętych”: rozmieszczenie trzech armii albo ruch za cztery punkty.
legends-or-hint-1 = To pierwsza karta rzędu, za darmo.
legends-or-not-1 = Nie ta: weź kartę „Król Przeklętych”.
legends-or-task-2 = Wybierz jedno z dwóch.
legends-or-hint-2 = Oba przyciski są pod mapą. Wybierz, który chcesz.
legends-or-not-2 = Wybierz jedną z dwóch akcji.
legends-or-done = Wybór zapadł, druga połowa przepada. Takie karty pasują prawie wszędzie.

legends-and-title = Jedno po drugim
legends-and-text = Inne karty mają dwie akcje, jedną po drugiej; każdą można pominąć. To, co karta daje na stałe, liczy się od razu, także dla jej własnej akcji.
legends-and-task-1 = Weź kartę „Puszcza Pradawnych”: daje +1 armię, buduje miasto i rozmieszcza jedną armię.
legends-and-hint-1 = To druga karta, kosztuje jedną monetę.
legends-and-not-1 = Nie ta: weź kartę „Puszcza Pradawnych”.
legends-and-task-2 = Najpierw zbuduj miasto.
legends-and-hint-2 = Może być każdy region z twoją armią. ⟨H4|Ten zaznaczony⟩ leży na innej wyspie: stamtąd można się rozrastać.
legends-and-not-2 = Najpierw zbuduj miasto.
legends-and-task-3 = Teraz rozmieść: jedną armię z karty i jedną więcej dzięki jej własnej premii.
legends-and-hint-3 = Region nowego miasta też się świeci.
legends-and-not-3 = Została jeszcze armia do rozmieszczenia.
legends-and-done = Karta mówiła: jedna, a stanęły dwie. +1 armia działa teraz i przy każdym późniejszym rozmieszczaniu.

legends-ability-title = Premie się sumują
legends-ability-text = Każda karta ma u góry zdolność: +1 do ruchu, +1 armia, latanie, eliksiry, punkty. Działają do końca i sumują się. Masz dwa razy +1 do ruchu.
legends-ability-task-1 = Weź kartę „Ogr Grozy”. Daje dwa punkty ruchu, tobie cztery.
legends-ability-hint-1 = To druga karta, kosztuje jedną monetę.
legends-ability-not-1 = Nie ta: weź kartę „Ogr Grozy”.
legends-ability-task-2 = Popłyń armią z ⟨M5 do I1|jednego zaznaczonego regionu do drugiego⟩, za trzy punkty.
legends-ability-hint-2 = ⟨M5|Jeden z zaznaczonych regionów⟩ leży obok startu. Dotknij tam swojej armii, a potem ⟨I1|drugiego regionu⟩.
legends-ability-not-2 = Oszczędzaj punkty: płyń z ⟨M5 do I1|jednego zaznaczonego regionu do drugiego⟩.
legends-ability-task-3 = Ostatnim punktem idź dalej do ⟨I2|zaznaczonego regionu⟩.
legends-ability-hint-3 = Dotknij armii⟨ na I1, a potem I2|, która właśnie przypłynęła, a potem drugiego zaznaczonego regionu⟩.
legends-ability-not-3 = Niech armia⟨ z I1 idzie dalej do I2|, która właśnie przypłynęła, idzie dalej do zaznaczonego regionu obok⟩.
legends-ability-done = Mała karta zaprowadziła daleko. Zbieraj premie wcześnie: działają w każdej następnej turze.

legends-region-title = Kto ma region
legends-region-text = Na końcu każdy region jest wart jeden punkt dla gracza, który ma tam najwięcej armii i miast. Przy remisie nie ma go nikt. Neutralne armie liczą się przeciw wszystkim.
legends-region-task = Został jeden punkt ruchu. Zdobądź ⟨region H3|zaznaczony region⟩.
legends-region-hint = W ⟨H3|jednym z zaznaczonych regionów⟩ ty i Przypływ macie po jednej armii. W ⟨H2|drugim⟩, obok, masz dwie.
legends-region-not = Nie ten ruch: wprowadź jeszcze jedną armię do ⟨H3|zaznaczonego regionu⟩.
legends-region-done = Dwa do jednego: ⟨H3 jest twoje, a H2 nadal też|region jest twój, a ten, z którego przyszła armia, nadal też⟩. Punkty przy nazwach graczy liczone są tak, jakby gra kończyła się teraz.

legends-island-title = Kto ma wyspę
legends-island-text = Każda wyspa jest też warta jeden punkt: dla tego, kto ma najwięcej jej regionów. Remis i tu nic nie daje.
legends-island-task = Zdobądź region, z którym zdobędziesz całą wyspę: dwa punkty jednym krokiem.
legends-island-hint = Zaznaczona wyspa ma trzy regiony. Ty masz ⟨F1, Przypływ F3, a F2 nie ma nikt|jeden, Przypływ drugi, a trzeciego nie ma nikt⟩.
legends-island-not = To nie daje dwóch punktów. Spójrz na ⟨wyspę z F1, F2 i F3|zaznaczoną wyspę⟩.
legends-island-done = Z ⟨F2|trzecim regionem⟩ masz dwa regiony do jednego: punkt za region i punkt za wyspę.

legends-elixir-title = Eliksiry i rodziny
legends-elixir-text = Kto na końcu ma najwięcej eliksirów, dostaje dwa punkty; przy remisie każdy po jednym. Inne karty dają punkty za rodzinę, jak „Jezioro”, które masz: po jednym za każdą kartę Lasu.
legends-elixir-task = Przypływ prowadzi z trzema eliksirami. Weź kartę, która da ci więcej i jest kartą Lasu.
legends-elixir-hint = „Gnom Lasu”, trzecia karta, ma trzy eliksiry. Z tym jednym, który masz, będą cztery.
legends-elixir-not = Nie ta: poszukaj trzech eliksirów na karcie Lasu.
legends-elixir-done = Dwa punkty przeszły od Przypływu do ciebie, i jeszcze jeden za „Jezioro”. Patrz, co zbierają inni.

legends-bid-title = Licytacja
legends-bid-text = Przed pierwszą kartą każdy w tajemnicy licytuje prawo do wskazania, kto zaczyna. Najwyższą stawkę się płaci, pozostali zachowują monety. Przy remisie wygrywa najmłodsza osoba.
legends-bid-task-1 = Przypływ nie da wiele. Zalicytuj od dwóch do czterech monet.
legends-bid-hint-1 = Dotknij dwóch monet i zapieczętuj stawkę. Wydanych monet zabraknie później na kartę.
legends-bid-not-1 = Za mało albo za dużo na tę lekcję: zalicytuj dwie, trzy albo cztery.
legends-bid-task-2 = Licytacja wygrana. Wskaż pierwszego gracza.
legends-bid-hint-2 = Wskaż siebie, aby mieć pierwszy wybór z rzędu, albo Przypływ.
legends-bid-not-2 = Wskaż gracza.
legends-bid-done = Ty płacisz swoją stawkę, Przypływ nic. Odtąd gra toczy się po kolei, aż każdy będzie miał wszystkie karty.

legends-end-title = Ostatnia karta
legends-end-text = W grze na dwie osoby koniec następuje, gdy obie mają po jedenaście kart. Wtedy liczy się regiony, wyspy, karty i eliksiry. Wygrywa, kto ma najwięcej punktów; przy remisie liczą się monety, potem armie, potem regiony.
legends-end-task-1 = Twoja ostatnia karta. Masz jedną monetę i trzy karty Grozy: weź kartę „Twierdza”, po punkcie za każdą z nich.
legends-end-hint-1 = To druga karta, kosztuje twoją ostatnią monetę.
legends-end-not-1 = Nie ta: „Twierdza” daje ci trzy punkty.
legends-end-task-2 = Zbuduj miasto, które da ci zwycięstwo.
legends-end-hint-2 = Przypływ ma dziewięć punktów, ty osiem. W ⟨M2|zaznaczonym regionie⟩ jest remis: miasto zdobędzie tam region, a z nim wyspę.
legends-end-not-2 = Z tym miastem wygrałby Przypływ. Poszukaj regionu, który zmieni właściciela, i wyspy razem z nim.
legends-end-done = Dziesięć do dziewięciu: wygrywasz. Wiesz już wszystko, czego trzeba do pierwszej gry.
