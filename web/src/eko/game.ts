/** The definition of Ekö for the page. */
import type { Game } from '../games';
import dark from './art/picture-dark.webp';
import light from './art/picture-light.webp';

export const eko: Game = {
  scenery: 'dunes',
  ruleLetter: 'E',
  picture: { light, dark },
  files: ['board', 'tiles'],
  optionsOf: (draft, files) => ({
    ...(draft.hasRoundLimit ? { round_limit: draft.roundLimit } : {}),
    ...(draft.repetition ? { repetition: true } : {}),
    ...(draft.layout && !files.board ? { layout: draft.layout } : {}),
    ...(draft.pyramids && draft.variants.includes('pyramids') && !files.board ? { pyramids: draft.pyramids } : {}),
  }),
  hidesBoard: () => false,
  loadTable: () => import('./turn/EkoTable.svelte'),
  loadReplay: () => import('./board/EkoReplay.svelte'),
  loadStill: () => import('./board/EkoStill.svelte'),
  loadPreview: () => import('./board/EkoPreview.svelte'),
  loadOptions: () => import('./turn/EkoOptions.svelte'),
  loadPictures: () => import('./rules/EkoPictures.svelte'),
  loadEditor: () => import('./editor/editor'),
  loadDeals: () => import('./deals'),
};
