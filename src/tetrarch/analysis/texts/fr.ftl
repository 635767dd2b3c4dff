# Ce qui parle pour ou contre un coup, en français. Il s'agit du joueur qui joue ; $player est un autre.
# Les numéros des règles suivent le texte.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

# Les deux jeux
wins-by-force = gagne à coup sûr : rien de ce que font les autres ne peut l’empêcher
loses-by-force = perd à coup sûr : quoi qu’il arrive, un autre gagne
shares-by-force = partage la victoire à coup sûr
only-decision = est la seule décision permise
instead = { $best }, en revanche, { $text }
shares-now = met aussitôt fin à la partie et partage la victoire
loses-now = met aussitôt fin à la partie et la perd

# Ekö
wins-now = { $how ->
    [points] gagne aussitôt, avec { $points } points et une capitale
    [last] gagne aussitôt : plus personne d’autre n’a de disques
   *[other] met aussitôt fin à la partie et la gagne, avec { points }
}
prevents-win = empêche { $player } de gagner à sa prochaine action
allows-win = permet à { $player } de gagner à sa prochaine action⟨, { $action }⟩
threatens-win = pourrait gagner à sa propre prochaine action⟨, { $action }⟩
captures-emperor = capture l’Empereur adverse ({ $player }), qui vaut 3 points
frees-emperor = libère son propre Empereur
returns-emperor = fait revenir son Empereur de la réserve
emperor-rescued = met son Empereur hors de danger
emperor-left = laisse son Empereur⟨ en { $space },⟩ là où un ennemi peut le prendre
emperor-exposed = met son Empereur⟨ en { $space },⟩ là où un ennemi peut le prendre
builds = construit pour { points }, { $total } en tout
replaces = prend { points } à { $player } en remplaçant un bâtiment
wins-pyramid = tient une pyramide, pour { points }
loses-pyramid = abandonne une pyramide, et { points } avec elle
denies-pyramid = prend à { $player } { points } de pyramide
first-capital = a maintenant une capitale, sans laquelle personne ne gagne aux points
more-capitals = a une capitale de plus
denies-capital = laisse { $player } sans capitale
takes-stack = prend à { $player } { $discs ->
    [one] son disque seul
   *[other] ses { $discs } disques
}⟨ en { $space }⟩
sends-home = renvoie un disque adverse ({ $player })⟨ de { $space }⟩
eliminates = met { $player } hors jeu
spends-soldiers = paie { $soldiers } disques qui ne reviennent jamais
places-discs = a { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} de plus sur le plateau
spends-discs = a { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} de moins sur le plateau
left-in-danger = { $left ->
    [0] {""}
    [one] {"\u00A0"}; il y en reste { $left }⟨, en { $spaces }⟩
   *[other] {"\u00A0"}; il y en reste { $left }⟨, en { $spaces }⟩
}
fewer-in-danger = { $how ->
    [brought] met { $fewer ->
        [one] { $fewer } disque
       *[other] { $fewer } disques
    } hors de danger
   *[spent] a { $fewer ->
        [one] { $fewer } disque
       *[other] { $fewer } disques
    } de moins à portée des ennemis
}{ left-in-danger }
more-in-danger = a { $more ->
    [one] { $more } disque
   *[other] { $more } disques
} de plus à portée des ennemis, { $left } en tout⟨, en { $spaces }⟩
reaches-capital = se trouve maintenant à côté d’une capitale
could-build = pourrait ensuite construire pour { points }

