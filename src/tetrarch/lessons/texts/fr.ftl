# Les tutoriels en français. Chaque étape a un titre, un texte qui enseigne, une tâche, un indice, une réponse à ce qui
# n'aide pas (« not ») et ce qu'on a appris (« done »). L'élève joue Braise.

you = Vous

# Ekö

eko-move-title = Les piles sur le plateau
eko-move-text = Un à quatre disques d’un même joueur sur une case de sable forment une pile. Le nombre à côté est sa hauteur, la couronne est l’Empereur. Vous jouez Braise, les disques rouges à la flamme. À votre tour, vous pouvez déplacer une pile entière.
eko-move-task = Choisissez une de vos piles et déplacez-la sur une case vide éclairée.
eko-move-hint = Touchez une pile rouge. Partout où elle peut aller, quelque chose s’éclaire ; un point est une case vide. Touchez un point, puis confirmez.
eko-move-not = C’est permis aussi. Mais déplacez d’abord une pile sur une case vide : une case avec un point.
eko-move-done = La pile est partie tout entière, jamais en partie. Si loin qu’elle aille, c’est une seule action.

eko-way-title = Trouver un chemin
eko-way-text = Une pile va aussi loin qu’elle veut sur les cases vides et tourne autant qu’elle veut. Elle ne traverse ni une pile, ni une case de construction, ni un gouffre.
eko-way-task = Menez votre pile de trois autour de la montagne jusqu’à une case qui touche la capitale, celle à la mosaïque.
eko-way-hint = Touchez votre seule pile de trois, puis un des points autour de la mosaïque.
eko-way-not = Pas celui-là : la pile de trois doit finir sur une case vide qui touche la capitale.
eko-way-done = La pile a trouvé son chemin toute seule. Les piles et les cases de construction barrent le passage : une pile bien placée ferme la porte aux autres.

eko-regroup-title = S’empiler
eko-regroup-text = Une pile peut finir son déplacement sur une autre de vos piles. À elles deux, elles ont au plus quatre disques.
eko-regroup-task = Déplacez une de vos piles sur une autre.
eko-regroup-hint = Choisissez une pile de deux : sur vos autres piles, un anneau en tirets montre la hauteur des deux ensemble.
eko-regroup-not = Pas celui-là : la pile doit finir sur une autre de vos piles, là où est l’anneau en tirets.
eko-regroup-done = Maintenant, c’est une seule pile. Deux et trois feraient cinq : une telle pile n’existe pas.

eko-attack-title = L’attaque
eko-attack-text = Allez sur une pile ennemie pour la détruire. Il vous faut plus de disques qu’elle : trois battent deux, mais pas trois. Les disques battus vont dans la réserve de leur propriétaire et pourront revenir.
eko-attack-task = Attaquez une pile que vous pouvez battre.
eko-attack-hint = Votre pile de trois peut atteindre une pile de deux. Les ennemis que vous pouvez battre portent un anneau rouge avec des épées.
eko-attack-not = C’est permis, mais ce n’est pas une attaque par le plus grand nombre. Cherchez l’anneau rouge avec des épées.
eko-attack-done = Vous êtes à la place de l’ennemi et n’avez rien perdu. Les disques battus de Marée sont maintenant dans sa réserve.

eko-emperor-title = La force de l’Empereur
eko-emperor-text = Avec autant de disques que le défenseur, une attaque échoue, sauf si votre Empereur est dans la pile : alors l’égalité suffit, même contre un autre Empereur.
eko-emperor-task = Avec votre Empereur, la couronne, battez une pile de la même hauteur.
eko-emperor-hint = La pile à la couronne est près de la capitale. Elle a deux disques et peut atteindre la pile de deux au milieu.
eko-emperor-not = Pas celui-là : c’est la pile de votre Empereur qui doit attaquer.
eko-emperor-done = Deux battent deux, grâce à l’Empereur. Votre autre pile de deux n’aurait pas pu.

