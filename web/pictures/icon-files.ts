import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canvas, navy } from '../palette.ts';
import { keepMade } from './keep.ts';
import type { MadeFile } from './made-file.ts';

/** What the installed site is called. */
export interface SiteName {
  readonly name: string;
  readonly language: string;
}

const appSizes = [192, 512];

/** Lists the icons, drawn from the one mark, and the list of them that telephones read. */
export function iconFiles(project: string, { name, language }: SiteName): MadeFile[] {
  const manifest = manifestText({ name, language });
  const mark = readFileSync(join(project, 'web/public/icon.svg'));
  const hash = createHash('sha256').update(mark).update(manifest).digest('hex');
  const file = (path: string, make: (drawing: Drawing) => Promise<Uint8Array>): MadeFile => ({
    path,
    make: () =>
      keepMade(project, `${hash.slice(0, 10)}-${path}`, async () =>
        make(await import('./draw-icon.ts')),
      ),
  });
  return [
    file('favicon.ico', ({ drawFavicon }) => drawFavicon(mark)),
    // Telephones round the corners themselves: nothing must shine through them.
    file('apple-touch-icon.png', ({ drawIcon }) => drawIcon(mark, 180, navy)),
    ...appSizes.map((size) => file(`icon-${size}.png`, ({ drawIcon }) => drawIcon(mark, size))),
    file('manifest.webmanifest', async () => Buffer.from(manifest)),
  ];
}

type Drawing = typeof import('./draw-icon.ts');

function manifestText({ name, language }: SiteName): string {
  const icons = appSizes.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: canvas,
    theme_color: navy,
    icons: [...icons, { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}
