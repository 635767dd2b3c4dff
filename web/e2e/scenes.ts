/** All scenes of the page: every page, dialog and kind of moment of both games. */
import { vi } from 'vitest';
import abilities from '../fixtures/legends-abilities.json';
import half from '../fixtures/legends-half.json';
import { chooser, Person, type Offered } from './person';
import { LAST_DISC, MARCHING, WINNING } from './positions';
import { textIn, type Language } from './texts';

export interface Scene {
  name: string;
  open: () => Promise<void>;
}

interface Reached {
  reached: number | null;
  match: string | null;
}

export const PARTS = ['pages', 'eko', 'legends'] as const;
export type Part = (typeof PARTS)[number];

/** All scenes of a part in a language, to be opened in this order. */
export const scenes = async (person: Person, language: Language, part: Part): Promise<Scene[]> => {
  const { page } = person;
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const say = (id: string): string => textIn(language, id);
  const quick = async (game: string, options: object = {}): Promise<string> =>
    (await person.post<{ match: string }>('quick', { game, players: 2, bot: 'random', options })).match;
  const open = async (settings: object): Promise<{ match: string; code: string }> =>
    person.post('tables', { settings });

  /** Wait for new content, and until nothing else is loading. */
  const arrived = async (go: () => Promise<unknown>, selector: string, timeout?: number): Promise<void> => {
    await page.evaluate(() => document.body.querySelectorAll('*').forEach((one) => one.classList.add('seen')));
    await go();
    await page.locator(`:is(${selector}):not(.seen)`).first().waitFor({ state: 'attached', timeout });
    await page.waitForFunction(
      (words) =>
        !document.querySelector('[aria-busy=true]') && !words.some((word) => document.body.innerText.includes(word)),
      [say('loading'), say('page-loading')],
    );
    await page.evaluate(async () => void (await document.fonts.ready));
  };
  const at = (name: string, route: string, shown = 'h1, h2'): Scene => ({
    name,
    open: () => arrived(() => page.goto(`${person.address}#/${route}`), shown),
  });
  const dialog = page.locator('dialog[open]');
  const closed = async (): Promise<void> => {
    for (const crosses of [page.locator('dialog[open] header .iconbtn'), page.locator('.over .head .iconbtn')])
      for (let left = await crosses.count(); left > 0; left--) {
        await crosses.first().click();
        await page.waitForFunction(() => !document.querySelector('dialog[open] header .iconbtn, .over .head .iconbtn'));
      }
  };
  const tool = async (id: string): Promise<void> => {
    await closed();
    await page
      .getByRole('button', { name: say(id), exact: true })
      .first()
      .click();
  };
  const menu = async (id: string): Promise<void> => {
    await tool('menu');
    await dialog
      .getByRole('button', { name: say(id) })
      .first()
      .click();
  };
  const inDialog = (name: string, show: () => Promise<void>): Scene => ({
    name,
    open: async () => {
      await show();
      await dialog.waitFor();
    },
  });
  const table = (name: string, match: string, kinds: string[]): Scene => ({
    name,
    open: async () => {
      await closed();
      await untilAsked(person, match, kinds);
      await person.goTo(match);
      await person.turn();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // it enlarges a card
    },
  });
  const prepared = (name: string, kind: string): Scene => ({
    name,
    open: async () => {
      await closed();
      const { decisions } = await person.offered();
      const found = decisions.find((one) => one.kind === kind);
      if (!found) throw new Error(`nobody is asked for ${kind}`);
      await person.prepare(found);
      await person.primary.waitFor();
    },
  });
  /** The three steps of a hint; some hints start with the second. */
  const hinted = (name: string): Scene[] => [
    {
      name: `${name}-where`,
      open: async () => {
        await closed();
        for (const key of ['Escape', 'Escape', 'h']) await page.keyboard.press(key);
        await page.locator('section.hint').waitFor();
      },
    },
    {
      name: `${name}-piece`,
      open: async () => {
        if ((await page.locator('section.hint').getAttribute('data-step')) === 'where') await page.keyboard.press('h');
        await page.locator('section.hint:not([data-step=where])').waitFor();
      },
    },
    {
      name,
      open: async () => {
        while ((await page.locator('section.hint').getAttribute('data-step')) !== 'move')
          await page.keyboard.press('h');
        await person.primary.waitFor();
      },
    },
  ];
  const reviewed = (name: string, match: string): Scene => ({
    name,
    open: async () => {
      await arrived(() => page.goto(`${person.address}#/replay/${match}?review=1`), '.chart, .chances', 120_000);
    },
  });
  /** A table that begins with a position, after some taps. */
  const from = (name: string, position: object, ...places: string[]): Scene => ({
    name,
    open: async () => {
      await closed();
      await person.beginFrom(part, position);
      for (const place of places) await person.tap(place);
      if (places.length) await page.locator('.bubble').waitFor();
    },
  });
  const timed = (name: string): Scene => ({
    name,
    open: async () => {
      const seats = ['open', ...Array<string>(3).fill('bot:random')];
      const clock = { kind: 'fischer', seconds: 300, increment: 5 };
      const { match } = await open({ game: part, players: 4, seats, clock });
      await person.command(match, 'ready', { ready: true });
      await person.goTo(match);
      await person.turn();
    },
  });
  /** Another player, who takes long, is to decide. */
  const waited = (name: string): Scene => ({
    name,
    open: async () => {
      await closed();
      await person.begin(part, { bot: 'level5:seconds=10' });
      await person.turn();
      const { number, decisions } = await person.offered();
      await person.command(person.match, 'decide', { play: decisions[0]?.notation, number });
      await page.waitForFunction((words) => !document.title.startsWith(words), say('your-turn'));
    },
  });
  const moments = (name: string): Scene => ({
    name,
    open: async () => {
      await closed();
      await person.goTo(await playedOut(person, part, 4));
      await dialog.locator('.moments li').nth(2).waitFor();
    },
  });
  /** The result of a match that was reviewed. */
  const decided = (name: string, match: string): Scene => ({
    name,
    open: async () => {
      await person.goTo(match);
      await dialog.getByRole('img', { name: say('chart-chances') }).waitFor();
    },
  });
  /** Another player's turn, without its last step. */
  const stepped = (name: string): Scene => ({
    name,
    open: async () => {
      await closed();
      await person.begin(part, { bot: 'random' });
      const card = page.locator('.steps-card');
      for (let i = 0; i < 40 && Number((await card.count()) && (await card.getAttribute('data-steps'))) < 2; i++) {
        await person.decide();
        await person.turn();
      }
      await card.getByRole('button', { name: say('replay-back') }).click();
      await card.locator(isPhone ? 'li' : 'li.later').waitFor();
    },
  });
  /** The moves of others once more, slowly; after it the page must be loaded again. */
  const again = (name: string): Scene => ({
    name,
    open: async () => {
      await closed();
      await page.keyboard.press('Escape'); // to the present
      await tool('menu');
      await dialog.locator('.seg label', { hasText: say('pace-slow') }).click();
      await closed();
      await page.getByRole('button', { name: say('show-again') }).click();
      await page
        .locator('.phasebar')
        .getByRole('button', { name: say('skip') })
        .waitFor();
      await page.locator('.steps-card').waitFor();
    },
  });
  /** A decision that wins, before it is confirmed. */
  const winning = (name: string): Scene => ({
    name,
    open: async () => {
      await closed();
      await person.beginFrom('eko', WINNING);
      const { decisions } = await person.offered();
      const won = decisions.find(({ kind, places }) => kind === 'construct' && places.includes('e4'));
      if (!won) throw new Error('nothing wins');
      await person.prepare(won);
      await person.primary.waitFor();
    },
  });
  /** A step after which the turn of the user is over, before it is confirmed. */
  const ending = (name: string): Scene => ({
    name,
    open: async () => {
      await closed();
      await person.begin('legends', { bot: 'random' });
      interface Partly {
        update: { moment: { position: { action: { points: number } } } };
      }
      for (let i = 0; i < 60; i++) {
        await person.turn();
        const { decisions } = await person.offered();
        const { position } = (await person.get<Partly>(`tables/${person.match}?since=0`)).update.moment;
        const last = decisions.find(({ kind }) => /^(place|move)$/.test(kind) && position.action.points === 1);
        if (last) {
          await person.prepare(last);
          return person.primary.waitFor();
        }
        await person.decide();
      }
      throw new Error('no step ends the turn');
    },
  });
  const enlarged = (name: string): Scene => ({
    name,
    open: async () => {
      await page.keyboard.press('Escape');
      const card = page.locator('.row-of-cards button.take').nth(2);
      await (isPhone ? card.tap() : card.hover());
      await page.locator('.stage .prev > *').first().waitFor();
    },
  });
  /** After a scene in which concepts are explained. */
  const marched = (name: string): Scene => ({
    name,
    open: async () => {
      await person.beginFrom('eko', MARCHING);
      const known = page.locator('.coach .btn');
      await known.first().waitFor();
      while (await known.count()) await known.first().click();
      const { decisions, number } = await person.offered();
      const play = decisions.find(({ kind }) => kind === 'move')?.notation;
      await person.command(person.match, 'decide', { play, number });
      await page.locator('.coach').waitFor();
    },
  });
  /** Must be the last scene: concepts are explained from now on. */
  const explained = (name: string, match: string): Scene => ({
    name,
    open: async () => {
      await page.evaluate(() => localStorage.setItem('tetrarch.table', '{"explain":true}'));
      await page.goto(`${person.address}#/table/${match}`);
      await page.reload();
      await page.locator('.coach').waitFor();
    },
  });
  const over = (name: string, match: string): Scene => ({
    name,
    open: async () => {
      await closed();
      await person.goTo(match);
      await person.command(match, 'resign');
      await dialog.locator('.band h1').waitFor();
      await dialog.locator('summary').waitFor();
    },
  });
  const replay = (name: string, match: string): Scene => ({
    name,
    open: async () => {
      await arrived(() => page.goto(`${person.address}#/replay/${match}`), '[role=slider]');
      // The boards of Legends are placed after the start; the end is reached when all moments are loaded.
      const isLaid = async (): Promise<boolean> => {
        await page.locator('[role=slider]').press('End');
        return (await page.locator('.hits [data-name]').count()) > 0;
      };
      await vi.waitUntil(isLaid, { timeout: 30_000, interval: 100 });
    },
  });
  const sheet = (id: string): Scene => ({
    name: `table-sheet-${id}`,
    open: async () => {
      await tool(id);
      await page.locator('.over').waitFor();
    },
  });

  const player = inDialog(`${part}-player`, async () => {
    await closed();
    await page.locator('.strip button, .rail .pp button').first().click();
  });

  interface Progress {
    games: { goals: Reached[]; achievements: Reached[] }[];
  }
  /** Scenes that take longer: reached goals, a tournament with results, and somebody else's match. */
  const laterPages = async (): Promise<Scene[]> => {
    const played = await quick('legends');
    await person.command(played, 'resign');
    const cup = await person.post<{ id: string }>('tournaments', {
      ...{ name: 'Mirage cup', game: 'legends', clock: { kind: 'days', days: 2 }, format: 'round-robin' },
    });
    for (let bots = 0; bots < 3; bots++) await person.post(`tournaments/${cup.id}/bots`, { bot: 'random' });
    await person.post(`tournaments/${cup.id}/start`, {});
    const host = await Person.come('Nele');
    const settings = { game: 'eko', players: 2, seats: ['open', 'bot:random'] };
    const { match } = await host.post<{ match: string }>('tables', { settings });
    await host.command(match, 'ready', { ready: true });
    const { code } = await host.post<{ code: string }>('me/friend-link', {});
    await person.post(`friend-links/${code}/accept`, {});
    const me = await person.get<{ id: string }>('me');
    const both = { game: 'legends', players: 2, seats: ['open', 'open'], private: true };
    const shared = await host.post<{ match: string; code: string }>('tables', { settings: both });
    await person.command(shared.match, 'join', { code: shared.code });
    for (const one of [host, person]) await one.command(shared.match, 'ready', { ready: true });
    await person.command(shared.match, 'resign');
    await host.command(shared.match, 'rematch');
    const won = await person.post<{ id: string }>('tournaments', {
      ...{ name: 'Simoom cup', game: 'legends', clock: { kind: 'days', days: 2 }, format: 'round-robin', pause: 0 },
    });
    for (let bots = 0; bots < 3; bots++) await person.post(`tournaments/${won.id}/bots`, { bot: 'random' });
    await person.post(`tournaments/${won.id}/start`, {});
    return [
      at('friends-listed', 'friends', '[aria-labelledby=friends-list] li'),
      {
        name: 'challenge',
        open: async () => {
          const game = { game: 'eko', players: 2, seats: ['open', 'open'] };
          await host.post('me/challenges', { friends: [me.id], settings: game });
          await page.locator('.alerts .notice').waitFor();
        },
      },
      {
        name: 'settings-sound',
        open: async () => {
          await page.locator('.alerts .notice .iconbtn').click();
          await arrived(() => page.goto(`${person.address}#/settings`), 'h1');
          const heard = page.locator('label:has([role=switch])', { hasText: say('set-sound-note') });
          await heard.click();
          await heard.scrollIntoViewIfNeeded();
        },
      },
      {
        name: 'profile-reached',
        open: async () => {
          await page.route('**/me/statistics?*', async (route) => {
            const found = (await (await route.fetch()).json()) as Progress;
            const game = found.games.find(({ goals }) => goals.length);
            for (const one of [...(game?.goals.slice(0, 7) ?? []), ...(game?.achievements.slice(0, 3) ?? [])])
              Object.assign(one, { reached: Date.now(), match: played });
            await route.fulfill({ json: found });
          });
          await arrived(() => page.goto(`${person.address}#/profile/eko`), '#achievements');
          await page.unroute('**/me/statistics?*');
        },
      },
      at('tournament-standings', `tournament/${cup.id}`, '.plain-table'),
      {
        name: 'tournament-over',
        open: async () => {
          const isOver = async (): Promise<boolean> =>
            (await person.get<{ status: string }>(`tournaments/${won.id}`)).status === 'over';
          await vi.waitUntil(isOver, { timeout: 60_000, interval: 200 });
          await arrived(() => page.goto(`${person.address}#/tournament/${won.id}`), '.plain-table');
        },
      },
      {
        name: 'rematch',
        open: async () => {
          await person.goTo(shared.match);
          await dialog.locator('.band h1').waitFor();
          await dialog.getByText(textIn(language, 'rematch-wanted', { player: 'Nele' })).waitFor();
        },
      },
      at('watching', `table/${match}`, '.phasebar'),
    ];
  };

  if (part === 'pages') {
    const me = await person.get<{ id: string }>('me');
    const waiting = await open({
      ...{ game: 'eko', players: 3, private: true, name: 'Caravan' },
      options: { variants: ['wind'] },
    });
    const watched = await open({ game: 'legends', players: 2, seats: ['open', 'bot:random'], name: 'Sirocco' });
    await person.command(watched.match, 'ready', { ready: true });
    const friend = await person.post<{ code: string }>('me/friend-link', {});
    const cup = await person.post<{ id: string }>('tournaments', {
      ...{ name: 'Caravan cup', game: 'legends', clock: { kind: 'days', days: 2 } },
      ...{ format: 'round-robin', options: { variants: ['explore'] } },
    });
    await person.post(`tournaments/${cup.id}/bots`, { bot: 'level1' });
    return [
      at('home', ''),
      inDialog('home-play', async () => {
        await page
          .getByRole('button', { name: new RegExp(say('game-legends')) })
          .first()
          .click();
        await dialog.locator('.level').first().waitFor();
      }),
      at('lobby', 'lobby'),
      at('new-eko', 'new?game=eko'),
      at('friends', 'friends'),
      at('friend-link', `friend/${friend.code}`),
      at('friend-nowhere', 'friend/nosuchlink'),
      at('games', 'games'),
      at('new-legends', 'new?game=legends'),
      at('leaderboard', 'leaderboard/eko'),
      at('tournaments', 'tournaments'),
      at('tournament-new', 'tournaments/new'),
      at('tournament', `tournament/${cup.id}`, '#cup-organise'),
      at('person', `people/${me.id}`),
      at('person-nobody', 'people/nobody'),
      at('account', 'account'),
      at('profile', 'profile/legends', '#achievements'),
      ...(process.env.SHORT ? [] : await laterPages()),
      at('settings', 'settings'),
      at('help-eko', 'help/eko'),
      at('help-legends', 'help/legends'),
      at('join', `join/${waiting.code}`),
      at('join-nowhere', 'join/NOSUCHCODE'),
      at('waiting-room', `table/${waiting.match}`),
      at('tutorial', 'tutorial'),
      at('tutorial-eko', 'tutorial/eko'),
      at('tutorial-legends', 'tutorial/legends'),
      at('puzzles', 'puzzles?game=eko', '.list li'),
      at('puzzle-eko', 'puzzles/today?game=eko', 'section.puzzle h2'),
      at('puzzle-legends', 'puzzles/today?game=legends', 'section.puzzle h2'),
      at('editor-eko', 'editor/eko', '.editor .stage svg'),
      at('editor-legends', 'editor/legends', '.editor .stage svg'),
      at('nowhere', 'nowhere'),
      {
        name: 'offline', // the last one: the page stays without a network
        open: async () => {
          await arrived(() => page.goto(`${person.address}#/lobby`), 'h1');
          await page.context().setOffline(true);
          await page.locator('.banner', { hasText: say('page-offline') }).waitFor();
        },
      },
    ];
  }
  const match = await quick(part);
  if (part === 'eko')
    return [
      table('eko', match, ['construct']),
      prepared('eko-preview', 'construct'),
      ...hinted('eko-hint'),
      inDialog('table-menu', () => tool('menu')),
      inDialog('table-settings', () => menu('settings')),
      inDialog('table-keys', () => menu('keys')),
      player,
      {
        name: 'table-notation',
        open: async () => {
          await menu('notation');
          await page.locator('.field input').waitFor();
        },
      },
      ...(isPhone ? [sheet('log'), sheet('chat')] : []),
      over('eko-result', match),
      replay('eko-replay', match),
      ...(process.env.SHORT ? [] : [reviewed('eko-review', match), decided('eko-result-reviewed', match)]),
      ...(process.env.SHORT
        ? []
        : [
            from('eko-losing', LAST_DISC, 'c3', 'c2'),
            from('eko-why-not', LAST_DISC, 'f5'),
            from('eko-chasm', LAST_DISC, 'd5'),
            waited('eko-thinking'),
            winning('eko-winning'),
            moments('eko-moments'),
            {
              name: 'eko-share',
              open: async () => {
                await dialog.getByRole('button', { name: say('share'), exact: true }).click();
                await page.waitForFunction(
                  () => document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth,
                );
              },
            },
            timed('eko-timed'),
            stepped('eko-steps'),
            again('eko-again'),
          ]),
      explained('eko-explained', await quick('eko')),
      ...(process.env.SHORT ? [] : [marched('eko-march')]),
    ];
  const shared = { game: 'legends', players: 2, seats: ['open', 'mine:Bo'] };
  const founder = await open({ ...shared, options: { quick_setup: false } });
  const device = await open(shared);
  for (const one of [founder, device]) await person.command(one.match, 'ready', { ready: true });
  return [
    table('legends-bid', match, ['bid']),
    table('legends-take', match, ['take']),
    prepared('legends-card', 'take'),
    enlarged('legends-enlarged'),
    ...hinted('legends-hint'),
    player,
    table('legends-map', match, ['move', 'place', 'city']),
    over('legends-result', match),
    replay('legends-replay', match),
    ...(process.env.SHORT ? [] : [reviewed('legends-review', match)]),
    {
      name: 'legends-founder',
      open: () => arrived(() => page.goto(`${person.address}#/table/${founder.match}`), '.founder'),
    },
    {
      name: 'curtain',
      open: async () => {
        await untilTheBid(person, device.match);
        await arrived(() => page.goto(`${person.address}#/table/${device.match}`), '.phasebar');
        // The device changes hands after the first bid at the latest.
        if (!(await page.locator('.curtain').count())) await dialog.locator('footer .btn.pri').click();
        await page.locator('.curtain').waitFor();
      },
    },
    ...(process.env.SHORT
      ? []
      : [
          from('legends-halves', half),
          inDialog('legends-give-up', () => page.locator('.phasebar .btn.ghost').click()),
          from('legends-why-not', half, 'M1'),
          stepped('legends-steps'),
          ending('legends-ending'),
          moments('legends-moments'),
          from('legends-abilities', abilities),
          timed('legends-timed'),
          explained('legends-explained', await quick('legends')),
        ]),
  ];
};

