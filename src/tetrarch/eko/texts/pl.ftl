# Ekö po polsku. $player to imię gracza, $stack, $from, $to, $site, $space to nazwy na planszy.
# Imiona graczy stoją zawsze w mianowniku; w innych przypadkach odmienia się słowo „gracz” przed imieniem.

player-E = Żar
player-T = Przypływ
player-M = Księżyc
player-S = Gwiazda

building-1 = obóz
building-2 = wieżę
building-3 = zamek

own = { $player ->
    [you] swojego
   *[other] własnego
}
must = { $player ->
    [you] Masz
   *[other] { $player } ma
}
victim-loses = { $victim ->
    [you] tracisz
   *[other] { $victim } traci
}
emperor-captured = { $captures ->
    [yes] , a { $victim ->
        [you] twój Cesarz
       *[other] Cesarz
    } zostaje pojmany
   *[no] {""}
}
stack = { $emperor ->
    [yes] { $discs ->
        [one] samotnego Cesarza
        [few] stos { $discs } dysków z Cesarzem
       *[many] stos { $discs } dysków z Cesarzem
    }
   *[no] { $discs ->
        [one] pojedynczy dysk
        [few] stos { $discs } dysków
       *[many] stos { $discs } dysków
    }
}
loss = { $lost ->
    [0] {""}
    [one] , tracąc w burzy { $lostemperor ->
        [yes] Cesarza
       *[no] dysk
    }
    [few] , tracąc w burzach { $lost } dyski{ $lostemperor ->
        [yes] , w tym Cesarza
       *[no] {""}
    }
   *[many] , tracąc w burzach { $lost } dysków{ $lostemperor ->
        [yes] , w tym Cesarza
       *[no] {""}
    }
}
zones = { $count ->
    [0] {""}
    [one] {" "}(strefa { $zones })
    [few] {" "}(strefy { $zones })
   *[many] {" "}(strefy { $zones })
}
discs-placed = { $emperor ->
    [yes] { $soldiers ->
        [0] Cesarza
        [one] Cesarza i 1 dysk
        [few] Cesarza i { $soldiers } dyski
       *[many] Cesarza i { $soldiers } dysków
    }
   *[no] { $soldiers ->
        [one] 1 dysk
        [few] { $soldiers } dyski
       *[many] { $soldiers } dysków
    }
}

keep = { $player ->
    [you] Zostawiasz
   *[other] { $player } zostawia
} Cesarza tam, gdzie stoi.
swap = { $player ->
    [you] Zamieniasz
   *[other] { $player } zamienia
} Cesarza z dyskiem⟨ na { $space }⟩.
draft = { $player ->
    [you] Kładziesz
   *[other] { $player } kładzie
} { $emperor ->
    [yes] Cesarza
   *[no] dysk
}⟨ na { $space }⟩.
move = { $player ->
    [you] Przesuwasz
   *[other] { $player } przesuwa
} { stack }⟨ z { $from } na { $to }⟩{ loss }⟨{ zones }⟩.
regroup = { $player ->
    [you] Przesuwasz { stack }⟨ z { $from }⟩ i przegrupowujesz
   *[other] { $player } przesuwa { stack }⟨ z { $from }⟩ i przegrupowuje
}⟨ na { $to }⟩{ loss }⟨{ zones }⟩; razem dysków: { $total }.
attack = { $player ->
    [you] Atakujesz⟨ z { $from } i zdobywasz { $to }⟩
   *[other] { $player } atakuje⟨ z { $from } i zdobywa { $to }⟩
}{ loss }⟨{ zones }⟩: { victim-loses } { $met ->
    [one] 1 dysk
    [few] { $met } dyski
   *[many] { $met } dysków
}{ emperor-captured }.
kamikaze = { $player ->
    [you] Wysyłasz
   *[other] { $player } wysyła
} kamikadze⟨ z { $from }⟩ przeciw czterem dyskom⟨ na { $to }⟩{ loss }⟨{ zones }⟩: { victim-loses } je{ emperor-captured }; { $emperor ->
    [yes] Cesarz
   *[no] dysk
} wraca do rezerwy.
scatter = { $player ->
    [you] Pozwalasz
   *[other] { $player } pozwala
} burzy rozproszyć { stack }⟨ na { $from }{ zones }⟩.
construct = { $player ->
    [you] Budujesz
   *[other] { $player } buduje
} { $building }⟨ na { $site }⟩ za { $cost ->
    [one] { $emperor ->
        [yes] Cesarza
       *[no] 1 dysk
    }
    [few] { $cost } dyski{ $emperor ->
        [yes] , w tym Cesarza⟨,⟩
       *[no] {""}
    }
   *[many] { $cost } dysków{ $emperor ->
        [yes] , w tym Cesarza⟨,⟩
       *[no] {""}
    }
}⟨ z { $from }⟩{ $replaced ->
    [none] {""}
    [own] , w miejsce { own } budynku
   *[enemy] , w miejsce { $victim ->
        [you] twojego budynku
       *[other] budynku gracza { $victim }
    }
}.
sand = { $player ->
    [you] Płacisz 2 dyski Świątyni Piasku i odsyłasz
   *[other] { $player } płaci 2 dyski Świątyni Piasku i odsyła
}⟨ z { $space }⟩ { $victim ->
    [you] twój dysk
   *[other] dysk gracza { $victim }
}.
pass = { $player ->
    [you] Nie możesz nic zrobić i pasujesz.
   *[other] { $player } nie może nic zrobić i pasuje.
}
march = { $player ->
    [you] Płacisz
   *[other] { $player } płaci
} 3 dyski za wymuszony przemarsz.
rest = { $player ->
    [you] Rezygnujesz
   *[other] { $player } rezygnuje
} z wymuszonego przemarszu.
give = { $player ->
    [you] Oddajesz
   *[other] { $player } oddaje
} { $victim ->
    [you] twojego Cesarza
   *[other] Cesarza gracza { $victim }
} za { own }.
reinforce = { $player ->
    [you] Dodajesz
   *[other] { $player } dodaje
} { discs-placed } do swojego stosu⟨ na { $space }⟩.
moon = { $player ->
    [you] Płacisz 2 dyski Świątyni Księżyca i kładziesz
   *[other] { $player } płaci 2 dyski Świątyni Księżyca i kładzie
} { $emperor ->
    [yes] Cesarza
   *[no] dysk
}⟨ na { $space }⟩.
finish = { $player ->
    [you] Kończysz
   *[other] { $player } kończy
} fazę zbrojenia.

