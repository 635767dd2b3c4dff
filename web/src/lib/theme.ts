/** The theme: light, dark, or that of the system. `public/theme.js` sets it before the first paint. */
export type ThemeChoice = 'auto' | 'light' | 'dark';

const KEY = 'tetrarch.theme';
const system = (): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

export const themeChoice = (): ThemeChoice => {
  const choice = document.documentElement.dataset.themeChoice;
  return choice === 'light' || choice === 'dark' ? choice : 'auto';
};

const apply = (choice: ThemeChoice): void => {
  const dark = choice === 'dark' || (choice === 'auto' && !!system()?.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.themeChoice = choice;
};

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be forbidden: the choice lasts until the page is closed.
  }
  apply(choice);
};

/** Follow the system while the choice is `auto`; returns a function that stops it. */
export const followSystem = (): (() => void) => {
  const query = system();
  const changed = (): void => apply(themeChoice());
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};
