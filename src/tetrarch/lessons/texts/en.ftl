# Tutorials in English. Each step has a title, a text that teaches, a task, a hint, an answer to what does not help ("not"),
# and what was learned ("done"). The learner plays Ember.

you = You

# Ekö

eko-move-title = Stacks on the board
eko-move-text = One to four discs of one player on a sandy space are a stack. The number beside it is its height, the crown is the Emperor. You play Ember, the red discs with the flame. In your turn you may move one whole stack.
eko-move-task = Choose one of your stacks, and move it to an empty space that is lit.
eko-move-hint = Tap a red stack. Wherever it may go, something lights up; a dot is an empty space. Tap a dot, then confirm.
eko-move-not = That is legal, too. But first move a stack to an empty space: one with a dot.
eko-move-done = The whole stack went, never a part of it. However far it goes, it is one action.

eko-way-title = Finding a way
eko-way-text = A stack goes as far as it likes over empty spaces and turns as often as it likes. It cannot pass through any stack, nor over land where one builds, nor over a chasm.
eko-way-task = Lead your stack of three around the mountain to a space beside the capital, the one with the mosaic.
eko-way-hint = Tap your only stack of three, then one of the dots around the mosaic.
eko-way-not = Not this one: the stack of three has to end on an empty space that touches the capital.
eko-way-done = The stack found its way by itself. Stacks and building land block ways, so where you stand can close a door to others.

eko-regroup-title = Regrouping
eko-regroup-text = A stack may end its move on another stack of yours. Together they may have four discs at most.
eko-regroup-task = Move one of your stacks onto another.
eko-regroup-hint = Choose a stack of two: on other stacks of yours a dashed ring shows how high the two would be together.
eko-regroup-not = Not this one: let the stack end on another stack of yours, where the dashed ring is.
eko-regroup-done = Now they are one stack. Two and three would be five, which is too many for a stack.

eko-attack-title = Attack
eko-attack-text = Move onto an enemy stack to destroy it. You need more discs than it has: three beat two, but not three. The beaten discs go to their owner's reserve and can come back later.
eko-attack-task = Attack a stack that you can beat.
eko-attack-hint = Your stack of three can reach a stack of two. Enemies that you can beat wear a red ring with swords.
eko-attack-not = That is legal, but it is no attack by the greater number. Look for the red ring with swords.
eko-attack-done = You stand where the enemy stood, and you have lost nothing. Two of Tide's discs are in its reserve now.

eko-emperor-title = The Emperor's strength
eko-emperor-text = With as many discs as the defender an attack fails, unless your Emperor is in the stack: then equal numbers are enough, even against another Emperor.
eko-emperor-task = Use your Emperor, the crown, to beat a stack of the same height.
eko-emperor-hint = The stack with the crown is near the capital. It has two discs, and can reach the stack of two in the middle.
eko-emperor-not = Not this one: let the stack with your Emperor attack.
eko-emperor-done = Two beat two, thanks to the Emperor. Your other stack of two could not have done that.

eko-kamikaze-title = Kamikaze
eko-kamikaze-text = A stack of four seems safe, but a single disc may attack it: one against exactly four. Both go to their owners' reserves, and the space is empty.
eko-kamikaze-task = Bring down the stack of four with a single disc.
eko-kamikaze-hint = Your single disc is the one without a number. The burst sign marks a kamikaze attack.
eko-kamikaze-not = Not this one: choose your lone disc, and send it against the stack of four.
eko-kamikaze-done = One disc for four. Both sides may bring these discs back later, but Tide has lost the place and the height.

eko-construct-title = An encampment
eko-construct-text = Instead of moving you may build. Spend discs of one stack next to a building space: an encampment costs one disc and is worth one point. On an empty space nothing else can be built. The disc goes to your reserve, not out of the game.
eko-construct-task = Build an encampment next to one of your stacks.
eko-construct-hint = Tap a stack: the building spaces beside it show a hammer and the cost. Or tap the building space first.
eko-construct-not = That is a move. Choose a building space with a hammer.
eko-construct-done = One point. Points are what you need: twelve, and a building on a capital.

eko-upgrade-title = Building higher
eko-upgrade-text = Over your own building you may build the next one: a tower (two discs, two points), then a castle (three discs, three points). The land sets the limit: stone desert an encampment, canyon and capital a tower, mountain a castle. The signs on the land show it.
eko-upgrade-task = Turn your encampment in the canyon into a tower.
eko-upgrade-hint = Your stack of three stands beside that canyon, next to the capital. Your other encampment is on stone desert and cannot grow.
eko-upgrade-not = Not this one: build over your own encampment in the canyon.
eko-upgrade-done = The tower is worth two points. The encampment is back in your supply, to be built elsewhere.

