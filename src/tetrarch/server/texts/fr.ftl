# Ce que le serveur dit en français : erreurs, défauts d'un champ, et avis.

# Erreurs : une phrase sans point final.
error-bad-request = cette demande ne convient pas : { $fields }
error-bad-json = cette demande est illisible ; son contenu doit être du JSON
error-bad-name = ce nom ne convient pas ; un nom compte de 1 à { $most } caractères d’une seule écriture, au moins une lettre ou un chiffre, rien d’invisible, et n’est pas réservé
error-bad-cursor = cet endroit n’est pas dans cette liste ; prenez celui que la page précédente indique comme suite
error-bad-password-length = un mot de passe compte de { $least } à { $most } caractères
error-not-signed-in = vous n’êtes pas connecté ; choisissez un nom pour jouer en invité, ou connectez-vous
error-bad-token = ce jeton n’est pas valable ; il a été révoqué, ou n’a jamais existé
error-wrong-password = le mot de passe est incorrect
error-wrong-name-or-password = le nom ou le mot de passe est incorrect
error-foreign-origin = cette demande ne vient pas d’une page de ce serveur ; elle a été refusée pour votre sécurité
error-wrong-host = ce serveur n’a pas le nom d’hôte de cette adresse ; son exploitant peut l’admettre par le réglage allowed_hosts
error-account-needed = il faut un compte ; réservez votre nom avec un mot de passe, ou connectez-vous
error-people-only = seule la personne elle-même peut le faire, connectée dans un navigateur ; un jeton ne suffit pas
error-metrics-forbidden = les mesures ne sont que pour cette machine, ou pour qui présente leur jeton
error-not-found = il n’y a rien à cette adresse
error-no-such-person = ce joueur n’existe pas
error-no-such-table = cette table n’existe pas
error-no-such-step = cette étape n’existe pas dans ce tutoriel
error-not-the-aim = { $reason }
error-step-done = cette étape est finie ; passez à la suivante, ou recommencez-la
error-no-such-puzzle = ce problème ou ce thème n’existe pas
error-puzzle-done = cette tentative est finie ; recommencez, ou choisissez un autre problème
error-no-such-token = ce jeton n’existe pas
error-no-such-subscription = ce navigateur ne reçoit pas d’avis d’ici
error-method-not-allowed = cette adresse ne fait pas cela
error-name-taken = ce nom, ou un nom trop semblable, est pris ; choisissez-en un autre, ou connectez-vous si c’est le vôtre
error-already-account = c’est déjà un compte
error-too-many-bots = une personne a au plus { $most } programmes ; supprimez-en un d’abord
error-too-many-tokens = au plus { $most } jetons à la fois ; révoquez-en un d’abord
error-too-many-subscriptions = au plus { $most } navigateurs d’une personne reçoivent des avis ; retirez-en un d’abord
error-conflict = quelqu’un d’autre a changé cela au même instant ; regardez à nouveau, puis réessayez
error-too-large = c’est trop à la fois ; une demande compte au plus { $most } kilo-octets
error-too-often = trop de demandes en peu de temps ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
error-our-fault = quelque chose s’est mal passé ici, par notre faute ; si cela se reproduit, signalez-le comme { $reference }
error-push-off = ce serveur n’envoie pas d’avis aux navigateurs fermés
error-stopping = le serveur s’arrête ; réessayez dans un instant
error-database-away = la base de données ne répond pas ; réessayez dans un instant
error-bad-message = le message est incompréhensible : { $reason }
error-bad-position = ce n’est pas une position : { $reason }
error-no-advice = il n’y a rien à conseiller : { $reason }
error-engine-locked = vous jouez sur ce plateau une partie en cours avec d’autres personnes ; jusqu’à la fin, réfléchissez vous-même
error-too-many-watched = on peut suivre au plus { $most } tables à la fois
error-too-many-advised = trop de demandes de conseil en ce moment ; réessayez dans un instant
error-too-many-connections = trop de connexions depuis votre adresse ; réessayez dans un instant
error-newer-table = une version plus récente du serveur continue cette table ; rechargez la page
error-bad-record = enregistrement incorrect : { $reason }
error-no-such-review = cette analyse n’existe pas ; demandez-la de nouveau
error-too-many-reviews = au plus { $most } analyses à la fois par personne ; attendez ou annulez-en une
error-no-such-tournament = ce tournoi n’existe pas
error-not-organiser = seule la personne qui organise le tournoi peut faire cela
error-tournament-started = le tournoi a commencé, ce n’est donc plus possible
error-tournament-over = le tournoi est terminé
error-tournament-full = un tournoi compte au plus { $most } joueurs
error-not-joined = vous ne jouez pas dans ce tournoi
error-bot-stays = un joueur ordinateur qui a commencé un tournoi le joue jusqu’au bout
error-too-few-players = ce tournoi demande au moins { $least } joueurs
error-too-many-rounds = { $players } joueurs peuvent jouer au plus { $most } rondes ici ; choisissez moins de rondes ou trouvez plus de joueurs
error-too-many-games = un tournoi compte au plus { $most } parties ; choisissez moins de rondes ou le système suisse
error-too-many-tournaments = vous pouvez organiser au plus { $most } tournois à la fois ; terminez-en ou annulez-en un d’abord
error-too-many-joined = vous pouvez jouer dans au plus { $most } tournois à la fois
error-no-such-friend-link = ce lien d’amitié ne fonctionne pas : il a été révoqué ou a expiré ; demandez-en un nouveau
error-own-friend-link = c’est votre propre lien d’amitié ; envoyez-le à un ami
error-too-many-friends = un utilisateur a au plus { $most } amis
error-not-friends = vous ne pouvez défier que vos amis
error-not-invitable = vous ne pouvez pas inviter l’un de ces joueurs
error-own-block = vous ne pouvez pas vous bloquer vous-même
error-too-many-blocked = au plus { $most } joueurs peuvent être bloqués
error-no-such-challenge = ce défi n’existe pas : il a reçu une réponse, a été retiré ou a expiré
error-too-many-challenges = trop de vos défis sont sans réponse ; attendez ou retirez-en un
error-banned = { $ends ->
    [yes] vous êtes exclu jusqu’au { $until } : { $reason }
   *[no] vous êtes exclu : { $reason }
}
error-moderators-only = ceci est réservé aux modérateurs de ce serveur
error-moderator-stays = un modérateur ne peut pas être exclu ; retirez-lui d’abord son rôle
error-blocked-by-host = l’hôte de cette table ne vous laisse pas la rejoindre
error-code-needed = saisissez le code de votre application d’authentification ou un code de secours
error-wrong-code = le code est faux ou a déjà servi ; attendez le suivant
error-wrong-recovery-code = le nom ou le code de secours est faux
error-two-factor-on = la connexion en deux étapes est déjà active
error-two-factor-off = la connexion en deux étapes n’est pas active
error-no-such-session = cette session n’existe pas
error-no-such-message = ce message de ce joueur n’existe pas
error-no-such-report = ce signalement ouvert n’existe pas
error-not-banned = ce joueur n’est pas exclu
error-own-mute = vous ne pouvez pas vous rendre muet vous-même
error-own-report = vous ne pouvez pas vous signaler vous-même
error-too-many-muted = { $most } joueurs au plus peuvent être rendus muets
error-too-many-reports = { $most } de vos signalements au plus peuvent être ouverts ; les modérateurs vont les examiner
error-bad-words = ce texte contient des mots que ce serveur n’autorise pas

