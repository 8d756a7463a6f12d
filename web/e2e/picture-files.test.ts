// The pictures that browsers and other sites fetch: icons and previews.
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { plainVehicle } from './content/samples.ts';

const { url } = inject('site');
const cart = vehiclePath(plainVehicle.id);

test('every icon named in a page is there, at the size it says', async () => {
  const html = await (await fetch(url)).text();
  for (const path of [
    '/favicon.ico',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]) {
    expect(html).toContain(`href="${path}"`);
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
  expect(manifest.name).toBeTruthy();
  for (const { src, sizes } of manifest.icons.slice(0, 2)) {
    const { width, height } = await sharp(await (await fetch(url + src)).arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('every preview is lighter than 300 KB', async () => {
  for (const path of ['/', '/inventory', cart, '/denago', '/evolution', '/about']) {
    const html = await (await fetch(url + path)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const file = await (await fetch(url + new URL(address).pathname)).arrayBuffer();
    expect([path, file.byteLength > 10_000, file.byteLength < 300_000]).toEqual([path, true, true]);
    expect(html).toContain('property="og:image:alt"');
  }
});
