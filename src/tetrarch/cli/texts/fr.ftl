# Le terminal en français. $subject et $name désignent un fichier, $near propose un nom ou donne ceux qui existent.

quoted = « { $text } »
subject = { $subject } : { $text }
sentence = { $text }.
percent = { $number } %
error = erreur : { $text }
our-fault = { $what } ; c’est une erreur de tetrarch : avec TETRARCH_TRACEBACK=1, il dit où
more-faults = { $subject } : et { $more ->
    [one] une autre erreur
   *[other] { $shown } autres erreurs
}

# La ligne de commande
unknown-language = { $where } : il n’y a pas de langue { $name } ; { $near }
unknown-name = { $what ->
    [command] commande inconnue :
    [format] format inconnu :
    [player] joueur inconnu :
   *[game] jeu inconnu :
} { $name } ; { $near }
unknown-option = option inconnue : { $name } ; { $near }
unknown-option-alone = option inconnue : { $name }
usage-see = { $text } ; voir tetrarch{ $command } --help
usage-lang = --lang se place avant la commande : tetrarch --lang fr play eko
usage-missing = { $what ->
    [option] il manque l’option
   *[argument] il manque l’argument
} { $name }
usage-no-value = l’option { $name } demande une valeur
usage-flag = l’option { $name } ne prend pas de valeur
usage-extra = argument en trop : { $given }
usage-whole = { $name } : il faut un nombre entier
usage-number = { $name } : il faut un nombre
usage-least = { $name } : il faut au moins { $least }
usage-most = { $name } : il faut au plus { $most }
choose-one = { $options } : choisissez l’un d’eux
not-one-or-more = { $option } : { $given } n’est pas 1 ou plus

# Fichiers
standard-input = entrée standard
the-line = la ligne
file-impossible = { $name } : aucun fichier ne porte un tel nom
file-is-folder = { $name } : c’est un dossier, pas un fichier
file-missing = { $name } : ce fichier n’existe pas
file-unreadable = { $name } : lecture impossible : { $reason }
file-too-long = { $name } : dépasse { $most } octets ; aucun de nos fichiers n’est si long
file-not-utf8 = { $name } : ce n’est pas un texte en UTF-8 : l’octet { $byte } est illisible
file-empty = { $name } : le fichier est vide
file-not-writable = { $name } : c’est un dossier ; nommez un fichier à écrire
file-unwritten = { $name } : écriture impossible : { $reason }
there-already = { $name } : existe déjà ; choisissez un autre nom
there-already-force = { $name } : existe déjà ; nommez un autre fichier, ou --force pour le remplacer
there-already-load = { $name } : existe déjà ; « --load { $name } --save { $name } » reprend sa partie
there-already-other = { $name } : existe déjà, et n’est pas l’enregistrement qui est chargé

# Ce que dit le système
system-access = accès refusé
system-permission = opération non permise
system-missing = aucun fichier ni dossier de ce nom
system-full = plus de place sur le disque
system-read-only = système de fichiers en lecture seule
system-name = nom de fichier trop long
system-no-folder = n’est pas un dossier
system-folder = est un dossier
system-address-used = adresse déjà utilisée
system-address = cette adresse n’est pas de cette machine
system-loop = trop de liens symboliques
system-device = erreur d’entrée ou de sortie
system-host = nom de machine inconnu

# Ce qu'est un fichier
several-lines = { $subject } : une position en une ligne tient en une ligne, pas en { $lines }
unreadable = { $subject } : n’est ni du JSON ni une position en une ligne, qui commence par { $begins }
no-format = { $subject } : format : il manque ; possibilités : { $known }
unknown-format = { $subject } : format : { $name } est inconnu ; { $near }
record-game = { $subject } : game : { $name } est inconnu ; { $near }
no-record = { $subject } : ce n’est pas un enregistrement, qui contient toute une partie avec ses décisions
mere-board = { $subject } : c’est un plateau sans partie ; « new eko --board » en distribue une dessus
at-without-record = { $subject } : --at va avec un enregistrement, et ceci n’en est pas un
at-beyond = { $subject } : nombre d’événements : { $events } ; --at va de 0 jusque-là, pas { $given }
other-game = { $subject } : va avec { $game } ; « tetrarch { $command } » le prend
no-such-seat = { $subject } : --seat : il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }
other-view = { $subject } : --seat : c’est la vue { $whose ->
    [watcher] de quelqu’un qui ne fait que regarder
   *[seat] du siège { $viewer }
} : elle ne contient rien pour le siège { $seat }