eko-replace-title = Replacing enemy buildings
eko-replace-text = You may build over an enemy's building, too: one of the same worth or one more. That costs one disc extra. Its owner loses the points.
eko-replace-task = Replace Tide's encampment in the canyon by a building of yours.
eko-replace-hint = Your stack of three without the crown stands beside it. An encampment costs two discs there, a tower three.
eko-replace-not = Not this one: choose Tide's encampment in the canyon as the place to build.
eko-replace-done = You gained what Tide lost. Its encampment is back in its supply.

eko-reinforce-title = Reinforcement
eko-reinforce-text = After the action come the reinforcements: you must put discs of your reserve on one stack of yours, up to four in all. Not on an empty space, and not on a stack next to an enemy building.
eko-reinforce-task = Reinforce one of your stacks.
eko-reinforce-hint = Stacks that can take discs have a double ring. The lone disc beside Tide's encampment has none; tap it to read why.
eko-reinforce-not = Put discs of your reserve on a stack with a double ring.
eko-reinforce-done = The discs are back on the board. If your Emperor is in the reserve, it must be among those you place.

eko-turn-title = A whole turn
eko-turn-text = A turn has two parts: one action, to move or to build, and then the reinforcement. After that it is the next player's turn.
eko-turn-task-1 = Begin with the action: build an encampment.
eko-turn-hint-1 = Tap any stack of yours beside a building space, then the hammer.
eko-turn-not-1 = Build in this step, so that discs come into your reserve.
eko-turn-task-2 = Now the reinforcement: bring discs back from the reserve.
eko-turn-hint-2 = Tap a stack with a double ring. With more than one disc in reserve you may choose how many.
eko-turn-not-2 = Put discs of your reserve on one of your stacks.
eko-turn-done = That was a turn. Tide has answered with one of its own, and now it is yours again.

eko-march-title = Forced march
eko-march-text = Once per turn, after the action, you may return three soldiers of your reserve to the box, for good, and take one more action. That is expensive: you have only fifteen.
eko-march-task-1 = First action: build an encampment.
eko-march-hint-1 = Tap a stack beside a building space, then the hammer.
eko-march-not-1 = Build an encampment as the first action.
eko-march-task-2 = Pay three soldiers for a forced march.
eko-march-hint-2 = The button for the march stands beside the one that ends the action.
eko-march-not-2 = That would end the action. Choose the forced march.
eko-march-task-3 = Second action: build another one.
eko-march-hint-3 = Any stack beside a free building space can do it.
eko-march-not-3 = Use the second action to build once more.
eko-march-done = Two points in one turn, and three soldiers fewer for the rest of the game. It pays when it decides something.

eko-captive-title = Taking an Emperor
eko-captive-text = Destroy a stack with an Emperor in it, and he is your captive: worth three points as long as you hold him. He comes back in one way only: if a player holds a captive and is missing their own Emperor, they are exchanged at once.
eko-captive-task = Capture Tide's Emperor.
eko-captive-hint = He stands alone in the middle, under the crown. A stack of two is enough.
eko-captive-not = Not this one: attack the stack with Tide's crown.
eko-captive-done = Three points at one stroke. Guard your own Emperor better.

eko-win-title = Winning
eko-win-text = You win at once with twelve points and at least one building on a capital. Buildings count 1, 2 and 3, each captive Emperor 3. You also win if you alone have discs on the board.
eko-win-task = You have eleven points, but no capital. Win now.
eko-win-hint = Your Emperor's stack touches the capital, the one with the mosaic. An encampment there is the twelfth point.
eko-win-not = That does not win. Count: which building brings both the twelfth point and a capital?
eko-win-done = Twelve points and a capital: you have won. You know all you need for a first game.

# Legends

legends-take-title = Take a card
legends-take-text = In your turn you take one card of the row. Its place says what it costs: the first is free, the others cost 1, 1, 2, 2 and 3 coins. The card stays with you; what it does, you do at once.
legends-take-task = Take the card that costs nothing.
legends-take-hint = It is the first of the row, “Dire Goblin”, with the price 0.
legends-take-not = That one costs coins. Take the first card, the one for 0.
legends-take-done = The card is yours, and its action begins: five points to move with. When you are done, the row slides on, and the cards after it get cheaper.

legends-price-title = Prices
legends-price-text = Coins are scarce: you have what you start with, and only few cards bring more. You must be able to pay before you gain anything from a card. A lock marks the cards that you cannot pay.
legends-price-task = You have two coins. Spend both on “Ancient Tree Spirit”, which gives three elixirs and places four armies.
legends-price-hint = It is the fifth card. The last one costs three, and you cannot pay that.
legends-price-not = Not this one: take “Ancient Tree Spirit” for two coins.
legends-price-done = Now your purse is empty, and from here on you take what is free. Sometimes that is worth it.

