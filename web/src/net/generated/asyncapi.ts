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
            id: number;
            kind: string;
            mark: components["schemas"]["Mark"];
            notation: string;
            places: string[];
            /** @default null */
            preview?: components["schemas"]["tetrarch.core.table_adapter.Preview"] | null;
            rules: string[];
            sentence: string;
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
         * ErrorContent
         * @description The content of an error.
         */
        ErrorContent: {
            code?: string;
            details?: components["schemas"]["ErrorDetail"][];
            legal?: string[];
            message?: string;
            reference?: string;
            rule?: string;
        };
        /**
         * ErrorDetail
         * @description One fault of a request.
         */
        ErrorDetail: {
            code?: string;
            field?: string;
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
         * GroundMessage
         * @description What stays constant during a match; sent again when the match begins and when the viewer's seat changes.
         */
        GroundMessage: {
            ground: {
                [key: string]: unknown;
            };
            match: string;
            /** @enum {unknown} */
            type: "ground";
        };
        /**
         * Hello
         * @description The first message.
         */
        Hello: {
            language: string;
            now: number;
            person: {
                [key: string]: unknown;
            } | null;
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
            moments: {
                [key: string]: unknown;
            }[];
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
         * PreviewForm
         * @description What a decision leads to; everything is empty if that depends on hidden information.
         */
        PreviewForm: {
            after: {
                [key: string]: unknown;
            };
            consequences: {
                [key: string]: unknown;
            }[];
            decision: number;
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
            /** @enum {unknown} */
            type: "rematch";
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
         * Salt
         * @description Add a text to the random seed.
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
            error: {
                [key: string]: unknown;
            };
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
            entries: {
                [key: string]: unknown;
            }[];
            match: string;
            moment: {
                [key: string]: unknown;
            };
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
            ground: {
                [key: string]: unknown;
            } | null;
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
            play: string;
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
            why_not: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Preview
         * @description What a decision leads to, as far as its seat can know.
         */
        "tetrarch.core.table_adapter.Preview": {
            ends: boolean;
            gains: number[] | null;
            points: number[] | null;
        };
        /**
         * Preview
         * @description Return the full effect of one decision.
         */
        "tetrarch.server.live.messages.Preview": {
            /** @default null */
            id?: number | string | null;
            match: string;
            play: string | number;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "preview";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Ack = components['schemas']['Ack'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type Close = components['schemas']['Close'];
export type ComeBack = components['schemas']['ComeBack'];
export type Decide = components['schemas']['Decide'];
export type DecisionForm = components['schemas']['DecisionForm'];
export type Decisions = components['schemas']['Decisions'];
export type DecisionsFound = components['schemas']['DecisionsFound'];
export type DoneMessage = components['schemas']['DoneMessage'];
export type ErrorContent = components['schemas']['ErrorContent'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type GroundMessage = components['schemas']['GroundMessage'];
export type Hello = components['schemas']['Hello'];
export type Join = components['schemas']['Join'];
export type Leave = components['schemas']['Leave'];
export type Lobby = components['schemas']['Lobby'];
export type LobbyMessage = components['schemas']['LobbyMessage'];
export type Mark = components['schemas']['Mark'];
export type Moments = components['schemas']['Moments'];
export type MomentsFound = components['schemas']['MomentsFound'];
export type Open = components['schemas']['Open'];
export type Ping = components['schemas']['Ping'];
export type Plan = components['schemas']['Plan'];
export type PreviewForm = components['schemas']['PreviewForm'];
export type PreviewFound = components['schemas']['PreviewFound'];
export type Ready = components['schemas']['Ready'];
export type Rematch = components['schemas']['Rematch'];
export type Resign = components['schemas']['Resign'];
export type Salt = components['schemas']['Salt'];
export type Say = components['schemas']['Say'];
export type ScoreForm = components['schemas']['ScoreForm'];
export type Scores = components['schemas']['Scores'];
export type ScoresFound = components['schemas']['ScoresFound'];
export type StandIn = components['schemas']['StandIn'];
export type Start = components['schemas']['Start'];
export type TurnMessage = components['schemas']['TurnMessage'];
export type Undo = components['schemas']['Undo'];
export type Unwatch = components['schemas']['Unwatch'];
export type UnwatchedMessage = components['schemas']['UnwatchedMessage'];
export type Update = components['schemas']['Update'];
export type UpdateMessage = components['schemas']['UpdateMessage'];
export type VoteStandIn = components['schemas']['VoteStandIn'];
export type Watch = components['schemas']['Watch'];
export type Watched = components['schemas']['Watched'];
export type WhyNot = components['schemas']['WhyNot'];
export type WhyNotFound = components['schemas']['WhyNotFound'];
export type TetrarchCoreTableAdapterPreview = components['schemas']['tetrarch.core.table_adapter.Preview'];
export type TetrarchServerLiveMessagesPreview = components['schemas']['tetrarch.server.live.messages.Preview'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