# Distribuer
other-options = { $options } : pas d’option de ce nom pour { $game }, qui a { $has }
beside-board = { $options } : va avec les plateaux tirés au sort, et --board en désigne un tout fait
line-no-board = { $name } : c’est une position en une ligne, pas un plateau
board-players = { $name } : players : le plateau est pour { $players } joueurs, et --players en demande un autre nombre (E1.5)
tokens-without-explore = --tokens : il n’y a pas de jetons sans --variant explore (L12.2)
no-seat-number = --ages : { $name } n’est pas un siège ; les sièges sont des nombres séparés par des virgules, celui du plus jeune d’abord, comme 1,0,2 (L3.2)
new-seed = graine : { $seed } (la même graine et les mêmes options redonnent cette partie ; « play --load --seed » la reprend et révèle la graine)

# Montrer et rejouer
too-narrow = (le dessin a { $needed } colonnes, le terminal { $width })
show-itself = { $name } : c’est ce qu’il faut montrer ; nommez un autre fichier pour le dessin
board-no-seats = { $subject } : c’est un plateau ; seules les parties ont des sièges, et quelque chose à cacher
board-no-line = { $subject } : c’est un plateau ; seules les positions s’écrivent en une ligne
board-no-points = { $subject } : c’est un plateau ; seules les parties ont des points
no-score-sheet = --score : { $game } n’a pas de feuille de score ; le dessin montre tous les points
legal-count = { $count ->
    [0] rien n’est permis
    [one] { $shown } décision permise
   *[other] { $shown } décisions permises
}
for = { $told } ({ $player })
deal = donne
no-events = { $subject } : a les événements 1 à { $events } ; il n’y en a pas de { $first } à { $last }
no-turn = { $subject } : le tour { $turn } n’a pas d’événements ; le dernier tour est le { $last }

# Vérifier
verify-true = véridique
verify-events = { $events ->
    [one] { $shown } événement
   *[other] { $shown } événements
}
verify-unfinished = partie inachevée, { $now }
verify-closed = la partie a été interrompue
verify-resigned = { $losers ->
    [one] { $names } a abandonné
   *[other] { $names } ont abandonné
}, { $winners ->
    [0] personne n’a gagné
    [one] { $others } a gagné
   *[other] { $others } ont gagné
}
verify-timed-out = { $losers ->
    [one] { $names } a dépassé son temps
   *[other] { $names } ont dépassé leur temps
}, { $winners ->
    [0] personne n’a gagné
    [one] { $others } a gagné
   *[other] { $others } ont gagné
}
verify-seed = la graine { $deals ->
    [0] donne ce début
    [one] donne ce début et la donne
   *[other] donne ce début et les { $deals } donnes
}, et l’enregistrement s’y était engagé
verify-no-commitment = aucun engagement
verify-unrevealed = engagé sur une graine qui n’a pas été révélée : rien ne prouve qu’elle a distribué cette partie
verify-not-yet = engagé sur une graine qui n’est pas encore révélée

# Conseils
out-of-range = { $option } : { $given } n’est pas compris entre 1 et { $most }
advise-seconds = --seconds : { $given } n’est pas plus que 0
no-advice = { $subject } : { $reason }
no-advice-at-end = { $subject } : { $reason } ; dans un enregistrement, --at prend une position antérieure
bot-thinks = { $bot } réfléchit
best-so-far = { $bot } réfléchit : { $best }, { $made } (Ctrl-C l’arrête)
simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
visits = { $count ->
    [one] { $count } visite
   *[other] { $count } visites
}
certain = résultat certain
chances = Chances de gagner ({ $based }) :
chances-one-decision = Chances : une seule décision est permise.
chances-no-opinion = Chances : { $bot } n’a pas d’avis.
best-line = suite : { $line }

