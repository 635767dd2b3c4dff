# Legends po polsku. $player to imię gracza; $region, $from, $to to nazwy na mapie; $card i $title to tytuły kart i żetonów.
# Imiona graczy stoją zawsze w mianowniku; w innych przypadkach odmienia się słowo „gracz” przed imieniem.

player-E = Żar
player-T = Przypływ
player-M = Księżyc
player-S = Gwiazda
player-N = Neutralny

token-explore = żeton „{ $title }”
token-hidden = zakryty żeton
token-citadel = cytadelę
token-dragon = żeton Szalejącego Smoka
token-portal = Magiczny Portal
token-rogues = żeton Bandy Łotrów

leader-fairy-queen = Królowa Wróżek
leader-bandit-king = Król Bandytów
leader-red-sorceress = Czerwona Czarodziejka
leader-white-knight = Biały Rycerz

part-place = rozmieszczenie { $number ->
    [one] 1 armii
    [few] { $number } armii
   *[many] { $number } armii
}
part-move = ruch za { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
part-city = budowę miasta
part-destroy = zniszczenie armii

coins-paid = { $coins ->
    [0] za darmo
    [one] za 1 monetę
    [few] za { $coins } monety
   *[many] za { $coins } monet
}

slot-at = { $slot ->
    [centre] na środku
    [left] po lewej
    [right] po prawej
    [below] na dole
    [top-left] u góry po lewej
    [top-right] u góry po prawej
    [bottom-left] u dołu po lewej
   *[bottom-right] u dołu po prawej
}
must = { $player ->
    [you] Masz
   *[other] { $player } ma
}
may = { $player ->
    [you] Możesz
   *[other] { $player } może
}
board-dealt = „{ $side }” { slot-at }
lay = { $player ->
    [you] Kładziesz
   *[other] { $player } kładzie
} planszę stroną „{ $side }”, obróconą o { $degrees } stopni, { slot-at }.
centre = { $player ->
    [you] Wybierasz
   *[other] { $player } wybiera
} planszę środkową: { $side }.
start = { $player ->
    [you] Kładziesz
   *[other] { $player } kładzie
} żeton startowy⟨ na { $region }⟩.
token = { $player ->
    [you] Kładziesz
   *[other] { $player } kładzie
} { $token }⟨ na { $region }⟩.
merchant = { $player ->
    [you] Kładziesz
   *[other] { $player } kładzie
} monety kupców⟨ na { $region }⟩.
shared = { $player ->
    [you] Stawiasz
   *[other] { $player } stawia
} po jednej armii każdego gracza⟨ na { $region }⟩.
neutral = { $player ->
    [you] Stawiasz
   *[other] { $player } stawia
} neutralną armię⟨ na { $region }⟩.
bid = { $player ->
    [you] Licytujesz
   *[other] { $player } licytuje
} { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
first = { $player ->
    [you] { $other ->
        [you] Wyznaczasz siebie: to ty zaczynasz.
       *[other] Wyznaczasz, kto zaczyna: { $other }.
    }
   *[other] { $other ->
        [you] { $player } wyznacza, kto zaczyna: ty.
       *[other] { $player } wyznacza, kto zaczyna: { $other }.
    }
}
take = { $player ->
    [you] Bierzesz
   *[other] { $player } bierze
} kartę { $card } { coins-paid }.
half = { $player ->
    [you] Wybierasz
   *[other] { $player } wybiera
} { $part }.
place = { $player ->
    [you] Stawiasz
   *[other] { $player } stawia
} armię⟨ na { $region }⟩.
move = { $player ->
    [you] Przesuwasz
   *[other] { $player } przesuwa
} armię⟨ z { $from } na { $to }⟩ za { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}.
place-several = { $player ->
    [you] Stawiasz
   *[other] { $player } stawia
} { several-armies }⟨ na { $region }⟩{ region-taken }.
move-several = { $player ->
    [you] Przesuwasz
   *[other] { $player } przesuwa
} { several-armies }⟨ z { $from } na { $to }⟩ za { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}{ region-taken }.
several-armies = { $times ->
    [one] armię
    [few] { $times } armie
   *[many] { $times } armii
}
region-taken = { $loser ->
    [no] {""}
    [nobody] {" "}{ $player ->
        [you] i przejmujesz kontrolę nad regionem
       *[other] i przejmuje kontrolę nad regionem
    }{ taken-by }
    [neutral] {" "}{ $player ->
        [you] i odbierasz region
       *[other] i odbiera region
    } armiom neutralnym{ taken-by }
   *[other] {" "}{ $player ->
        [you] i przejmujesz region
       *[other] i przejmuje region
    } gracza { $loser }{ taken-by }
}
taken-by = { $other ->
    [0] {""}
   *[other] , { $own } do { $other }
}
city = { $player ->
    [you] Budujesz
   *[other] { $player } buduje
} miasto⟨ na { $region }⟩.
destroy = { $player ->
    [you] Niszczysz
   *[other] { $player } niszczy
} { $other ->
    [you] twoją armię
    [neutral] neutralną armię
   *[other] armię gracza { $other }
}⟨ na { $region }⟩{ $coin ->
    [yes] {" "}{ $player ->
        [you] i zabierasz monetę
       *[other] i zabiera monetę
    }
   *[no] {""}
}.
stop = { $player ->
    [you] Poprzestajesz na tym
   *[other] { $player } na tym poprzestaje
}.
stop-queen = { $player ->
    [you] Nie bierzesz
   *[other] { $player } nie bierze
} ostatniej karty.

# Co z tego wynikło. $player to ten, kto był na ruchu.
bid-of = { $player ->
    [you] ty
   *[other] { $player }
} { $coins }
row-laid = W rzędzie leżą { $cards }.
leader-dealt = { $player ->
    [you] Twój przywódca
   *[other] Przywódca gracza { $player }
}: { $leader }.
bids-revealed = Stawki: { $bids }. { $tie ->
    [no] { $player ->
        [you] Wygrywasz i płacisz
       *[other] { $player } wygrywa i płaci
    }
    [age] { $player ->
        [you] Remisują { $tied }, a rozstrzyga młodszy wiek: wygrywasz i płacisz
       *[other] Remisują { $tied }, a rozstrzyga młodszy wiek: wygrywa { $player } i płaci
    }
   *[die] { $player ->
        [you] Remisują { $tied }, a rozstrzyga kość: wygrywasz i płacisz
       *[other] Remisują { $tied }, a rozstrzyga kość: wygrywa { $player } i płaci
    }
} { $coins ->
    [0] zero monet
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
coins-gained = { $player ->
    [you] Zyskujesz
   *[other] { $player } zyskuje
} { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
escort-came = Wraz z miastem Białego Rycerza przybywa { $player ->
    [you] twoja armia
   *[other] armia gracza { $player }
}.
dragon-slain = { $player ->
    [you] Pokonujesz Szalejącego Smoka i zabierasz
   *[other] { $player } pokonuje Szalejącego Smoka i zabiera
} go za 2 punkty.
rogues-paid = { $player ->
    [you] Banda Łotrów zabiera ci 1 monetę
   *[other] Banda Łotrów zabiera 1 monetę graczowi { $player }
}.
merchants-taken = { $player ->
    [you] Zabierasz
   *[other] { $player } zabiera
} 2 monety kupców⟨ z { $region }⟩.
token-taken = { $player ->
    [you] Zabierasz
   *[other] { $player } zabiera
} żeton⟨ z { $region }⟩{ $hidden ->
    [yes] {" "}{ $player ->
        [you] i odkrywasz
       *[other] i odkrywa
    }: { $token }
   *[no] , { $token }
}; daje to { $effect }.
token-comes = { $player ->
    [you] Zabierasz
   *[other] { $player } zabiera
} zakryty żeton⟨ z { $region }⟩. Nie jest jeszcze znany.
effect-elixirs = { $number ->
    [one] 1 eliksir
    [few] { $number } eliksiry
   *[many] { $number } eliksirów
}
effect-army = { $number ->
    [one] 1 armię
    [few] { $number } armie
   *[many] { $number } armii
} więcej przy każdym rozmieszczaniu
effect-move = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} więcej przy każdym ruchu
effect-coins = { $number ->
    [one] 1 monetę
    [few] { $number } monety
   *[many] { $number } monet
}
effect-points = { $number ->
    [one] 1 punkt zwycięstwa
    [few] { $number } punkty zwycięstwa
   *[many] { $number } punktów zwycięstwa
}
effect-cost = { $number ->
    [one] 1 punkt zwycięstwa
    [few] { $number } punkty zwycięstwa
   *[many] { $number } punktów zwycięstwa
} mniej
effect-ties = lepsze miejsce przy każdym remisie
army-kept = Czerwona Czarodziejka zatrzymuje { $other ->
    [you] twoją armię
   *[other] armię gracza { $other }
}.
coin-taken = { $other ->
    [you] 1 twoja moneta
   *[other] 1 moneta gracza { $other }
} trafia do { $player ->
    [you] ciebie, Króla Bandytów
   *[other] Króla Bandytów, gracza { $player }
}.
tokens-seen = { $player ->
    [you] Oglądasz
   *[other] { $player } ogląda
} { $count ->
    [one] zakryty żeton
    [few] zakryte żetony
   *[many] zakryte żetony
}⟨ na { $regions }⟩; { $count ->
    [one] jego
    [few] ich
   *[many] ich
} treść pozostaje tajemnicą.
card-came = Do rzędu dochodzi karta { $card }, na miejsce { $place }.
card-comes = Do rzędu dochodzi nowa karta, na miejsce { $place }. Nie jest jeszcze znana.

# Dlaczego czegoś nie można zrobić. Numer zasady podaje sam błąd.
no-over = gra jest skończona
no-deal = najpierw trzeba rozdać karty
no-step = teraz nie o to chodzi: { $asked }
asked-lay = { $player ->
    [you] kładziesz planszę
   *[other] { $player } kładzie planszę
}
asked-centre = { $player ->
    [you] wybierasz planszę środkową
   *[other] { $player } wybiera planszę środkową
}
asked-start = { $player ->
    [you] wybierasz region startowy
   *[other] { $player } wybiera region startowy
}
asked-explore = { $player ->
    [you] kładziesz żeton eksploracji
   *[other] { $player } kładzie żeton eksploracji
}
asked-citadel = { $player ->
    [you] kładziesz cytadelę
   *[other] { $player } kładzie cytadelę
}
asked-dragon = { $player ->
    [you] kładziesz smoka
   *[other] { $player } kładzie smoka
}
asked-portal = { $player ->
    [you] kładziesz portal
   *[other] { $player } kładzie portal
}
asked-rogues = { $player ->
    [you] kładziesz łotrów
   *[other] { $player } kładzie łotrów
}
asked-merchant = { $player ->
    [you] kładziesz monety kupców
   *[other] { $player } kładzie monety kupców
}
asked-shared = { $player ->
    [you] stawiasz po jednej armii każdego gracza
   *[other] { $player } stawia po jednej armii każdego gracza
}
asked-neutral = { $player ->
    [you] stawiasz neutralną armię
   *[other] { $player } stawia neutralną armię
}
asked-bid = { $player ->
    [you] licytujesz
   *[other] { $player } licytuje
}
asked-first = { $player ->
    [you] wyznaczasz, kto zaczyna
   *[other] { $player } wyznacza, kto zaczyna
}
asked-take = { $player ->
    [you] bierzesz kartę
   *[other] { $player } bierze kartę
}
asked-half = { $player ->
    [you] wybierasz połowę akcji karty
   *[other] { $player } wybiera połowę akcji karty
}
asked-place = { $player ->
    [you] rozmieszczasz armie
   *[other] { $player } rozmieszcza armie
}
asked-move = { $player ->
    [you] przesuwasz armie
   *[other] { $player } przesuwa armie
}
asked-city = { $player ->
    [you] możesz zbudować miasto
   *[other] { $player } może zbudować miasto
}
asked-destroy = { $player ->
    [you] możesz zniszczyć armię
   *[other] { $player } może zniszczyć armię
}
asked-queen = { $player ->
    [you] możesz wziąć jeszcze jedną kartę
   *[other] { $player } może wziąć jeszcze jedną kartę
}
no-lay-used = ta plansza już leży
no-lay-desert = ta strona może być tylko planszą środkową
no-lay-turn = w prostokącie plansze leżą prosto albo do góry nogami
no-centre = planszą środkową musi być inna strona
no-start = region startowy to region planszy środkowej z własnym szlakiem na inną planszę
no-token-taken = na ⟨{ $region }|tym regionie⟩ leży już żeton
no-region = ⟨{ $region }|ten region⟩ nie jest na tej mapie
no-merchant = monety tej planszy idą na jeden z jej własnych regionów
no-shared = wspólne armie idą na wyspę, która nie leży na planszy środkowej
no-bid = masz { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
no-price = ta karta kosztuje { $price }, a masz { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
no-card = tam nie leży żadna karta
no-half = z tą połową nic nie można zrobić
no-place = armie stawia się na regionie startowym albo tam, gdzie masz miasto
no-army = nie masz armii⟨ na { $region }⟩
no-border = ⟨{ $to }|ten region⟩ nie sąsiaduje z ⟨{ $from }|regionem, z którego wychodzi armia⟩
no-points = ten krok kosztuje { $cost }, a do wydania: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
no-own = własnych armii nie można niszczyć
no-target = { $other } nie ma armii⟨ na { $region }⟩
no-immune = armie gracza { $other } są nietykalne
no-coin-king = tylko Król Bandytów zabiera monetę
no-coin = { $other } nie ma monety albo nie może jej mieć
no-legal = to jest tu niedozwolone

# Odmowy poza zasadami kroku.
view-closed = w widoku nie można grać: to, co ukryte, trzeba rozdać na nowo
bid-final = miejsce { $seat } już licytowało, a stawka jest ostateczna; teraz licytują: { $others }
chance-over = los nie ma teraz udziału w grze

# Czego nie da się odczytać jako decyzji.
notation-needs = to nie jest decyzja: po { $word } trzeba podać { $needed }
notation-nearest = to nie jest decyzja; { $nearest }
notation-example = to nie jest decyzja; napisz na przykład take lake, half 1, +D4, D4-D5, ^D4, xD4T albo stop
notation-boards = cztery plansze mają numery od 1 do 4
notation-side = „{ $name }” nie jest stroną planszy; { $nearest }
notation-turns = plansze obraca się o 0, 90, 180 albo 270 stopni
notation-nobody = nikt tu nie ma litery { $letter }; { $known }
notation-region = { $name } nie jest regionem; { $nearest }
notation-places = rząd ma miejsca od 1 do { $places }
notation-not-in-row = { $name } nie leży w rzędzie; leżą tam { $cards }
notation-card = „{ $name }” nie jest kartą; { $nearest }
notation-halves = połowy z „albo” to 1 i 2
notation-halves-named = połowy z „albo” to 1 i 2 lub { $kinds }
notation-times = powtórzenie zapisuje się od *2 do *{ $most }
needed-centre = numer planszy, jak centre 2 (L12.10)
needed-start = region, jak start D4 (L2.2)
needed-token = region, jak token D4 (L2.0)
needed-coins = region, jak coins D4 (L12.7)
needed-shared = region, jak shared D4 (L2.4)
needed-neutral = region, jak neutral D4 (L2.5)
needed-bid = liczbę monet, jak bid 3 (L3.1)
needed-first = literę gracza, jak first E (L3.1)
needed-take = kartę albo jej miejsce w rzędzie, jak take lake albo take 2 (L4.1)
needed-half = 1 albo 2, jak half 1 (L4.4)

# Liczby rzeczy.
count-point = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
count-coin = { $number ->
    [one] 1 moneta
    [few] { $number } monety
   *[many] { $number } monet
}
count-army = { $number ->
    [one] 1 armia
    [few] { $number } armie
   *[many] { $number } armii
}
count-city = { $number ->
    [one] 1 miasto
    [few] { $number } miasta
   *[many] { $number } miast
}
count-card = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
count-elixir = { $number ->
    [one] 1 eliksir
    [few] { $number } eliksiry
   *[many] { $number } eliksirów
}

# Karty. Każda rodzina ma słowo wspólne dla wszystkich tytułów swoich kart; -of to jego forma obok słowa „karta”.
card-ancient-phoenix = Feniks Pradawnych
card-ancient-sage = Mędrzec Pradawnych
card-ancient-tree-spirit = Duch Drzew Pradawnych
card-ancient-woods = Puszcza Pradawnych
card-cursed-banshee = Banshee Przeklętych
card-cursed-gargoyles = Gargulce Przeklętych
card-cursed-king = Król Przeklętych
card-cursed-mausoleum = Mauzoleum Przeklętych
card-cursed-tower = Wieża Przeklętych
card-dire-dragon = Smok Grozy
card-dire-eye = Oko Grozy
card-dire-giant = Olbrzym Grozy
card-dire-goblin = Goblin Grozy
card-dire-ogre = Ogr Grozy
card-forest-elf = Elf Lasu
card-forest-gnome = Gnom Lasu
card-forest-pixie = Chochlik Lasu
card-forest-tree-town = Nadrzewne Miasto Lasu
card-graveyard = Cmentarz
card-lake = Jezioro
card-night-hydra = Hydra Nocy
card-night-village = Wioska Nocy
card-night-wizard = Czarodziej Nocy
card-noble-hills = Wzgórza Szlachetnych
card-noble-knight = Rycerz Szlachetnych
card-noble-unicorn = Jednorożec Szlachetnych
card-stronghold = Twierdza
card-arcane-manticore = Mantykora Arkanów
card-arcane-sphinx = Sfinks Arkanów
card-arcane-temple = Świątynia Arkanów
card-mountain-dwarf = Krasnolud Gór
card-mountain-treasury = Skarbiec Gór
card-castle-or = Zamek
card-castle-and = Zamek
family-ancient = Pradawni
family-ancient-of = Pradawnych
family-cursed = Przeklęci
family-cursed-of = Przeklętych
family-dire = Groza
family-dire-of = Grozy
family-forest = Las
family-forest-of = Lasu
family-night = Noc
family-night-of = Nocy
family-noble = Szlachetni
family-noble-of = Szlachetnych
family-arcane = Arkana
family-arcane-of = Arkanów
family-mountain = Góry
family-mountain-of = Gór

# Żetony eksploracji, strony plansz, przywódcy.
face-magic-spring = Magiczne Źródło
face-cottage = Chata
face-hidden-treasure = Ukryty Skarb
face-magic-book = Księga Magii
face-stable = Stajnia
face-poison-swamp = Trujące Bagno
side-horseshoe = podkowa
side-citadel = cytadela
side-desert = pustynia
side-meadows = łąki
side-volcano = wulkan
side-ice = lód
side-tall = skały
side-fern = paproć
leader-fairy-queen-title = Królowa Wróżek
leader-bandit-king-title = Król Bandytów
leader-red-sorceress-title = Czerwona Czarodziejka
leader-white-knight-title = Biały Rycerz
neutral-name = Neutralny

# Chwila gry i to, o co się pyta, bez kropki na końcu.
moment-deal = przed rozdaniem
moment-set-up = przygotowanie
moment-bidding = licytacja
moment-card = karta { $card } z { $cards }
moment-end = koniec
moment-match = gra { $game } z 3, { $moment }
step-deal = Pora na kolejne rozdanie
step-lay = { must } położyć planszę: { $slot }
step-centre = { must } wybrać planszę środkową
step-start = { must } położyć żeton startowy
step-explore = { must } położyć żeton eksploracji: { $token }
step-citadel = { must } położyć cytadelę
step-dragon = { must } położyć smoka
step-portal = { must } położyć portal
step-rogues = { must } położyć łotrów
step-merchant = { must } położyć dwie monety kupców: { $slot }
step-shared = { must } postawić po jednej armii każdego gracza poza środkiem
step-neutral = { must } postawić neutralną armię; zostało: { $left }
step-bid = { $player ->
    [you] Masz licytować
   *[other] { $players } { $count ->
        [one] ma
        [few] mają
       *[many] mają
    } licytować
}
step-first = { must } wyznaczyć, kto zaczyna
step-take = { must } wziąć kartę
step-half = { must } wybrać: { $choice } ({ $card })
step-place = { may } rozmieszczać armie; zostało: { $left } ({ $card })
step-move = { may } ruszać armie; zostało punktów: { $left } ({ $card })
step-city = { may } zbudować miasto ({ $card })
step-destroy = { may } zniszczyć armię ({ $card })
step-queen = { may } dzięki Królowej Wróżek wziąć jeszcze jedną kartę
phase-deal = rozdanie
phase-lay = układanie plansz
phase-centre = plansza środkowa
phase-start = region startowy
phase-explore = żetony eksploracji
phase-citadel = cytadele
phase-dragon = smok
phase-portal = portale
phase-rogues = łotrzy
phase-merchant = miasta kupieckie
phase-shared = wspólne armie
phase-neutral = neutralne armie
phase-bid = licytacja
phase-first = gracz zaczynający
phase-take = wzięcie karty
phase-half = wybór połowy
phase-place = rozmieszczanie armii
phase-move = ruch armii
phase-city = budowa miasta
phase-destroy = niszczenie armii
phase-queen = ostatnia karta Królowej Wróżek
phase-over = koniec gry
won = Koniec gry. { $winners ->
    [you] Wygrywasz
   *[other] { $winners } { $count ->
        [one] wygrywa
        [few] wygrywają
       *[many] wygrywają
    }
}, mając { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $tie ->
    [none] {""}
    [shared] , przy remisie we wszystkim
   *[other] , tyle co { $others ->
        [you] ty
       *[other] { $others }
    }, ale też { $tie ->
        [book] Magiczną Księgę, która rozstrzyga remisy
        [coins] więcej monet
        [armies] więcej armii na mapie
       *[regions] więcej regionów
    }
} ({ $rule })
end-cards = wszyscy wzięli ostatnią kartę
end-match = skończyła się trzecia gra meczu
token-unknown = jeden z sześciu, zakryty

# Mapa słowami.
slot-centre = na środku
slot-left = po lewej
slot-right = po prawej
slot-below = na dole
slot-top-left = u góry po lewej
slot-top-right = u góry po prawej
slot-bottom-left = u dołu po lewej
slot-bottom-right = u dołu po prawej
turn-0 = prosto
turn-1 = obrót w prawo
turn-2 = do góry nogami
turn-3 = obrót w lewo
board-laid = { $slot }: { $side }, { $turn }
board-laid-centre = { $slot }: { $side }, { $turn }, plansza środkowa
board-none = Nie leży jeszcze żadna plansza
lying-start = region startowy
lying-citadel = cytadela
lying-dragon = smok
lying-portal = portal
lying-rogues = łotrzy
lying-coins = 2 monety
lying-hidden = { $face } (żeton zakryty)
lying-seen = { $face } (żeton zakryty; widzieli: { $people })
region-empty = pusto
controlled-by = pod kontrolą gracza { $player }
nobody = nikt
ways-land = lądem do { $regions }
ways-bridge = mostem do { $regions }
ways-portal = portalem do { $regions }
ways-sea = morzem do { $regions }
ways-none = bez sąsiadów

# Karty słowami.
do-place = rozmieść { $number }
do-move = ruch { $number }
do-city = zbuduj miasto
do-destroy = zniszcz armię
do-or = { $first } albo { $second }
do-and = { $first }, potem { $second }
gift-move = +{ $number } do ruchu
gift-army = { $number ->
    [one] +{ $number } armia
    [few] +{ $number } armie
   *[many] +{ $number } armii
}
gift-flying = { $number ->
    [1] latanie
   *[other] latanie { $number }
}
gift-family = 1 punkt za każdą kartę { $family }
gift-set = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $cards ->
    [one] 1 kartę { $family }
    [few] { $cards } karty { $family }
   *[many] { $cards } kart { $family }
}
gift-per-flying = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każde latanie
gift-per-coins = 1 punkt za { $coins ->
    [one] każdą monetę
    [few] każde { $coins } monety
   *[many] każde { $coins } monet
}
gift-immune = nietykalność
gift-nothing = nic
use-move = do ruchu
use-army = do armii
use-flying = latanie
use-elixirs = eliksiry
use-points = za punkty
use-immune = nietykalność
use-other = inne
use-line = { $use }: { $titles }

# Co ma miejsce przy stole.
source-region = regiony
source-island = wyspy
source-citadel = cytadele
source-card = karty
source-elixirs = eliksiry
source-token = żetony
source-dragon = smok
source-leader = przywódca
score-region = region: { $name }
score-island = wyspa { $name }
score-citadel = cytadela na { $name }
score-elixirs = najwięcej eliksirów
bonus-flying = latanie { $number }
bid-none = jeszcze nie
tie-die = Równe stawki: rozstrzyga kość (L12.8)
tie-age = Równe stawki: wygrywa najmłodszy; od najmłodszego { $players } (L3.2)
trophy-dragon = smok
trophy-kept = { $number ->
    [one] 1 zatrzymana armia
    [few] { $number } zatrzymane armie
   *[many] { $number } zatrzymanych armii
}
state-won = wygrywa
state-founder = założyciel
state-on-turn = gra teraz
state-to-decide = decyduje
total-all = razem { $points }
total-before = wcześniej { $points }
seat-points-now = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}, gdyby gra skończyła się teraz
seat-total = razem { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
seat-total-before = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
} z poprzednich gier
seat-supply = { $armies ->
    [one] 1 armia
    [few] { $armies } armie
   *[many] { $armies } armii
} i { $cities ->
    [one] 1 miasto
    [few] { $cities } miasta
   *[many] { $cities } miast
} w zasobach
seat-leader = przywódca: { $leader }
seat-bid = stawka { $bid }

# Cała pozycja, wiersz po wierszu.
described = Legends, liczba graczy: { $players }, { $moment }.
described-seat = Miejsce { $seat }, { $player } ({ $letter }): { $words }.
described-seat-state = Miejsce { $seat }, { $player } ({ $letter }), { $state }: { $words }.
described-place = Miejsce { $place } w rzędzie, { $price ->
    [one] 1 moneta
    [few] { $price } monety
   *[many] { $price } monet
}, { $title }: { $ability }; { $action }.
described-deck = W talii: { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}.
described-island = Wyspa { $regions }; kontrola: { $holder }.
described-region = { $region }: { $words }; { $ways }.

# Rysunki: tytuły, objaśnienia, kolumny.
title = Legends, { $moment }: { $step }
name-moment = Legends, { $moment }
column-region = Gdzie
column-held = Czyje
column-armies = Armie
column-neighbours = Sąsiedzi
column-here = Tutaj
column-place = Nr
column-cost = Cena
column-card = Karta
column-action = Akcja
column-ability = Zdolność
island-line = Wyspa { $regions }:
deck-line = Talia: { $cards }
key = Objaśnienia:
key-pieces = { $letter }3^1 3 armie i 1 miasto ({ $player })
key-neutral = N2 2 neutralne armie
key-land = C1 sąsiad lądem
key-bridge = { $sign }C2 mostem
key-portal = { $sign }V1 portalami
key-sea = { $sign }H2 morzem
key-cost = krok kosztuje 1, morzem { $prices }
cards-of = karty { $cards }/{ $most }
supply-line = zasoby { $armies ->
    [one] 1 armia
    [few] { $armies } armie
   *[many] { $armies } armii
} { $cities ->
    [one] 1 miasto
    [few] { $cities } miasta
   *[many] { $cities } miast
}
label-bid = stawka:
label-leader = przywódca:
label-points = punkty:
label-bonuses = premie:
label-cards = karty:
seat-number = miejsce { $seat }
legend-points = punkty w tej chwili
legend-moment = { $moment } · talia { $cards }
legend-coins = monety
legend-cards = karty
legend-armies = armie w zasobach
legend-cities = miasta
legend-flying = latanie
legend-elixirs = eliksiry
legend-moves = dodatek do ruchu
legend-immune = nietykalność
legend-looked = { $letters } na żetonie: ci gracze go obejrzeli
row-empty = brak karty
row-taken = wzięta: { $player }
hover-card = { $title }, { $price ->
    [one] 1 moneta
    [few] { $price } monety
   *[many] { $price } monet
}: { $ability }; { $action }
hover-island = wyspę kontroluje { $letter }
hover-island-nobody = wyspy nie kontroluje nikt
sign-family = 1 / { $family }
sign-set = { $points } : { $cards }× { $family }
sign-per-flying = { $points } za latanie
sign-per-coins = 1 za { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
chip-city = miasto
chip-destroy = zniszcz
joint-or = albo
joint-and = potem
mark-lay = tu kładzie się planszę
mark-put = tu postawić
mark-step = krok za tyle punktów
mark-sail = morzem za tyle punktów
mark-city = zbudować miasto
mark-destroy = zniszczyć armię
mark-take = wziąć tę kartę
mark-first = wyznaczyć: zaczyna

# Co można ustalić przed grą, każde z jednym wierszem objaśnienia.
variant-match = Mecz
variant-match-note = trzy gry, których punkty się sumuje
variant-explore = Żetony eksploracji
variant-explore-note = pięć żetonów na mapie; pierwsze miasto w regionie zabiera leżący tam żeton
variant-citadels = Cytadele
variant-citadels-note = trzy regiony warte o punkt więcej dla tego, kto je kontroluje
variant-dragon = Szalejący Smok
variant-dragon-note = kto wprowadzi do jego regionu o jedną armię więcej, niż smok zniesie, pokonuje go za 2 punkty
variant-portals = Magiczne Portale
variant-portals-note = dwa regiony, które liczą się jako sąsiednie
variant-rogues = Banda Łotrów
variant-rogues-note = wejście do ich regionu kosztuje monetę
variant-seven-cards = Rząd siedmiu kart
variant-seven-cards-note = w rzędzie leży siódma karta, za 3 monety
variant-leaders = Przywódcy
variant-leaders-note = każdy gracz dostaje przywódcę z własną mocą
variant-merchants = Miasta kupieckie
variant-merchants-note = dwie monety na każdej planszy dla tego, kto zbuduje tam pierwsze miasto
variant-die = Remis rozstrzyga kość
variant-die-note = o równych stawkach decyduje kość, a nie wiek
variant-swamp = Trujące Bagno
variant-swamp-note = żetony eksploracji leżą zakryte, a jeden z nich kosztuje punkt
variant-rectangle = Prostokąt
variant-rectangle-note = cztery plansze leżą po dwie zamiast w kształcie litery T
printing-2018 = Wydanie z 2018
printing-2018-note = zasady ze wszystkimi wariantami
printing-first-printing = Pierwsze wydanie
printing-first-printing-note = jak w pierwszym wydaniu: więcej armii na początku i twardszy smok

# Co jest nie tak z opcjami.
fault-players = { $players } to nie 2, 3 ani 4
fault-printing = nieznane wydanie { $name }; { $nearest }
fault-variant = nieznany wariant { $name }; { $nearest }
fault-swamp = w „swamp” gra się tylko razem z „explore”

# Co jest nie tak z pozycją. $letter to znak gracza.
position-before-bids = cztery plansze i region startowy są ustalone przed licytacją
position-first-named = wyznacza się przed pierwszą turą
position-armies = { $letter } ma więcej niż 18 armii
position-cities = { $letter } ma więcej niż 3 miasta
position-kept = tylko Czerwona Czarodziejka zatrzymuje armie, i to innych graczy
position-neutral = jest więcej armii neutralnych, niż ma gra
position-count-setup = liczy tylko decyzje kroku przygotowania
position-neutral-left = to 0, chyba że właśnie wystawia się armie neutralne
position-no-action = teraz nie trwa żadna akcja
position-first-after = wyznacza się po licytacji
position-queen-when = Królową Wróżek pyta się, gdy gra miałaby się skończyć
position-no-totals = żadna gra meczu nie jest skończona
position-result-given = jest podany, choć gra trwa
position-decider = musi to być miejsce, którego jest tura
position-row = zajętych miejsc jest teraz: { $places }; puste są po prawej stronie
position-row-acting = zajętych miejsc jest teraz: { $places }; podczas akcji jedno miejsce jest puste
position-bid-purse = to więcej, niż jest w sakiewce
position-bids-in = wszystkie już są, więc się je odsłania
position-decider-bid = musi to być pierwsze miejsce, które nie licytowało
position-bids = po licytacji muszą być wszystkie, żadna ponad pierwszą sakiewkę
position-decider-won = musi to być zwycięzca licytacji
position-queen-only = gdy wszyscy mają komplet kart, pyta się tylko Królową Wróżek
position-cards-turn = gracze biorą po kolei po jednej karcie
position-cards-all = każdy ma tyle kart: { $number }, więc gra jest skończona
position-action-card = musi to być karta miejsca, którego jest tura
position-no-or = karta nie ma „albo”
position-half-part = żadna część nie trwa podczas wyboru połowy
position-half-nothing = w żadnej połowie nic nie można zrobić, więc się ją pomija
position-part = część { $part } karty to nie { $step }
position-points = ta część karty ma najwyżej { $most }
position-part-nothing = w tej części nic nie można zrobić, więc się ją pomija
position-queen-once = Królową Wróżek pyta się raz, gdy gra miałaby się skończyć
position-cards-end = na końcu każdy ma tyle kart: { $number }
position-match = mecz kończy się po trzeciej grze
position-totals = muszą to być punkty gry: { $points }
position-result = nie wymienia tego, kto wygrał na punkty
position-fresh = przed pierwszym rozdaniem nic nie leży na stole, a decyduje założyciel
position-central-side = strona, która musi być planszą środkową, leży gdzie indziej
position-rectangle = plansze prostokąta leżą prosto albo do góry nogami
position-centre = to nie ta plansza, która musi być środkowa
position-start = musi mieć własny szlak na inną planszę
position-explore = na mapie lub wzięte są pierwsze żetony w liczbie { $number }, żadne inne
position-tokens = w grze jest teraz { $due }, a nie { $number }
position-merchants = plansza { $board } ma monety w tylu regionach: { $number }
position-explore-taken = kto zbudował miasto w { $region }, wziął żeton
position-merchants-taken = kto zbudował miasto w { $region }, wziął monety
position-dragon = pokonuje go { $limit }. armia w { $region }
position-count = krok { $step } ma tu decyzji: { $most }
position-laid = ułożono plansz: { $laid }, a to nie zgadza się z krokiem { $step }
position-start-order = region startowy wybiera się po planszach, przed żetonami
position-centre-order = wyznacza się, gdy plansze leżą
position-founder = decyduje założyciel
position-neutral-turns = gracze wystawiają armie neutralne po kolei, założyciel pierwszy
position-neutral-number = musi to być 10 mniej wystawione armie
position-bids-after = są po przygotowaniu gry
position-cards-before = nikt nie ma karty przed pierwszą turą
position-row-laid = wykłada się, gdy żetony są na miejscach
position-coins = w tym kroku to { $coins }
position-kept-before = żadnej armii nie niszczy się przed pierwszą turą
position-mustered = armie nie stoją tam, gdzie stawia je przygotowanie gry

# Co jest nie tak z plikami kart, plansz i żetonów. $near to najbliższa znana nazwa albo wszystkie.
component-list-cards = musi być listą kart
component-list-tokens = musi być listą żetonów
component-list-steps = musi być listą kroków takich jak { $example }
component-list-islands = musi być listą wysp, a każda z nich listą regionów
component-list-regions = musi być listą regionów
component-list-pairs = musi być listą par regionów
component-number = musi być liczbą całkowitą od { $least } do { $most }
component-only = musi być { $number }
component-flag = musi być prawdą lub fałszem (true lub false)
component-id = musi składać się z małych liter, cyfr i pojedynczych łączników, na początku litera, jak { $example }, najwyżej { $most }
component-id-taken = identyfikator { $id } jest już zajęty przez { $other }
component-words = musi być wierszem od 1 do { $most } znaków, bez odstępów wokół
component-cards-most = kart może być najwyżej { $most }, a nie { $given }
component-mode-one = akcja w trybie { $mode } ma jeden krok, a nie { $given }
component-mode-two = akcja w trybie { $mode } ma dwa kroki, a nie { $given }
component-mode-unknown = żaden tryb nie nazywa się { $name }; { $near }
component-mode-text = musi być jednym z tekstów: { $known }
component-step = musi być dokładnie jednym z: { $known }; podano { $given }
component-families-most = rodzin może być najwyżej { $most }, a nie { $given }
component-family-size = kart rodziny { $family } jest tylko { $size }, a nie { $wanted }
component-family-unknown = żadna karta nie należy do rodziny { $name }; { $near }
component-deck = na liczbę graczy { $players } jest tylko { $deck }, a każdy bierze { $each }: potrzeba co najmniej { $least }
component-effect = musi mieć co najmniej jedno z: { $known }
component-points = musi być liczbą całkowitą od -{ $most } do { $most }, różną od 0
component-tokens = żetonów eksploracji musi być { $wanted }, a nie { $given }, a oprócz nich bagno
component-swamps = dokładnie jeden z nich musi mieć swamp = true, a nie { $given }
component-ties = remisy rozstrzyga tylko jeden żeton, a robi to już { $other }
component-side-name = nazwa strony składa się z małych liter, cyfr i pojedynczych łączników, na początku litera, najwyżej { $most }
component-no-island = strona ma co najmniej jedną wyspę
component-no-region = wyspa ma co najmniej jeden region
component-region-name = { $name } nie jest nazwą regionu: to wielka litera i liczba od 1 do 99
component-region-taken = nazwę { $name } ma już region strony { $other }
component-region-text = musi być nazwą regionu, na przykład H1
component-region-unknown = żaden region tej strony nie nazywa się { $name }; { $near }
component-pair = musi być parą regionów
component-pair-itself = łączy { $region } z nim samym
component-pair-again = łączy { $one } i { $two } po raz drugi
component-exit = brakuje tego pola: szlak wychodzi z każdej krawędzi
component-centre = muszą to być dwie liczby od 0 do 1
component-centre-taken = jest już środkiem { $other }
component-land = { $one } i { $two } są na różnych wyspach, które nie mają granicy lądowej
component-bridge = { $one } i { $two } są na tej samej wyspie: mosty prowadzą na inną
component-apart = żadne granice lądowe nie prowadzą z { $region } do { $others }
component-islands-apart = żadne jej mosty ani szlaki morskie nie prowadzą z wyspy { $region } do { $others }
component-sides = plansza { $board } musi mieć dwie strony, a nie { $given }
component-smallest = najmniejsza mapa ({ $sides }) ma regionów: { $regions }; region startowy i żetony potrzebują { $least }
component-central = jest tylko jedna plansza środkowa, a musi nią już być { $other }
component-regions-most = wszystkie strony razem mogą mieć najwyżej { $most } regionów, a nie { $given }
component-islands-most = wszystkie strony razem mogą mieć najwyżej { $most } wysp, a nie { $given }
# Co jest nie tak z postacią pozycji, mapy, rozdania lub opcji.
position-ages = { $ages } nie wymienia każdego z { $identities } raz
position-single-letters = musi być listą pojedynczych liter
position-no-game = nie ma gry { $game }
position-action = part musi być 0 lub 1, a points od 0 do 60
position-boards = ułożono plansz: { $given }, a są 4
position-no-side = { $name } nie jest stroną planszy
position-side-laid = plansza strony { $name } już leży
position-turns = { $turn } to nie 0 do 3 ćwierćobrotów
position-no-slot = nie ma miejsca na planszę { $slot }
position-region-twice = wymienia region dwa razy
position-no-region = { $name } nie jest regionem tej mapy
position-tokens-there = w { $region } leży więcej niż jeden żeton
position-leaders = musi mieć po jednym wpisie na miejsce, a bez wariantu żadnego
position-leader-missing = jednego brakuje
position-different = muszą być różne spośród { $names }
position-total = { $total } nie jest sumą punktów zwycięstwa
position-bid = { $bid } nie jest stawką
position-neutral-city = neutralny kolor nie buduje miast
position-garrison = musi to być od 0 do 18 armii i od 0 do 3 miast
position-everybody = musi wymieniać każdego raz
position-nobody = nie wymienia nikogo przy tym stole
position-explore-number = ma żetonów: { $given }, a w tej grze jest ich { $wanted }
position-explore-order = musi być w kolejności { $names }
position-no-face = nie ma awersu
position-face-up = leży odkryty, więc każdy go zna
position-not-placed = nie jest położony, więc nikt go nie widział
position-token-taken = jest wzięty, więc nigdzie nie leży i każdy go zna
position-slayer = jego pogromcy nie ma przy tym stole
position-slain = jest pokonany, więc nigdzie nie leży
position-no-variant = jest na mapie, ale nie wśród wariantów
position-row-places = ma miejsc: { $given }, a nie { $places }
position-no-card = { $name } nie jest kartą tej gry
position-card-twice = { $name } leży w więcej niż jednym miejscu
position-deck-names = ma karty bez nazwy
position-cards-number = kart jest { $given } z { $cards }
position-card-nowhere = { $name } przed nikim nie leży
position-sees-more = miejsce { $seat } nie może wiedzieć wszystkiego, co pokazuje ten widok
position-sees-less = miejsce { $seat } wie więcej, niż pokazuje ten widok
position-whole = gra zaczyna się od całej pozycji, a nie od widoku
position-line-cut = nie jest całym wierszem: czegoś brakuje albo coś zmieniono
position-coins-most = { $held } to więcej niż { $most } na początek
position-coins-most-group = { $held } razem u graczy { $letters } to więcej niż { $most } na początek
position-coins-sources = { $held } to więcej niż { $most }: { $sources }
position-coins-sources-group = { $held } razem u graczy { $letters } to więcej niż { $most }: { $sources }
coins-start = { $coins } na początek
coins-bid = { $coins } za licytację ({ $rule })
coins-cards = { $coins } z kart ({ $rule })
coins-tokens = { $coins } z żetonów ({ $rule })
coins-merchants = { $coins } od kupców ({ $rule })
coins-king = { $coins } zabrane przez Króla Bandytów ({ $rule })
map-empty = nie leży tam plansza, a mają leżeć cztery
map-number = na mapie jest { $given }, a w tej grze jest ich { $most }
map-merchants = na każdej planszy monety ma jeden region, a na { $side } jest ich { $number }
deal-leaders = musi wymieniać po jednym przywódcy na miejsce, każdego innego
deal-leader = { $name } nie jest przywódcą
deal-field = { $word } nie jest polem tego rozdania albo występuje dwa razy
deal-field-missing = brakuje pola { $name }
deal-missing = brakuje wartości { $name }
deal-twice = { $name } występuje więcej niż raz
deal-strange = { $name } tu nie pasuje
deal-setup-long = ma decyzji: { $given }, a wystarczy { $enough }
deal-setup-decision = decyzja { $number }: { $reason }
deal-setup-ends = kończy się na kroku { $step }
fault-variants-text = { $given } to tekst, a nie lista nazw; należy napisać { $names }
fault-ages = { $ages } nie wymienia każdego miejsca raz

# Opcje
option-quick-setup = Szybkie przygotowanie
option-quick-setup-note = Plansze, region startowy i żetony są losowane, nie układa ich założyciel
fault-position-view = to tylko wiedza jednego miejsca; gra zaczyna się od całej pozycji

# Tables
goal = Miej najwięcej punktów zwycięstwa, gdy każdy weźmie po { $cards } kart.
goal-match = Miej najwięcej punktów zwycięstwa po trzech grach, w każdej po { $cards } kart na gracza.
bid-made = { $player } ma już swoją stawkę.
cards-dealt = Talia, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, jest potasowana{ $laid ->
    [0] {""}.
   *[other] , a plansze są ułożone: { $boards }.
}
undo-bid = stawki są ostateczne
undo-deal = karty są już rozdane
undo-card = odsłoniła się karta
undo-token = odsłonił się żeton

# Terminal
write-lay = położyć planszę stroną pustynia, obróconą w prawo o 90 stopni (0, 90, 180 albo 270)
write-see-boards = zobaczyć obie strony plansz, które zostały
write-centre = wyznaczyć drugą planszę na środkową
write-start = położyć żeton startowy na D4
write-token = położyć żeton na D4
write-merchant = położyć na D4 monety kupców tej planszy
write-shared = postawić na D4 po jednej armii każdego gracza
write-neutral = postawić neutralną armię na D4
bid-or-number = bid 3 lub 3
write-bid = postawić 3 monety, w tajemnicy: nikt tego nie widzi, póki nie ma wszystkich stawek
write-first = niech zaczyna Przypływ
write-take = wziąć kartę Jezioro
write-take-place = wziąć kartę z drugiego miejsca
write-whole-turn = cała tura w jednym wierszu
write-half = pierwsza z dwóch akcji
write-half-named = akcja ruchu
write-stop-half = żadna z nich
write-place = postawić armię na D4
write-place-several = postawić trzy
write-stop-place = nie stawiać więcej
write-walk = ruszyć armię z D4 na D5
write-walk-on = poprowadzić ją dalej na D6
write-walk-several = ruszyć dwie armie
write-stop-walk = nie ruszać się więcej
write-city = zbudować miasto na D4
write-stop-city = nie budować żadnego
write-destroy = zniszczyć armię gracza Przypływ na D4 (N: neutralną)
write-rob = Król Bandytów zabiera też monetę graczowi Przypływ
write-stop-destroy = nie niszczyć żadnej
write-queen = wziąć jeszcze jedną kartę, drugą
write-stop-queen = nie brać żadnej
score-of = { $player }: { $points }
score-of-now = { $player }: { $points }, gdyby gra skończyła się teraz
points-of-region = region: { $name }
points-of-island = wyspa { $name }
points-of-citadel = cytadela na { $name }
points-of-card = karta „{ $name }”
points-of-elixirs = eliksiry { $name }
points-of-token = żeton „{ $name }”
points-of-dragon = smok { $name }
points-of-leader = przywódca: { $name }
match-so-far = we wszystkich dotychczasowych grach meczu
match-before = we wcześniejszych grach meczu
boards-to-lay = Plansze do położenia, każda jedną z dwóch stron (A1-A2 lądem, A1=A2 przez most, A1~A2 morzem):
board-number = Plansza { $number }
side-islands = { $count ->
    [one] wyspa { $islands }
   *[other] wyspy { $islands }
}
side-central = { $told }; leży na środku albo nie jest używana (L2.1)
side-exits = szlaki morskie przez krawędzie: { $exits }
edge-top = góra { $region }
edge-right = prawo { $region }
edge-bottom = dół { $region }
edge-left = lewo { $region }

# Titles of achievements.

achievement-first = Pierwszy sztandar
achievement-three = Trzy korony
achievement-four = Cztery strony mapy
achievement-leaders = Urodzony przywódca
achievement-explore = W nieznane
achievement-citadels = Za grubym murem
achievement-dragon = Pora smoka
achievement-portals = Po drugiej stronie lustra
achievement-rogues = Droga z mytem
achievement-merchants = Czas na handel
achievement-seven-cards = W czym wybierać
achievement-rectangle = Pod kątem prostym
achievement-swamp = Mokre buty
achievement-die = Niech zdecyduje los
achievement-match = Długa kampania
achievement-at-once = Bogata opowieść
achievement-all = Wszystkie legendy

# What to train after lost games.

advice-close = W { $games } z { $lost } ostatnich przegranych gier brakło ci najwyżej { $behind } punktów. Na końcu porównaj, ile da każda karta.
advice-outscored = W { $games } z { $lost } ostatnich przegranych gier zwycięzca miał wyraźną przewagę. W trakcie gry licz punkty wszystkich i wcześnie obejmij prowadzenie.
