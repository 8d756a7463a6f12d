import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageOfSite, prefixIn } from '../../codegen/contract/languages.ts';
import { isDrawing } from '../../codegen/model/picture-uses.ts';
import type { SiteLook } from '../../generated/contract/site.ts';
import { keepMade } from './keep.ts';
import type { MadeFile } from './made-file.ts';
import { previewFont } from './preview-fonts.ts';

/** The name of the installed site, and its mark. */
export interface SiteName {
  readonly name: string;
  readonly language: string;
  readonly languages?: readonly LanguageOfSite[];
  readonly mark?: string;
  readonly look: SiteLook;
}

const appSizes = [192, 512];

/** Lists the icons, drawn from the one mark, and the web app manifest; that of a further language stands below its prefix. */
export function iconFiles(project: string, site: SiteName): MadeFile[] {
  const { icon, night, ground } = site.look;
  const drawn = icon === undefined ? drawMark(site) : framed(join(project, icon));
  const mark = async () => Buffer.from((await inOwnFont(project, site)) ?? drawn);
  const opaque = icon === undefined ? night : ground;
  const hash = createHash('sha256').update(drawn).update(JSON.stringify(site.look)).digest('hex');
  const file = (path: string, make: (drawing: Drawing) => Promise<Uint8Array>): MadeFile => ({
    path,
    make: () =>
      keepMade(project, `${hash.slice(0, 10)}-${path}`, async () =>
        make(await import('./draw-icon.ts')),
      ),
  });
  return [
    file('icon.svg', mark),
    file('favicon.ico', async ({ drawFavicon }) => drawFavicon(await mark())),
    // Phones round the corners themselves, so this icon is opaque.
    file('apple-touch-icon.png', async ({ drawIcon }) => drawIcon(await mark(), 180, opaque)),
    ...appSizes.map((size) =>
      file(`icon-${size}.png`, async ({ drawIcon }) => drawIcon(await mark(), size)),
    ),
    {
      path: `${prefixIn(site)}/manifest.webmanifest`.slice(1),
      make: async () => Buffer.from(manifestText(site)),
    },
  ];
}

/** A file of the dealer's, a drawing or a picture, as a drawing. */
function framed(master: string): string {
  const type = isDrawing(master) ? 'svg+xml' : 'png';
  const address = `data:image/${type};base64,${readFileSync(master, 'base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><image href="${address}" width="64" height="64"/></svg>`;
}

/** The first letter of a name in the dealer's font of headings, for one who has neither a mark nor an icon. */
async function inOwnFont(project: string, { name, mark, look }: SiteName) {
  const letter = firstLetter(name);
  if (mark !== undefined || look.icon !== undefined || !look.headingFont || !letter)
    return undefined;
  const { letterPath } = await import('./heading-font.ts');
  const place = { letter, x: 32, y: 32, height: 30 };
  return onNight(`<path d="${await letterPath(project, look.headingFont, place)}"/>`, look);
}

/** The mark on the dark background; a dealer without one gets the first letter of the name. */
function drawMark({ name, mark: path, look }: SiteName): string {
  const sign = path
    ? `<path d="${path}" transform="translate(10 10) scale(1.8333)"/>`
    : `<text x="32" y="46" font-family="${previewFont}, sans-serif" font-size="40" font-weight="700" text-anchor="middle">${firstLetter(name)}</text>`;
  return onNight(sign, look);
}

function onNight(sign: string, { night, highlight }: SiteLook): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${night}"/><g fill="${highlight}">${sign}</g></svg>`;
}

/** Letters and digits only, which cannot be markup. */
function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '';
}

type Drawing = typeof import('./draw-icon.ts');

function manifestText(site: SiteName): string {
  const { name, language, look } = site;
  const icons = appSizes.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: prefixIn(site) || '/',
    display: 'browser',
    background_color: look.ground,
    theme_color: look.night,
    icons: [...icons, { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}