# Dlaczego czegoś nie można zrobić. Numer zasady podaje sam błąd.
no-over = gra jest skończona
no-step = teraz nie o to chodzi: { $asked }
asked-swap = { $player ->
    [you] możesz zamienić Cesarza z własnym dyskiem albo zostawić go tam, gdzie stoi
   *[other] { $player } może zamienić Cesarza z własnym dyskiem albo zostawić go tam, gdzie stoi
}
asked-draft = { $player ->
    [you] kładziesz dysk na wolnym polu
   *[other] { $player } kładzie dysk na wolnym polu
}
asked-action = { $player ->
    [you] musisz ruszyć stos albo zbudować budynek
   *[other] { $player } musi ruszyć stos albo zbudować budynek
}
asked-march = { $player ->
    [you] wybierasz między wymuszonym przemarszem a odpoczynkiem
   *[other] { $player } wybiera między wymuszonym przemarszem a odpoczynkiem
}
asked-march-action = { $player ->
    [you] musisz ruszyć stos albo zbudować budynek, skoro przemarsz jest opłacony
   *[other] { $player } musi ruszyć stos albo zbudować budynek, skoro przemarsz jest opłacony
}
asked-exchange = { $player ->
    [you] wybierasz, którego pojmanego oddać za własnego Cesarza
   *[other] { $player } wybiera, którego pojmanego oddać za własnego Cesarza
}
asked-reinforce = { $player ->
    [you] kładziesz dyski z rezerwy
   *[other] { $player } kładzie dyski z rezerwy
}
asked-over = o nic, gra jest skończona
no-stack = nikogo nie ma⟨ na { $space }⟩
no-chasm = w zapadlisku nigdy nic nie stoi
no-portal = na portalu nic się nie zatrzymuje i nic się nie buduje
no-stack-near = żaden z twoich stosów nie stoi obok tego terenu
no-disc-here = dyski stoją tylko na polach ruchu
no-way-out = ten stos nie ma dokąd iść
no-own-stack = stos⟨ na { $space }⟩ należy do gracza { $victim }
no-same-space = ruch musi się skończyć na innym polu
no-way = ⟨z { $from } na { $to }|na to pole⟩ nie prowadzi żadna droga przez puste pola
no-regroup = na ⟨{ $to }|tym polu⟩ byłoby razem dysków: { $total }; stos ma najwyżej 4
no-attack = { $discs ->
    [one] pojedynczy dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
}{ $emperor ->
    [yes] {" "}z Cesarzem
   *[no] {""}
}: za mało, by zdobyć { $met ->
    [one] 1 dysk
    [few] { $met } dyski
   *[many] { $met } dysków
}; trzeba więcej dysków, tylu samo z Cesarzem albo jednego dysku przeciw czterem
no-sign = { $to } { $found ->
    [empty] jest puste: napisz { $write }
    [own] zajmuje twój własny stos: napisz { $write }
    [enemy] zajmuje stos przeciwnika: napisz { $write }
   *[four] zajmują cztery dyski przeciwnika, a ty masz jeden: napisz { $write }
}
no-zones = żadna droga ⟨z { $from } na { $to }|na to pole⟩ nie kosztuje dokładnie tyle
no-tempest = drogi ⟨z { $from } na { $to }|na to pole⟩ kosztują więcej dysków, niż stos może stracić, by dojść
no-tempest-attack = burze na drogach⟨ z { $from }⟩ najpierw zabierają swoje dyski i zostaje ich za mało, by zdobyć ⟨{ $to }|to pole⟩
no-scatter = stos⟨ na { $from }⟩ nie może tam stracić ostatniego dysku
no-site-near = ⟨{ $site }|ten teren⟩ nie sąsiaduje ⟨z { $from }|ze stosem⟩
no-worth-empty = na pustym terenie można zbudować tylko obóz
no-worth-own = na własnym budynku można zbudować tylko budynek wart dokładnie o jeden więcej
no-worth-enemy = na budynku przeciwnika można zbudować tylko budynek wart tyle samo albo o jeden więcej
no-ceiling = na ⟨terenie { $site }|tym terenie⟩ nie może stanąć nic wartego więcej niż { $ceiling }
no-supply = w twoich zasobach nie ma już { $worth ->
    [1] obozu
    [2] wieży
   *[3] zamku
}
no-cost = to kosztuje { $cost ->
    [one] 1 dysk
    [few] { $cost } dyski
   *[many] { $cost } dysków
}, a stos⟨ na { $from }⟩ ma { $discs }
no-emperor-there = Cesarza nie ma w stosie⟨ na { $from }⟩
no-sand-temple = nie masz budynku w Świątyni Piasku
no-sand-twice = Świątyni Piasku używa się raz w turze, przed działaniem
no-sand-pay = Świątynia Piasku kosztuje 2 dyski z twojej rezerwy, bez Cesarza
no-sand-target = odesłać można tylko zwykły dysk przeciwnika, nigdy Cesarza
no-pass = masz dozwolone działanie i musisz je wykonać
no-gift = nie trzymasz Cesarza gracza { $victim }
no-reserve = w twojej rezerwie: { $soldiers ->
    [one] { $soldiers } dysk
    [few] { $soldiers } dyski
   *[many] { $soldiers } dysków
}{ $emperor ->
    [yes] {" "}i Cesarz
   *[no] {" "}i nie ma Cesarza
}
no-place-full = stos⟨ na { $space }⟩ miałby więcej niż 4 dyski
no-place-enemy-building = ⟨{ $space }|ten stos⟩ sąsiaduje z budynkiem przeciwnika
no-place-tempest = stosu w burzy nie można wzmocnić
no-place-emperor-first = twój Cesarz jest w rezerwie i musi być wśród kładzionych dysków
no-place-emperor-alone = obok budynku przeciwnika może stanąć tylko Cesarz, sam, i tylko gdy żadnego stosu nie wolno wzmocnić
no-place-twice = położono już dyski w tej fazie⟨ na { $space }⟩
no-place-one = wszystkie dyski idą na jeden stos, chyba że masz Świątynię Wiatru
no-moon-temple = nie masz budynku w Świątyni Księżyca
no-moon-twice = Świątyni Księżyca używa się raz, przed zwykłym kładzeniem dysków
no-moon-pay = Świątynia Księżyca kosztuje 2 dyski z twojej rezerwy, bez Cesarza, i musi zostać jeszcze jeden do położenia
no-moon-space = Świątynia Księżyca wymaga pustego pola albo własnego stosu, w którym jest miejsce
no-finish = trzeba jeszcze położyć dyski
no-finish-emperor = trzeba jeszcze położyć Cesarza
no-swap-own = z Cesarzem można zamienić tylko własny dysk na planszy
no-draft-taken = ⟨{ $space }|to pole⟩ jest zajęte
no-draft-tempest = podczas przygotowania nie kładzie się dysków w burzy
no-draft-none = nie masz już takiego dysku do położenia
no-legal = to jest tu niedozwolone
chance-over = po rozłożeniu gry los nie ma już w niej udziału