# Les sièges d'une partie
too-many-seats = --seat : { $given } joueurs pour { $players } sièges
load-own-deal = { $options } : un enregistrement a sa propre donne ; choisissez l’un d’eux
no-program = { $subject } : { $program } : aucun enregistrement ne peut lancer de programme ; nommez-les tous avec --seat
seed-no-commitment = { $subject } : --seed : l’enregistrement n’a pas d’engagement, donc aucune graine ne peut être prouvée sienne
seed-other = { $subject } : --seed : ce n’est pas la graine sur laquelle l’enregistrement s’est engagé ; donnez celle-là, ou aucune
seed-other-deal = { $reason }, sur laquelle l’enregistrement s’est engagé ; sans --seed, sa partie continue sans preuve
unrevealed-over = L’enregistrement s’est engagé sur une graine qui n’a pas été révélée : rien ne prouve qu’elle a distribué cette partie ; --seed SEED la révèle.
unrevealed-deals = L’enregistrement s’est engagé sur une graine qui n’est pas donnée. Les donnes suivantes viennent d’une nouvelle, et verify n’en prouvera jamais aucune ; --seed SEED continue avec celle de l’engagement.
unrevealed = L’enregistrement s’est engagé sur une graine qui n’est pas donnée : verify ne prouvera pas la donne à la fin ; --seed SEED, maintenant ou alors, la révèle.

# Jouer
person = personne
greeting = À la table : { $seats }. Tapez ? pour l’aide.
greeting-bots = À la table : { $seats }.
thinking = { $player } réfléchit (Ctrl-C : décider tout de suite)
pass-keyboard = Passez le clavier à { $player } ; les autres regardent ailleurs.
press-enter = Appuyez sur Entrée quand c’est fait.
forfeit = { $player } perd une décision ({ $kind ->
    [crash] arrêt du programme
    [hang] pas de réponse
    [garbage] réponse illisible
   *[illegal] coup interdit
}) : elle est tirée au sort.
not-asked = Le programme ({ $player }) n’est plus interrogé.
legal = permis : { $decisions }
over = fin (undo, board, save FICHIER, quit)
not-played = pas joué : { $part } et la suite ; c’est à quelqu’un d’autre de décider
no-bid = ce n’est pas une mise : écrivez un nombre de pièces
unknown-word = { $name } n’est ni une décision ni une commande ; { $near }
nothing-refused = rien n’a été refusé
nothing-to-undo = il n’y a rien à annuler
undo-refused = on ne peut pas y revenir : { $reason }
taken-back = annulé : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
save-needs-name = save demande un nom de fichier : save partie.json
saved = enregistré dans { $name }
go-on = Pour continuer : { $command }
not-kept = La partie n’est pas gardée ; --save FICHIER garde la prochaine.
no-score = ce jeu n’a pas de feuille de score ; le dessin montre tous les points
moves-more = « coups { $place } » en dit plus { $game ->
    [legends] sur une région
   *[eko] sur une pile
}
no-place = { $game ->
    [legends] aucune région ne s’appelle
   *[eko] aucune case ne s’appelle
} { $name } ; { $near }
nothing-there = rien de ce qui est permis maintenant ne concerne { $place }

# Ce qu'on peut taper à côté des décisions
several-decisions = Plusieurs décisions sur une ligne : séparez-les par des espaces ou des points-virgules. À côté des décisions :
command-help = cette aide
command-moves = ce qui est permis ; « coups { $place } » seulement { $game ->
    [legends] pour la région
   *[eko] pour la pile en
} { $place }, avec phrases et règles
command-board = dessiner encore le plateau
command-describe = dire la position en mots
command-score = d’où vient chaque point, si tout finissait maintenant
command-undo = retour à la dernière décision prise par une personne{ $game ->
    [legends] , mais jamais au-delà d’une mise, d’une donne, ou d’une carte ou d’un jeton découverts depuis
   *[eko] {""}
}
command-why = redire pourquoi quelque chose a été refusé
command-save = « save FICHIER » écrit l’enregistrement de la partie
command-quit = quitter la table ; Ctrl-D et Ctrl-C aussi
called-help = aide
called-moves = coups
called-board = plateau
called-describe = décrire
called-score = points
called-undo = annuler
called-why = pourquoi
called-save = enregistrer
called-quit = quitter