eko-kamikaze-title = Le kamikaze
eko-kamikaze-text = Une pile de quatre semble à l’abri, mais un disque seul peut l’attaquer : un contre exactement quatre. Les deux vont dans la réserve de leur propriétaire, et la case reste vide.
eko-kamikaze-task = Faites tomber la pile de quatre avec un seul disque.
eko-kamikaze-hint = Votre disque seul est celui sans nombre. Le signe d’éclat montre une attaque kamikaze.
eko-kamikaze-not = Pas celui-là : choisissez votre disque seul et envoyez-le contre la pile de quatre.
eko-kamikaze-done = Un disque pour quatre. Chacun pourra ramener ses disques, mais Marée a perdu la place et la hauteur.

eko-construct-title = Un campement
eko-construct-text = Au lieu de vous déplacer, vous pouvez construire. Dépensez des disques d’une pile voisine d’une case de construction : un campement coûte un disque et vaut un point. Sur une case vide, rien d’autre ne se construit. Le disque va dans votre réserve, il ne quitte pas le jeu.
eko-construct-task = Construisez un campement à côté d’une de vos piles.
eko-construct-hint = Touchez une pile : les cases de construction voisines montrent un marteau et le coût. Ou touchez d’abord la case.
eko-construct-not = C’est un déplacement. Choisissez une case de construction avec un marteau.
eko-construct-done = Un point. Ce sont les points qu’il vous faut : douze, et un bâtiment sur une capitale.

eko-upgrade-title = Construire plus haut
eko-upgrade-text = Sur votre propre bâtiment, vous pouvez construire le suivant : une tour (deux disques, deux points), puis un château (trois disques, trois points). Le terrain fixe la limite : reg, un campement ; canyon et capitale, une tour ; montagne, un château. Les signes sur le terrain la montrent.
eko-upgrade-task = Faites de votre campement du canyon une tour.
eko-upgrade-hint = Votre pile de trois est à côté de ce canyon, près de la capitale. Votre autre campement est sur un reg et ne peut pas grandir.
eko-upgrade-not = Pas celui-là : construisez sur votre propre campement, dans le canyon.
eko-upgrade-done = La tour vaut deux points. Le campement revient parmi vos bâtiments, pour servir ailleurs.

eko-replace-title = Remplacer un bâtiment ennemi
eko-replace-text = Vous pouvez aussi construire sur un bâtiment ennemi : un bâtiment de même valeur, ou valant un de plus. Cela coûte un disque de plus. Son propriétaire perd les points.
eko-replace-task = Remplacez le campement de Marée dans le canyon par un bâtiment à vous.
eko-replace-hint = Votre pile de trois sans couronne est à côté. Un campement y coûte deux disques, une tour trois.
eko-replace-not = Pas celui-là : construisez sur le campement de Marée dans le canyon.
eko-replace-done = Vous avez gagné ce que Marée a perdu. Son campement retourne parmi ses bâtiments.

eko-reinforce-title = Les renforts
eko-reinforce-text = Après l’action viennent les renforts : vous devez mettre des disques de votre réserve sur une de vos piles, jusqu’à quatre en tout. Ni sur une case vide, ni sur une pile voisine d’un bâtiment ennemi.
eko-reinforce-task = Renforcez une de vos piles.
eko-reinforce-hint = Les piles qui peuvent recevoir des disques ont un double anneau. Le disque seul à côté du campement de Marée n’en a pas ; touchez-le pour lire pourquoi.
eko-reinforce-not = Mettez des disques de votre réserve sur une pile à double anneau.
eko-reinforce-done = Les disques sont de retour sur le plateau. Si votre Empereur est dans la réserve, il doit être parmi ceux que vous placez.

eko-turn-title = Un tour entier
eko-turn-text = Un tour a deux parties : une action, se déplacer ou construire, puis les renforts. Ensuite, c’est au joueur suivant.
eko-turn-task-1 = Commencez par l’action : construisez un campement.
eko-turn-hint-1 = Touchez une pile à vous près d’une case de construction, puis le marteau.
eko-turn-not-1 = Ici, l’action doit être une construction, pour que des disques viennent dans votre réserve.
eko-turn-task-2 = Maintenant les renforts : ramenez des disques de la réserve.
eko-turn-hint-2 = Touchez une pile à double anneau. Avec plusieurs disques en réserve, vous choisissez combien.
eko-turn-not-2 = Mettez des disques de votre réserve sur une de vos piles.
eko-turn-done = Voilà un tour. Marée a répondu par le sien, et c’est de nouveau à vous.

