/** The deals of a seed: table, decks, leaders, tokens and die. docs/verification.md specifies every step. */
import { Generator } from '../verify/generator';
import type { Check, DealtRecord } from '../verify/verify';

/** The published cards in the order of their file, by the smallest number of players. */
const CARDS: readonly (readonly [number, string])[] = [
  [
    2,
    'ancient-phoenix ancient-sage ancient-tree-spirit ancient-woods cursed-banshee cursed-gargoyles cursed-king ' +
      'cursed-mausoleum cursed-tower dire-dragon dire-eye dire-giant dire-goblin dire-ogre forest-elf forest-gnome ' +
      'forest-pixie forest-tree-town graveyard lake night-hydra night-village night-wizard noble-hills noble-knight ' +
      'noble-unicorn stronghold',
  ],
  [3, 'arcane-manticore arcane-sphinx arcane-temple mountain-dwarf mountain-treasury'],
  [4, 'castle-or castle-and'],
];
/** Both sides of each board: the letter and number of its regions, and its exits at the top, right, bottom and left. */
const SIDES: readonly { name: string; letter: string; regions: number; exits: string }[] = [
  { name: 'horseshoe', letter: 'H', regions: 5, exits: '2453' },
  { name: 'citadel', letter: 'C', regions: 3, exits: '1221' },
  { name: 'desert', letter: 'D', regions: 7, exits: '1564' },
  { name: 'meadows', letter: 'M', regions: 5, exits: '1354' },
  { name: 'volcano', letter: 'V', regions: 7, exits: '1476' },
  { name: 'ice', letter: 'I', regions: 5, exits: '1352' },
  { name: 'tall', letter: 'T', regions: 3, exits: '2332' },
  { name: 'fern', letter: 'F', regions: 3, exits: '1332' },
];
/** The board that must be the centre. */
const CENTRAL = 'desert';
/** The tokens of variants, in the order in which they are placed. */
const PLACED: readonly (readonly [string, number])[] = [['citadels', 3], ['dragon', 1], ['portals', 2], ['rogues', 1]]; // prettier-ignore
const LEADERS = ['fairy-queen', 'bandit-king', 'red-sorceress', 'white-knight'];
const TOKENS = ['magic-spring', 'cottage', 'hidden-treasure', 'magic-book', 'stable', 'poison-swamp'];

interface Card {
  id: string;
  min_players?: number;
}
interface Components {
  cards: Card[];
  tokens?: { id: string }[];
}

/** The seats in the order of ranks that are shuffled. */
const ranked = (chance: Generator, players: number): number[] => {
  const ranks = chance.shuffle(Array.from({ length: players }, (_, seat) => seat));
  return ranks.map((_, seat) => seat).sort((one, two) => ranks[one]! - ranks[two]!);
};

/** The identities, the founder and the age order before the first game. */
export function dealTable(seed: string, players: number): { identities: string; founder: number; ages: string } {
  const chance = new Generator(seed, 'legends table');
  const letters = chance.shuffle([...'ETMS']).slice(0, players);
  const founder = chance.below(players);
  const ages = ranked(chance, players).map((seat) => letters[seat]);
  return { identities: letters.join(''), founder, ages: ages.join('') };
}

