### Le profil : échelle, graphiques, étapes et statistiques, en français.

profile-none = Vous n’avez pas encore terminé de partie. Jouez contre l’ordinateur : la partie compte aussitôt, sans compte.
profile-guest = Ces parties appartiennent à ce navigateur. Gardez votre nom pour les retrouver sur d’autres appareils.
profile-nobody = Votre profil
profile-since = Joue depuis { $month } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-yours = Votre échelle
ladder-level = Niveau { $level }
ladder-rated = Niveau { $level }, classement { $rating }
ladder-beaten = Battu
won-of-played = { $won } sur { $played } gagnées
goals-note = Une victoire compte aussi pour tous les niveaux inférieurs. Les parties avec indices ne comptent pas ici. Vous pouvez jouer contre chaque niveau à tout moment.
rates = Victoires par niveau
rates-level = niveau { $level }
rates-none = Jouez contre les niveaux : votre part de victoires contre chacun apparaîtra ici.
games-number = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
weeks = Parties par semaine
weeks-won = gagnées
weeks-played = jouées
weeks-now = cette semaine
weeks-say = Semaine du { $day } : { $played } jouées, { $won } gagnées
weeks-none = Les parties des douze dernières semaines apparaîtront ici.
train = À travailler
train-go = S’entraîner
train-rule = Règle { $rule }
train-none = Après trois parties perdues, vous lirez ici quoi travailler.
companions = Vos partenaires de jeu
companions-invite = Inviter
companions-none = Terminez une partie avec d’autres personnes, et elles apparaîtront ici.
recent = Parties récentes
recent-all = { $games ->
    [one] La seule partie
   *[other] Les { $games } parties
}
recent-review = Analyse
recent-won = Gagnée
recent-lost = Perdue
recent-won-by = Gagnée { $own } à { $other }
recent-lost-by = Perdue { $own } à { $other }
recent-place = Place { $place } sur { $players }
milestones-title = Étapes
milestones-private = Personne d’autre ne les voit. Vous pouvez les masquer dans les réglages.
goals-count = { $reached } sur { $all } atteints
goal-reached = Atteint le { $day } : voir la partie
goal-open = Jouer contre { $name } à { $players } joueurs
statistics = Statistiques
statistics-by = Grouper par
by-opponents = Adversaires
by-players = Joueurs
by-variant = Variantes
numbers-games = Parties
numbers-wins = Victoires
numbers-place = Place moyenne
numbers-points = Points en moyenne
numbers-length = Durée moyenne
numbers-minutes = { $minutes } min
numbers-streak = Victoires de suite
numbers-best-streak = Plus longue série
numbers-hinted = Avec indices
numbers-public = Statistiques des parties publiques
opponents-bots = Autres ordinateurs
opponents-people = Personnes
opponents-mixed = Personnes et ordinateurs
opponents-shared = Sur un même appareil
players-number = { $players } joueurs
variant-none = Sans variante
achievements = À essayer
achievements-note = Chaque variante change un peu le jeu. Rien ne presse.
achievement-on = { $day }
achievement-try = Essayer
export-json = Exporter en JSON
export-csv = Parties en CSV
