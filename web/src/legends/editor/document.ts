/** A map or position of Legends in the editor, in the fields of its files. */
import type { LegendsPosition, LegendsSlot } from '../types';

export const MAP = 'tetrarch/legends-map';
export const POSITION = 'tetrarch/legends-position';
export const STEPS_OF_GAME = [
  ...['deal', 'lay', 'centre', 'start', 'explore', 'citadel', 'dragon', 'portal', 'rogues', 'merchant'],
  ...['shared', 'neutral', 'bid', 'first', 'take', 'half', 'place', 'move', 'city', 'destroy', 'queen', 'over'],
] as const;

export interface TokenEntry {
  at: string | null;
  face: string | null;
  owner: string | null;
  seen: readonly string[];
}

export interface LegendsDocument {
  /** A map, or a position. */
  kind: 'map' | 'position';
  options: { players: number; printing: string; variants: readonly string[]; quick_setup: boolean };
  components: unknown;
  identities: readonly string[];
  /** Which game of a match. */
  number: number;
  step: string;
  seat: number;
  decider: number;
  founder: number;
  first: number | null;
  count: number;
  ages: readonly string[];
  slots: readonly (LegendsSlot | null)[];
  centre: number;
  start: string | null;
  regions: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
  explore: readonly TokenEntry[];
  citadels: readonly string[];
  dragon: { at: string | null; owner: string | null };
  portals: readonly string[];
  rogues: string | null;
  merchants: readonly string[];
  coins: Readonly<Record<string, number>>;
  bids: Readonly<Record<string, number | null>>;
  leaders: Readonly<Record<string, string | null>>;
  cards: Readonly<Record<string, readonly string[]>>;
  row: readonly (string | null)[];
  deck: readonly string[];
  die: readonly string[];
  kept: Readonly<Record<string, number>>;
  totals: Readonly<Record<string, number>>;
  action: { card: string | null; part: number; points: number };
  queen_done: boolean;
  neutral_left: number;
  result: unknown;
}

const ALL = ['E', 'T', 'M', 'S'];

export const emptyLegends = (players = 2): LegendsDocument => {
  const identities = ALL.slice(0, players);
  const each = <T>(value: T): Record<string, T> => Object.fromEntries(identities.map((letter) => [letter, value]));
  return {
    kind: 'map',
    options: { players, printing: '2018', variants: [], quick_setup: true },
    components: null,
    identities,
    number: 1,
    step: 'take',
    seat: 0,
    decider: 0,
    founder: 0,
    first: 0,
    count: 0,
    ages: identities,
    slots: [null, null, null, null],
    centre: 0,
    start: null,
    regions: {},
    explore: [],
    citadels: [],
    dragon: { at: null, owner: null },
    portals: [],
    rogues: null,
    merchants: [],
    coins: each(0),
    bids: each<number | null>(0),
    leaders: {},
    cards: each<readonly string[]>([]),
    row: Array.from({ length: 6 }, () => null),
    deck: [],
    die: identities,
    kept: each(0),
    totals: each(0),
    action: { card: null, part: 0, points: 0 },
    queen_done: false,
    neutral_left: 0,
    result: null,
  };
};

type Table = Record<string, unknown>;
const table = (value: unknown): Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Table) : {};
const whole = (value: unknown, otherwise: number): number => (Number.isInteger(value) ? (value as number) : otherwise);
const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const readSlots = (value: unknown): (LegendsSlot | null)[] => {
  const given = (Array.isArray(value) ? value : []).map((entry: unknown): LegendsSlot | null => {
    const { side, turn } = table(entry);
    return typeof side === 'string' ? { side, turn: ((whole(turn, 0) % 4) + 4) % 4 } : null;
  });
  return Array.from({ length: 4 }, (_, i) => given[i] ?? null);
};

