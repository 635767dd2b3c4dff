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
    [effort] effort inconnu :
    [format] format inconnu :
    [part] partie inconnue :
    [peer] jeu de comparaison inconnu :
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
mere-board = { $subject } : c’est un plateau sans partie ; « new { $game } --board » en distribue une dessus
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
file-without-variant = --{ $option } : ne sert à rien sans --variant { $variant } ({ $rule })
no-seat-number = --{ $option } : { $name } n’est pas un siège ; les sièges sont des nombres séparés par des virgules, celui du plus jeune d’abord, comme 1,0,2 (L3.2)
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
verify-balanced = la donne est la plus équilibrée sur { $deals }
verify-seed = la graine { $deals ->
    [0] donne ce début
    [one] donne ce début et la donne
   *[other] donne ce début et les { $deals } donnes
}, et l’enregistrement s’y était engagé
verify-no-commitment = aucun engagement
verify-unrevealed = engagé sur une graine qui n’a pas été révélée : rien ne prouve qu’elle a distribué cette partie
verify-not-yet = engagé sur une graine qui n’est pas encore révélée
verify-kept = il concorde avec ce qui a été conservé d’avant la donne
kept-no-seed = { $subject } : seed : la graine de l’engagement n’est pas révélée
kept-commitment = { $subject } : commitment : ce n’est pas l’engagement conservé d’avant la donne
kept-salt = { $subject } : salts : { $salt } manque
kept-salt-commitments = { $subject } : salts : ce ne sont pas les sels des engagements conservés d’avant la donne

# Conseils
out-of-range = { $option } : { $given } n’est pas compris entre 1 et { $most }
advise-seconds = --seconds : { $given } n’est pas plus que 0
no-advice = { $subject } : { $reason }
no-advice-at-end = { $subject } : { $reason } ; dans un enregistrement, --at prend une position antérieure
no-review-unfinished = { $subject } : { $reason } ; --unfinished analyse les décisions prises jusque-là
bot-thinks = { $bot } réfléchit
best-so-far = { $bot } réfléchit : { $best }, { $made } (Ctrl-C l’arrête)
review-progress = analyse : { $effort }, { $done } sur { $total } (Ctrl-C l’arrête)
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
evaluation-chances = Chances de gagner et points attendus ({ $based }) :
evaluation-owners = Propriétaires à la fin :
evaluation-nobody = personne
calibration-title = { $game } : prévisions et résultats
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
moves-more = « coups { $place } » en dit plus { $place_kind ->
    [region] sur une région
   *[space] sur une pile
}
no-place = { $place_kind ->
    [region] aucune région ne s’appelle
   *[space] aucune case ne s’appelle
} { $name } ; { $near }
nothing-there = rien de ce qui est permis maintenant ne concerne { $place }

