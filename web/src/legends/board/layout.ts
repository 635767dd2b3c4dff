/** The layout of the four boards of Legends: regions and the ways between them, for any rotation of the view. */
import { boxAround, distance, lerp, pts, type Box, type Point } from '../../lib/draw';
import type { LegendsGround, LegendsPosition, LegendsSide, LegendsSlot } from '../types';

export const WIDTH = 200;
export const HEIGHT = 300;

/** The boards as they lie, and the routes that meet between them. */
export interface MapBoards {
  slots: readonly (LegendsSlot | null)[];
  /** Two rows of two boards instead of a T. */
  rectangle: boolean;
  sides: ReadonlyMap<string, LegendsSide>;
  routes: readonly (readonly string[])[];
}

export const mapBoards = (ground: LegendsGround, position: Pick<LegendsPosition, 'slots' | 'routes'>): MapBoards => ({
  slots: position.slots,
  routes: position.routes,
  rectangle: ground.options.variants.includes('rectangle'),
  sides: new Map(ground.sides.map((side) => [side.name, side])),
});

/** Outlines of the published sides in a frame of 2000 by 3000: x, y, x, y, … */
export interface Outlines {
  sides: Readonly<
    Record<
      string,
      {
        coasts: number[][];
        water: number[][][];
        regions: Record<string, number[]>;
        spots: Record<string, number[]>;
      }
    >
  >;
}

export interface Region {
  name: string;
  slot: number;
  side: string;
  /** Its tint, one of three. */
  tint: number;
  island: string;
  path: Point[];
  /** The position of its pieces. */
  spot: Point;
}

interface Exit {
  region: string;
  at: Point;
  inward: Point;
  joined: boolean;
}

export interface LaidBoard {
  slot: number;
  side: string;
  frame: Point[];
  coasts: Point[][];
  water: Point[][][];
  exits: Exit[];
}

export interface Way {
  kind: 'land' | 'bridge' | 'sea';
  a: string;
  b: string;
  /** The drawn line, for routes only. */
  path: string;
  points: Point[];
  middle: Point;
}

export interface LaidMap {
  box: Box;
  boards: LaidBoard[];
  regions: Map<string, Region>;
  ways: Way[];
  /** Routes that lead off the map. */
  stubs: string[];
}

const turned = ([x, y]: Point, quarters: number): Point => {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
};

const pairs = (numbers: readonly number[]): Point[] => {
  const found: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2)
    found.push([(numbers[i] as number) / 10, (numbers[i + 1] as number) / 10]);
  return found;
};

/** The centres of the slots: centre, left, right and below in a T; two rows in a rectangle. */
export const slotCentres = (ground: MapBoards): Point[] => {
  if (ground.rectangle)
    return [
      [-100, -150],
      [100, -150],
      [-100, 150],
      [100, 150],
    ];
  const sizes = [0, 1, 2, 3].map((i): Point => ((ground.slots[i]?.turn ?? 0) % 2 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]));
  const [[wide, high], [left], [right], [, below]] = sizes as [Point, Point, Point, Point];
  return [
    [0, 0],
    [-(wide + left) / 2, 0],
    [(wide + right) / 2, 0],
    [0, (high + below) / 2],
  ];
};

/** Round blobs for sides that have no outlines. */
const blobs = (side: LegendsSide): Outlines['sides'][string] => {
  const regions: Record<string, number[]> = {};
  const spots: Record<string, number[]> = {};
  for (const [name, [x, y]] of Object.entries(side.at)) {
    spots[name] = [x * 2000, y * 3000];
    regions[name] = Array.from({ length: 16 }, (_, i) => (i / 16) * 2 * Math.PI).flatMap((a) => [
      x * 2000 + Math.cos(a) * (330 + 40 * Math.sin(3 * a)),
      y * 3000 + Math.sin(a) * (330 + 40 * Math.cos(2 * a)),
    ]);
  }
  return { coasts: Object.values(regions), water: [[], [], []], regions, spots };
};

const EDGES: Record<string, { at: Point; inward: Point }> = {
  top: { at: [WIDTH / 2, 0], inward: [0, 1] },
  right: { at: [WIDTH, HEIGHT / 2], inward: [-1, 0] },
  bottom: { at: [WIDTH / 2, HEIGHT], inward: [0, -1] },
  left: { at: [0, HEIGHT / 2], inward: [1, 0] },
};

const nearest = (a: readonly Point[], b: readonly Point[]): [Point, Point] => {
  let best: [Point, Point] = [a[0] ?? [0, 0], b[0] ?? [0, 0]];
  let least = Infinity;
  for (const p of a)
    for (const q of b) {
      const d = distance(p, q);
      if (d < least) [best, least] = [[p, q], d];
    }
  return best;
};

