export const SOURCES: string;
export const neededBy: (names: readonly string[], later?: boolean) => Set<string>;
export const GAMES: string[];
