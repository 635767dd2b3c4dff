# Ekö en français. $player est le nom d'un joueur, $stack, $from, $to, $site, $space sont des noms sur le plateau.
# Les noms des joueurs n'ont pas d'article et ne suivent jamais « de » ou « que » : Étoile demanderait une élision.

player-E = Braise
player-T = Marée
player-M = Lune
player-S = Étoile

building-1 = un campement
building-2 = une tour
building-3 = le château

own = { $player ->
    [you] votre
   *[other] son
}
must = { $player ->
    [you] Vous devez
   *[other] { $player } doit
}
victim-loses = { $victim ->
    [you] vous perdez
   *[other] { $victim } perd
}
emperor-captured = { $captures ->
    [yes] , et { $victim ->
        [you] votre
       *[other] son
    } Empereur est captif
   *[no] {""}
}
stack = { $emperor ->
    [yes] { $discs ->
        [one] l’Empereur seul
       *[other] la pile de l’Empereur ({ $discs } disques)
    }
   *[no] { $discs ->
        [one] un disque seul
       *[other] une pile de { $discs } disques
    }
}
loss = { $lost ->
    [0] {""}
    [one] , en perdant { $lostemperor ->
        [yes] l’Empereur
       *[no] un disque
    } dans la tempête
   *[other] , en perdant { $lost } disques dans les tempêtes{ $lostemperor ->
        [yes] , dont l’Empereur
       *[no] {""}
    }
}
zones = { $count ->
    [0] {""}
    [one] {" "}(zone { $zones })
   *[other] {" "}(zones { $zones })
}
discs-placed = { $emperor ->
    [yes] { $soldiers ->
        [0] l’Empereur
        [one] l’Empereur et { $soldiers } disque
       *[other] l’Empereur et { $soldiers } disques
    }
   *[no] { $soldiers ->
        [one] { $soldiers } disque
       *[other] { $soldiers } disques
    }
}

keep = { $player ->
    [you] Vous laissez
   *[other] { $player } laisse
} { own } Empereur où il est.
swap = { $player ->
    [you] Vous échangez
   *[other] { $player } échange
} { own } Empereur avec un disque⟨ en { $space }⟩.
draft = { $player ->
    [you] Vous placez
   *[other] { $player } place
} { $emperor ->
    [yes] { own } Empereur
   *[no] un disque
}⟨ en { $space }⟩.
move = { $player ->
    [you] Vous déplacez
   *[other] { $player } déplace
} { stack }⟨ de { $from } à { $to }⟩{ loss }⟨{ zones }⟩.
regroup = { $player ->
    [you] Vous déplacez
   *[other] { $player } déplace
} { stack }⟨ de { $from }⟩ et { $player ->
    [you] l’empilez
   *[other] l’empile
}⟨ en { $to }⟩{ loss }⟨{ zones }⟩ : { $total } disques à cet endroit.
attack = { $player ->
    [you] Vous attaquez⟨ depuis { $from } et prenez { $to }⟩
   *[other] { $player } attaque⟨ depuis { $from } et prend { $to }⟩
}{ loss }⟨{ zones }⟩ : { victim-loses } { $met ->
    [one] { $met } disque
   *[other] { $met } disques
}{ emperor-captured }.
kamikaze = { $player ->
    [you] Vous envoyez
   *[other] { $player } envoie
} un kamikaze⟨ depuis { $from }⟩ contre les quatre disques⟨ en { $to }⟩{ loss }⟨{ zones }⟩ : { $victim ->
    [you] vous les perdez
   *[other] { $victim } les perd
}{ emperor-captured } ; { $emperor ->
    [yes] l’Empereur
   *[no] le disque
} rentre dans la réserve.
scatter = { $player ->
    [you] Vous laissez
   *[other] { $player } laisse
} la tempête disperser { stack }⟨ en { $from }{ zones }⟩.
construct = { $player ->
    [you] Vous construisez
   *[other] { $player } construit
} { $building }⟨ en { $site }⟩ avec { $cost ->
    [one] { $emperor ->
        [yes] l’Empereur
       *[no] 1 disque
    }
   *[other] { $cost } disques{ $emperor ->
        [yes] , dont l’Empereur⟨,⟩
       *[no] {""}
    }
}⟨ depuis { $from }⟩{ $replaced ->
    [none] {""}
    [own] , à la place de { own } propre bâtiment
   *[enemy] , à la place { $victim ->
        [you] de votre bâtiment
       *[other] d’un bâtiment adverse ({ $victim })
    }
}.
sand = { $player ->
    [you] Vous payez 2 disques au Temple du Sable et renvoyez
   *[other] { $player } paie 2 disques au Temple du Sable et renvoie
} { $victim ->
    [you] un de vos disques⟨ de { $space }⟩ dans votre réserve.
   *[other] un disque adverse ({ $victim })⟨ de { $space }⟩ dans sa réserve.
}
pass = { $player ->
    [you] Vous ne pouvez rien faire et passez.
   *[other] { $player } ne peut rien faire et passe.
}
march = { $player ->
    [you] Vous payez
   *[other] { $player } paie
} 3 disques pour une marche forcée.
rest = { $player ->
    [you] Vous renoncez
   *[other] { $player } renonce
} à la marche forcée.
give = { $player ->
    [you] Vous rendez l’Empereur captif ({ $victim }) contre le vôtre.
   *[other] { $player } rend { $victim ->
        [you] votre Empereur captif
       *[other] l’Empereur captif ({ $victim })
    } contre le sien.
}
reinforce = { $player ->
    [you] Vous ajoutez { discs-placed } à votre
   *[other] { $player } ajoute { discs-placed } à sa
} pile⟨ en { $space }⟩.
moon = { $player ->
    [you] Vous payez 2 disques au Temple de la Lune et placez
   *[other] { $player } paie 2 disques au Temple de la Lune et place
} { $emperor ->
    [yes] { own } Empereur
   *[no] un disque
}⟨ en { $space }⟩.
finish = { $player ->
    [you] Vous terminez votre
   *[other] { $player } termine sa
} phase de renforts.

