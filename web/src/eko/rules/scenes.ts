/** Small boards for the drawings of the rules page. */
import type { EkoGround, EkoHex, EkoMark, EkoPosition } from '../types';

export interface Scene {
  /** The text below it. */
  words: string;
  ground: EkoGround;
  position: EkoPosition;
  marks: EkoMark[];
  selected?: string;
}

const NOTHING: EkoPosition = {
  seat: 0,
  decider: 0,
  step: 'action',
  turn: 1,
  round: 1,
  stacks: {},
  buildings: {},
  reserves: {},
  boxes: {},
  captives: {},
  eliminated: [],
  supplies: {},
  capitals: {},
  landmarks: [],
};

const site = (terrain: EkoHex['terrain'], ceiling: number): Partial<EkoHex> => ({
  kind: 'site',
  terrain,
  ceiling,
  capital: terrain === 'capital',
});

/** Hexes in a row, named a1, b1 and so on. */
const row = (...hexes: Partial<EkoHex>[]): EkoGround => ({
  identities: 'TMES',
  hexes: hexes.map((hex, i) => ({
    name: `${'abcdef'[i] ?? 'a'}1`,
    q: i,
    r: 0,
    tile: 0,
    kind: 'movement' as const,
    ...hex,
  })),
  zones: hexes.some((hex) => hex.zone) ? [hexes.flatMap((hex, i) => (hex.zone ? [`${'abcdef'[i] ?? 'a'}1`] : []))] : [],
  portals: hexes.some((hex) => hex.kind === 'portal')
    ? [
        { at: 'a1', mouth: 'b1', twins: ['z1'] },
        { at: 'z1', mouth: 'y1', twins: ['a1'] },
      ]
    : [],
  landmarks: [],
});
const scene = (
  words: string,
  hexes: Partial<EkoHex>[],
  stacks: EkoPosition['stacks'] = {},
  buildings: EkoPosition['buildings'] = {},
  marks: EkoMark[] = [],
  selected?: string,
): Scene => ({ words, ground: row(...hexes), position: { ...NOTHING, stacks, buildings }, marks, selected });

/** The drawings of Ekö, by section of the rules; `words` are ids of texts. */
export const EKO_SCENES: Readonly<Record<string, readonly Scene[]>> = {
  E1: [
    scene('eko-terrain-movement', [{}], { a1: 'T1' }),
    scene('eko-terrain-reg', [site('reg', 1)]),
    scene('eko-terrain-canyon', [site('canyon', 2)]),
    scene('eko-terrain-mountain', [site('mountain', 3)]),
    scene('eko-terrain-capital', [site('capital', 2)]),
    scene('eko-terrain-chasm', [{ kind: 'chasm' }]),
  ],
  E4: [
    scene(
      'pic-move',
      [{}, {}, {}],
      { a1: 'T3' },
      {},
      [
        { space: 'b1', kind: 'move' },
        { space: 'c1', kind: 'move' },
      ],
      'a1',
    ),
    scene('pic-regroup', [{}, {}, {}], { a1: 'T1', c1: 'T2' }, {}, [{ space: 'c1', kind: 'regroup', text: '3' }], 'a1'),
    scene('pic-more', [{}, {}, {}], { a1: 'T3', c1: 'M2' }, {}, [{ space: 'c1', kind: 'attack' }], 'a1'),
    scene('pic-equal', [{}, {}, {}], { a1: 'T2', c1: 'M2' }, {}, [], 'a1'),
    scene('pic-emperor', [{}, {}, {}], { a1: 'T2!', c1: 'M2' }, {}, [{ space: 'c1', kind: 'attack' }], 'a1'),
    scene('pic-kamikaze', [{}, {}, {}], { a1: 'T1', c1: 'M4' }, {}, [{ space: 'c1', kind: 'kamikaze' }], 'a1'),
  ],
  E5: [
    scene('pic-camp', [{}, site('reg', 1)], { a1: 'T2' }, {}, [{ space: 'b1', kind: 'construct', text: '1' }], 'a1'),
    scene(
      'pic-raise',
      [{}, site('canyon', 2)],
      { a1: 'T3' },
      { b1: 'T1' },
      [{ space: 'b1', kind: 'construct', text: '2' }],
      'a1',
    ),
    scene(
      'pic-castle',
      [{}, site('mountain', 3)],
      { a1: 'T4' },
      { b1: 'T2' },
      [{ space: 'b1', kind: 'construct', text: '3' }],
      'a1',
    ),
    scene(
      'pic-over',
      [{}, site('canyon', 2)],
      { a1: 'T3' },
      { b1: 'M1' },
      [{ space: 'b1', kind: 'construct', text: '3' }],
      'a1',
    ),
  ],
  E7: [
    scene('pic-reinforce', [{}], { a1: 'T2' }, {}, [{ space: 'a1', kind: 'reinforce', text: '2' }]),
    scene('pic-no-reinforce', [{}, site('canyon', 2)], { a1: 'T2' }, { b1: 'M2' }),
  ],
  E8: [
    scene('pic-capital', [site('capital', 2)], {}, { a1: 'T2' }),
    scene('pic-castle-worth', [site('mountain', 3)], {}, { a1: 'T3' }),
    scene('pic-captive', [{}], { a1: 'M1!' }),
  ],
  E9: [
    scene(
      'eko-terrain-tempest',
      [
        { kind: 'tempest', zone: 1 },
        { kind: 'tempest', zone: 1 },
      ],
      { a1: 'T3' },
    ),
  ],
  E10: [scene('eko-terrain-portal', [{ kind: 'portal' }, {}], { b1: 'T2' })],
  E12: [scene('eko-terrain-temple-wind', [site('temple-wind', 1)])],
  E13: [scene('eko-terrain-temple-moon', [site('temple-moon', 1)])],
  E14: [scene('eko-terrain-temple-sand', [site('temple-sand', 1)])],
};