legends-place-title = Place armies
legends-place-text = “Place 3” lets you set three armies from your supply: on the starting region with the star, and on regions with a city of yours, divided as you like.
legends-place-task = Place your three armies.
legends-place-hint = Two regions are lit: the one with the star, and the one with your city. Tap one, then confirm; three times, or all at once.
legends-place-not = You still have armies to place. Put them where it is lit.
legends-place-done = Cities are places from which armies come. That is why an early city far from the start is strong.

legends-move-title = March
legends-move-text = “Move 2” gives two points. A step over land costs one, for one army. You may go far with one army or a little with several. Nothing blocks the way.
legends-move-task-1 = Lead one army from the start, where the star is, to ⟨M1,|the marked region⟩ two steps away. First go to ⟨M2 or M3|one of the two marked regions on the way⟩.
legends-move-hint-1 = Tap your armies on the star; the neighbours light up. Choose ⟨M2|the marked one⟩, and confirm.
legends-move-not-1 = Not this one: take an army from the starting region to ⟨M2 or M3|a marked region next to it⟩.
legends-move-task-2 = One point is left. Go on to ⟨M1|the marked region⟩.
legends-move-hint-2 = Tap the army that has just moved, then ⟨M1|the other marked region⟩.
legends-move-not-2 = Let the same army go on to ⟨M1|the marked region⟩.
legends-move-done = Two steps, two points. When none is left, the action is over.

legends-sail-title = Over the sea
legends-sail-text = A dotted line is a sea route. A step over it costs three points, one less for each flying ability that you own, and never less than one. You own “Ancient Phoenix”, so it costs you two.
legends-sail-task = Sail with one army to another island.
legends-sail-hint = From the starting region a route leads to ⟨H4|the marked region on another island⟩. The sign of the ship shows the price.
legends-sail-not = That is a step over land. Look for a ship.
legends-sail-done = Two of three points are spent. With more flying cards the sea becomes as easy as the land.

legends-city-title = Build a city
legends-city-text = A city is built where you have an army. You have three. A city counts like an army when regions are counted, and it can never be destroyed or moved.
legends-city-task = Build a city that wins you a region in which another player is as strong as you.
legends-city-hint = In ⟨M3|the marked region⟩ there is one army of yours and one neutral one. A city makes it two to one.
legends-city-not = That region is yours already. Build where you are only as strong as another.
legends-city-done = The region is yours: one point more. And from now on you may place armies there.

legends-destroy-title = Destroy an army
legends-destroy-text = Some cards let you destroy one army of another player, in a region where you have an army yourself. It goes back to its owner's supply. Cities are safe.
legends-destroy-task = Destroy an army of Tide's where that wins you the region.
legends-destroy-hint = In ⟨M3|the marked region⟩ it is one against one. If Tide's army goes, ⟨M3|the region⟩ is yours.
legends-destroy-not = That weakens Tide, but wins you no region. Look where you are just as strong.
legends-destroy-done = One army less there, one region more for you.

legends-or-title = One or the other
legends-or-text = Some cards say “or”: you perform one of the two actions, not both. You may also do only a part of an action, or nothing.
legends-or-task-1 = Take “Cursed King”: place three armies or move with four points.
legends-or-hint-1 = It is the first card of the row, and free.
legends-or-not-1 = Not this one: take “Cursed King”.
legends-or-task-2 = Choose one of the two.
legends-or-hint-2 = Both buttons are below the map. Take whichever you like.
legends-or-not-2 = Choose one of the two actions.
legends-or-done = The choice is made, the other half is gone. Such cards fit almost anywhere.

legends-and-title = Both, in order
legends-and-text = Other cards have two actions, one after the other; each may be skipped. What the card gives for good counts at once, even for its own action.
legends-and-task-1 = Take “Ancient Woods”: it gives +1 army, builds a city and places one army.
legends-and-hint-1 = It is the second card and costs one coin.
legends-and-not-1 = Not this one: take “Ancient Woods”.
legends-and-task-2 = First build the city.
legends-and-hint-2 = Any region with an army of yours is fine. ⟨H4|The marked one⟩ is on another island: from there you could spread.
legends-and-not-2 = Build the city first.
legends-and-task-3 = Now place: one army from the card, and one more by its own bonus.
legends-and-hint-3 = The region of the new city is lit, too.
legends-and-not-3 = There is an army left to place.
legends-and-done = The card said one, you placed two: +1 army holds for this and for every later placing.

