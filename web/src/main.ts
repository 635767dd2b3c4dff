import './styles/fonts.css';
import 'virtual:colours.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { GAMES } from './games';
import { awaitPaint, paintFirst } from './lib/painted.svelte';
import { followSystem } from './lib/theme';
import { live } from './net/live';
import { keepLessons } from './net/offline.svelte';
import { pageOf } from './pages';
import { currentRoute } from './router';
import { currentLanguage, LANGUAGES, preferredLanguage, setLanguage } from './texts/texts.svelte';

/** Without a top-level `await`: pages import modules of the same chunk, and would deadlock. */
const start = async (): Promise<void> => {
  const route = currentRoute();
  const language = preferredLanguage();
  // If only the texts of the page fail to load, the others can report it.
  const spoken = setLanguage(language)
    .catch(() => setLanguage(language))
    .catch(() => {});
  live.start(); // almost every page needs it
  const page = await pageOf(route).catch(() => null); // App retries, and reports the error
  await spoken;
  const target = document.getElementById('app') as HTMLElement;
  paintFirst(() => mount(App, { target, props: { first: page && { page, route } } }));
};

/** Tutorials are kept once the page has had time for everything else. */
const KEEP_AFTER_MS = 5000;

followSystem();
awaitPaint();
void start();
setTimeout(() => {
  const others = LANGUAGES.filter((one) => one !== currentLanguage());
  void keepLessons(GAMES, [currentLanguage(), ...others]).catch(() => {});
}, KEEP_AFTER_MS);