/** Read a map or position file; null for others. */
export const readLegends = (data: unknown): LegendsDocument | null => {
  const file = table(data);
  const isMap = file.format === MAP;
  if (!isMap && file.format !== POSITION) return null;
  const options = table(file.options);
  const players = Math.min(4, Math.max(2, whole(options.players, 2)));
  const empty = emptyLegends(players);
  const basis: LegendsDocument = {
    ...empty,
    options: {
      players,
      printing: word(options.printing) ?? '2018',
      variants: words(options.variants),
      quick_setup: options.quick_setup !== false,
    },
    components: file.components ?? null,
    slots: readSlots(file.slots),
    centre: whole(file.centre, 0),
    start: word(file.start),
    citadels: words(file.citadels),
    portals: words(file.portals),
    rogues: word(file.rogues),
    merchants: words(file.merchants),
  };
  if (isMap)
    return {
      ...basis,
      explore: (Array.isArray(file.explore) ? file.explore : []).map((at: unknown) => ({
        at: word(at),
        face: null,
        owner: null,
        seen: [],
      })),
      dragon: { at: word(file.dragon), owner: null },
    };
  const letters = words(file.identities);
  const identities = letters.length ? letters : empty.identities;
  const each = <T>(given: unknown, read: (value: unknown) => T): Record<string, T> =>
    Object.fromEntries(
      [...identities, ...Object.keys(table(given))].map((letter) => [letter, read(table(given)[letter])]),
    );
  const dragon = table(file.dragon);
  const action = table(file.action);
  return {
    ...basis,
    kind: 'position',
    identities,
    number: whole(file.game, 1),
    step: word(file.step) ?? 'take',
    seat: whole(file.seat, 0),
    decider: whole(file.decider, 0),
    founder: whole(file.founder, 0),
    first: Number.isInteger(file.first) ? (file.first as number) : null,
    count: whole(file.count, 0),
    ages: words(file.ages),
    regions: Object.fromEntries(
      Object.entries(table(file.regions)).map(([region, here]) => [
        region,
        Object.fromEntries(
          Object.entries(table(here)).map(([letter, counts]): [string, [number, number]] => {
            const [armies, cities] = Array.isArray(counts) ? counts : [];
            return [letter, [whole(armies, 0), whole(cities, 0)]];
          }),
        ),
      ]),
    ),
    explore: (Array.isArray(file.explore) ? file.explore : []).map((entry: unknown) => {
      const { at, face, owner, seen } = table(entry);
      return { at: word(at), face: word(face), owner: word(owner), seen: words(seen) };
    }),
    dragon: { at: word(dragon.at), owner: word(dragon.owner) },
    coins: each(file.coins, (value) => whole(value, 0)),
    bids: each(file.bids, (value) => (Number.isInteger(value) ? (value as number) : null)),
    leaders: Object.fromEntries(Object.entries(table(file.leaders)).map(([letter, leader]) => [letter, word(leader)])),
    cards: each(file.cards, words),
    row: (Array.isArray(file.row) ? file.row : []).map(word),
    deck: words(file.deck),
    die: Array.isArray(file.die) ? words(file.die) : identities,
    kept: each(file.kept, (value) => whole(value, 0)),
    totals: each(file.totals, (value) => whole(value, 0)),
    action: { card: word(action.card), part: whole(action.part, 0), points: whole(action.points, 0) },
    queen_done: file.queen_done === true,
    neutral_left: whole(file.neutral_left, 0),
    result: file.result ?? null,
  };
};

