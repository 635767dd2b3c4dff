/** What the editor needs of the games: tiles, sides, cards; asked for once. */
import type { EkoGround } from '../eko/types';
import type { LegendsGround } from '../legends/types';
import { api } from '../net/rest';
import { readTileSet, type TileSet } from '../eko/editor/tiles';

export interface TileData {
  set: TileSet;
  soldiers: number;
  ceilings: Readonly<Record<string, number>>;
}

export interface Dealt {
  game: string;
  board: EkoGround | LegendsGround;
  file: Record<string, unknown>;
}

export const loadTiles = async (): Promise<TileData> => {
  const told = await api.get<{ tile_set: unknown; soldiers: number; ceilings: Record<string, number> }>('tiles');
  return { set: readTileSet(told.tile_set), soldiers: told.soldiers, ceilings: told.ceilings };
};

/** A board as the server deals it with these options. */
export const deal = (game: string, players: number, options: Readonly<Record<string, unknown>>): Promise<Dealt> =>
  api.post<Dealt>('boards', { game, players, options, seed: Math.random().toString(36).slice(2, 12) });

/** Sides, cards, all tokens and leaders of Legends for a number of players. */
export const loadGround = async (players: number, components: unknown): Promise<LegendsGround> => {
  const { board } = await deal('legends', players, {
    variants: ['explore', 'leaders', 'swamp'],
    ...(components ? { components } : {}),
  });
  return board as LegendsGround;
};
