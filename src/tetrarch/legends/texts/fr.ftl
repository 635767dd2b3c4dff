# Legends en français. $player est le nom d'un joueur ; $region, $from, $to sont des noms sur la carte ; $card et $title sont des titres de cartes et de jetons.
# Les noms des joueurs n'ont pas d'article et ne suivent jamais « de » ou « que » : Étoile demanderait une élision.

player-E = Braise
player-T = Marée
player-M = Lune
player-S = Étoile
player-N = la couleur neutre

token-explore = le jeton « { $title } »
token-hidden = un jeton face cachée
token-citadel = une citadelle
token-dragon = le Dragon déchaîné
token-portal = un Portail magique
token-rogues = la Bande de brigands

leader-fairy-queen = la Reine des fées
leader-bandit-king = le Roi des bandits
leader-red-sorceress = la Sorcière rouge
leader-white-knight = le Chevalier blanc

part-place = placer { $number ->
    [one] { $number } armée
   *[other] { $number } armées
}
part-move = se déplacer avec { $number ->
    [one] { $number } point
   *[other] { $number } points
}
part-city = construire une ville
part-destroy = détruire une armée

coins-paid = { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}

slot-at = { $slot ->
    [centre] au centre
    [left] à gauche
    [right] à droite
    [below] en bas
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
}
must = { $player ->
    [you] Vous devez
   *[other] { $player } doit
}
may = { $player ->
    [you] Vous pouvez
   *[other] { $player } peut
}
board-dealt = « { $side } » { slot-at }
lay = { $player ->
    [you] Vous posez
   *[other] { $player } pose
} un plateau, face « { $side } », tourné de { $degrees } degrés, { slot-at }.
centre = { $player ->
    [you] Vous choisissez
   *[other] { $player } choisit
} « { $side } » comme plateau central.
start = { $player ->
    [you] Vous placez
   *[other] { $player } place
} le jeton de départ⟨ en { $region }⟩.
token = { $player ->
    [you] Vous placez
   *[other] { $player } place
} { $token }⟨ en { $region }⟩.
merchant = { $player ->
    [you] Vous placez
   *[other] { $player } place
} les pièces des marchands⟨ en { $region }⟩.
shared = { $player ->
    [you] Vous placez
   *[other] { $player } place
} une armée de chaque joueur⟨ en { $region }⟩.
neutral = { $player ->
    [you] Vous placez
   *[other] { $player } place
} une armée neutre⟨ en { $region }⟩.
bid = { $player ->
    [you] Vous misez
   *[other] { $player } mise
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
first = { $player ->
    [you] { $other ->
        [you] Vous commencez, c’est votre choix.
       *[other] Vous désignez qui commence : { $other }.
    }
   *[other] { $other ->
        [you] { $player } vous désigne pour commencer.
       *[other] { $player } désigne qui commence : { $other }.
    }
}
take = { $player ->
    [you] Vous prenez
   *[other] { $player } prend
} { $card } { coins-paid }.
half = { $player ->
    [you] Vous choisissez
   *[other] { $player } choisit
} de { $part }.
place = { $player ->
    [you] Vous placez
   *[other] { $player } place
} une armée⟨ en { $region }⟩.
move = { $player ->
    [you] Vous déplacez
   *[other] { $player } déplace
} une armée⟨ de { $from } à { $to }⟩ pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
place-several = { $player ->
    [you] Vous placez
   *[other] { $player } place
} { several-armies }⟨ en { $region }⟩{ region-taken }.
move-several = { $player ->
    [you] Vous déplacez
   *[other] { $player } déplace
} { several-armies }⟨ de { $from } à { $to }⟩ pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}{ region-taken }.
several-armies = { $times ->
    [one] une armée
   *[other] { $times } armées
}
region-taken = { $loser ->
    [no] {""}
    [nobody] {" "}{ $player ->
        [you] et prenez le contrôle de la région
       *[other] et prend le contrôle de la région
    }{ taken-by }
    [neutral] {" "}{ $player ->
        [you] et prenez la région
       *[other] et prend la région
    } aux armées neutres{ taken-by }
   *[other] {" "}{ $player ->
        [you] et prenez la région
       *[other] et prend la région
    } à { $loser }{ taken-by }
}
taken-by = { $other ->
    [0] {""}
   *[other] , à { $own } contre { $other }
}
city = { $player ->
    [you] Vous construisez
   *[other] { $player } construit
} une ville⟨ en { $region }⟩.
destroy = { $player ->
    [you] Vous détruisez
   *[other] { $player } détruit
} { $other ->
    [you] une de vos armées
    [neutral] une armée neutre
   *[other] une armée ({ $other })
}⟨ en { $region }⟩{ $coin ->
    [yes] {" "}{ $player ->
        [you] et prenez une pièce
       *[other] et prend une pièce
    }
   *[no] {""}
}.
stop = { $player ->
    [you] Vous en restez
   *[other] { $player } en reste
} là.
stop-queen = { $player ->
    [you] Vous ne prenez
   *[other] { $player } ne prend
} pas de dernière carte.

