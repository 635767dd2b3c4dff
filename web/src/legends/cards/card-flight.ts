/** Flies a card from the row to the panel of the player who took it. */
import { wantsLittleMotion } from '../../view/motion';

const FLIGHT_MS = 320;

/** The size of the card when it arrives. */
const SMALL = 0.3;

export class CardFlight {
  private animation: Animation | null = null;

  /** Fly a card of the row to the panel of a player; resolves when it has arrived or was skipped. */
  async fly(card: string, letter: string, stretch: number): Promise<void> {
    const face = document.querySelector<HTMLElement>(`.row-of-cards [data-card="${card}"]`);
    const panel = document.querySelector<HTMLElement>(`.pp.pl-${letter}, .chipcard.pl-${letter}`);
    if (!face || !panel || wantsLittleMotion()) return;
    const [from, to] = [face.getBoundingClientRect(), panel.getBoundingClientRect()];
    const copy = face.cloneNode(true) as HTMLElement;
    copy.classList.add('flying-card');
    copy.style.cssText = `position:fixed;left:${from.x}px;top:${from.y}px;width:${from.width}px;height:${from.height}px;z-index:20;pointer-events:none`;
    (face.closest('.app') ?? document.body).append(copy);
    face.style.visibility = 'hidden';
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    this.animation = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.85}px, ${y * 0.85}px) scale(${SMALL * 1.6})`, opacity: 1, offset: 0.8 },
        { transform: `translate(${x}px, ${y}px) scale(${SMALL})`, opacity: 0 },
      ],
      { duration: FLIGHT_MS * stretch, easing: 'ease-in-out', fill: 'forwards' },
    );
    await this.animation.finished.catch(() => {});
    copy.remove();
    face.style.visibility = '';
    this.animation = null;
  }

  finish(): void {
    this.animation?.finish();
  }
}