# Legends. $places sont des régions, ou des îles nommées par leurs régions.
takes-lead = prend la tête, { points } contre { $behind }
draws-level = rejoint le premier à { points }
bids-nothing = garde ses pièces, quelle que soit la mise gagnante
bids-coins = paie { coins } si sa mise l’emporte
region-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
the-regions = { $count ->
    [one] une région⟨ ({ $places })⟩
   *[other] { $count } régions⟨ ({ $places })⟩
}
by-one = { $by_one ->
    [all] , à une armée près
    [some] ⟨, dont { $close } à une armée près⟩
   *[no] {""}
}
wins-regions = contrôle maintenant { the-regions }, pour { region-points }{ by-one }
takes-regions = prend à { $player } { the-regions }, pour { region-points } de part et d’autre{ by-one }
loses-regions = abandonne { the-regions }{ by-one }
denies-regions = fait perdre à { $player } { the-regions }{ by-one }
gives-regions = laisse à { $player } { the-regions }{ by-one }
holds-regions = ne tient plus { the-regions } qu’avec une armée d’avance
secures-regions = tient maintenant { the-regions } avec plus d’une armée d’avance
the-islands = { $count ->
    [one] l’île⟨ { $places }⟩
   *[other] les îles⟨ { $places }⟩
}
wins-islands = contrôle maintenant { the-islands }, pour { region-points }
takes-islands = prend à { $player } { the-islands }, pour { region-points } de part et d’autre
loses-islands = ne contrôle plus { the-islands }
denies-islands = fait perdre à { $player } { the-islands }
gives-islands = laisse à { $player } { the-islands }
wins-citadels = tient { $count ->
    [one] la citadelle
   *[other] les citadelles
}⟨ en { $places }⟩, pour { region-points } de plus
loses-citadels = abandonne { $count ->
    [one] la citadelle
   *[other] les citadelles
}⟨ en { $places }⟩
completes-set = complète la série : { $title }, pour { points }
set-progress = a { $have } des { $cards } cartes de la série : { $title }
card-points = a { points } de plus grâce à la carte { $title }
card-loses = a { points } de moins à cause de la carte { $title }
denies-card = prive { $player } de la carte { $title }, qui lui apporterait { points }
most-elixirs = a { $tied ->
    [yes] autant d’élixirs que quiconque
   *[no] le plus d’élixirs
}, { $elixirs }, pour { points }
slays-dragon = abat le Dragon déchaîné, pour 2 points
leader-points = a { points } de plus grâce à son chef
leader-loses = a { points } de moins à cause de son chef
takes-token = prend le jeton « { $title } »
turns-up-token = retourne le jeton face cachée⟨ en { $region }⟩
more-moves = se déplace désormais de { $number } plus loin à chaque fois
more-armies = place désormais { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} de plus à chaque placement
more-flying = passe désormais la mer pour { $number ->
    [one] { $number } point
   *[other] { $number } points
} de moins, jusqu’à 1
more-elixirs = gagne { $number ->
    [one] { $number } élixir
   *[other] { $number } élixirs
}
immune = a des armées que personne ne peut détruire
gains-coins = gagne { coins }
pays-coins = paie { coins }
overpriced = paie { coins } de trop pour { $title } : { $other } en fait autant pour moins
free-card = prend { $title } gratuitement
builds-city = construit { $count ->
    [one] une ville
   *[other] des villes
}⟨ en { $places }⟩
destroys = détruit { $number ->
    [one] une armée
   *[other] { $number } armées
} ({ $player })
places-armies = a { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} de plus sur la carte
forgoes-action = renonce au reste de l’action de la carte { $title }
declines-card = ne prend pas de carte à la fin de la partie