# Ce qui s'ensuit. $player est le joueur dont c'est le tour.
bid-of = { $player ->
    [you] vous
   *[other] { $player }
} { $coins }
row-laid = Dans la rangée se trouvent { $cards }.
leader-dealt = { $player ->
    [you] Vous avez
   *[other] { $player } a
} pour chef { $leader }.
bids-revealed = Les mises sont { $bids } : { $tie ->
    [no] { $player ->
        [you] vous l’emportez
       *[other] { $player } l’emporte
    }
    [age] { $player ->
        [you] égalité entre { $tied }, et vous l’emportez car vous êtes le plus jeune
       *[other] égalité entre { $tied }, et { $player }, le plus jeune, l’emporte
    }
   *[die] { $player ->
        [you] égalité entre { $tied }, et le dé vous désigne
       *[other] égalité entre { $tied }, et { $player }, que le dé désigne, l’emporte
    }
} et { $coins ->
    [0] { $player ->
        [you] vous ne payez rien
       *[other] ne paie rien
    }
    [one] { $player ->
        [you] vous payez
       *[other] paie
    } { $coins } pièce
   *[other] { $player ->
        [you] vous payez
       *[other] paie
    } { $coins } pièces
}.
coins-gained = { $player ->
    [you] Vous gagnez
   *[other] { $player } gagne
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
escort-came = Avec la ville du Chevalier blanc vient { $player ->
    [you] une de vos armées
   *[other] une armée ({ $player })
}.
dragon-slain = { $player ->
    [you] Vous abattez le Dragon déchaîné et le prenez
   *[other] { $player } abat le Dragon déchaîné et le prend
}, pour 2 points.
rogues-paid = { $player ->
    [you] La Bande de brigands vous prend 1 pièce
   *[other] La Bande de brigands prend 1 pièce à { $player }
}.
merchants-taken = { $player ->
    [you] Vous prenez
   *[other] { $player } prend
} les 2 pièces des marchands⟨ en { $region }⟩.
token-taken = { $player ->
    [you] Vous prenez
   *[other] { $player } prend
} le jeton⟨ en { $region }⟩{ $hidden ->
    [yes] {" "}{ $player ->
        [you] et le retournez
       *[other] et le retourne
    } : c’est { $token }
   *[no] , { $token }
}, pour { $effect }.
token-comes = { $player ->
    [you] Vous prenez
   *[other] { $player } prend
} le jeton face cachée⟨ en { $region }⟩. On ne le connaît pas encore.
effect-elixirs = { $number ->
    [one] { $number } élixir
   *[other] { $number } élixirs
}
effect-army = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} de plus à chaque placement
effect-move = { $number ->
    [one] { $number } point
   *[other] { $number } points
} de plus à chaque déplacement
effect-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
effect-points = { $number ->
    [one] { $number } point de victoire
   *[other] { $number } points de victoire
}
effect-cost = { $number ->
    [one] { $number } point de victoire
   *[other] { $number } points de victoire
} de moins
effect-ties = la meilleure place à chaque égalité
army-kept = La Sorcière rouge garde { $other ->
    [you] une de vos armées
   *[other] une armée ({ $other })
}.
coin-taken = 1 pièce passe { $other ->
    [you] de votre bourse
   *[other] du joueur { $other }
} { $player ->
    [you] à vous, le Roi des bandits
   *[other] au Roi des bandits, { $player }
}.
tokens-seen = { $player ->
    [you] Vous regardez
   *[other] { $player } regarde
} { $count ->
    [one] le jeton face cachée
   *[other] les jetons face cachée
}⟨ en { $regions }⟩ ; { $count ->
    [one] ce qu’il est
   *[other] ce qu’ils sont
} reste secret.
card-came = { $card } entre dans la rangée, à la place { $place }.
card-comes = Une nouvelle carte entre dans la rangée, à la place { $place }. On ne la connaît pas encore.

# Pourquoi quelque chose n'est pas permis. Le numéro de la règle suit dans l'erreur elle-même.
no-over = la partie est terminée
no-deal = il faut d’abord distribuer les cartes
no-step = ce n’est pas ce qui est demandé maintenant : { $asked }
asked-lay = { $player ->
    [you] vous posez un plateau
   *[other] { $player } pose un plateau
}
asked-centre = { $player ->
    [you] vous choisissez le plateau central
   *[other] { $player } choisit le plateau central
}
asked-start = { $player ->
    [you] vous choisissez la région de départ
   *[other] { $player } choisit la région de départ
}
asked-explore = { $player ->
    [you] vous placez un jeton d’exploration
   *[other] { $player } place un jeton d’exploration
}
asked-citadel = { $player ->
    [you] vous placez une citadelle
   *[other] { $player } place une citadelle
}
asked-dragon = { $player ->
    [you] vous placez le dragon
   *[other] { $player } place le dragon
}
asked-portal = { $player ->
    [you] vous placez un portail
   *[other] { $player } place un portail
}
asked-rogues = { $player ->
    [you] vous placez les brigands
   *[other] { $player } place les brigands
}
asked-merchant = { $player ->
    [you] vous placez les pièces des marchands
   *[other] { $player } place les pièces des marchands
}
asked-shared = { $player ->
    [you] vous placez une armée de chaque joueur
   *[other] { $player } place une armée de chaque joueur
}
asked-neutral = { $player ->
    [you] vous placez une armée neutre
   *[other] { $player } place une armée neutre
}
asked-bid = { $player ->
    [you] vous misez
   *[other] { $player } mise
}
asked-first = { $player ->
    [you] vous désignez qui commence
   *[other] { $player } désigne qui commence
}
asked-take = { $player ->
    [you] vous prenez une carte
   *[other] { $player } prend une carte
}
asked-half = { $player ->
    [you] vous choisissez une moitié de l’action de la carte
   *[other] { $player } choisit une moitié de l’action de la carte
}
asked-place = { $player ->
    [you] vous placez des armées
   *[other] { $player } place des armées
}
asked-move = { $player ->
    [you] vous déplacez des armées
   *[other] { $player } déplace des armées
}
asked-city = { $player ->
    [you] vous pouvez construire une ville
   *[other] { $player } peut construire une ville
}
asked-destroy = { $player ->
    [you] vous pouvez détruire une armée
   *[other] { $player } peut détruire une armée
}
asked-queen = { $player ->
    [you] vous pouvez prendre une carte de plus
   *[other] { $player } peut prendre une carte de plus
}
no-lay-used = ce plateau est déjà posé
no-lay-desert = cette face ne peut être que le plateau central
no-lay-turn = dans un rectangle les plateaux sont à l’endroit ou à l’envers
no-centre = une autre face doit être le plateau central
no-start = la région de départ est une région du plateau central d’où une route part vers un autre plateau
no-token-taken = il y a déjà un jeton ⟨en { $region }|dans cette région⟩
no-region = ⟨{ $region }|cette région⟩ n’est pas sur cette carte
no-merchant = les pièces de ce plateau vont sur une de ses propres régions
no-shared = l’armée de chacun va sur une île qui n’est pas sur le plateau central
no-bid = vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
no-price = cette carte coûte { $price } et vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
no-card = il n’y a pas de carte à cette place
no-half = on ne peut rien faire de cette moitié
no-place = les armées se placent sur la région de départ ou là où vous avez une ville
no-army = vous n’avez pas d’armée⟨ en { $region }⟩
no-border = ⟨{ $to }|cette région⟩ n’est pas voisine de ⟨{ $from }|celle que l’armée quitte⟩
no-points = ce pas coûte { $cost } et il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-own = on ne peut pas détruire ses propres armées
no-target = { $other } n’a pas d’armée⟨ en { $region }⟩
no-immune = { $other } a l’immunité : ses armées ne peuvent pas être détruites
no-coin-king = seul le Roi des bandits prend une pièce
no-coin = { $other } n’a pas de pièce, ou ne peut pas en avoir
no-legal = ce n’est pas permis ici

