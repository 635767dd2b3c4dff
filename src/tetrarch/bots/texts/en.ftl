# The levels of the computer players in English: desert winds, from the gentlest to the fiercest.

level-1 = Zephyr
level-1-note = plays sensibly but looks no further than its own move, and often takes the second best
level-2 = Mistral
level-2-note = looks at its own move with care, and sometimes picks another that is nearly as good
level-3 = Harmattan
level-3-note = thinks a few moves ahead, and now and then lets something slip
level-4 = Sirocco
level-4-note = thinks well ahead and forgives little
level-5 = Simoom
level-5-note = the strongest there is: it thinks as long as you let it
