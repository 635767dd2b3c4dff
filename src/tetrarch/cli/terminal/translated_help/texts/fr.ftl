# L'aide des commandes en français : les mots en capitales, les options et les noms sont des signes.

heading-usage = Utilisation :
heading-arguments = Arguments :
heading-options = Options :
heading-commands = Commandes :
heading-default = [par défaut :
heading-required = obligatoire]
heading-several = Plusieurs avec des virgules, ou répétez l’option.
heading-show-help = Afficher cette aide.

about-tetrarch = Tetrarch : jouez, enregistrez et étudiez des jeux de plateau d’empires.
    .epilog = Chaque commande s’explique elle-même : tetrarch play --help
option-lang = La langue : en, fr, nl ou pl.
    .default = celle du système
option-version = Afficher la version.
about-play =
    Jouer dans le terminal, contre des bots ou entre vous.

    Chacun ne voit que ce que son siège peut savoir ; les mises se tapent sans être affichées. « undo » revient à la dernière décision prise par une personne, dans Legends jamais au-delà d’une mise, d’une donne, ou d’une carte ou d’un jeton découverts depuis.
option-game = Le jeu : { $games }.
option-play-seat = Qui s’assied où : person, level1 à level5, random, greedy ou search ; plusieurs avec des virgules, ou répétez l’option. exec:COMMAND est un autre programme, jusqu’à la fin du texte.
    .default = person, puis level2
option-players = Combien de joueurs : 2, 3 ou 4.
option-seed = N’importe quel nombre ou texte ; la même graine donne la même partie.
    .default = impossible à deviner
option-fair = Tirer la plus équilibrée de plusieurs donnes de la graine ; l’enregistrement le prouve.
option-load = Reprendre la partie de cet enregistrement ; avec --seed, la graine de sa création, l’enregistrement prouve ses donnes à la fin.
option-save = Garder l’enregistrement dans ce fichier, après chaque décision.
option-plain = Dessiner en signes ASCII seulement, sans couleur.
option-play-describe = Décrire les positions avec des mots au lieu de les dessiner, pour les lecteurs d’écran.
about-serve =
    Jouer dans le navigateur, seul ou avec d’autres.

    Sans option, tout est gardé dans un dossier à vous, et seule cette machine peut se connecter.
option-port = Où écouter ; 0 : n’importe quel port libre.
option-host = Qui écouter : cette machine seule, ou 0.0.0.0 pour toutes.
option-reuse-port = Partager le port avec un serveur en marche, pour le remplacer sans interruption.
option-browser = Ouvrir la page dans un navigateur.
option-serve-data = Le dossier de tout ce qui est gardé.
    .default = votre dossier de données
option-serve-database = Une base de données PostgreSQL, au lieu de SQLite dans le dossier.
option-bus = Redis ou Valkey, par lequel les serveurs d'une même base de données s'avertissent : redis://...
option-root-path = Le chemin sous lequel un serveur mandataire offre celui-ci.
option-allowed-host = Un autre nom d’hôte de ce serveur ; peut être répété.
option-external-bot = Un programme de cette machine qui peut être un bot aux tables ; peut être répété.
option-workers = Processus où les bots réfléchissent ; 0 : autant que de processeurs.
option-metrics-port = Le port des mesures pour Prometheus ; 0 : aucun.
option-log-level = debug, info, warning ou error.
about-worker =
    Faire réfléchir les bots de serveurs sur cette machine.

    Les serveurs reliés au même bus lui envoient les décisions, conseils et analyses de leurs bots.
about-new =
    Distribuer une partie et écrire son enregistrement.

    Il contient ce qui a été convenu et ce que le hasard a distribué, et encore aucune décision.
option-new-position = Écrire une position au lieu d’un enregistrement.
option-new-force = Remplacer un fichier qui existe.
option-output = Écrire dans un fichier.
    .default = sortie standard
about-show =
    Dessiner une position, la fin d’une partie ou un plateau.

    Dessins et mots contiennent ce que chacun peut savoir ; --seat ajoute ce que sait un siège, --all toute la vérité. Seuls --line et --json, que lisent d’autres programmes, sont complets quand aucun siège n’est nommé.