# Refus hors des règles d'une étape.
view-closed = on ne joue pas dans une vue : ce qui est caché doit être redistribué
bid-final = le siège { $seat } a misé, et une mise est définitive ; doivent miser maintenant : { $others }
chance-over = le hasard n’a pas de part au jeu maintenant

# Ce qui ne se lit pas comme une décision.
notation-needs = n’est pas une décision : après { $word } il faut { $needed }
notation-nearest = n’est pas une décision ; { $nearest }
notation-example = n’est pas une décision ; écrivez par exemple take lake, half 1, +D4, D4-D5, ^D4, xD4T ou stop
notation-boards = les quatre plateaux portent les numéros 1 à 4
notation-side = « { $name } » n’est pas une face de plateau ; { $nearest }
notation-turns = les plateaux se tournent de 0, 90, 180 ou 270 degrés
notation-nobody = personne ici n’est { $letter } ; { $known }
notation-region = { $name } n’est pas une région ; { $nearest }
notation-places = la rangée a les places 1 à { $places }
notation-not-in-row = { $name } n’est pas dans la rangée ; il y a { $cards }
notation-card = « { $name } » n’est pas une carte ; { $nearest }
notation-halves = les moitiés d’un « ou » sont 1 et 2
notation-halves-named = les moitiés d’un « ou » sont 1 et 2, ou { $kinds }
notation-times = une répétition s’écrit de *2 à *{ $most }
needed-centre = le numéro d’un plateau, comme centre 2 (L12.10)
needed-start = une région, comme start D4 (L2.2)
needed-token = une région, comme token D4 (L2.0)
needed-coins = une région, comme coins D4 (L12.7)
needed-shared = une région, comme shared D4 (L2.4)
needed-neutral = une région, comme neutral D4 (L2.5)
needed-bid = un nombre de pièces, comme bid 3 (L3.1)
needed-first = la lettre d’un joueur, comme first E (L3.1)
needed-take = une carte ou sa place dans la rangée, comme take lake ou take 2 (L4.1)
needed-half = 1 ou 2, comme half 1 (L4.4)

# Nombres de choses.
count-point = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-coin = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
count-army = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
}
count-city = { $number ->
    [one] { $number } ville
   *[other] { $number } villes
}
count-card = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
count-elixir = { $number ->
    [one] { $number } élixir
   *[other] { $number } élixirs
}

# Les cartes. Chaque famille a un mot que partagent tous les titres de ses cartes.
card-ancient-phoenix = Phénix des Anciens
card-ancient-sage = Sage des Anciens
card-ancient-tree-spirit = Esprit des arbres des Anciens
card-ancient-woods = Bois des Anciens
card-cursed-banshee = Banshee des Maudits
card-cursed-gargoyles = Gargouilles des Maudits
card-cursed-king = Roi des Maudits
card-cursed-mausoleum = Mausolée des Maudits
card-cursed-tower = Tour des Maudits
card-dire-dragon = Dragon de la Terreur
card-dire-eye = Œil de la Terreur
card-dire-giant = Géant de la Terreur
card-dire-goblin = Gobelin de la Terreur
card-dire-ogre = Ogre de la Terreur
card-forest-elf = Elfe de la Forêt
card-forest-gnome = Gnome de la Forêt
card-forest-pixie = Lutin de la Forêt
card-forest-tree-town = Cité perchée de la Forêt
card-graveyard = Cimetière
card-lake = Lac
card-night-hydra = Hydre de la Nuit
card-night-village = Village de la Nuit
card-night-wizard = Mage de la Nuit
card-noble-hills = Collines de la Noblesse
card-noble-knight = Chevalier de la Noblesse
card-noble-unicorn = Licorne de la Noblesse
card-stronghold = Forteresse
card-arcane-manticore = Manticore des Arcanes
card-arcane-sphinx = Sphinx des Arcanes
card-arcane-temple = Temple des Arcanes
card-mountain-dwarf = Nain de la Montagne
card-mountain-treasury = Trésor de la Montagne
card-castle-or = Château
card-castle-and = Château
family-ancient = Anciens
family-ancient-of = des Anciens
family-cursed = Maudits
family-cursed-of = des Maudits
family-dire = Terreur
family-dire-of = de la Terreur
family-forest = Forêt
family-forest-of = de la Forêt
family-night = Nuit
family-night-of = de la Nuit
family-noble = Noblesse
family-noble-of = de la Noblesse
family-arcane = Arcanes
family-arcane-of = des Arcanes
family-mountain = Montagne
family-mountain-of = de la Montagne

