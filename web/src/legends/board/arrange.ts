/** Arranges the name and the pieces of a region: rows below the name. */
import { boxAround, crossings, type Point } from '../../lib/draw';

const GRID = 4;
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54];

export type Size = readonly [width: number, height: number];

export interface Arrangement {
  /** The middle of the name. */
  label: Point;
  /** The middle of the lower edge of each piece. */
  places: Point[];
  scale: number;
}

/** Computes which part of a box lies in a region, by sums over a grid. */
export class Mask {
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly sums: Int32Array;

  constructor(path: readonly Point[]) {
    const [left, top, right, bottom] = boxAround(path);
    this.left = left;
    this.top = top;
    this.columns = Math.ceil((right - left) / GRID) + 1;
    this.rows = Math.ceil((bottom - top) / GRID) + 1;
    this.sums = new Int32Array((this.columns + 1) * (this.rows + 1));
    const wide = this.columns + 1;
    for (let y = 0; y < this.rows; y++) {
      const crossed = crossings(path, top + (y + 0.5) * GRID).sort((a, b) => a - b);
      let row = 0;
      let behind = 0;
      for (let x = 0; x < this.columns; x++) {
        while (behind < crossed.length && (crossed[behind] as number) <= left + (x + 0.5) * GRID) behind++;
        row += (crossed.length - behind) % 2;
        this.sums[(y + 1) * wide + x + 1] = (this.sums[y * wide + x + 1] as number) + row;
      }
    }
  }

  /** The fraction of a box that is outside. */
  outside(x: number, y: number, width: number, height: number): number {
    const column = (v: number): number => Math.min(this.columns, Math.max(0, Math.round((v - this.left) / GRID)));
    const row = (v: number): number => Math.min(this.rows, Math.max(0, Math.round((v - this.top) / GRID)));
    const [x0, x1, y0, y1] = [column(x), column(x + width), row(y), row(y + height)];
    const at = (r: number, c: number): number => this.sums[r * (this.columns + 1) + c] as number;
    const cells = Math.max(1, Math.round(width / GRID)) * Math.max(1, Math.round(height / GRID));
    return Math.max(0, 1 - (at(y1, x1) - at(y0, x1) - at(y1, x0) + at(y0, x0)) / cells);
  }
}

const fit = (mask: Mask, spot: Point, rows: readonly Size[][], name: Size, scale: number): [number, Arrangement] => {
  const boxes: Size[] = [
    name,
    ...rows.map((row): Size => [row.reduce((s, b) => s + b[0], 0) * scale, Math.max(...row.map((b) => b[1])) * scale]),
  ];
  const high = boxes.reduce((sum, box) => sum + box[1], 0);
  let best: [number, number, number] = [Infinity, 0, 0];
  for (let dy = -40; dy <= 40; dy += 5) {
    for (let dx = -40; dx <= 40; dx += 5) {
      let cost = Math.hypot(dx, dy) * 0.12;
      let top = spot[1] + dy - high / 2;
      for (const [w, h] of boxes) {
        cost += (mask.outside(spot[0] + dx - w / 2, top, w, h) * w * h) / 12;
        top += h;
      }
      if (cost < best[0]) best = [cost, dx, dy];
    }
  }
  const [cost, dx, dy] = best;
  let top = spot[1] + dy - high / 2;
  const label: Point = [spot[0] + dx, top + name[1] / 2];
  top += name[1];
  const places: Point[] = [];
  rows.forEach((row, index) => {
    const [width, height] = boxes[index + 1] as Size;
    let left = spot[0] + dx - width / 2;
    top += height;
    for (const [w] of row) {
      places.push([left + (w * scale) / 2, top]);
      left += w * scale;
    }
  });
  return [cost + (1 - scale) * 90, { label, places, scale }];
};

/** Rows of pieces below the name, as far inside the region as possible. */
export const arrange = (mask: Mask, spot: Point, sizes: readonly Size[], name: Size): Arrangement => {
  let best: [number, Arrangement] | null = null;
  for (const scale of SCALES) {
    if (best && best[0] <= (1 - scale) * 90 + 4) break;
    for (let across = 1; across <= Math.max(1, Math.min(4, sizes.length)); across++) {
      const rows: Size[][] = [];
      for (let i = 0; i < sizes.length; i += across) rows.push(sizes.slice(i, i + across));
      if (rows.length > 4) continue;
      const found = fit(mask, spot, rows, name, scale);
      if (!best || found[0] < best[0]) best = found;
    }
  }
  return (best ?? fit(mask, spot, [], name, 1))[1];
};
