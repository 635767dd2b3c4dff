import { describe, expect, it } from 'vitest';
import { paintGround } from '../src/eko/art/ground';
import {
  bestTurn,
  boardBox,
  hexAt,
  hexBeyond,
  indexHexes,
  projection,
  sharedCorner,
  STEPS,
  touches,
} from '../src/eko/board/geometry';
import { kindOf, portalNumbers, readBuilding, readReserve, readStack, zoneNumbers } from '../src/eko/board/reading';
import type { EkoHex } from '../src/eko/types';
import { eko } from '../src/gallery/fixtures';

const { ground, position } = eko.four;
const hex = (name: string): EkoHex => indexHexes(ground).byName.get(name) as EkoHex;

describe('the hexes of a board', () => {
  it.each([0, 90] as const)('share sides with their neighbours, turned by %i', (turn) => {
    const view = projection(turn);
    STEPS.forEach(([q, r], side) => {
      const here = view.corners({ q: 0, r: 0 });
      const there = view.corners({ q, r });
      const [a, b] = [here[side], here[(side + 1) % 6]];
      for (const corner of [a, b]) {
        expect(there.some((other) => Math.hypot(other[0] - corner![0], other[1] - corner![1]) < 1e-6)).toBe(true);
      }
    });
  });
  it('touch exactly those that the server names', () => {
    for (const one of ground.hexes) {
      const near = ground.hexes.filter((other) => touches(one, other)).map(({ name }) => name);
      expect(near.sort()).toEqual([...(one.near ?? [])].sort());
    }
  });
  it('are found under a point, and nothing is beside the board', () => {
    const view = projection(0);
    for (const one of ground.hexes) expect(hexAt(ground, view, view.centre(one))?.name).toBe(one.name);
    const [left, top] = boardBox(ground, view);
    expect(hexAt(ground, view, [left - 60, top - 60])).toBeNull();
  });
  it('turn on tall screens and stay on wide ones', () => {
    expect(bestTurn(ground, 954, 592)).toBe(0);
    expect(bestTurn(ground, 390, 471)).toBe(90);
  });
});

describe('arrow keys', () => {
  it('go to the neighbour in that direction and back', () => {
    const view = projection(0);
    const right = hexBeyond(ground, view, hex('e5'), 1, 0);
    expect(right?.name).toBe('e6');
    expect(hexBeyond(ground, view, right as EkoHex, -1, 0)?.name).toBe('e5');
  });
  it('reach every space from every other', () => {
    for (const turn of [0, 90] as const) {
      const view = projection(turn);
      const seen = new Set([ground.hexes[0]!.name]);
      const queue = [ground.hexes[0]!];
      for (let at = queue.pop(); at; at = queue.pop()) {
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const next = hexBeyond(ground, view, at, dx, dy);
          if (next && !seen.has(next.name)) {
            seen.add(next.name);
            queue.push(next);
          }
        }
      }
      expect(seen.size).toBe(ground.hexes.length);
    }
  });
  it('stay at the edge of the board', () => {
    const lone = { ...ground, hexes: [hex('e5')] };
    expect(hexBeyond(lone, projection(0), hex('e5'), 1, 0)).toBeNull();
  });
});

describe('the texts of a position', () => {
  it('say who has how many discs, and where the Emperor is', () => {
    expect(readStack('E3!')).toEqual({ letter: 'E', discs: 3, emperor: true });
    expect(readStack('T1')).toEqual({ letter: 'T', discs: 1, emperor: false });
    expect(readStack('X1')).toBeNull();
    expect(readStack(undefined)).toBeNull();
    expect(readBuilding('T2')).toEqual({ letter: 'T', worth: 2 });
    expect(readReserve('3!')).toEqual({ discs: 3, emperor: true });
    expect(readReserve(undefined)).toEqual({ discs: 0, emperor: false });
  });
  it('are all understood', () => {
    for (const text of Object.values(position.stacks)) expect(readStack(text)).not.toBeNull();
    for (const text of Object.values(position.buildings)) expect(readBuilding(text)).not.toBeNull();
  });
});

describe('variants', () => {
  const variants = eko.variants.ground;
  it('have every kind of ground', () => {
    expect(new Set(variants.hexes.map(kindOf))).toEqual(new Set('.rcmKxtpsow'));
  });
  it('number zones and portals from 1', () => {
    expect(zoneNumbers(variants).get(variants.zones[1]![0]!)).toBe(2);
    expect([...portalNumbers(variants).values()]).toEqual([1, 2]);
  });
  it('put landmarks on the corner that three spaces share', () => {
    const view = projection(0);
    const { byName } = indexHexes(variants);
    for (const landmark of variants.landmarks) {
      const places = landmark.spaces.map((name) => byName.get(name) as EkoHex);
      const [x, y] = sharedCorner(view, places);
      for (const place of places) {
        expect(view.corners(place).some((corner) => Math.hypot(corner[0] - x, corner[1] - y) < 1)).toBe(true);
      }
    }
  });
  it('are painted with ids of their own', () => {
    const art = paintGround(variants, projection(0), 'x1');
    const ids = [...art.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id!.startsWith('x1'))).toBe(true);
    expect(art).not.toContain('NaN');
  });
});