# Les jetons d'exploration, les faces de plateau, les chefs.
face-magic-spring = Source magique
face-cottage = Chaumière
face-hidden-treasure = Trésor caché
face-magic-book = Livre magique
face-stable = Écurie
face-poison-swamp = Marais empoisonné
side-horseshoe = fer à cheval
side-citadel = citadelle
side-desert = désert
side-meadows = prairies
side-volcano = volcan
side-ice = glace
side-tall = rochers
side-fern = fougère
leader-fairy-queen-title = Reine des fées
leader-bandit-king-title = Roi des bandits
leader-red-sorceress-title = Sorcière rouge
leader-white-knight-title = Chevalier blanc
neutral-name = Neutre

# Le moment, et ce qui est demandé, sans point final.
moment-deal = avant la donne
moment-set-up = mise en place
moment-bidding = enchères
moment-card = carte { $card } sur { $cards }
moment-end = la fin
moment-match = partie { $game } sur 3, { $moment }
step-deal = La prochaine donne est attendue
step-lay = { must } poser un plateau : { $slot }
step-centre = { must } choisir le plateau central
step-start = { must } placer le jeton de départ
step-explore = { must } placer un jeton d’exploration : { $token }
step-citadel = { must } placer une citadelle
step-dragon = { must } placer le dragon
step-portal = { must } placer un portail
step-rogues = { must } placer les brigands
step-merchant = { must } placer deux pièces des marchands : { $slot }
step-shared = { must } placer une armée de chaque joueur hors du centre
step-neutral = { must } placer une armée neutre ; restent : { $left }
step-bid = { $player ->
    [you] Vous devez
   *[other] { $players } { $count ->
        [one] doit
       *[other] doivent
    }
} miser
step-first = { must } désigner qui commence
step-take = { must } prendre une carte
step-half = { must } choisir : { $choice } ({ $card })
step-place = { may } placer des armées ; restent : { $left } ({ $card })
step-move = { $player ->
    [you] Vous pouvez vous
   *[other] { $player } peut se
} déplacer ; points restants : { $left } ({ $card })
step-city = { may } construire une ville ({ $card })
step-destroy = { may } détruire une armée ({ $card })
step-queen = { may } prendre une carte de plus pour la Reine des fées
phase-deal = donne
phase-lay = pose des plateaux
phase-centre = plateau central
phase-start = région de départ
phase-explore = jetons d’exploration
phase-citadel = citadelles
phase-dragon = dragon
phase-portal = portails
phase-rogues = brigands
phase-merchant = villes marchandes
phase-shared = armées de chacun
phase-neutral = armées neutres
phase-bid = enchères
phase-first = premier joueur
phase-take = prise d’une carte
phase-half = choix d’une moitié
phase-place = placement des armées
phase-move = déplacement des armées
phase-city = construction d’une ville
phase-destroy = destruction d’une armée
phase-queen = dernière carte de la Reine des fées
phase-over = fin de la partie
won = Partie terminée. { $winners ->
    [you] Vous gagnez
   *[other] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    }
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $tie ->
    [none] {""}
    [shared] , à égalité sur tous les critères
   *[other] , à égalité avec { $others ->
        [you] vous
       *[other] { $others }
    } mais avec { $tie ->
        [book] le Livre magique, qui tranche les égalités
        [coins] plus de pièces
        [armies] plus d’armées sur la carte
       *[regions] plus de régions
    }
} ({ $rule })
end-cards = chacun a pris sa dernière carte
end-match = la troisième partie du match est terminée
token-unknown = un des six, face cachée

# La carte en mots.
slot-centre = au centre
slot-left = à gauche
slot-right = à droite
slot-below = en bas
slot-top-left = en haut à gauche
slot-top-right = en haut à droite
slot-bottom-left = en bas à gauche
slot-bottom-right = en bas à droite
turn-0 = à l’endroit
turn-1 = tourné à droite
turn-2 = à l’envers
turn-3 = tourné à gauche
board-laid = { $slot } : { $side }, { $turn }
board-laid-centre = { $slot } : { $side }, { $turn }, plateau central
board-none = Aucun plateau n’est encore posé
lying-start = départ
lying-citadel = citadelle
lying-dragon = dragon
lying-portal = portail
lying-rogues = brigands
lying-coins = 2 pièces
lying-hidden = { $face } (face cachée)
lying-seen = { $face } (face cachée, vu par { $people })
region-empty = vide
controlled-by = contrôle : { $player }
nobody = personne
ways-land = par terre vers { $regions }
ways-bridge = par un pont vers { $regions }
ways-portal = par le portail vers { $regions }
ways-sea = par mer vers { $regions }
ways-none = pas de voisins