# Pourquoi quelque chose n'est pas permis. Le numéro de la règle suit dans l'erreur elle-même.
no-over = la partie est terminée
no-step = ce n’est pas ce qui est demandé maintenant : { $asked }
asked-swap = { $player ->
    [you] vous pouvez échanger votre Empereur avec un de vos disques, ou le laisser où il est
   *[other] { $player } peut échanger son Empereur avec un de ses disques, ou le laisser où il est
}
asked-draft = { $player ->
    [you] vous placez un disque sur une case de déplacement libre
   *[other] { $player } place un disque sur une case de déplacement libre
}
asked-action = { $player ->
    [you] vous devez déplacer une pile ou construire un bâtiment
   *[other] { $player } doit déplacer une pile ou construire un bâtiment
}
asked-march = { $player ->
    [you] vous choisissez entre marche forcée et repos
   *[other] { $player } choisit entre marche forcée et repos
}
asked-march-action = { $player ->
    [you] vous devez déplacer une pile ou construire un bâtiment, la marche étant payée
   *[other] { $player } doit déplacer une pile ou construire un bâtiment, la marche étant payée
}
asked-exchange = { $player ->
    [you] vous choisissez quel captif rendre contre votre Empereur
   *[other] { $player } choisit quel captif rendre contre son Empereur
}
asked-reinforce = { $player ->
    [you] vous placez des disques de votre réserve
   *[other] { $player } place des disques de sa réserve
}
asked-over = rien, la partie est terminée
no-stack = il n’y a personne⟨ en { $space }⟩
no-chasm = rien n’est jamais dans un gouffre
no-portal = rien ne s’arrête sur un portail, et rien ne s’y construit
no-stack-near = aucune de vos piles n’est à côté de cette case de construction
no-disc-here = les disques ne se tiennent que sur les cases de déplacement
no-way-out = cette pile n’a aucune issue
no-own-stack = la pile⟨ en { $space }⟩ appartient à { $victim }
no-same-space = un déplacement doit finir sur une autre case
no-way = aucun chemin de cases vides ne mène ⟨de { $from } à { $to }|jusque-là⟩
no-regroup = il y aurait { $total } disques ⟨en { $to }|sur cette case⟩ ; une pile en a 4 au plus
no-attack = { $discs ->
    [one] un disque seul
   *[other] { $discs } disques
}{ $emperor ->
    [yes] {" "}avec l’Empereur
   *[no] {""}
} : trop peu pour prendre { $met ->
    [one] { $met } disque
   *[other] { $met } disques
} ; il faut plus de disques, autant avec l’Empereur, ou un disque seul contre quatre
no-sign = { $to } { $found ->
    [empty] est vide : écrivez { $write }
    [own] porte votre propre pile : écrivez { $write }
    [enemy] porte une pile adverse : écrivez { $write }
   *[four] porte quatre disques adverses contre votre seul disque : écrivez { $write }
}
no-zones = aucun chemin ⟨de { $from } à { $to }|jusque-là⟩ ne coûte exactement cela
no-tempest = les chemins ⟨de { $from } à { $to }|jusque-là⟩ coûtent plus de disques que la pile ne peut en perdre pour arriver
no-tempest-attack = les tempêtes sur les chemins⟨ depuis { $from }⟩ prennent d’abord leurs disques, et il en reste trop peu pour prendre ⟨{ $to }|cette case⟩
no-scatter = la pile⟨ en { $from }⟩ ne peut pas perdre son dernier disque à cet endroit
no-site-near = ⟨{ $site }|cette case⟩ n’est pas à côté de ⟨{ $from }|la pile⟩
no-worth-empty = sur une case vide on ne peut construire qu’un campement
no-worth-own = sur votre propre bâtiment, on ne peut construire que celui qui vaut exactement un de plus
no-worth-enemy = sur un bâtiment adverse, on ne peut construire qu’un bâtiment de même valeur ou valant un de plus
no-ceiling = le terrain de ⟨{ $site }|cette case⟩ ne porte rien qui vaille plus de { $ceiling }
no-supply = il ne vous reste plus de { $worth ->
    [1] campement
    [2] tour
   *[3] château
}
no-cost = cela coûte { $cost ->
    [one] { $cost } disque
   *[other] { $cost } disques
} et la pile⟨ en { $from }⟩ en a { $discs }
no-emperor-there = l’Empereur n’est pas dans la pile⟨ en { $from }⟩
no-sand-temple = vous n’avez pas de bâtiment sur le Temple du Sable
no-sand-twice = le Temple du Sable sert une fois par tour, avant l’action
no-sand-pay = le Temple du Sable coûte 2 disques de votre réserve, sans l’Empereur
no-sand-target = on ne peut renvoyer qu’un simple disque adverse, jamais un Empereur
no-pass = vous avez une action permise, et devez en faire une
no-gift = vous ne détenez pas cet Empereur ({ $victim })
no-reserve = votre réserve a { $soldiers ->
    [one] { $soldiers } disque
   *[other] { $soldiers } disques
}{ $emperor ->
    [yes] {" "}et l’Empereur
   *[no] {" "}et pas d’Empereur
}
no-place-full = la pile⟨ en { $space }⟩ aurait plus de 4 disques
no-place-enemy-building = ⟨{ $space }|cette pile⟩ est à côté d’un bâtiment adverse
no-place-tempest = une pile dans une tempête ne peut pas être renforcée
no-place-emperor-first = votre Empereur est dans la réserve et doit être parmi les disques placés
no-place-emperor-alone = à côté d’un bâtiment adverse seul l’Empereur peut venir, sans autre disque, et seulement si aucune pile ne peut être renforcée
no-place-twice = des disques ont déjà été placés⟨ en { $space }⟩ dans cette phase
no-place-one = tous les disques vont sur une seule pile, à moins de tenir le Temple du Vent
no-moon-temple = vous n’avez pas de bâtiment sur le Temple de la Lune
no-moon-twice = le Temple de la Lune sert une fois, avant le placement ordinaire
no-moon-pay = le Temple de la Lune coûte 2 disques de votre réserve, sans l’Empereur, et il doit en rester un de plus à placer
no-moon-space = le Temple de la Lune demande une case vide ou une de vos piles où il reste de la place
no-finish = il reste des disques à placer
no-finish-emperor = votre Empereur doit encore être placé
no-swap-own = seul un de vos propres disques sur le plateau peut être échangé avec votre Empereur
no-draft-taken = ⟨{ $space }|cette case⟩ est occupée
no-draft-tempest = aucun disque ne se place dans une tempête pendant la mise en place
no-draft-none = il ne vous reste pas de tel disque à placer
no-legal = ce n’est pas permis ici
chance-over = le hasard n’a plus de part à la partie après la mise en place

