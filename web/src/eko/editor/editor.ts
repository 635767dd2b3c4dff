/** The editor module of Ekö. */
import type { Component } from 'svelte';
import type { EditorGame, EditorProps, EditorView } from '../../editor/editor-game';
import { api } from '../../net/rest';
import { ekoArt } from '../art/defs';
import { clearedPieces, emptyEko, readEko, writeEko, type EkoDocument } from './document';
import EkoEditor from './EkoEditor.svelte';
import { layOut, readTileSet, type LaidBoard, type PlacedTile, type TileSet } from './tiles';

export interface TileData {
  set: TileSet;
  soldiers: number;
  ceilings: Readonly<Record<string, number>>;
}

/** The components of Ekö. */
interface Components {
  tile_set: unknown;
  soldiers: number;
  ceilings: Record<string, number>;
}

/** The tiles of a document: its own, or the published ones. */
export const tilesOf = (tileSet: unknown, data: TileData): TileSet => (tileSet ? readTileSet(tileSet) : data.set);

const lay = (
  tiles: readonly PlacedTile[],
  tileSet: unknown,
  data: TileData,
  letters: readonly string[] = [],
): LaidBoard => layOut(tiles, tilesOf(tileSet, data), data.ceilings, letters);

const laid = new WeakMap<EkoDocument, LaidBoard>();

/** The board of a document's tiles. */
export const laidBoard = (document: EkoDocument, data: TileData): LaidBoard => {
  const known = laid.get(document);
  if (known) return known;
  const board = lay(document.tiles, document.tileSet, data, document.identities);
  laid.set(document, board);
  return board;
};

const sorted = (names: readonly string[]): string => [...names].sort().join();

const game: EditorGame<EkoDocument, TileData> = {
  art: ekoArt,
  whole: 'board',
  load: async () => {
    const { tile_set, soldiers, ceilings } = await api.get<Components>('components/eko');
    return { set: readTileSet(tile_set), soldiers, ceilings };
  },
  empty: emptyEko,
  read: (file, data) => readEko(file, (tiles, tileSet) => lay(tiles, tileSet, data)),
  write: (document, data) => writeEko(document, laidBoard(document, data)),
  playersOf: ({ players }) => players,
  dealt: (document) => ({ ...document, kind: 'board' }),
  cleared: (document) =>
    document.kind === 'board' ? { ...document, tiles: [], layout: null } : clearedPieces(document),
  restOf: ({ kind }, file) => ({ board: kind === 'board' ? file : file.board }),
  // The tiles imply the variants; the server knows which.
  checked: (document, { variants }) =>
    sorted(variants) === sorted(document.variants) ? document : { ...document, variants },
  Editor: EkoEditor as Component<EditorProps, EditorView>,
};
export const editor: EditorGame = game;