eko-march-title = La marche forcée
eko-march-text = Une fois par tour, après l’action, vous pouvez rendre à la boîte, pour toujours, trois disques de votre réserve, jamais l’Empereur, et faire une action de plus. C’est cher : vous n’en avez que quinze.
eko-march-task-1 = Première action : construisez un campement.
eko-march-hint-1 = Touchez une pile près d’une case de construction, puis le marteau.
eko-march-not-1 = Construisez un campement comme première action.
eko-march-task-2 = Payez trois disques pour une marche forcée.
eko-march-hint-2 = Le bouton de la marche est à côté de celui qui termine l’action.
eko-march-not-2 = Cela terminerait l’action. Choisissez la marche forcée.
eko-march-task-3 = Deuxième action : construisez encore.
eko-march-hint-3 = Toute pile près d’une case de construction libre le peut.
eko-march-not-3 = Servez-vous de la deuxième action pour construire encore.
eko-march-done = Deux points en un tour, et trois disques de moins pour le reste de la partie. Cela vaut la peine quand c’est décisif.

eko-captive-title = Prendre un Empereur
eko-captive-text = Détruisez une pile où se trouve un Empereur, et il est votre captif : il vaut trois points tant que vous le tenez. Il ne revient que d’une façon : qui tient un captif et n’a plus son propre Empereur les échange aussitôt.
eko-captive-task = Capturez l’Empereur de Marée.
eko-captive-hint = Il est seul au milieu, sous la couronne. Une pile de deux suffit.
eko-captive-not = Pas celui-là : attaquez la pile à la couronne de Marée.
eko-captive-done = Trois points d’un coup. Veillez mieux sur le vôtre.

eko-win-title = Gagner
eko-win-text = Vous gagnez aussitôt avec douze points et au moins un bâtiment sur une capitale. Les bâtiments valent 1, 2 et 3, chaque Empereur captif 3. Vous gagnez aussi si vous êtes seul à avoir des disques sur le plateau.
eko-win-task = Vous avez onze points, mais pas de capitale. Gagnez maintenant.
eko-win-hint = La pile de votre Empereur touche la capitale, celle à la mosaïque. Un campement y donne le douzième point.
eko-win-not = Cela ne suffit pas pour gagner. Comptez : quel bâtiment apporte à la fois le douzième point et une capitale ?
eko-win-done = Douze points et une capitale : vous avez gagné. Vous savez tout ce qu’il faut pour une première partie.

# Legends

legends-take-title = Prendre une carte
legends-take-text = À votre tour, vous prenez une carte de la rangée. Sa place dit son prix : la première est gratuite, les autres coûtent 1, 1, 2, 2 et 3 pièces. La carte reste à vous ; ce qu’elle fait, vous le faites aussitôt.
legends-take-task = Prenez la carte qui ne coûte rien.
legends-take-hint = C’est la première de la rangée, « Gobelin de la Terreur », au prix 0.
legends-take-not = Celle-là coûte des pièces. Prenez la première carte, celle à 0.
legends-take-done = La carte est à vous et son action commence : cinq points de déplacement. Ensuite la rangée glisse, et les cartes suivantes deviennent moins chères.

legends-price-title = Les prix
legends-price-text = Les pièces sont rares : vous avez celles du début, et peu de cartes en apportent. Vous devez pouvoir payer avant de rien gagner d’une carte. Un cadenas montre celles qui sont trop chères.
legends-price-task = Vous avez deux pièces. Dépensez-les pour « Esprit des arbres des Anciens », qui donne trois élixirs et place quatre armées.
legends-price-hint = C’est la cinquième carte. La dernière coûte trois pièces, c’est trop pour vous.
legends-price-not = Pas celle-là : prenez « Esprit des arbres des Anciens » pour deux pièces.
legends-price-done = Votre bourse est vide, et désormais vous prenez ce qui est gratuit. Parfois, cela en vaut la peine.