# Les cartes en mots.
do-place = placer { $number }
do-move = déplacer { $number }
do-city = construire une ville
do-destroy = détruire une armée
do-or = { $first } ou { $second }
do-and = { $first }, puis { $second }
gift-move = +{ $number } mouvement
gift-army = { $number ->
    [one] +{ $number } armée
   *[other] +{ $number } armées
}
gift-flying = { $number ->
    [1] vol
   *[other] vol { $number }
}
gift-family = 1 point par carte { $family }
gift-set = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cards ->
    [one] { $cards } carte { $family }
   *[other] { $cards } cartes { $family }
}
gift-per-flying = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par capacité de vol
gift-per-coins = 1 point par tranche de { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gift-immune = immunité
gift-nothing = rien
use-move = mouvement
use-army = armée
use-flying = vol
use-elixirs = élixirs
use-points = points
use-immune = immunité
use-other = autres
use-line = { $use } : { $titles }

# Ce qu'a un siège.
source-region = régions
source-island = îles
source-citadel = citadelles
source-card = cartes
source-elixirs = élixirs
source-token = jetons
source-dragon = dragon
source-leader = chef
score-region = région { $name }
score-island = île { $name }
score-citadel = citadelle en { $name }
score-elixirs = le plus d’élixirs
bonus-flying = vol { $number }
bid-none = pas encore
tie-die = Mises égales : un dé décide (L12.8)
tie-age = Mises égales : le plus jeune l’emporte ; à partir du plus jeune : { $players } (L3.2)
trophy-dragon = dragon
trophy-kept = { $number ->
    [one] { $number } armée gardée
   *[other] { $number } armées gardées
}
state-won = a gagné
state-founder = fondateur
state-on-turn = à son tour
state-to-decide = doit décider
total-all = { $points } en tout
total-before = { $points } avant
seat-points-now = { $number ->
    [one] { $number } point
   *[other] { $number } points
} si la partie finissait maintenant
seat-total = { $number ->
    [one] { $number } point
   *[other] { $number } points
} en tout
seat-total-before = { $number ->
    [one] { $number } point
   *[other] { $number } points
} des parties précédentes
seat-supply = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} et { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
} en réserve
seat-leader = chef : { $leader }
seat-bid = mise : { $bid }

# Toute la position, ligne par ligne.
described = Legends, { $players } joueurs, { $moment }.
described-seat = Siège { $seat }, { $player } ({ $letter }) : { $words }.
described-seat-state = Siège { $seat }, { $player } ({ $letter }), { $state } : { $words }.
described-place = Place { $place } de la rangée, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, { $title } : { $ability } ; { $action }.
described-deck = { $number ->
    [0] Plus aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
} dans la pioche.
described-island = Île de { $regions } ; contrôle : { $holder }.
described-region = { $region } : { $words } ; { $ways }.

# Dessins : titres, légendes, colonnes.
title = Legends, { $moment } : { $step }
name-moment = Legends, { $moment }
column-region = Région
column-held = À qui
column-armies = Armées
column-neighbours = Voisines
column-here = Ici
column-place = Rang
column-cost = Prix
column-card = Carte
column-action = Action
column-ability = Capacité
island-line = Île de { $regions } :
deck-line = Pioche : { $cards }
key = Légende :
key-pieces = { $letter }3^1 3 armées et 1 ville ({ $player })
key-neutral = N2 2 armées neutres
key-land = C1 voisine par terre
key-bridge = { $sign }C2 par un pont
key-portal = { $sign }V1 par les portails
key-sea = { $sign }H2 par mer
key-cost = un pas coûte 1, par mer { $prices }
cards-of = { $cards }/{ $most } cartes
supply-line = réserve { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}
label-bid = mise :
label-leader = chef :
label-points = points :
label-bonuses = bonus :
label-cards = cartes :
seat-number = siège { $seat }
legend-points = points à cet instant
legend-moment = { $moment } · pioche { $cards }
legend-coins = pièces
legend-cards = cartes
legend-armies = armées restantes
legend-cities = villes rest.
legend-flying = vol
legend-elixirs = élixirs
legend-moves = mouvement en plus
legend-immune = immunité
legend-looked = { $letters } sur un jeton : ceux-ci l’ont regardé
row-empty = pas de carte
row-taken = prise par { $player }
hover-card = { $title }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} : { $ability } ; { $action }
hover-island = l’île est à { $letter }
hover-island-nobody = l’île n’est à personne
sign-family = 1 / { $family }
sign-set = { $points } : { $cards }× { $family }
sign-per-flying = { $points } par vol
sign-per-coins = 1 pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
chip-city = ville
chip-destroy = détruire
joint-or = ou
joint-and = puis
mark-lay = le plateau vient ici
mark-put = à placer ici
mark-step = un pas pour tant de points
mark-sail = par mer pour tant de points
mark-city = construire une ville
mark-destroy = détruire une armée
mark-take = prendre cette carte
mark-first = désigner qui commence

# Ce qui se convient avant une partie, chaque fois avec une ligne d'explication.
variant-match = Match en trois parties
variant-match-note = trois parties dont les points s’additionnent
variant-explore = Jetons d’exploration
variant-explore-note = cinq jetons sur la carte ; la première ville d’une région prend le jeton qui s’y trouve
variant-citadels = Citadelles
variant-citadels-note = trois régions qui valent un point de plus à qui les contrôle
variant-dragon = Dragon déchaîné
variant-dragon-note = qui amène dans sa région une armée de trop pour lui l’abat, pour 2 points
variant-portals = Portails magiques
variant-portals-note = deux régions qui comptent comme voisines
variant-rogues = Bande de brigands
variant-rogues-note = entrer dans leur région coûte une pièce
variant-seven-cards = Rangée de sept cartes
variant-seven-cards-note = une septième carte dans la rangée, pour 3 pièces
variant-leaders = Chefs
variant-leaders-note = chaque joueur reçoit un chef qui a son propre pouvoir
variant-merchants = Villes marchandes
variant-merchants-note = deux pièces sur chaque plateau pour qui y construit la première ville
variant-die = Égalités au dé
variant-die-note = entre des mises égales un dé décide, et non l’âge
variant-swamp = Marais empoisonné
variant-swamp-note = les jetons d’exploration sont face cachée, et l’un d’eux coûte un point
variant-rectangle = En rectangle
variant-rectangle-note = les quatre plateaux sont posés deux par deux au lieu de former un T
printing-2018 = Édition de 2018
printing-2018-note = les règles avec toutes les variantes
printing-first-printing = Première édition
printing-first-printing-note = comme à la première parution : plus d’armées au départ, et un dragon plus coriace