# Les mêmes raisons, adressées à qui joue.
you-wins-by-force = vous gagnez à coup sûr : rien de ce que font les autres ne peut l’empêcher
you-loses-by-force = vous perdez à coup sûr : quoi qu’il arrive, un autre gagne
you-shares-by-force = vous partagez la victoire à coup sûr
you-only-decision = c’est la seule décision permise
you-shares-now = vous mettez aussitôt fin à la partie et partagez la victoire
you-loses-now = vous mettez aussitôt fin à la partie et la perdez
you-wins-now = { $how ->
    [points] vous gagnez aussitôt, avec { $points } points et une capitale
    [last] vous gagnez aussitôt : plus personne d’autre n’a de disques
   *[other] vous mettez aussitôt fin à la partie et la gagnez, avec { points }
}
you-prevents-win = vous empêchez { $player } de gagner à sa prochaine action
you-allows-win = vous permettez à { $player } de gagner à sa prochaine action⟨, { $action }⟩
you-threatens-win = vous pourriez gagner à votre propre prochaine action⟨, { $action }⟩
you-captures-emperor = vous capturez l’Empereur adverse ({ $player }), qui vaut 3 points
you-frees-emperor = vous libérez votre propre Empereur
you-returns-emperor = vous faites revenir votre Empereur de la réserve
you-emperor-rescued = vous mettez votre Empereur hors de danger
you-emperor-left = vous laissez votre Empereur⟨ en { $space },⟩ là où un ennemi peut le prendre
you-emperor-exposed = vous mettez votre Empereur⟨ en { $space },⟩ là où un ennemi peut le prendre
you-builds = vous construisez pour { points }, { $total } en tout
you-replaces = vous prenez { points } à { $player } en remplaçant un bâtiment
you-wins-pyramid = vous tenez une pyramide, pour { points }
you-loses-pyramid = vous abandonnez une pyramide, et { points } avec elle
you-denies-pyramid = vous prenez à { $player } { points } de pyramide
you-first-capital = vous avez maintenant une capitale, sans laquelle personne ne gagne aux points
you-more-capitals = vous avez une capitale de plus
you-denies-capital = vous laissez { $player } sans capitale
you-takes-stack = vous prenez à { $player } { $discs ->
    [one] son disque seul
   *[other] ses { $discs } disques
}⟨ en { $space }⟩
you-sends-home = vous renvoyez un disque adverse ({ $player })⟨ de { $space }⟩
you-eliminates = vous mettez { $player } hors jeu
you-spends-soldiers = vous payez { $soldiers } disques qui ne reviennent jamais
you-places-discs = vous avez { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} de plus sur le plateau
you-spends-discs = vous avez { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} de moins sur le plateau
you-fewer-in-danger = { $how ->
    [brought] vous mettez { $fewer ->
        [one] { $fewer } disque
       *[other] { $fewer } disques
    } hors de danger
   *[spent] vous avez { $fewer ->
        [one] { $fewer } disque
       *[other] { $fewer } disques
    } de moins à portée des ennemis
}{ left-in-danger }
you-more-in-danger = vous avez { $more ->
    [one] { $more } disque
   *[other] { $more } disques
} de plus à portée des ennemis, { $left } en tout⟨, en { $spaces }⟩
you-reaches-capital = vous vous trouvez maintenant à côté d’une capitale
you-could-build = vous pourriez ensuite construire pour { points }
you-takes-lead = vous prenez la tête, { points } contre { $behind }
you-draws-level = vous rejoignez le premier à { points }
you-bids-nothing = vous gardez vos pièces, quelle que soit la mise gagnante
you-bids-coins = vous payez { coins } si votre mise l’emporte
you-wins-regions = vous contrôlez maintenant { the-regions }, pour { region-points }{ by-one }
you-takes-regions = vous prenez à { $player } { the-regions }, pour { region-points } de part et d’autre{ by-one }
you-loses-regions = vous abandonnez { the-regions }{ by-one }
you-denies-regions = vous faites perdre à { $player } { the-regions }{ by-one }
you-gives-regions = vous laissez à { $player } { the-regions }{ by-one }
you-holds-regions = vous ne tenez plus { the-regions } qu’avec une armée d’avance
you-secures-regions = vous tenez maintenant { the-regions } avec plus d’une armée d’avance
you-wins-islands = vous contrôlez maintenant { the-islands }, pour { region-points }
you-takes-islands = vous prenez à { $player } { the-islands }, pour { region-points } de part et d’autre
you-loses-islands = vous ne contrôlez plus { the-islands }
you-denies-islands = vous faites perdre à { $player } { the-islands }
you-gives-islands = vous laissez à { $player } { the-islands }
you-wins-citadels = vous tenez { $count ->
    [one] la citadelle
   *[other] les citadelles
}⟨ en { $places }⟩, pour { region-points } de plus
you-loses-citadels = vous abandonnez { $count ->
    [one] la citadelle
   *[other] les citadelles
}⟨ en { $places }⟩
you-completes-set = vous complétez la série : { $title }, pour { points }
you-set-progress = vous avez { $have } des { $cards } cartes de la série : { $title }
you-card-points = vous avez { points } de plus grâce à la carte { $title }
you-card-loses = vous avez { points } de moins à cause de la carte { $title }
you-denies-card = vous privez { $player } de la carte { $title }, qui lui apporterait { points }
you-most-elixirs = vous avez { $tied ->
    [yes] autant d’élixirs que quiconque
   *[no] le plus d’élixirs
}, { $elixirs }, pour { points }
you-slays-dragon = vous abattez le Dragon déchaîné, pour 2 points
you-leader-points = vous avez { points } de plus grâce à votre chef
you-leader-loses = vous avez { points } de moins à cause de votre chef
you-takes-token = vous prenez le jeton « { $title } »
you-turns-up-token = vous retournez le jeton face cachée⟨ en { $region }⟩
you-more-moves = vous vous déplacez désormais de { $number } plus loin à chaque fois
you-more-armies = vous placez désormais { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} de plus à chaque placement
you-more-flying = vous passez désormais la mer pour { $number ->
    [one] { $number } point
   *[other] { $number } points
} de moins, jusqu’à 1
you-more-elixirs = vous gagnez { $number ->
    [one] { $number } élixir
   *[other] { $number } élixirs
}
you-immune = vous avez des armées que personne ne peut détruire
you-gains-coins = vous gagnez { coins }
you-pays-coins = vous payez { coins }
you-overpriced = vous payez { coins } de trop pour { $title } : { $other } en fait autant pour moins
you-free-card = vous prenez { $title } gratuitement
you-builds-city = vous construisez { $count ->
    [one] une ville
   *[other] des villes
}⟨ en { $places }⟩
you-destroys = vous détruisez { $number ->
    [one] une armée
   *[other] { $number } armées
} ({ $player })
you-places-armies = vous avez { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} de plus sur la carte
you-forgoes-action = vous renoncez au reste de l’action de la carte { $title }
you-declines-card = vous ne prenez pas de carte à la fin de la partie

