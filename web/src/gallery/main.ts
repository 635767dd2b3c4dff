import '../styles/fonts.css';
import 'virtual:colours.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { mount } from 'svelte';
import { FAMILIES } from '../routes';
import { bestLanguage, needTexts, setLanguage } from '../texts/texts.svelte';
import Gallery from './Gallery.svelte';

const wishes = new URLSearchParams(location.search);
const theme = wishes.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
void needTexts(FAMILIES);
await setLanguage(bestLanguage([wishes.get('lang') ?? 'en']));
mount(Gallery, {
  target: document.getElementById('app') as HTMLElement,
  props: { view: wishes.get('view') ?? 'components' },
});
