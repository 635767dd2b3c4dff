// Takes screenshots of the gallery: `node scripts/shots.mjs FOLDER [VIEW...]`; needs `npm run dev` and Chromium.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [folder = 'shots', ...only] = process.argv.slice(2);
const base = process.env.GALLERY ?? 'http://localhost:5173/gallery.html';
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const shots = [
  ['components', 'view=components', { width: 1280, height: 1200 }, true],
  ['eko', 'view=eko', DESK],
  ['eko-dark', 'view=eko&theme=dark', DESK],
  ['eko-pl', 'view=eko&lang=pl', DESK],
  ['eko-variants', 'view=eko-variants', DESK],
  ['eko-variants-dark', 'view=eko-variants&theme=dark', DESK],
  ['eko-two', 'view=eko-two&lang=nl', DESK],
  ['eko-phone', 'view=eko-phone', PHONE],
  ['eko-phone-dark', 'view=eko-phone&theme=dark&lang=fr', PHONE],
  ['legends', 'view=legends', DESK],
  ['legends-dark', 'view=legends&theme=dark&lang=pl', DESK],
  ['legends-variants', 'view=legends-variants&lang=fr', DESK],
  ['legends-rectangle', 'view=legends-rectangle&lang=nl', DESK],
  ['legends-phone', 'view=legends-phone', PHONE],
  ['cards', 'view=cards', { width: 1280, height: 1000 }, true],
  ['cards-dark', 'view=cards&theme=dark&lang=pl', { width: 1280, height: 1000 }, true],
  ['dialogs', 'view=dialogs', { width: 1280, height: 1500 }, true],
  ['dialogs-dark', 'view=dialogs&theme=dark&lang=fr', { width: 1280, height: 1500 }, true],
  ['dialog-open', 'view=dialogs&open', DESK],
  ['dialog-phone', 'view=dialogs&open&lang=pl', PHONE],
  ['curtain', 'view=dialogs&curtain&lang=nl', DESK],
  ['texts', 'view=texts&lang=pl', { width: 1280, height: 900 }],
];
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: JSON.parse(readFileSync(new URL('chromium.json', import.meta.url), 'utf8')),
});
for (const [name, query, viewport, full = false] of shots) {
  if (only.length && !only.includes(name)) continue;
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: viewport.width < 500 ? 2 : 1,
    hasTouch: viewport.width < 500,
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.log(name, message.text());
  });
  page.on('pageerror', (error) => console.log(name, String(error)));
  await page.goto(`${base}?${query}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: full });
  await page.close();
}
await browser.close();
