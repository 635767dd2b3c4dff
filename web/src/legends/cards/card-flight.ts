/** Flies a card from the row to the panel of the player who took it, and the coins that it costs the other way. */
import { wantsLittleMotion } from '../../view/motion';

const FLIGHT_MS = 240;
/** Of the time of the flight: how much later each coin starts. */
const COIN_DELAY = 0.18;
/** More coins are shown as this many. */
const MOST_COINS = 3;

/** The size of the card when it arrives. */
const SMALL = 0.3;

/** Put an element above everything at some place of the screen. */
const place = (element: HTMLElement, { x, y, width, height }: DOMRect): void => {
  const at = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  element.style.cssText += `;position:fixed;${at};z-index:20;pointer-events:none`;
};

/** The way from the middle of one place to that of another. */
const between = (from: DOMRect, to: DOMRect): [number, number] => [
  to.x + to.width / 2 - from.x - from.width / 2,
  to.y + to.height / 2 - from.y - from.height / 2,
];

export class CardFlight {
  private animations: Animation[] = [];

  /** Fly a card of the row to the panel of a player; resolves when it has arrived or was skipped. */
  async fly(card: string, price: number, letter: string, stretch: number): Promise<void> {
    const face = document.querySelector<HTMLElement>(`.row-of-cards [data-card="${card}"]`);
    const panel = document.querySelector<HTMLElement>(`.pp.pl-${letter}, .chipcard.pl-${letter}`);
    if (!face || !panel || wantsLittleMotion()) return;
    const [from, to] = [face.getBoundingClientRect(), panel.getBoundingClientRect()];
    const copy = face.cloneNode(true) as HTMLElement;
    copy.classList.add('flying-card');
    place(copy, from);
    const above = face.closest('.app') ?? document.body;
    above.append(copy);
    face.style.visibility = 'hidden';
    const [x, y] = between(from, to);
    const timing = { duration: FLIGHT_MS * stretch, easing: 'ease-in-out', fill: 'both' as const };
    this.animations = [
      copy.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x * 0.85}px, ${y * 0.85}px) scale(${SMALL * 1.6})`, opacity: 1, offset: 0.8 },
          { transform: `translate(${x}px, ${y}px) scale(${SMALL})`, opacity: 0 },
        ],
        timing,
      ),
    ];
    const coin = face.closest('.slot')?.querySelector<HTMLElement>('.price .coin');
    const coins: HTMLElement[] = [];
    for (let i = 0; coin && i < Math.min(price, MOST_COINS); i++) {
      const one = coin.cloneNode() as HTMLElement;
      one.classList.add('flying-coin');
      const start = coin.getBoundingClientRect();
      place(one, start);
      above.append(one);
      coins.push(one);
      const [dx, dy] = between(start, to);
      const delay = i * COIN_DELAY * timing.duration;
      this.animations.push(
        one.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { ...timing, delay }),
      );
    }
    await Promise.all(this.animations.map(({ finished }) => finished.catch(() => {})));
    for (const one of [copy, ...coins]) one.remove();
    face.style.visibility = '';
    this.animations = [];
  }

  finish(): void {
    for (const animation of this.animations) animation.finish();
  }
}
