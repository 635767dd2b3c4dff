export const GAMES: string[];
export const middle: (values: readonly number[]) => number;
export const rounded: (value: number) => number;
export interface FrameFigures {
  frames: number;
  per_second: number | null;
  median_ms: number | null;
  late_share: number | null;
}
export const frameFigures: (intervals: readonly number[]) => FrameFigures;
export const faultsOf: (found: Readonly<Record<string, unknown>>) => string[];