# Ce qui ne se lit pas comme une décision.
notation-nearest = n’est pas une décision ; { $nearest }
notation-example = n’est pas une décision ; écrivez par exemple d5-f3, d5xf3, d5^e6T, d5+2, march, pass ou done
notation-ambiguous = a plusieurs sens ; écrivez l’une de ces formes : { $candidates }
notation-nobody = personne ici n’est { $letter } ; { $known }
notation-site = { $name } est une case de construction et ne porte pas de disques (E1.4)
notation-no-space = { $name } n’est pas une case de déplacement ; { $nearest }
notation-space = { $name } est une case de déplacement : on n’y construit pas (E1.4)
notation-no-site = { $name } n’est pas une case de construction ; { $nearest }
notation-zone-numbers = les zones s’écrivent par leurs numéros, comme ~1.3
notation-zone-count = les zones s’écrivent par leur nombre, comme ~2x
notation-zones-crossed = un déplacement traverse de 1 à 4 zones
notation-zones-once = chaque zone se nomme une fois, par un numéro de 1 à { $most }

# Le moment, et ce qui est demandé, sans point final.
moment = manche { $round }, tour { $turn }
moment-set-up = mise en place
step-swap = { must } décider : laisser l’Empereur où il est, ou l’échanger
step-draft = { must } placer un disque
step-action = { must } agir : déplacer ou construire
step-march = { must } décider : marche forcée ou repos
step-march-action = { must } agir encore, en marche forcée : déplacer ou construire
step-exchange = { must } échanger : rendre un captif contre { own } propre Empereur
step-reinforce = { $player ->
    [you] Vous devez vous renforcer : placer des disques de votre réserve
   *[other] { $player } doit se renforcer : placer des disques de sa réserve
}
phase-swap = mise en place
phase-draft = placement des disques
phase-action = phase d’action
phase-march = marche forcée ?
phase-march-action = marche forcée
phase-exchange = échange de captifs
phase-reinforce = phase de renforts
phase-over = fin de la partie
won = Partie terminée. { $winners ->
    [you] Vous gagnez
   *[other] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    }
} : { $reason } ({ $rule })
won-most = Partie terminée. { $winners ->
    [you] Vous gagnez
   *[other] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    }
} avec le plus de points, { $points } : { $reason } ({ $rule })
won-nobody = Partie terminée. Personne ne gagne : { $reason } ({ $rule })
end-points = 12 points et une capitale
end-shared = un dernier kamikaze a apporté 12 points et une capitale
end-last = plus personne d’autre n’a de disques sur le plateau
end-empty = un dernier kamikaze a laissé le plateau vide
end-empty-shared = un dernier kamikaze a laissé le plateau vide
end-idle = personne ne pouvait plus rien faire
end-repetition = la position est apparue pour la troisième fois
end-round-limit = la limite de manches est atteinte

