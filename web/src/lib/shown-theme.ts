/** The theme that the page shows, for pictures that the server draws. */
import { createSubscriber } from 'svelte/reactivity';

const listen = createSubscriber((update) => {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
});

/** Components that read it update when it changes. */
export const shownTheme = (): 'light' | 'dark' => {
  listen();
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
};