# Ce qui ne va pas dans les options.
fault-players = { $players } n’est ni 2, ni 3, ni 4
fault-printing = édition inconnue : { $name } ; { $nearest }
fault-variant = variante inconnue : { $name } ; { $nearest }
fault-swamp = « swamp » ne se joue qu’avec « explore »

# Ce qui ne va pas dans une position. $letter est le signe d'un joueur.
position-before-bids = quatre plateaux et la région de départ se posent avant les enchères
position-first-named = est nommé avant le premier tour
position-armies = { $letter } a plus de 18 armées
position-cities = { $letter } a plus de 3 villes
position-kept = seule la Sorcière rouge garde des armées, celles d’autres joueurs
position-neutral = il y a plus d’armées neutres que le jeu n’en a
position-count-setup = ne compte que les décisions d’une étape de la mise en place
position-neutral-left = est 0 sauf pendant qu’on place les armées neutres
position-no-action = aucune action n’est en cours
position-first-after = est nommé après les enchères
position-queen-when = la Reine des fées est consultée au moment où la partie finirait
position-no-totals = aucune partie du match n’est finie
position-result-given = est donné bien que la partie continue
position-decider = doit être la place dont c’est le tour
position-row = { $places } places servent maintenant ; les places vides sont à droite
position-row-acting = { $places } places servent maintenant ; une place est vide pendant une action
position-bid-purse = est plus que la bourse ne contient
position-bids-in = sont toutes faites, donc révélées
position-decider-bid = doit être la première place qui n’a pas misé
position-bids = doivent être toutes faites après les enchères, aucune au-dessus de la première bourse
position-decider-won = doit être celui qui a gagné les enchères
position-queen-only = seule la Reine des fées est consultée quand tous ont leurs cartes
position-cards-turn = les joueurs prennent une carte chacun à tour de rôle
position-cards-all = tous ont { $number } cartes : la partie est finie
position-action-card = doit être une carte de la place dont c’est le tour
position-no-or = la carte n’a pas de « ou »
position-half-part = aucune partie n’est en cours pendant le choix
position-half-nothing = rien n’est possible dans aucune des deux : on passe
position-part = la partie { $part } de la carte n’est pas { $step }
position-points = cette partie de la carte en a { $most } au plus
position-part-nothing = rien n’est possible dans cette partie : on passe
position-queen-once = la Reine des fées est consultée une fois, au moment où la partie finirait
position-cards-end = à la fin chacun a { $number } cartes
position-match = un match finit après la troisième partie
position-totals = doit donner les points de la partie : { $points }
position-result = ne nomme pas qui a gagné aux points
position-fresh = avant la première distribution rien n’est sur la table, et le fondateur décide
position-central-side = une face qui doit être le plateau central est ailleurs
position-rectangle = les plateaux d’un rectangle sont à l’endroit ou à l’envers
position-centre = n’est pas le plateau qui doit être central
position-start = doit avoir sa propre route vers un autre plateau
position-explore = sur la carte ou pris, il y a les { $number } premiers jetons, pas d’autres
position-tokens = il doit y en avoir { $due } en jeu maintenant, pas { $number }
position-merchants = le plateau { $board } a des pièces sur { $number ->
    [one] { $number } région
   *[other] { $number } régions
}
position-explore-taken = qui a construit une ville en { $region } a pris le jeton
position-merchants-taken = qui a construit une ville en { $region } a pris les pièces
position-dragon = tombe devant la { $limit }e armée en { $region }
position-count = l’étape { $step } a { $most } décisions ici
position-laid = { $laid ->
    [one] { $laid } plateau est posé
   *[other] { $laid } plateaux sont posés
}, ce n’est pas ce que trouve l’étape { $step }
position-start-order = la région de départ se choisit après les plateaux, avant les jetons
position-centre-order = est nommé quand les plateaux sont posés
position-founder = le fondateur décide
position-neutral-turns = les joueurs placent les armées neutres à tour de rôle, le fondateur d’abord
position-neutral-number = doit être 10 moins les armées placées
position-bids-after = viennent après la mise en place
position-cards-before = personne n’a de carte avant le premier tour
position-row-laid = se pose quand les jetons sont placés
position-coins = sont { $coins } à cette étape
position-kept-before = aucune armée n’est détruite avant le premier tour
position-mustered = les armées ne sont pas où la mise en place les met