# Le plateau en mots.
kind-r = reg
kind-c = canyon
kind-m = montagne
kind-K = capitale
kind-x = gouffre
kind-s = Temple du Sable
kind-o = Temple de la Lune
kind-w = Temple du Vent
site-r = sur un reg
site-c = dans un canyon
site-m = sur une montagne
site-K = sur une capitale
site-s = sur le Temple du Sable
site-o = sur le Temple de la Lune
site-w = sur le Temple du Vent
place-empty = vide
place-tempest = tempête de la zone { $zone }
place-portal = portail, débouche en { $mouth }
place-portal-closed = portail
landmark-pyramid = Pyramide
landmark-pyramid-numbered = Pyramide { $number }
landmark-beacon = Phare d’Éon
landmark-beacon-numbered = Phare d’Éon { $number }
landmark-at = { $landmark } entre { $spaces }
held-by = détenteur : { $player }
held-by-nobody = sans détenteur
nobody = personne
none = aucun

# Les pièces en mots.
building-name-1 = campement
building-name-2 = tour
building-name-3 = château
stack-words = { $player }, { $discs ->
    [one] { $emperor ->
        [yes] l’Empereur seul
       *[no] 1 disque
    }
   *[other] { $discs } disques{ $emperor ->
        [yes] {" "}avec l’Empereur
       *[no] {""}
    }
}
stack-short = { $discs ->
    [one] { $emperor ->
        [yes] Empereur seul
       *[no] 1 disque
    }
   *[other] { $discs } disques{ $emperor ->
        [yes] {" "}avec Empereur
       *[no] {""}
    }
}
stack-in-tempest = { $stack }, dans une tempête de la zone { $zone }
building-words = { $player }, { $building } { $site }

# Ce qu'a un siège.
state-won = a gagné
state-eliminated = hors jeu
state-on-turn = à son tour
state-to-decide = doit décider
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur 12
seat-capital = { $capital ->
    [yes] une capitale
   *[no] pas de capitale
}
seat-reserve = { $soldiers ->
    [0] aucun disque
    [one] { $soldiers } disque
   *[other] { $soldiers } disques
}{ $emperor ->
    [yes] {" "}et l’Empereur
   *[no] {""}
} en réserve
seat-box = { $soldiers ->
    [0] aucun disque
    [one] { $soldiers } disque
   *[other] { $soldiers } disques
} dans la boîte
seat-captives = détient { $emperors }
seat-no-captives = pas de captif
emperor-of = un Empereur ({ $player })
seat-supply = reste à construire : { $encampments ->
    [one] { $encampments } campement
   *[other] { $encampments } campements
}, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $castles ->
    [one] { $castles } château
   *[other] { $castles } châteaux
}

# Toute la position, ligne par ligne.
described = Ekö, { $players } joueurs, { $moment }.
described-seat = Siège { $seat }, { $player } ({ $letter }) : { $words }.
described-seat-state = Siège { $seat }, { $player } ({ $letter }), { $state } : { $words }.
described-stacks = Piles, { $player } : { $stacks }.
described-buildings = Bâtiments, { $player } : { $buildings }.
described-landmark = { $at } ; { $holder }.
described-row = Rangée { $row } : { $places }.
described-board = Plateau d’Ekö pour { $players } joueurs.

