/** Push notices: the service worker shows them, and a click opens their table. */
import { expect, it } from 'vitest';
import { STILL } from './browser';
import { Person } from './person';

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