legends-place-title = Placer des armées
legends-place-text = « Placer 3 » vous fait poser trois armées de votre réserve : dans la région de départ, à l’étoile, et dans les régions où vous avez une ville, réparties à votre gré.
legends-place-task = Placez vos trois armées.
legends-place-hint = Deux régions sont éclairées : celle à l’étoile et celle de votre ville. Touchez-en une, puis confirmez ; trois fois, ou tout d’un coup.
legends-place-not = Il vous reste des armées à placer. Mettez-les là où c’est éclairé.
legends-place-done = Les armées viennent des villes : en bâtir une tôt, loin du départ, est un atout.

legends-move-title = Marcher
legends-move-text = « Déplacer 2 » donne deux points. Un pas sur terre en coûte un, pour une armée. Vous pouvez aller loin avec une armée ou un peu avec plusieurs. Rien ne barre le chemin.
legends-move-task-1 = Menez une armée du départ, où est l’étoile, ⟨jusqu’en M1,|jusqu’à la région marquée⟩ à deux pas. Allez d’abord ⟨en M2 ou en M3|dans l’une des deux régions marquées sur le chemin⟩.
legends-move-hint-1 = Touchez vos armées à l’étoile ; les voisines s’éclairent. Choisissez ⟨M2|celle qui est marquée⟩ et confirmez.
legends-move-not-1 = Pas celui-là : menez une armée de la région de départ ⟨en M2 ou en M3|dans une région marquée voisine⟩.
legends-move-task-2 = Il reste un point. Continuez ⟨jusqu’en M1|jusqu’à la région marquée⟩.
legends-move-hint-2 = Touchez l’armée qui vient de bouger, puis ⟨M1|l’autre région marquée⟩.
legends-move-not-2 = La même armée doit continuer ⟨jusqu’en M1|jusqu’à la région marquée⟩.
legends-move-done = Deux pas, deux points. Quand il n’en reste plus, l’action est finie.

legends-sail-title = Par la mer
legends-sail-text = Une ligne pointillée est une route maritime. Un pas par là coûte trois points, un de moins pour chaque capacité de vol que vous avez, et jamais moins d’un. Vous avez « Phénix des Anciens » : pour vous, c’est deux.
legends-sail-task = Menez une armée par mer sur une autre île.
legends-sail-hint = De la région de départ, une route mène ⟨en H4|à la région marquée sur une autre île⟩. Le signe du navire montre le prix.
legends-sail-not = C’est un pas sur terre. Cherchez un navire.
legends-sail-done = Deux points sur trois sont dépensés. Avec plus de cartes de vol, la mer devient aussi facile que la terre.

legends-city-title = Construire une ville
legends-city-text = Une ville se construit où vous avez une armée. Vous en avez trois. Elle compte comme une armée pour le contrôle des régions, et on ne peut ni la détruire ni la déplacer.
legends-city-task = Construisez une ville qui vous donne une région où un autre est aussi fort que vous.
legends-city-hint = ⟨En M3|Dans la région marquée⟩, il y a une armée à vous et une neutre. Une ville fait deux contre un.
legends-city-not = Cette région est déjà à vous. Construisez où vous n’êtes qu’à égalité.
legends-city-done = La région est à vous : un point de plus. Et désormais vous pouvez y placer des armées.

legends-destroy-title = Détruire une armée
legends-destroy-text = Certaines cartes permettent de détruire une armée d’un autre joueur, dans une région où vous avez vous-même une armée. Elle revient dans la réserve de son propriétaire. Les villes ne craignent rien.
legends-destroy-task = Détruisez une armée de Marée là où cela vous donne la région.
legends-destroy-hint = ⟨En M3|Dans la région marquée⟩, c’est un contre un. Sans l’armée de Marée, ⟨M3|la région⟩ est à vous.
legends-destroy-not = Cela affaiblit Marée, mais ne vous donne pas de région. Cherchez où vous êtes à égalité.
legends-destroy-done = Une armée de moins là-bas, une région de plus pour vous.

