### Puzzles in English; their tasks and solutions come from the server.

puzzles-title = Puzzles
puzzles-lead = Positions from real games with a goal to reach. Make the decisions on the board; the other players answer.
puzzle-title = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $id }
puzzle-leave = All puzzles
puzzle-games = Game
puzzle-share = Share this puzzle
puzzle-copied = Link copied
puzzle-offline = Puzzles need the network. Check the connection and try again.

puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-rating = Rating
puzzle-proof = Solution
puzzle-proof-exact = proved
puzzle-proof-margin = judged
difficulty-1 = Very easy
difficulty-2 = Easy
difficulty-3 = Medium
difficulty-4 = Hard
difficulty-5 = Very hard

puzzle-hint = Hint
puzzle-hint-place = Look at { $place }.
puzzle-solution = Solution
puzzle-help-counts = With help it counts as not solved.
puzzle-playing = The solution is played on the board.
puzzle-tries = Tries
puzzle-try = Try { $number }
puzzle-wrong = Not the solution.
puzzle-is-solved = solved
puzzle-is-wrong = not solved
puzzle-is-open = open
puzzle-solved = { $number ->
    [1] Solved
    [2] Solved on your second try
    [3] Solved on your third try
   *[other] Solved on try { $number }
}
puzzle-the-solution = The solution
puzzle-why = Why only this:
puzzle-try-again = Try again
puzzle-again = Again
puzzle-next = Next puzzle

puzzle-streak = Streak
puzzle-week = The last seven days
puzzle-days = { $days ->
    [one] day
   *[other] days
}
puzzle-in-a-row = { $number ->
    [one] puzzle in a row
   *[other] puzzles in a row
}
puzzle-best = best { $number }
puzzle-your-rating = Your rating
puzzle-everybody = Everybody
puzzle-others = { $tried ->
    [one] solved it at once (1 player)
   *[other] solved it at once ({ $tried } players)
}

puzzle-own = Your results
puzzle-solved-number = Solved
puzzle-row-now = In a row
puzzle-row-best = Longest row
puzzle-on-device = Kept in this browser. With a name they are kept on the server.
puzzle-today-open = One puzzle for everyone, every day.
puzzle-today-solved = Solved today.
puzzle-today-missed = Not solved today. A new one comes tomorrow.
puzzle-days-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-solve = Solve it
puzzle-look = Look at it again
puzzle-next-mine = A puzzle for me
puzzle-all = All puzzles
puzzle-count = { $number ->
    [one] 1 puzzle
   *[other] { $number } puzzles
}
puzzle-every-theme = Every theme
puzzle-every-difficulty = Every difficulty
puzzle-none = No puzzle has this theme and difficulty. Choose another one.
puzzle-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