/** Write the document as a map or position file. */
export const writeLegends = (document: LegendsDocument): Record<string, unknown> => {
  const { options, slots, centre, start, citadels, portals, rogues, merchants } = document;
  const shared = { components: document.components, start, citadels, portals, rogues, merchants };
  if (document.kind === 'map')
    return {
      format: MAP,
      version: 1,
      options,
      ...shared,
      slots,
      centre,
      explore: document.explore.map(({ at }) => at),
      dragon: document.dragon.at,
    };
  return {
    format: POSITION,
    version: 1,
    options,
    ...shared,
    identities: document.identities,
    game: document.number,
    step: document.step,
    seat: document.seat,
    decider: document.decider,
    founder: document.founder,
    first: document.first,
    count: document.count,
    ages: document.ages,
    slots: slots.filter((slot) => slot !== null),
    centre,
    regions: document.regions,
    explore: document.explore,
    dragon: document.dragon,
    coins: document.coins,
    bids: document.bids,
    leaders: document.leaders,
    cards: document.cards,
    row: document.row,
    deck: document.deck,
    die: document.die,
    kept: document.kept,
    totals: document.totals,
    action: document.action,
    queen_done: document.queen_done,
    neutral_left: document.neutral_left,
    result: document.result,
  };
};

/** The document as the map draws it, with the last results of the server. */
export const drawnLegends = (document: LegendsDocument, told: Partial<LegendsPosition> | null): LegendsPosition => ({
  game: document.number,
  step: document.step,
  seat: document.seat,
  decider: document.decider,
  founder: document.founder,
  first: document.first,
  slots: document.slots,
  centre: document.centre,
  routes: told?.routes ?? [],
  start: document.start,
  regions: document.regions,
  controllers: told?.controllers ?? {},
  explore: document.explore,
  citadels: document.citadels,
  portals: document.portals,
  merchants: document.merchants,
  dragon: document.dragon,
  rogues: document.rogues,
  coins: document.coins,
  bids: document.bids,
  leaders: document.leaders,
  cards: document.cards,
  row: [],
  deck: document.deck.length,
  supplies: told?.supplies ?? {},
  bonuses: told?.bonuses ?? {},
  kept: document.kept,
  totals: document.totals,
  action: document.action,
});

// ---- changes

/** Put a side into a slot, or clear it; the same board is removed from other slots. */
export const withSlot = (
  document: LegendsDocument,
  slot: number,
  next: LegendsSlot | null,
  boardOf: (side: string) => number | undefined,
): LegendsDocument => ({
  ...document,
  slots: document.slots.map((one, i) =>
    i === slot ? next : next && one && boardOf(one.side) === boardOf(next.side) ? null : one,
  ),
});

/** Swap two boards. */
export const swappedSlots = (document: LegendsDocument, one: number, two: number): LegendsDocument => ({
  ...document,
  slots: document.slots.map((slot, i) =>
    i === one ? (document.slots[two] ?? null) : i === two ? (document.slots[one] ?? null) : slot,
  ),
});

/** Add or remove an army or city in a region. */
export const withPiece = (
  document: LegendsDocument,
  region: string,
  letter: string,
  what: 'army' | 'city',
  change: number,
): LegendsDocument => {
  const here = document.regions[region] ?? {};
  const [armies, cities] = here[letter] ?? [0, 0];
  const next: [number, number] =
    what === 'army' ? [Math.max(0, armies + change), cities] : [armies, Math.max(0, cities + change)];
  const garrisons = { ...here, [letter]: next };
  if (!next[0] && !next[1]) delete garrisons[letter];
  const regions = { ...document.regions, [region]: garrisons };
  if (!Object.keys(garrisons).length) delete regions[region];
  return { ...document, regions };
};

export type MapToken = 'start' | 'citadel' | 'portal' | 'merchant' | 'dragon' | 'rogues' | `explore-${number}`;

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Put a token on a region, or remove it if it is there. */
export const withToken = (document: LegendsDocument, token: MapToken, region: string): LegendsDocument => {
  switch (token) {
    case 'start':
      return { ...document, start: document.start === region ? null : region };
    case 'citadel':
      return { ...document, citadels: toggled(document.citadels, region) };
    case 'portal':
      return { ...document, portals: toggled(document.portals, region) };
    case 'merchant':
      return { ...document, merchants: toggled(document.merchants, region) };
    case 'dragon':
      return { ...document, dragon: { at: document.dragon.at === region ? null : region, owner: null } };
    case 'rogues':
      return { ...document, rogues: document.rogues === region ? null : region };
    default: {
      const index = Number(token.slice('explore-'.length));
      return {
        ...document,
        explore: document.explore.map((one, i) =>
          i === index ? { ...one, at: one.at === region ? null : region, owner: null } : one,
        ),
      };
    }
  }
};