legends-or-title = L’un ou l’autre
legends-or-text = Certaines cartes disent « ou » : vous faites une des deux actions, pas les deux. Vous pouvez aussi n’en faire qu’une partie, ou rien.
legends-or-task-1 = Prenez « Roi des Maudits » : placer trois armées ou se déplacer avec quatre points.
legends-or-hint-1 = C’est la première carte de la rangée, gratuite.
legends-or-not-1 = Pas celle-là : prenez « Roi des Maudits ».
legends-or-task-2 = Choisissez l’une des deux.
legends-or-hint-2 = Les deux boutons sont sous la carte du monde. Prenez celui que vous voulez.
legends-or-not-2 = Choisissez une des deux actions.
legends-or-done = Le choix est fait, l’autre moitié est perdue. De telles cartes servent presque partout.

legends-and-title = Les deux, dans l’ordre
legends-and-text = D’autres cartes ont deux actions, l’une après l’autre ; vous pouvez sauter l’une ou l’autre. Ce que la carte donne pour toujours compte aussitôt, même pour sa propre action.
legends-and-task-1 = Prenez « Bois des Anciens » : elle donne +1 armée, construit une ville et place une armée.
legends-and-hint-1 = C’est la deuxième carte, elle coûte une pièce.
legends-and-not-1 = Pas celle-là : prenez « Bois des Anciens ».
legends-and-task-2 = Construisez d’abord la ville.
legends-and-hint-2 = N’importe quelle région où vous avez une armée. ⟨H4|Celle qui est marquée⟩ est sur une autre île : de là, vous pourriez vous étendre.
legends-and-not-2 = Construisez d’abord la ville.
legends-and-task-3 = Maintenant placez : une armée par la carte, et une de plus par son propre bonus.
legends-and-hint-3 = La région de la nouvelle ville est éclairée aussi.
legends-and-not-3 = Il reste une armée à placer.
legends-and-done = La carte disait une, vous en avez placé deux : +1 armée vaut pour ce placement et pour tous les suivants.

legends-ability-title = Les bonus s’ajoutent
legends-ability-text = Chaque carte a une capacité en haut : +1 au déplacement, +1 armée, vol, élixirs, points. Elles valent jusqu’à la fin et s’ajoutent. Vous avez deux fois +1 au déplacement.
legends-ability-task-1 = Prenez « Ogre de la Terreur ». Il donne deux points de déplacement, pour vous quatre.
legends-ability-hint-1 = C’est la deuxième carte, elle coûte une pièce.
legends-ability-not-1 = Pas celle-là : prenez « Ogre de la Terreur ».
legends-ability-task-2 = Menez une armée par mer ⟨de M5 en I1|d’une région marquée à l’autre⟩, pour trois points.
legends-ability-hint-2 = ⟨M5|L’une des régions marquées⟩ touche le départ. Touchez-y votre armée, puis ⟨I1|l’autre région⟩.
legends-ability-not-2 = Gardez vos points : allez par mer ⟨de M5 en I1|d’une région marquée à l’autre⟩.
legends-ability-task-3 = Avec le dernier point, continuez ⟨jusqu’en I2|jusqu’à la région marquée⟩.
legends-ability-hint-3 = Touchez l’armée ⟨en I1, puis I2|qui vient d’arriver, puis l’autre région marquée⟩.
legends-ability-not-3 = L’armée ⟨en I1 doit continuer jusqu’en I2|qui vient d’arriver doit continuer jusqu’à la région marquée voisine⟩.
legends-ability-done = Une petite carte qui mène loin. Prenez tôt des bonus : ils servent à chaque tour qui suit.

