/**
 * What goes over the wire. `npm run wire` generates the types from docs/openapi.json and docs/asyncapi.json; this module
 * gives them the names that the page uses.
 */
import type { Letter } from '../art/identity';
import type * as socket from './generated/asyncapi';
import type * as rest from './generated/openapi';

// ---- users and lists

export type Person = rest.PersonForm;
/** The user of the page. */
export type Me = rest.MeForm;
export type SeatLine = Omit<rest.SeatForm, 'identity'> & { identity: Letter | null };
/** A table in a list. */
export type TableLine = Omit<rest.TableForm, 'seats'> & { seats: SeatLine[] };
export type TablesPage = Omit<rest.TablesForm, 'tables'> & { tables: TableLine[] };
/** The profile of a player. */
export type Player = rest.PlayerForm;
export type Rating = rest.RatingForm;
export type RatingPoint = rest.RatingPointForm;
/** The user's own statistics, with goals and achievements. */
export type Statistics = rest.StatisticsForm;
export type GameStatistics = rest.GameStatisticsForm;
export type GameNumbers = rest.GameNumbersForm;
export type Numbers = rest.NumbersForm;
export type PublicStatistics = rest.PublicStatisticsForm;
export type Goal = rest.GoalForm;
export type Achievement = rest.AchievementForm;
export type Companion = rest.CompanionForm;
export type Rank = rest.RankForm;
export type Leaderboard = rest.LeaderboardForm;
export type Friend = socket.FriendFound;
export type FriendsFound = socket.FriendsFound;
export type FriendLink = rest.FriendLinkForm;
export type LinkOwner = rest.LinkOwnerForm;
export type Challenge = Omit<rest.ChallengeForm, 'table'> & { table: TableLine };
/** The open challenges that the user has received and sent. */
export interface Challenges {
  received: Challenge[];
  sent: Challenge[];
}
export type Token = rest.TokenForm;
export type NewToken = rest.NewTokenForm;
/** A browser at which the user is signed in. */
export type SessionLine = rest.SessionForm;
export type TwoFactorState = rest.TwoFactorForm;
export type TwoFactorSecret = rest.TwoFactorSecretForm;
export type RecoveryCodes = rest.RecoveryCodesForm;
export type ReportBody = rest.ReportBody;

// ---- moderators

export type Report = rest.ReportForm;
export type ReportsPage = rest.ReportsForm;
export type Ban = rest.BanForm;
export type AdminAction = rest.AuditForm;
export type PushSubscriptionLine = rest.PushForm;

/** How far a match is. */
export type Progress = rest.ProgressForm;

// ---- tournaments

/** A tournament in a list. */
export type TournamentLine = rest.TournamentLine;
export type TournamentsPage = rest.TournamentsForm;
/** A tournament with its players, standings and rounds. */
export type Tournament = rest.TournamentForm;
export type Entrant = rest.EntrantForm;
export type TournamentRound = rest.TournamentRoundForm;
export type TournamentGame = rest.TournamentGameForm;
export type NewTournament = rest.TournamentBody;

// ---- what a game offers

export type Level = rest.Level;
export type Bots = rest.BotsForm;
/** How far the bots of a game are compiled. */
export type Warmup = rest.WarmupForm;
export type Choice = rest.ChoiceForm;
export type GameOptions = rest.GameOptionsForm;
export type StepLine = rest.StepForm;
export type LessonFound = rest.LessonForm;
export type Fault = rest.FaultFound;
export type CheckForm = rest.Checked;
export type ClockSettings = rest.ClockBody;
export type Opened = rest.OpenedForm;
export type Verification = rest.Verified;

// ---- tables

/** Everything that can be done at a table, over the WebSocket and over HTTP. */
export type Command =
  | rest.AnswerUndo
  | rest.Close
  | rest.CommitSalt
  | rest.ComeBack
  | rest.Decide
  | rest.Join
  | rest.Leave
  | rest.Plan
  | rest.Ready
  | rest.Rematch
  | rest.Resign
  | rest.Salt
  | rest.Say
  | rest.StandIn
  | rest.Start
  | rest.Undo
  | rest.VoteStandIn;
