# Les niveaux des joueurs de l'ordinateur en français : des vents, du plus doux au plus rude.

level-1 = Zéphyr
level-1-note = joue avec bon sens sans voir plus loin que son propre coup, et choisit souvent le deuxième meilleur
level-2 = Mistral
level-2-note = examine son coup avec soin, et en choisit parfois un autre presque aussi bon
level-3 = Harmattan
level-3-note = réfléchit quelques coups à l'avance, et laisse parfois passer une occasion
level-4 = Sirocco
level-4-note = voit loin et pardonne peu
level-5 = Simoun
level-5-note = le plus fort de tous : il réfléchit aussi longtemps que vous le laissez faire