/** Play a match on one device for some decisions; then all players but the last resign. Returns its id. */
export const playedOut = async (person: Person, game: string, players: number): Promise<string> => {
  const seats = ['open', ...Array.from({ length: players - 1 }, (_, i) => `mine:Guest ${i + 1}`)];
  const { match } = await person.post<{ match: string }>('tables', { settings: { game, players, seats } });
  await person.command(match, 'ready', { ready: true });
  const choose = chooser(5);
  for (let made = 0; made < 55; made++) {
    const { update } = await person.get<{ update: { moment: { to_decide: number[] } } }>(`tables/${match}?since=0`);
    const seat = update.moment.to_decide[0] ?? 0;
    const { number, decisions } = await person.get<Offered>(`tables/${match}/decisions?seat=${seat}`);
    await person.command(match, 'decide', { play: choose(decisions).notation, number, seat });
  }
  for (let seat = 0; seat < players - 1; seat++) await person.command(match, 'resign', { seat });
  return match;
};

/** Make any decisions until one of some kinds is possible. */
const untilAsked = async (person: Person, match: string, kinds: readonly string[]): Promise<void> => {
  const isAsked = async (): Promise<boolean> => {
    const { number, decisions } = await person.get<Offered>(`tables/${match}/decisions`);
    if (decisions.some(({ kind }) => kinds.includes(kind))) return true;
    const [first] = decisions;
    if (first) await person.command(match, 'decide', { play: first.notation, number });
    return false;
  };
  await vi.waitUntil(isAsked, { timeout: 60_000, interval: 50 });
};

/** Make all decisions of both seats up to the secret bids. */
export const untilTheBid = async (person: Person, match: string): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    const { update } = await person.get<{ update: { moment: { step: string; to_decide: number[] } } }>(
      `tables/${match}`,
    );
    const { step, to_decide } = update.moment;
    if (step === 'bid') return;
    const [seat] = to_decide;
    const { number, decisions } = await person.get<Offered>(`tables/${match}/decisions?seat=${seat}`);
    await person.command(match, 'decide', { play: decisions[0]?.notation, number, seat });
  }
  throw new Error('nobody bids');
};
