# The help of commands in English.

heading-usage = Usage:
heading-arguments = Arguments:
heading-options = Options:
heading-commands = Commands:
heading-default = [default:
heading-required = required]
heading-several = Several with commas, or repeat it.
heading-show-help = Show this message and exit.

about-tetrarch = Tetrarch: play, record and study board games of empire.
    .epilog = Each command explains itself: tetrarch play --help
option-lang = The language: en, fr, nl or pl.
    .default = as the system's
option-version = Print the version.
about-play =
    Play in the terminal, against bots or each other.

    Each player sees only what its seat may know; bids are not shown while they are typed. 'undo' undoes the last decision of a person and all after it, but in Legends never a bid, a deal, or a revealed card or token.
option-game = The game: { $games }.
option-play-seat = The players by seat: person, level1 to level5, random, greedy or search; several with commas, or repeat it. exec:COMMAND is another program, up to the end of the text.
    .default = person, then level2
option-players = The number of players: 2, 3 or 4.
option-seed = Any number or text; the same seed deals the same game.
    .default = unguessable
option-fair = Deal the most even of several deals of the seed; the record proves it.
option-load = Continue the game of this record; with its original --seed, the record proves its deals at the end.
option-save = Save the record to this file after every decision.
option-plain = Draw with ASCII characters only, without colour.
option-play-describe = Describe positions in words instead of drawing them, for screen readers.
about-serve =
    Play in the browser, alone or with others.

    By default all data is stored in your data folder, and only this machine can connect.
option-port = The port to listen on; 0: any free port.
option-host = The address to listen on: this machine alone, or 0.0.0.0 for all.
option-reuse-port = Share the port with a server that runs, to replace it without a pause.
option-browser = Open the page in a browser.
option-serve-data = The folder for all data.
    .default = your data folder
option-serve-database = A PostgreSQL database, instead of SQLite in the folder.
option-bus = Redis or Valkey, through which servers of one database notify each other: redis://...
option-root-path = The path prefix behind a proxy.
option-allowed-host = Another host name of this server; can be repeated.
option-external-bot = A program on this machine that may be a bot at tables; can be repeated.
option-workers = Worker processes for bots; 0: as many as there are processors.
option-metrics-port = The port for Prometheus metrics; 0: none.
option-log-level = debug, info, warning or error.
about-worker =
    Let the bots of servers think on this machine.

    Servers with the same bus send it their bots' decisions, hints and analyses.
about-new =
    Deal a game and write its record.

    It contains the options and the deal, and no decision yet.
option-new-position = Write a position instead of a record.
option-new-force = Overwrite an existing file.
option-output = Write to a file.
    .default = standard output
about-show =
    Draw a position, the end of a record, or a board.

    Drawings and descriptions contain public information; --seat adds what one seat knows, --all everything. --line and --json, which are for programs, are complete unless a seat is given.
option-show-file = A position, record or board, a position in one line, or - for the standard input.
option-at = The position after N events of a record; 0 is the start.
    .default = the end
option-show-describe = Describe it in words, for screen readers.
option-score = Print where every point comes from, if the game has a score sheet.
option-svg = Draw it into an SVG file; - prints it.
option-line = Print the position in one line.
option-json = Print one JSON object.
option-show-seat = Show only what this seat may know.
    .default = public information
option-everything = Also show hidden information.
about-moves =
    List the legal decisions: notation, sentence and rules.

    With --json each decision also has the position that it leads to: the complete position, or with --seat the view of that seat, and null if hidden information would be revealed.
option-moves-file = A position or record, a position in one line, or - for the standard input.
option-moves-seat = Use only what this seat may decide and know.
    .default = the complete position, and the seat to decide
about-replay =
    Print a game decision by decision.

    Of secret decisions that are not revealed yet, it prints only that they were made.
option-record = A record, or - for the standard input.
option-first = The first event to print.
option-last = The last event to print.
    .default = the end
