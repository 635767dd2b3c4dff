/** The shared drawings of Ekö, for `ArtDefs`. */
import { ekoDefs } from './eko-pieces';
import { variantDefs } from './eko-terrain';

export const ekoArt = (): string => ekoDefs() + variantDefs;
