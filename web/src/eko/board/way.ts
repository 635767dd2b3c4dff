/** A way to draw between two spaces: along the steps that the server names, around stacks. No rule lives here. */
import type { EkoGround, EkoPosition } from '../types';

/** The shortest such way with both ends, or just the ends where there is none. */
export const wayThrough = (
  ground: EkoGround,
  position: Pick<EkoPosition, 'stacks'>,
  from: string,
  to: string,
): string[] => {
  const steps = new Map(ground.hexes.map((hex) => [hex.name, hex.steps ?? []]));
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && !before.has(to); here = queue.shift()) {
    for (const next of steps.get(here) ?? []) {
      if (before.has(next) || (next !== to && position.stacks[next])) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way: string[] = [];
  for (let at: string | null | undefined = to; at; at = before.get(at)) way.unshift(at);
  return way;
};
