# Co przemawia za ruchem lub przeciw niemu, po polsku. Mowa o graczu, który wykonuje ruch; $player to inny gracz.
# Numery zasad następują po tekście.

points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
coins = { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}

# Obie gry
wins-by-force = wygrywa na pewno: inni nie mogą temu zapobiec
loses-by-force = przegrywa na pewno: cokolwiek się stanie, wygra ktoś inny
shares-by-force = na pewno dzieli zwycięstwo
only-decision = to jedyna dozwolona decyzja
instead = natomiast { $best } { $text }
shares-now = od razu kończy grę i dzieli zwycięstwo
loses-now = od razu kończy grę i ją przegrywa

# Ekö
wins-now = { $how ->
    [points] od razu wygrywa, mając { points } i stolicę
    [last] od razu wygrywa: nikt inny nie ma już dysków
   *[other] od razu kończy grę i wygrywa, mając { points }
}
prevents-win = nie pozwala graczowi { $player } wygrać następnym działaniem
allows-win = pozwala graczowi { $player } wygrać następnym działaniem⟨, { $action }⟩
threatens-win = może wygrać własnym następnym działaniem⟨, { $action }⟩
captures-emperor = pojmuje Cesarza gracza { $player }, wartego 3 punkty
frees-emperor = uwalnia własnego Cesarza
returns-emperor = przywraca Cesarza z rezerwy
emperor-rescued = wyprowadza Cesarza z niebezpieczeństwa
emperor-left = zostawia Cesarza⟨ na { $space },⟩ tam, gdzie przeciwnik może go pojmać
emperor-exposed = stawia Cesarza⟨ na { $space },⟩ tam, gdzie przeciwnik może go pojmać
builds = buduje za { points }, razem { $total }
replaces = odbiera { points } graczowi { $player }, zastępując budynek
wins-pyramid = zdobywa piramidę za { points }
loses-pyramid = oddaje piramidę, a z nią { points }
denies-pyramid = odbiera graczowi { $player } { points } za piramidę
first-capital = ma teraz stolicę, bez której nikt nie wygrywa na punkty
more-capitals = ma o jedną stolicę więcej
denies-capital = pozbawia gracza { $player } stolicy
takes-stack = zdobywa { $discs ->
    [one] pojedynczy dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} gracza { $player }⟨ na { $space }⟩
sends-home = odsyła⟨ z { $space }⟩ dysk gracza { $player }
eliminates = usuwa z gry gracza { $player }
spends-soldiers = płaci dyskami, które nigdy nie wrócą: { $soldiers }
places-discs = ma na planszy o { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} więcej
spends-discs = ma na planszy o { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} mniej
left-in-danger = { $left ->
    [0] {""}
   *[other] ; nadal zagrożone dyski: { $left }⟨, na { $spaces }⟩
}
fewer-in-danger = { $how ->
    [brought] wyprowadza z niebezpieczeństwa { $fewer ->
        [one] 1 dysk
        [few] { $fewer } dyski
       *[many] { $fewer } dysków
    }
   *[spent] ma w zasięgu przeciwników o { $fewer ->
        [one] 1 dysk
        [few] { $fewer } dyski
       *[many] { $fewer } dysków
    } mniej
}{ left-in-danger }
more-in-danger = ma w zasięgu przeciwników o { $more ->
    [one] 1 dysk
    [few] { $more } dyski
   *[many] { $more } dysków
} więcej, razem { $left }⟨, na { $spaces }⟩
reaches-capital = stoi teraz obok stolicy
could-build = może potem budować za { points }

