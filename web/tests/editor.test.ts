import { describe, expect, test } from 'vitest';
import { decodeDocument, encodeDocument, LinkError, LONGEST_LINK } from '../src/editor/codec';
import { begin, redo, step, undo } from '../src/editor/past';
import {
  boardFile,
  emperorOf,
  emptyEko,
  filledReserves,
  movedCells,
  movedPiece,
  readEko,
  recoloured,
  toggledEmperor,
  withBuilding,
  withEmperor,
  withPlayers,
  withStack,
  writeEko,
  type EkoDocument,
} from '../src/eko/editor/document';
import {
  cellsAround,
  cellsOf,
  changedTile,
  freeCopy,
  layOut,
  mirrorBoard,
  readTileSet,
  rowName,
  turnBoard,
  withoutTile,
  withTile,
  type Tile,
} from '../src/eko/editor/tiles';
import {
  clearedRegion,
  emptyLegends,
  filledDeck,
  movedGarrison,
  onBoards,
  placeOfCard,
  raisedCard,
  readLegends,
  shuffledDeck,
  swappedSlots,
  withCard,
  withPiece,
  withPlayers as withLegendsPlayers,
  withSlot,
  withToken,
  withVariants,
  writeLegends,
} from '../src/legends/editor/document';

const SET = readTileSet({
  large: { gray: { A: 'K..x...', D: 'm..r...' }, variant: { N: { spaces: '.s..c..', replaces: ['E'] } } },
  small: {
    P: { spaces: 'ttt', copies: 3 },
    R: { spaces: 'pxx', copies: 2, mouths: ['W', 'NW'] },
    S: { spaces: 'ttt', copies: 2, landmark: 'pyramid' },
  },
  layouts: { bars: { gray: [[0, 0]] } },
});
const tile = (name: string): Tile => SET.tiles.get(name) as Tile;
const lay = (placed: EkoDocument['tiles']) => layOut(placed, SET, { K: 2, m: 3, r: 1 }, ['E', 'T']);

describe('links', () => {
  const document = {
    format: 'tetrarch/eko-board',
    tiles: Array.from({ length: 7 }, (_, i) => ({ tile: 'A', at: [i, 3 - i] })),
    ö: 'Ekö',
  };

  test('a document comes back out of its link as it went in', async () => {
    const text = await encodeDocument(document);
    expect(text).toMatch(/^1\.[A-Za-z0-9_-]+$/);
    expect(await decodeDocument(text)).toEqual(document);
  });
  const fault = async (text: string): Promise<string> =>
    decodeDocument(text).then(
      () => '',
      (error: LinkError) => error.fault,
    );
  test('a link that was cut or changed says so', async () => {
    const text = await encodeDocument(document);
    expect(await fault(text.slice(0, -9))).toBe('broken');
    expect(await fault(text.slice(0, 3))).toBe('broken');
    expect(await fault('')).toBe('broken');
    expect(await fault('1.%%%')).toBe('broken');
    expect(await fault('nonsense')).toBe('broken');
    expect(await fault(await encodeDocument([1, 2]))).toBe('broken');
  });
  test('a link of a later version says so', async () => expect(await fault('2.abc')).toBe('version'));
  test('what is too long for a link is refused, and so is a link that unpacks to very much', async () => {
    const noise = Array.from({ length: 30_000 }, (_, i) => Math.sin(i).toString(36)).join('');
    await expect(encodeDocument({ noise })).rejects.toMatchObject({ fault: 'long' });
    expect(await fault(`1.${'A'.repeat(LONGEST_LINK)}`)).toBe('long');
    expect(await fault(await encodeDocument({ bomb: 'a'.repeat(2_000_000) }))).toBe('long');
  });
});

describe('steps back and forth', () => {
  test('what was taken back can be had again until something new is done', () => {
    let past = step(step(begin({ n: 0 }), { n: 1 }), { n: 2 });
    past = undo(past);
    expect(past.now).toEqual({ n: 1 });
    expect(redo(past).now).toEqual({ n: 2 });
    expect(redo(step(past, { n: 5 })).now).toEqual({ n: 5 });
    expect(undo(undo(undo(past))).now).toEqual({ n: 0 });
  });
  test('the same again is no step', () => expect(step(begin({ n: 0 }), { n: 0 }).before).toHaveLength(0));
});