option-turn = Print only this turn; 0 is the set-up. Of a match: of each of its games.
option-replay-board = Draw the board after each decision.
about-verify =
    Check that records are true.

    They are replayed move by move, and all their claims are checked: result, seed and commitment. The options also compare them with what you kept from before the deal.
option-verify-records = Records, or - for the standard input.
option-commitment = The server's commitment that you kept from before the deal.
option-salt = A salt that must be in the record.
option-salt-commitment = A commitment to a salt that you kept; give those of all players, in the order of the seats.
option-verify-balanced = The deal was to be a balanced one, which adds a salt.
option-verify-tournament = Salts of players who were late may be missing.
about-advise =
    Ask a bot for the best moves, and why.

    It prints the chances of every player, and for each move how the game may continue, and the reasons. The bot knows only what the advised seat may know. Ctrl-C ends the search: the bot reports the best so far.
option-advise-position = A position or record, a position in one line, or - for the standard input.
option-advise-seat = The seat to advise.
    .default = the seat to decide
option-advise-seconds = The thinking time.
    .default = the bot's own: 1 with search
option-advise-simulations = The number of simulations: gives the same advice on every machine.
option-moves = The largest number of moves to print.
option-bot = The bot that thinks.
option-advise-seed = The random seed of the bot.
about-evaluate =
    Evaluate a position: who may win, with how many points.

    It prints each player's chance to win, its expected points, and who is likely to own each site or region at the end. It uses only what the seat may know; without a seat, what everybody knows. Ctrl-C ends the search.
option-evaluate-position = A position or record, a position in one line, or - for the standard input.
option-evaluate-seat = Use only what this seat may know.
    .default = public information
option-evaluate-simulations = The number of simulations: gives the same evaluation on every machine.
    .default = 2000, for at most 3 seconds
option-evaluate-seed = The random seed of the search.
about-review =
    Review a game: grades, better moves and luck.

    Each decision gets a grade by its loss of win probability, and the better move with its reasons. The start, luck and choices of each player add up to the result. Decisions are judged by what their seat knew. Ctrl-C ends a deeper review: what was completed is reported.
option-review-record = A record, or - for the standard input.
option-effort = quick, refined or deep; each includes those before it.
option-review-seat = Explain only the decisions of this seat.
    .default = all seats
option-review-simulations = The number of simulations of each search, instead of those of the effort.
option-review-seed = The random seed of the searches.
option-all-decisions = List all decisions.
option-unfinished = Also review a game that is not over, so far; results are estimates.
option-html = Write the review with pictures as a web page into this file.
about-solve =
    Prove results near the end of a game, or check a proof.

    It proves whether a seat reaches a goal whatever the others do: in games with open information within a number of its turns, otherwise with the last cards and by what the seat knows. It never guesses: if the limit of positions does not suffice, the result is unknown.
option-solve-position = A position or record, a position in one line, or - for the standard input.
option-solve-seat = The seat that is to reach the goal.
    .default = the seat to decide
option-goal = win, share (win or share the win), hold (no other player wins before the next turn), save (keep the Emperor) or lead (have the most points after this turn).
option-turns = The number of turns of the seat.
option-nodes = The most positions to examine.
option-proof = Write the proof, which --check verifies, into this file.
option-check = Check a proof by replaying every reply.
about-arena =
    Let bots play many games, and rate them.

    Each deal is played with the seats exchanged. Run the same command again to continue after a stop.
option-bots = The bots: several with commas, or repeat it. A program, exec:COMMAND, takes the rest of the text.
option-out = The folder for all results.
option-arena-games = The least number of games: rounded up to whole deals.
option-jobs = The number of games at a time.
    .default = one for each core