# Czego nie da się odczytać jako decyzji.
notation-nearest = to nie jest decyzja; { $nearest }
notation-example = to nie jest decyzja; napisz na przykład d5-f3, d5xf3, d5^e6T, d5+2, march, pass albo done
notation-ambiguous = jest niejednoznaczne; napisz jedno z tych: { $candidates }
notation-nobody = nikt tu nie ma litery { $letter }; { $known }
notation-site = { $name } to teren budowy i nie mieści dysków (E1.4)
notation-no-space = { $name } nie jest polem; { $nearest }
notation-space = { $name } to pole: tam się nie buduje (E1.4)
notation-no-site = { $name } nie jest terenem budowy; { $nearest }
notation-zone-numbers = strefy zapisuje się numerami, jak w ~1.3
notation-zone-count = zapisuje się liczbę stref, jak w ~2x
notation-zones-crossed = ruch przechodzi przez 1 do 4 stref
notation-zones-once = każdą strefę podaje się raz, numerem od 1 do { $most }

# Chwila gry i to, o co się pyta, bez kropki na końcu.
moment = runda { $round }, tura { $turn }
moment-set-up = przygotowanie
step-swap = { must } zdecydować: zostawić Cesarza tam, gdzie stoi, czy go zamienić
step-draft = { must } położyć dysk
step-action = { $player ->
    [you] Działasz
   *[other] { $player } działa
}: ruch albo budowa
step-march = { must } zdecydować: wymuszony przemarsz czy odpoczynek
step-march-action = { $player ->
    [you] Działasz
   *[other] { $player } działa
} jeszcze raz, w wymuszonym przemarszu: ruch albo budowa
step-exchange = { $player ->
    [you] Wymieniasz
   *[other] { $player } wymienia
}: pojmany za { own } Cesarza
step-reinforce = { $player ->
    [you] Zbroisz się: kładziesz
   *[other] { $player } zbroi się: kładzie
} dyski z rezerwy
phase-swap = przygotowanie
phase-draft = rozstawianie dysków
phase-action = faza działania
phase-march = wymuszony przemarsz?
phase-march-action = wymuszony przemarsz
phase-exchange = wymiana pojmanych
phase-reinforce = faza zbrojenia
phase-over = koniec gry
won = Koniec gry. { $winners ->
    [you] Wygrywasz
   *[other] { $winners } { $count ->
        [one] wygrywa
        [few] wygrywają
       *[many] wygrywają
    }
}: { $reason } ({ $rule })
won-most = Koniec gry. { $winners ->
    [you] Wygrywasz
   *[other] { $winners } { $count ->
        [one] wygrywa
        [few] wygrywają
       *[many] wygrywają
    }
}, mając najwięcej punktów, { $points }: { $reason } ({ $rule })
won-nobody = Koniec gry. Nikt nie wygrywa: { $reason } ({ $rule })
end-points = 12 punktów i stolica
end-shared = ostatni kamikadze przyniósł 12 punktów i stolicę
end-last = nikt inny nie ma już dysków na planszy
end-empty = ostatni kamikadze zostawił pustą planszę
end-empty-shared = ostatni kamikadze zostawił pustą planszę
end-idle = nikt nie mógł już nic zrobić
end-repetition = pozycja powtórzyła się po raz trzeci
end-round-limit = osiągnięto limit rund

