// Generated from docs/asyncapi.json by `npm run wire`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ack
         * @description What somebody is told who has commanded something: it is durable, and everybody who watches has been told.
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
         * @description Say whether something may be taken back.
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
         * @description As the host: close the table before the match.
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
         * @description Take one's seat again, or all of them where none is named.
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
         * @description Decide for one's seat. The same decision sent again with the same number is acknowledged again, not repeated.
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
         * @description One legal decision.
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
            preview?: components["schemas"]["tetrarch.table.view.decisions.Preview"] | null;
            rules: string[];
            sentence: string;
        };
        /**
         * Decisions
         * @description What one's own seat may decide now.
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
         * @description What one's seat may decide now.
         */
        DecisionsFound: {
            decisions: components["schemas"]["DecisionForm"][];
            match: string;
            number: number;
            seat: number;
        };
        /**
         * DoneMessage
         * @description The reply to a request that was granted.
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
         * @description What an error says.
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
         * @description One thing that is wrong with a request.
         */
        ErrorDetail: {
            code?: string;
            field?: string;
            message?: string;
        };
        /**
         * ErrorMessage
         * @description The reply to a request that was refused, and has changed nothing.
         */
        ErrorMessage: {
            error: components["schemas"]["ErrorContent"];
            id: number | string | null;
            /** @enum {unknown} */
            type: "error";
        };
        /**
         * GroundMessage
         * @description What never changes during a match; it comes anew when the match begins, and when one sits down or gets up.
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
         * @description Sit down, on a seat or on any that is free.
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
         * @description Get up before the match, or go away for a while during it; from all own seats where none is named.
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
         * @description Be told of open tables, from now on or no more.
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
         * @description An open table that has come or changed, or that is open no more.
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
         * @description Moments of the past: after ``first`` to ``last`` events.
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
         * @description Ask whether the server is there, and what time it has.
         */
        Ping: {
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Plan
         * @description As the host: who is to sit on a seat.
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
         * @description What a decision would bring; all is empty where it depends on something hidden.
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
         * @description What a decision would bring, as far as one can know.
         */
        PreviewFound: {
            match: string;
            number: number;
            preview: components["schemas"]["PreviewForm"];
            seat: number;
        };
        /**
         * Ready
         * @description Agree to play, for all own seats where none is named; with the last to agree the match begins.
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
         * @description Want to play again; the answer names the new table, at which one then sits.
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
         * @description Give up the match; where no seat is named, the first own one that has not given up.
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
         * @description Add a text of one's own to the seed of all chance.
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
         * @description Say something to the table, or to those who watch.
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
         * @description Where the points of each seat come from, if the game ended now.
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
         * @description Where the points of each seat come from, if the game ended now, as far as one may know.
         */
        ScoresFound: {
            match: string;
            number: number;
            points: number[];
            scores: components["schemas"]["ScoreForm"][][];
        };
        /**
         * StandIn
         * @description Let a bot play one's seat until one comes back.
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
         * @description As the host: begin the match of a table of bots.
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
         * @description It is one's turn at a table.
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
         * @description Take back one's last decision, or down to so many events; where that is not free the others are asked.
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
         * @description See a table no more.
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
         * @description One may watch no more.
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
         * @description What happened at a table that one watches.
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
         * @description Say whether a bot shall play for somebody who is away; it does when all who are there agree.
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
         * @description See a table: its ground, what happened since a number, and from then on everything that happens.
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
         * @description What one sees of a table, at the moment one begins to watch it.
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
         * @description Why one may not decide something now.
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
         * @description What one decision would bring, in full.
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
        /**
         * Preview
         * @description What a decision would bring, as far as its seat can know.
         */
        "tetrarch.table.view.decisions.Preview": {
            ends: boolean;
            gains: number[] | null;
            points: number[] | null;
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
export type TetrarchServerLiveMessagesPreview = components['schemas']['tetrarch.server.live.messages.Preview'];
export type TetrarchTableViewDecisionsPreview = components['schemas']['tetrarch.table.view.decisions.Preview'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
