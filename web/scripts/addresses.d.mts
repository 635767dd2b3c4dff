export const MOST_SCRIPT: number;
export const addressesOf: (
  patterns: readonly string[],
  values: Readonly<Record<string, readonly string[]>>,
) => string[];
