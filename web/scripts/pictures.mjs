// Takes the pictures of the games that the home page shows, from the gallery: `node scripts/pictures.mjs`.
// Drawing the boards on the home page would take a second on a slow phone.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const SCALE = 1.5;
const QUALITY = 0.64;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const server = await createServer({ root: here('..'), server: { port: 5199 }, logLevel: 'warn' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: JSON.parse(readFileSync(here('chromium.json'), 'utf8')),
});
const page = await browser.newPage({ viewport: { width: 800, height: 700 }, deviceScaleFactor: SCALE });
for (const game of ['eko', 'legends'])
  for (const theme of ['light', 'dark']) {
    await page.goto(`${server.resolvedUrls.local[0]}gallery.html?view=picture-${game}&theme=${theme}`, {
      waitUntil: 'networkidle',
    });
    await page.waitForTimeout(800);
    const shot = (await page.locator('.picture').screenshot()).toString('base64');
    const picture = await page.evaluate(
      async ([data, quality]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        canvas.getContext('2d').drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality).split(',')[1];
      },
      [shot, QUALITY],
    );
    const bytes = Buffer.from(picture, 'base64');
    writeFileSync(here(`../src/${game}/art/picture-${theme}.webp`), bytes);
    console.log(`${game}-${theme}.webp: ${bytes.length} bytes`);
  }
await browser.close();
await server.close();