# Dessins : titres, légendes, colonnes.
title = Ekö, { $moment } : { $step }
title-board = Plateau d’Ekö pour { $players } joueurs
portal-line = Le portail { $portal } débouche en { $mouth }
key = Légende :
key-empty = { $sign } case vide
key-chasm = blanc : gouffre
key-tempest = ~1 tempête de la zone 1
key-portal = p>d5 portail vers d5
key-discs = { $letter }3! 3 disques, dont l’Empereur ({ $player })
key-buildings = { $letter }e { $letter }t { $letter }c son campement, sa tour, son château
column-seat = Siège
column-player = Joueur
column-points = Points
column-capital = Capitale
column-reserve = Réserve
column-box = Boîte
column-captives = Captifs
column-supply = Reste (e t c)
yes = oui
no = non
seat-number = siège { $seat }
legend-capitals = capitales
legend-reserve = réserve
legend-box = boîte
legend-supply = bâtiments restants
legend-landmark = { $landmark } ({ $spaces }) : { $holder }
mark-move = se déplacer ici
mark-regroup = s’empiler : tant de disques
mark-attack = attaquer
mark-kamikaze = kamikaze
mark-construct = construire avec tant de disques
mark-reinforce = placer au plus tant de disques
mark-swap = échanger avec l’Empereur
mark-scatter = se laisser disperser

# Ce qui se convient avant une partie, chaque fois avec une ligne d'explication.
variant-labyrinth = Labyrinthe des Tempêtes
variant-labyrinth-note = des zones de tempête sur le plateau ; chacune prend un disque à la pile qui la traverse
variant-portals = Portails
variant-portals-note = qui entre dans un portail ressort par un autre
variant-pyramids = Pyramides
variant-pyramids-note = qui occupe le plus de cases autour d’une pyramide en tire 2 points
variant-wind = Temple du Vent
variant-wind-note = son propriétaire peut renforcer plusieurs piles dans une même phase
variant-moon = Temple de la Lune
variant-moon-note = son propriétaire peut payer 2 disques pour en placer un sur une case libre
variant-sand = Temple du Sable
variant-sand-note = son propriétaire peut payer 2 disques pour renvoyer un disque adverse
variant-beacon = Phare d’Éon
variant-beacon-note = qui occupe le plus de cases autour du Phare ne perd rien dans les tempêtes
variant-draft = Placement
variant-draft-note = les joueurs placent leurs disques à tour de rôle au lieu de les tirer au sort
printing-complete = Complète
printing-complete-note = les règles avec toutes les variantes
printing-first-printing = Première édition
printing-first-printing-note = comme à la première parution : moins de variantes, et les tempêtes se comptent par leur nombre

# Ce qui ne va pas dans les options, les souhaits pour un plateau au hasard et les plateaux donnés.
fault-players = { $players } n’est ni 2, ni 3, ni 4
fault-players-range = doit être de 2 à 4, pas { $players }
fault-printing = édition inconnue : { $name } ; { $nearest }
fault-variant = variante inconnue : { $name } ; { $nearest }
fault-layout = disposition inconnue : { $name } ; { $nearest }
fault-none-known = le jeu de tuiles n’en a pas
fault-first-printing = la première édition n’a pas de tuiles pour { $name }
fault-round-limit = { $limit } n’est pas de 1 à { $most }, ni aucune limite
fault-tiles-players = le jeu de tuiles suffit pour { $most } joueurs au plus, pas { $players }
fault-no-layouts = le jeu de tuiles n’a pas de disposition : on n’en fait que des plateaux à la main
fault-no-variant-tile = le jeu de tuiles n’a pas de tuile pour la variante { $name }
fault-no-replaced = à { $players } joueurs, la tuile { $tile } n’a aucune tuile à remplacer : elle peut remplacer { $tiles }
fault-pyramids-variant = ne se demande qu’avec la variante des pyramides
fault-pyramids = doit être de 1 à { $most }, pas { $given }
fault-no-place = il n’y a plus de place pour la tuile { $tile }
fault-deals = aucune des { $deals } donnes n’a fait un plateau permis ; suivent les fautes de la dernière
fault-board-players = est pour { $board } joueurs, la partie pour { $players }
fault-board-has = a des tuiles de { $name }, que les options ne nomment pas
fault-board-lacks = n’a pas de tuiles de { $name }, que les options nomment
fault-copy-used = l’exemplaire { $copy } de la tuile { $tile } est déjà sur le plateau
fault-copies = la tuile { $tile } sert { $used } fois, mais il n’y en a que { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
fault-section = est une tuile { $section ->
    [red] rouge : seulement pour 4
   *[other] bleue : seulement pour 3 ou 4
} joueurs, pas { $players }
fault-tile-missing = la tuile { $tile } manque : elle fait partie de tout plateau pour { $players } joueurs
fault-in-place = la tuile { $tile } remplace { $tiles } : il faut retirer une tuile de plus parmi celles qu’elle peut remplacer
fault-layout-place = { $at } n’est pas une place de la disposition { $layout } ; un plateau fait à la main n’en nomme aucune
fault-tile = tuile inconnue : { $name } ; { $nearest }
fault-copy = l’exemplaire de la tuile { $tile } doit être { $copies ->
    [1] 1
   *[other] de 1 à { $copies }
}, pas { $copy }
fault-rotation = la rotation doit être de 0 à 5, pas { $rotation }
fault-far = les coordonnées vont de -{ $most } à { $most }, pas { $at }
fault-overlap = recouvre { $other } sur { $hexes ->
    [1] l’hexagone
   *[other] les hexagones
} { $places }
fault-mouth = la bouche du portail donne sur { $at }, qui n’est ni une case de déplacement ni une case de tempête
fault-one-portal = un seul portail ne mène nulle part : il en faut deux ou plus, ou aucun
fault-groups = les cases de déplacement doivent être d’un seul tenant, mais elles forment { $groups } groupes : { $places }
fault-group = { $at }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}
fault-spaces = il faut { $wanted } cases de déplacement ordinaires pour { $players } joueurs, pas { $given }
fault-capitals = il faut { $wanted ->
    [one] { $wanted } capitale
   *[other] { $wanted } capitales
} pour { $players } joueurs, pas { $given }
fault-limit = un plateau a au plus { $most } { $things ->
    [spaces] cases de déplacement et de tempête
    [sites] cases de construction
    [zones] zones de tempête
    [pyramids] pyramides
   *[beacons] phares
}, pas { $given }