legends-region-title = Qui tient une région
legends-region-text = À la fin, chaque région vaut un point à qui y a le plus d’armées et de villes. À égalité, personne ne l’a. Les armées neutres comptent contre tout le monde.
legends-region-task = Il reste un point de déplacement. Prenez la région ⟨H3|marquée⟩.
legends-region-hint = ⟨En H3|Dans l’une des régions marquées⟩, Marée et vous avez une armée chacun. Vous en avez deux ⟨en H2|dans l’autre⟩, juste à côté.
legends-region-not = Pas celui-là : amenez une armée de plus ⟨en H3|dans la région marquée⟩.
legends-region-done = Deux contre un : ⟨H3|la région⟩ est à vous, et ⟨H2|celle d’où vient l’armée⟩ l’est encore. Les points à côté des noms sont comptés comme si la partie finissait maintenant.

legends-island-title = Qui tient une île
legends-island-text = Chaque île vaut aussi un point : à qui tient le plus de ses régions. Ici aussi, une égalité ne vaut rien.
legends-island-task = Prenez une région qui vous donne aussi toute l’île : deux points d’un seul pas.
legends-island-hint = L’île marquée a trois régions. Vous ⟨tenez F1, Marée tient F3, et personne ne tient F2|en tenez une, Marée une autre, et personne ne tient la troisième⟩.
legends-island-not = Cela n’apporte pas deux points. Regardez l’île ⟨de F1, F2 et F3|marquée⟩.
legends-island-done = Avec ⟨F2|la troisième région⟩, c’est deux régions contre une : un point pour la région, un point pour l’île.

legends-elixir-title = Élixirs et familles
legends-elixir-text = Qui a le plus d’élixirs à la fin reçoit deux points ; à égalité, un chacun. D’autres cartes donnent des points pour une famille, comme « Lac », que vous avez : un par carte de la Forêt.
legends-elixir-task = Marée mène avec trois élixirs. Prenez la carte qui vous en donne plus, et qui est de la Forêt.
legends-elixir-hint = « Gnome de la Forêt », la troisième carte, a trois élixirs. Avec celui que vous avez, cela fait quatre.
legends-elixir-not = Pas celle-là : cherchez trois élixirs sur une carte de la Forêt.
legends-elixir-done = Deux points passent de Marée à vous, et un de plus par le « Lac ». Surveillez ce que les autres amassent.

legends-bid-title = La mise
legends-bid-text = Avant la première carte, chacun mise en secret pour le droit de dire qui commence. La plus haute mise est payée, les autres gardent leurs pièces. À égalité, le plus jeune l’emporte.
legends-bid-task-1 = Marée ne misera pas beaucoup. Misez de deux à quatre pièces.
legends-bid-hint-1 = Touchez deux pièces et scellez la mise. Les pièces misées manqueront plus tard pour une carte.
legends-bid-not-1 = Trop peu ou trop pour cette leçon : misez deux, trois ou quatre.
legends-bid-task-2 = Votre mise l’emporte. Désignez qui commence.
legends-bid-hint-2 = Choisissez-vous pour avoir le premier choix de la rangée, ou choisissez Marée.
legends-bid-not-2 = Désignez un joueur.
legends-bid-done = Vous avez payé votre mise, Marée n’a rien payé. Ensuite on joue à tour de rôle jusqu’à ce que chacun ait toutes ses cartes.

legends-end-title = La dernière carte
legends-end-text = À deux, la partie finit quand chacun a onze cartes. On compte alors régions, îles, cartes et élixirs. Qui a le plus de points gagne ; à égalité, le plus de pièces, puis d’armées, puis de régions.
legends-end-task-1 = Votre dernière carte. Vous avez une pièce et trois cartes de la Terreur : prenez « Forteresse », un point pour chacune.
legends-end-hint-1 = C’est la deuxième carte, elle coûte votre dernière pièce.
legends-end-not-1 = Pas celle-là : « Forteresse » vous apporte trois points.
legends-end-task-2 = Construisez la ville qui gagne la partie.
legends-end-hint-2 = Marée a neuf points, vous huit. ⟨En M2|Dans la région marquée⟩, vous êtes à égalité : une ville vous y donne la région, et avec elle l’île.
legends-end-not-2 = Avec cette ville, Marée gagnerait. Cherchez une région qui change de main, et une île avec elle.
legends-end-done = Dix à neuf : vous avez gagné. Vous savez tout ce qu’il faut pour une première partie.
