# The help of commands in English, as it stands in their declarations: words in capitals, options and names are signs.

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

    Everybody sees only what its seat may know; bids are typed without being shown. 'undo' goes back to the last decision that a person made, in Legends never past a bid, a deal, or a card or token that has come to light since.
option-game = The game: { $games }.
option-play-seat = Who sits where: person, level1 to level5, random, greedy or search; several with commas, or repeat it. exec:COMMAND is another program, up to the end of the text.
    .default = person, then level2
option-players = How many play: 2, 3 or 4.
option-seed = Any number or text; the same seed deals the same game.
    .default = unguessable
option-load = Go on with the game of this record; with --seed, the one it was made with, the record proves its deals at the end.
option-save = Keep the record in this file, after every decision.
option-plain = Draw with ASCII signs alone, without colour.
option-play-describe = Say positions in words instead of drawing them, for screen readers.
about-serve =
    Play in the browser, alone or with others.

    Without any option everything is kept in a folder of yours, and only this machine can connect.
option-port = Where to listen; 0: any port that is free.
option-host = Whom to listen to: this machine alone, or 0.0.0.0 for all.
option-browser = Open the page in a browser.
option-serve-data = The folder of everything that is kept.
    .default = your data folder
option-serve-database = A PostgreSQL database, instead of SQLite in the folder.
option-root-path = The path under which a proxy offers the server.
option-allow-external = Let tables seat bots that are programs on this machine.
option-workers = Processes in which bots think; 0: as many as there are processors.
option-log-level = debug, info, warning or error.
about-new =
    Deal a game and write its record.

    It holds what was agreed and what chance has dealt, and no decision yet.
option-new-position = Write a position instead of a record.
option-new-force = Write over a file that is there.
option-output = Write to a file.
    .default = standard output
about-show =
    Draw a position, the end of a record, or a board.

    Pictures and words hold what everybody may know; --seat adds what one seat knows, --all the whole truth. Only --line and --json, which other programs read, are complete unless a seat is named.
option-show-file = A position, record or board, a position in one line, or - for the standard input.
option-at = Of a record: the position after so many events; 0 is the start.
    .default = the end
option-show-describe = Say it in words, for screen readers.
option-score = Print where every point comes from, if the game has a score sheet.
option-svg = Draw it into an SVG file; - prints it.
option-line = Print the position in one line.
option-json = Print one JSON object.
option-show-seat = Show only what this seat may know.
    .default = what all may know
option-everything = Show also what is hidden from everybody.
about-moves =
    List what is legal: notation, sentence and rules.

    With --json each decision also comes with the position that it leads to: the whole truth, or with --seat what that seat will then know, and null where something that is hidden from it now would come to light.
option-moves-file = A position or record, a position in one line, or - for the standard input.
option-moves-seat = Only what this seat may decide and know.
    .default = the whole truth, and who is to decide
about-replay =
    Tell a game decision by decision.

    Where secret decisions are not revealed yet, it tells only that they were made.
option-record = A record, or - for the standard input.
option-first = The first event to tell.
option-last = The last event to tell.
    .default = the end
option-turn = Tell this turn alone; 0 is the set-up. Of a match: of each of its games.
option-replay-board = Draw the board after each decision.
about-verify =
    Check that records tell the truth.

    They are replayed move by move, and all that they claim is checked: result, seed and commitment.
option-verify-records = Records, or - for the standard input.
about-advise =
    Ask a bot for the best moves, and why.

    It tells the chances of every player, and of each move how the game may go on and what speaks for it. It knows no more than the seat that it advises. Ctrl-C ends its thinking: it answers with the best it has.
option-advise-position = A position or record, a position in one line, or - for the standard input.
option-advise-seat = Who is advised.
    .default = who is to decide
option-advise-seconds = Think so long.
    .default = as long as the bot does: level5 for 1
option-advise-simulations = Look into so many games: the same on every machine.
option-moves = How many moves to tell of, at the most.
option-bot = Who thinks.
option-advise-seed = The bot's own chance.
about-arena =
    Let bots play many games, and rate them.

    Each deal is played with the seats exchanged. Run the same command again to go on after a stop.
option-bots = Who plays: several with commas, or repeat it. A program, exec:COMMAND, takes the rest of the text.
option-out = Where everything is kept.
option-arena-games = How many games at least: rounded up to whole deals.
option-jobs = How many games at a time.
    .default = one for each core
option-arena-seed = The same seed gives the same games.
option-arena-simulations = Let every bot that thinks look into so many games.
option-arena-seconds = Let every bot that thinks take so long for a decision.
option-arena-records = Keep the record of every game.
about-perft =
    Count the sequences of decisions.

    The count begins at the deal of a seed, or at a position; a later deal ends a sequence.
option-depth = How many decisions deep.
option-perft-seed = Which deal to count from.
    .default = 1
option-perft-position = Count from this position, or from the end of this record.
option-divide = Show the count behind each first decision.
about-bench =
    Measure the speed, beside other libraries.

    With --json one object is printed: the figures of the game, or of several games by their names.
option-games = Which games.
    .default = all
option-quick = A short look: less time for each figure.
option-peers = Measure other libraries too.
    .default = where they are installed
about-warmup =
    Compile the kernels, once for each version.

    They lie in a cache then, and everything that plays many moves is many times faster.
about-schema = Print the JSON Schema of a format, or of all.
option-name = A format, such as position, record or advice; an unknown name lists all of them.
    .default = all
about-admin = Look after the data of a server.
about-backup = Copy the database into one file, while the server runs.
option-backup-file = Where the backup goes.
option-data = The data folder of the server.
option-database = The PostgreSQL database, where the server uses one.
option-backup-force = Replace the file if it is there.
about-restore =
    Put a backup in the place of the database.

    The server must not run. What was there before is kept beside it.
option-restore-file = The backup.
about-prune-guests = Delete guests who have not come for long and play nowhere.
option-days = Not seen for so many days.
option-dry-run = Only count them.
about-close-table = Close a table of the running server.
option-table = The id of the table, from its address.
option-wait = So many seconds for the server's answer.
about-push-keys = Make keys for notices to closed browsers, as lines for server.toml.
about-stats = Tell how much there is of everything.