# Ce qui ne va pas dans un fichier de tuiles.
tiles-texts = doit être une liste de textes
tiles-name = le nom d’une tuile est une majuscule, seule ou suivie d’une lettre ou d’un chiffre, comme V2
tiles-spaces = doit être un texte avec une lettre par case
tiles-count-large = une grande tuile a { $spaces } cases, et non { $given }
tiles-count-small = une petite tuile a { $spaces } cases, et non { $given }
tiles-letter = aucune sorte de case ne s’écrit { $letter } ; possibilités : { $known }
tiles-kind = { $letter } ({ $kind })
tiles-base-kind = une tuile du jeu de base n’a pas cette sorte de case ({ $kind }) ; des variantes l’ajoutent
tiles-large-portal = seule une petite tuile peut avoir un portail, avec ses bouches
tiles-small-movement = une petite tuile n’a pas de case de déplacement ordinaire : les grandes les ont toutes
tiles-small-capital = une petite tuile n’a pas de capitale : les tuiles du jeu de base les ont toutes
tiles-copies = doit être un nombre entier de 1 à { $most }
tiles-landmark-text = doit être l’un des textes { $known }
tiles-landmark-unknown = aucun monument ne s’appelle { $name } ; { $near }
tiles-landmark-place = { $name } : se dresse sur trois cases de tempête, ttt
tiles-portals = une tuile a au plus un portail, et non { $given }
tiles-no-portal = seule une tuile avec un portail a des bouches
tiles-mouths = doit nommer un côté par exemplaire, donc { $copies }, et non { $given }
tiles-side = aucun côté ne s’appelle { $name } ; { $near }
tiles-side-closed = le côté { $side } est fermé par la tuile elle-même : une bouche doit donner sur une case de déplacement
tiles-name-taken = le nom { $name } est déjà pris par { $other }
tiles-no-gray = manque : chaque partie demande les tuiles grises
tiles-no-blue = manque : les tuiles rouges s’ajoutent aux grises et aux bleues
tiles-movement = doit avoir { $spaces } cases de déplacement en tout, et non { $given }
tiles-capital = doit avoir 1 capitale en tout, et non { $given }
tiles-replaces-none = doit nommer les tuiles dont celle-ci peut prendre la place
tiles-replaces-twice = nomme une tuile deux fois
tiles-replaces-unknown = aucune tuile du jeu de base ne s’appelle { $name } ; { $near }
tiles-replaces-movement = a { $has } cases de déplacement, mais la tuile { $tile } qu’elle remplace en a { $needs }
tiles-replaces-capital = a { $has } capitales, mais la tuile { $tile } qu’elle remplace en a { $needs }
tiles-layout-name = le nom d’une disposition est fait de minuscules, de chiffres et de tirets, 20 au plus, une lettre d’abord
tiles-places = doit avoir une place pour chaque tuile { $colour }, soit { $tiles }, et non { $given }
tiles-place-taken = la place { $place } est déjà prise par { $other }
tiles-place-list = doit être une liste de places comme [0, -1]
tiles-place = doit être deux nombres entiers de -{ $most } à { $most }
tiles-kind-movement = case de déplacement
tiles-kind-reg = reg (désert de pierres)
tiles-kind-canyon = canyon (gorge)
tiles-kind-mountain = montagne
tiles-kind-capital = capitale
tiles-kind-chasm = gouffre
tiles-kind-tempest = tempête
tiles-kind-portal = portail
tiles-kind-temple-of-the-sand = Temple du Sable
tiles-kind-temple-of-the-moon = Temple de la Lune
tiles-kind-temple-of-the-wind = Temple du Vent