# Ce qui ne va pas dans un champ d'une demande.
field-missing = { $field } : champ manquant
field-unknown = { $field } : champ inconnu ici
field-too-short = { $field } : longueur insuffisante, au moins { $limit }
field-too-long = { $field } : longueur excessive, au plus { $limit }
field-too-small = { $field } : valeur trop petite, au moins { $limit }
field-too-big = { $field } : valeur trop grande, au plus { $limit }
field-not-a-choice = { $field } : ce choix n’existe pas
field-hidden-characters = { $field } : certains caractères sont invisibles
field-wrong-form = { $field } : la forme n’est pas bonne
field-wrong-type = { $field } doit être { $wanted }
field-one-of = il faut { $field } ou { $other }, et pas les deux
field-unknown-push-service = { $field } : ce serveur ne connaît pas ce service d’avis
field-too-few-seats = { $field } : il faut { $wanted ->
    [one] une place libre
   *[other] { $wanted } places libres
} pour vous et vos amis
field-clock-needed = un tournoi demande une pendule, pour que chaque ronde se termine

# Noms à la place de celui d'une personne.
deleted-player = joueur supprimé

# Là où il n’y a pas de page web.
no-page = Le serveur fonctionne, mais cette installation n’a pas de page web. Des programmes peuvent jouer :