# Legends. $places to regiony albo wyspy nazwane swoimi regionami.
takes-lead = obejmuje prowadzenie: { points } przeciw { $behind }
draws-level = zrównuje się z prowadzącym, mając { points }
bids-nothing = zachowuje monety, ktokolwiek wygra licytację
bids-coins = płaci { coins }, jeśli wygra licytację
region-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
the-regions = { $count ->
    [one] region⟨ ({ $places })⟩
    [few] { $count } regiony⟨ ({ $places })⟩
   *[many] { $count } regionów⟨ ({ $places })⟩
}
by-one = { $by_one ->
    [all] , o jedną armię
    [some] ⟨, w tym { $close } o jedną armię⟩
   *[no] {""}
}
wins-regions = zdobywa { the-regions }, za { region-points }{ by-one }
takes-regions = odbiera { the-regions } graczowi { $player }, za { region-points } z obu stron{ by-one }
loses-regions = traci { the-regions }{ by-one }
denies-regions = sprawia, że { $player } traci { the-regions }{ by-one }
gives-regions = oddaje { the-regions } graczowi { $player }{ by-one }
holds-regions = utrzymuje { the-regions } przewagą tylko jednej armii
secures-regions = utrzymuje teraz { the-regions } przewagą większą niż jedna armia
the-islands = { $count ->
    [one] wyspę⟨ { $places }⟩
    [few] wyspy⟨ { $places }⟩
   *[many] wyspy⟨ { $places }⟩
}
wins-islands = zdobywa { the-islands }, za { region-points }
takes-islands = odbiera { the-islands } graczowi { $player }, za { region-points } z obu stron
loses-islands = traci { the-islands }
denies-islands = sprawia, że { $player } traci { the-islands }
gives-islands = oddaje { the-islands } graczowi { $player }
wins-citadels = ma { $count ->
    [one] cytadelę
    [few] cytadele
   *[many] cytadele
}⟨ na { $places }⟩, za { region-points } więcej
loses-citadels = traci { $count ->
    [one] cytadelę
    [few] cytadele
   *[many] cytadele
}⟨ na { $places }⟩
completes-set = kompletuje zestaw karty { $title }, za { points }
set-progress = ma { $have } z { $cards } kart do zestawu karty { $title }
card-points = ma dzięki karcie { $title } o { points } więcej
card-loses = ma przez kartę { $title } o { points } mniej
denies-card = nie daje graczowi { $player } karty { $title }, która przyniosłaby mu { points }
most-elixirs = ma { $tied ->
    [yes] tyle eliksirów co najlepsi
   *[no] najwięcej eliksirów
}, { $elixirs }, za { points }
slays-dragon = pokonuje Szalejącego Smoka, za 2 punkty
leader-points = ma dzięki przywódcy o { points } więcej
leader-loses = ma przez przywódcę o { points } mniej
takes-token = zabiera żeton „{ $title }”
turns-up-token = odkrywa zakryty żeton⟨ na { $region }⟩
more-moves = odtąd przy każdym ruchu idzie o { $number } dalej
more-armies = odtąd przy każdym rozmieszczaniu stawia o { $number ->
    [one] 1 armię
    [few] { $number } armie
   *[many] { $number } armii
} więcej
more-flying = odtąd przeprawia się przez morze taniej o { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}, najmniej za 1
more-elixirs = zyskuje { $number ->
    [one] 1 eliksir
    [few] { $number } eliksiry
   *[many] { $number } eliksirów
}
immune = ma armie, których nikt nie może zniszczyć
gains-coins = zyskuje { coins }
pays-coins = płaci { coins }
overpriced = przepłaca za kartę { $title } o { coins }: karta { $other } daje tyle samo za mniej
free-card = bierze kartę { $title } za darmo
builds-city = buduje { $count ->
    [one] miasto
    [few] miasta
   *[many] miasta
}⟨ na { $places }⟩
destroys = niszczy { $number ->
    [one] armię
    [few] { $number } armie
   *[many] { $number } armii
} gracza { $player }
places-armies = ma na mapie o { $number ->
    [one] 1 armię
    [few] { $number } armie
   *[many] { $number } armii
} więcej
forgoes-action = rezygnuje z reszty akcji karty { $title }
declines-card = nie bierze karty na końcu gry

# Te same powody, skierowane do gracza, który wykonuje ruch.
you-wins-by-force = wygrywasz na pewno: inni nie mogą temu zapobiec
you-loses-by-force = przegrywasz na pewno: cokolwiek się stanie, wygra ktoś inny
you-shares-by-force = na pewno dzielisz zwycięstwo
you-only-decision = to jedyna dozwolona decyzja
you-shares-now = od razu kończysz grę i dzielisz zwycięstwo
you-loses-now = od razu kończysz grę i ją przegrywasz
you-wins-now = { $how ->
    [points] od razu wygrywasz, mając { points } i stolicę
    [last] od razu wygrywasz: nikt inny nie ma już dysków
   *[other] od razu kończysz grę i wygrywasz, mając { points }
}
you-prevents-win = nie pozwalasz graczowi { $player } wygrać następnym działaniem
you-allows-win = pozwalasz graczowi { $player } wygrać następnym działaniem⟨, { $action }⟩
you-threatens-win = możesz wygrać własnym następnym działaniem⟨, { $action }⟩
you-captures-emperor = pojmujesz Cesarza gracza { $player }, wartego 3 punkty
you-frees-emperor = uwalniasz własnego Cesarza
you-returns-emperor = przywracasz Cesarza z rezerwy
you-emperor-rescued = wyprowadzasz Cesarza z niebezpieczeństwa
you-emperor-left = zostawiasz Cesarza⟨ na { $space },⟩ tam, gdzie przeciwnik może go pojmać
you-emperor-exposed = stawiasz Cesarza⟨ na { $space },⟩ tam, gdzie przeciwnik może go pojmać
you-builds = budujesz za { points }, razem { $total }
you-replaces = odbierasz { points } graczowi { $player }, zastępując budynek
you-wins-pyramid = zdobywasz piramidę za { points }
you-loses-pyramid = oddajesz piramidę, a z nią { points }
you-denies-pyramid = odbierasz graczowi { $player } { points } za piramidę
you-first-capital = masz teraz stolicę, bez której nikt nie wygrywa na punkty
you-more-capitals = masz o jedną stolicę więcej
you-denies-capital = pozbawiasz gracza { $player } stolicy
you-takes-stack = zdobywasz { $discs ->
    [one] pojedynczy dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} gracza { $player }⟨ na { $space }⟩