# Ce qui ne va pas dans des fichiers de cartes, de plateaux et de jetons. $near est le nom connu le plus proche, ou tous.
component-list-cards = doit être une liste de cartes
component-list-tokens = doit être une liste de jetons
component-list-steps = doit être une liste d’étapes comme { $example }
component-list-islands = doit être une liste d’îles, chacune une liste de régions
component-list-regions = doit être une liste de régions
component-list-pairs = doit être une liste de paires de régions
component-number = doit être un nombre entier de { $least } à { $most }
component-only = doit être { $number }
component-flag = doit être vrai ou faux (true ou false)
component-id = doit être fait de minuscules, de chiffres et de tirets simples, une lettre d’abord, comme { $example }, { $most } au plus
component-id-taken = l’identifiant { $id } est déjà pris par { $other }
component-words = doit être une ligne de 1 à { $most } caractères, sans espaces autour
component-cards-most = il peut y avoir au plus { $most } cartes, et non { $given }
component-mode-one = une action du mode { $mode } a une étape, et non { $given }
component-mode-two = une action du mode { $mode } a deux étapes, et non { $given }
component-mode-unknown = aucun mode ne s’appelle { $name } ; { $near }
component-mode-text = doit être l’un des textes { $known }
component-step = doit être exactement l’un de { $known }, et non { $given } d’entre eux
component-families-most = il peut y avoir au plus { $most } familles, et non { $given }
component-family-size = cartes de la famille { $family } : seulement { $size }, et non { $wanted }
component-family-unknown = aucune carte n’est de la famille { $name } ; { $near }
component-deck = il n’y en a que { $deck } pour { $players } joueurs, qui en prennent { $each } chacun : { $least } au moins
component-effect = doit avoir au moins l’un de { $known }
component-points = doit être un nombre entier de -{ $most } à { $most }, mais pas 0
component-tokens = il doit y avoir { $wanted } jetons d’exploration, et non { $given }, et le marais en plus
component-swamps = un seul d’entre eux doit avoir swamp = true, et non { $given }
component-ties = un seul jeton départage les égalités, et { $other } le fait déjà
component-side-name = le nom d’une face est fait de minuscules, de chiffres et de tirets simples, une lettre d’abord, { $most } au plus
component-no-island = une face a au moins une île
component-no-region = une île a au moins une région
component-region-name = { $name } n’est pas un nom de région : une majuscule et un nombre de 1 à 99
component-region-taken = le nom { $name } est déjà pris par une région de { $other }
component-region-text = doit être le nom d’une région, comme H1
component-region-unknown = aucune région de cette face ne s’appelle { $name } ; { $near }
component-pair = doit être une paire de régions
component-pair-itself = relie { $region } à elle-même
component-pair-again = relie { $one } et { $two } une deuxième fois
component-exit = manque : une route part de chaque bord
component-centre = doit être deux nombres de 0 à 1
component-centre-taken = est déjà le centre de { $other }
component-land = { $one } et { $two } sont sur des îles différentes, sans frontière terrestre
component-bridge = { $one } et { $two } sont sur la même île : les ponts mènent à une autre
component-apart = aucune frontière terrestre ne mène de { $region } à { $others }
component-islands-apart = ni ponts ni routes maritimes n’y mènent de l’île de { $region } à { $others }
component-sides = le plateau { $board } doit avoir deux faces, et non { $given }
component-smallest = la plus petite carte ({ $sides }) a { $regions } régions ; la région de départ et les jetons en demandent { $least }
component-central = il n’y a qu’un plateau central, et ce doit déjà être { $other }
component-regions-most = toutes les faces ensemble peuvent avoir au plus { $most } régions, et non { $given }
component-islands-most = toutes les faces ensemble peuvent avoir au plus { $most } îles, et non { $given }
# Ce qui ne va pas dans la forme d’une position, d’une carte, d’une donne ou d’options.
position-ages = { $ages } ne nomme pas chacun une fois parmi { $identities }
position-single-letters = doit être une liste de lettres isolées
position-no-game = il n’y a pas de partie { $game }
position-action = part doit être 0 ou 1, et points de 0 à 60
position-boards = { $given } plateaux sont posés, il y en a 4
position-no-side = { $name } n’est pas une face de plateau
position-side-laid = le plateau de { $name } est déjà posé
position-turns = { $turn } n’est pas de 0 à 3 quarts de tour
position-no-slot = il n’y a pas d’emplacement { $slot }
position-region-twice = nomme une région deux fois
position-no-region = { $name } n’est pas une région de cette carte
position-tokens-there = { $region } porte plus d’un jeton
position-leaders = doit avoir une entrée par siège, et aucune sans la variante
position-leader-missing = il en manque un
position-different = doivent être pris parmi { $names }, tous différents
position-total = { $total } n’est pas une somme de points de victoire
position-bid = { $bid } n’est pas une mise
position-neutral-city = la couleur neutre ne construit pas de villes
position-garrison = doit être de 0 à 18 armées et de 0 à 3 villes
position-everybody = doit nommer chacun une fois
position-nobody = ne nomme personne de cette table
position-explore-number = a { $given } jetons, cette partie en a { $wanted }
position-explore-order = doit être dans l’ordre { $names }
position-no-face = n’a pas de face
position-face-up = est face visible, donc tous le connaissent
position-not-placed = n’est pas placé, donc personne ne l’a vu
position-token-taken = est pris, donc il n’est nulle part et tous le connaissent
position-slayer = qui l’a abattu n’est pas à cette table
position-slain = est abattu, donc il n’est nulle part
position-no-variant = est sur la carte, mais pas parmi les variantes
position-row-places = a { $given } places, et non { $places }
position-no-card = { $name } n’est pas une carte de cette partie
position-card-twice = { $name } est à plus d’un endroit
position-deck-names = a des cartes sans nom
position-cards-number = { $given } cartes sur { $cards } sont là
position-card-nowhere = { $name } n’est devant personne
position-sees-more = le siège { $seat } ne peut savoir tout ce que cette vue montre
position-sees-less = le siège { $seat } en sait plus que cette vue ne montre
position-whole = une partie commence par une position entière, pas par une vue
position-line-cut = n’est pas une ligne entière : une partie manque ou a changé
position-coins-most = { $held } sont plus que les { $most } du début
position-coins-most-group = les { $held } de { $letters } ensemble sont plus que les { $most } du début
position-coins-sources = { $held } sont plus que { $most } : { $sources }
position-coins-sources-group = les { $held } de { $letters } ensemble sont plus que { $most } : { $sources }
coins-start = { $coins } au début
coins-bid = { $coins } pour la mise ({ $rule })
coins-cards = { $coins } par les cartes ({ $rule })
coins-tokens = { $coins } par les jetons ({ $rule })
coins-merchants = { $coins } des marchands ({ $rule })
coins-king = { $coins } prises par le Roi des bandits ({ $rule })
map-empty = aucun plateau n’est là, et il en faut quatre
map-number = { $given } sur la carte, cette partie en a { $most }
map-merchants = une région de chaque plateau a des pièces, sur { $side } il y en a { $number }
deal-leaders = doit nommer un chef par siège, tous différents
deal-leader = { $name } n’est pas un chef
deal-field = { $word } n’est pas un champ de cette donne, ou figure deux fois
deal-field-missing = le champ { $name } manque
deal-missing = { $name } manque
deal-twice = { $name } figure plus d’une fois
deal-strange = { $name } n’a pas sa place là
deal-setup-long = a { $given } décisions, { $enough } suffisent
deal-setup-decision = décision { $number } : { $reason }
deal-setup-ends = finit à l’étape { $step }
fault-variants-text = { $given } est un texte, pas une liste de noms ; écrivez { $names }
fault-ages = { $ages } ne nomme pas chaque siège une fois