# Ce qui ne va pas dans une position. $letter est le signe d'un joueur.
position-emperors = { $letter } a { $number ->
    [one] { $number } Empereur
   *[other] { $number } Empereurs
}, pas 1
position-soldiers = { $letter } a { $number } disques sans compter l’Empereur, pas 15
position-buildings = { $letter } a { $number } { $worth ->
    [1] campements
    [2] tours
   *[other] châteaux
}, pas { $owned }
position-variants = sont { $named }, les tuiles du plateau disent { $implied }
position-ceiling = un bâtiment de valeur { $worth } où la limite est { $ceiling }
position-turn-begun = le tour et la manche commencent à 1 après la mise en place
position-round-limit = est { $round }, et la partie finit au moment où la manche { $end } commencerait
position-eliminated = doit être { $out } : qui n’a plus de disque sur le plateau est éliminé
position-captives-exchanged = { $letter } tient un captif alors que son propre Empereur en est un : ils s’échangent
position-given = est donné bien que l’étape soit { $step }
position-seat-discs = { $letter } n’a pas de disque sur le plateau : ce ne peut être son tour
position-decider-other = n’est pas la place dont c’est le tour, mais rien ne s’échange
position-won = { $letter } a 12 points et une capitale : la partie est finie
position-last = un seul joueur a des disques sur le plateau : la partie est finie
position-idle = tous ont passé à la suite : la partie est finie
position-result-missing = manque bien que la partie soit finie
position-result = { $reason } avec ces vainqueurs contredit le plateau
position-draft = le placement remplace l’échange de l’Empereur, et seulement dans sa variante
position-setup-nothing = rien n’est construit, mis en boîte ni capturé pendant la mise en place
position-setup-single = la mise en place met un seul disque sur des cases de déplacement ordinaires
position-draft-turn = les joueurs placent à tour de rôle, un disque chacun
position-swap-discs = tous ont leurs 16 disques sur le plateau pendant l’échange
position-decider = doit être la place qui décide
position-turn-setup = le tour et la manche sont 0 pendant la mise en place
position-phase-setup = aucune phase n’a commencé pendant la mise en place
position-eliminated-setup = personne n’est éliminé pendant la mise en place
position-march-price = la marche ne peut se payer avec moins de 3 disques en réserve, sans compter l’Empereur
position-march-once = la marche s’offre une fois, et pas à qui n’a pas eu d’action
position-march-action = la marche ne s’offre que si une action est possible
position-marched = doit être vrai quand l’action d’une marche est due
position-march-paid = une marche ne se paie que si une action est possible
position-march-after = la marche vient après la première action
position-nothing-to-place = il n’y a rien à placer : la phase est sautée
position-emperor-first = l’Empereur se place d’abord : il ne peut être en réserve maintenant
position-served = doit être le nombre de cases servies
position-decider-captives = ne choisit qu’avec plus d’un captif à rendre
position-decider-free = n’a rien à échanger : son propre Empereur n’est pas captif
position-march-barred = la marche n’est pas pour qui n’a pas eu d’action
position-zones-printing = la première édition ne note pas les zones
position-zones-before = aucune zone n’a pris de disque avant la première action
position-no-such = il n’y a rien de tel sur ce plateau
position-reinforcing = placements, Lune et Phare ne se notent que pendant la phase de renforts
position-attack = un échange ne suit que la capture d’un Empereur
position-had-discs = doit être tous ceux qui étaient encore en jeu
position-last-kamikaze = doit être vrai quand l’attaquant n’a plus de disque, sinon faux
position-exchanges = les échanges se règlent dans le sens horaire à partir de qui a capturé

