/** The badge of the tab and of the installed app: a number on the icon, and before the title. */

const PREFIX = /^\(\d+\) /;
let plain: Promise<string> | null = null;
let shown = 0;

/** The icon with a number in the lower right corner. */
const withNumber = (svg: string, count: number): string => {
  const [, , width = 64, height = 64] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 64 64').split(/\s+/).map(Number);
  const radius = width * 0.3;
  const [x, y] = [width - radius, height - radius];
  const text = count > 9 ? '9+' : String(count);
  const badge =
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#c0293f" stroke="#fff" stroke-width="${width * 0.04}"/>` +
    `<text x="${x}" y="${y + radius * 0.42}" font-family="sans-serif" font-weight="700" font-size="${radius * 1.2}" ` +
    `text-anchor="middle" fill="#fff">${text}</text>`;
  return svg.replace(/<\/svg>\s*$/, `${badge}</svg>`);
};

const setIcon = async (count: number): Promise<void> => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) return;
  if (!count) {
    if (icon.dataset.plain) icon.href = icon.dataset.plain;
    return;
  }
  icon.dataset.plain ??= icon.href;
  plain ??= fetch(icon.dataset.plain).then((answer) => (answer.ok ? answer.text() : ''));
  const svg = await plain.catch(() => '');
  if (svg && count === shown) icon.href = `data:image/svg+xml,${encodeURIComponent(withNumber(svg, count))}`;
};

/** Show on the icons how many tables wait for the user. */
export const setBadge = (count: number): void => {
  if (count === shown) return;
  shown = count;
  void setIcon(count);
  const app = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const done = count ? app.setAppBadge?.(count) : app.clearAppBadge?.();
  done?.catch(() => {}); // only installed apps have a badge
};

/** Write a number before every title of the document; returns a function that stops it. */
export const countInTitle = (count: () => number): { update: () => void; stop: () => void } => {
  const update = (): void => {
    const title = document.title.replace(PREFIX, '');
    const wanted = count() ? `(${count()}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  const element = document.querySelector('title');
  const observer = new MutationObserver(update);
  if (element) observer.observe(element, { childList: true });
  update();
  return { update, stop: () => observer.disconnect() };
};