describe('tiles', () => {
  test('rows are named as the server names them', () => {
    expect([0, 1, 25, 26, 27, 52].map(rowName)).toEqual(['a', 'b', 'z', 'aa', 'ab', 'ba']);
  });
  test('a large tile covers its middle and its ring, turned clockwise', () => {
    expect(cellsOf(tile('A'), [2, 3], 0)[1]).toEqual([3, 3]);
    expect(cellsOf(tile('A'), [2, 3], 1)[1]).toEqual([2, 4]);
    expect(cellsOf(tile('P'), [0, 0], 5)).toEqual([
      [0, 0],
      [1, -1],
      [1, 0],
    ]);
  });
  test('hexes are numbered in reading order, and the first of two tiles on a hex is drawn', () => {
    const laid = lay([
      { tile: 'A', at: [0, 0], rotation: 0 },
      { tile: 'P', at: [0, 0], rotation: 0, copy: 1 },
    ]);
    expect(laid.ground.hexes.map(({ name }) => name)).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1', 'c2']);
    expect(laid.nameAt.get('0,0')).toBe('b2');
    expect(laid.ground.hexes.find(({ name }) => name === 'b2')).toMatchObject({
      kind: 'site',
      terrain: 'capital',
      ceiling: 2,
    });
    expect(laid.tilesAt.get('0,0')).toEqual([0, 1]);
  });
  test('zones, portals and landmarks are found for the drawing', () => {
    const laid = lay([
      { tile: 'A', at: [0, 0], rotation: 0 },
      { tile: 'S', at: [2, 0], rotation: 0, copy: 1 },
      { tile: 'R', at: [-2, 0], rotation: 3, copy: 1 },
    ]);
    expect(laid.ground.zones).toHaveLength(1);
    expect(laid.ground.landmarks[0]).toMatchObject({ kind: 'pyramid' });
    expect(laid.ground.portals[0]?.mouth).toBe(laid.nameAt.get('-1,0'));
  });
  test('each copy of a tile is put down once', () => {
    let placed = withTile([], tile('P'), [0, 0], 0);
    placed = withTile(placed, tile('P'), [5, 0], 0);
    expect(placed.map(({ copy }) => copy)).toEqual([1, 2]);
    expect(freeCopy(withoutTile(placed, 0), tile('P'))).toBe(1);
    expect(changedTile(placed, 1, { rotation: 8 })[1]?.rotation).toBe(2);
  });
  test('six turns of the board are none, and two mirrors neither', () => {
    const placed = withTile(withTile([], tile('A'), [2, 1], 4), tile('S'), [-3, 2], 1);
    let turned = placed;
    for (let i = 0; i < 6; i++) turned = turnBoard(turned).tiles;
    expect(turned).toEqual(placed);
    expect(mirrorBoard(mirrorBoard(placed, SET), SET)).toEqual(placed);
    const cells = (list: typeof placed): string[] => [...lay(list).nameAt.keys()];
    expect(cells(mirrorBoard(placed, SET)).sort()).toEqual(
      cells(placed)
        .map((cell) => cell.split(',').map(Number))
        .map(([q = 0, r = 0]) => `${-q - r},${r}`)
        .sort(),
    );
  });
  test('there are empty hexes around a board, and where there is none', () => {
    expect(cellsAround(new Set()).length).toBeGreaterThan(20);
    expect(cellsAround(new Set(['0,0']), 1)).toHaveLength(6);
  });
});

const board = (): EkoDocument => ({
  ...emptyEko(2),
  kind: 'position',
  tiles: [
    { tile: 'A', at: [0, 0], rotation: 0 },
    { tile: 'D', at: [3, -1], rotation: 2 },
  ],
});