# Ce qui ne va pas dans la forme d’une position, d’un plateau, d’une donne ou d’une ligne. $near est le nom connu le plus proche, ou tous.
position-identities = doit être { $players } lettres différentes parmi { $letters }
position-turns = { $number } n’est pas un nombre de tours
position-no-space = n’est pas une case de déplacement de ce plateau
position-not-space = { $name } n’est pas une case de déplacement de ce plateau
position-no-site = n’est pas une case de construction de ce plateau
position-stack = { $text } n’est pas une pile de 1 à 4 disques comme « E3! »
position-building = { $text } n’est pas un bâtiment comme « T2 »
position-reserve = { $text } n’est pas un nombre de disques comme « 3! »
position-captive = { $letter } n’est pas un autre joueur ici
position-captive-twice = l’Empereur ({ $letter }) est tenu plus d’une fois
position-no-zone = il n’y a pas de zone { $zone }
position-negative = est négatif, ou trop grand
position-attacker = doit être le joueur dont c’est le tour
position-hash = { $hash } n’est pas l’empreinte d’une position
position-history = est donné bien que la répétition ne compte pas
position-twice = nomme quelque chose deux fois
position-reason = { $reason } est inconnu
deal-draft = sont distribués bien que les joueurs les placent un à un
deal-discs = { $discs } disques pour { $spaces } cases de déplacement
deal-soldiers = { $letter } a { $number } disques sans compter l’Empereur, et non { $most }
board-format = doit être { $format }, et non { $given } : c’est { $other }
board-other = autre chose qu’un plateau d’Ekö
board-other-record = l’enregistrement d’une partie
board-other-eko-position = une position d’Ekö
board-other-legends-position = une position de Legends
board-newer = { $version } est plus récent que { $newest }, le plus récent que ce programme lise ; un programme plus récent le peut
board-version = doit être 1 ou plus
board-layout = doit être le nom d’une disposition, ou absent pour un plateau fait main
board-tiles = doit être une liste de tuiles
board-tile = doit être le nom d’une tuile
board-at = doit être une liste de deux coordonnées, comme [0, -1]
board-unknown = est un champ inconnu ; { $near }
line-field = { $word } n’est pas un champ, ou figure deux fois
line-flag = doit être « yes » ou absent, et non { $given }
line-tile = { $entry } n’est pas une tuile comme « A@0,0r2 »
line-marks = { $marks } doit être fait des marques { $known }, chacune une fois au plus
line-entry = { $entry } n’est pas une entrée, ou figure deux fois
line-parts = { $text } doit avoir { $parts } parties séparées par { $sign }
line-number = { $text } n’est pas un nombre
tiles-format = doit être un nombre entier à partir de 1 : la version du format
tiles-newer = est plus récent que { $newest }, le plus récent que ce programme lise : mettez-le à jour

# Options
layout-bars = Barres
layout-bars-note = Les grandes tuiles forment des rangées droites
layout-star = Étoile
layout-star-note = Les grandes tuiles entourent un centre
option-round-limit = Limite de manches
option-round-limit-note = Après tant de manches, la partie finit et qui a le plus de points gagne
option-repetition = Fin par répétition
option-repetition-note = La troisième fois qu’une position revient, la partie finit
option-pyramids = Pyramides
option-pyramids-note = Combien de pyramides sont sur le plateau
fault-random-board = ne concerne que les plateaux tirés au sort
fault-board-for = sont { $players }, et le plateau est pour { $board }

# Tables
goal = Soyez le premier à avoir { $points } points et un bâtiment sur une capitale.
score-building = { $building }⟨ en { $site }⟩
score-captive = Empereur captif ({ $player })

# Le terminal
write-keep = laisser l’Empereur où il est
write-swap = l’échanger avec votre disque en d5
write-draft = placer un disque en d5
write-draft-emperor = y placer l’Empereur
write-go = déplacer la pile de d5 en f3
write-regroup = l’empiler sur votre pile en f3
write-attack = attaquer la pile en f3
write-kamikaze = attaquer quatre disques avec un seul : kamikaze
write-construct = construire un campement en e6 avec des disques de d5 (T une tour, C un château)
write-construct-emperor = de même, avec l’Empereur parmi les disques dépensés
write-tempest = traverser les zones de tempête 1 et 3 ; avec ! à la fin, l’Empereur y est perdu
write-scatter = laisser la zone 1 disperser la pile en d5
write-sand = Temple du Sable : renvoyer un disque adverse depuis d5
write-pass = seulement quand rien d’autre n’est permis
write-march = payer 3 disques de la réserve pour une autre action
write-rest = passer aux renforts
write-exchange = rendre l’Empereur captif (Marée) contre le vôtre
write-add = ajouter 2 disques à la pile en d5
write-add-both = ajouter 2 disques et l’Empereur
write-add-emperor = ajouter l’Empereur seul
write-moon = Temple de la Lune : placer un disque en d5 contre 2 autres
write-done = finir la phase, quand on a le choix

# Titles of achievements.

achievement-first = Première marche
achievement-three = Trois empires
achievement-four = Les quatre vents
achievement-labyrinth = Contre la tempête
achievement-portals = Raccourci
achievement-pyramids = À l’ombre de la pyramide
achievement-draft = À mon idée
achievement-wind = Vent en poupe
achievement-moon = Au clair de lune
achievement-sand = Du sable dans les bottes
achievement-beacon = Gardien du Phare
achievement-at-once = Saison des tempêtes
achievement-all = Tous les recoins d’Ekö

# What to train after lost games.

advice-close = Dans { $games } de vos { $lost } dernières parties perdues, il manquait au plus { $behind } points. Vers la fin, prévoyez deux tours à l’avance.
advice-wiped-out = Dans { $games } de vos { $lost } dernières parties perdues, vous n’aviez plus de disque sur le plateau. Avant chaque tour, cherchez ce que les autres menacent.
advice-outscored = Dans { $games } de vos { $lost } dernières parties perdues, un autre joueur a gagné aux points avec une nette avance. Empêchez une victoire un tour avant qu’elle n’arrive.