/** The middle between the nearest points of two regions. */
const gapMiddle = (a: readonly Point[], b: readonly Point[]): Point => {
  const [p, q] = nearest(a, b);
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
};

/** The middle of the border that two regions share. */
const borderMiddle = (a: readonly Point[], b: readonly Point[]): Point => {
  const shared = a.filter((p) => b.some((q) => distance(p, q) < 7));
  if (!shared.length) return gapMiddle(a, b);
  const c: Point = [
    shared.reduce((s, p) => s + p[0], 0) / shared.length,
    shared.reduce((s, p) => s + p[1], 0) / shared.length,
  ];
  return shared.reduce((best, p) => (distance(p, c) < distance(best, c) ? p : best));
};

/** A way over a border or a bridge. Its middle is slow to compute, and only arrows need it. */
class Crossing implements Way {
  readonly a: string;
  readonly b: string;
  readonly path = '';
  #middle: Point | null = null;

  constructor(
    readonly kind: 'land' | 'bridge',
    private readonly from: Region,
    private readonly to: Region,
    private readonly find: (a: readonly Point[], b: readonly Point[]) => Point,
  ) {
    [this.a, this.b] = [from.name, to.name];
  }

  get middle(): Point {
    return (this.#middle ??= this.find(this.from.path, this.to.path));
  }

  get points(): Point[] {
    return [this.from.spot, this.middle, this.to.spot];
  }
}

const quadratic = (a: Point, c: Point, b: Point, steps = 12): Point[] =>
  Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    return [lerp(lerp(a[0], c[0], t), lerp(c[0], b[0], t), t), lerp(lerp(a[1], c[1], t), lerp(c[1], b[1], t), t)];
  });

/** The position of a point of a slot's board on the map. */
const placing =
  (turn: number, centre: Point, viewTurn: number) =>
  (p: Point): Point => {
    const [x, y] = turned([p[0] - WIDTH / 2, p[1] - HEIGHT / 2], turn);
    return turned([x + centre[0], y + centre[1]], viewTurn);
  };

const CORNERS: readonly Point[] = [
  [0, 0],
  [WIDTH, 0],
  [WIDTH, HEIGHT],
  [0, HEIGHT],
];

/** The box around all slots; an empty one is upright. */
const mapBox = (ground: MapBoards, viewTurn: number): Box =>
  boxAround(
    slotCentres(ground).flatMap((centre, index) =>
      CORNERS.map(placing(ground.slots[index]?.turn ?? 0, centre, viewTurn)),
    ),
  );

/** Lay out the boards; `viewTurn` is the rotation of the whole map in quarter turns. */
export const layMap = (ground: MapBoards, outlines: Outlines, viewTurn = 0): LaidMap => {
  const centres = slotCentres(ground);
  const boards: LaidBoard[] = [];
  const regions = new Map<string, Region>();
  ground.slots.forEach((slot, index) => {
    const centre = centres[index] as Point;
    const side = slot && ground.sides.get(slot.side);
    if (!slot || !side) return;
    const shape = outlines.sides[slot.side] ?? blobs(side);
    const place = placing(slot.turn, centre, viewTurn);
    const exits = Object.entries(side.exits).map(([edge, region]): Exit => {
      const { at, inward } = EDGES[edge] as { at: Point; inward: Point };
      return {
        region,
        at: place(at),
        inward: place([at[0] + inward[0] * 34, at[1] + inward[1] * 34]),
        joined: false,
      };
    });
    boards.push({
      slot: index,
      side: slot.side,
      frame: CORNERS.map(place),
      coasts: shape.coasts.map((loop) => pairs(loop).map(place)),
      water: shape.water.map((level) => level.map((loop) => pairs(loop).map(place))),
      exits,
    });
    const island = new Map(
      side.islands.flatMap((names, i) => names.map((name) => [name, `${slot.side}-${i}`] as const)),
    );
    Object.keys(shape.regions).forEach((name, i) => {
      const spot = shape.spots[name] as number[];
      regions.set(name, {
        name,
        slot: index,
        side: slot.side,
        tint: (i % 3) + 1,
        island: island.get(name) ?? name,
        path: pairs(shape.regions[name] as number[]).map(place),
        spot: place([(spot[0] as number) / 10, (spot[1] as number) / 10]),
      });
    });
  });
  return { box: mapBox(ground, viewTurn), boards, regions, ...layWays(ground, boards, regions) };
};