# Comment s'écrivent les décisions d'Ekö
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

# Comment s'écrivent les décisions de Legends
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

# La feuille de score de Legends
score = { $player } : { $points }
score-now = { $player } : { $points } si tout finissait maintenant
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

# Les plateaux de Legends
boards-to-lay = Plateaux à poser, chacun sur un de ses deux côtés (A1-A2 par terre, A1=A2 par un pont, A1~A2 par mer) :
board = Plateau { $number }
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

# Le serveur
extra-missing = { $feature } demande le complément { $extra }, qui n’est pas installé : pip install 'tetrarch[{ $extra }]'
arena-extra = non écrit, car le complément arena n’est pas installé : { $files } ; pip install 'tetrarch[arena]'
serve-log-level = --log-level { $level } : possibilités : debug, info, warning, error
serve-busy = impossible d’écouter sur { $host }, port { $port } : { $reason } ; --port désigne un autre port, et 0 en prend un qui est libre
serve-ready = Tetrarch est à l’adresse { $address } (données dans { $data }) ; Ctrl+C l’arrête
serve-failed = le serveur n’a pas pu démarrer ; son journal dit pourquoi
serve-external = attention : qui peut ouvrir une table ici peut lancer tout programme de cette machine, car les bots peuvent être des programmes (--allow-external)
admin-no-answer = aucun serveur n’a répondu en { $seconds } s ; il fermera { $table } dès qu’un serveur tournera
admin-refused = le serveur ne ferme pas { $table } : { $answer }
admin-postgresql = cette base de données est de PostgreSQL, qui a son propre outil : { $tool }
admin-backup = { $file } : { $bytes ->
    [one] { $shown } octet
   *[other] { $shown } octets
}
admin-restored = { $target } : restauré depuis { $file }
admin-restored-kept = { $target } : restauré depuis { $file } ; ce qui était là est dans { $kept }
admin-pruned = { $guests ->
    [one] { $shown } invité supprimé
   *[other] { $shown } invités supprimés
}
admin-would-prune = { $guests ->
    [one] { $shown } invité serait supprimé
   *[other] { $shown } invités seraient supprimés
}
admin-closed = { $table } : fermée
admin-push-contact = à qui les services de notification peuvent écrire
admin-push-public = la clé publique qui va avec : { $key }
stat-database = base de données
stat-version = version des données
stat-people-guest = personnes, invités
stat-people-account = personnes, comptes
stat-people-bot-account = comptes de bots
stat-matches-waiting = parties en attente
stat-matches-running = parties en cours
stat-matches-over = parties terminées
stat-matches-closed = parties fermées
stat-entries = entrées
stat-sessions = connexions ouvertes
stat-ratings = classements
stat-push = abonnements aux notifications
stat-bytes = octets
stat-beat = dernier signe de vie
stat-never = jamais
stat-ago = il y a { $seconds } s

# Noyaux de calcul
warming = Compilation : { $game } (une fois par version)
warm-already = { $game } : les noyaux sont déjà compilés
warm-now = { $game } : noyaux compilés en { $seconds } s
warm-no-folder = { $name } : création impossible : { $reason } ; TETRARCH_CACHE en désigne un autre
warm-failed = { $game } : les noyaux ne se compilent pas : { $reason }
said-nothing = rien n’a été dit
perft-own-deal = { $options } : une position a sa propre donne ; choisissez l’un d’eux
perft-view = { $name } : c’est une vue : ce qui y est caché ne peut pas être compté (L9.1)
bench-no-peers = --peers : il n’y a pas de .bench-venv avec les autres bibliothèques ; « make bench » le crée
bench-no-answer = un processus qui devait jouer sur son propre cœur a fini sans répondre
bench-not-compiled = les noyaux ne se compilent pas : « tetrarch warmup » dit pourquoi
bench-peers-failed = { $name } : les autres bibliothèques ne peuvent pas être mesurées : { $reason }
