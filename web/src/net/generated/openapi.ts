// Generated from docs/openapi.json by `npm run wire`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountAsked
         * @description Somebody who wants an account from the start.
         */
        AccountAsked: {
            /** Language */
            language?: ("en" | "fr" | "nl" | "pl") | null;
            /**
             * Name
             * @example Ann
             */
            name: string;
            /**
             * Password
             * @example correct horse battery
             */
            password: string;
        };
        /**
         * AckForm
         * @description What you did is durable, and all who watch have been told.
         */
        AckForm: {
            /** Match */
            match: string;
            /**
             * Number
             * @description The state number after it.
             */
            number: number;
            /**
             * Rematch
             * @description Of a rematch: the match that is prepared.
             */
            rematch?: string | null;
            /**
             * Repeated
             * @description Whether you had done this very thing before.
             * @default false
             */
            repeated?: boolean;
        };
        /**
         * AnalysisAsked
         * @description What a bot is to think about: a position, or a moment of a match that is over or that you play against bots.
         */
        AnalysisAsked: {
            /**
             * Bot
             * @default level5
             * @example level3
             */
            bot?: string;
            /**
             * Events
             * @description Of the match: the moment after so many events; the last where none is named.
             */
            events?: number | null;
            /** Match */
            match?: string | null;
            /**
             * Moves
             * @default 5
             */
            moves?: number;
            /** Position */
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | string | null;
            /** Seat */
            seat?: number | null;
            /**
             * Seconds
             * @default 2
             */
            seconds?: number;
            /** Simulations */
            simulations?: number | null;
        };
        /**
         * AnswerAsked
         * @description Whether something may be taken back.
         */
        AnswerAsked: {
            /** Agrees */
            agrees: boolean;
            /**
             * Seat
             * @description Which of several seats that you hold; the first if none is named.
             */
            seat?: number | null;
        };
        /**
         * BoardAsked
         * @description A board to look at before a match; never the one of a match.
         */
        BoardAsked: {
            /**
             * Game
             * @enum {string}
             */
            game: "eko" | "legends";
            /**
             * Options
             * @description The game's own.
             * @default {}
             */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Players
             * @default 2
             */
            players?: number;
            /**
             * Seed
             * @description The same seed deals the same; another is drawn where none is named.
             */
            seed?: string | null;
        };
        /**
         * BoardForm
         * @description A board as it would be dealt.
         */
        BoardForm: {
            /** Board */
            board: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * File
             * @description The same as a whole position, in the form of files.
             */
            file: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Game */
            game: string;
            /** Position */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Seed */
            seed: string;
            /** Svg */
            svg: string;
        };
        /**
         * BotAsked
         * @description A new bot account.
         */
        BotAsked: {
            /**
             * Name
             * @example Ann
             */
            name: string;
        };
        /**
         * BotForm
         * @description A bot that can be asked for by name.
         */
        BotForm: {
            /** Bot */
            bot: string;
            /** Options */
            options: string[];
        };
        /**
         * BotsForm
         * @description The bots of a game.
         */
        BotsForm: {
            /** Bots */
            bots: components["schemas"]["BotForm"][];
            /**
             * External
             * @description Whether programs on the server may be bots.
             */
            external: boolean;
            /** Levels */
            levels: components["schemas"]["LevelForm"][];
        };
        /**
         * CheckAsked
         * @description A board, a map or a position to check.
         */
        CheckAsked: {
            /**
             * Document
             * @description In one of the formats of docs/formats.md.
             */
            document: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * CheckForm
         * @description Everything that is wrong with a board, a map or a position, and what can be said of it.
         */
        CheckForm: {
            /**
             * Asks
             * @description Of a position without faults: who must decide what, or how it ended.
             */
            asks: string;
            /** Faults */
            faults: components["schemas"]["FaultForm"][];
            /**
             * Game
             * @description Empty where the format is not known.
             */
            game: string;
            /**
             * Kind
             * @description `board`, `map` or `position`.
             */
            kind: string;
            /** Over */
            over: boolean;
            /** Points */
            points: number[];
            /**
             * Position
             * @description What changes of a position, as tables tell it.
             */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /**
             * Routes
             * @description The sea routes that the boards of Legends join as they lie.
             */
            routes: string[][];
            /** Seat */
            seat: number | null;
            /** To Decide */
            to_decide: number[];
            /** Valid */
            valid: boolean;
            /**
             * Variants
             * @description The variants that the tiles of a board of Ekö belong to.
             */
            variants: string[];
        };
        /**
         * ChoiceForm
         * @description Something that can be chosen.
         */
        ChoiceForm: {
            /**
             * Name
             * @description As settings name it.
             */
            name: string;
            /**
             * Note
             * @default
             */
            note?: string;
            /** Title */
            title: string;
        };
        /**
         * ClaimAsked
         * @description A guest who wants to keep the name.
         */
        ClaimAsked: {
            /** Name */
            name?: string | null;
            /**
             * Password
             * @example correct horse battery
             */
            password: string;
        };
        /**
         * ClockAsked
         * @description How long people may think.
         */
        ClockAsked: {
            /**
             * Days
             * @default 0
             */
            days?: number;
            /**
             * Increment
             * @default 0
             */
            increment?: number;
            /**
             * Kind
             * @default none
             * @enum {string}
             */
            kind?: "none" | "move" | "fischer" | "days";
            /**
             * Seconds
             * @default 0
             */
            seconds?: number;
        };
        /**
         * ClockChoiceForm
         * @description A kind of clock.
         */
        ClockChoiceForm: {
            /**
             * Fields
             * @description What it needs, each with the least and the most.
             */
            fields: {
                [key: string]: number[];
            };
            /**
             * Name
             * @description As settings name it.
             */
            name: string;
            /**
             * Note
             * @default
             */
            note?: string;
            /** Title */
            title: string;
        };
        /**
         * DecideAsked
         * @description What you decide.
         */
        DecideAsked: {
            /**
             * Number
             * @description The state number that you have seen.
             */
            number: number;
            /**
             * Play
             * @description The decision, in notation or by its number.
             * @example pass
             */
            play: string | number;
            /**
             * Seat
             * @description Which of several seats that you hold; the first if none is named.
             */
            seat?: number | null;
        };
        /**
         * DecisionTold
         * @description One legal decision.
         */
        DecisionTold: {
            /** Cost */
            cost: {
                [key: string]: number;
            };
            /** Id */
            id: number;
            /** Kind */
            kind: string;
            mark: components["schemas"]["MarkTold"];
            /** Notation */
            notation: string;
            /** Places */
            places: string[];
            preview?: components["schemas"]["PreviewForm"] | null;
            /** Rules */
            rules: string[];
            /** Sentence */
            sentence: string;
        };
        /**
         * DecisionsForm
         * @description What your seat may decide now.
         */
        DecisionsForm: {
            /** Decisions */
            decisions: components["schemas"]["DecisionTold"][];
            /** Match */
            match: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number;
        };
        /**
         * DeletionAsked
         * @description That an account and its data be deleted; accounts must prove that they mean it.
         */
        DeletionAsked: {
            /**
             * Password
             * @default
             */
            password?: string;
        };
        /**
         * DeskForm
         * @description A step after what the learner has played, in the forms of a table.
         */
        DeskForm: {
            /**
             * Decisions
             * @description What is legal now; nothing when the aim is reached.
             */
            decisions: components["schemas"]["DecisionTold"][];
            /**
             * Done
             * @description What was learned; empty until the aim is reached.
             */
            done: string;
            /**
             * Ground
             * @description The board and all that never changes; only where `since` is 0.
             */
            ground: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Hint */
            hint: string;
            /**
             * Made
             * @description How many decisions of the learner stand.
             */
            made: number;
            /** Match */
            match: string;
            /**
             * Reached
             * @description Whether the aim is reached.
             */
            reached: boolean;
            /** Rules */
            rules: string[];
            /**
             * Show
             * @description A decision that serves the aim.
             */
            show: string | null;
            /**
             * Show Places
             * @description The places of that decision.
             */
            show_places: string[];
            /**
             * Task
             * @description What to do now; empty when the aim is reached.
             */
            task: string;
            /**
             * Text
             * @description What the step teaches.
             */
            text: string;
            /** Title */
            title: string;
            /**
             * Update
             * @description What has happened, and the moment now.
             */
            update: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Viewer */
            viewer: number;
        };
        /**
         * DrawingAsked
         * @description A position to draw.
         */
        DrawingAsked: {
            /** Position */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            } | string;
            /**
             * Seat
             * @description Only what this seat may know; everything where none is named.
             */
            seat?: number | null;
            /**
             * Theme
             * @default light
             * @enum {string}
             */
            theme?: "light" | "dark";
        };
        /**
         * ErrorBody
         * @description Every error has this form.
         */
        ErrorBody: {
            error: components["schemas"]["ErrorForm"];
        };
        /**
         * ErrorDetailForm
         * @description One thing that is wrong with a request.
         */
        ErrorDetailForm: {
            /** Code */
            code: string;
            /** Field */
            field: string;
            /**
             * Message
             * @default
             */
            message?: string;
        };
        /**
         * ErrorForm
         * @description What went wrong.
         */
        ErrorForm: {
            /**
             * Code
             * @description A stable name, such as `name-taken`.
             */
            code: string;
            /** Details */
            details?: components["schemas"]["ErrorDetailForm"][] | null;
            /**
             * Legal
             * @description What would be legal instead.
             */
            legal?: string[] | null;
            /**
             * Message
             * @description A sentence in the asker's language.
             */
            message: string;
            /**
             * Reference
             * @description What to quote when you report a fault of ours.
             */
            reference?: string | null;
            /**
             * Rule
             * @description The rule of the game that forbids it.
             */
            rule?: string | null;
        };
        /**
         * FaultForm
         * @description One thing that is wrong with something that was set up.
         */
        FaultForm: {
            /** Field */
            field: string;
            /** Message */
            message: string;
            /**
             * Places
             * @description The spaces or regions concerned.
             */
            places: string[];
            /**
             * Rule
             * @description The number of the rule that is broken; empty for a fault of form.
             */
            rule: string;
            /**
             * Slots
             * @description The boards of a map concerned.
             */
            slots: number[];
            /**
             * Tiles
             * @description The tiles concerned, by their places in the list of a board.
             */
            tiles: number[];
        };
        /**
         * ForkAsked
         * @description From where to go on, and how.
         */
        ForkAsked: {
            /**
             * Events
             * @description How many events of the match have happened then.
             */
            events: number;
            /**
             * Settings
             * @description Of the new table: `seats` (each yours, `mine:NAME` or `bot:TEXT`), `clock`, `undo`, `name` and so on; game, players and options are those of the match.
             * @default {}
             */
            settings?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * GameOptionsForm
         * @description Everything that can be agreed for a game.
         */
        GameOptionsForm: {
            /**
             * Budget
             * @description The most that a bot at a table may use for one decision.
             */
            budget: {
                [key: string]: number;
            };
            /** Clocks */
            clocks: components["schemas"]["ClockChoiceForm"][];
            /**
             * External
             * @description Whether programs on the server may be bots.
             */
            external: boolean;
            /**
             * First Printing
             * @description The variants that the first printing has.
             */
            first_printing?: string[] | null;
            /** Game */
            game: string;
            /** Layouts */
            layouts: components["schemas"]["ChoiceForm"][];
            /** Levels */
            levels: components["schemas"]["LevelForm"][];
            /** Options */
            options: components["schemas"]["OptionForm"][];
            /** Players */
            players: number[];
            /** Printings */
            printings: components["schemas"]["ChoiceForm"][];
            /** Variants */
            variants: components["schemas"]["VariantForm"][];
            /** When Time Runs Out */
            when_time_runs_out: components["schemas"]["ChoiceForm"][];
        };
        /**
         * GuestAsked
         * @description Somebody who wants to play at once.
         */
        GuestAsked: {
            /** Language */
            language?: ("en" | "fr" | "nl" | "pl") | null;
            /**
             * Name
             * @example Ann
             */
            name: string;
        };
        /**
         * HealthForm
         * @description Whether the server can work.
         */
        HealthForm: {
            /** Database */
            database: boolean;
            /** Migrations */
            migrations: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "bad";
            /** Version */
            version: string;
        };
        /**
         * JoinAsked
         * @description Where to sit; any free seat if none is named.
         */
        JoinAsked: {
            /**
             * Code
             * @description Of the invitation; private tables ask for it.
             */
            code?: string | null;
            /** Name */
            name?: string | null;
            /** Seat */
            seat?: number | null;
        };
        JsonValue: unknown;
        /**
         * LeaderboardForm
         * @description A page of a leaderboard.
         */
        LeaderboardForm: {
            /** Game */
            game: string;
            /** Next */
            next: string | null;
            /** Ranks */
            ranks: components["schemas"]["RankForm"][];
        };
        /**
         * LessonForm
         * @description The tutorial of a game.
         */
        LessonForm: {
            /** Game */
            game: string;
            /** Steps */
            steps: components["schemas"]["StepForm"][];
        };
        /**
         * LevelForm
         * @description A step of the ladder of bots.
         */
        LevelForm: {
            /** Bot */
            bot: string;
            /** Has Slider */
            has_slider: boolean;
            /** Name */
            name: string;
            /** Note */
            note: string;
        };
        /**
         * MarkTold
         * @description How a decision is shown on the board.
         */
        MarkTold: {
            /**
             * At
             * @description The place where the mark is drawn.
             * @default
             */
            at?: string;
            /** Kind */
            kind: string;
            /**
             * Sea
             * @description Whether it goes over the sea.
             * @default false
             */
            sea?: boolean;
            /**
             * Text
             * @description What stands on it: discs, coins or movement points.
             * @default
             */
            text?: string;
            /**
             * Way
             * @description Of a move: the places from its start to its end.
             * @default []
             */
            way?: string[];
        };
        /**
         * MeAsked
         * @description What to change about oneself; what is left out stays.
         */
        MeAsked: {
            /**
             * Language
             * @description Empty: as the browser says.
             */
            language?: ("en" | "fr" | "nl" | "pl") | "" | null;
            /** Name */
            name?: string | null;
        };
        /**
         * MeForm
         * @description Somebody, as they may know themselves.
         */
        MeForm: {
            /** Created */
            created: number;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot-account";
            /** Language */
            language: string | null;
            /** Name */
            name: string;
            /**
             * Owner
             * @description Of a bot account: the person whose it is.
             */
            owner: string | null;
        };
        /**
         * NewTokenForm
         * @description A new token; it is shown this once.
         */
        NewTokenForm: {
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Token */
            token: string;
            /**
             * Used
             * @description When it was last used, to within an hour.
             */
            used: number | null;
        };
        /**
         * OpenedForm
         * @description A table that was opened.
         */
        OpenedForm: {
            /**
             * Code
             * @description Of its invitation.
             */
            code: string;
            /**
             * Link
             * @description Of its invitation.
             */
            link: string;
            /** Match */
            match: string;
            /** Number */
            number: number;
        };
        /**
         * OptionForm
         * @description An option of a game: a number, or yes or no.
         */
        OptionForm: {
            /**
             * Kind
             * @description `number` or `yes-no`.
             */
            kind: string;
            /** Least */
            least?: number | null;
            /** Most */
            most?: number | null;
            /**
             * Name
             * @description As settings name it.
             */
            name: string;
            /**
             * Note
             * @default
             */
            note?: string;
            /** Title */
            title: string;
        };
        /**
         * OptionsForm
         * @description Everything that can be agreed, for the games that were asked for.
         */
        OptionsForm: {
            /** Games */
            games: components["schemas"]["GameOptionsForm"][];
        };
        /**
         * PasswordAsked
         * @description A new password.
         */
        PasswordAsked: {
            /**
             * New
             * @example correct horse battery
             */
            new: string;
            /** Old */
            old: string;
        };
        /**
         * PastForm
         * @description Moments of the past.
         */
        PastForm: {
            /**
             * Events
             * @description How many events stand by now; there is one moment more.
             */
            events: number;
            /** Match */
            match: string;
            /** Moments */
            moments: {
                [key: string]: components["schemas"]["JsonValue"];
            }[];
            /**
             * Number
             * @description The state number when they were made.
             */
            number: number;
        };
        /**
         * PersonForm
         * @description Somebody, as everybody may know them.
         */
        PersonForm: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "guest" | "account" | "bot-account";
            /** Name */
            name: string;
        };
        /**
         * PlanAsked
         * @description Who is to sit on a seat.
         */
        PlanAsked: {
            /**
             * Plan
             * @example open
             * @example bot:level3
             */
            plan: string;
            /** Seat */
            seat: number;
        };
        /**
         * PlayAsked
         * @description A decision that the learner has in mind.
         */
        PlayAsked: {
            /**
             * Play
             * @example e7-h5
             */
            play: string;
            /**
             * Plays
             * @description All decisions of the learner, in notation; `undo` takes one back.
             * @default []
             */
            plays?: string[];
        };
        /**
         * PlayerForm
         * @description The page of a player.
         */
        PlayerForm: {
            /** Created */
            created: number;
            /** @description Of a bot account: the person whose it is. */
            owner: components["schemas"]["PersonForm"] | null;
            person: components["schemas"]["PersonForm"];
            /** Ratings */
            ratings: components["schemas"]["RatingForm"][];
            /** Results */
            results: components["schemas"]["ResultsForm"][];
        };
        /**
         * PlaysAsked
         * @description What the learner has played in a step.
         */
        PlaysAsked: {
            /**
             * Plays
             * @description All decisions of the learner, in notation; `undo` takes one back.
             * @default []
             */
            plays?: string[];
            /**
             * Since
             * @description The number of the last entry that you know.
             * @default 0
             */
            since?: number;
        };
        /**
         * PositionAsked
         * @description A position: its JSON, or its line.
         */
        PositionAsked: {
            /** Position */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            } | string;
            /**
             * Seat
             * @description Only what this seat may know; everything where none is named.
             */
            seat?: number | null;
        };
        /**
         * PositionForm
         * @description What can be said of a position.
         */
        PositionForm: {
            /** Asks */
            asks: string;
            /** Board */
            board: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Decisions */
            decisions: components["schemas"]["DecisionTold"][];
            /** Game */
            game: string;
            /** Outcome */
            outcome: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Over */
            over: boolean;
            /** Players */
            players: number;
            /** Points */
            points: number[];
            /** Position */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Seat */
            seat: number;
            /** Step */
            step: string;
            /** To Decide */
            to_decide: number[];
        };
        /**
         * PreviewForm
         * @description What a decision would bring.
         */
        PreviewForm: {
            /** Ends */
            ends: boolean;
            /** Gains */
            gains: number[] | null;
            /** Points */
            points: number[] | null;
        };
        /**
         * PreviewTold
         * @description What a decision of your seat would bring.
         */
        PreviewTold: {
            /** Match */
            match: string;
            /** Number */
            number: number;
            preview: components["schemas"]["WholePreviewForm"];
            /** Seat */
            seat: number;
        };
        /**
         * PushAsked
         * @description A browser that wants notices, as its ``PushSubscription.toJSON()`` says it.
         */
        PushAsked: {
            /** Endpoint */
            endpoint: string;
            /** Expirationtime */
            expirationTime?: number | null;
            keys: components["schemas"]["PushKeysAsked"];
        };
        /**
         * PushForm
         * @description A browser that gets notices.
         */
        PushForm: {
            /** Created */
            created: number;
            /** Endpoint */
            endpoint: string;
            /** Id */
            id: string;
        };
        /**
         * PushKeyForm
         * @description What browsers need to subscribe.
         */
        PushKeyForm: {
            /** Key */
            key: string;
        };
        /**
         * PushKeysAsked
         * @description The keys of a browser.
         */
        PushKeysAsked: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * QuickAsked
         * @description A match against bots that begins at once.
         */
        QuickAsked: {
            /**
             * Bot
             * @default level3
             * @example level3
             */
            bot?: string;
            /**
             * Game
             * @enum {string}
             */
            game: "eko" | "legends";
            /**
             * Options
             * @description The game's own.
             * @default {}
             */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Players
             * @default 2
             */
            players?: number;
        };
        /**
         * RankForm
         * @description A line of a leaderboard.
         */
        RankForm: {
            /** Matches */
            matches: number;
            person: components["schemas"]["PersonForm"];
            /** Provisional */
            provisional: boolean;
            /** Rank */
            rank: number;
            /** Rating */
            rating: number;
            /** Uncertainty */
            uncertainty: number;
        };
        /**
         * RatingForm
         * @description How strong somebody is at a game.
         */
        RatingForm: {
            /** Game */
            game: string;
            /** Matches */
            matches: number;
            /** Provisional */
            provisional: boolean;
            /** Rating */
            rating: number;
            /** Uncertainty */
            uncertainty: number;
            /** Updated */
            updated: number;
        };
        /**
         * RatingHistoryForm
         * @description How a rating went, newest first.
         */
        RatingHistoryForm: {
            /** Next */
            next: string | null;
            /** Points */
            points: components["schemas"]["RatingPointForm"][];
        };
        /**
         * RatingPointForm
         * @description A rating after a match.
         */
        RatingPointForm: {
            /** At */
            at: number;
            /** Match */
            match: string;
            /** Rating */
            rating: number;
            /** Uncertainty */
            uncertainty: number;
        };
        /**
         * ReadyAsked
         * @description Whether you agree to play.
         */
        ReadyAsked: {
            /**
             * Ready
             * @default true
             */
            ready?: boolean;
            /**
             * Seat
             * @description Of several seats that you hold, one; all if none is named.
             */
            seat?: number | null;
        };
        /**
         * RecordAsked
         * @description A record to verify.
         */
        RecordAsked: {
            /** Record */
            record: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * ResultsForm
         * @description What somebody did at a game.
         */
        ResultsForm: {
            /** Game */
            game: string;
            /** Played */
            played: number;
            /** Won */
            won: number;
        };
        /**
         * SaltAsked
         * @description A text of your own for the seed of all chance.
         */
        SaltAsked: {
            /** Salt */
            salt: string;
            /**
             * Seat
             * @description Which of several seats that you hold; the first if none is named.
             */
            seat?: number | null;
        };
        /**
         * SayAsked
         * @description Something to say.
         */
        SayAsked: {
            /** Code */
            code?: string | null;
            /**
             * Seat
             * @description Which of several seats that you hold; the first if none is named.
             */
            seat?: number | null;
            /** Text */
            text: string;
            /** To */
            to?: ("table" | "watchers") | null;
        };
        /**
         * ScoreTold
         * @description One source of points of a seat, if the game ended now.
         */
        ScoreTold: {
            /** Name */
            name: string;
            /** Points */
            points: number;
            /** Rule */
            rule: string;
            /** Source */
            source: string;
            /** Title */
            title: string;
        };
        /**
         * ScoresForm
         * @description Where the points of each seat come from, if the game ended now.
         */
        ScoresForm: {
            /** Match */
            match: string;
            /** Number */
            number: number;
            /** Points */
            points: number[];
            /** Scores */
            scores: components["schemas"]["ScoreTold"][][];
        };
        /**
         * SeatAsked
         * @description Where to sit; any free seat if none is named.
         */
        SeatAsked: {
            /** Name */
            name?: string | null;
            /** Seat */
            seat?: number | null;
        };
        /**
         * SeatForm
         * @description Who has a seat, and how it ended for them.
         */
        SeatForm: {
            /** Bot */
            bot: string | null;
            /**
             * Identity
             * @description The letter of its colour and sign; null until these are drawn, as the match begins.
             */
            identity: ("E" | "T" | "M" | "S") | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot" | "deleted";
            /** Name */
            name: string;
            /** Person */
            person: string | null;
            /** Place */
            place: number | null;
            /** Points */
            points: number | null;
            /** Won */
            won: boolean;
        };
        /**
         * SettingsAsked
         * @description Everything that is agreed before a match (see docs/table.md).
         */
        SettingsAsked: {
            /**
             * Away
             * @default wait
             * @enum {string}
             */
            away?: "bot" | "wait";
            /**
             * @default {
             *       "days": 0,
             *       "increment": 0,
             *       "kind": "none",
             *       "seconds": 0
             *     }
             */
            clock?: components["schemas"]["ClockAsked"];
            /**
             * Game
             * @enum {string}
             */
            game: "eko" | "legends";
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Options
             * @description The game's own: printing, variants, layout and so on.
             * @default {}
             */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Players
             * @default 2
             */
            players?: number;
            /**
             * Practice
             * @default false
             */
            practice?: boolean;
            /**
             * Private
             * @default false
             */
            private?: boolean;
            /**
             * Rated
             * @default false
             */
            rated?: boolean;
            /**
             * Seats
             * @description Who is to sit where: `open`, `person:ID`, `bot:TEXT`, or `mine:NAME` for somebody at your own device; the rest is open.
             * @default []
             */
            seats?: string[];
            /**
             * Stand In
             * @default level2
             * @example level3
             */
            stand_in?: string;
            /**
             * Undo
             * @default free
             * @enum {string}
             */
            undo?: "free" | "consent" | "off";
            /**
             * Watchers
             * @default true
             */
            watchers?: boolean;
            /**
             * When Time Runs Out
             * @default bot
             * @enum {string}
             */
            when_time_runs_out?: "bot" | "pass" | "resign";
        };
        /**
         * SignInAsked
         * @description Somebody with an account.
         */
        SignInAsked: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * StepForm
         * @description One step of a tutorial.
         */
        StepForm: {
            /**
             * Decisions
             * @description How many decisions it takes.
             */
            decisions: number;
            /** Name */
            name: string;
            /**
             * Rules
             * @description The rules that it teaches, the chief one first.
             */
            rules: string[];
            /** Title */
            title: string;
        };
        /**
         * TableAsked
         * @description A new table.
         */
        TableAsked: {
            settings: components["schemas"]["SettingsAsked"];
            /**
             * Sit
             * @description Whether you sit down at it.
             * @default true
             */
            sit?: boolean;
        };
        /**
         * TableForm
         * @description A table in a list.
         */
        TableForm: {
            /**
             * Clock
             * @description How long people may think, as in the settings.
             */
            clock: {
                [key: string]: string | number;
            };
            /**
             * Code
             * @description The code of its invitation, for those who sit there.
             */
            code?: string | null;
            /** Created */
            created: number;
            /** Ended */
            ended: number | null;
            /** Game */
            game: string;
            /** Host */
            host: string | null;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Open Seats */
            open_seats: number;
            /** Players */
            players: number;
            /** Private */
            private: boolean;
            /** Rated */
            rated: boolean;
            /** Reason */
            reason: string | null;
            /** Seats */
            seats: components["schemas"]["SeatForm"][];
            /** Started */
            started: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "running" | "over" | "closed";
            /** To Decide */
            to_decide: number[];
            /** Updated */
            updated: number;
            /**
             * Variants
             * @description The variants that are played.
             */
            variants: string[];
            /** Your Seat */
            your_seat?: number | null;
            /**
             * Your Turn
             * @default false
             */
            your_turn?: boolean;
        };
        /**
         * TablesForm
         * @description A page of a list of tables.
         */
        TablesForm: {
            /**
             * Next
             * @description The cursor of the next page; null on the last.
             */
            next: string | null;
            /** Tables */
            tables: components["schemas"]["TableForm"][];
        };
        /**
         * TilesForm
         * @description What boards of Ekö are made of.
         */
        TilesForm: {
            /**
             * Ceilings
             * @description The greatest worth of a building, by the letter of its space.
             */
            ceilings: {
                [key: string]: number;
            };
            /**
             * Soldiers
             * @description How many soldiers everybody has.
             */
            soldiers: number;
            /**
             * Tile Set
             * @description The tiles and layouts, in the form of files.
             */
            tile_set: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * TokenAsked
         * @description A new token for a program.
         */
        TokenAsked: {
            /**
             * Name
             * @example Ann
             */
            name: string;
        };
        /**
         * TokenForm
         * @description A token, without the token itself.
         */
        TokenForm: {
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Used
             * @description When it was last used, to within an hour.
             */
            used: number | null;
        };
        /**
         * UndoAsked
         * @description What to take back.
         */
        UndoAsked: {
            /**
             * Events
             * @description How many events shall remain; your last decision goes if none is named.
             */
            events?: number | null;
            /** Number */
            number?: number | null;
            /**
             * Seat
             * @description Which of several seats that you hold; the first if none is named.
             */
            seat?: number | null;
        };
        /**
         * UpdateForm
         * @description What happened since a number, and where the match stands.
         */
        UpdateForm: {
            /** Entries */
            entries: {
                [key: string]: components["schemas"]["JsonValue"];
            }[];
            /** Match */
            match: string;
            /** Moment */
            moment: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Number */
            number: number;
            /** Since */
            since: number;
        };
        /**
         * VariantForm
         * @description A variant of a game.
         */
        VariantForm: {
            /**
             * Name
             * @description As settings name it.
             */
            name: string;
            /**
             * Needs
             * @description The variants that it is played with only.
             */
            needs: string[];
            /**
             * Note
             * @default
             */
            note?: string;
            /**
             * Rule
             * @description Where the rules tell of it.
             */
            rule: string;
            /** Title */
            title: string;
        };
        /**
         * VerificationForm
         * @description Whether a record tells the truth.
         */
        VerificationForm: {
            /**
             * Deals
             * @description How often chance answered, the first deal included.
             * @default 0
             */
            deals?: number;
            /**
             * Events
             * @default 0
             */
            events?: number;
            /**
             * Seed
             * @description Whether a revealed seed explains every deal.
             * @default false
             */
            seed?: boolean;
            /** Sentence */
            sentence: string;
            /** True */
            true: boolean;
        };
        /**
         * VoteAsked
         * @description Whether a bot shall play for somebody who is away.
         */
        VoteAsked: {
            /**
             * Agrees
             * @default true
             */
            agrees?: boolean;
            /**
             * Away
             * @description The seat of who is away.
             */
            away: number;
            /**
             * Seat
             * @description Which of several seats that you hold; the first if none is named.
             */
            seat?: number | null;
        };
        /**
         * WatchedForm
         * @description A table as you may know it.
         */
        WatchedForm: {
            /**
             * Code
             * @description Of its invitation, for those who sit there.
             */
            code: string | null;
            /** Ground */
            ground: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Match */
            match: string;
            /**
             * Now
             * @description The time at the server, which the clocks count in.
             */
            now: number;
            update: components["schemas"]["UpdateForm"];
            /**
             * Viewer
             * @description The seat that you see it from; null where you only watch.
             */
            viewer: number | null;
            /**
             * Viewers
             * @description All seats that you hold: several where people share your device.
             */
            viewers: number[];
            /**
             * Watchers
             * @description How many connections watch that have no seat.
             * @default 0
             */
            watchers?: number;
        };
        /**
         * WholePreviewForm
         * @description What a decision would bring, in full; all is empty where that depends on something hidden.
         */
        WholePreviewForm: {
            /**
             * After
             * @description The fields of the position that would change, as they would be then.
             */
            after: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Consequences */
            consequences: {
                [key: string]: components["schemas"]["JsonValue"];
            }[];
            /** Decision */
            decision: number;
            /** Ends */
            ends: boolean;
            /** Gains */
            gains: number[] | null;
            /**
             * Left
             * @description What you would have left of what it costs, made once, twice and so on: as often as is legal.
             */
            left: {
                [key: string]: number;
            }[];
            /** Notation */
            notation: string;
            /** Points */
            points: number[] | null;
            /**
             * Scores
             * @description Of each seat, its points after it by source.
             */
            scores: {
                [key: string]: number;
            }[] | null;
        };
        /**
         * WhyNotAsked
         * @description A decision that you would like to make.
         */
        WhyNotAsked: {
            /** Play */
            play: string;
            /**
             * Seat
             * @description Which of several seats that you hold; the first if none is named.
             */
            seat?: number | null;
        };
        /**
         * WhyNotForm
         * @description Whether a decision is legal now, and why not.
         */
        WhyNotForm: {
            /** Legal */
            legal: boolean;
            /** Match */
            match: string;
            /** Number */
            number: number;
            /** Why Not */
            why_not: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountAsked = components['schemas']['AccountAsked'];
export type AckForm = components['schemas']['AckForm'];
export type AnalysisAsked = components['schemas']['AnalysisAsked'];
export type AnswerAsked = components['schemas']['AnswerAsked'];
export type BoardAsked = components['schemas']['BoardAsked'];
export type BoardForm = components['schemas']['BoardForm'];
export type BotAsked = components['schemas']['BotAsked'];
export type BotForm = components['schemas']['BotForm'];
export type BotsForm = components['schemas']['BotsForm'];
export type CheckAsked = components['schemas']['CheckAsked'];
export type CheckForm = components['schemas']['CheckForm'];
export type ChoiceForm = components['schemas']['ChoiceForm'];
export type ClaimAsked = components['schemas']['ClaimAsked'];
export type ClockAsked = components['schemas']['ClockAsked'];
export type ClockChoiceForm = components['schemas']['ClockChoiceForm'];
export type DecideAsked = components['schemas']['DecideAsked'];
export type DecisionTold = components['schemas']['DecisionTold'];
export type DecisionsForm = components['schemas']['DecisionsForm'];
export type DeletionAsked = components['schemas']['DeletionAsked'];
export type DeskForm = components['schemas']['DeskForm'];
export type DrawingAsked = components['schemas']['DrawingAsked'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorDetailForm = components['schemas']['ErrorDetailForm'];
export type ErrorForm = components['schemas']['ErrorForm'];
export type FaultForm = components['schemas']['FaultForm'];
export type ForkAsked = components['schemas']['ForkAsked'];
export type GameOptionsForm = components['schemas']['GameOptionsForm'];
export type GuestAsked = components['schemas']['GuestAsked'];
export type HealthForm = components['schemas']['HealthForm'];
export type JoinAsked = components['schemas']['JoinAsked'];
export type JsonValue = components['schemas']['JsonValue'];
export type LeaderboardForm = components['schemas']['LeaderboardForm'];
export type LessonForm = components['schemas']['LessonForm'];
export type LevelForm = components['schemas']['LevelForm'];
export type MarkTold = components['schemas']['MarkTold'];
export type MeAsked = components['schemas']['MeAsked'];
export type MeForm = components['schemas']['MeForm'];
export type NewTokenForm = components['schemas']['NewTokenForm'];
export type OpenedForm = components['schemas']['OpenedForm'];
export type OptionForm = components['schemas']['OptionForm'];
export type OptionsForm = components['schemas']['OptionsForm'];
export type PasswordAsked = components['schemas']['PasswordAsked'];
export type PastForm = components['schemas']['PastForm'];
export type PersonForm = components['schemas']['PersonForm'];
export type PlanAsked = components['schemas']['PlanAsked'];
export type PlayAsked = components['schemas']['PlayAsked'];
export type PlayerForm = components['schemas']['PlayerForm'];
export type PlaysAsked = components['schemas']['PlaysAsked'];
export type PositionAsked = components['schemas']['PositionAsked'];
export type PositionForm = components['schemas']['PositionForm'];
export type PreviewForm = components['schemas']['PreviewForm'];
export type PreviewTold = components['schemas']['PreviewTold'];
export type PushAsked = components['schemas']['PushAsked'];
export type PushForm = components['schemas']['PushForm'];
export type PushKeyForm = components['schemas']['PushKeyForm'];
export type PushKeysAsked = components['schemas']['PushKeysAsked'];
export type QuickAsked = components['schemas']['QuickAsked'];
export type RankForm = components['schemas']['RankForm'];
export type RatingForm = components['schemas']['RatingForm'];
export type RatingHistoryForm = components['schemas']['RatingHistoryForm'];
export type RatingPointForm = components['schemas']['RatingPointForm'];
export type ReadyAsked = components['schemas']['ReadyAsked'];
export type RecordAsked = components['schemas']['RecordAsked'];
export type ResultsForm = components['schemas']['ResultsForm'];
export type SaltAsked = components['schemas']['SaltAsked'];
export type SayAsked = components['schemas']['SayAsked'];
export type ScoreTold = components['schemas']['ScoreTold'];
export type ScoresForm = components['schemas']['ScoresForm'];
export type SeatAsked = components['schemas']['SeatAsked'];
export type SeatForm = components['schemas']['SeatForm'];
export type SettingsAsked = components['schemas']['SettingsAsked'];
export type SignInAsked = components['schemas']['SignInAsked'];
export type StepForm = components['schemas']['StepForm'];
export type TableAsked = components['schemas']['TableAsked'];
export type TableForm = components['schemas']['TableForm'];
export type TablesForm = components['schemas']['TablesForm'];
export type TilesForm = components['schemas']['TilesForm'];
export type TokenAsked = components['schemas']['TokenAsked'];
export type TokenForm = components['schemas']['TokenForm'];
export type UndoAsked = components['schemas']['UndoAsked'];
export type UpdateForm = components['schemas']['UpdateForm'];
export type VariantForm = components['schemas']['VariantForm'];
export type VerificationForm = components['schemas']['VerificationForm'];
export type VoteAsked = components['schemas']['VoteAsked'];
export type WatchedForm = components['schemas']['WatchedForm'];
export type WholePreviewForm = components['schemas']['WholePreviewForm'];
export type WhyNotAsked = components['schemas']['WhyNotAsked'];
export type WhyNotForm = components['schemas']['WhyNotForm'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