# Options
option-quick-setup = Mise en place rapide
option-quick-setup-note = Plateaux, région de départ et jetons sont tirés au sort, sans choix du fondateur
fault-position-view = est ce qu’une seule place peut savoir ; une partie commence par une position entière

# Tables
goal = Ayez le plus de points de victoire quand chacun a pris { $cards } cartes.
goal-match = Ayez le plus de points de victoire après trois parties, chacune de { $cards } cartes par joueur.
bid-made = { $player } a fait sa mise.
cards-dealt = La pioche de { $cards } cartes est mélangée{ $laid ->
    [0] {""}.
   *[other] , et les plateaux sont posés : { $boards }.
}
undo-bid = les mises sont définitives
undo-deal = les cartes ont été distribuées
undo-card = une carte a été révélée
undo-token = un jeton a été révélé

# Le terminal
write-lay = poser le plateau côté désert, tourné de 90 degrés à droite (0, 90, 180 ou 270)
write-see-boards = voir les deux côtés des plateaux qui restent
write-centre = faire du deuxième plateau le plateau central
write-start = mettre le jeton de départ en D4
write-token = mettre le jeton en D4
write-merchant = mettre en D4 les pièces des marchands de ce plateau
write-shared = mettre une armée de chacun en D4
write-neutral = mettre une armée neutre en D4
bid-or-number = bid 3, ou 3
write-bid = miser 3 pièces, en secret : personne ne le voit avant que toutes les mises soient faites
write-first = laisser commencer Marée
write-take = prendre la carte Lac
write-take-place = prendre la carte à la deuxième place
write-whole-turn = tout un tour en une ligne
write-half = la première des deux actions
write-half-named = l’action de se déplacer
write-stop-half = aucune des deux
write-place = placer une armée en D4
write-place-several = en placer trois
write-stop-place = ne plus en placer
write-walk = déplacer une armée de D4 à D5
write-walk-on = la mener plus loin, en D6
write-walk-several = déplacer deux armées
write-stop-walk = ne plus se déplacer
write-city = construire une ville en D4
write-stop-city = n’en construire aucune
write-destroy = détruire une armée en D4 (T : Marée, N : neutre)
write-rob = le Roi des bandits prend aussi une pièce (Marée)
write-stop-destroy = n’en détruire aucune
write-queen = prendre une carte de plus, la deuxième
write-stop-queen = n’en prendre aucune
score-of = { $player } : { $points }
score-of-now = { $player } : { $points } si tout finissait maintenant
points-of-region = région { $name }
points-of-island = île { $name }
points-of-citadel = citadelle en { $name }
points-of-card = carte « { $name } »
points-of-elixirs = élixirs { $name }
points-of-token = jeton « { $name } »
points-of-dragon = le dragon { $name }
points-of-leader = chef « { $name } »
match-so-far = dans toutes les parties du match jusqu’ici
match-before = dans les parties précédentes du match
boards-to-lay = Plateaux à poser, chacun sur un de ses deux côtés (A1-A2 par terre, A1=A2 par un pont, A1~A2 par mer) :
board-number = Plateau { $number }
side-islands = { $count ->
    [one] île { $islands }
   *[other] îles { $islands }
}
side-central = { $told } ; va au centre ou ne sert pas (L2.1)
side-exits = routes maritimes par les bords : { $exits }
edge-top = haut { $region }
edge-right = droite { $region }
edge-bottom = bas { $region }
edge-left = gauche { $region }

# Titles of achievements.

achievement-first = Première bannière
achievement-three = Trois couronnes
achievement-four = Aux quatre coins de la carte
achievement-leaders = L’étoffe d’un chef
achievement-explore = Vers l’inconnu
achievement-citadels = Derrière d’épais murs
achievement-dragon = La saison du dragon
achievement-portals = De l’autre côté du miroir
achievement-rogues = Route à péage
achievement-merchants = Place au commerce
achievement-seven-cards = L’embarras du choix
achievement-rectangle = Au carré
achievement-swamp = Les pieds mouillés
achievement-die = Le sort en décide
achievement-match = La longue campagne
achievement-at-once = Un conte riche
achievement-all = Toutes les légendes

# What to train after lost games.

advice-close = Dans { $games } de vos { $lost } dernières parties perdues, il manquait au plus { $behind } points. À la fin, comparez ce que chaque carte rapporterait.
advice-outscored = Dans { $games } de vos { $lost } dernières parties perdues, le gagnant avait une nette avance. Comptez les points de tous en cours de partie, et prenez la tête tôt.
