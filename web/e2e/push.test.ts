/** Push notices: the service worker shows them, and a click opens their table. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { STILL } from './browser';
import { Person } from './person';
import { startServer } from './server';

interface Shown {
  title: string;
  body: string;
  tag: string;
}

it('a push message becomes a notice, and a click on it opens the table', async () => {
  const person = await Person.come('Noor', { ...STILL, serviceWorkers: 'allow' });
  const { page, context } = person;
  await context.grantPermissions(['notifications'], { origin: new URL(person.address).origin });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await page.goto(person.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const registrationId = await registered;
  const push = (data: string): Promise<unknown> =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(person.address).origin,
      registrationId,
      data,
    });
  const notices = (): Promise<Shown[]> =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  const notice = { title: 'Your turn', body: 'Caravan: place a disc.', tag: 'turn-1', path: 'lobby', turns: 1 };
  await push(JSON.stringify(notice));
  await expect.poll(notices).toEqual([{ title: 'Your turn', body: 'Caravan: place a disc.', tag: 'turn-1' }]);
  // Another notice about the same table replaces it; what cannot be read is still announced.
  await push(JSON.stringify({ ...notice, body: 'Caravan: move.' }));
  await expect.poll(async () => (await notices()).map(({ body }) => body)).toEqual(['Caravan: move.']);
  await push('not JSON');
  await expect.poll(async () => (await notices()).map(({ title }) => title).sort()).toEqual(['Tetrarch', 'Your turn']);

  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
    };
    const [notification] = await scope.registration.getNotifications({ tag: 'turn-1' });
    self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await page.waitForURL(/#\/lobby$/);
  await expect.poll(async () => (await notices()).map(({ tag }) => tag)).toEqual(['tetrarch']);
  expect(person.faults).toEqual([]);
});

/** A push service accepts the browser, as those of the browsers' makers do; nothing leaves this machine. */
const pretendPushService = (): void => {
  let made: object | null = null;
  const text = (bytes: ArrayBuffer | Uint8Array): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const keys = {
      p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
      auth: text(crypto.getRandomValues(new Uint8Array(16))),
    };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/test';
    made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((made = null), true) };
    return made as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
};

it('notices are offered and switched only where the server has keys for them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tetrarch-push-'));
  const python = fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));
  // The lines that the command prints are the settings.
  writeFileSync(join(data, 'server.toml'), execFileSync(python, ['-m', 'tetrarch', 'admin', 'push-keys']));
  const server = await startServer(inject('page'), data);
  try {
    for (const [address, isOffered] of [
      [server.address, true],
      [undefined, false],
    ] as const) {
      const person = await Person.come('Pola', { ...STILL, serviceWorkers: 'allow' }, address);
      const { page, context } = person;
      await context.addInitScript(pretendPushService);
      // The user has not decided about notices; headless browsers forbid them at first.
      await context.addInitScript(() =>
        Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true }),
      );
      const clock = { kind: 'days', days: 2 };
      const settings = { game: 'eko', players: 2, seats: ['open', 'bot:random'], clock };
      const { match } = await person.post<{ match: string }>('tables', { settings });
      await person.command(match, 'ready', { ready: true });
      await page.goto(person.address);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const asked = page.waitForResponse(/\/push\/key/);
      await page.reload();
      await asked;
      await page.getByRole('heading', { name: 'Your games' }).waitFor();
      const offer = page.getByRole('link', { name: 'Notify me on this device' });
      if (!isOffered) {
        expect(await offer.count()).toBe(0);
        const again = page.waitForResponse(/\/push\/key/);
        await page.goto(`${person.address}#/account`);
        await (await again).finished();
        await page.getByRole('heading', { name: 'Pola' }).waitFor();
        expect(await page.getByRole('switch', { name: /^Notify/ }).count()).toBe(0);
        continue;
      }
      await offer.click();
      const turn = page.getByRole('switch', { name: /^Notify/ });
      const subscriptions = async (): Promise<string[]> =>
        (await person.get<{ endpoint: string }[]>('me/push')).map(({ endpoint }) => endpoint);
      const label = page.getByText('Notify me when it is my turn');
      await label.click();
      await expect.poll(subscriptions).toEqual(['https://fcm.googleapis.com/fcm/send/test']);
      expect(await turn.isChecked()).toBe(true);
      await label.click();
      await expect.poll(subscriptions).toEqual([]);
      expect(person.faults).toEqual([]);
    }
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