option-arena-seed = The same seed gives the same games.
option-arena-simulations = The simulations per decision of every bot that searches.
option-arena-seconds = The seconds per decision of every bot that searches.
option-arena-records = Save the record of every game.
about-fairness =
    Measure how fair a deal, a board or a position is.

    Equal bots play many games from it. It prints the share of the win of each seat with its 95 % interval, and in Legends what it is worth to move first and to pay for it.
option-source = A game, whose deal of --seed is measured; or a position or record, a position in one line, or - for the standard input.
option-fairness-seed = The seed of the deal and of all games: the same seed gives the same result.
option-deals = Play every game with a new deal of the options, such as the discs on a --board, instead of one deal.
option-fairness-games = The largest number of games.
option-openings = Games for each forced opening, in games that have them.
option-uncontested = The others bid nothing while an opening is forced, so that it pays its bid and moves first.
option-width = Stop as soon as all intervals are at most so wide, in percent.
    .default = never
option-fairness-seconds = Stop after this time, with the games so far.
    .default = never
option-fairness-bot = The bot in every seat.
about-numbers =
    Write the games in numbers.

    From many games between equal bots: length, endings, the advantage of seats, what the winners hold, and the effect of each variant, as JSON and as a page in Markdown. Run the same command again to continue after a stop.
option-numbers-base = Games without variants, for each number of players.
option-numbers-variant = Games with each variant, for each number of players; 0: none.
option-numbers-players = Only this number of players; repeat it for several.
    .default = all
option-numbers-bot = The bot in every seat.
option-numbers-seed = The same seed gives the same games.
option-processes = The number of processes.
    .default = one for each core
option-ray = Run on the Ray cluster at this address, or auto or local; needs the extra ray.
about-calibrate =
    Fit evaluations to the results of games between bots.

    The report gives the errors that remain for games that the fit has not seen, with a picture. Run the same command again to continue after a stop.
option-calibrate-games = The number of games, with 2, 3 and 4 players in turn.
option-samples = The number of positions of each game.
option-calibrate-simulations = The simulations of each evaluation.
    .default = 2000
option-also = Also use the games of this folder, which have another seed; repeat it for several.
option-with-variants = Play each game with a variant, and measure the packaged fit instead of a new one.
option-calibrate-seed = The same seed gives the same games.
about-train =
    Train the network of a game by self-play.

    Bots play games against each other in several processes, a learner improves the network, and matches decide whether it replaces the one before. Give --for, --rounds or both. Run the same command again to continue; the folder then holds network.bin, run.json and logs for TensorBoard.
option-train-out = The folder of the run; a run that is there continues.
    .default = runs/GAME
option-limit = Stop after this time, such as 90s, 20m or 1.5h.
option-train-rounds = Stop when the run has this number of rounds.
option-train-device = Where the learner computes: cpu or cuda.
option-self-play = Where the games of self-play are searched: cpu, gpu or both.
option-train-games = The number of games in each round.
    .default = 400
option-train-players = The numbers of players, in turn.
option-train-simulations = The least number of simulations of a decision that the priors learn from.
    .default = 150
option-batch = The number of positions of one step of the learner.
    .default = 512
option-reuse = The number of positions that the learner draws in a round, for each new one.
    .default = 2.5
option-window = The number of latest positions that the learner draws from.
    .default = 2000000
option-result = The part of the result of a game in the target of the chances, from 0 to 1.
    .default = 0.2
option-setting = Another setting of the run, such as dropout=0.1; repeat it for several.
option-train-seed = The same seed gives the same games and weights.
about-dataset =
    Write games between bots as Parquet files.

    The folder gets one row for each decision, in files of 50 games. Run the same command again to continue after a stop, or with more games for a larger data set.
option-dataset-games = The number of games, with 2, 3 and 4 players in turn.
option-dataset-bot = The bot in every seat.
option-dataset-variant = The variants of all games.
option-dataset-seed = The same seed gives the same games.
about-perft =
    Count the sequences of decisions.

    The count starts at the deal of a seed, or at a position; a later deal ends a sequence.