# Ce qu'on peut taper à côté des décisions
several-decisions = Plusieurs décisions sur une ligne : séparez-les par des espaces ou des points-virgules. À côté des décisions :
command-help = cette aide
command-moves = ce qui est permis ; « coups { $place } » seulement { $place_kind ->
    [region] pour la région
   *[space] pour la pile en
} { $place }, avec phrases et règles
command-board = dessiner encore le plateau
command-describe = dire la position en mots
command-score = d’où vient chaque point, si tout finissait maintenant
command-undo = retour à la dernière décision prise par une personne{ $hidden ->
    [yes] , mais jamais au-delà d’une mise, d’une donne, ou d’une carte ou d’un jeton découverts depuis
   *[no] {""}
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

# Le serveur
extra-missing = { $feature } demande le complément { $extra }, qui n’est pas installé : pip install 'tetrarch[{ $extra }]'
arena-extra = non écrit, car le complément arena n’est pas installé : { $files } ; pip install 'tetrarch[arena]'
fairness-games = { $games ->
    [one] { $shown } partie
   *[other] { $shown } parties
}
fairness-head = { $games ->
    [one] { $shown } partie
   *[other] { $shown } parties
} entre bots de même force ({ $bot }). Part de victoire avec son intervalle à 95 %, et points au-dessus de la moyenne :
fairness-seat = siège { $seat }
fairness-place = { $place ->
    [1] joue en premier
    [2] joue en deuxième
    [3] joue en troisième
   *[other] joue en quatrième
}
fairness-share = { $share } % (de { $low } à { $high })
fairness-lead = { $points } pts
fairness-even = Aucun siège n’a d’avantage prouvé : aucun intervalle n’est au-dessus de la part égale de { $even } %.
fairness-favoured = Avantage prouvé, au-dessus de la part égale de { $even } % : { $names }.
fairness-forced = Ce que vaut le fait de payer pour commencer, pour chaque siège tour à tour :
fairness-coins = { $coins ->
    [0] en premier, sans payer
    [one] en premier, pour { $coins } pièce
   *[other] en premier, pour { $coins } pièces
}
fairness-bid = { $coins ->
    [0] Commencer ne vaut aucune pièce.
    [one] Commencer vaut une mise de { $coins } pièce.
   *[other] Commencer vaut une mise de { $coins } pièces.
}
fairness-bid-between = { $coins ->
    [one] Commencer vaut une mise de { $low } à { $coins } pièce.
   *[other] Commencer vaut une mise de { $low } à { $coins } pièces.
}
fairness-bid-or-none = { $coins ->
    [0] Commencer ne vaut aucune pièce ou est un désavantage.
    [one] Commencer vaut une mise d’au plus { $coins } pièce ou est un désavantage.
   *[other] Commencer vaut une mise d’au plus { $coins } pièces ou est un désavantage.
}
fairness-no-bid = Jouer en premier est un désavantage, même sans rien miser.
fairness-bids = Ce que vaut chaque mise quand les autres misent librement, pour chaque siège tour à tour :
fairness-bid-coins = { $coins ->
    [one] mise de { $coins } pièce
   *[other] mise de { $coins } pièces
}
fairness-best-bid = { $coins ->
    [one] Une mise de { $coins } pièce gagne le plus souvent.
   *[other] Une mise de { $coins } pièces gagne le plus souvent.
}
fairness-best-bids = { $coins ->
    [one] L’une de ces mises gagne le plus souvent : { $bids } pièce.
   *[other] L’une de ces mises gagne le plus souvent : { $bids } pièces.
}
fairness-level = Niveau de confiance : 95 %.
fairness-none = --seconds : aucune partie ne s’est terminée dans ce temps
fairness-over = { $subject } : la partie est terminée
numbers-plan = { $games ->
    [one] { $shown } partie
   *[other] { $shown } parties
} en tout
numbers-progress = { $done } parties sur { $total }
numbers-stopped = arrêt après { $done } parties sur { $total } ; relancez la même commande pour continuer
train-endless = donnez --for, --rounds ou les deux : l’entraînement ne finirait jamais
train-duration = --for : { $given } n’est pas une durée comme 90s, 20m ou 1.5h
train-players = --players : { $given } n’est pas une liste de nombres de 2 à 4, comme 2,3,4
train-setting = --setting : { $given } n’est pas un nom avec une valeur valable, par exemple dropout=0.1 ; les noms sont { $known }
train-self-play = --self-play : { $given } n’est pas l’un de { $known }
train-no-gpu = --self-play { $given } demande un GPU NVIDIA et son pilote, et cette machine n’en a pas
train-games = { $games } parties, { $positions } positions
train-round = tour { $round } : { $steps } pas, perte sur échantillons réservés { $chances } pour les chances, { $priors } pour les probabilités initiales ; victoires par rapport à une part égale : { $evaluation } contre l’évaluation, { $accepted } contre le dernier réseau accepté
train-stopped = arrêté ; relancez la même commande pour continuer
train-done = { $rounds ->
    [one] { $rounds } tour est fini ; le dossier { $folder } le décrit
   *[other] { $rounds } tours sont finis ; le dossier { $folder } les décrit
}
train-none = aucun réseau n’a été accepté : aucun n’a gagné son match
file-written = écrit : { $name }
serve-log-level = --log-level { $level } : possibilités : debug, info, warning, error
serve-busy = impossible d’écouter sur { $host }, port { $port } : { $reason } ; --port désigne un autre port, et 0 en prend un qui est libre
serve-ready = Tetrarch est à l’adresse { $address } (données dans { $data }) ; Ctrl+C l’arrête
serve-failed = le serveur n’a pas pu démarrer ; son journal dit pourquoi
worker-ready = { $workers } processus attendent des tâches ; Ctrl+C les arrête
worker-bus = --bus manque : le Redis ou Valkey des serveurs, redis://...
serve-external-bot = --external-bot : { $text } doit ressembler à NOM=COMMANDE
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
admin-records = { $file } : { $count ->
    [one] { $shown } partie enregistrée
   *[other] { $shown } parties enregistrées
}
admin-closed = { $table } : fermée
admin-banned = { $days ->
    [0] { $name } : exclu
    [one] { $name } : exclu pour un jour
   *[other] { $name } : exclu pour { $days } jours
}
admin-unbanned = { $name } : n’est plus exclu
admin-report = { $id }  { $time }  { $reporter } signale { $name } ({ $person }) : { $reason ->
    [chat] messages
    [name] nom
    [cheating] triche
    [leaving] abandons
   *[other] autre
}{ $outcome ->
    [open] {""}
    [acted] , traité par une mesure
   *[dismissed] , classé sans suite
}
admin-open-reports = { $count ->
    [0] aucun signalement ouvert
    [one] { $shown } signalement ouvert
   *[other] { $shown } signalements ouverts
}
admin-resolved = { $id } : traité
admin-granted = { $name } : est modérateur
admin-revoked = { $name } : n’est plus modérateur
admin-command-line = ligne de commande
admin-no-actions = aucune action
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
not-compiled = Les noyaux du jeu { $game } ne sont pas compilés, les bots sont donc plus faibles : « tetrarch warmup { $game } » les compile, une fois pour toutes.
said-nothing = rien n’a été dit
perft-own-deal = { $options } : une position a sa propre donne ; choisissez l’un d’eux
perft-view = { $name } : c’est une vue : ce qui y est caché ne peut pas être compté (L9.1)
bench-no-peers = --peers : il n’y a pas de .bench-venv avec les autres bibliothèques ; « make bench » le crée
bench-no-answer = un processus qui devait jouer sur son propre cœur a fini sans répondre
bench-not-compiled = les noyaux ne se compilent pas : « tetrarch warmup » dit pourquoi
bench-peers-failed = { $name } : les autres bibliothèques ne peuvent pas être mesurées : { $reason }
bench-peer-failed = { $name } ne peut pas être mesuré : { $reason } ; « make bench » installe les autres bibliothèques

# Le solveur exact.
solve-yes = { $player } gagne en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }, quoi que fassent les autres.
solve-yes-end = { $player } gagne, quoi que fassent les autres.
solve-yes-share = { $player } gagne ou partage la victoire, quoi que fassent les autres.
solve-yes-hold = { $player } peut empêcher qu’un autre gagne avant son prochain tour.
solve-yes-save = { $player } peut sauver l’Empereur jusqu’à son prochain tour.
solve-no = { $player } n’a pas de victoire forcée en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
solve-no-end = { $player } ne peut pas forcer la victoire.
solve-no-share = { $player } ne peut pas forcer un partage de la victoire.
solve-no-hold = { $player } ne peut pas empêcher qu’un autre gagne avant son prochain tour.
solve-no-save = { $player } ne peut pas sauver l’Empereur.
solve-yes-lead = { $player } peut prendre la tête à ce tour.
solve-no-lead = { $player } ne peut pas prendre la tête à ce tour.
solve-unknown = Inconnu : { $nodes } positions ne suffisent pas ; --nodes en permet davantage.
solve-unknown-hidden = Inconnu : le résultat dépend de cartes ou de jetons cachés, ou de donnes ultérieures.
solve-line = Suite : { $line }
solve-points = Points à la fin de la suite : { $points }
solve-effort = { $nodes } positions examinées.
proof-written = Preuve de { $nodes } positions : { $file }
proof-right = { $file } : prouvé ; { $nodes } positions rejouées.
solve-what = donnez une position à résoudre, ou --check FICHIER pour vérifier une preuve
solve-proof-no = --proof : rien n’est prouvé, { $file } n’est donc pas écrit
proof-wrong = { $subject } : { $reason }