# Plansza słowami.
kind-r = kamienna pustynia
kind-c = wąwóz
kind-m = góra
kind-K = stolica
kind-x = zapadlisko
kind-s = Świątynia Piasku
kind-o = Świątynia Księżyca
kind-w = Świątynia Wiatru
site-r = na kamiennej pustyni
site-c = w wąwozie
site-m = na górze
site-K = w stolicy
site-s = w Świątyni Piasku
site-o = w Świątyni Księżyca
site-w = w Świątyni Wiatru
place-empty = puste
place-tempest = burza, strefa { $zone }
place-portal = portal, wyjście na { $mouth }
place-portal-closed = portal
landmark-pyramid = Piramida
landmark-pyramid-numbered = Piramida { $number }
landmark-beacon = Latarnia Morska
landmark-beacon-numbered = Latarnia Morska { $number }
landmark-at = { $landmark } między { $spaces }
held-by = w posiadaniu gracza { $player }
held-by-nobody = niczyja
nobody = nikt
none = brak

# Pionki słowami.
building-name-1 = obóz
building-name-2 = wieża
building-name-3 = zamek
stack-words = { $player }, { $discs ->
    [one] { $emperor ->
        [yes] sam Cesarz
       *[no] 1 dysk
    }
    [few] { $discs } dyski{ $emperor ->
        [yes] {" "}z Cesarzem
       *[no] {""}
    }
   *[many] { $discs } dysków{ $emperor ->
        [yes] {" "}z Cesarzem
       *[no] {""}
    }
}
stack-short = { $discs ->
    [one] { $emperor ->
        [yes] sam Cesarz
       *[no] 1 dysk
    }
    [few] { $discs } dyski{ $emperor ->
        [yes] {" "}z Cesarzem
       *[no] {""}
    }
   *[many] { $discs } dysków{ $emperor ->
        [yes] {" "}z Cesarzem
       *[no] {""}
    }
}
stack-in-tempest = { $stack }, w burzy, strefa { $zone }
building-words = { $player }, { $building } { $site }

# Co ma miejsce przy stole.
state-won = wygrywa
state-eliminated = poza grą
state-on-turn = gra teraz
state-to-decide = decyduje
seat-points = { $points } z 12 punktów
seat-capital = { $capital ->
    [yes] ma stolicę
   *[no] bez stolicy
}
seat-reserve = { $soldiers ->
    [one] { $soldiers } dysk
    [few] { $soldiers } dyski
   *[many] { $soldiers } dysków
}{ $emperor ->
    [yes] {" "}i Cesarz
   *[no] {""}
} w rezerwie
seat-box = { $soldiers ->
    [one] { $soldiers } dysk
    [few] { $soldiers } dyski
   *[many] { $soldiers } dysków
} w pudełku
seat-captives = trzyma: { $emperors }
seat-no-captives = bez pojmanych
emperor-of = Cesarz gracza { $player }
seat-supply = do zbudowania: { $encampments ->
    [one] { $encampments } obóz
    [few] { $encampments } obozy
   *[many] { $encampments } obozów
}, { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
   *[many] { $towers } wież
}, { $castles ->
    [one] { $castles } zamek
    [few] { $castles } zamki
   *[many] { $castles } zamków
}

# Cała pozycja, wiersz po wierszu.
described = Ekö, liczba graczy: { $players }, { $moment }.
described-seat = Miejsce { $seat }, { $player } ({ $letter }): { $words }.
described-seat-state = Miejsce { $seat }, { $player } ({ $letter }), { $state }: { $words }.
described-stacks = Stosy, { $player }: { $stacks }.
described-buildings = Budynki, { $player }: { $buildings }.
described-landmark = { $at }: { $holder }.
described-row = Rząd { $row }: { $places }.
described-board = Plansza Ekö, liczba graczy: { $players }.

