// Generated from docs/asyncapi.json by `npm run wire`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
         * AnswerUndo
         * @description Answer a request to undo.
         */
        AnswerUndo: {
            agrees: boolean;
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "answer-undo";
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
         * BotToDecide
         * @description A bot that must decide.
         */
        BotToDecide: {
            bot: string;
            name: string;
            seat: number;
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
         * ChallengeMessage
         * @description A challenge to the user, an answer to a challenge, its withdrawal or expiry, or a request for a rematch.
         */
        ChallengeMessage: {
            /** @default null */
            challenge?: string | null;
            /** @enum {unknown} */
            event: "accepted" | "declined" | "expired" | "received" | "rematch" | "withdrawn";
            /** @default null */
            finished?: string | null;
            game: string;
            match: string;
            person: components["schemas"]["TablePerson"];
            /** @enum {unknown} */
            type: "challenge";
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
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @enum {unknown} */
            type: "close";
        };
        /**
         * ComeBack
         * @description Take the own seats back from the bots that play them, or one of them.
         */
        ComeBack: {
            /** @default null */
            id?: number | string | null;
            match: string;
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
            id?: number | string | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "commit-salt";
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
         * Decide
         * @description Decide for the own seat. Sending the same decision again with the same number acknowledges it again.
         */
        Decide: {
            /** @default null */
            id?: number | string | null;
            match: string;
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
         * Decisions
         * @description Return the legal decisions of the own seat.
         */
        Decisions: {
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default false */
            preview?: boolean;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "decisions";
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
         * DoneMessage
         * @description The reply to a successful request.
         */
        DoneMessage: {
            id: number | string | null;
            /** @description Any JSON. */
            result: unknown;
            /** @enum {unknown} */
            type: "done";
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
         * ErrorMessage
         * @description The reply to a rejected request, which has changed nothing.
         */
        ErrorMessage: {
            error: components["schemas"]["ErrorContent"];
            id: number | string | null;
            /** @enum {unknown} */
            type: "error";
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
         * FamilyWords
         * @description The name of a family, alone and beside the word for its cards.
         */
        FamilyWords: {
            of: string;
            title: string;
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
         * Friends
         * @description Return the friends with their presence, and start or stop sending changes.
         */
        Friends: {
            /** @default null */
            id?: number | string | null;
            /** @default true */
            on?: boolean;
            /** @enum {unknown} */
            type: "friends";
        };
        /**
         * FriendsChangedMessage
         * @description The list of friends has changed; ask for it again.
         */
        FriendsChangedMessage: {
            /** @enum {unknown} */
            type: "friends-changed";
        };
        /**
         * FriendsFound
         * @description The friends of a user, by name.
         */
        FriendsFound: {
            friends: components["schemas"]["FriendFound"][];
        };
        /**
         * GroundMessage
         * @description What stays constant during a match; sent again when the match begins and when the viewer's seat changes.
         */
        GroundMessage: {
            ground: components["schemas"]["TableStatic"];
            match: string;
            /** @enum {unknown} */
            type: "ground";
        };
        /**
         * Hello
         * @description The first message.
         */
        Hello: {
            /** @default null */
            banned?: components["schemas"]["ErrorContent"] | null;
            /** @default null */
            banned_person?: components["schemas"]["TablePerson"] | null;
            language: string;
            now: number;
            person: components["schemas"]["TablePerson"] | null;
            /** @enum {unknown} */
            type: "hello";
            version: string;
        };
        /**
         * Join
         * @description Take a seat, or the first free one.
         */
        Join: {
            /** @default null */
            code?: string | null;
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default null */
            name?: string | null;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "join";
        };
        /**
         * Leave
         * @description Leave before the match, or be away during it; applies to all own seats by default.
         */
        Leave: {
            /** @default null */
            id?: number | string | null;
            match: string;
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
         * Lobby
         * @description Start or stop sending open tables.
         */
        Lobby: {
            /** @default null */
            id?: number | string | null;
            /** @default true */
            on?: boolean;
            /** @enum {unknown} */
            type: "lobby";
        };
        /**
         * LobbyMessage
         * @description An open table that appeared or changed, or that is no longer open.
         */
        LobbyMessage: {
            match: string;
            table: {
                [key: string]: unknown;
            } | null;
            /** @enum {unknown} */
            type: "lobby";
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
         * Moments
         * @description Return moments of the past, from ``first`` to ``last`` events.
         */
        Moments: {
            /** @default false */
            brief?: boolean;
            /** @default null */
            code?: string | null;
            /** @default 0 */
            first?: number;
            /** @default null */
            id?: number | string | null;
            /** @default null */
            last?: number | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "moments";
            /**
             * @default own
             * @enum {unknown}
             */
            view?: "all" | "own" | "public" | "seat";
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
         * Open
         * @description Open a table.
         */
        Open: {
            /** @default null */
            id?: number | string | null;
            settings: {
                [key: string]: unknown;
            };
            /** @default true */
            sit?: boolean;
            /** @enum {unknown} */
            type: "open";
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
         * Ping
         * @description Return the server's time.
         */
        Ping: {
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Plan
         * @description As the host, decide who is to take a seat.
         */
        Plan: {
            /** @default null */
            id?: number | string | null;
            match: string;
            plan: string;
            seat: number;
            /** @enum {unknown} */
            type: "plan";
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
         * PresenceMessage
         * @description The presence of a friend has changed.
         */
        PresenceMessage: {
            person: string;
            presence: components["schemas"]["Presence"];
            /** @enum {unknown} */
            type: "presence";
        };
        /**
         * Preview
         * @description Return the full effect of one decision.
         */
        Preview: {
            /** @default null */
            id?: number | string | null;
            match: string;
            play: string | number;
            /** @default null */
            seat?: number | null;
            /** @default 1 */
            times?: number;
            /** @enum {unknown} */
            type: "preview";
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
         * Ready
         * @description Agree to start, for all own seats by default; the match starts when all have agreed.
         */
        Ready: {
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default true */
            ready?: boolean;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "ready";
        };
        /**
         * Rematch
         * @description Request a rematch; the acknowledgement names the new table, where the player is seated.
         */
        Rematch: {
            /** @default null */
            id?: number | string | null;
            match: string;
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
         * Resign
         * @description Resign; by default from the first own seat that has not resigned.
         */
        Resign: {
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "resign";
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
            /** @default null */
            id?: number | string | null;
            match: string;
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
            id?: number | string | null;
            match: string;
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
         * Scores
         * @description Return the points of each seat by source, as if the game ended now.
         */
        Scores: {
            /** @default null */
            code?: string | null;
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "scores";
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
         * StandIn
         * @description Let a bot play the own seat until the player returns.
         */
        StandIn: {
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "stand-in";
        };
        /**
         * Start
         * @description As the host, start a match between bots.
         */
        Start: {
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @enum {unknown} */
            type: "start";
        };
        /**
         * TableMessage
         * @description One of the user's tables, which this connection does not watch, has changed in the list of tables.
         */
        TableMessage: {
            match: string;
            status: string;
            to_decide: number[];
            /** @enum {unknown} */
            type: "table";
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
         * Tournament
         * @description Start or stop sending that a tournament has changed; a connection follows one at a time.
         */
        Tournament: {
            /** @default null */
            id?: number | string | null;
            /** @default true */
            on?: boolean;
            tournament: string;
            /** @enum {unknown} */
            type: "tournament";
        };
        /**
         * TournamentMessage
         * @description Something changed in a tournament that the connection follows; load it again.
         */
        TournamentMessage: {
            tournament: string;
            /** @enum {unknown} */
            type: "tournament";
        };
        /**
         * TurnMessage
         * @description It is the user's turn at a table.
         */
        TurnMessage: {
            game: string;
            match: string;
            name: string;
            number: number;
            seat: number;
            /** @enum {unknown} */
            type: "turn";
        };
        /**
         * Undo
         * @description Take back the last decision, or return to an earlier event; asks the others unless undo is free.
         */
        Undo: {
            /** @default null */
            events?: number | null;
            /** @default null */
            id?: number | string | null;
            match: string;
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
         * Unwatch
         * @description Stop the updates of a table.
         */
        Unwatch: {
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @enum {unknown} */
            type: "unwatch";
        };
        /**
         * UnwatchedMessage
         * @description The connection may not watch this table any longer.
         */
        UnwatchedMessage: {
            error: components["schemas"]["ErrorContent"];
            match: string;
            /** @enum {unknown} */
            type: "unwatched";
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
         * UpdateMessage
         * @description What happened at a watched table.
         */
        UpdateMessage: {
            match: string;
            now: number;
            /** @enum {unknown} */
            type: "update";
            update: components["schemas"]["Update"];
            /** @default 0 */
            watchers?: number;
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
            id?: number | string | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "vote-stand-in";
        };
        /**
         * Watch
         * @description Return a table with everything since a number, then send updates.
         */
        Watch: {
            /** @default null */
            code?: string | null;
            /** @default true */
            ground?: boolean;
            /** @default null */
            id?: number | string | null;
            match: string;
            /** @default null */
            seat?: number | null;
            /** @default 0 */
            since?: number;
            /** @enum {unknown} */
            type: "watch";
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
         * WhyNot
         * @description Explain why a decision is illegal now.
         */
        WhyNot: {
            /** @default null */
            id?: number | string | null;
            match: string;
            play: string | string[];
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "why-not";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Ack = components['schemas']['Ack'];
export type ActionForm = components['schemas']['ActionForm'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type Bonuses = components['schemas']['Bonuses'];
export type BotToDecide = components['schemas']['BotToDecide'];
export type CardAbility = components['schemas']['CardAbility'];
export type CardAction = components['schemas']['CardAction'];
export type CardStep = components['schemas']['CardStep'];
export type ChallengeMessage = components['schemas']['ChallengeMessage'];
export type Clock = components['schemas']['Clock'];
export type ClockForm = components['schemas']['ClockForm'];
export type Close = components['schemas']['Close'];
export type ComeBack = components['schemas']['ComeBack'];
export type CommitSalt = components['schemas']['CommitSalt'];
export type ConsequenceForm = components['schemas']['ConsequenceForm'];
export type Decide = components['schemas']['Decide'];
export type DecisionForm = components['schemas']['DecisionForm'];
export type DecisionPreview = components['schemas']['DecisionPreview'];
export type Decisions = components['schemas']['Decisions'];
export type DecisionsFound = components['schemas']['DecisionsFound'];
export type DoneMessage = components['schemas']['DoneMessage'];
export type DragonForm = components['schemas']['DragonForm'];
export type EkoDetail = components['schemas']['EkoDetail'];
export type EkoHex = components['schemas']['EkoHex'];
export type EkoLandmark = components['schemas']['EkoLandmark'];
export type EkoPlayer = components['schemas']['EkoPlayer'];
export type EkoPortal = components['schemas']['EkoPortal'];
export type EkoPosition = components['schemas']['EkoPosition'];
export type EkoStatic = components['schemas']['EkoStatic'];
export type EndingForm = components['schemas']['EndingForm'];
export type EntryForm = components['schemas']['EntryForm'];
export type ErrorContent = components['schemas']['ErrorContent'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type ExploreToken = components['schemas']['ExploreToken'];
export type FamilyWords = components['schemas']['FamilyWords'];
export type FriendFound = components['schemas']['FriendFound'];
export type Friends = components['schemas']['Friends'];
export type FriendsChangedMessage = components['schemas']['FriendsChangedMessage'];
export type FriendsFound = components['schemas']['FriendsFound'];
export type GroundMessage = components['schemas']['GroundMessage'];
export type Hello = components['schemas']['Hello'];
export type Join = components['schemas']['Join'];
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
export type Lobby = components['schemas']['Lobby'];
export type LobbyMessage = components['schemas']['LobbyMessage'];
export type Mark = components['schemas']['Mark'];
export type Moment = components['schemas']['Moment'];
export type Moments = components['schemas']['Moments'];
export type MomentsFound = components['schemas']['MomentsFound'];
export type Open = components['schemas']['Open'];
export type PastMoment = components['schemas']['PastMoment'];
export type Ping = components['schemas']['Ping'];
export type Plan = components['schemas']['Plan'];
export type Presence = components['schemas']['Presence'];
export type PresenceMessage = components['schemas']['PresenceMessage'];
export type Preview = components['schemas']['Preview'];
export type PreviewForm = components['schemas']['PreviewForm'];
export type PreviewFound = components['schemas']['PreviewFound'];
export type Ready = components['schemas']['Ready'];
export type Rematch = components['schemas']['Rematch'];
export type RematchForm = components['schemas']['RematchForm'];
export type Resign = components['schemas']['Resign'];
export type RestartForm = components['schemas']['RestartForm'];
export type ResultForm = components['schemas']['ResultForm'];
export type RowPlace = components['schemas']['RowPlace'];
export type Salt = components['schemas']['Salt'];
export type Say = components['schemas']['Say'];
export type ScoreForm = components['schemas']['ScoreForm'];
export type Scores = components['schemas']['Scores'];
export type ScoresFound = components['schemas']['ScoresFound'];
export type SeatState = components['schemas']['SeatState'];
export type SetAbility = components['schemas']['SetAbility'];
export type Settings = components['schemas']['Settings'];
export type StandIn = components['schemas']['StandIn'];
export type Start = components['schemas']['Start'];
export type TableMessage = components['schemas']['TableMessage'];
export type TablePerson = components['schemas']['TablePerson'];
export type TableStatic = components['schemas']['TableStatic'];
export type TokenEffect = components['schemas']['TokenEffect'];
export type Tournament = components['schemas']['Tournament'];
export type TournamentMessage = components['schemas']['TournamentMessage'];
export type TurnMessage = components['schemas']['TurnMessage'];
export type Undo = components['schemas']['Undo'];
export type UndoForm = components['schemas']['UndoForm'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type Unwatch = components['schemas']['Unwatch'];
export type UnwatchedMessage = components['schemas']['UnwatchedMessage'];
export type Update = components['schemas']['Update'];
export type UpdateMessage = components['schemas']['UpdateMessage'];
export type VoteForm = components['schemas']['VoteForm'];
export type VoteStandIn = components['schemas']['VoteStandIn'];
export type Watch = components['schemas']['Watch'];
export type Watched = components['schemas']['Watched'];
export type WhyNot = components['schemas']['WhyNot'];
export type WhyNotFound = components['schemas']['WhyNotFound'];
export type TetrarchEkoPositionFormsOptionsForm = components['schemas']['tetrarch.eko.position.forms.OptionsForm'];
export type TetrarchLegendsPositionFormsOptionsForm = components['schemas']['tetrarch.legends.position.forms.OptionsForm'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
