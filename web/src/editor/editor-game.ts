/** What a game gives to the editor. */
import type { Component, Snippet } from 'svelte';
import type { NetError } from '../net/errors';
import { api } from '../net/rest';
import type { BoardForm, Fault } from '../net/types';
import type { Checked } from './checking.svelte';

/** A document while it is edited; the rest of it belongs to the game. */
export interface EditorDocument {
  /** `position`, or the kind of document that a game has beside it. */
  readonly kind: string;
  readonly identities: readonly string[];
}

export interface EditorProps<Doc = EditorDocument, Data = unknown> {
  document: Doc;
  data: Data;
  answer: Checked | null;
  shown: Fault | null;
  onchange(next: Doc): void;
  /** Keys that the board does not use. */
  onkey: (event: KeyboardEvent) => void;
  /** Let the server deal the rest. */
  ondeal: () => void;
  onfault: (error: NetError) => void;
  side: Snippet;
}

export interface EditorView {
  zoom: (factor: number) => void;
  resetView: () => void;
}

export interface EditorGame<Doc extends EditorDocument = EditorDocument, Data = unknown> {
  art(): string;
  /** The kind of document beside a position: a board, a map. */
  whole: Doc['kind'];
  /** Loads what reading and drawing documents needs. */
  load(): Promise<Data>;
  empty(players?: number): Doc;
  /** A file as a document; null where it is none of this game. */
  read(file: unknown, data: Data): Doc | null;
  write(document: Doc, data: Data): Record<string, unknown>;
  playersOf(document: Doc): number;
  /** A document that was just dealt, as one goes on with it. */
  dealt(document: Doc): Doc;
  /** The document without what was set up in it. */
  cleared(document: Doc): Doc;
  /** The options that let the server deal the rest of a file. */
  restOf(document: Doc, file: Record<string, unknown>): Record<string, unknown>;
  /** The document with what the answer of the server implies. */
  checked(document: Doc, answer: Checked): Doc;
  Editor: Component<EditorProps, EditorView>;
}

/** A board as the server deals it with these options. */
export const deal = (game: string, players: number, options: Readonly<Record<string, unknown>>): Promise<BoardForm> =>
  api.post<BoardForm>('boards', { game, players, options, seed: Math.random().toString(36).slice(2, 12) });