/** Give an explore token to a player, or to nobody. */
export const withTokenOwner = (doc: LegendsDocument, index: number, owner: string | null): LegendsDocument => ({
  ...doc,
  explore: doc.explore.map((old, i) =>
    i === index ? { ...old, owner, at: owner ? null : old.at, seen: owner ? doc.identities : old.seen } : old,
  ),
});

/** Clear a region. */
export const clearedRegion = (document: LegendsDocument, region: string): LegendsDocument => {
  const regions = { ...document.regions };
  delete regions[region];
  const without = (list: readonly string[]): string[] => list.filter((one) => one !== region);
  return {
    ...document,
    regions,
    start: document.start === region ? null : document.start,
    citadels: without(document.citadels),
    portals: without(document.portals),
    merchants: without(document.merchants),
    dragon: document.dragon.at === region ? { at: null, owner: document.dragon.owner } : document.dragon,
    rogues: document.rogues === region ? null : document.rogues,
    explore: document.explore.map((one) => (one.at === region ? { ...one, at: null } : one)),
  };
};

/** Move all armies and cities of a region to another. */
export const movedGarrison = (document: LegendsDocument, from: string, to: string): LegendsDocument => {
  const going = document.regions[from];
  if (!going || from === to) return document;
  let next: LegendsDocument = {
    ...document,
    regions: Object.fromEntries(Object.entries(document.regions).filter(([name]) => name !== from)),
  };
  for (const [letter, [armies, cities]] of Object.entries(going)) {
    next = withPiece(next, to, letter, 'army', armies);
    next = withPiece(next, to, letter, 'city', cities);
  }
  return next;
};

/** Clear regions that are no longer on the map. */
export const onBoards = (document: LegendsDocument, regions: ReadonlySet<string>): LegendsDocument => {
  const named = [
    ...Object.keys(document.regions),
    ...document.citadels,
    ...document.portals,
    ...document.merchants,
    ...document.explore.flatMap(({ at }) => (at ? [at] : [])),
    ...[document.start, document.rogues, document.dragon.at].filter((one) => one !== null),
  ];
  return named.filter((region) => !regions.has(region)).reduce(clearedRegion, document);
};

/** Set the variants, and add the fields that they need. */
export const withVariants = (
  document: LegendsDocument,
  variants: readonly string[],
  tokens: readonly string[],
): LegendsDocument => {
  const has = (variant: string): boolean => variants.includes(variant);
  const everybody = has('swamp') ? [] : document.identities;
  const faces = has('explore') ? tokens : [];
  const row = Array.from({ length: has('seven-cards') ? 7 : 6 }, (_, i) => document.row[i] ?? null);
  return {
    ...document,
    options: { ...document.options, variants: [...variants].sort() },
    explore: faces.map((face, i) => {
      const old = document.explore.find((one) => one.face === face) ?? document.explore[i];
      return {
        at: old?.at ?? null,
        face,
        owner: old?.owner ?? null,
        seen: old?.owner ? document.identities : everybody,
      };
    }),
    citadels: has('citadels') ? document.citadels : [],
    portals: has('portals') ? document.portals : [],
    merchants: has('merchants') ? document.merchants : [],
    dragon: has('dragon') ? document.dragon : { at: null, owner: null },
    rogues: has('rogues') ? document.rogues : null,
    leaders: has('leaders')
      ? Object.fromEntries(document.identities.map((letter) => [letter, document.leaders[letter] ?? null]))
      : {},
    row,
  };
};

