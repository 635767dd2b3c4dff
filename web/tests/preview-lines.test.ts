import { describe, expect, it } from 'vitest';
import { shortLines } from '../src/table/session/preview-lines';

describe('the lines of a preview on a phone', () => {
  it('are at most three, and leave out nothing', () => {
    const lines = shortLines([
      { icon: 'flag', text: 'Tide would lose.', tone: 'good' },
      { icon: 'crown', text: 'You would win.', tone: 'gold' },
      { icon: 'coin', text: 'Coins', value: '3 → 2', tone: 'bad' },
      { icon: 'flag', text: 'Your regions', value: '1 → 2' },
      { icon: 'eye', text: 'The points depend on what will be revealed.' },
      { icon: 'star', text: 'You take the face-down token.' },
      { icon: 'star', text: 'A new card enters the row.' },
    ]);
    expect(lines.map(({ icon, text }) => [icon, text])).toEqual([
      ['crown', 'Tide would lose. You would win.'],
      ['laurel', 'Coins 3 → 2 · Your regions 1 → 2'],
      ['star', 'The points depend on what will be revealed. You take the face-down token. A new card enters the row.'],
    ]);
  });
  it('leave a loss to the warning', () => {
    expect(shortLines([{ icon: 'x', text: 'You would lose.', tone: 'bad' }])).toEqual([]);
    expect(shortLines([], '2 beats 1').map(({ text }) => text)).toEqual(['2 beats 1']);
  });
});
