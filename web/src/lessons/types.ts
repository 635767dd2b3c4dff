/** Tutorials as the server tells them; docs/api.md describes it. */
import type { Decision, GameName, Ground, Update } from '../net/types';

export interface StepLine {
  name: string;
  title: string;
  /** The rules that it teaches, the chief one first. */
  rules: string[];
  decisions: number;
}

export interface LessonFound {
  game: GameName;
  steps: StepLine[];
}

/** A step after what the learner has played in it. */
export interface Desk {
  match: string;
  viewer: number;
  ground: Ground | null;
  update: Update;
  decisions: Decision[];
  reached: boolean;
  made: number;
  title: string;
  text: string;
  task: string;
  hint: string;
  done: string;
  rules: string[];
  /** A decision that serves the aim, and its places. */
  show: string | null;
  show_places: string[];
}
