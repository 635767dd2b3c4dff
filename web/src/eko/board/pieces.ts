/** The pieces on a board of Ekö, sorted from far to near. */
import { GLYPH, isLetter, SHAPE } from '../../art/identity';
import { f } from '../../lib/draw';
import { pipsArt, stackArt } from '../art/pieces';
import { lookOf, standingTerrain } from '../art/terrain';
import type { EkoGround, EkoHex, EkoPosition, EkoPreview } from '../types';
import { indexHexes, sharedCorner, type Projection } from './geometry';
import { kindOf, portalNumbers, readBuilding, readStack } from './reading';

export interface Piece {
  key: string;
  /** The space it stands on; empty for landmarks. */
  name: string;
  y: number;
  html: string;
  /** `gone`, `ghost`, `held`, or empty. */
  look: string;
}

export interface PieceOptions {
  ground: EkoGround;
  position: Pick<EkoPosition, 'stacks' | 'buildings' | 'landmarks'>;
  view: Projection;
  preview?: EkoPreview | null;
  selected?: string | null;
  /** The space whose stack is raised under the pointer. */
  raised?: string | null;
  /** Spaces whose stacks are moving. */
  hidden?: readonly string[];
  /** The sizes of numerals and of pips. */
  k?: number;
  kp?: number;
}

const TEMPLES = new Set(['s', 'o', 'w']);

const piecesAt = (hex: EkoHex, twins: string, options: PieceOptions): Piece[] => {
  const { position, view, preview, selected, raised, hidden = [], k = 1, kp = 1 } = options;
  const [x, y] = view.centre(hex);
  const kind = kindOf(hex);
  const at = (html: string, dy = 0): string => `<g transform="translate(${f(x)} ${f(y + dy)})">${html}</g>`;
  const found: Piece[] = [];
  const add = (part: string, height: number, html: string, look = ''): void =>
    void found.push({ key: `${hex.name}-${part}`, name: hex.name, y: height, html, look });

  const planned = preview?.buildings?.[hex.name];
  const building = readBuilding(planned ?? position.buildings[hex.name]);
  const look = preview?.removed?.includes(hex.name) ? 'gone' : '';
  const standing = standingTerrain(kind, { look: lookOf(hex, kind), built: !!building, twins, k: kp });
  if (standing) add('t', y - 6, at(standing));
  if (building) {
    const place = `x="${f(x + (TEMPLES.has(kind) ? 8 : 0))}" y="${f(y + (kind === 'K' ? 3 : 7))}"`;
    const html = `<use href="#b${building.worth}-${building.letter}" class="pl-${building.letter}" ${place}/>`;
    add('b', y + 2, html, planned ? 'ghost' : look);
  }
  if (hex.ceiling) {
    const pips = pipsArt(x, y + (view.turn ? 24 : 25), hex.ceiling, building?.worth ?? 0, kp);
    add('p', y + 6, `<g class="${building ? `pl-${building.letter}` : ''}">${pips}</g>`);
  }
  const ghost = readStack(preview?.stacks?.[hex.name]);
  const stack = hidden.includes(hex.name) || ghost ? null : readStack(position.stacks[hex.name]);
  if (stack) {
    const lift = selected === hex.name ? 6 : raised === hex.name ? 2 : 0;
    const html = at(stackArt(stack.letter, stack.discs, stack.emperor, { jitter: hex.q * 3 + hex.r, lift, k }), 2);
    add('s', y, html, selected === hex.name ? 'held' : look);
  }
  if (ghost) add('g', y + 0.5, at(stackArt(ghost.letter, ghost.discs, ghost.emperor, { k }), 2), 'ghost');
  return found;
};

const flagArt = (holder: string | null | undefined, x: number, y: number, k: number): string => {
  if (!holder || !isLetter(holder)) return '';
  const shape = SHAPE[holder];
  return `<g class="pl-${holder}" transform="translate(${f(x + 13)} ${f(y - 2)}) scale(${f(0.42 * k, 2)})"><path d="${shape}" fill="var(--base)" stroke="var(--chip)" stroke-width="5"/><path d="${shape}" fill="var(--base)" stroke="var(--line)" stroke-width="2"/><path d="${GLYPH[holder]}" fill="var(--pi)" transform="scale(.85)"/></g>`;
};

/** All pieces, the farthest first. */
export const boardPieces = (options: PieceOptions): Piece[] => {
  const { ground, position, view, kp = 1 } = options;
  const numbers = portalNumbers(ground);
  const { byName } = indexHexes(ground);
  const twinsOf = (hex: EkoHex): string =>
    (ground.portals.find(({ at }) => at === hex.name)?.twins ?? []).map((name) => numbers.get(name) ?? '').join(' ');
  const landmarks = ground.landmarks.map((landmark, i): Piece => {
    const [x, y] = sharedCorner(
      view,
      landmark.spaces.map((name) => byName.get(name)).filter((hex) => hex !== undefined),
    );
    const html = `<use href="#${landmark.kind}" x="${f(x)}" y="${f(y + 4)}"/>${flagArt(position.landmarks[i], x, y, kp)}`;
    return { key: `landmark-${i}`, name: '', y: y - 4, html, look: '' };
  });
  return [
    ...ground.hexes.flatMap((hex) => piecesAt(hex, hex.kind === 'portal' ? twinsOf(hex) : '', options)),
    ...landmarks,
  ].sort((a, b) => a.y - b.y);
};