option-show-file = Une position, un enregistrement ou un plateau, une position en une ligne, ou - pour l’entrée standard.
option-at = D’un enregistrement : la position après tant d’événements ; 0 est le début.
    .default = la fin
option-show-describe = Le décrire avec des mots, pour les lecteurs d’écran.
option-score = Dire d’où vient chaque point, si le jeu a une feuille de score.
option-svg = Le dessiner dans un fichier SVG ; - l’affiche.
option-line = Afficher la position en une ligne.
option-json = Afficher un objet JSON.
option-show-seat = Montrer seulement ce que ce siège peut savoir.
    .default = ce que tous peuvent savoir
option-everything = Montrer aussi ce qui est caché à tous.
about-moves =
    Lister ce qui est permis : notation, phrase et règles.

    Avec --json, chaque décision vient avec la position où elle mène : toute la vérité, ou avec --seat ce que ce siège saura alors, et null là où quelque chose qui lui est caché serait révélé.
option-moves-file = Une position ou un enregistrement, une position en une ligne, ou - pour l’entrée standard.
option-moves-seat = Seulement ce que ce siège peut décider et savoir.
    .default = toute la vérité, et celui qui doit décider
about-replay =
    Raconter une partie décision par décision.

    Là où des décisions secrètes ne sont pas encore révélées, il dit seulement qu’elles ont été prises.
option-record = Un enregistrement, ou - pour l’entrée standard.
option-first = Le premier événement à raconter.
option-last = Le dernier événement à raconter.
    .default = la fin
option-turn = Raconter ce tour seul ; 0 est la mise en place. D’un match : de chacune de ses parties.
option-replay-board = Dessiner le plateau après chaque décision.
about-verify =
    Vérifier que des enregistrements disent vrai.

    Ils sont rejoués coup par coup, et tout ce qu’ils affirment est contrôlé : résultat, graine et engagement. Les options les comparent aussi à ce que vous avez conservé d’avant la donne.
option-verify-records = Des enregistrements, ou - pour l’entrée standard.
option-commitment = L’engagement du serveur que vous avez conservé d’avant la donne.
option-salt = Un sel qui doit se trouver dans l’enregistrement.
option-salt-commitment = Un engagement sur un sel que vous avez conservé ; donnez ceux de tous les joueurs, dans l’ordre des sièges.
option-verify-balanced = La donne devait être équilibrée, ce qui ajoute un sel.
option-verify-tournament = Les sels des joueurs en retard peuvent manquer.
about-advise =
    Demander à un bot les meilleurs coups, et pourquoi.

    Il dit les chances de chaque joueur et, pour chaque coup, comment la partie peut continuer et ce qui plaide pour lui. Il n’en sait pas plus que le siège qu’il conseille. Ctrl-C arrête sa réflexion : il répond avec le meilleur qu’il a.
option-advise-position = Une position ou un enregistrement, une position en une ligne, ou - pour l’entrée standard.
option-advise-seat = Qui est conseillé.
    .default = celui qui doit décider
option-advise-seconds = Réfléchir tant de secondes.
    .default = aussi longtemps que le bot : search pendant 1
option-advise-simulations = Regarder tant de parties : pareil sur toutes les machines.
option-moves = De combien de coups parler, au plus.
option-bot = Qui réfléchit.
option-advise-seed = Le hasard propre au bot.
about-evaluate =
    Évaluer une position : chances de gagner et points attendus.

    La commande affiche les chances de chaque joueur, ses points attendus, et qui possédera sans doute chaque case de construction ou région à la fin. Elle n’utilise que ce que le siège peut savoir ; sans siège, ce que tout le monde sait. Ctrl-C arrête la recherche.
option-evaluate-position = Une position ou un enregistrement, une position en une ligne, ou - pour l’entrée standard.
option-evaluate-seat = N’utiliser que ce que ce siège peut savoir.
    .default = informations publiques
option-evaluate-simulations = Le nombre de simulations : la même évaluation sur toutes les machines.
    .default = 2000, pendant 3 secondes au plus
option-evaluate-seed = La graine aléatoire de la recherche.
about-review =
    Analyser une partie : notes, meilleurs coups et chance.

    Chaque décision reçoit une note d’après la probabilité de gagner qu’elle perd, et le meilleur coup avec ses raisons. Départ, chance et choix de chaque joueur donnent ensemble le résultat. Les décisions sont jugées d’après ce que leur siège savait. Ctrl-C termine une analyse plus approfondie : ce qui est achevé est affiché.