# Rysunki: tytuły, objaśnienia, kolumny.
title = Ekö, { $moment }: { $step }
title-board = Plansza Ekö, liczba graczy: { $players }
portal-line = Portal { $portal } prowadzi na { $mouth }
key = Objaśnienia:
key-empty = { $sign } puste pole
key-chasm = nic: zapadlisko
key-tempest = ~1 burza, strefa 1
key-portal = p>d5 portal na d5
key-discs = { $letter }3! 3 dyski z Cesarzem ({ $player })
key-buildings = { $letter }e { $letter }t { $letter }c obóz, wieża, zamek
column-seat = Miejsce
column-player = Gracz
column-points = Punkty
column-capital = Stolica
column-reserve = Rezerwa
column-box = Pudełko
column-captives = Pojmani
column-supply = Zasoby (e t c)
yes = tak
no = nie
seat-number = miejsce { $seat }
legend-capitals = stolice
legend-reserve = rezerwa
legend-box = pudełko
legend-supply = budynki w zasobach
legend-landmark = { $landmark } ({ $spaces }): { $holder }
mark-move = ruch tutaj
mark-regroup = przegrupować: tyle dysków
mark-attack = zaatakować
mark-kamikaze = kamikadze
mark-construct = budowa za tyle dysków
mark-reinforce = położyć najwyżej tyle dysków
mark-swap = zamienić z Cesarzem
mark-scatter = dać się rozproszyć

# Co można ustalić przed grą, każde z jednym wierszem objaśnienia.
variant-labyrinth = Labirynt Burz
variant-labyrinth-note = strefy burz na planszy; każda zabiera dysk stosowi, który przez nią przechodzi
variant-portals = Portale
variant-portals-note = kto wejdzie do portalu, wychodzi z innego
variant-pyramids = Piramidy
variant-pyramids-note = kto stoi na największej liczbie pól wokół piramidy, ma za nią 2 punkty
variant-wind = Świątynia Wiatru
variant-wind-note = jej właściciel może w jednej fazie wzmocnić kilka stosów
variant-moon = Świątynia Księżyca
variant-moon-note = jej właściciel może zapłacić 2 dyski, by położyć jeden na wolnym polu
variant-sand = Świątynia Piasku
variant-sand-note = jej właściciel może zapłacić 2 dyski, by odesłać dysk przeciwnika
variant-beacon = Latarnia Morska
variant-beacon-note = kto stoi na największej liczbie pól wokół Latarni, nic nie traci w burzach
variant-draft = Rozstawianie
variant-draft-note = gracze po kolei sami rozstawiają dyski zamiast je losować
printing-complete = Pełne
printing-complete-note = zasady ze wszystkimi wariantami
printing-first-printing = Pierwsze wydanie
printing-first-printing-note = jak w pierwszym wydaniu: mniej wariantów, a burze liczy się według ich liczby

# Co jest nie tak z opcjami, życzeniami co do losowej planszy i podanymi planszami.
fault-players = { $players } to nie 2, 3 ani 4
fault-players-range = musi być od 2 do 4, nie { $players }
fault-printing = nieznane wydanie { $name }; { $nearest }
fault-variant = nieznany wariant { $name }; { $nearest }
fault-layout = nieznany układ { $name }; { $nearest }
fault-none-known = zestaw kafli nie ma żadnego
fault-first-printing = pierwsze wydanie nie ma kafli do { $name }
fault-round-limit = { $limit } nie jest od 1 do { $most } ani brakiem limitu
fault-tiles-players = zestaw ma kafle najwyżej dla { $most } graczy, nie dla { $players }
fault-no-layouts = zestaw kafli nie ma układów, więc można z niego robić tylko plansze ręczne
fault-no-variant-tile = zestaw kafli nie ma kafla do wariantu { $name }
fault-no-replaced = przy { $players } graczach kafel { $tile } nie ma czego zastąpić: może zastąpić { $tiles }
fault-pyramids-variant = można o to prosić tylko w wariancie z piramidami
fault-pyramids = musi być od 1 do { $most }, nie { $given }
fault-no-place = nie ma już miejsca na kafel { $tile }
fault-deals = żadne z { $deals } losowań nie dało dozwolonej planszy; oto błędy ostatniego
fault-board-players = jest dla { $board } graczy, a gra dla { $players }
fault-board-has = ma kafle wariantu { $name }, którego opcje nie wymieniają
fault-board-lacks = nie ma kafli wariantu { $name }, który opcje wymieniają
fault-copy-used = egzemplarz { $copy } kafla { $tile } leży już na planszy
fault-copies = kafla { $tile } użyto { $used } razy, a { $copies ->
    [one] jest tylko 1 egzemplarz
    [few] są tylko { $copies } egzemplarze
   *[other] jest tylko { $copies } egzemplarzy
}
fault-section = to { $section ->
    [red] czerwony kafel: tylko dla 4
   *[other] niebieski kafel: tylko dla 3 lub 4
} graczy, nie dla { $players }
fault-tile-missing = brakuje kafla { $tile }: należy do każdej planszy dla { $players } graczy
fault-in-place = kafel { $tile } leży zamiast { $tiles }, więc trzeba odłożyć jeszcze jeden z kafli, które może zastąpić
fault-layout-place = { $at } nie jest miejscem układu { $layout }; plansza ręczna nie nazywa żadnego
fault-tile = nieznany kafel { $name }; { $nearest }
fault-copy = egzemplarz kafla { $tile } musi być { $copies ->
    [1] 1
   *[other] od 1 do { $copies }
}, nie { $copy }
fault-rotation = obrót musi być od 0 do 5, nie { $rotation }
fault-far = współrzędne są od -{ $most } do { $most }, nie { $at }
fault-overlap = leży na { $other } na { $hexes ->
    [1] polu
   *[other] polach
} { $places }
fault-mouth = wylot portalu wychodzi na { $at }, a to nie jest pole ruchu ani burzy
fault-one-portal = jeden portal donikąd nie prowadzi: muszą być co najmniej dwa albo żaden
fault-groups = pola ruchu muszą się łączyć, a osobnych grup jest { $groups }: { $places }
fault-group = { $at }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more }
}
fault-spaces = zwykłych pól ruchu musi być { $wanted } przy { $players } graczach, nie { $given }
fault-capitals = stolic musi być { $wanted } przy { $players } graczach, nie { $given }
fault-limit = plansza może mieć najwyżej { $most } { $things ->
    [spaces] pól ruchu i burzy
    [sites] terenów
    [zones] stref burz
    [pyramids] piramid
   *[beacons] latarni
}, nie { $given }

