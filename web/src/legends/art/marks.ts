/** Chips, signs and arrows on the map of Legends. */
import { ICONS, type IconName } from '../../art/icons';
import { GLYPH, SHAPE, type Owner } from '../../art/identity';
import { f, pts, type Point } from '../../lib/draw';

const at = (x: number, y: number, k: number): string =>
  `translate(${f(x)} ${f(y)})${k === 1 ? '' : ` scale(${f(k, 2)})`}`;

/** The width of a region's chip at scale 1. */
export const chipWidth = (name: string, owner: Owner | null, start: boolean): number =>
  (name ? 6 + 6.6 * name.length + 6 : 0) + (owner ? (name ? 11 : 20) : 0) + (start ? 12 : 0) || 20;

/** The name of a region with its controller's sign and the starting star. */
export const regionChip = ([x, y]: Point, name: string, owner: Owner | null, start: boolean, k = 1): string => {
  const width = chipWidth(name, owner, start);
  let left = -width / 2;
  let inner = `<rect x="${f(left)}" y="-6.5" width="${f(width)}" height="13" rx="6.5" fill="var(--chip)" stroke="${owner ? 'var(--line)' : 'var(--chip-line)'}" stroke-width=".8"/>`;
  if (owner) {
    inner += `<g transform="translate(${f(left + 7.5)} 0) scale(.36)"><path d="${SHAPE[owner]}" fill="var(--base)" stroke="var(--line)" stroke-width="2.5"/><path d="${GLYPH[owner]}" fill="var(--pi)" transform="scale(.85)"/></g>`;
    left += 11;
  }
  const right = width / 2 - (start ? 12 : 0);
  inner += `<text x="${f((left + right) / 2)}" y="3.5" text-anchor="middle" class="rlab">${name}</text>`;
  if (start) inner += `<use href="#tok-start" transform="translate(${f(width / 2 - 7)} 0) scale(.82)"/>`;
  return `<g class="${owner ? `pl-${owner}` : ''}" transform="${at(x, y, k)}">${inner}</g>`;
};

/** Only the sign of a region's controller, if there is no room for names. */
export const regionSign = ([x, y]: Point, owner: Owner | null, start: boolean, k = 1): string => {
  const sign = owner
    ? `<g class="pl-${owner}" transform="scale(.5)"><path d="${SHAPE[owner]}" fill="var(--base)" stroke="var(--chip)" stroke-width="6"/><path d="${SHAPE[owner]}" fill="var(--base)" stroke="var(--line)" stroke-width="1.6"/><path d="${GLYPH[owner]}" fill="var(--pi)" transform="scale(.85)"/></g>`
    : '';
  const star = start ? `<use href="#tok-start" x="${owner ? 15 : 0}"/>` : '';
  return sign || star ? `<g transform="${at(x, y, k)}">${sign}${star}</g>` : '';
};

/** A chip with a sign and a price or number. */
export const costChip = ([x, y]: Point, icon: IconName, text: string, colour: string, k = 1): string => {
  const width = text ? 24 + 6.8 * text.length : 22;
  const words = text
    ? `<text x="${f(width / 2 - 5 - 3.4 * text.length)}" y="4.3" text-anchor="middle" class="cost-text">${text}</text>`
    : '';
  return `<g transform="${at(x, y, k)}"><rect x="${f(-width / 2)}" y="-9.5" width="${f(width)}" height="19" rx="9.5" fill="${colour}" stroke="#fff8e0" stroke-width="1.5"/><g transform="translate(${f(text ? -width / 2 + 3.5 : -6.5)} -6.5) scale(.54)" class="cost-ink">${ICONS[icon]}</g>${words}</g>`;
};

/** Teeth around a group that can be destroyed. */
export const teeth = ([x, y]: Point, k = 1): string => {
  const one = (i: number): string => {
    const a = Math.PI / 4 + (i * Math.PI) / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const p = (r: number, w: number): string => `${f(c * r - s * w)} ${f((s * r + c * w) * 0.78)}`;
    return `M${p(25, -4.5)}L${p(16, 0)}L${p(25, 4.5)}Z`;
  };
  return `<g transform="${at(x, y, k)}"><ellipse rx="20" ry="15" class="mk-halo"/><ellipse rx="20" ry="15" class="mk-att"/><path d="${[0, 1, 2, 3].map(one).join('')}" class="mk-tooth"/></g>`;
};

/** An arrow along a line, with the number of its step. */
export const arrowArt = (points: readonly Point[], number: number | undefined, sea: boolean): string => {
  const first = points[0];
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (!first || !last || !before) return '';
  const angle = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  const d = `M${points.map((p) => pts([p])).join('L')}`;
  const middle = points[Math.floor(points.length / 2)] as Point;
  const badge = number
    ? `<circle cx="${f(middle[0])}" cy="${f(middle[1])}" r="7.5" class="step-dot"/><text x="${f(middle[0])}" y="${f(middle[1] + 3.7)}" text-anchor="middle" class="step-no">${number}</text>`
    : '';
  return `<path d="${d}" class="ar-out"/><path d="${d}" class="${sea ? 'ar-in ar-sea' : 'ar-in'}"/><path d="M8 0L-5 -7L-2 0L-5 7Z" transform="translate(${f(last[0])} ${f(last[1])}) rotate(${f(angle)})" class="ar-head"/>${badge}`;
};

/** A curve between two points that bends aside, cut short at both ends. */
export const bent = (a: Point, b: Point, bend = 0.16, gap = 18): Point[] => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const cut = Math.min(0.35, gap / length);
  const p: Point = [a[0] + dx * cut, a[1] + dy * cut];
  const q: Point = [b[0] - dx * cut, b[1] - dy * cut];
  const c: Point = [(p[0] + q[0]) / 2 - dy * bend, (p[1] + q[1]) / 2 + dx * bend];
  return Array.from({ length: 13 }, (_, i): Point => {
    const u = i / 12;
    return [
      (1 - u) ** 2 * p[0] + 2 * u * (1 - u) * c[0] + u * u * q[0],
      (1 - u) ** 2 * p[1] + 2 * u * (1 - u) * c[1] + u * u * q[1],
    ];
  });
};