you-sends-home = odsyłasz⟨ z { $space }⟩ dysk gracza { $player }
you-eliminates = usuwasz z gry gracza { $player }
you-spends-soldiers = płacisz dyskami, które nigdy nie wrócą: { $soldiers }
you-places-discs = masz na planszy o { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} więcej
you-spends-discs = masz na planszy o { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} mniej
you-fewer-in-danger = { $how ->
    [brought] wyprowadzasz z niebezpieczeństwa { $fewer ->
        [one] 1 dysk
        [few] { $fewer } dyski
       *[many] { $fewer } dysków
    }
   *[spent] masz w zasięgu przeciwników o { $fewer ->
        [one] 1 dysk
        [few] { $fewer } dyski
       *[many] { $fewer } dysków
    } mniej
}{ left-in-danger }
you-more-in-danger = masz w zasięgu przeciwników o { $more ->
    [one] 1 dysk
    [few] { $more } dyski
   *[many] { $more } dysków
} więcej, razem { $left }⟨, na { $spaces }⟩
you-reaches-capital = stoisz teraz obok stolicy
you-could-build = możesz potem budować za { points }
you-takes-lead = obejmujesz prowadzenie: { points } przeciw { $behind }
you-draws-level = zrównujesz się z prowadzącym, mając { points }
you-bids-nothing = zachowujesz monety, ktokolwiek wygra licytację
you-bids-coins = płacisz { coins }, jeśli wygrasz licytację
you-wins-regions = zdobywasz { the-regions }, za { region-points }{ by-one }
you-takes-regions = odbierasz { the-regions } graczowi { $player }, za { region-points } z obu stron{ by-one }
you-loses-regions = tracisz { the-regions }{ by-one }
you-denies-regions = sprawiasz, że { $player } traci { the-regions }{ by-one }
you-gives-regions = oddajesz { the-regions } graczowi { $player }{ by-one }
you-holds-regions = utrzymujesz { the-regions } przewagą tylko jednej armii
you-secures-regions = utrzymujesz teraz { the-regions } przewagą większą niż jedna armia
you-wins-islands = zdobywasz { the-islands }, za { region-points }
you-takes-islands = odbierasz { the-islands } graczowi { $player }, za { region-points } z obu stron
you-loses-islands = tracisz { the-islands }
you-denies-islands = sprawiasz, że { $player } traci { the-islands }
you-gives-islands = oddajesz { the-islands } graczowi { $player }
you-wins-citadels = masz { $count ->
    [one] cytadelę
    [few] cytadele
   *[many] cytadele
}⟨ na { $places }⟩, za { region-points } więcej
you-loses-citadels = tracisz { $count ->
    [one] cytadelę
    [few] cytadele
   *[many] cytadele
}⟨ na { $places }⟩
you-completes-set = kompletujesz zestaw karty { $title }, za { points }
you-set-progress = masz { $have } z { $cards } kart do zestawu karty { $title }
you-card-points = masz dzięki karcie { $title } o { points } więcej
you-card-loses = masz przez kartę { $title } o { points } mniej
you-denies-card = nie dajesz graczowi { $player } karty { $title }, która przyniosłaby mu { points }
you-most-elixirs = masz { $tied ->
    [yes] tyle eliksirów co najlepsi
   *[no] najwięcej eliksirów
}, { $elixirs }, za { points }
you-slays-dragon = pokonujesz Szalejącego Smoka, za 2 punkty
you-leader-points = masz dzięki przywódcy o { points } więcej
you-leader-loses = masz przez przywódcę o { points } mniej
you-takes-token = zabierasz żeton „{ $title }”
you-turns-up-token = odkrywasz zakryty żeton⟨ na { $region }⟩
you-more-moves = odtąd przy każdym ruchu idziesz o { $number } dalej
you-more-armies = odtąd przy każdym rozmieszczaniu stawiasz o { $number ->
    [one] 1 armię
    [few] { $number } armie
   *[many] { $number } armii
} więcej
you-more-flying = odtąd przeprawiasz się przez morze taniej o { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}, najmniej za 1
you-more-elixirs = zyskujesz { $number ->
    [one] 1 eliksir
    [few] { $number } eliksiry
   *[many] { $number } eliksirów
}
you-immune = masz armie, których nikt nie może zniszczyć
you-gains-coins = zyskujesz { coins }
you-pays-coins = płacisz { coins }
you-overpriced = przepłacasz za kartę { $title } o { coins }: karta { $other } daje tyle samo za mniej
you-free-card = bierzesz kartę { $title } za darmo
you-builds-city = budujesz { $count ->
    [one] miasto
    [few] miasta
   *[many] miasta
}⟨ na { $places }⟩
you-destroys = niszczysz { $number ->
    [one] armię
    [few] { $number } armie
   *[many] { $number } armii
} gracza { $player }
you-places-armies = masz na mapie o { $number ->
    [one] 1 armię
    [few] { $number } armie
   *[many] { $number } armii
} więcej
you-forgoes-action = rezygnujesz z reszty akcji karty { $title }
you-declines-card = nie bierzesz karty na końcu gry