# Co jest nie tak z plikiem kafli.
tiles-texts = musi być listą tekstów
tiles-name = nazwa kafla to wielka litera, sama albo z literą lub cyfrą po niej, na przykład V2
tiles-spaces = musi być tekstem z jedną literą na każde pole
tiles-count-large = duży kafel ma { $spaces } pól, a nie { $given }
tiles-count-small = mały kafel ma pól { $spaces }, a nie { $given }
tiles-letter = żadnego rodzaju pola nie zapisuje się { $letter }; znane: { $known }
tiles-kind = { $letter } ({ $kind })
tiles-base-kind = kafel gry podstawowej nie ma takiego pola ({ $kind }); dodają je warianty
tiles-large-portal = tylko mały kafel może mieć portal wraz z jego wylotami
tiles-small-movement = mały kafel nie ma zwykłego pola ruchu: wszystkie są na dużych
tiles-small-capital = mały kafel nie ma stolicy: wszystkie są na kaflach gry podstawowej
tiles-copies = musi być liczbą całkowitą od 1 do { $most }
tiles-landmark-text = musi być jednym z tekstów: { $known }
tiles-landmark-unknown = żadna budowla nie nazywa się { $name }; { $near }
tiles-landmark-place = { $name }: stoi na trzech polach burzy, ttt
tiles-portals = kafel ma co najwyżej jeden portal, a nie { $given }
tiles-no-portal = tylko kafel z portalem ma wyloty
tiles-mouths = musi podawać jeden bok na każdy egzemplarz, czyli { $copies }, a nie { $given }
tiles-side = żaden bok nie nazywa się { $name }; { $near }
tiles-side-closed = bok { $side } zamyka sam kafel: wylot musi prowadzić na pole ruchu
tiles-name-taken = nazwa { $name } jest już zajęta przez { $other }
tiles-no-gray = brakuje: każda gra wymaga szarych kafli
tiles-no-blue = brakuje: czerwone kafle dodaje się do szarych i niebieskich
tiles-movement = musi mieć łącznie { $spaces } pól ruchu, a nie { $given }
tiles-capital = musi mieć łącznie 1 stolicę, a nie { $given }
tiles-replaces-none = musi wymieniać kafle, które ten może zastąpić
tiles-replaces-twice = wymienia kafel dwa razy
tiles-replaces-unknown = żaden kafel gry podstawowej nie nazywa się { $name }; { $near }
tiles-replaces-movement = ma pól ruchu: { $has }, a kafel { $tile }, który zastępuje: { $needs }
tiles-replaces-capital = ma stolic: { $has }, a kafel { $tile }, który zastępuje: { $needs }
tiles-layout-name = nazwa układu składa się z małych liter, cyfr i łączników, najwyżej 20, na początku litera
tiles-places = musi mieć po jednym miejscu na każdy kafel z grupy { $colour }, czyli { $tiles }, a nie { $given }
tiles-place-taken = miejsce { $place } jest już zajęte przez { $other }
tiles-place-list = musi być listą miejsc takich jak [0, -1]
tiles-place = muszą to być dwie liczby całkowite od -{ $most } do { $most }
tiles-kind-movement = pole ruchu
tiles-kind-reg = kamienna pustynia
tiles-kind-canyon = wąwóz
tiles-kind-mountain = góra
tiles-kind-capital = stolica
tiles-kind-chasm = zapadlisko
tiles-kind-tempest = burza
tiles-kind-portal = portal (brama)
tiles-kind-temple-of-the-sand = Świątynia Piasku
tiles-kind-temple-of-the-moon = Świątynia Księżyca
tiles-kind-temple-of-the-wind = Świątynia Wiatru