export type CommandType = Command['type'];
/** The fields of a command of this type. */
export type CommandFields<T extends CommandType> = Omit<Extract<Command, { type: T }>, 'type'>;
export type Ack = socket.Ack;
/** Everything that is agreed before a match. */
export type TableSettings = Required<socket.Settings>;
export type SeatMoment = socket.SeatState;
/** Where a match stands. */
export type Moment = socket.Moment;
export type MatchResult = socket.ResultForm;
/** Something that followed from an event, and the rule behind it. */
export type Told = socket.ConsequenceForm;
export type TableEntry = socket.EntryForm;
export type Update = socket.Update;
/** Everything that never changes during a match; its settings are complete. */
export type Ground = Omit<socket.TableStatic, 'settings'> & { settings: TableSettings };
type WithGround<Form extends { ground: unknown }> = Omit<Form, 'ground'> & {
  ground: Exclude<Form['ground'], object> | Ground;
};
export type Watched = WithGround<socket.Watched>;
export type WhyNot = socket.WhyNotFound;
/** Moments of the past. */
export type Past = socket.MomentsFound;
/** The parts of an entry or a moment that show how its decision was made. */
export interface PlayedEvent {
  mark?: DecisionMark | null;
  places?: readonly string[];
  detail?: Decision['detail'];
}
/** A moment of the past, for replays. */
export type PastMoment = socket.PastMoment;
/** A position, in the form of its game. */
export type AnyPosition = NonNullable<Moment['position']>;
/** A step of a tutorial after the decisions of the learner. */
export type Desk = WithGround<rest.DeskForm>;
/** A step of a tutorial after some decisions, with all answers about it. */
export type LessonPage = Omit<rest.DeskPage, 'desk' | 'undo'> & { desk: Desk; undo?: TableEntry[] };
/** Everything that can happen in a step of a tutorial. */
export interface LessonBook {
  ground: Ground;
  pages: LessonPage[];
}
/** The puzzles of a game, and the results of the user. */
export type PuzzleOverview = Omit<rest.PuzzleOverview, 'results'> & { results: PuzzleResults | null };
export type PuzzleLine = rest.PuzzleLine;
export type PuzzleList = rest.PuzzleList;
export type PuzzleResults = Required<rest.Results>;
/** A puzzle after the decisions of the user. */
export type PuzzleForm = Omit<WithGround<rest.PuzzleForm>, 'results' | 'others'> & {
  results: PuzzleResults | null;
  others: Required<rest.Tries> | null;
};
/** What a decision leads to: at first its points alone. */
export type Preview = socket.DecisionPreview & Partial<socket.PreviewForm>;
export type ErrorContent = rest.ErrorContent;
export type DecisionMark = socket.Mark;
export type Decision = socket.DecisionForm;
export type DecisionsFound = socket.DecisionsFound;
export type PreviewFound = socket.PreviewFound;
export type ScoresFound = socket.ScoresFound;
/** The recommended decision of a seat, and why. */
export type HintFound = Omit<rest.HintFound, 'decision'> & { decision: socket.DecisionForm };
/** One source of points. */
export type ScoreLine = socket.ScoreForm;
export type BoardForm = rest.BoardForm;

/** What the server sends on its own. */
export type Notice =
  | socket.Hello
  | socket.UpdateMessage
  | WithGround<socket.GroundMessage>
  | socket.UnwatchedMessage
  | (Omit<socket.LobbyMessage, 'table'> & { table: TableLine | null })
  | socket.TurnMessage
  | socket.TableMessage
  | socket.ChallengeMessage
  | socket.PresenceMessage
  | socket.FriendsChangedMessage
  | socket.TournamentMessage;

export type Reply = socket.DoneMessage | socket.ErrorMessage;