/** The set-up decisions up to the merchant coins, each drawn among all legal ones in their order. */
function quickSetup(chance: Generator, variants: readonly string[]): string {
  const isRectangle = variants.includes('rectangle');
  const made: string[] = [];
  const draw = (legal: readonly string[]): string => {
    const drawn = legal[chance.below(legal.length)]!;
    made.push(drawn);
    return drawn;
  };
  const laid: { side: number; turn: number }[] = [];
  for (let slot = 0; slot < 4; slot++) {
    const legal = new Map<string, { side: number; turn: number }>();
    SIDES.forEach(({ name }, side) => {
      if (laid.some((other) => other.side >> 1 === side >> 1)) return;
      if (name === CENTRAL && slot > 0 && !isRectangle) return;
      for (let turn = 0; turn < 4; turn += isRectangle ? 2 : 1) legal.set(`${name}@${90 * turn}`, { side, turn });
    });
    laid.push(legal.get(draw([...legal.keys()]))!);
  }
  let centre = 0;
  let edges = [1, 2, 3]; // in a T, the first board has others at its right, bottom and left
  if (isRectangle) {
    const central = [0, 1, 2, 3].filter((slot) => SIDES[laid[slot]!.side]!.name === CENTRAL);
    centre = Number(draw((central.length ? central : [0, 1, 2, 3]).map((slot) => `centre:${slot + 1}`)).slice(7)) - 1;
    edges = [[1, 2], [2, 3], [0, 1], [0, 3]][centre]!; // prettier-ignore
  }
  const regionsOf = (side: number): string[] =>
    Array.from({ length: SIDES[side]!.regions }, (_, number) => `${SIDES[side]!.letter}${number + 1}`);
  const regions = laid.map(({ side }) => side).sort((one, two) => one - two).flatMap(regionsOf); // prettier-ignore
  const { side, turn } = laid[centre]!;
  const exits = new Set(edges.map((edge) => SIDES[side]!.exits[(edge - turn + 4) % 4]!));
  const used = new Set([draw([...exits].sort().map((number) => `start:${SIDES[side]!.letter}${number}`)).slice(6)]);
  const explored = variants.includes('explore') ? (variants.includes('swamp') ? 6 : 5) : 0;
  const placed = PLACED.reduce((sum, [variant, count]) => sum + (variants.includes(variant) ? count : 0), explored);
  for (let token = 0; token < placed; token++)
    used.add(draw(regions.filter((region) => !used.has(region)).map((region) => `token:${region}`)).slice(6));
  if (variants.includes('merchants'))
    for (const slot of laid) draw(regionsOf(slot.side).map((region) => `coins:${region}`));
  return made.join(',');
}

/** The deal of a game of the match, counted from 1. */
export function dealGame(
  seed: string,
  game: number,
  players: number,
  variants: readonly string[],
  identities: string,
  hasSetup: boolean,
  components?: Components,
): Record<string, string> {
  const chance = new Generator(seed, `legends deal ${game}`);
  const published = CARDS.flatMap(([least, names]) => names.split(' ').map((id): Card => ({ id, min_players: least })));
  const cards = (components?.cards ?? published).filter((card) => (card.min_players ?? 2) <= players);
  const dealt: Record<string, string> = {
    deck: chance
      .shuffle(cards.map(({ id }) => id))
      .reverse()
      .join(','),
  };
  if (variants.includes('leaders'))
    dealt.leaders = chance
      .shuffle([...LEADERS])
      .slice(0, players)
      .join(',');
  if (variants.includes('swamp'))
    dealt.tokens = chance.shuffle(components?.tokens?.map(({ id }) => id) ?? [...TOKENS]).join(',');
  if (variants.includes('die')) dealt.die = ranked(chance, players).map((seat) => identities[seat]).join(''); // prettier-ignore
  if (hasSetup) dealt.setup = quickSetup(chance, variants);
  return dealt;
}

export function dealChecks(record: DealtRecord, seed: string): Check[] {
  const { players, variants } = record.options;
  const { start } = record;
  if ('position' in start) return [{ name: 'start', holds: null }];
  const table = dealTable(seed, players);
  const checks: Check[] = [
    { name: 'identities', holds: start.identities === table.identities },
    { name: 'founder', holds: start.founder === table.founder },
    { name: 'ages', holds: start.ages === table.ages ? true : null }, // the players may give their ages
  ];
  const deals = record.events.flatMap(({ chance }) => chance ?? []);
  deals.forEach((deal, number) => {
    const fields = new Map(deal.split(' ').map((word) => word.split('=', 2) as [string, string]));
    const identities = start.identities as string;
    const components = start.components as Components | undefined;
    const hasSetup = !components && record.options.quick_setup === true;
    const dealt = dealGame(seed, number + 1, players, variants, identities, hasSetup, components);
    for (const [name, text] of Object.entries(dealt))
      checks.push({ name: `game ${number + 1}: ${name}`, holds: fields.get(name) === text });
    if (fields.has('setup') && !hasSetup) checks.push({ name: `game ${number + 1}: setup`, holds: null });
  });
  return checks;
}
