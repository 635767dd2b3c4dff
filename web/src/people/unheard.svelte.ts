/** Players whom the user has muted or blocked since the page was loaded; the server withholds earlier chat by itself. */
import { api } from '../net/rest';
import type { Person } from '../net/types';

let unheard = $state.raw<ReadonlySet<string>>(new Set());

/** Whether the messages of a player are hidden. */
export const isUnheard = (person: string | undefined): boolean => person !== undefined && unheard.has(person);

/** Whether the user has muted or blocked a player. */
export const standing = async (person: string): Promise<{ muted: boolean; blocked: boolean }> => {
  const [muted, blocked] = await Promise.all([api.get<Person[]>('me/muted'), api.get<Person[]>('me/blocked')]);
  const has = (list: readonly Person[]): boolean => list.some((one) => one.id === person);
  return { muted: has(muted), blocked: has(blocked) };
};

/** Mute or block a player, or end it. */
export const silence = async (how: 'muted' | 'blocked', person: string, on: boolean): Promise<void> => {
  await (on ? api.put(`me/${how}/${person}`) : api.delete(`me/${how}/${person}`));
  const { muted, blocked } = await standing(person);
  const next = new Set(unheard);
  if (muted || blocked) next.add(person);
  else next.delete(person);
  unheard = next;
};
