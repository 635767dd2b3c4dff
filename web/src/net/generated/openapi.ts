// Generated from docs/openapi.json by `npm run wire`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AcceptBody
         * @description How to accept a challenge.
         */
        AcceptBody: {
            /** Salt Commitment */
            salt_commitment?: string | null;
        };
        /**
         * AccountBody
         * @description A new account.
         */
        AccountBody: {
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
         * AchievementForm
         * @description Something to try, mostly a variant.
         */
        AchievementForm: {
            /**
             * Match
             * @description The match that reached it.
             */
            match: string | null;
            /** Name */
            name: string;
            /** Note */
            note: string;
            /**
             * Players
             * @description The number of players that it asks for; null for any.
             */
            players: number | null;
            /**
             * Reached
             * @description When it was reached.
             */
            reached: number | null;
            /** Title */
            title: string;
            /**
             * Variants
             * @description The variants that it asks for.
             */
            variants: string[];
        };
        /**
         * Ack
         * @description The result of a command: it is durable, and all watchers have their updates.
         */
        Ack: {
            match: string;
            number: number;
            /** @default null */
            rematch?: string | null;
            /** @default false */
            repeated?: boolean;
        };
        /**
         * ActionForm
         * @description The card whose action is carried out, the part of it, and the movement points left.
         */
        ActionForm: {
            card: string | null;
            part: number;
            points: number;
        };
        /**
         * AdviceForm
         * @description What to train, from the last lost games.
         */
        AdviceForm: {
            /**
             * Games
             * @description The lost games to which it applies.
             */
            games: number;
            /**
             * Lost
             * @description The lost games that were looked at.
             */
            lost: number;
            /** Name */
            name: string;
            /**
             * Note
             * @description What the games have in common, and what helps.
             */
            note: string;
            /**
             * Rule
             * @description The rule that explains it.
             */
            rule: string;
            /**
             * Theme
             * @description The theme of the puzzles that train it.
             */
            theme: string;
        };
        /**
         * AnalysisBody
         * @description A position to analyse, or a moment of a match that is over or that you play against bots.
         */
        AnalysisBody: {
            /**
             * Bot
             * @description The strongest by default.
             */
            bot?: string | null;
            /**
             * Events
             * @description The number of events of the match; all by default.
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
         * AnswerUndo
         * @description Answer a request to undo.
         */
        AnswerUndo: {
            agrees: boolean;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "answer-undo";
        };
        /**
         * AttemptBody
         * @description A decision to explain, after those made in a step.
         */
        AttemptBody: {
            /**
             * Play
             * @description The decision in notation, or the names of the places or cards that a player chose, in order.
             */
            play: string | string[];
            /**
             * Plays
             * @description All decisions so far, in notation; `undo` undoes one.
             * @default []
             */
            plays?: string[];
        };
        /**
         * AuditForm
         * @description An administrative action.
         */
        AuditForm: {
            /** Action */
            action: string;
            /** At */
            at: number;
            /** @description Null for the command line, or a deleted user. */
            by: components["schemas"]["PersonForm"] | null;
            /** Id */
            id: string;
            /** Match */
            match: string | null;
            /** Note */
            note: string;
            person: components["schemas"]["PersonForm"] | null;
        };
        /**
         * BanBody
         * @description A ban.
         */
        BanBody: {
            /**
             * Days
             * @description Null for no end.
             */
            days?: number | null;
            /**
             * Reason
             * @description The reason that the user sees.
             */
            reason: string;
        };
        /**
         * BanForm
         * @description A current ban.
         */
        BanForm: {
            /** @description Null for the command line. */
            by: components["schemas"]["PersonForm"] | null;
            person: components["schemas"]["PersonForm"];
            /** Reason */
            reason: string;
            /** Since */
            since: number;
            /**
             * Until
             * @description Null for no end.
             */
            until: number | null;
        };
        /**
         * BoardBody
         * @description Options to deal a board from; never the board of a match.
         */
        BoardBody: {
            /**
             * Game
             * @enum {string}
             */
            game: "eko" | "legends";
            /**
             * Options
             * @description The options of the game: printing, variants, layout and so on.
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
             * @description The same seed deals the same board; random by default.
             */
            seed?: string | null;
        };
        /**
         * BoardForm
         * @description A dealt board.
         */
        BoardForm: {
            /** Board */
            board: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * File
             * @description The whole position in its file format.
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
         * Bonuses
         * @description What the cards of a player add up to.
         */
        Bonuses: {
            army: number;
            elixirs: number;
            flying: number;
            immune: boolean;
            move: number;
        };
        /**
         * BotBody
         * @description A new bot account.
         */
        BotBody: {
            /**
             * Name
             * @example Ann
             */
            name: string;
        };
        /**
         * BotForm
         * @description A bot and its options.
         */
        BotForm: {
            /** Bot */
            bot: string;
            /** Options */
            options: string[];
        };
        /**
         * BotToDecide
         * @description A bot that must decide.
         */
        BotToDecide: {
            bot: string;
            name: string;
            seat: number;
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
            levels: components["schemas"]["Level"][];
            /**
             * Programs
             * @description The names of these programs, for bots such as `exec:NAME`.
             */
            programs: string[];
        };
        /**
         * CardAbility
         * @description The ability of a card.
         */
        CardAbility: {
            army?: number;
            coins?: number;
            elixir?: number;
            flying?: number;
            immune?: boolean;
            move?: number;
            vp_per_coins?: number;
            vp_per_family?: string;
            vp_per_flying?: number;
            vp_set?: components["schemas"]["SetAbility"];
        };
        /**
         * CardAction
         * @description The action of a card.
         */
        CardAction: {
            /** @enum {unknown} */
            mode: "and" | "or" | "single";
            steps: components["schemas"]["CardStep"][];
        };
        /**
         * CardStep
         * @description One part of an action: a single field is present.
         */
        CardStep: {
            city?: number;
            destroy?: number;
            move?: number;
            place?: number;
        };
        /**
         * ChallengeBody
         * @description A new challenge.
         */
        ChallengeBody: {
            /** Friends */
            friends: string[];
            /** Salt Commitment */
            salt_commitment?: string | null;
            settings: components["schemas"]["SettingsBody"];
        };
        /**
         * ChallengeForm
         * @description An open challenge.
         */
        ChallengeForm: {
            challenged: components["schemas"]["PersonForm"];
            challenger: components["schemas"]["PersonForm"];
            /** Created */
            created: number;
            /** Expires */
            expires: number;
            /** Id */
            id: string;
            table: components["schemas"]["TableForm"];
        };
        /**
         * ChallengedForm
         * @description The table of a challenge.
         */
        ChallengedForm: {
            /** Match */
            match: string;
        };
        /**
         * ChallengesForm
         * @description Your open challenges, newest first.
         */
        ChallengesForm: {
            /** Received */
            received: components["schemas"]["ChallengeForm"][];
            /** Sent */
            sent: components["schemas"]["ChallengeForm"][];
        };
        /**
         * ChatLineForm
         * @description A chat message.
         */
        ChatLineForm: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Person */
            person: string;
            /** Text */
            text: string;
        };
        /**
         * CheckBody
         * @description A board, map or position to check.
         */
        CheckBody: {
            /**
             * Document
             * @description In one of the formats of docs/formats.md.
             */
            document: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * Checked
         * @description The faults of a board, map or position, and facts about it.
         */
        Checked: {
            asks: string;
            faults: components["schemas"]["FaultFound"][];
            game: string;
            kind: string;
            over: boolean;
            points: number[];
            position: (components["schemas"]["EkoPosition"] | components["schemas"]["LegendsPosition"]) | null;
            routes: string[][];
            seat: number | null;
            to_decide: number[];
            valid: boolean;
            variants: string[];
        };
        /**
         * ChoiceForm
         * @description A choice in the settings.
         */
        ChoiceForm: {
            /**
             * Name
             * @description Its name in the settings.
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
         * ClaimBody
         * @description The password that turns a guest into an account.
         */
        ClaimBody: {
            /** Name */
            name?: string | null;
            /**
             * Password
             * @example correct horse battery
             */
            password: string;
        };
        /**
         * Clock
         * @description The time for decisions.
         */
        Clock: {
            /** @default 0 */
            days?: number;
            /** @default 0 */
            increment?: number;
            /**
             * @default none
             * @enum {unknown}
             */
            kind?: "days" | "fischer" | "move" | "none";
            /** @default 0 */
            seconds?: number;
        };
        /**
         * ClockBody
         * @description The time control.
         */
        ClockBody: {
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
         * @description A time control.
         */
        ClockChoiceForm: {
            /**
             * Fields
             * @description Its fields, each with minimum and maximum.
             */
            fields: {
                [key: string]: number[];
            };
            /**
             * Name
             * @description Its name in the settings.
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
         * ClockForm
         * @description The clock of a seat; a running clock has been running ``since`` that time.
         */
        ClockForm: {
            left_ms: number;
            running: boolean;
            since: number | null;
        };
        /**
         * Close
         * @description As the host, close the table before the match.
         */
        Close: {
            /** @enum {unknown} */
            type: "close";
        };
        /**
         * CodeBody
         * @description A code of the authenticator app.
         */
        CodeBody: {
            /**
             * Code
             * @example 123456
             */
            code: string;
        };
        /**
         * ComeBack
         * @description Take the own seats back from the bots that play them, or one of them.
         */
        ComeBack: {
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "come-back";
        };
        /**
         * CommitSalt
         * @description Commit to a salt; the seat reveals it with ``salt`` once everybody has agreed to start (``salt_due``).
         */
        CommitSalt: {
            commitment: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "commit-salt";
        };
        /**
         * CompanionForm
         * @description A player with whom you have finished games.
         */
        CompanionForm: {
            /**
             * Friend
             * @description Whether you are friends, so that you can challenge each other.
             */
            friend: boolean;
            /**
             * Games
             * @description Which games.
             */
            games: string[];
            person: components["schemas"]["PersonForm"];
            /** Played */
            played: number;
            /**
             * Won
             * @description The games that you won.
             */
            won: number;
        };
        /**
         * CompanionsForm
         * @description The players with whom you play most, without those whom you have blocked.
         */
        CompanionsForm: {
            /** People */
            people: components["schemas"]["CompanionForm"][];
        };
        /**
         * ConfirmationBody
         * @description The password and a code that confirm a change.
         */
        ConfirmationBody: {
            /**
             * Code
             * @description Needed with two-factor sign-in.
             */
            code?: string | null;
            /** Password */
            password: string;
        };
        /**
         * ConsequenceForm
         * @description Something that followed from an event, and the rule behind it.
         */
        ConsequenceForm: {
            rule: string;
            sentence: string;
        };
        /**
         * CreatedTournament
         * @description A new tournament.
         */
        CreatedTournament: {
            /** Id */
            id: string;
        };
        /**
         * Decide
         * @description Decide for the own seat. Sending the same decision again with the same number acknowledges it again.
         */
        Decide: {
            number: number;
            play: string | number;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "decide";
        };
        /**
         * DecisionForm
         * @description One legal decision, as people read and see it.
         */
        DecisionForm: {
            cost: {
                [key: string]: number;
            };
            detail?: components["schemas"]["EkoDetail"] | components["schemas"]["LegendsDetail"];
            id: number;
            kind: string;
            mark: components["schemas"]["Mark"];
            notation: string;
            places: string[];
            /** @default null */
            preview?: components["schemas"]["DecisionPreview"] | null;
            rules: string[];
            sentence: string;
        };
        /**
         * DecisionPreview
         * @description What a decision leads to, as far as its seat can know.
         */
        DecisionPreview: {
            ends: boolean;
            gains: number[] | null;
            points: number[] | null;
        };
        /**
         * DecisionValue
         * @description What a decision is worth, by what its seat knows before it.
         */
        DecisionValue: {
            chances: number[];
            proven: boolean;
            simulations: number;
        };
        /**
         * DecisionsFound
         * @description The legal decisions of a seat.
         */
        DecisionsFound: {
            decisions: components["schemas"]["DecisionForm"][];
            match: string;
            number: number;
            seat: number;
        };
        /**
         * DeletionBody
         * @description A deletion; accounts confirm it with their password.
         */
        DeletionBody: {
            /**
             * Password
             * @default
             */
            password?: string;
        };
        /**
         * Described
         * @description The description of a position.
         */
        Described: {
            asks: string;
            board: components["schemas"]["EkoStatic"] | components["schemas"]["LegendsStatic"];
            decisions: components["schemas"]["DecisionForm"][];
            game: string;
            outcome: {
                [key: string]: unknown;
            } | null;
            over: boolean;
            players: number;
            points: number[];
            position: components["schemas"]["EkoPosition"] | components["schemas"]["LegendsPosition"];
            seat: number;
            step: string;
            to_decide: number[];
        };
        /**
         * DeskForm
         * @description A step after the learner's decisions, in the forms of a table.
         */
        DeskForm: {
            decisions: components["schemas"]["DecisionForm"][];
            done: string;
            ground: components["schemas"]["TableStatic"] | null;
            hint: string;
            made: number;
            match: string;
            reached: boolean;
            rules: string[];
            show: string | null;
            show_places: string[];
            task: string;
            text: string;
            title: string;
            update: components["schemas"]["Update"];
            viewer: number;
        };
        /**
         * DeskPage
         * @description A step after some decisions, with the answers to all questions that can be asked there.
         */
        DeskPage: {
            desk: components["schemas"]["DeskForm"];
            /** @default null */
            not_the_aim?: components["schemas"]["ErrorContent"] | null;
            plays: string[];
            /** @default {} */
            previews?: {
                [key: string]: components["schemas"]["PreviewForm"];
            };
            /** @default [] */
            reasons?: components["schemas"]["ErrorContent"][];
            /** @default {} */
            repeated?: {
                [key: string]: components["schemas"]["PreviewForm"][];
            };
            /** @default [] */
            undo?: components["schemas"]["EntryForm"][];
            /** @default {} */
            why_not?: {
                [key: string]: number;
            };
        };
        /**
         * DragonForm
         * @description Where the Dragon is, or who has it.
         */
        DragonForm: {
            at: string | null;
            owner: string | null;
        };
        /**
         * DrawingBody
         * @description A position to draw.
         */
        DrawingBody: {
            /** Position */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            } | string;
            /**
             * Seat
             * @description Restricts the position to what this seat may know.
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
         * EkoDetail
         * @description The parts of a decision that are no places.
         */
        EkoDetail: {
            captive?: string;
            emperor?: boolean;
            soldiers?: number;
            worth?: number;
            zones?: string;
        };
        /**
         * EkoHex
         * @description One hex of the board. Coordinates are axial: q grows to the east, r to the south-east; a corner is at the top.
         */
        EkoHex: {
            capital?: boolean;
            ceiling?: number;
            /** @enum {unknown} */
            kind: "chasm" | "movement" | "portal" | "site" | "tempest";
            mouth?: string | null;
            name: string;
            near: string[];
            q: number;
            r: number;
            sites?: string[];
            steps?: string[];
            /** @enum {unknown} */
            terrain?: "canyon" | "capital" | "mountain" | "reg" | "temple-moon" | "temple-sand" | "temple-wind";
            tile: number;
            zone?: number;
        };
        /**
         * EkoLandmark
         * @description A landmark on the corner that three spaces share.
         */
        EkoLandmark: {
            /** @enum {unknown} */
            kind: "beacon" | "pyramid";
            name: string;
            spaces: string[];
        };
        /**
         * EkoPlayer
         * @description A seat's letter and the name of its colour.
         */
        EkoPlayer: {
            identity: string;
            name: string;
        };
        /**
         * EkoPortal
         * @description A portal, the space that its mouth faces, and the portals that it leads to.
         */
        EkoPortal: {
            at: string;
            mouth: string;
            twins: string[];
        };
        /**
         * EkoPosition
         * @description A position of Ekö without its board: letters are identities, names those of spaces and sites.
         */
        EkoPosition: {
            boxes: {
                [key: string]: number;
            };
            buildings: {
                [key: string]: string;
            };
            capitals: {
                [key: string]: number;
            };
            captive_points: {
                [key: string]: number;
            };
            captives: {
                [key: string]: string[];
            };
            decider: number;
            eliminated: string[];
            first: number;
            landmarks: (string | null)[];
            marched: boolean;
            phase_index: number;
            phases: ("action" | "march" | "reinforce" | "setup")[];
            placed: number;
            reserves: {
                [key: string]: string;
            };
            round: number;
            seat: number;
            served: string[];
            stacks: {
                [key: string]: string;
            };
            step: string;
            supplies: {
                [key: string]: number[];
            };
            turn: number;
            zones_paid: number[];
        };
        /**
         * EkoStatic
         * @description The board of a game of Ekö.
         */
        EkoStatic: {
            goal: string;
            hexes: components["schemas"]["EkoHex"][];
            identities: string;
            landmarks: components["schemas"]["EkoLandmark"][];
            layout: string | null;
            options: components["schemas"]["tetrarch.eko.position.forms.OptionsForm"];
            players: components["schemas"]["EkoPlayer"][];
            points_to_win: number;
            portals: components["schemas"]["EkoPortal"][];
            zones: string[][];
        };
        /**
         * EndingForm
         * @description How the game would end.
         */
        EndingForm: {
            reason: string;
            rule: string;
            winners: number[];
        };
        /**
         * EntrantForm
         * @description A player of a tournament.
         */
        EntrantForm: {
            /** Bot */
            bot: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "deleted";
            /**
             * Name
             * @description Empty for bots.
             */
            name: string;
            /** Number */
            number: number;
            /** Person */
            person: string | null;
            /** Withdrawn */
            withdrawn: boolean;
        };
        /**
         * EntryForm
         * @description One entry, as a viewer may know it; the fields depend on its kind.
         */
        EntryForm: {
            agrees?: boolean;
            at: number;
            away?: number;
            bot?: string;
            by?: string;
            commitment?: string | null;
            consequences?: components["schemas"]["ConsequenceForm"][];
            detail?: components["schemas"]["EkoDetail"] | components["schemas"]["LegendsDetail"];
            /** @enum {unknown} */
            did?: "bot" | "pass" | "resign";
            events?: number;
            host?: components["schemas"]["TablePerson"];
            identities?: string;
            kind: string;
            mark?: components["schemas"]["Mark"];
            match?: string;
            names?: string[];
            number: number;
            options?: {
                [key: string]: unknown;
            };
            person?: components["schemas"]["TablePerson"];
            places?: string[];
            plan?: string;
            play?: string;
            points?: number[];
            rated?: boolean;
            ready?: boolean;
            reason?: string;
            rule?: string;
            salt?: string;
            salts?: string[];
            seat?: number | null;
            seed?: string | null;
            sentence?: string;
            settings?: components["schemas"]["Settings"];
            since?: number;
            standings?: number[][];
            text?: string;
            /** @enum {unknown} */
            to?: "table" | "watchers";
            turn?: number;
            what?: string;
            winners?: number[];
        };
        /**
         * ErrorBody
         * @description The body of every error response.
         */
        ErrorBody: {
            error: components["schemas"]["ErrorContent"];
        };
        /**
         * ErrorContent
         * @description The content of an error.
         */
        ErrorContent: {
            /** @description A stable name, such as `name-taken`. */
            code: string;
            details?: components["schemas"]["ErrorDetail"][];
            /** @description What would be legal instead. */
            legal?: string[];
            /** @description A sentence in the caller's language. */
            message: string;
            /** @description The places that the message is about. */
            places?: string[];
            /** @description The reference to quote when reporting a server error. */
            reference?: string;
            /** @description The rule of the game that forbids it. */
            rule?: string;
        };
        /**
         * ErrorDetail
         * @description One fault of a request.
         */
        ErrorDetail: {
            code: string;
            field: string;
            message?: string;
        };
        /**
         * Evaluation
         * @description The prospects of all seats in a position.
         */
        Evaluation: {
            chances: number[];
            /** @default tetrarch/evaluation */
            format?: string;
            game: string;
            owners: components["schemas"]["Ownership"][];
            points: number[];
            /** @default null */
            points_error?: number | null;
            proven: boolean;
            seat: number | null;
            simulations: number;
            /** @default 1 */
            version?: number;
        };
        /**
         * EvaluationBody
         * @description A position to evaluate, or a moment of a match that is over or that you play against bots.
         */
        EvaluationBody: {
            /**
             * Events
             * @description The number of events of the match; all by default.
             */
            events?: number | null;
            /**
             * Line
             * @description Decisions after these events, if the match is over.
             * @default []
             */
            line?: components["schemas"]["PlayForm"][];
            /** Match */
            match?: string | null;
            /**
             * Moves
             * @description How many of the best moves to return.
             * @default 0
             */
            moves?: number;
            /** Position */
            position?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | string | null;
            /**
             * Seat
             * @description The seat whose knowledge counts; by default the one that decides.
             */
            seat?: number | null;
        };
        /**
         * EvaluationFound
         * @description The evaluation of a position, by what one seat may know.
         */
        EvaluationFound: {
            evaluation: components["schemas"]["Evaluation"];
            moves: components["schemas"]["Move"][];
        };
        /**
         * Explanation
         * @description One difference between the played decision and the better one, in terms of the game.
         *
         *         Of an only move, it is one between the played decision, which is the better one, and the best other decision.
         */
        Explanation: {
            places: string[];
            reason: components["schemas"]["Reason"];
            /** @enum {unknown} */
            role: "better" | "other" | "played" | "reply";
        };
        /**
         * ExploreAttemptBody
         * @description A decision to explain, after a line.
         */
        ExploreAttemptBody: {
            /** Events */
            events: number;
            /**
             * Line
             * @description Decisions for any seats that the match did not take.
             * @default []
             */
            line?: components["schemas"]["PlayForm"][];
            /**
             * Play
             * @description The decision in notation, or the names of the places or cards that a player chose, in order.
             */
            play: string | string[];
            /** Seat */
            seat: number;
        };
        /**
         * ExploreBody
         * @description A line from a moment of a finished match.
         */
        ExploreBody: {
            /**
             * Events
             * @description The number of events before the line.
             */
            events: number;
            /**
             * Line
             * @description Decisions for any seats that the match did not take.
             * @default []
             */
            line?: components["schemas"]["PlayForm"][];
            /**
             * Seat
             * @description Whose view; by default the first that decides.
             */
            seat?: number | null;
            /**
             * Since
             * @description The number of the last known entry.
             * @default 0
             */
            since?: number;
        };
        /**
         * ExplorePlayBody
         * @description A decision to look at, after a line.
         */
        ExplorePlayBody: {
            /** Events */
            events: number;
            /**
             * Line
             * @description Decisions for any seats that the match did not take.
             * @default []
             */
            line?: components["schemas"]["PlayForm"][];
            /**
             * Play
             * @example e7-h5
             */
            play: string;
            /** Seat */
            seat: number;
            /**
             * Times
             * @description How often the decision is made in a row.
             * @default 1
             */
            times?: number;
        };
        /**
         * ExploreToken
         * @description An explore token on the map or with its owner, and the seats that have seen its face.
         */
        ExploreToken: {
            at: string | null;
            face: string | null;
            owner: string | null;
            seen: string[];
        };
        /**
         * ExploredForm
         * @description A position of an explored line, in the forms of a table that one user plays for all seats.
         */
        ExploredForm: {
            ground: components["schemas"]["TableStatic"] | null;
            match: string;
            said: string;
            update: components["schemas"]["Update"];
            viewer: number;
        };
        /**
         * FamilyWords
         * @description The name of a family, alone and beside the word for its cards.
         */
        FamilyWords: {
            of: string;
            title: string;
        };
        /**
         * FaultFound
         * @description A fault of a document.
         */
        FaultFound: {
            field: string;
            message: string;
            places: string[];
            rule: string;
            slots: number[];
            tiles: number[];
        };
        /**
         * ForkBody
         * @description The event of a finished match to continue from, and the settings of the new table.
         */
        ForkBody: {
            /**
             * Events
             * @description The number of events to keep.
             */
            events: number;
            /**
             * Settings
             * @description The settings of the new table: `seats` (each yours, `mine:NAME` or `bot:TEXT`), `clock`, `undo`, `name` and so on; game, players and options are those of the match.
             * @default {}
             */
            settings?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * FriendFound
         * @description A friend.
         */
        FriendFound: {
            person: components["schemas"]["TablePerson"];
            presence: components["schemas"]["Presence"];
            since: number;
        };
        /**
         * FriendLinkBody
         * @description A new friend link.
         */
        FriendLinkBody: {
            /**
             * Days
             * @default 7
             */
            days?: number;
        };
        /**
         * FriendLinkForm
         * @description Your friend link: everyone who opens it before it expires can become your friend.
         */
        FriendLinkForm: {
            /** Code */
            code: string;
            /** Created */
            created: number;
            /** Expires */
            expires: number;
            /** Link */
            link: string;
        };
        /**
         * FriendsFound
         * @description The friends of a user, by name.
         */
        FriendsFound: {
            friends: components["schemas"]["FriendFound"][];
        };
        /**
         * GameNumbersForm
         * @description The numbers of a game, in all and by opponents, number of players and variant.
         */
        GameNumbersForm: {
            /** By Opponents */
            by_opponents: components["schemas"]["GroupForm"][];
            /** By Players */
            by_players: components["schemas"]["GroupForm"][];
            /** By Variant */
            by_variant: components["schemas"]["GroupForm"][];
            /** Game */
            game: string;
            total: components["schemas"]["NumbersForm"];
        };
        /**
         * GameOptionsForm
         * @description All settings of a game.
         */
        GameOptionsForm: {
            /**
             * Budget
             * @description The largest budget of a bot at a table for one decision.
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
             * @description The variants of the first printing.
             */
            first_printing?: string[] | null;
            /** Game */
            game: string;
            /** Layouts */
            layouts: components["schemas"]["ChoiceForm"][];
            /** Levels */
            levels: components["schemas"]["Level"][];
            /** Options */
            options: components["schemas"]["OptionForm"][];
            /** Players */
            players: number[];
            /** Printings */
            printings: components["schemas"]["ChoiceForm"][];
            /**
             * Programs
             * @description The names of these programs, for seats such as `bot:exec:NAME`.
             */
            programs: string[];
            /** Variants */
            variants: components["schemas"]["VariantForm"][];
            /** When Time Runs Out */
            when_time_runs_out: components["schemas"]["ChoiceForm"][];
        };
        /**
         * GameStatisticsForm
         * @description The numbers, goals, achievements and advice of a game.
         */
        GameStatisticsForm: {
            /** Achievements */
            achievements: components["schemas"]["AchievementForm"][];
            /** @description What to train; null before a few games are lost. */
            advice: components["schemas"]["AdviceForm"] | null;
            /** By Opponents */
            by_opponents: components["schemas"]["GroupForm"][];
            /** By Players */
            by_players: components["schemas"]["GroupForm"][];
            /** By Variant */
            by_variant: components["schemas"]["GroupForm"][];
            /** Game */
            game: string;
            /**
             * Goals
             * @description The ladder, level by level.
             */
            goals: components["schemas"]["GoalForm"][];
            total: components["schemas"]["NumbersForm"];
        };
        /**
         * GoalForm
         * @description A goal of the ladder: to beat a level with a number of players.
         */
        GoalForm: {
            /** Bot */
            bot: string;
            /** Game */
            game: string;
            /** Level */
            level: number;
            /**
             * Match
             * @description The match that reached it.
             */
            match: string | null;
            /**
             * Played
             * @description The games with a result against bots of exactly this level.
             */
            played: number;
            /** Players */
            players: number;
            /**
             * Reached
             * @description When it was reached: by a win without hints, at this level or a higher one.
             */
            reached: number | null;
            /**
             * Won
             * @description Those of them that were won.
             */
            won: number;
        };
        /**
         * GroupForm
         * @description The numbers of the games that have something in common.
         */
        GroupForm: {
            /**
             * Average Minutes
             * @description Without turn-based games.
             */
            average_minutes: number | null;
            /** Average Place */
            average_place: number | null;
            /** Average Points */
            average_points: number | null;
            /**
             * Current Streak
             * @description Wins in a row up to the last game.
             */
            current_streak: number;
            /** Games */
            games: number;
            /**
             * Hinted
             * @description Games in which hints were used.
             */
            hinted: number;
            /**
             * Longest Streak
             * @description The most wins in a row.
             */
            longest_streak: number;
            /**
             * Name
             * @description The opponents, the number of players, or the variant; `none` without variants.
             */
            name: string;
            /**
             * Results
             * @description Games with a result: all but those of players who share a device.
             */
            results: number;
            /** Wins */
            wins: number;
        };
        /**
         * GuestBody
         * @description A new guest.
         */
        GuestBody: {
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
         * @description The state of the server.
         */
        HealthForm: {
            /**
             * Database
             * @description Whether the database responds and the last append succeeded.
             */
            database: boolean;
            /**
             * Descriptors
             * @description Whether the process can open more files and connections.
             */
            descriptors: boolean;
            /**
             * Disk
             * @description Whether the disk of an SQLite database has space.
             */
            disk: boolean;
            /**
             * Migrations
             * @description Whether the database has the version that this program needs.
             */
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
         * HintBody
         * @description The seat that wants a hint.
         */
        HintBody: {
            /**
             * Seat
             * @description Which of your seats; the first that decides now by default.
             */
            seat?: number | null;
        };
        /**
         * HintFound
         * @description The recommended decision of a seat and why, from what the seat may know.
         */
        HintFound: {
            area: string[];
            chance: number | null;
            decision: components["schemas"]["DecisionForm"];
            hints: number;
            legal: number;
            look: string;
            match: string;
            number: number;
            other_chance: number | null;
            proven: boolean;
            reasons: components["schemas"]["Reason"][];
            seat: number;
            simulations: number;
            then: string[];
        };
        /**
         * IfWonForm
         * @description What a win of the running game brings a player.
         */
        IfWonForm: {
            /**
             * Is Final
             * @description Whether no other game follows or still runs.
             */
            is_final: boolean;
            /** Points */
            points: number;
            /**
             * Rank
             * @description With all results so far.
             */
            rank: number;
        };
        /**
         * Join
         * @description Take a seat, or the first free one.
         */
        Join: {
            /** @default null */
            code?: string | null;
            /** @default null */
            name?: string | null;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "join";
        };
        /**
         * JoinTournamentBody
         * @description How a player takes part.
         */
        JoinTournamentBody: {
            /**
             * Salts
             * @description Whether your client adds a salt to each of your matches, which wait for it.
             * @default false
             */
            salts?: boolean;
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
         * Leave
         * @description Leave before the match, or be away during it; applies to all own seats by default.
         */
        Leave: {
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "leave";
        };
        /**
         * LegendsCard
         * @description A card with its title in the viewer's language.
         */
        LegendsCard: {
            ability: components["schemas"]["CardAbility"];
            action: components["schemas"]["CardAction"];
            families?: {
                [key: string]: components["schemas"]["FamilyWords"];
            };
            family?: string;
            id: string;
            min_players?: number;
            title: string;
        };
        /**
         * LegendsDetail
         * @description The parts of a decision that are no regions.
         */
        LegendsDetail: {
            coin?: boolean;
            coins?: number;
            half?: number;
            number?: number;
            owner?: string;
            place?: number;
            player?: string;
            regions?: string[];
            side?: string;
            turn?: number;
        };
        /**
         * LegendsLeader
         * @description A leader.
         */
        LegendsLeader: {
            id: string;
            title: string;
        };
        /**
         * LegendsPlayer
         * @description A seat's letter and the name of its colour.
         */
        LegendsPlayer: {
            identity: string;
            name: string;
        };
        /**
         * LegendsPosition
         * @description A position of Legends without its components, as a viewer may know it. Letters are identities; N is neutral.
         */
        LegendsPosition: {
            action: components["schemas"]["ActionForm"];
            ages: string[];
            armies: {
                [key: string]: number;
            };
            bids: {
                [key: string]: number | "secret" | null;
            };
            bonuses: {
                [key: string]: components["schemas"]["Bonuses"];
            };
            cards: {
                [key: string]: string[];
            };
            centre: number;
            citadels: string[];
            coins: {
                [key: string]: number;
            };
            controllers: {
                [key: string]: string;
            };
            count: number;
            decider: number;
            deck: number;
            die: string[] | null;
            dragon: components["schemas"]["DragonForm"];
            explore: components["schemas"]["ExploreToken"][];
            first: number | null;
            founder: number;
            game: number;
            kept: {
                [key: string]: number;
            };
            leaders: {
                [key: string]: string | null;
            };
            merchants: string[];
            neutral_left: number;
            part_points: number | null;
            phase_index: number;
            phases: ("bid" | "choose" | "city" | "destroy" | "move" | "place" | "setup" | "take")[];
            portals: string[];
            queen_done: boolean;
            regions: {
                [key: string]: {
                    [key: string]: number[];
                };
            };
            rogues: string | null;
            routes: string[][];
            row: (components["schemas"]["RowPlace"] | null)[];
            seat: number;
            slots: (components["schemas"]["LegendsSlot"] | null)[];
            start: string | null;
            step: string;
            supplies: {
                [key: string]: number[];
            };
            totals: {
                [key: string]: number;
            };
        };
        /**
         * LegendsSide
         * @description One side of a board.
         */
        LegendsSide: {
            at: {
                [key: string]: [
                    number,
                    number
                ];
            };
            board: number;
            bridge: [
                string,
                string
            ][];
            exits: {
                [key: string]: string;
            };
            islands: string[][];
            land: [
                string,
                string
            ][];
            must_be_central: boolean;
            name: string;
            sea: [
                string,
                string
            ][];
            title: string;
        };
        /**
         * LegendsSlot
         * @description A board as it lies: its side, and how many quarter turns clockwise.
         */
        LegendsSlot: {
            side: string;
            turn: number;
        };
        /**
         * LegendsStatic
         * @description The components of a game of Legends.
         */
        LegendsStatic: {
            cards: components["schemas"]["LegendsCard"][];
            cards_each: number;
            goal: string;
            identities: string;
            leaders?: components["schemas"]["LegendsLeader"][];
            options: components["schemas"]["tetrarch.legends.position.forms.OptionsForm"];
            players: components["schemas"]["LegendsPlayer"][];
            sides: components["schemas"]["LegendsSide"][];
            slots: string[];
            tokens?: components["schemas"]["LegendsToken"][];
        };
        /**
         * LegendsToken
         * @description An explore token.
         */
        LegendsToken: {
            effect: components["schemas"]["TokenEffect"];
            id: string;
            swamp?: boolean;
            title: string;
        };
        /**
         * LessonBook
         * @description Everything that can happen in a step.
         */
        LessonBook: {
            ground: components["schemas"]["TableStatic"];
            pages: components["schemas"]["DeskPage"][];
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
         * Level
         * @description One level, with texts for users.
         */
        Level: {
            /** Bot */
            bot: string;
            /** Has Slider */
            has_slider: boolean;
            /** Name */
            name: string;
            /** Note */
            note: string;
            /**
             * Ratings
             * @default []
             */
            ratings?: number[];
        };
        /**
         * LineBody
         * @description A line that a finished match did not take, such as the continuation of a review's alternative.
         */
        LineBody: {
            /**
             * Events
             * @description The number of events before it.
             */
            events: number;
            /**
             * Seat
             * @description For the view `seat`, or which of your own.
             */
            seat?: number | null;
            /** Steps */
            steps: components["schemas"]["LineStep"][];
            /**
             * View
             * @description Your own view, that of a watcher, of a seat, or of all seats.
             * @default public
             * @enum {string}
             */
            view?: "own" | "public" | "seat" | "all";
        };
        /**
         * LineStep
         * @description A decision of a line.
         */
        LineStep: {
            /**
             * Decision
             * @description Its number in the rules.
             */
            decision: number;
            /** Seat */
            seat: number;
        };
        /**
         * LinkOwnerForm
         * @description The owner of a friend link.
         */
        LinkOwnerForm: {
            /** Is Friend */
            is_friend: boolean;
            /** Is You */
            is_you: boolean;
            person: components["schemas"]["PersonForm"];
        };
        /**
         * Mark
         * @description How a decision is shown on the board.
         */
        Mark: {
            /** @default  */
            at?: string;
            /** @enum {unknown} */
            kind: "attack" | "choose" | "city" | "construct" | "destroy" | "kamikaze" | "move" | "place" | "regroup" | "reinforce" | "sail" | "scatter" | "swap";
            /** @default false */
            sea?: boolean;
            /** @default  */
            text?: string;
            /** @default [] */
            way?: string[];
        };
        /**
         * MeBody
         * @description Changes of the own profile; omitted fields stay.
         */
        MeBody: {
            /**
             * Hidden
             * @description Whether to hide your presence from friends.
             */
            hidden?: boolean | null;
            /**
             * Language
             * @description Empty: the browser's language.
             */
            language?: ("en" | "fr" | "nl" | "pl") | "" | null;
            /** Name */
            name?: string | null;
        };
        /**
         * MeForm
         * @description The own profile.
         */
        MeForm: {
            /** Created */
            created: number;
            /**
             * Hidden
             * @description Whether friends cannot see when you are online or playing.
             */
            hidden: boolean;
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
             * @description The owner of a bot account.
             */
            owner: string | null;
            /** Role */
            role?: "moderator" | null;
        };
        /**
         * Moment
         * @description Where a match stands, as one viewer may know it.
         */
        Moment: {
            asks?: string;
            bots: components["schemas"]["BotToDecide"][];
            clocks: components["schemas"]["ClockForm"][];
            events: number;
            has_secrets?: boolean;
            host: string | null;
            number: number;
            points?: number[];
            position?: components["schemas"]["EkoPosition"] | components["schemas"]["LegendsPosition"];
            rematch: components["schemas"]["RematchForm"] | null;
            restarts: components["schemas"]["RestartForm"] | null;
            result?: components["schemas"]["ResultForm"];
            scores?: components["schemas"]["ScoreForm"][][];
            seat?: number;
            seats: components["schemas"]["SeatState"][];
            start_by: number | null;
            /** @enum {unknown} */
            status: "closed" | "new" | "over" | "running" | "waiting";
            step?: string;
            to_decide: number[];
            turn?: number;
            undo?: components["schemas"]["UndoForm"];
            votes: components["schemas"]["VoteForm"][];
        };
        /**
         * MomentsFound
         * @description Moments of the past.
         */
        MomentsFound: {
            events: number;
            match: string;
            moments: components["schemas"]["PastMoment"][];
            number: number;
        };
        /**
         * Move
         * @description A decision that the bot has considered.
         */
        Move: {
            chances: number[];
            decision: number;
            line: components["schemas"]["Step"][];
            notation: string;
            proven: boolean;
            reasons: components["schemas"]["Reason"][];
            rules: string[];
            sentence: string;
            visits: number;
        };
        /**
         * NewTokenForm
         * @description A new token; its secret is shown only here.
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
         * NumbersForm
         * @description The numbers of some games. Games on a shared device count as games, but have no result.
         */
        NumbersForm: {
            /**
             * Average Minutes
             * @description Without turn-based games.
             */
            average_minutes: number | null;
            /** Average Place */
            average_place: number | null;
            /** Average Points */
            average_points: number | null;
            /**
             * Current Streak
             * @description Wins in a row up to the last game.
             */
            current_streak: number;
            /** Games */
            games: number;
            /**
             * Hinted
             * @description Games in which hints were used.
             */
            hinted: number;
            /**
             * Longest Streak
             * @description The most wins in a row.
             */
            longest_streak: number;
            /**
             * Results
             * @description Games with a result: all but those of players who share a device.
             */
            results: number;
            /** Wins */
            wins: number;
        };
        /**
         * OpenedForm
         * @description A new table.
         */
        OpenedForm: {
            /**
             * Code
             * @description The invitation code.
             */
            code: string;
            /**
             * Link
             * @description The invitation link.
             */
            link: string;
            /** Match */
            match: string;
            /** Number */
            number: number;
        };
        /**
         * OptionForm
         * @description An option of a game: a number or a boolean.
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
             * @description Its name in the settings.
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
         * @description The settings of all requested games.
         */
        OptionsForm: {
            /** Games */
            games: components["schemas"]["GameOptionsForm"][];
        };
        /**
         * Ownership
         * @description Who will own a place at the end.
         */
        Ownership: {
            place: string;
            shares: number[];
        };
        /**
         * PastMoment
         * @description A moment of a match after a number of events: the event that led to it, and where the match stood then.
         */
        PastMoment: {
            asks: string;
            at: number | null;
            consequences: components["schemas"]["ConsequenceForm"][];
            detail: components["schemas"]["EkoDetail"] | components["schemas"]["LegendsDetail"];
            entry: number | null;
            events: number;
            kind: string;
            mark: components["schemas"]["Mark"] | null;
            places: string[];
            play: string | null;
            points: number[];
            position?: components["schemas"]["EkoPosition"] | components["schemas"]["LegendsPosition"];
            scores?: components["schemas"]["ScoreForm"][][];
            seat: number | null;
            sentence: string;
            step: string;
            to_decide: number[];
            turn: number;
        };
        /**
         * PersonForm
         * @description A user's public profile.
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
         * Plan
         * @description As the host, decide who is to take a seat.
         */
        Plan: {
            plan: string;
            seat: number;
            /** @enum {unknown} */
            type: "plan";
        };
        /**
         * PlayBody
         * @description A decision to look at, after those made in a step.
         */
        PlayBody: {
            /**
             * Play
             * @example e7-h5
             */
            play: string;
            /**
             * Plays
             * @description All decisions so far, in notation; `undo` undoes one.
             * @default []
             */
            plays?: string[];
            /**
             * Times
             * @description How often the decision is made in a row.
             * @default 1
             */
            times?: number;
        };
        /**
         * PlayForm
         * @description A decision of an explored line.
         */
        PlayForm: {
            /**
             * Play
             * @description In notation.
             * @example e7-h5
             */
            play: string;
            /** Seat */
            seat: number;
        };
        /**
         * PlayerForm
         * @description The page of a player.
         */
        PlayerForm: {
            /** Created */
            created: number;
            /** @description The owner of a bot account. */
            owner: components["schemas"]["PersonForm"] | null;
            person: components["schemas"]["PersonForm"];
            /** Ratings */
            ratings: components["schemas"]["RatingForm"][];
            /** Results */
            results: components["schemas"]["ResultsForm"][];
        };
        /**
         * PlaysBody
         * @description The decisions made in a step.
         */
        PlaysBody: {
            /**
             * Plays
             * @description All decisions so far, in notation; `undo` undoes one.
             * @default []
             */
            plays?: string[];
            /**
             * Since
             * @description The number of the last known entry.
             * @default 0
             */
            since?: number;
        };
        /**
         * PositionBody
         * @description A position, as JSON or as a line.
         */
        PositionBody: {
            /** Position */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            } | string;
            /**
             * Seat
             * @description Restricts the position to what this seat may know.
             */
            seat?: number | null;
        };
        /**
         * Presence
         * @description Whether a user is there, as friends see it.
         */
        Presence: {
            /** @default null */
            game?: string | null;
            /** @default null */
            match?: string | null;
            /** @enum {unknown} */
            state: "offline" | "online" | "playing";
        };
        /**
         * PreviewForm
         * @description What a decision leads to, as far as that does not depend on hidden information.
         */
        PreviewForm: {
            after: {
                [key: string]: unknown;
            };
            consequences: components["schemas"]["ConsequenceForm"][];
            decision: number;
            /** @default [] */
            eliminated?: number[];
            /** @default null */
            ending?: components["schemas"]["EndingForm"] | null;
            ends: boolean;
            gains: number[] | null;
            left: {
                [key: string]: number;
            }[];
            notation: string;
            points: number[] | null;
            scores: {
                [key: string]: number;
            }[] | null;
            sentence: string;
        };
        /**
         * PreviewFound
         * @description The effect of a decision, as far as the viewer may know.
         */
        PreviewFound: {
            match: string;
            number: number;
            preview: components["schemas"]["PreviewForm"];
            seat: number;
        };
        /**
         * ProgressForm
         * @description How far a match is that has started, as every watcher may know.
         */
        ProgressForm: {
            /**
             * Number
             * @description The number of its last entry.
             */
            number: number;
            /**
             * Points
             * @description Of each seat, if the game ended now.
             */
            points: number[];
            /**
             * Status
             * @enum {string}
             */
            status: "running" | "over" | "closed";
            /**
             * To Decide
             * @description The seats that must decide now.
             */
            to_decide: number[];
            /** Turn */
            turn: number;
            /**
             * Watchers
             * @description The number of connections that watch without a seat.
             */
            watchers: number;
        };
        /**
         * PublicStatisticsForm
         * @description A player's statistics of public games.
         */
        PublicStatisticsForm: {
            /** Games */
            games: components["schemas"]["GameNumbersForm"][];
        };
        /**
         * PushBody
         * @description A push subscription, as the browser's ``PushSubscription.toJSON()`` returns it.
         */
        PushBody: {
            /** Endpoint */
            endpoint: string;
            /** Expirationtime */
            expirationTime?: number | null;
            keys: components["schemas"]["PushKeysBody"];
        };
        /**
         * PushForm
         * @description A push subscription.
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
         * @description The key with which browsers subscribe.
         */
        PushKeyForm: {
            /** Key */
            key: string;
        };
        /**
         * PushKeysBody
         * @description The keys of a browser.
         */
        PushKeysBody: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * PuzzleForm
         * @description A puzzle after your decisions, in the forms of a table; its solution only once the attempt is over.
         */
        PuzzleForm: {
            day: string | null;
            decisions: components["schemas"]["DecisionForm"][];
            difficulty: number;
            explanation: string[];
            first: boolean | null;
            game: string;
            ground: components["schemas"]["TableStatic"] | null;
            hint: components["schemas"]["PuzzleHint"] | null;
            id: string;
            match: string;
            others: components["schemas"]["Tries"] | null;
            /** @enum {unknown} */
            proof: "exact" | "margin";
            proof_text: string;
            rating: number;
            results: components["schemas"]["Results"] | null;
            seat: number;
            solution: string[];
            /** @enum {unknown} */
            status: "failed" | "open" | "solved";
            steps: components["schemas"]["SolutionStep"][];
            task: string;
            theme: string;
            title: string;
            update: components["schemas"]["Update"];
            viewer: number;
            why: string;
        };
        /**
         * PuzzleHint
         * @description A hint: the first place of a decision that keeps the goal, or the decision itself if it has no place.
         */
        PuzzleHint: {
            places: string[];
            sentence: string;
        };
        /**
         * PuzzleLine
         * @description A puzzle in a list.
         */
        PuzzleLine: {
            difficulty: number;
            game: string;
            id: string;
            players: number;
            /** @enum {unknown} */
            proof: "exact" | "margin";
            rating: number;
            solved: boolean | null;
            tags: string[];
            theme: string;
            title: string;
        };
        /**
         * PuzzleList
         * @description A part of the puzzles of a game, the easiest first.
         */
        PuzzleList: {
            game: string;
            puzzles: components["schemas"]["PuzzleLine"][];
            total: number;
        };
        /**
         * PuzzleOverview
         * @description The puzzles of a game, and your results.
         */
        PuzzleOverview: {
            daily: string;
            daily_done: boolean;
            daily_solved: boolean | null;
            day: string;
            game: string;
            results: components["schemas"]["Results"] | null;
            themes: components["schemas"]["PuzzleTheme"][];
        };
        /**
         * PuzzlePlays
         * @description The decisions of an attempt.
         */
        PuzzlePlays: {
            /**
             * Help
             * @description A hint, or the solution, which ends the attempt. Both count as not solved.
             */
            help?: ("hint" | "solution") | null;
            /**
             * Plays
             * @description All your decisions so far, in notation.
             * @default []
             */
            plays?: string[];
            /**
             * Since
             * @description The number of the last known entry.
             * @default 0
             */
            since?: number;
        };
        /**
         * PuzzleQuestion
         * @description A decision to explain, after those of an attempt.
         */
        PuzzleQuestion: {
            /**
             * Play
             * @description The decision in notation, or the names of the places or cards that a player chose, in order.
             */
            play: string | string[];
            /**
             * Plays
             * @description All your decisions so far, in notation.
             * @default []
             */
            plays?: string[];
        };
        /**
         * PuzzleTheme
         * @description A theme of puzzles.
         */
        PuzzleTheme: {
            name: string;
            puzzles: number;
            title: string;
        };
        /**
         * QuickBody
         * @description A match against bots that starts at once.
         */
        QuickBody: {
            /**
             * Bot
             * @description `level3` by default.
             */
            bot?: string | null;
            /**
             * Game
             * @enum {string}
             */
            game: "eko" | "legends";
            /**
             * Options
             * @description The options of the game: printing, variants, layout and so on.
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
             * Salt Commitment
             * @description Commits to your salt; the match starts when you reveal it with `salt`.
             */
            salt_commitment?: string | null;
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
         * @description A player's rating at a game.
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
         * @description A player's ratings over time, newest first.
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
         * Ready
         * @description Agree to start, for all own seats by default; the match starts when all have agreed.
         */
        Ready: {
            /** @default true */
            ready?: boolean;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "ready";
        };
        /**
         * Reason
         * @description A reason for a move or against it.
         */
        Reason: {
            name: string;
            rules: string[];
            text: string;
            weight: number;
        };
        /**
         * RecordBody
         * @description A record to verify.
         */
        RecordBody: {
            /** Record */
            record: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * RecoveryBody
         * @description A new password, confirmed by a recovery code.
         */
        RecoveryBody: {
            /**
             * Code
             * @example 123456
             */
            code: string;
            /** Name */
            name: string;
            /**
             * Password
             * @example correct horse battery
             */
            password: string;
        };
        /**
         * RecoveryCodesForm
         * @description New recovery codes; they are shown only here.
         */
        RecoveryCodesForm: {
            /** Codes */
            codes: string[];
        };
        /**
         * Rematch
         * @description Request a rematch; the acknowledgement names the new table, where the player is seated.
         */
        Rematch: {
            /** @default null */
            salt_commitment?: string | null;
            /** @enum {unknown} */
            type: "rematch";
        };
        /**
         * RematchForm
         * @description The match that a rematch leads to, and the seats that want it.
         */
        RematchForm: {
            match: string;
            seats: number[];
        };
        /**
         * ReportBody
         * @description A report about a user.
         */
        ReportBody: {
            /**
             * Entry
             * @description The number of a chat message of the user in this match.
             */
            entry?: number | null;
            /**
             * Match
             * @description The match in which it happened.
             */
            match?: string | null;
            /**
             * Note
             * @default
             */
            note?: string;
            /** Person */
            person: string;
            /**
             * Reason
             * @enum {string}
             */
            reason: "chat" | "name" | "cheating" | "leaving" | "other";
        };
        /**
         * ReportForm
         * @description A report, for moderators.
         */
        ReportForm: {
            /**
             * Chat
             * @description The messages around the reported one, or the last ones of the match.
             */
            chat: components["schemas"]["ChatLineForm"][];
            /** Created */
            created: number;
            /** Entry */
            entry: number | null;
            /** Id */
            id: string;
            /** Match */
            match: string | null;
            /** Note */
            note: string;
            /** Outcome */
            outcome: ("acted" | "dismissed") | null;
            person: components["schemas"]["PersonForm"];
            /**
             * Reason
             * @enum {string}
             */
            reason: "chat" | "name" | "cheating" | "leaving" | "other";
            reporter: components["schemas"]["PersonForm"];
            /** Resolved */
            resolved: number | null;
        };
        /**
         * ReportsForm
         * @description A page of reports, for moderators.
         */
        ReportsForm: {
            /**
             * Next
             * @description The cursor of the next page; null on the last.
             */
            next: string | null;
            /**
             * Open
             * @description The number of all open reports.
             */
            open: number;
            /** Reports */
            reports: components["schemas"]["ReportForm"][];
        };
        /**
         * Resign
         * @description Resign; by default from the first own seat that has not resigned.
         */
        Resign: {
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "resign";
        };
        /**
         * ResolutionBody
         * @description How a report was resolved.
         */
        ResolutionBody: {
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "acted" | "dismissed";
        };
        /**
         * RestartForm
         * @description How often a player withdrew after a salt was revealed, so that the deal started again, and who did so last.
         */
        RestartForm: {
            player: string;
            times: number;
        };
        /**
         * ResultForm
         * @description How a match ended.
         */
        ResultForm: {
            gave_up: number[];
            points: number[];
            rated: boolean;
            reason: string;
            rule: string;
            scores: components["schemas"]["ScoreForm"][][];
            seed: string | null;
            standings: number[][];
            winners: number[];
        };
        /**
         * Results
         * @description A user's results with the puzzles of a game.
         */
        Results: {
            /** @default 0 */
            best?: number;
            /** @default 0 */
            change?: number;
            /** @default 0 */
            days?: number;
            /** @default 1200 */
            rating?: number;
            /** @default 0 */
            solved?: number;
            /** @default 0 */
            streak?: number;
            /** @default null */
            today?: boolean | null;
            /** @default 0 */
            tried?: number;
        };
        /**
         * ResultsForm
         * @description A player's results at a game.
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
         * Review
         * @description The review of a game.
         */
        Review: {
            accuracy: (number | null)[];
            decisions: components["schemas"]["ReviewedDecision"][];
            effort: string;
            evaluations: components["schemas"]["ReviewedPosition"][];
            /** @default tetrarch/review */
            format?: string;
            game: string;
            is_finished: boolean;
            moments: number[];
            names: string[];
            options: {
                [key: string]: unknown;
            };
            players: string[];
            rules: string;
            seats: number[];
            totals: components["schemas"]["Total"][];
            /** @default 1 */
            version?: number;
            winners: number[];
        };
        /**
         * ReviewBody
         * @description A match or a record to review.
         */
        ReviewBody: {
            /**
             * Effort
             * @description How thorough the review is.
             * @default quick
             * @enum {string}
             */
            effort?: "quick" | "refined" | "deep";
            /**
             * Match
             * @description A match that is over, or that you play against bots.
             */
            match?: string | null;
            /**
             * Record
             * @description A record in its file format.
             */
            record?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /**
             * Stored
             * @description Whether only a review that exists is wanted; no review is begun.
             * @default false
             */
            stored?: boolean;
            /**
             * Unfinished
             * @description Whether a record of a game that has not ended is reviewed.
             * @default false
             */
            unfinished?: boolean;
        };
        /**
         * ReviewState
         * @description A requested review: how far it has come, and its latest result.
         */
        ReviewState: {
            completed: string | null;
            done: number;
            effort: string;
            game: string;
            id: string;
            review: components["schemas"]["Review"] | null;
            running: string | null;
            /** @enum {unknown} */
            status: "cancelled" | "done" | "failed" | "running" | "waiting";
            total: number;
        };
        /**
         * ReviewedDecision
         * @description One decision of the record, judged by what its seat knew.
         */
        ReviewedDecision: {
            /** @default [] */
            addressed?: string[];
            after: number[];
            alternatives: components["schemas"]["Move"][];
            before: number[];
            decision: number;
            explanation: components["schemas"]["Explanation"][];
            /** @enum {unknown} */
            grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only";
            legal: number;
            loss: number;
            luck: number[];
            notation: string;
            number: number;
            places: string[];
            proven: boolean;
            rules: string[];
            seat: number;
            sentence: string;
            simulations: number;
        };
        /**
         * ReviewedPosition
         * @description A position of the record, for a chart.
         */
        ReviewedPosition: {
            chances: number[];
            points: number[];
        };
        /**
         * RowPlace
         * @description A card in the row, and its price.
         */
        RowPlace: {
            card: string;
            price: number;
        };
        /**
         * Salt
         * @description Add a text to the random seed, or reveal the one that the seat has committed to.
         */
        Salt: {
            salt: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "salt";
        };
        /**
         * Say
         * @description Send a chat message to the table or to the watchers.
         */
        Say: {
            /** @default null */
            code?: string | null;
            /** @default null */
            seat?: number | null;
            text: string;
            /** @default null */
            to?: ("table" | "watchers") | null;
            /** @enum {unknown} */
            type: "say";
        };
        /**
         * ScoreForm
         * @description One source of points of a seat, if the game ended now.
         */
        ScoreForm: {
            name: string;
            points: number;
            rule: string;
            source: string;
            title: string;
        };
        /**
         * ScoresFound
         * @description The points of each seat by source, as if the game ended now, as far as the viewer may know.
         */
        ScoresFound: {
            match: string;
            number: number;
            points: number[];
            scores: components["schemas"]["ScoreForm"][][];
        };
        /**
         * SeatBody
         * @description The seat to take; the first free one by default.
         */
        SeatBody: {
            /**
             * Name
             * @description The name of a player who shares your device; takes one more seat.
             */
            name?: string | null;
            /** Seat */
            seat?: number | null;
        };
        /**
         * SeatForm
         * @description A seat and its result.
         */
        SeatForm: {
            /** Bot */
            bot: string | null;
            /**
             * Hints
             * @description The number of decisions for which it received a hint.
             */
            hints: number;
            /**
             * Identity
             * @description The letter of its colour and symbol; null until the match starts.
             */
            identity: string | null;
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
         * SeatState
         * @description A seat: its plan, and who plays there.
         */
        SeatState: {
            away: boolean;
            bot: string | null;
            gave_up: boolean;
            hints: number;
            name: string;
            person: components["schemas"]["TablePerson"] | null;
            plan: string;
            ready: boolean;
            salt_commitment?: string;
            salt_due: boolean;
            salted: boolean;
        };
        /**
         * SessionForm
         * @description A browser at which you are signed in.
         */
        SessionForm: {
            /** Created */
            created: number;
            /**
             * Current
             * @description Whether it is this one.
             */
            current: boolean;
            /**
             * Device
             * @description The browser and the system, such as `Firefox · Linux`.
             */
            device: string | null;
            /** Id */
            id: string;
            /**
             * Seen
             * @description When it was last used, to within an hour.
             */
            seen: number;
        };
        /**
         * SetAbility
         * @description Points for a number of cards of a family, counted once.
         */
        SetAbility: {
            cards: number;
            family: string;
            vp: number;
        };
        /**
         * Settings
         * @description The settings of a match.
         */
        Settings: {
            /**
             * @default wait
             * @enum {unknown}
             */
            away?: "bot" | "wait";
            /** @default false */
            balanced?: boolean;
            /** @default {} */
            clock?: components["schemas"]["Clock"];
            game: string;
            /** @default  */
            name?: string;
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
            /** @default 2 */
            players?: number;
            /** @default false */
            practice?: boolean;
            /** @default false */
            private?: boolean;
            /** @default false */
            rated?: boolean;
            /** @default [] */
            seats?: string[];
            /** @default level2 */
            stand_in?: string;
            /** @default  */
            tournament?: string;
            /**
             * @default free
             * @enum {unknown}
             */
            undo?: "consent" | "free" | "off";
            /** @default true */
            watchers?: boolean;
            /**
             * @default bot
             * @enum {unknown}
             */
            when_time_runs_out?: "bot" | "pass" | "resign";
        };
        /**
         * SettingsBody
         * @description The settings of a match (see docs/table.md).
         */
        SettingsBody: {
            /**
             * Away
             * @default wait
             * @enum {string}
             */
            away?: "bot" | "wait";
            /**
             * Balanced
             * @description Whether the match starts with the most even of several deals.
             * @default false
             */
            balanced?: boolean;
            /**
             * @default {
             *       "days": 0,
             *       "increment": 0,
             *       "kind": "none",
             *       "seconds": 0
             *     }
             */
            clock?: components["schemas"]["ClockBody"];
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
             * @description The options of the game: printing, variants, layout and so on.
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
             * @description Who is to take each seat: `open`, `person:ID`, `bot:TEXT`, or `mine:NAME` for a player at your own device; omitted seats are open.
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
         * SignInBody
         * @description The name and password of an account.
         */
        SignInBody: {
            /**
             * Code
             * @description The code of the authenticator app, or a recovery code, after `code-needed`.
             */
            code?: string | null;
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * SolutionStep
         * @description A decision of the solution.
         */
        SolutionStep: {
            notation: string;
            rules: string[];
            seat: number;
            sentence: string;
        };
        /**
         * StandIn
         * @description Let a bot play the own seat until the player returns.
         */
        StandIn: {
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "stand-in";
        };
        /**
         * StandingForm
         * @description A line of the standings.
         */
        StandingForm: {
            /** Buchholz */
            buchholz: number;
            /** Byes */
            byes: number;
            /** Direct */
            direct: number;
            /** Played */
            played: number;
            /**
             * Player
             * @description The number of the player.
             */
            player: number;
            /** Points */
            points: number;
            /**
             * Rank
             * @description From 1; players whom no tie-break separates share a rank.
             */
            rank: number;
            /** Sonneborn */
            sonneborn: number;
            /** Won */
            won: number;
        };
        /**
         * Start
         * @description As the host, start a match between bots.
         */
        Start: {
            /** @enum {unknown} */
            type: "start";
        };
        /**
         * StatisticsForm
         * @description Your statistics.
         */
        StatisticsForm: {
            /** Games */
            games: components["schemas"]["GameStatisticsForm"][];
            /** @description The first goal not reached in the game that you played last. */
            next_goal: components["schemas"]["GoalForm"] | null;
            /**
             * Weeks
             * @description The last weeks up to this one, oldest first.
             */
            weeks: components["schemas"]["WeekForm"][];
        };
        /**
         * Step
         * @description One decision of a line.
         */
        Step: {
            decision: number;
            notation: string;
            seat: number;
            sentence: string;
        };
        /**
         * StepForm
         * @description One step of a tutorial.
         */
        StepForm: {
            /**
             * Decisions
             * @description The number of decisions that it takes.
             */
            decisions: number;
            /** Name */
            name: string;
            /**
             * Rules
             * @description The rules that it teaches, the main one first.
             */
            rules: string[];
            /** Title */
            title: string;
        };
        /**
         * TableBody
         * @description A new table.
         */
        TableBody: {
            settings: components["schemas"]["SettingsBody"];
            /**
             * Sit
             * @description Whether to take a seat.
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
             * @description The time control, as in the settings.
             */
            clock: {
                [key: string]: string | number;
            };
            /**
             * Code
             * @description The invitation code, for seated players.
             */
            code?: string | null;
            /** Created */
            created: number;
            /**
             * Due
             * @description When the time of the player to move runs out; null if never.
             */
            due?: number | null;
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
            /** Variants */
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
         * TablePerson
         * @description A person at the table.
         */
        TablePerson: {
            id: string;
            /** @enum {unknown} */
            kind: "account" | "bot-account" | "guest";
            name: string;
        };
        /**
         * TableStatic
         * @description Everything that never changes during a match, as one viewer may know it.
         */
        TableStatic: {
            board: (components["schemas"]["EkoStatic"] | components["schemas"]["LegendsStatic"]) | null;
            commitment: string | null;
            game: string;
            match: string;
            names: string[];
            salts: string[];
            settings: components["schemas"]["Settings"];
            viewer: number | null;
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
         * TokenBody
         * @description A new token for a program.
         */
        TokenBody: {
            /**
             * Name
             * @example Ann
             */
            name: string;
        };
        /**
         * TokenEffect
         * @description The effect of an explore token.
         */
        TokenEffect: {
            army?: number;
            coins?: number;
            elixir?: number;
            move?: number;
            vp?: number;
            wins_ties?: boolean;
        };
        /**
         * TokenForm
         * @description A token without its secret.
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
         * Total
         * @description How a seat's win probability developed: start + luck + choices = result.
         */
        Total: {
            choices: number;
            luck: number;
            own: number;
            result: number;
            start: number;
        };
        /**
         * TournamentBody
         * @description A new tournament.
         */
        TournamentBody: {
            /** @description Any clock; a player who runs out of time loses. */
            clock: components["schemas"]["ClockBody"];
            /**
             * Format
             * @default swiss
             * @enum {string}
             */
            format?: "swiss" | "round-robin";
            /**
             * Game
             * @enum {string}
             */
            game: "eko" | "legends";
            /**
             * Meetings
             * @description How often any two players meet in a round robin; at larger tables on average.
             * @default 1
             */
            meetings?: number;
            /**
             * Name
             * @example Ann
             */
            name: string;
            /**
             * Options
             * @description The options of the game: printing, variants, layout and so on.
             * @default {}
             */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Pause
             * @description Seconds between two rounds.
             * @default 0
             */
            pause?: number;
            /**
             * Private
             * @description Whether it is found only by its link.
             * @default false
             */
            private?: boolean;
            /**
             * Rated
             * @description Whether games between accounts count for ratings.
             * @default false
             */
            rated?: boolean;
            /**
             * Rounds
             * @description Of a Swiss tournament; 0 for as many as the number of players needs.
             * @default 0
             */
            rounds?: number;
            /**
             * Seats
             * @description The seats of each table.
             * @default 2
             */
            seats?: number;
        };
        /**
         * TournamentBotBody
         * @description A bot that plays.
         */
        TournamentBotBody: {
            /**
             * Bot
             * @example level3
             */
            bot: string;
        };
        /**
         * TournamentForm
         * @description A tournament with its players, standings and rounds.
         */
        TournamentForm: {
            /** Clock */
            clock: {
                [key: string]: string | number;
            };
            /** Created */
            created: number;
            /** Ended */
            ended: number | null;
            /** Entrants */
            entrants: components["schemas"]["EntrantForm"][];
            /**
             * Format
             * @enum {string}
             */
            format: "swiss" | "round-robin";
            /** Game */
            game: string;
            /**
             * Games
             * @description The rounds so far.
             */
            games: components["schemas"]["TournamentRoundForm"][];
            /** Id */
            id: string;
            /** @description What you have if you win your running match; null at tables of more than two. */
            if_won: components["schemas"]["IfWonForm"] | null;
            /** Is Organiser */
            is_organiser: boolean;
            /**
             * Joined
             * @description Whether you play in it.
             */
            joined: boolean;
            /** Meetings */
            meetings: number;
            /** Name */
            name: string;
            /**
             * Next Round
             * @description When the next round begins, during the pause before it.
             */
            next_round: number | null;
            /** Options */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            organiser: components["schemas"]["PersonForm"] | null;
            /** Pause */
            pause: number;
            /**
             * Players
             * @description The number of players.
             */
            players: number;
            /** Private */
            private: boolean;
            /** Rated */
            rated: boolean;
            /**
             * Round
             * @description The current round; 0 before the first.
             */
            round: number;
            /**
             * Rounds
             * @description 0 before the start if it depends on the number of players.
             */
            rounds: number;
            /**
             * Seats
             * @description The seats of each table.
             */
            seats: number;
            /** Standings */
            standings: components["schemas"]["StandingForm"][];
            /** Started */
            started: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "over" | "aborted";
            /**
             * Tie Breaks
             * @description What decides between equal points, in order.
             */
            tie_breaks: ("buchholz" | "sonneborn" | "direct")[];
            /** Variants */
            variants: string[];
            /**
             * You
             * @description Your number.
             */
            you: number | null;
            /**
             * Your Match
             * @description Your running match of this round.
             */
            your_match: string | null;
        };
        /**
         * TournamentGameForm
         * @description A table of a round.
         */
        TournamentGameForm: {
            /** Board */
            board: number;
            /**
             * Code
             * @description The invitation code of a private match.
             */
            code: string | null;
            /**
             * Identities
             * @description The letter of the colour and symbol of each player; empty until the match starts.
             */
            identities: string[];
            /**
             * Match
             * @description Null for a walkover.
             */
            match: string | null;
            /**
             * Places
             * @description The place of each player; null before the end.
             */
            places: number[] | null;
            /**
             * Players
             * @description The number of the player on each seat.
             */
            players: number[];
            /** Points */
            points: number[] | null;
            /** @description How far the match is; null unless it runs. */
            progress: components["schemas"]["ProgressForm"] | null;
            /**
             * Score
             * @description The points of each player in the finished match.
             */
            score: number[] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "unplayed" | "waiting" | "running" | "over" | "closed";
        };
        /**
         * TournamentLine
         * @description A tournament in a list.
         */
        TournamentLine: {
            /** Clock */
            clock: {
                [key: string]: string | number;
            };
            /** Created */
            created: number;
            /** Ended */
            ended: number | null;
            /**
             * Format
             * @enum {string}
             */
            format: "swiss" | "round-robin";
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Joined
             * @description Whether you play in it.
             */
            joined: boolean;
            /** Meetings */
            meetings: number;
            /** Name */
            name: string;
            organiser: components["schemas"]["PersonForm"] | null;
            /** Pause */
            pause: number;
            /**
             * Players
             * @description The number of players.
             */
            players: number;
            /** Private */
            private: boolean;
            /** Rated */
            rated: boolean;
            /**
             * Round
             * @description The current round; 0 before the first.
             */
            round: number;
            /**
             * Rounds
             * @description 0 before the start if it depends on the number of players.
             */
            rounds: number;
            /**
             * Seats
             * @description The seats of each table.
             */
            seats: number;
            /** Started */
            started: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "over" | "aborted";
            /** Variants */
            variants: string[];
        };
        /**
         * TournamentRoundForm
         * @description A round.
         */
        TournamentRoundForm: {
            /** Byes */
            byes: number[];
            /** Games */
            games: components["schemas"]["TournamentGameForm"][];
            /** Round */
            round: number;
        };
        /**
         * TournamentsForm
         * @description A page of a list of tournaments.
         */
        TournamentsForm: {
            /**
             * Next
             * @description The cursor of the next page; null on the last.
             */
            next: string | null;
            /** Tournaments */
            tournaments: components["schemas"]["TournamentLine"][];
        };
        /**
         * Tries
         * @description The first attempts of all users at a puzzle.
         */
        Tries: {
            /** @default 0 */
            solved?: number;
            /** @default 0 */
            tried?: number;
        };
        /**
         * TwoFactorForm
         * @description The state of two-factor sign-in.
         */
        TwoFactorForm: {
            /** Enabled */
            enabled: boolean;
            /**
             * Recovery Codes
             * @description The number of unused recovery codes.
             */
            recovery_codes: number;
        };
        /**
         * TwoFactorSecretForm
         * @description A new secret for an authenticator app; it is shown only here.
         */
        TwoFactorSecretForm: {
            /**
             * Qr
             * @description The address as a QR code, in SVG.
             */
            qr: string;
            /** Secret */
            secret: string;
            /**
             * Uri
             * @description The `otpauth:` address of the secret.
             */
            uri: string;
        };
        /**
         * Undo
         * @description Take back the last decision, or return to an earlier event; asks the others unless undo is free.
         */
        Undo: {
            /** @default null */
            events?: number | null;
            /** @default null */
            number?: number | null;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * UndoForm
         * @description What the viewer can undo: freely, or if the others agree.
         */
        UndoForm: {
            asked: components["schemas"]["UndoRequest"] | null;
            consent: boolean;
            events: number | null;
            free: boolean;
            turn: number | null;
            what: string;
            why_not: string;
        };
        /**
         * UndoRequest
         * @description A request to undo down to a number of events, and who has agreed to it.
         */
        UndoRequest: {
            agreed: number[];
            events: number;
            seat: number;
            waiting: number[];
        };
        /**
         * Update
         * @description What a viewer has missed, and where the match stands now.
         */
        Update: {
            /** @default [] */
            decisions?: components["schemas"]["DecisionForm"][];
            entries: components["schemas"]["EntryForm"][];
            match: string;
            moment: components["schemas"]["Moment"];
            number: number;
            since: number;
        };
        /**
         * VariantForm
         * @description A variant of a game.
         */
        VariantForm: {
            /**
             * Name
             * @description Its name in the settings.
             */
            name: string;
            /**
             * Needs
             * @description The variants that it requires.
             */
            needs: string[];
            /**
             * Note
             * @default
             */
            note?: string;
            /**
             * Rule
             * @description The section of the rules that describes it.
             */
            rule: string;
            /** Title */
            title: string;
        };
        /**
         * Verified
         * @description The result of verifying a record.
         */
        Verified: {
            deals: number;
            events: number;
            seed: boolean;
            sentence: string;
            true: boolean;
        };
        /**
         * VoteForm
         * @description A vote on whether a bot plays for the absent player of a seat.
         */
        VoteForm: {
            agreed: number[];
            seat: number;
            waiting: number[];
        };
        /**
         * VoteStandIn
         * @description Vote on a bot for a player who is away; all present players must agree.
         */
        VoteStandIn: {
            /** @default true */
            agrees?: boolean;
            away: number;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "vote-stand-in";
        };
        /**
         * WarmupForm
         * @description How far the bots of a game are compiled.
         */
        WarmupForm: {
            /** Done */
            done: number;
            /** Ready */
            ready: boolean;
            /** Total */
            total: number;
        };
        /**
         * Watched
         * @description A table as a viewer sees it when watching begins.
         */
        Watched: {
            code: string | null;
            ground: components["schemas"]["TableStatic"] | null;
            match: string;
            now: number;
            update: components["schemas"]["Update"];
            viewer: number | null;
            viewers: number[];
            /** @default 0 */
            watchers?: number;
        };
        /**
         * WeekForm
         * @description The games of a week.
         */
        WeekForm: {
            /**
             * Played
             * @description The games that ended in it.
             */
            played: number;
            /**
             * Start
             * @description Its Monday, at midnight in UTC.
             */
            start: number;
            /** Won */
            won: number;
        };
        /**
         * WhyNotBody
         * @description A decision to explain.
         */
        WhyNotBody: {
            /**
             * Play
             * @description The decision in notation, or the names of the places or cards that a player chose, in order.
             */
            play: string | string[];
            /**
             * Seat
             * @description Which of your seats; the first by default.
             */
            seat?: number | null;
        };
        /**
         * WhyNotFound
         * @description Whether a decision is legal now, and why not.
         */
        WhyNotFound: {
            legal: boolean;
            match: string;
            number: number;
            why_not: components["schemas"]["ErrorContent"] | null;
        };
        /**
         * OptionsForm
         * @description The options in files.
         */
        "tetrarch.eko.position.forms.OptionsForm": {
            players: number;
            /**
             * @default complete
             * @enum {string}
             */
            printing?: "complete" | "first-printing";
            /** @default false */
            repetition?: boolean;
            /** @default null */
            round_limit?: number | null;
            /** @default [] */
            variants?: ("labyrinth" | "portals" | "pyramids" | "wind" | "moon" | "sand" | "beacon" | "draft")[];
        };
        /**
         * OptionsForm
         * @description The options of a game in a document.
         */
        "tetrarch.legends.position.forms.OptionsForm": {
            players: number;
            /**
             * @default 2018
             * @enum {string}
             */
            printing?: "2018" | "first-printing";
            /**
             * @description Whether the map is drawn at random instead of set up by the founder.
             * @default true
             */
            quick_setup?: boolean;
            /** @default [] */
            variants?: ("match" | "explore" | "citadels" | "dragon" | "portals" | "rogues" | "seven-cards" | "leaders" | "merchants" | "die" | "swamp" | "rectangle")[];
        };
        /**
         * PasswordBody
         * @description A change of password.
         */
        tetrarch__server__routes__people__PasswordBody: {
            /**
             * New
             * @example correct horse battery
             */
            new: string;
            /** Old */
            old: string;
        };
        /**
         * PasswordBody
         * @description The password that confirms a change.
         */
        tetrarch__server__routes__security__PasswordBody: {
            /** Password */
            password: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AcceptBody = components['schemas']['AcceptBody'];
export type AccountBody = components['schemas']['AccountBody'];
export type AchievementForm = components['schemas']['AchievementForm'];
export type Ack = components['schemas']['Ack'];
export type ActionForm = components['schemas']['ActionForm'];
export type AdviceForm = components['schemas']['AdviceForm'];
export type AnalysisBody = components['schemas']['AnalysisBody'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type AttemptBody = components['schemas']['AttemptBody'];
export type AuditForm = components['schemas']['AuditForm'];
export type BanBody = components['schemas']['BanBody'];
export type BanForm = components['schemas']['BanForm'];
export type BoardBody = components['schemas']['BoardBody'];
export type BoardForm = components['schemas']['BoardForm'];
export type Bonuses = components['schemas']['Bonuses'];
export type BotBody = components['schemas']['BotBody'];
export type BotForm = components['schemas']['BotForm'];
export type BotToDecide = components['schemas']['BotToDecide'];
export type BotsForm = components['schemas']['BotsForm'];
export type CardAbility = components['schemas']['CardAbility'];
export type CardAction = components['schemas']['CardAction'];
export type CardStep = components['schemas']['CardStep'];
export type ChallengeBody = components['schemas']['ChallengeBody'];
export type ChallengeForm = components['schemas']['ChallengeForm'];
export type ChallengedForm = components['schemas']['ChallengedForm'];
export type ChallengesForm = components['schemas']['ChallengesForm'];
export type ChatLineForm = components['schemas']['ChatLineForm'];
export type CheckBody = components['schemas']['CheckBody'];
export type Checked = components['schemas']['Checked'];
export type ChoiceForm = components['schemas']['ChoiceForm'];
export type ClaimBody = components['schemas']['ClaimBody'];
export type Clock = components['schemas']['Clock'];
export type ClockBody = components['schemas']['ClockBody'];
export type ClockChoiceForm = components['schemas']['ClockChoiceForm'];
export type ClockForm = components['schemas']['ClockForm'];
export type Close = components['schemas']['Close'];
export type CodeBody = components['schemas']['CodeBody'];
export type ComeBack = components['schemas']['ComeBack'];
export type CommitSalt = components['schemas']['CommitSalt'];
export type CompanionForm = components['schemas']['CompanionForm'];
export type CompanionsForm = components['schemas']['CompanionsForm'];
export type ConfirmationBody = components['schemas']['ConfirmationBody'];
export type ConsequenceForm = components['schemas']['ConsequenceForm'];
export type CreatedTournament = components['schemas']['CreatedTournament'];
export type Decide = components['schemas']['Decide'];
export type DecisionForm = components['schemas']['DecisionForm'];
export type DecisionPreview = components['schemas']['DecisionPreview'];
export type DecisionValue = components['schemas']['DecisionValue'];
export type DecisionsFound = components['schemas']['DecisionsFound'];
export type DeletionBody = components['schemas']['DeletionBody'];
export type Described = components['schemas']['Described'];
export type DeskForm = components['schemas']['DeskForm'];
export type DeskPage = components['schemas']['DeskPage'];
export type DragonForm = components['schemas']['DragonForm'];
export type DrawingBody = components['schemas']['DrawingBody'];
export type EkoDetail = components['schemas']['EkoDetail'];
export type EkoHex = components['schemas']['EkoHex'];
export type EkoLandmark = components['schemas']['EkoLandmark'];
export type EkoPlayer = components['schemas']['EkoPlayer'];
export type EkoPortal = components['schemas']['EkoPortal'];
export type EkoPosition = components['schemas']['EkoPosition'];
export type EkoStatic = components['schemas']['EkoStatic'];
export type EndingForm = components['schemas']['EndingForm'];
export type EntrantForm = components['schemas']['EntrantForm'];
export type EntryForm = components['schemas']['EntryForm'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorContent = components['schemas']['ErrorContent'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type Evaluation = components['schemas']['Evaluation'];
export type EvaluationBody = components['schemas']['EvaluationBody'];
export type EvaluationFound = components['schemas']['EvaluationFound'];
export type Explanation = components['schemas']['Explanation'];
export type ExploreAttemptBody = components['schemas']['ExploreAttemptBody'];
export type ExploreBody = components['schemas']['ExploreBody'];
export type ExplorePlayBody = components['schemas']['ExplorePlayBody'];
export type ExploreToken = components['schemas']['ExploreToken'];
export type ExploredForm = components['schemas']['ExploredForm'];
export type FamilyWords = components['schemas']['FamilyWords'];
export type FaultFound = components['schemas']['FaultFound'];
export type ForkBody = components['schemas']['ForkBody'];
export type FriendFound = components['schemas']['FriendFound'];
export type FriendLinkBody = components['schemas']['FriendLinkBody'];
export type FriendLinkForm = components['schemas']['FriendLinkForm'];
export type FriendsFound = components['schemas']['FriendsFound'];
export type GameNumbersForm = components['schemas']['GameNumbersForm'];
export type GameOptionsForm = components['schemas']['GameOptionsForm'];
export type GameStatisticsForm = components['schemas']['GameStatisticsForm'];
export type GoalForm = components['schemas']['GoalForm'];
export type GroupForm = components['schemas']['GroupForm'];
export type GuestBody = components['schemas']['GuestBody'];
export type HealthForm = components['schemas']['HealthForm'];
export type HintBody = components['schemas']['HintBody'];
export type HintFound = components['schemas']['HintFound'];
export type IfWonForm = components['schemas']['IfWonForm'];
export type Join = components['schemas']['Join'];
export type JoinTournamentBody = components['schemas']['JoinTournamentBody'];
export type JsonValue = components['schemas']['JsonValue'];
export type LeaderboardForm = components['schemas']['LeaderboardForm'];
export type Leave = components['schemas']['Leave'];
export type LegendsCard = components['schemas']['LegendsCard'];
export type LegendsDetail = components['schemas']['LegendsDetail'];
export type LegendsLeader = components['schemas']['LegendsLeader'];
export type LegendsPlayer = components['schemas']['LegendsPlayer'];
export type LegendsPosition = components['schemas']['LegendsPosition'];
export type LegendsSide = components['schemas']['LegendsSide'];
export type LegendsSlot = components['schemas']['LegendsSlot'];
export type LegendsStatic = components['schemas']['LegendsStatic'];
export type LegendsToken = components['schemas']['LegendsToken'];
export type LessonBook = components['schemas']['LessonBook'];
export type LessonForm = components['schemas']['LessonForm'];
export type Level = components['schemas']['Level'];
export type LineBody = components['schemas']['LineBody'];
export type LineStep = components['schemas']['LineStep'];
export type LinkOwnerForm = components['schemas']['LinkOwnerForm'];
export type Mark = components['schemas']['Mark'];
export type MeBody = components['schemas']['MeBody'];
export type MeForm = components['schemas']['MeForm'];
export type Moment = components['schemas']['Moment'];
export type MomentsFound = components['schemas']['MomentsFound'];
export type Move = components['schemas']['Move'];
export type NewTokenForm = components['schemas']['NewTokenForm'];
export type NumbersForm = components['schemas']['NumbersForm'];
export type OpenedForm = components['schemas']['OpenedForm'];
export type OptionForm = components['schemas']['OptionForm'];
export type OptionsForm = components['schemas']['OptionsForm'];
export type Ownership = components['schemas']['Ownership'];
export type PastMoment = components['schemas']['PastMoment'];
export type PersonForm = components['schemas']['PersonForm'];
export type Plan = components['schemas']['Plan'];
export type PlayBody = components['schemas']['PlayBody'];
export type PlayForm = components['schemas']['PlayForm'];
export type PlayerForm = components['schemas']['PlayerForm'];
export type PlaysBody = components['schemas']['PlaysBody'];
export type PositionBody = components['schemas']['PositionBody'];
export type Presence = components['schemas']['Presence'];
export type PreviewForm = components['schemas']['PreviewForm'];
export type PreviewFound = components['schemas']['PreviewFound'];
export type ProgressForm = components['schemas']['ProgressForm'];
export type PublicStatisticsForm = components['schemas']['PublicStatisticsForm'];
export type PushBody = components['schemas']['PushBody'];
export type PushForm = components['schemas']['PushForm'];
export type PushKeyForm = components['schemas']['PushKeyForm'];
export type PushKeysBody = components['schemas']['PushKeysBody'];
export type PuzzleForm = components['schemas']['PuzzleForm'];
export type PuzzleHint = components['schemas']['PuzzleHint'];
export type PuzzleLine = components['schemas']['PuzzleLine'];
export type PuzzleList = components['schemas']['PuzzleList'];
export type PuzzleOverview = components['schemas']['PuzzleOverview'];
export type PuzzlePlays = components['schemas']['PuzzlePlays'];
export type PuzzleQuestion = components['schemas']['PuzzleQuestion'];
export type PuzzleTheme = components['schemas']['PuzzleTheme'];
export type QuickBody = components['schemas']['QuickBody'];
export type RankForm = components['schemas']['RankForm'];
export type RatingForm = components['schemas']['RatingForm'];
export type RatingHistoryForm = components['schemas']['RatingHistoryForm'];
export type RatingPointForm = components['schemas']['RatingPointForm'];
export type Ready = components['schemas']['Ready'];
export type Reason = components['schemas']['Reason'];
export type RecordBody = components['schemas']['RecordBody'];
export type RecoveryBody = components['schemas']['RecoveryBody'];
export type RecoveryCodesForm = components['schemas']['RecoveryCodesForm'];
export type Rematch = components['schemas']['Rematch'];
export type RematchForm = components['schemas']['RematchForm'];
export type ReportBody = components['schemas']['ReportBody'];
export type ReportForm = components['schemas']['ReportForm'];
export type ReportsForm = components['schemas']['ReportsForm'];
export type Resign = components['schemas']['Resign'];
export type ResolutionBody = components['schemas']['ResolutionBody'];
export type RestartForm = components['schemas']['RestartForm'];
export type ResultForm = components['schemas']['ResultForm'];
export type Results = components['schemas']['Results'];
export type ResultsForm = components['schemas']['ResultsForm'];
export type Review = components['schemas']['Review'];
export type ReviewBody = components['schemas']['ReviewBody'];
export type ReviewState = components['schemas']['ReviewState'];
export type ReviewedDecision = components['schemas']['ReviewedDecision'];
export type ReviewedPosition = components['schemas']['ReviewedPosition'];
export type RowPlace = components['schemas']['RowPlace'];
export type Salt = components['schemas']['Salt'];
export type Say = components['schemas']['Say'];
export type ScoreForm = components['schemas']['ScoreForm'];
export type ScoresFound = components['schemas']['ScoresFound'];
export type SeatBody = components['schemas']['SeatBody'];
export type SeatForm = components['schemas']['SeatForm'];
export type SeatState = components['schemas']['SeatState'];
export type SessionForm = components['schemas']['SessionForm'];
export type SetAbility = components['schemas']['SetAbility'];
export type Settings = components['schemas']['Settings'];
export type SettingsBody = components['schemas']['SettingsBody'];
export type SignInBody = components['schemas']['SignInBody'];
export type SolutionStep = components['schemas']['SolutionStep'];
export type StandIn = components['schemas']['StandIn'];
export type StandingForm = components['schemas']['StandingForm'];
export type Start = components['schemas']['Start'];
export type StatisticsForm = components['schemas']['StatisticsForm'];
export type Step = components['schemas']['Step'];
export type StepForm = components['schemas']['StepForm'];
export type TableBody = components['schemas']['TableBody'];
export type TableForm = components['schemas']['TableForm'];
export type TablePerson = components['schemas']['TablePerson'];
export type TableStatic = components['schemas']['TableStatic'];
export type TablesForm = components['schemas']['TablesForm'];
export type TokenBody = components['schemas']['TokenBody'];
export type TokenEffect = components['schemas']['TokenEffect'];
export type TokenForm = components['schemas']['TokenForm'];
export type Total = components['schemas']['Total'];
export type TournamentBody = components['schemas']['TournamentBody'];
export type TournamentBotBody = components['schemas']['TournamentBotBody'];
export type TournamentForm = components['schemas']['TournamentForm'];
export type TournamentGameForm = components['schemas']['TournamentGameForm'];
export type TournamentLine = components['schemas']['TournamentLine'];
export type TournamentRoundForm = components['schemas']['TournamentRoundForm'];
export type TournamentsForm = components['schemas']['TournamentsForm'];
export type Tries = components['schemas']['Tries'];
export type TwoFactorForm = components['schemas']['TwoFactorForm'];
export type TwoFactorSecretForm = components['schemas']['TwoFactorSecretForm'];
export type Undo = components['schemas']['Undo'];
export type UndoForm = components['schemas']['UndoForm'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type Update = components['schemas']['Update'];
export type VariantForm = components['schemas']['VariantForm'];
export type Verified = components['schemas']['Verified'];
export type VoteForm = components['schemas']['VoteForm'];
export type VoteStandIn = components['schemas']['VoteStandIn'];
export type WarmupForm = components['schemas']['WarmupForm'];
export type Watched = components['schemas']['Watched'];
export type WeekForm = components['schemas']['WeekForm'];
export type WhyNotBody = components['schemas']['WhyNotBody'];
export type WhyNotFound = components['schemas']['WhyNotFound'];
export type TetrarchEkoPositionFormsOptionsForm = components['schemas']['tetrarch.eko.position.forms.OptionsForm'];
export type TetrarchLegendsPositionFormsOptionsForm = components['schemas']['tetrarch.legends.position.forms.OptionsForm'];
export type TetrarchServerRoutesPeoplePasswordBody = components['schemas']['tetrarch__server__routes__people__PasswordBody'];
export type TetrarchServerRoutesSecurityPasswordBody = components['schemas']['tetrarch__server__routes__security__PasswordBody'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