# Ce que les navigateurs montrent de la page une fois installée.
manifest-description = Deux jeux de plateau, Ekö et Legends : contre l’ordinateur ou entre amis, en direct ou au tour par tour.
manifest-new = Nouvelle table
manifest-rules = Règles

# Avis aux navigateurs fermés.
push-turn-title = C’est à vous de jouer
push-turn-body = { $table } attend votre décision.
push-challenge-title = { $player } vous défie
push-challenge-body = { $game } : acceptez ou refusez.
push-accepted-title = { $player } accepte votre défi
push-accepted-body = { $game } : votre table est prête.
error-table-full = cette table a déjà { $most } entrées et n’en prend plus de cette sorte
bot-budget = { $option } : ici, au plus { $most } par décision de l’ordinateur { $bot }
unknown-program = n’est pas un programme de ce serveur ; connus : { $programs }
unknown-format = n’est aucun des formats qui peuvent être vérifiés : { $formats }
position-format = son format n’est pas parmi : { $formats }
position-line = une position en une ligne commence par { $starts }
position-other-view = c’est ce que le siège { $viewer } peut savoir ; nul ne peut dire ce que sait le siège { $seat }
not-json = ce n’est pas du JSON

# Aperçus des liens.
preview-result = { $game } : { $result }
preview-table = { $game } : { $players }
preview-waiting = Une table pour { $game } attend des joueurs.
preview-running = Cette partie est en cours. Ouvrez le lien pour la regarder.
preview-join = { $host } vous invite à { $game }
preview-join-note = Ouvrez le lien, choisissez un nom et jouez, sans compte.
preview-friend = { $player } souhaite vous ajouter à ses amis
preview-friend-note = Les amis voient qui est en ligne, se lancent des défis et regardent les parties des autres.
result-heading = { $count ->
    [0] Personne ne gagne
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}

# Si un enregistrement est vrai
the-record = l’enregistrement
verified-events = { $events ->
    [one] Le seul événement a été rejoué selon les règles, sans erreur.
   *[other] Les { $events } événements ont été rejoués selon les règles, sans erreur.
}
verified-seed = { $deals ->
    [2] Les deux donnes découlent de la graine que le serveur avait scellée avant la partie.
    [one] La donne découle de la graine que le serveur avait scellée avant la partie.
   *[other] Les { $deals } donnes découlent de la graine que le serveur avait scellée avant la partie.
}
verified-no-seed = La graine n’a pas été révélée : rien ne prouve d’où viennent les donnes.