option-review-record = Un enregistrement, ou - pour l’entrée standard.
option-effort = quick, refined ou deep ; chacun comprend les précédents.
option-review-seat = N’expliquer que les décisions de ce siège.
    .default = tous les sièges
option-review-simulations = Le nombre de simulations de chaque recherche, au lieu de celui de l’effort.
option-review-seed = La graine des recherches.
option-all-decisions = Énumérer toutes les décisions.
option-unfinished = Analyser aussi une partie inachevée, jusque-là ; les résultats sont des estimations.
option-html = Écrire l’analyse illustrée dans ce fichier, comme page web.
about-solve =
    Prouver des résultats en fin de partie, ou vérifier une preuve.

    La commande prouve si un siège atteint un but quoi que fassent les autres : en un nombre de ses tours dans les jeux sans secret, sinon avec les dernières cartes et selon ce que le siège sait. Elle ne devine jamais : si la limite de positions ne suffit pas, le résultat est inconnu.
option-solve-position = Une position ou un enregistrement, une position en une ligne, ou - pour l’entrée standard.
option-solve-seat = Le siège qui doit atteindre le but.
    .default = le siège qui décide
option-goal = win (gagner), share (gagner ou partager), hold (aucun autre ne gagne avant le prochain tour), save (garder l’Empereur) ou lead (avoir le plus de points après ce tour).
option-turns = Le nombre de tours du siège.
option-nodes = Le nombre maximal de positions à examiner.
option-proof = Écrire dans ce fichier la preuve, que --check vérifie.
option-check = Vérifier une preuve en rejouant chaque réplique.
about-arena =
    Laisser des bots jouer beaucoup de parties, et les classer.

    Chaque donne est jouée en échangeant les sièges. Relancez la même commande pour continuer après un arrêt.
option-bots = Qui joue : plusieurs avec des virgules, ou répétez l’option. Un programme, exec:COMMAND, prend le reste du texte.
option-out = Où tout est gardé.
option-arena-games = Combien de parties au moins : arrondi à des donnes entières.
option-jobs = Combien de parties à la fois.
    .default = une par cœur
option-arena-seed = La même graine donne les mêmes parties.
option-arena-simulations = Laisser chaque bot qui réfléchit regarder tant de parties.
option-arena-seconds = Laisser à chaque bot qui réfléchit tant de secondes par décision.
option-arena-records = Garder l’enregistrement de chaque partie.
about-fairness =
    Mesurer l’équité d’une donne ou d’une position.

    Des bots de même force jouent de nombreuses parties à partir de là. La commande donne la part de victoire de chaque siège avec son intervalle à 95 %, et dans Legends ce que vaut le fait de commencer, selon son prix.
option-source = Un jeu, dont la donne de --seed est mesurée ; ou une position ou un enregistrement, une position en une ligne, ou - pour l’entrée standard.
option-fairness-seed = La graine de la donne et de toutes les parties : la même graine donne le même résultat.
option-deals = Jouer chaque partie avec une nouvelle donne des options, par exemple des disques sur un --board, au lieu d’une seule donne.
option-fairness-games = Le nombre maximal de parties.
option-openings = Parties pour chaque ouverture imposée, dans les jeux qui en ont.
option-uncontested = Les autres ne misent rien pendant une ouverture imposée : elle paie sa mise et commence.
option-width = Arrêter dès que tous les intervalles ont au plus cette largeur, en pour cent.
    .default = jamais
option-fairness-seconds = Arrêter après ce temps, avec les parties jouées.
    .default = jamais
option-fairness-bot = Le bot de chaque siège.
about-numbers =
    Écrire les jeux en chiffres.

    D’après de nombreuses parties entre bots de même force : durée, fins de partie, avantage des sièges, possessions des vainqueurs et effet de chaque variante, en JSON et en page Markdown. La même commande, répétée, continue après un arrêt.
option-numbers-base = Parties sans variante, pour chaque nombre de joueurs.
option-numbers-variant = Parties avec chaque variante, pour chaque nombre de joueurs ; 0 : aucune.
option-numbers-players = Seulement ce nombre de joueurs ; à répéter pour plusieurs.
    .default = tous