describe('positions of Ekö', () => {
  test('a file that was read is written as it was', () => {
    let document = withStack(board(), '1,0', 'E3!');
    document = withBuilding(document, '0,0', 'T2');
    document = {
      ...document,
      phase: { ...document.phase, served: ['1,0'], zones_paid: [1] },
      options: { ...document.options, draft: true },
    };
    const laid = lay(document.tiles);
    const file = writeEko(document, laid);
    expect(file.stacks).toEqual({ [laid.nameAt.get('1,0') as string]: 'E3!' });
    const again = readEko(JSON.parse(JSON.stringify(file)), (tiles) => lay(tiles)) as EkoDocument;
    expect(writeEko(again, laid)).toEqual(file);
    expect(again.stacks).toEqual({ '1,0': 'E3!' });
  });
  test('pieces keep their places when a tile changes the names', () => {
    const document = withStack(board(), '1,0', 'E2');
    const more = { ...document, tiles: [...document.tiles, { tile: 'N', at: [0, -4] as const, rotation: 0 }] };
    const [before, after] = [lay(document.tiles), lay(more.tiles)].map((laid) => laid.nameAt.get('1,0'));
    expect(before).not.toBe(after);
    expect((writeEko(more, lay(more.tiles)).stacks as Record<string, string>)[after as string]).toBe('E2');
  });
  test('a piece on a hex that is gone stays a fault and is not lost', () => {
    const document = withStack(board(), '9,9', 'E2');
    expect(Object.keys(writeEko(document, lay(document.tiles)).stacks as object)).toEqual(['9.9']);
  });
  test('there is one Emperor of each player, wherever it is put', () => {
    let document = toggledEmperor(withStack(board(), '1,0', 'E3'), '1,0', 'E');
    expect(document.stacks['1,0']).toBe('E3!');
    document = toggledEmperor(document, '0,1', 'E');
    expect(document.stacks).toEqual({ '1,0': 'E3', '0,1': 'E1!' });
    document = withEmperor(document, 'E', 'T');
    expect([emperorOf(document, 'E'), document.captives.T]).toEqual(['T', ['E']]);
    document = withEmperor(document, 'E', 'reserve');
    expect([document.reserves.E, document.captives.T]).toEqual(['1!', []]);
    document = toggledEmperor(document, '0,1', 'E');
    expect([document.reserves.E, document.stacks['0,1']]).toEqual(['0', 'E1!']);
  });
  test('what stands nowhere goes into the reserve', () => {
    const document = filledReserves(withStack({ ...board(), boxes: { E: 2, T: 0 } }, '1,0', 'E3!'), 15);
    expect(document.reserves).toEqual({ E: '11', T: '16!' });
  });
  test('turning the board takes the pieces along', () => {
    const document = withStack(board(), '1,0', 'E2');
    const { tiles, move } = turnBoard(document.tiles);
    const turned = movedCells(document, tiles, move);
    expect(turned.stacks).toEqual({ '0,1': 'E2' });
    expect(lay(turned.tiles).nameAt.has('0,1')).toBe(true);
  });
  test('a stack is moved onto another hex', () => {
    expect(movedPiece(withStack(board(), '1,0', 'E2'), '1,0', '0,1').stacks).toEqual({ '0,1': 'E2' });
  });
  test('with fewer players nothing is left of those who go', () => {
    const three = withStack({ ...withPlayers(board(), 3), seat: 2 }, '1,0', 'M2');
    expect(three.identities).toEqual(['E', 'T', 'M']);
    const two = withPlayers(three, 2);
    expect([two.stacks, two.seat, Object.keys(two.reserves)]).toEqual([{}, 1, ['E', 'T']]);
  });
  test('a player in another colour keeps all that is its own, and tiles keep their names', () => {
    const document = recoloured(withStack(board(), '1,0', 'E2!'), 'E', 'S');
    expect([document.identities, document.stacks, Object.keys(document.boxes)]).toEqual([
      ['S', 'T'],
      { '1,0': 'S2!' },
      ['S', 'T'],
    ]);
    expect(document.tiles[0]?.tile).toBe('A');
  });
  test('a board alone is written as a board', () => {
    expect(boardFile(board())).toMatchObject({ format: 'tetrarch/eko-board', players: 2 });
    expect(readEko({ format: 'tetrarch/record' }, (tiles) => lay(tiles))).toBeNull();
  });
});