# Problèmes.
puzzle-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
puzzle-count = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
puzzle-head = Problème { $id } : { $theme } (cote { $rating })
puzzle-ask = { $step } (? liste les décisions permises, q montre la solution)
puzzle-reply = { $player } répond { $decision }.
puzzle-solved = Résolu !
puzzle-failed = Ce n’est pas la solution.
puzzle-given-up = La solution :
puzzle-own-rating = Votre cote : { $rating }
puzzle-streaks = Résolus : { $solved } sur { $tried } ; de suite : { $streak } (record : { $best }) ; problèmes du jour de suite : { $days }
puzzle-results-wrong = { $file } : games.{ $game } : les nombres d’essais se contredisent
puzzle-results-damaged = { $reason } ; déplacez { $file } pour repartir avec de nouveaux résultats
puzzle-date = --date : { $given } n’est pas une date de la forme 2026-11-16
puzzle-progress = { $done } parties sur { $total }, problèmes : { $found }
puzzle-none = { $folder } : aucun problème trouvé ; tetrarch puzzles mine en cherche
puzzle-other-game = { $file } : un enregistrement de { $game }, pas de { $wanted }
puzzle-no-records = { $paths } : aucun enregistrement valide de { $game }
puzzle-left-out = { $count ->
    [one] { $count } enregistrement est laissé de côté
   *[other] { $count } enregistrements sont laissés de côté
}
puzzle-built = Problèmes : { $count } ; { $bytes } octets : { $file }