option-depth = How many decisions deep.
option-perft-seed = The deal to count from.
    .default = 1
option-perft-position = Count from this position, or from the end of this record.
option-divide = Show the count behind each first decision.
about-bench =
    Measure the speed, beside other libraries.

    With --json one object is printed: the figures of the game, or of several games by their names.
option-games = Which games.
    .default = all
option-quick = Measure each figure for a shorter time.
option-peers = Also measure other libraries.
    .default = if they are installed
option-only = Measure only these parts, separated by commas: kernel, python, search, batch, compile, peers; peers=breakthrough names one of the other libraries' games, peers=breakthrough+chess two.
    .default = all
about-warmup =
    Compile the kernels, once for each version.

    They are stored in a cache. Everything that plays many moves is then many times faster.
about-schema = Print the JSON Schema of a format, or of all.
option-name = A format, such as position, record or advice; an unknown name lists all of them.
    .default = all
about-puzzles = Solve puzzles with proved solutions, or find new ones.
about-list-puzzles = List the puzzles of a game.
option-theme = Only puzzles of this theme.
about-play-puzzle = Solve a puzzle.
option-play-puzzle-seed = The same seed chooses the same puzzle.
about-daily = Solve the puzzle of the day.
option-date = The day, such as 2026-11-16.
    .default = today
option-puzzle = The id of a puzzle.
option-rating = The rating near which a puzzle is chosen.
    .default = your rating
about-mine-puzzles =
    Find puzzles in games between bots, or in records.

    Solutions are proved exactly; with --margin, also such that are clearly the best. Bots of all levels measure the difficulty. Run the same command again to continue after a stop.
option-records = A record, a .jsonl file with one in each line, or a folder of such files, to use instead of games between bots; can be given several times.
option-strict = Stop at the first invalid record; otherwise it is reported and left out.
option-margin = Also accept solutions without a proof whose win probability exceeds that of every other decision by so many percentage points.
    .default = only exact proofs
option-mine-puzzles-simulations = The simulations of each search and evaluation behind a margin; there are two of each, with different seeds.
option-folder = The folder for the mined puzzles.
option-mine-puzzles-games = The number of games.
option-mine-puzzles-seed = The same seed gives the same puzzles.
about-build-collection = Choose a varied collection among mined puzzles.
option-build-collection-out = The file to write.
    .default = the packaged collection
option-most = The most puzzles.
about-admin = Manage the data of a server.
about-backup = Copy the database into one file, while the server runs.
option-backup-file = The file to write.
option-data = The data folder of the server.
option-database = The PostgreSQL database, if the server uses one.
option-backup-force = Overwrite an existing file.
about-restore =
    Replace the database by a backup.

    The server must not run. The previous database is kept beside it.
option-restore-file = The backup.
about-prune-guests = Delete guests who play nowhere and were away for long.
option-days = The days since the last visit.
option-dry-run = Only count them.
about-export-records =
    Write all finished matches of a game as records.

    Each line of the file has one record, without the names of the players.
option-export-records-file = The file to write, such as games.jsonl.
about-close-table = Close a table of the running server.
option-table = The id of the table, from its address.
option-wait = The seconds to wait for the server's answer.
about-ban = Ban a user, for some days or without an end.
option-person = The id of a user, or the name of an account.
option-ban-reason = The reason that the user sees.
option-ban-days = The length in days; without it, the ban has no end.
about-unban = End a ban.
about-reports = Print the open reports with their chat.
option-include-all = Include resolved reports.
about-resolve = Resolve a report.
option-report = The id of the report.
option-dismiss = Resolve it without any action.
about-grant = Make an account a moderator.
about-revoke = Take the role of a moderator away.
about-audit = Print the latest administrative actions.
option-audit-last = How many to print.
about-push-keys = Create keys for push notifications, for server.toml.
about-stats = Print how much data there is.
