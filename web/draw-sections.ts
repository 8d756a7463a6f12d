// Draws the kinds of sections that docs/content has no picture of: their first example in the development server's gallery.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';

const folder = join(import.meta.dirname, '../docs/content/pictures');
const width = 1040;
/** Anything lower is cut off: a picture shows what a kind looks like, not all of it. */
const tallest = 1100;

/** Shows the examples of one kind alone, and draws them. */
async function drawKind(page: Page, id: string): Promise<Buffer> {
  await page.evaluate((wanted) => {
    let isOwn = false;
    for (const element of document.querySelectorAll<HTMLElement>('#page > *')) {
      const isName = element.id.startsWith('kind-');
      if (isName) isOwn = element.id === wanted;
      element.style.display = isOwn && !isName ? '' : 'none';
    }
  }, id);
  const box = await page.locator('#page').boundingBox();
  const { y = 0, height = 0 } = box ?? {};
  const clip = { x: 0, y, width, height: Math.min(tallest, height) };
  return page.screenshot({ fullPage: true, clip });
}

const server = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  server: { host: '127.0.0.1', port: 0 },
  logLevel: 'warn',
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}__content/sections`, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: '#page { padding-block: 2rem } body > header { position: static }',
  });
  await page.evaluate(() => document.fonts.ready);
  const ids = await page.locator('[id^="kind-"]').evaluateAll((all) => all.map(({ id }) => id));
  mkdirSync(folder, { recursive: true });
  const files = new Map(ids.map((id) => [`${id.replace('kind-', '')}.webp`, id]));
  for (const old of readdirSync(folder).filter((name) => !files.has(name))) {
    rmSync(join(folder, old));
  }
  for (const [name, id] of files) {
    const file = join(folder, name);
    // Fonts differ from machine to machine, so a picture that is there is not drawn again.
    if (existsSync(file)) continue;
    const picture = await sharp(await drawKind(page, id))
      .resize(780)
      .webp({ quality: 70 })
      .toBuffer();
    writeFileSync(file, picture);
  }
} finally {
  await browser.close();
  await server.close();
}
