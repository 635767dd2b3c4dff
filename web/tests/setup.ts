import { FAMILIES } from '../src/routes';
import { needTexts } from '../src/texts/texts.svelte';

/** What jsdom lacks and components use. */
globalThis.ResizeObserver ??= class {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(): void {
    this.report([], this as unknown as ResizeObserver);
  }
  unobserve(): void {}
  disconnect(): void {}
} as unknown as typeof ResizeObserver;
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof matchMedia;
for (const [side, pixels] of Object.entries({ clientWidth: 800, clientHeight: 600 }))
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => pixels });
HTMLElement.prototype.setPointerCapture ??= () => {};

// Tests show components of any page.
await needTexts(FAMILIES);
