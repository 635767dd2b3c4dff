import './styles/fonts.css';
import 'virtual:colours.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followSystem } from './lib/theme';
import { live } from './net/live';
import { pageOf } from './pages';
import { currentRoute } from './router';
import { preferredLanguage, setLanguage } from './texts/texts.svelte';

/** No `await` at the top: pages import what this file is built together with, and would wait for it in turn. */
const start = async (): Promise<void> => {
  const route = currentRoute();
  const language = preferredLanguage();
  // Where only a text of the page is missing, the others can still say so.
  const spoken = setLanguage(language)
    .catch(() => setLanguage(language))
    .catch(() => {});
  live.start(); // nearly every page needs it
  const page = await pageOf(route).catch(() => null); // App asks again, and says what is wrong
  await spoken;
  mount(App, { target: document.getElementById('app') as HTMLElement, props: { first: page && { page, route } } });
};

followSystem();
void start();
