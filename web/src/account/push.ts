/** Push notices: whether this browser can receive them, and this server send them. */
import { api } from '../net/rest';

/** The registration of the service worker; none where the browser has no push notices. */
export const pushWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window ? navigator.serviceWorker.getRegistration() : undefined;

/** The key with which this browser subscribes; none if the server sends no notices, or the browser shows none. */
export const pushKey = async (): Promise<string | null> => {
  if (!(await pushWorker())) return null;
  return api.get<{ key: string }>('push/key').then(
    ({ key }) => key,
    () => null,
  );
};
