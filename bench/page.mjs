/**
 * Measures the speed of the web page in Debian's Chromium without a GPU, on loopback:
 *
 *     node bench/page.mjs [--browser PATH] [--only first_move,home,tables,play,scripts]
 *
 * It starts a server with the built page, and prints one JSON object. It exits with 1 if a figure is over its limit.
 * bench/README.md explains the figures.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { addressesOf } from '../web/scripts/addresses.mjs';
import { faultsOf, frameFigures, GAMES, middle, rounded } from '../web/scripts/limits.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { chromium } = createRequire(join(root, 'web', 'package.json'))('playwright-core');
const FLAGS = JSON.parse(readFileSync(join(root, 'web', 'scripts', 'chromium.json'), 'utf8'));
const SLOWED = 4;
const ROUNDS = 5;
const MOVES = 10;
/** Seconds that a new server needs to prepare its bots. */
const SETTLING = 10;
/** What moves over the board, and over the page: pieces, cards and coins. */
const FLYING = 'main.stage .flying, .flying-card, .flying-coin';
/** Milliseconds that the browser needs to load its own interface into a new window. */
const OPENING = 1500;

const option = (name, otherwise) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : process.argv[at + 1];
};

const startServer = (data) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(join(root, '.venv/bin/python'), ['-m', 'tetrarch', 'serve', '--no-browser', '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TETRARCH_SERVER_RATE_LIMITS: 'false' },
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const found = said.match(/http:\/\/localhost:\d+\//);
      if (found)
        resolve({
          child,
          address: found[0],
          seconds: (performance.now() - began) / 1000,
        });
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });

/** Records in the page when it becomes usable, and when the last long task ended. */
const watching = (selector) => {
  window.found = { usable: 0, busyUntil: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.found.busyUntil = Math.max(window.found.busyUntil, entry.startTime + entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!document.querySelector(selector)) requestAnimationFrame(look);
    else
      setTimeout(() => {
        window.found.usable = performance.now(); // after this frame is laid out and painted
        console.log('usable');
      });
  };
  requestAnimationFrame(look);
};

/** Loads an address with an empty cache; without a selector until nothing more is loaded. */
const load = async (browser, state, address, selector, slowed) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en',
    serviceWorkers: 'block',
    storageState: state,
  });
  const page = await context.newPage();
  if (selector) await page.waitForTimeout(OPENING);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Map();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.set(requestId, 0));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  let [usable, busyUntil] = [0, 0];
  if (selector) {
    await page.addInitScript(watching, selector);
    // Waiting for a function would run scripts of Playwright in the page while it loads.
    const usableSoon = page.waitForEvent('console', {
      predicate: (message) => message.text() === 'usable',
      timeout: 60_000,
    });
    await page.goto(address);
    await usableSoon;
    await page.waitForTimeout(1500);
    ({ usable, busyUntil } = await page.evaluate(() => window.found));
  } else await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  const script = [...scripts.values()].reduce((sum, value) => sum + value, 0);
  return { interactive: Math.max(usable, busyUntil), usable, script, bytes };
};

const measureLoad = async (browser, state, address, selector) => {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await load(browser, state, address, selector, SLOWED));
  return {
    script_kb: rounded(rounds[0].script / 1000),
    all_kb: rounded(rounds[0].bytes / 1000),
    usable_ms_slowed: rounded(middle(rounds.map(({ usable }) => usable))),
    interactive_ms_slowed: rounded(middle(rounds.map(({ interactive }) => interactive))),
  };
};