# Co jest nie tak z pozycją. $letter to znak gracza.
position-emperors = { $letter } ma Cesarzy: { $number }, a nie 1
position-soldiers = { $letter } ma wojowników w sumie: { $number }, a nie 15
position-buildings = { $letter } ma { $worth ->
    [1] obozów
    [2] wież
   *[other] zamków
}: { $number }, a nie { $owned }
position-variants = to { $named }, a kafle planszy mówią { $implied }
position-ceiling = budynek o wartości { $worth }, gdzie najwyższa to { $ceiling }
position-turn-begun = tura i runda zaczynają się od 1 po przygotowaniu
position-round-limit = to { $round }, a gra kończy się, gdy miałaby się zacząć runda { $end }
position-eliminated = musi być { $out }: kto nie ma dysku na planszy, odpada
position-captives-exchanged = { $letter } trzyma pojmanego, gdy jego własny Cesarz jest pojmany: następuje wymiana
position-given = jest podane, choć krok to { $step }
position-seat-discs = { $letter } nie ma dysku na planszy, więc to nie może być jego tura
position-decider-other = to inne miejsce niż to, którego jest tura, ale nic się nie wymienia
position-won = { $letter } ma 12 punktów i stolicę, więc gra jest skończona
position-last = tylko jeden gracz ma dyski na planszy, więc gra jest skończona
position-idle = wszyscy kolejno spasowali, więc gra jest skończona
position-result-missing = brakuje go, choć gra jest skończona
position-result = { $reason } z tymi zwycięzcami przeczy planszy
position-draft = rozstawianie zastępuje zamianę Cesarza, i tylko w swoim wariancie
position-setup-nothing = podczas przygotowania nic się nie buduje, nie odkłada do pudełka ani nie pojmuje
position-setup-single = przy przygotowaniu pojedyncze dyski trafiają na zwykłe pola
position-draft-turn = gracze rozstawiają po kolei po jednym dysku
position-swap-discs = podczas zamiany wszystkie 16 dysków każdego są na planszy
position-decider = musi to być miejsce, które decyduje
position-turn-setup = tura i runda to 0 podczas przygotowania
position-phase-setup = podczas przygotowania żadna faza się nie zaczęła
position-eliminated-setup = nikt nie odpada podczas przygotowania
position-march-price = przemarszu nie da się opłacić, mając w rezerwie mniej niż 3 wojowników
position-march-once = przemarsz proponuje się raz, i nie graczowi bez działania
position-march-action = przemarsz proponuje się tylko, gdy jest możliwe działanie
position-marched = musi być prawdą, gdy należy się działanie przemarszu
position-march-paid = za przemarsz płaci się tylko, gdy jest możliwe działanie
position-march-after = przemarsz następuje po pierwszym działaniu
position-nothing-to-place = nie ma czego wystawić, więc faza jest pomijana
position-emperor-first = Cesarza wystawia się najpierw, więc nie może teraz być w rezerwie
position-served = musi to być liczba obsłużonych pól
position-decider-captives = wybiera tylko, mając więcej niż jednego pojmanego do oddania
position-decider-free = nie ma po co się wymieniać: jego własny Cesarz nie jest pojmany
position-march-barred = przemarsz nie jest dla gracza bez działania
position-zones-printing = pierwsze wydanie nie notuje stref
position-zones-before = żadna strefa nie zabrała dysku przed pierwszym działaniem
position-no-such = na tej planszy nic takiego nie ma
position-reinforcing = wystawienia, Księżyc i Latarnię notuje się tylko w fazie zbrojenia
position-attack = wymiana następuje tylko po pojmaniu Cesarza
position-had-discs = muszą to być wszyscy, którzy byli jeszcze w grze
position-last-kamikaze = musi być prawdą, gdy atakujący nie ma już dysków, inaczej fałszem
position-exchanges = wymiany rozstrzyga się zgodnie z ruchem wskazówek zegara od pojmującego

