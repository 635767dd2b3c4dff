# Tournois : listes, formulaire et page d’un tournoi.

cup-title = Tournois
cup-what = Un petit tournoi pour 3 à 32 personnes ou ordinateurs : chacun rencontre chacun, ou les joueurs à égalité de points se rencontrent. Les rondes commencent d’elles-mêmes.
cup-new = Nouveau tournoi
cup-all = Tous les tournois
cup-look = Voir
cup-joined = vous jouez
cup-none = Aucun tournoi n’est ouvert ni en cours.
cup-list-mine = Mes tournois
cup-list-open = Inscriptions ouvertes
cup-list-running = En cours
cup-list-over = Terminés
cup-none-open = Aucun tournoi n’est ouvert pour le moment.
cup-none-running = Aucun tournoi n’est en cours.
cup-none-over = Aucun tournoi n’est encore terminé.
cup-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
cup-by = organisé par { $name }
cup-round-of = ronde { $round } sur { $rounds }
cup-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
cup-tables-of = tables de { $seats }

# Le formulaire.
cup-name = Nom du tournoi
cup-name-like = Coupe du vendredi
cup-seats = Joueurs par table
cup-format = Formule
cup-format-swiss = Système suisse
cup-format-round-robin = Toutes rondes
cup-format-swiss-what = À chaque ronde, vous rencontrez quelqu’un de nouveau qui a autant de points que vous, ou presque. Idéal pour beaucoup de joueurs.
cup-format-round-robin-what = Chacun rencontre chacun. Idéal pour peu de joueurs.
cup-rounds-choose = Rondes
cup-rounds-note = 0 : autant qu’il en faut pour le nombre de joueurs.
cup-meetings = Parties contre chaque joueur
cup-pause = Pause entre les rondes
cup-minutes = { $minutes ->
    [0] Aucune
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
cup-plays = Je joue aussi
cup-plays-note = Vous pouvez aussi organiser sans jouer.
cup-rated-note = Les parties entre comptes comptent pour le classement.
cup-create = Créer le tournoi

# La page.
cup-now = La suite
cup-status-open = Ouvert
cup-status-running = En cours
cup-status-over = Terminé
cup-status-aborted = Annulé
cup-you-are-in = Vous jouez dans ce tournoi. Il commence quand la personne qui l’organise le lance.
cup-join-what = Inscrivez-vous avant le début. Vos parties commencent ensuite d’elles-mêmes et la pendule tourne : revenez sur cette page.
cup-your-game = Votre partie contre { $names } est en cours.
cup-your-bye-swiss = Vous n’avez pas d’adversaire dans cette ronde (exempt). Elle compte comme une victoire.
cup-your-bye-round-robin = Vous n’avez pas d’adversaire dans cette ronde (exempt).
cup-your-wait = Votre partie de cette ronde est finie. La ronde suivante commence quand toutes les parties sont finies.
cup-next-at = La prochaine ronde commence à { $time }.
cup-next-in = Ronde { $round } dans { $time }
cup-podium = Les premières places
cup-podium-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
cup-won-by = { $number ->
    [one] { $names } remporte le tournoi.
   *[other] { $names } se partagent la première place.
}
cup-aborted-what = Ce tournoi a été annulé par la personne qui l’organise.
cup-play = Jouer
cup-copy = Copier le lien
cup-copied = Lien copié
cup-out = Se désinscrire
cup-leave = Se retirer
cup-leave-sure = Vous perdez votre partie en cours et ne jouez plus dans les rondes suivantes.
cup-organise = Organiser
cup-organise-what = Si un joueur ne vient pas, retirez-le : il perd sa partie en cours, et le tournoi continue sans lui.
cup-bot-choose = Ordinateur
cup-bot-add = Ajouter
cup-missing = { $players ->
    [one] Il faut encore au moins un joueur.
   *[other] Il faut encore au moins { $players } joueurs.
}
cup-start-what = Après le début, personne ne peut plus s’inscrire.
cup-start = Lancer le tournoi
cup-abort = Annuler le tournoi
cup-abort-sure = Les parties en cours sont fermées et personne ne gagne. C’est définitif.
cup-remove = Retirer
cup-remove-sure = { $name } perd la partie en cours et ne joue plus dans les rondes suivantes.
cup-withdrawn = a quitté le tournoi
cup-entrants = Joueurs
cup-nobody = Personne n’est encore inscrit. Envoyez le lien à vos amis.
cup-standings = Classement
cup-points = Points
cup-tie-buchholz = Buchholz
cup-tie-sonneborn = Sonneborn-Berger
cup-tie-direct = Direct
cup-tie-buchholz-what = La somme des points de tous les adversaires
cup-tie-sonneborn-what = Les points des adversaires battus, et la moitié de ceux des nulles
cup-tie-direct-what = Points des parties entre joueurs par ailleurs à égalité
cup-live = En direct
cup-letter-won = V
cup-letter-lost = D
cup-letter-drawn = N
cup-said-won = Ronde { $round } : victoire
cup-said-lost = Ronde { $round } : défaite
cup-said-drawn = Ronde { $round } : nulle
cup-said-place = Ronde { $round } : place { $place }
cup-said-playing = Ronde { $round } : partie en cours
cup-said-bye-swiss = Ronde { $round } : exempt, compte comme une victoire
cup-said-bye-round-robin = Ronde { $round } : exempt, sans points
cup-said-none = Ronde { $round } : pas de partie
cup-legend = V victoire, D défaite, N nulle, + ou – sans adversaire, en pointillés : partie en cours.
cup-legend-places = Un chiffre est la place à la table, + ou – sans table, en pointillés : partie en cours.
cup-points-what = Une victoire vaut 1 point, une nulle ½.
cup-points-places = Vous recevez 1 point pour chaque joueur derrière vous à la table, et ½ pour chacun à la même place.
cup-ties-swiss = Une ronde sans adversaire vaut une victoire. À égalité de points : d’abord la plus grande somme des points des adversaires (Buchholz), puis celle des points des adversaires battus (Sonneborn-Berger), puis les parties directes.
cup-ties-round-robin = Une ronde sans partie ne compte pas. À égalité de points : d’abord la plus grande somme des points des adversaires battus (Sonneborn-Berger), puis les parties directes.
cup-games = Rondes
cup-round = Ronde { $round }
cup-round-over = Ronde { $round } : terminée
cup-round-running = Ronde { $round } : en cours
cup-round-ahead = Ronde { $round } : à venir
cup-counts = { $running } en cours, { $over ->
    [one] { $over } finie
   *[other] { $over } finies
}
cup-turn = Tour { $turn }
cup-setup = Mise en place
cup-your-turn = À vous
cup-over = Terminée
cup-review = Analyse
cup-bye-swiss = sans adversaire dans cette ronde (exempt), compte comme une victoire
cup-bye-round-robin = sans adversaire dans cette ronde (exempt)
cup-if = Si vous gagnez
cup-if-now = { $number ->
    [one] Vous avez { $points } point et la place { $rank } selon les résultats actuels.
   *[other] Vous avez { $points } points et la place { $rank } selon les résultats actuels.
}
cup-if-final = { $number ->
    [one] Vous terminez avec { $points } point à la place { $rank }.
   *[other] Vous terminez avec { $points } points à la place { $rank }.
}
cup-others = Autres tournois ouverts
cup-game-waiting = commence bientôt
cup-game-closed = fermée, points partagés
cup-game-unplayed = forfait
cup-export = Exporter
cup-export-csv = Classement (CSV)
cup-export-json = Tout (JSON)
cup-export-records = Toutes les parties