const post = async (context, address, path, body) => {
  const answer = await context.request.post(`${address}api/v1/${path}`, {
    data: body,
    headers: { Origin: new URL(address).origin },
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** The script of every page, in kilobytes. */
const measureScripts = async (browser, context, state, address) => {
  const values = {
    game: GAMES,
    topic: GAMES,
    code: ['none'],
    match: [],
    puzzle: [],
  };
  for (const game of GAMES) {
    values.match.push(
      (
        await post(context, address, 'quick', {
          game,
          players: 2,
          bot: 'level1',
        })
      ).match,
    );
    values.puzzle.push((await (await context.request.get(`${address}api/v1/puzzles/${game}/daily`)).json()).id);
  }
  values.id = [
    (
      await post(context, address, 'tournaments', {
        name: 'Cup',
        game: 'eko',
        clock: { kind: 'days', days: 2 },
      })
    ).id,
  ];
  values.person = [(await (await context.request.get(`${address}api/v1/me`)).json()).id];
  const routes = readFileSync(join(root, 'web', 'src', 'routes.ts'), 'utf8');
  const patterns = [...routes.matchAll(/^ {2}\['([^']*)', '/gm)].map(([, pattern]) => pattern);
  const found = {};
  for (const path of addressesOf(patterns, values)) found[path] = rounded((await load(browser, state, `${address}#/${path}`, null, 1)).script / 1000);
  return found;
};

/** Opens a table of four, three of them bots. */
const openTable = async (page, context, address, game) => {
  const { match } = await post(context, address, 'quick', { game, players: 4, bot: 'level1' });
  await page.goto(`${address}#/table/${match}`);
  return match;
};

/** Measures moves and frames at tables of four. */
const measurePlay = async (context, address, game) => {
  const page = await context.newPage();
  const moves = [];
  while (moves.length < MOVES) moves.push(...(await measureMoves(page, context, address, await openTable(page, context, address, game), MOVES - moves.length)));
  const match = await openTable(page, context, address, game);
  const playing = measureFrames(page, 20);
  for (let i = 0; i < 6; i++) {
    if (
      await myTurn(page, 5_000).then(
        () => false,
        () => true,
      )
    )
      break; // the game is over, or a dialog is open
    const offered = await (await context.request.get(`${address}api/v1/tables/${match}/decisions`)).json();
    await decide(context, address, match, offered, offered.decisions.find(({ places }) => places.length === 0) ?? offered.decisions[0]);
    await page.waitForTimeout(400);
  }
  const frames = await playing;
  await page.close();
  return {
    move_ms: {
      median: rounded(middle(moves)),
      most: rounded(Math.max(...moves)),
    },
    frames,
  };
};

/** Returns the centre of a space on the screen. */
const spotOf = (page, name) =>
  page.evaluate((place) => {
    const path = document.querySelector(`.hits [data-name="${place}"]`);
    const box = path.getBBox();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(path.getScreenCTM());
    return { x, y };
  }, name);
const tap = async (page, name) => {
  const { x, y } = await spotOf(page, name);
  await page.mouse.click(x, y);
};
const myTurn = (page, timeout = 60_000) =>
  page.waitForFunction(
    () => document.title.includes('Your turn') && document.querySelector('main.stage')?.getAttribute('aria-busy') === 'false',
    undefined,
    { timeout },
  );

/** Decides without the page, which shows it. */
const decide = (context, address, match, { number }, { notation }) =>
  post(context, address, `tables/${match}/commands`, {
    type: 'decide',
    play: notation,
    number,
  });

/**
 * Measures the time from the tap that confirms a move until its piece moves: the server has then accepted the move.
 * Makes fewer moves if the game ends.
 */
const measureMoves = async (page, context, address, match, count) => {
  const times = [];
  while (times.length < count) {
    const isOver = await myTurn(page, 15_000).then(
      () => false,
      () => true,
    );
    if (isOver) break;
    const offered = await (await context.request.get(`${address}api/v1/tables/${match}/decisions`)).json();
    const { decisions } = offered;
    const move = decisions.find(({ kind }) => kind === 'move');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (!move) {
      // Taking a card or using an effect leads to moves.
      const useful = decisions.filter(({ kind }) => kind === 'half' || kind === 'take');
      await decide(context, address, match, offered, useful.at(-1) ?? decisions.find(({ places }) => places.length === 0) ?? decisions[0]);
      await page.waitForTimeout(300);
      continue;
    }
    for (const place of move.places) await tap(page, place);
    const button = page.locator('.phasebar .btn.pri:not([disabled])');
    await button.waitFor();
    await page.evaluate(() => {
      window.seen = null;
      const confirm = document.querySelector('.phasebar .btn.pri:not([disabled])');
      confirm.addEventListener(
        'click',
        () => {
          const began = performance.now();
          const start = Number(document.querySelector('.app[data-number]').dataset.number);
          const look = () => {
            const now = Number(document.querySelector('.app[data-number]').dataset.number);
            if (now > start || document.querySelector('main.stage .flying')) requestAnimationFrame(() => (window.seen = performance.now() - began));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
    await button.click();
    await page.waitForFunction(() => window.seen !== null);
    times.push(await page.evaluate(() => window.seen));
  }
  return times;
};

/** Measures the frames while pieces, cards or coins move. */
const measureFrames = async (page, seconds) => {
  const frames = await page.evaluate(
    ({ milliseconds, selector }) =>
      new Promise((resolve) => {
        const found = [];
        const began = performance.now();
        let last = 0;
        const frame = (now) => {
          const moves = !!document.querySelector(selector);
          if (moves && last) found.push(now - last);
          last = moves ? now : 0;
          if (now - began < milliseconds) requestAnimationFrame(frame);
          else resolve(found);
        };
        requestAnimationFrame(frame);
      }),
    { milliseconds: seconds * 1000, selector: FLYING },
  );
  return frameFigures(frames);
};

/** Measures the time from a new browser profile to the first move against a bot, clicking as soon as possible. */
const measureFirstMove = async (browser, address) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const began = performance.now();
  let clicks = 0;
  const click = async (selector) => {
    await page.locator(selector).first().click();
    clicks += 1;
  };
  await page.goto(address);
  await click('.games .btn.pri');
  await click('dialog[open] .btn.pri:not([disabled])');
  await page.waitForURL(/#\/table\//);
  const match = page.url().split('/').at(-1);
  await myTurn(page);
  const table = performance.now();
  const { decisions } = await (await context.request.get(`${address}api/v1/tables/${match}/decisions`)).json();
  const first = decisions.find(({ places }) => places.length > 0) ?? decisions[0];
  for (const place of first.places) {
    await tap(page, place);
    clicks += 1;
  }
  const before = await page.evaluate(() => Number(document.querySelector('.app[data-number]').dataset.number));
  await click('.phasebar .btn.pri:not([disabled])');
  await page.waitForFunction((old) => Number(document.querySelector('.app[data-number]').dataset.number) > old, before);
  const ended = performance.now();
  await context.close();
  return {
    table_s: rounded((table - began) / 1000),
    first_move_s: rounded((ended - began) / 1000),
    clicks,
  };
};

const data = mkdtempSync(join(tmpdir(), 'tetrarch-page-'));
const server = await startServer(data);
const browser = await chromium.launch({
  executablePath: option('--browser', '/usr/bin/chromium'),
  args: FLAGS,
});
try {
  const found = { server_start_s: rounded(server.seconds) };
  const wanted = option('--only', 'first_move,home,tables,play,scripts').split(',');
  const isWanted = (part) => wanted.includes(part);
  if (isWanted('first_move')) found.first_move = await measureFirstMove(browser, server.address);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  await post(context, server.address, 'guests', { name: 'Bench' });
  const state = await context.storageState();
  await new Promise((done) => setTimeout(done, SETTLING * 1000));
  if (isWanted('home')) found.home = await measureLoad(browser, undefined, server.address, '.games .btn.pri');
  for (const game of isWanted('tables') ? GAMES : []) {
    const { match } = await post(context, server.address, 'quick', {
      game,
      players: 2,
      bot: 'level1',
    });
    found[`table_${game}`] = await measureLoad(browser, state, `${server.address}#/table/${match}`, 'main.stage[aria-busy="false"] svg');
  }
  for (const game of isWanted('play') ? GAMES : []) found[`play_${game}`] = await measurePlay(context, server.address, game);
  if (isWanted('scripts')) found.scripts_kb = await measureScripts(browser, context, state, server.address);
  found.over_limits = faultsOf(found);
  process.exitCode = found.over_limits.length ? 1 : 0;
  console.log(JSON.stringify(found, null, 1));
} finally {
  await browser.close();
  server.child.kill();
  rmSync(data, { recursive: true, force: true });
}