# Co jest nie tak z postacią pozycji, planszy, rozdania lub wiersza. $near to najbliższa znana nazwa albo wszystkie.
position-identities = muszą to być różne litery spośród { $letters }, w liczbie { $players }
position-turns = { $number } nie jest liczbą tur
position-no-space = nie jest polem tej planszy
position-not-space = { $name } nie jest polem tej planszy
position-no-site = nie jest terenem tej planszy
position-stack = { $text } nie jest stosem od 1 do 4 dysków, takim jak „E3!”
position-building = { $text } nie jest budynkiem takim jak „T2”
position-reserve = { $text } nie jest liczbą dysków, taką jak „3!”
position-captive = { $letter } nie jest tu innym graczem
position-captive-twice = Cesarz gracza { $letter } jest pojmany więcej niż raz
position-no-zone = nie ma strefy { $zone }
position-negative = jest ujemne albo za duże
position-attacker = musi to być gracz, którego jest tura
position-hash = { $hash } nie jest skrótem pozycji
position-history = jest podane, choć powtórzenia się nie liczą
position-twice = wymienia coś dwa razy
position-reason = { $reason } nie jest znane
deal-draft = są rozdane, choć gracze rozstawiają je po kolei
deal-discs = dysków jest { $discs }, a pól { $spaces }
deal-soldiers = { $letter } ma wojowników: { $number }, a nie { $most }
board-format = musi być { $format }, a nie { $given }: to { $other }
board-other = nie jest plansza Ekö
board-other-record = zapis gry
board-other-eko-position = pozycja Ekö
board-other-legends-position = pozycja Legends
board-newer = { $version } jest nowsze niż { $newest }, najnowsze, które ten program czyta; potrafi to nowszy program
board-version = musi być 1 lub więcej
board-layout = musi być nazwą układu albo nie występować, jeśli planszę ułożono ręcznie
board-tiles = musi być listą kafli
board-tile = musi być nazwą kafla
board-at = musi być listą dwóch współrzędnych, na przykład [0, -1]
board-unknown = jest nieznanym polem; { $near }
line-field = { $word } nie jest polem albo występuje dwa razy
line-flag = musi być „yes” albo nie występować; podano { $given }
line-tile = { $entry } nie jest kaflem takim jak „A@0,0r2”
line-marks = { $marks } muszą to być niektóre ze znaków { $known }, każdy raz
line-entry = { $entry } nie jest wpisem albo występuje dwa razy
line-parts = { $text } musi mieć części w liczbie { $parts }, a między nimi { $sign }
line-number = { $text } nie jest liczbą
tiles-format = musi być liczbą całkowitą od 1: to wersja formatu
tiles-newer = jest nowsze niż { $newest }, najnowsze, które ten program czyta: trzeba go zaktualizować

# Opcje
layout-bars = Pasy
layout-bars-note = Duże kafle leżą w prostych rzędach
layout-star = Gwiazda
layout-star-note = Duże kafle leżą wokół środka
option-round-limit = Limit rund
option-round-limit-note = Po tylu rundach gra się kończy i decydują punkty
option-repetition = Koniec przez powtórzenie
option-repetition-note = Gdy pozycja pojawi się trzeci raz, gra się kończy
option-pyramids = Piramidy
option-pyramids-note = Ile piramid stoi na planszy
fault-random-board = dotyczy tylko plansz losowych
fault-board-for = jest { $players }, a plansza jest dla { $board }

# Tables
goal = Zdobądź przed innymi { $points } punktów i budynek w stolicy.
score-building = { $building }⟨ na { $site }⟩
score-captive = pojmany Cesarz: { $player }

# Terminal
write-keep = zostawić Cesarza tam, gdzie jest
write-swap = zamienić go z twoim dyskiem na d5
write-draft = położyć dysk na d5
write-draft-emperor = położyć tam Cesarza
write-go = ruszyć stos z d5 na f3
write-regroup = przegrupować go na twój stos na f3
write-attack = zaatakować stos na f3
write-kamikaze = zaatakować cztery dyski jednym: kamikadze
write-construct = zbudować obóz na e6 dyskami z d5 (T wieża, C zamek)
write-construct-emperor = to samo z Cesarzem wśród wydanych dysków
write-tempest = przejść przez strefy burz 1 i 3; z ! na końcu ginie tam Cesarz
write-scatter = pozwolić strefie 1 rozproszyć stos na d5
write-sand = Świątynia Piasku: odesłać dysk przeciwnika z d5
write-pass = tylko gdy nic innego nie jest dozwolone
write-march = zapłacić 3 dyski z rezerwy za jeszcze jedno działanie
write-rest = przejść do zbrojenia
write-exchange = oddać pojmanego Cesarza gracza Przypływ za własnego
write-add = dodać 2 dyski do stosu na d5
write-add-both = dodać 2 dyski i Cesarza
write-add-emperor = dodać samego Cesarza
write-moon = Świątynia Księżyca: położyć dysk na d5 za 2 inne
write-done = zakończyć fazę tam, gdzie wolno

# Titles of achievements.

achievement-first = Pierwszy marsz
achievement-three = Trzy imperia
achievement-four = Cztery wiatry
achievement-labyrinth = Wbrew burzy
achievement-portals = Na skróty
achievement-pyramids = W cieniu piramidy
achievement-draft = Po swojemu
achievement-wind = Z wiatrem
achievement-moon = Przy świetle księżyca
achievement-sand = Piasek w butach
achievement-beacon = Strażnik Latarni
achievement-at-once = Pora burz
achievement-all = Każdy zakątek Ekö

# What to train after lost games.

advice-close = W { $games } z { $lost } ostatnich przegranych gier brakło ci najwyżej { $behind } punktów. Pod koniec gry planuj dwie tury naprzód.
advice-wiped-out = W { $games } z { $lost } ostatnich przegranych gier nie było już twoich dysków na planszy. Przed każdą turą sprawdź, czym grożą inni.
advice-outscored = W { $games } z { $lost } ostatnich przegranych gier inny gracz wygrał na punkty z wyraźną przewagą. Zapobiegaj wygranej na turę przed nią.