# Ce qui ne va pas dans les données ou les réglages d'un serveur, pour qui le fait marcher.
fault-address = l’adresse de la base de données est illisible ; elle ressemble à postgresql://utilisateur:motdepasse@hôte/nom
fault-sqlite-file = une base SQLite doit être un fichier : sqlite:///dossier/nom.sqlite3
fault-backend = impossible de garder les tables dans { $name } ; possibilités : sqlite, postgresql
fault-postgres-extra = { $reason } ; PostgreSQL demande le complément : pip install 'tetrarch[postgres]'
fault-redis-extra = le bus demande le complément : pip install 'tetrarch[redis]'
fault-bus-address = l'adresse du bus n'est pas valable : { $reason }
fault-bus-database = un bus relie les serveurs d'une base PostgreSQL ; indiquez-la aussi : database = "postgresql://..."
fault-server-runs = { $folder } : un serveur tourne sur ces données (processus { $process })
fault-no-database = { $file } : il n’y a pas de base de données
fault-no-database-there = { $file } : il n’y a pas de base de données ; --data désigne le dossier du serveur
fault-there-already = { $file } : existe déjà ; choisissez un autre fichier, ou remplacez-le avec --force
fault-itself = { $file } : est la base de données elle-même
fault-no-file = { $file } : ce fichier n’existe pas
fault-no-backup = { $file } : n’est pas une sauvegarde de tetrarch : { $reason }
fault-damaged = { $file } : est endommagé : { $reason }
fault-newer-backup = { $file } : est d’une version que ce programme ne connaît pas ; il faut un tetrarch plus récent
fault-not-copied = { $file } : copie impossible : { $reason }
fault-unusable = la base de données { $name } est inutilisable : { $reason }
fault-newer-version = la base de données est à la version { $version } et ce programme connaît les versions jusqu’à { $newest } : un tetrarch plus récent s’en est servi ; mettez le programme à jour, ou restaurez une sauvegarde antérieure
fault-other-version = la base de données est à la version { $version } et ce programme demande { $newest } ; démarrez une fois un serveur de cette version
fault-silent = la base de données { $name } ne répond pas
fault-no-table = il n’y a pas de table { $table }
fault-table-over = la table { $table } est déjà terminée
fault-table-closed = la table { $table } est déjà fermée
fault-unknown-request = ce serveur ne connaît pas la demande { $kind }
fault-setting = réglages : { $reason }
fault-settings-file = { $file } : illisible : { $reason }
fault-settings-toml = { $file } : { $reason }
fault-data-in-file = { $file } : « data » ne peut pas être réglé dans le dossier qu’il désigne
fault-variable = l’environnement : { $name } n’est pas un réglage ; possibilités : { $known }
fault-proxy = réglages : trusted_proxies : { $name } n’est ni une adresse ni un réseau
fault-public-url = réglages : public_url : doit ressembler à https://play.example ou .../games
fault-external-bots = réglages : external_bots : il faut des noms et des commandes, comme external_bots.alpha = "python3 alpha.py" ; un nom a au plus 32 lettres, chiffres, points, tirets et tirets bas
fault-external-bot = réglages : external_bots : { $name } : { $reason }
fault-prefix = réglages : path_prefix : doit commencer par une barre oblique
fault-push-contact = réglages : vapid_contact : les services de notification veulent une adresse à vous, mailto: ou https://
fault-push-key = réglages : vapid_private_key : ce n’est pas une clé ; tetrarch admin push-keys en fait une
fault-push-extra = réglages : vapid_private_key : les notifications demandent pip install 'tetrarch[push]'
fault-chat-filter = { $file }, ligne { $line } : n’est pas une expression régulière : { $reason }
fault-chat-filter-empty = { $file }, ligne { $line } : correspond à un texte vide, donc à tout

# Ce que demandent les succès. $note décrit la variante.

achievement-any = Terminer une partie.
achievement-players = Terminer une partie à { $players } joueurs.
achievement-variant = Terminer une partie avec la variante « { $variant } » : { $note }.
achievement-at-once = Terminer une partie avec { $count } variantes à la fois.
achievement-different = Terminer des parties avec { $count } variantes différentes.