const layWays = (
  ground: MapBoards,
  boards: LaidBoard[],
  regions: Map<string, Region>,
): Pick<LaidMap, 'ways' | 'stubs'> => {
  const ways: Way[] = [];
  const region = (name: string): Region => regions.get(name) as Region;
  const route = (a: string, b: string, legs: Point[][], middle: Point): void => {
    const points = legs.flatMap(([p, c, q]) => quadratic(p as Point, c as Point, q as Point));
    const path = legs
      .map(([p, c, q], i) => (i ? '' : `M${pts([p as Point])}`) + `Q${pts([c as Point, q as Point])}`)
      .join('');
    ways.push({ kind: 'sea', a, b, path, points, middle });
  };
  for (const board of boards) {
    const side = ground.sides.get(board.side) as LegendsSide;
    for (const [a, b] of side.land) ways.push(new Crossing('land', region(a), region(b), borderMiddle));
    for (const [a, b] of side.bridge) ways.push(new Crossing('bridge', region(a), region(b), gapMiddle));
    for (const [a, b] of side.sea) {
      const [p, q] = [region(a).spot, region(b).spot];
      const bend = a === 'H1' ? 0.34 : 0.12;
      const c: Point = [(p[0] + q[0]) / 2 - (q[1] - p[1]) * bend, (p[1] + q[1]) / 2 + (q[0] - p[0]) * bend];
      route(a, b, [[p, c, q]], [((p[0] + q[0]) / 2 + c[0]) / 2, ((p[1] + q[1]) / 2 + c[1]) / 2]);
    }
  }
  const meets = new Set(ground.routes.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  boards.forEach((one, i) =>
    boards.slice(i + 1).forEach((two) => {
      for (const x of one.exits)
        for (const y of two.exits) {
          if (distance(x.at, y.at) > 1 || !meets.has(`${x.region} ${y.region}`)) continue;
          x.joined = y.joined = true;
          route(
            x.region,
            y.region,
            [
              [region(x.region).spot, x.inward, x.at],
              [x.at, y.inward, region(y.region).spot],
            ],
            x.at,
          );
        }
    }),
  );
  const stubs = boards.flatMap((board) =>
    board.exits
      .filter((exit) => !exit.joined)
      .map((exit) => `M${pts([region(exit.region).spot])}Q${pts([exit.inward, exit.at])}`),
  );
  return { ways, stubs };
};

/** The way from one region to another; the cheaper one of two. */
export const wayBetween = (map: LaidMap, a: string, b: string): Way | null => {
  const found = map.ways.filter((way) => (way.a === a && way.b === b) || (way.a === b && way.b === a));
  const way = found.find(({ kind }) => kind !== 'sea') ?? found[0];
  if (!way) return null;
  if (way.a === a) return way;
  return { kind: way.kind, a, b, path: way.path, middle: way.middle, points: [...way.points].reverse() };
};

/** The quarter turn in which the map is largest in a frame of this size; upright if nothing is gained. */
export const bestMapTurn = (ground: MapBoards, width: number, height: number): number => {
  const [upright, turned] = mapSizes(ground).map((size) => scaleOf(size, width, height));
  return (turned ?? 0) > (upright ?? 0) * 1.05 ? 3 : 0;
};

/** The sizes of the map with its margin, upright and after three quarter turns. */
export const mapSizes = (ground: MapBoards): (readonly [width: number, height: number])[] =>
  [0, 3].map((turn) => {
    const [left, top, right, bottom] = mapBox(ground, turn);
    return [right - left + 12, bottom - top + 14];
  });

/** The scale of a map of some size in a frame. */
export const scaleOf = ([wide, high]: readonly [number, number], width: number, height: number): number =>
  Math.min(width / wide, height / high);

/** The greatest radius of the compass. */
const ROSE = 70;

/** The largest circle in a corner of the map that no board touches, for the compass; null if there is none. */
export const emptyCorner = ({ box, boards }: LaidMap): readonly [x: number, y: number, radius: number] | null => {
  const frames = boards.map(({ frame }) => boxAround(frame));
  const [left, top, right, bottom] = box;
  for (let r = ROSE; r >= ROSE / 2; r -= 5) {
    const reach = r + 8;
    for (const x of [left + reach, right - reach])
      for (const y of [bottom - reach, top + reach])
        if (frames.every(([l, t, rt, b]) => x + reach <= l || x - reach >= rt || y + reach <= t || y - reach >= b))
          return [x, y, r];
  }
  return null;
};

/** The nearest region in the direction of an arrow key. */
export const regionBeyond = (map: LaidMap, from: string, dx: number, dy: number): string | null => {
  const start = map.regions.get(from);
  if (!start) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { name, spot } of map.regions.values()) {
    const ahead = (spot[0] - start.spot[0]) * dx + (spot[1] - start.spot[1]) * dy;
    const aside = Math.abs((spot[0] - start.spot[0]) * dy) + Math.abs((spot[1] - start.spot[1]) * dx);
    if (ahead < 6 || aside > ahead * 2) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
};