# Dlaczego nie ma czego doradzać
no-advice-over = gra jest skończona: nie ma już o czym decydować ({ $rule })
no-advice-deal = najpierw trzeba rozdać: nikt nie decyduje ({ $rule })
no-advice-several = kilku decyduje jednocześnie: { $seats }; wskaż, komu doradzić ({ $rule })
no-advice-seat = miejsce { $seat } nie ma teraz nic do postanowienia: { $count ->
    [one] decyduje { $seats }
    [few] decydują { $seats }
   *[many] decydują { $seats }
} ({ $rule })

# Podpowiedzi: o co toczy się gra, bez zdradzania ruchu.
look-win = Możesz rozstrzygnąć grę na swoją korzyść.
look-loss = Pozycja jest trudna. To najlepsza próba.
look-threat = Inny gracz zaraz wygra: znajdź odpowiedź.
look-only = Możliwa jest tylko jedna decyzja.
look-lead = Możesz dogonić lidera albo objąć prowadzenie.
look-points = Można zdobyć punkty.
look-rival = Możesz coś odebrać przeciwnikowi.
look-control = Możesz przejąć kontrolę.
look-capture = Pionki przeciwnika są w twoim zasięgu.
look-emperor = Stawką jest Cesarz.
look-danger = Część twoich pionków jest w niebezpieczeństwie.
look-later = Coś tutaj pomoże ci do końca gry.
look-coins = Stawką są twoje monety.
look-strength = Możesz wzmocnić swoją pozycję.
look-other = Żaden wybór się nie wyróżnia; ten daje ci największą szansę na wygraną.

# Omówienia gier
review-reply = potem { $player } ⟨gra { $action } i ⟩{ $text }
review-later = daje więcej w następnych turach
review-price = { $text }: cena jest główną stratą
review-title = Analiza partii
review-effort = Dokładność: { $effort ->
    [quick] szybka
    [refined] dokładniejsza
    [deep] głęboka
   *[other] { $effort }
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
review-unfinished = Gra jeszcze trwa; wyniki są szacunkowe.
review-player = Gracz
review-start = Początek
review-luck = Szczęście
review-choices = Decyzje
review-own = Własne decyzje
review-result = Wynik
review-accuracy = Trafność
review-sum = Początek + szczęście + decyzje = wynik. Decyzje to decyzje wszystkich graczy.
review-chart = Szansa na wygraną
review-moments = Decydujące momenty
review-faults = Niedokładności, błędy i grube błędy
review-only-moves = Jedyne dobre ruchy
review-decisions = Wszystkie decyzje
review-none = brak
review-grade-best = najlepszy
review-grade-good = dobry
review-grade-inaccuracy = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
review-grade-only = jedyny dobry
review-swing = { $before } → { $after }
review-better = Lepiej: { $move } ({ $chance })
review-next-best = Drugi wybór: { $move } ({ $chance })
review-also = Także: { $move } ({ $chance })
review-line = Dalej: { $line }
review-role-better = lepszy ruch
review-role-played = zagrany ruch
review-role-other = inny ruch
review-role-reply = odpowiedź
review-brought = Co odkryto potem: { $luck } dla gracza { $player }
review-knowledge = Każda decyzja jest oceniana według tego, co gracz wtedy wiedział.
no-review-bot = { $game } nie ma bota, który szacuje szanse na wygraną
no-review-decisions = zapis nie zawiera żadnej decyzji do analizy
no-review-stopped = analizę zatrzymano, zanim zbadano wszystkie decyzje
no-review-unfinished = gra jeszcze trwa

# Wyrównane rozdania
balance-not-dealt = dla ręcznie ustawionej pozycji nic się nie rozdaje, więc nie ma czego wyrównywać
balance-method = { $salt }: ta wersja nie zna tego sposobu wyrównywania rozdań
balance-other = najbardziej wyrównane dla tego ziarna jest rozdanie { $choice }, a nie { $claimed }
