/** The interface between a game and the editor. */
import type { Component, Snippet } from 'svelte';
import type { NetError } from '../net/errors';
import { api } from '../net/rest';
import type { BoardForm, Fault } from '../net/types';
import type { Checked } from './checking.svelte';

/** A document in the editor; its other fields belong to the game. */
export interface EditorDocument {
  /** `position`, or the other kind of document of the game. */
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
  /** The other kind of document besides positions: a board, a map. */
  whole: Doc['kind'];
  /** Loads the data that reading and drawing documents need. */
  load(): Promise<Data>;
  empty(players?: number): Doc;
  /** Read a file; null if it does not belong to this game. */
  read(file: unknown, data: Data): Doc | null;
  write(document: Doc, data: Data): Record<string, unknown>;
  playersOf(document: Doc): number;
  /** A dealt document as the editor opens it. */
  dealt(document: Doc): Doc;
  /** The document without its content. */
  cleared(document: Doc): Doc;
  /** The options with which the server deals the rest. */
  restOf(document: Doc, file: Record<string, unknown>): Record<string, unknown>;
  /** The document after the server's validation. */
  checked(document: Doc, answer: Checked): Doc;
  Editor: Component<EditorProps, EditorView>;
}

/** A board as the server deals it with these options. */
export const deal = (game: string, players: number, options: Readonly<Record<string, unknown>>): Promise<BoardForm> =>
  api.post<BoardForm>('boards', { game, players, options, seed: Math.random().toString(36).slice(2, 12) });
