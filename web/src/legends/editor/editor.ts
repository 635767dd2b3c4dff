/** The editor module of Legends. */
import type { Component } from 'svelte';
import type { EditorGame, EditorProps, EditorView } from '../../editor/editor-game';
import { legendsArt } from '../art/pieces';
import type { Outlines } from '../board/layout';
import { loadOutlines } from '../board/outlines';
import { emptyLegends, readLegends, writeLegends, type LegendsDocument } from './document';
import LegendsEditor from './LegendsEditor.svelte';

const game: EditorGame<LegendsDocument, Outlines> = {
  art: legendsArt,
  whole: 'map',
  load: loadOutlines,
  empty: emptyLegends,
  read: (file) => readLegends(file),
  write: (document) => writeLegends(document),
  playersOf: ({ options }) => options.players,
  dealt: (document) => document,
  cleared: (document) => ({
    ...emptyLegends(document.options.players),
    kind: document.kind,
    options: document.options,
    components: document.components,
    explore: document.explore.map((one) => ({ ...one, at: null, owner: null })),
    leaders: document.leaders,
    row: document.row.map(() => null),
    ...(document.kind === 'position' ? { slots: document.slots, centre: document.centre } : {}),
  }),
  restOf: (_, file) => ({ map: file }),
  checked: (document) => document,
  Editor: LegendsEditor as Component<EditorProps, EditorView>,
};
export const editor: EditorGame = game;