option-numbers-bot = Le bot de chaque siège.
option-numbers-seed = La même graine donne les mêmes parties.
option-processes = Le nombre de processus.
    .default = un par cœur
option-ray = Exécuter sur le cluster Ray à cette adresse, ou auto ou local ; demande le complément ray.
about-calibrate =
    Ajuster les évaluations aux résultats de parties entre bots.

    Le rapport donne les erreurs qui restent pour des parties que l’ajustement n’a pas vues, avec une image. La même commande, répétée, continue après un arrêt.
option-calibrate-games = Le nombre de parties, à 2, 3 et 4 joueurs à tour de rôle.
option-samples = Le nombre de positions de chaque partie.
option-calibrate-simulations = Les simulations de chaque évaluation.
    .default = 2000
option-also = Utiliser aussi les parties de ce dossier, d’une autre graine ; à répéter pour plusieurs.
option-with-variants = Jouer chaque partie avec une variante, et mesurer l’ajustement fourni au lieu d’un nouveau.
option-calibrate-seed = La même graine donne les mêmes parties.
about-train =
    Entraîner le réseau d’un jeu en le faisant jouer seul.

    Des bots jouent entre eux dans plusieurs processus, un apprenant améliore le réseau, et des matchs décident s’il remplace le précédent. Donnez --for, --rounds ou les deux. La même commande, répétée, continue ; le dossier contient alors network.bin, run.json et des journaux pour TensorBoard.
option-train-out = Le dossier de l’entraînement ; celui qui s’y trouve continue.
    .default = runs/JEU
option-limit = Arrêter après ce temps, par exemple 90s, 20m ou 1.5h.
option-train-rounds = Arrêter quand l’entraînement a ce nombre de tours.
option-train-device = Où l’apprenant calcule : cpu ou cuda.
option-self-play = Où se font les recherches des parties d’entraînement : cpu, gpu ou both (les deux).
option-train-games = Le nombre de parties de chaque tour.
    .default = 400
option-train-players = Les nombres de joueurs, à tour de rôle.
option-train-simulations = Le nombre minimal de simulations d’une décision dont les probabilités initiales apprennent.
    .default = 150
option-batch = Le nombre de positions d’un pas de l’apprenant.
    .default = 512
option-reuse = Le nombre de positions que l’apprenant tire à chaque tour, pour chaque nouvelle.
    .default = 2.5
option-window = Le nombre de positions récentes parmi lesquelles l’apprenant tire.
    .default = 2000000
option-result = La part du résultat de la partie dans la cible des chances, de 0 à 1.
    .default = 0.2
option-setting = Un autre réglage de l’entraînement, par exemple dropout=0.1 ; à répéter pour plusieurs.
option-train-seed = La même graine donne les mêmes parties et les mêmes poids.
about-dataset =
    Écrire des parties entre bots en fichiers Parquet.

    Le dossier reçoit une ligne par décision, en fichiers de 50 parties. La même commande, répétée, continue après un arrêt ; avec plus de parties, elle agrandit les données.
option-dataset-games = Le nombre de parties, à 2, 3 et 4 joueurs à tour de rôle.
option-dataset-bot = Le bot de chaque siège.
option-dataset-variant = Les variantes de toutes les parties.
option-dataset-seed = La même graine donne les mêmes parties.
about-perft =
    Compter les suites de décisions.

    Le compte part de la donne d’une graine, ou d’une position ; une donne ultérieure finit une suite.
option-depth = À combien de décisions de profondeur.
option-perft-seed = De quelle donne partir.
    .default = 1
option-perft-position = Compter depuis cette position, ou depuis la fin de cet enregistrement.
option-divide = Montrer le compte derrière chaque première décision.
about-bench =
    Mesurer la vitesse, à côté d’autres bibliothèques.

    Avec --json, un objet est affiché : les mesures du jeu, ou de plusieurs jeux par leurs noms.
option-games = Quels jeux.
    .default = tous
option-quick = Un coup d’œil rapide : moins de temps par mesure.
option-peers = Mesurer aussi d’autres bibliothèques.
    .default = là où elles sont installées
option-only = Mesurer seulement ces parties, séparées par des virgules : kernel, python, search, batch, compile, peers ; peers=breakthrough nomme un des jeux des autres bibliothèques, peers=breakthrough+chess en nomme deux.
    .default = toutes