# Pourquoi il n'y a rien à conseiller
no-advice-over = la partie est terminée : il ne reste rien à décider ({ $rule })
no-advice-deal = il faut d’abord une donne : ce n’est à personne de décider ({ $rule })
no-advice-several = plusieurs décident en même temps : { $seats } ; dites qui conseiller ({ $rule })
no-advice-seat = le siège { $seat } n’a rien à décider maintenant : { $count ->
    [one] c’est à un autre de décider, { $seats }
   *[other] c’est à d’autres de décider, { $seats }
} ({ $rule })

# Indices : ce qui est en jeu, adressé au joueur, sans révéler le coup.
look-win = Vous pouvez décider de la partie en votre faveur.
look-loss = La position est difficile. C’est la meilleure tentative.
look-threat = Un autre joueur est sur le point de gagner : trouvez la parade.
look-only = Il n’y a qu’une décision possible.
look-lead = Vous pouvez rattraper le premier ou prendre la tête.
look-points = Il y a des points à gagner.
look-rival = Vous pouvez enlever quelque chose à un adversaire.
look-control = Vous pouvez prendre le contrôle.
look-capture = Des pièces ennemies sont à votre portée.
look-emperor = Un Empereur est en jeu.
look-danger = Certaines de vos pièces sont en danger.
look-later = Quelque chose ici vous aidera jusqu’à la fin de la partie.
look-coins = Vos pièces de monnaie sont en jeu.
look-strength = Vous pouvez renforcer votre position.
look-other = Aucun choix ne se détache ; celui-ci vous donne les meilleures chances de gagner.

# Analyse de parties
review-reply = ensuite { $player } ⟨joue { $action } et ⟩{ $text }
review-later = rapporte davantage aux tours suivants
review-price = { $text } : le prix est la perte principale
review-title = Analyse de la partie
review-effort = Effort : { $effort ->
    [quick] rapide
    [refined] affiné
    [deep] approfondi
   *[other] { $effort }
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
review-unfinished = La partie n’est pas finie ; les résultats sont des estimations.
review-player = Joueur
review-start = Départ
review-luck = Chance
review-choices = Choix
review-own = Ses choix
review-result = Résultat
review-accuracy = Précision
review-sum = Départ + chance + choix = résultat. Les choix sont ceux de tous les joueurs.
review-chart = Probabilité de gagner
review-moments = Moments décisifs
review-faults = Imprécisions, erreurs et gaffes
review-only-moves = Seuls bons coups
review-decisions = Toutes les décisions
review-none = aucun
review-grade-best = meilleur coup
review-grade-good = bon coup
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-grade-only = seul bon coup
review-swing = { $before } → { $after }
review-better = Mieux : { $move } ({ $chance })
review-next-best = Deuxième choix : { $move } ({ $chance })
review-also = Aussi : { $move } ({ $chance })
review-line = Suite : { $line }
review-role-better = meilleur coup
review-role-played = coup joué
review-role-other = autre coup
review-role-reply = réponse
review-brought = Ce qui a été révélé ensuite : { $luck } pour { $player }
review-knowledge = Chaque décision est jugée d’après ce que son joueur savait alors.
no-review-bot = { $game } n’a aucun bot qui estime les chances de gagner
no-review-decisions = l’enregistrement ne contient aucune décision à analyser
no-review-stopped = l’analyse a été arrêtée avant d’avoir examiné toutes les décisions
no-review-unfinished = la partie n’est pas finie

# Donnes équilibrées
balance-not-dealt = rien n’est tiré pour une position préparée à la main ; il n’y a donc rien à équilibrer
balance-method = { $salt } : cette version ne connaît pas cette façon d’équilibrer les donnes
balance-other = la donne { $choice } est la plus équilibrée de cette graine, et non la donne { $claimed }
