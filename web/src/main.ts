import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followSystem } from './lib/theme';
import { preferredLanguage, setLanguage } from './texts/texts.svelte';

followSystem();
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app') as HTMLElement });