legends-ability-title = Bonuses add up
legends-ability-text = Each card has an ability at the top: +1 move, +1 army, flying, elixirs, points. They hold until the end, and they add up. You have +1 move twice.
legends-ability-task-1 = Take “Dire Ogre”. It moves two, for you it is four.
legends-ability-hint-1 = It is the second card and costs one coin.
legends-ability-not-1 = Not this one: take “Dire Ogre”.
legends-ability-task-2 = Sail with an army from ⟨M5 to I1|one marked region to the other⟩, for three points.
legends-ability-hint-2 = ⟨M5|One marked region⟩ lies next to the start. Tap your army there, then ⟨I1|the other one⟩.
legends-ability-not-2 = Keep your points: sail from ⟨M5 to I1|one marked region to the other⟩.
legends-ability-task-3 = Use the last point to go on to ⟨I2|the marked region⟩.
legends-ability-hint-3 = Tap the army ⟨on I1, then I2|that has just sailed, then the other marked region⟩.
legends-ability-not-3 = Let the army ⟨on I1 go on to I2|that has just sailed go on to the marked region next to it⟩.
legends-ability-done = A small card went far. Collect bonuses early: they work in every later turn.

legends-region-title = Who holds a region
legends-region-text = In the end each region is worth one point to the player with the most armies and cities there. With a tie nobody has it. Neutral armies count against everybody.
legends-region-task = One point to move is left. Win the ⟨region H3|marked region⟩.
legends-region-hint = In ⟨H3|one marked region⟩ you and Tide have one army each. You have two in ⟨H2|the other⟩, next to it.
legends-region-not = Not this one: bring one army more into ⟨H3|the marked region⟩.
legends-region-done = Two to one: ⟨H3|the region⟩ is yours, and ⟨H2|the one that the army came from⟩ still is. The points beside the names are counted as if the game ended now.

legends-island-title = Who holds an island
legends-island-text = Each island is worth one point, too: to the player who holds most of its regions. A tie is worth nothing here either.
legends-island-task = Win a region that wins you the whole island as well: two points with one step.
legends-island-hint = The marked island has three regions. You hold ⟨F1|one⟩, Tide holds ⟨F3|one⟩, and nobody holds ⟨F2|the third⟩.
legends-island-not = That does not bring two points. Look at the ⟨island of F1, F2 and F3|marked island⟩.
legends-island-done = ⟨F2|The third region⟩ makes it two regions to one: a point for the region, a point for the island.

legends-elixir-title = Elixirs and families
legends-elixir-text = The player with the most elixirs at the end gets two points; tied players get one each. Other cards give points for a family, such as “Lake”, which you own: one for each Forest card.
legends-elixir-task = Tide is ahead with three elixirs. Take the card that gives you more, and a Forest card besides.
legends-elixir-hint = “Forest Gnome”, the third card, has three elixirs. With the one that you own that makes four.
legends-elixir-not = Not this one: look for three elixirs on a Forest card.
legends-elixir-done = Two points from Tide to you, and one more by the “Lake”. Watch what the others collect.

legends-bid-title = The bid
legends-bid-text = Before the first card everybody bids in secret for the right to say who begins. The highest bid is paid, all others keep their coins. A tie goes to the youngest.
legends-bid-task-1 = Tide will not bid much. Bid two to four coins.
legends-bid-hint-1 = Tap two coins, and seal the bid. Coins that you bid are missing later when you want a card.
legends-bid-not-1 = Too little or too much for this lesson: bid two, three or four.
legends-bid-task-2 = You have won the bid. Name the first player.
legends-bid-hint-2 = Choose yourself for the first pick of the row, or Tide.
legends-bid-not-2 = Name a player.
legends-bid-done = You paid your bid, Tide paid nothing. From here the game goes round until everybody has all cards.

legends-end-title = The last card
legends-end-text = With two players the game ends when both have eleven cards. Then regions, islands, cards and elixirs are counted. Most points win; with a tie most coins, then armies, then regions.
legends-end-task-1 = Your last card. You have one coin and three Dire cards: take “Stronghold”, a point for each of them.
legends-end-hint-1 = It is the second card and costs your last coin.
legends-end-not-1 = Not this one: “Stronghold” brings you three points.
legends-end-task-2 = Build the city that wins the game.
legends-end-hint-2 = Tide has nine points, you have eight. In ⟨M2|the marked region⟩ you are level: a city there wins the region, and with it the island.
legends-end-not-2 = With that city Tide would win. Look for a region that changes hands, and an island with it.
legends-end-done = Ten to nine: you have won. You know all you need for a first game.
