/** The shared drawings of each game, for `ArtDefs`. */
import { ekoDefs } from './eko-pieces';
import { variantDefs } from './eko-terrain';
import { legendsDefs } from './legends-pieces';

export const ekoArt = (): string => ekoDefs() + variantDefs;
export const legendsArt = (): string => legendsDefs();
