/** The shared drawings of Ekö, for `ArtDefs`. */
import { ekoDefs } from './pieces';
import { variantDefs } from './terrain';

export const ekoArt = (): string => ekoDefs() + variantDefs;