/** The document for another number of players. */
export const withPlayers = (document: LegendsDocument, players: number): LegendsDocument => {
  const identities = [...document.identities, ...ALL.filter((one) => !document.identities.includes(one))].slice(
    0,
    players,
  );
  const of = <T>(entries: Readonly<Record<string, T>>, otherwise: T): Record<string, T> =>
    Object.fromEntries(identities.map((letter) => [letter, entries[letter] ?? otherwise]));
  const order = (list: readonly string[]): string[] => [
    ...list.filter((letter) => identities.includes(letter)),
    ...identities.filter((letter) => !list.includes(letter)),
  ];
  const seat = (number: number): number => Math.min(number, players - 1);
  const known = (letter: string | null): string | null => (letter && identities.includes(letter) ? letter : null);
  return {
    ...document,
    options: { ...document.options, players },
    identities,
    seat: seat(document.seat),
    decider: seat(document.decider),
    founder: seat(document.founder),
    first: document.first === null ? null : seat(document.first),
    ages: order(document.ages),
    die: order(document.die),
    coins: of(document.coins, 0),
    bids: of<number | null>(document.bids, 0),
    cards: of<readonly string[]>(document.cards, []),
    kept: of(document.kept, 0),
    totals: of(document.totals, 0),
    leaders: document.options.variants.includes('leaders') ? of<string | null>(document.leaders, null) : {},
    regions: Object.fromEntries(
      Object.entries(document.regions)
        .map(
          ([region, here]) =>
            [
              region,
              Object.fromEntries(
                Object.entries(here).filter(([letter]) => letter === 'N' || identities.includes(letter)),
              ),
            ] as const,
        )
        .filter(([, here]) => Object.keys(here).length),
    ),
    explore: document.explore.map((one) => ({
      ...one,
      owner: known(one.owner),
      seen:
        one.seen.length === document.identities.length
          ? identities
          : one.seen.filter((letter) => identities.includes(letter)),
    })),
    dragon: { ...document.dragon, owner: known(document.dragon.owner) },
  };
};

/** Where a card is: `row`, `deck`, the letter of its owner, or nowhere. */
export const placeOfCard = (document: LegendsDocument, card: string): string =>
  document.row.includes(card)
    ? 'row'
    : document.deck.includes(card)
      ? 'deck'
      : (Object.entries(document.cards).find(([, owned]) => owned.includes(card))?.[0] ?? '');

/** Move a card to the row (first empty place), under the deck, to a player, or to the box. */
export const withCard = (document: LegendsDocument, card: string, place: string): LegendsDocument => {
  const row = document.row.map((one) => (one === card ? null : one));
  const empty = row.indexOf(null);
  if (place === 'row' && empty >= 0) row[empty] = card;
  return {
    ...document,
    row,
    deck: [
      ...document.deck.filter((one) => one !== card),
      ...(place === 'deck' || (place === 'row' && empty < 0) ? [card] : []),
    ],
    cards: Object.fromEntries(
      Object.entries(document.cards).map(([letter, owned]) => [
        letter,
        [...owned.filter((one) => one !== card), ...(letter === place ? [card] : [])],
      ]),
    ),
    action:
      document.action.card === card && place !== document.identities[document.seat]
        ? { card: null, part: 0, points: 0 }
        : document.action,
  };
};

/** Put all unused cards under the deck. */
export const filledDeck = (document: LegendsDocument, all: readonly string[]): LegendsDocument => ({
  ...document,
  deck: [...document.deck, ...all.filter((card) => placeOfCard(document, card) === '')],
});

/** Shuffle the deck; `random` returns numbers from 0 to 1. */
export const shuffledDeck = (document: LegendsDocument, random: () => number): LegendsDocument => {
  const deck = [...document.deck];
  for (let i = deck.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [deck[i], deck[other]] = [deck[other] as string, deck[i] as string];
  }
  return { ...document, deck };
};

/** Move a card up in the deck. */
export const raisedCard = (document: LegendsDocument, index: number): LegendsDocument => {
  const deck = [...document.deck];
  if (index < 1 || index >= deck.length) return document;
  [deck[index - 1], deck[index]] = [deck[index] as string, deck[index - 1] as string];
  return { ...document, deck };
};
