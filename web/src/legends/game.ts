/** The definition of Legends for the page. */
import type { Game } from '../games';
import dark from './art/picture-dark.webp';
import light from './art/picture-light.webp';
import { loadOutlines } from './board/outlines';

export const legends: Game = {
  scenery: 'ocean',
  ruleLetter: 'L',
  picture: { light, dark },
  files: ['components'],
  optionsOf: (draft) => ({
    ...(draft.quickSetup ? {} : { quick_setup: false }),
    ...(draft.hasAges ? { ages: draft.ages.filter((seat) => seat < draft.players) } : {}),
  }),
  hidesBoard: (draft) => !draft.quickSetup,
  loadTable: async () => {
    const outlines = loadOutlines().catch(() => {}); // the table loads them again, and reports the error
    const table = await import('./turn/LegendsTable.svelte');
    await outlines;
    return table;
  },
  loadReplay: () => import('./board/LegendsReplay.svelte'),
  loadStill: () => import('./board/LegendsStill.svelte'),
  loadPreview: () => import('./board/LegendsPreview.svelte'),
  loadOptions: () => import('./turn/LegendsOptions.svelte'),
  loadPictures: () => import('./rules/LegendsPictures.svelte'),
  loadEditor: () => import('./editor/editor'),
  loadDeals: () => import('./deals'),
};