about-warmup =
    Compiler les noyaux de calcul, une fois par version.

    Ils sont alors dans un cache, et tout ce qui joue beaucoup de coups est bien plus rapide.
about-schema = Afficher le schéma JSON d’un format, ou de tous.
option-name = Un format, comme position, record ou advice ; un nom inconnu les donne tous.
    .default = tous
about-puzzles = Résoudre des problèmes aux solutions prouvées, ou en trouver.
about-list-puzzles = Lister les problèmes d’un jeu.
option-theme = Seulement les problèmes de ce thème.
about-play-puzzle = Résoudre un problème.
option-play-puzzle-seed = La même graine choisit le même problème.
about-daily = Résoudre le problème du jour.
option-date = Le jour, comme 2026-11-16.
    .default = aujourd’hui
option-puzzle = L’identifiant d’un problème.
option-rating = La cote près de laquelle un problème est choisi.
    .default = votre cote
about-mine-puzzles =
    Trouver des problèmes dans des parties.

    Les solutions sont prouvées exactement ; avec --margin, aussi celles qui sont nettement les meilleures. Des bots de tous les niveaux mesurent la difficulté. La même commande, répétée, continue après un arrêt.
option-records = Un enregistrement, un fichier .jsonl avec un enregistrement par ligne, ou un dossier de tels fichiers, au lieu de parties entre bots ; peut être donné plusieurs fois.
option-strict = S’arrêter au premier enregistrement non valide ; sinon il est signalé et laissé de côté.
option-margin = Accepter aussi des solutions sans preuve dont la probabilité de victoire dépasse celle de toute autre décision de ce nombre de points de pourcentage.
    .default = seulement des preuves exactes
option-mine-puzzles-simulations = Les simulations de chaque recherche et évaluation pour une marge ; il y en a deux de chaque, avec des graines différentes.
option-folder = Le dossier des problèmes trouvés.
option-mine-puzzles-games = Le nombre de parties.
option-mine-puzzles-seed = La même graine donne les mêmes problèmes.
about-build-collection = Choisir un recueil varié parmi les problèmes trouvés.
option-build-collection-out = Le fichier à écrire.
    .default = le recueil du paquet
option-most = Le nombre maximal de problèmes.
about-admin = S’occuper des données d’un serveur.
about-backup = Copier la base de données, serveur en marche.
option-backup-file = Où va la sauvegarde.
option-data = Le dossier de données du serveur.
option-database = La base de données PostgreSQL, si le serveur en utilise une.
option-backup-force = Remplacer le fichier s’il existe.
about-restore =
    Mettre une sauvegarde à la place de la base de données.

    Le serveur ne doit pas être en marche. Ce qui était là est gardé à côté.
option-restore-file = La sauvegarde.
about-prune-guests = Supprimer les invités absents depuis longtemps.
option-days = Pas vus depuis tant de jours.
option-dry-run = Seulement les compter.
about-export-records =
    Exporter les parties terminées d’un jeu.

    Le fichier a un enregistrement par ligne, sans les noms des joueurs.
option-export-records-file = Le fichier à écrire, par exemple games.jsonl.
about-close-table = Fermer une table du serveur en marche.
option-table = L’identifiant de la table, d’après son adresse.
option-wait = Tant de secondes pour la réponse du serveur.
about-ban = Exclure un utilisateur, avec ou sans fin.
option-person = L’identifiant d’un utilisateur, ou le nom d’un compte.
option-ban-reason = Ce que l’utilisateur apprend.
option-ban-days = La durée en jours ; sans elle, l’exclusion n’a pas de fin.
about-unban = Mettre fin à une exclusion.
about-reports = Afficher les signalements ouverts.
option-include-all = Inclure les signalements traités.
about-resolve = Traiter un signalement.
option-report = L’identifiant du signalement.
option-dismiss = Le classer sans suite.
about-grant = Faire d’un compte un modérateur.
about-revoke = Retirer le rôle de modérateur.
about-audit = Afficher les dernières actions.
option-audit-last = Le nombre à afficher.
about-push-keys = Créer les clés des avis aux navigateurs fermés.
about-stats = Dire combien il y a de tout.