describe('maps and positions of Legends', () => {
  const boardOf = (side: string): number => ({ ice: 1, fern: 1, meadows: 2, desert: 2 })[side] ?? 9;
  const laid = withSlot(
    withSlot(emptyLegends(2), 0, { side: 'ice', turn: 1 }, boardOf),
    1,
    { side: 'meadows', turn: 0 },
    boardOf,
  );

  test('a board lies once, whichever side is up', () => {
    const twice = withSlot(laid, 2, { side: 'fern', turn: 0 }, boardOf);
    expect(twice.slots.map((slot) => slot?.side ?? null)).toEqual([null, 'meadows', 'fern', null]);
    expect(swappedSlots(laid, 0, 3).slots[3]?.side).toBe('ice');
    expect(withSlot(laid, 0, { side: 'ice', turn: 2 }, boardOf).slots[1]?.side).toBe('meadows');
  });
  test('a file that was read is written as it was', () => {
    for (const kind of ['map', 'position'] as const) {
      let document = withVariants({ ...laid, kind }, ['explore', 'citadels', 'dragon', 'leaders'], ['spring', 'book']);
      document = withToken(withToken(withToken(document, 'explore-1', 'I1'), 'citadel', 'I2'), 'dragon', 'M1');
      if (kind === 'position') document = withPiece(document, 'I1', 'E', 'army', 3);
      const file = JSON.parse(JSON.stringify(writeLegends(document))) as Record<string, unknown>;
      const again = readLegends(file);
      expect(again && writeLegends(again)).toEqual(file);
    }
    expect(readLegends({ format: 'tetrarch/eko-board' })).toBeNull();
  });
  test('a token is taken away by the same tap, and lies once', () => {
    const once = withToken(laid, 'start', 'I1');
    expect(withToken(once, 'start', 'I2').start).toBe('I2');
    expect(withToken(once, 'start', 'I1').start).toBeNull();
  });
  test('armies and cities come and go', () => {
    let document = withPiece(withPiece(laid, 'I1', 'E', 'army', 2), 'I1', 'E', 'city', 1);
    expect(document.regions).toEqual({ I1: { E: [2, 1] } });
    document = movedGarrison(withPiece(document, 'M1', 'E', 'army', 1), 'I1', 'M1');
    expect(document.regions).toEqual({ M1: { E: [3, 1] } });
    document = withPiece(withPiece(document, 'M1', 'E', 'army', -3), 'M1', 'E', 'city', -1);
    expect(document.regions).toEqual({});
  });
  test('nothing stays on boards that are gone', () => {
    const document = withToken(withPiece(withToken(laid, 'start', 'I1'), 'M1', 'E', 'army', 1), 'merchant', 'I2');
    const left = onBoards(document, new Set(['M1']));
    expect([left.start, left.merchants, left.regions]).toEqual([null, [], { M1: { E: [1, 0] } }]);
    expect(clearedRegion(left, 'M1').regions).toEqual({});
  });
  test('a card lies in one place', () => {
    let document = filledDeck(emptyLegends(2), ['a', 'b', 'c']);
    expect(document.deck).toEqual(['a', 'b', 'c']);
    document = withCard(withCard(document, 'b', 'row'), 'c', 'T');
    expect(['a', 'b', 'c', 'd'].map((card) => placeOfCard(document, card))).toEqual(['deck', 'row', 'T', '']);
    document = withCard(document, 'c', 'row');
    expect([document.row.slice(0, 2), document.cards.T]).toEqual([['b', 'c'], []]);
    expect(filledDeck(document, ['a', 'b', 'c', 'd']).deck).toEqual(['a', 'd']);
  });
  test('the deck is put into another order', () => {
    const document = filledDeck(emptyLegends(2), ['a', 'b', 'c', 'd']);
    expect(raisedCard(document, 2).deck).toEqual(['a', 'c', 'b', 'd']);
    expect(raisedCard(document, 0)).toBe(document);
    expect([...shuffledDeck(document, () => 0).deck].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(shuffledDeck(document, () => 0).deck).not.toEqual(document.deck);
  });
  test('variants bring their tokens and places, and take them away', () => {
    const with_ = withVariants(laid, ['seven-cards', 'explore', 'leaders'], ['spring']);
    expect([with_.row.length, with_.explore.length, with_.leaders]).toEqual([7, 1, { E: null, T: null }]);
    const without = withVariants(withToken(with_, 'citadel', 'I1'), [], []);
    expect([without.row.length, without.explore, without.citadels, without.leaders]).toEqual([6, [], [], {}]);
  });
  test('with fewer players nothing is left of those who go', () => {
    const three = withPiece(withLegendsPlayers(laid, 3), 'I1', 'M', 'army', 2);
    const two = withLegendsPlayers({ ...three, founder: 2 }, 2);
    expect([two.regions, two.founder, two.ages, Object.keys(two.coins)]).toEqual([{}, 1, ['E', 'T'], ['E', 'T']]);
  });
});
