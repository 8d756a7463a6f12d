import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackFont } from './unpack-font.ts';

/** The font of the words in previews. */
export const previewFont = 'Red Hat Display';

const cuts = ['latin-500', 'latin-800', 'latin-ext-500', 'latin-ext-800'];

/**
 * Makes the image library see the site's own font and no other, so that previews are the same on every machine. Must be
 * called before any words are drawn: the library looks for fonts once.
 */
export function showOnlyOwnFonts(project: string): void {
  const folder = join(project, '.cache/fonts');
  const settings = join(folder, 'fonts.conf');
  process.env.FONTCONFIG_FILE = settings;
  if (existsSync(settings)) return;
  mkdirSync(folder, { recursive: true });
  for (const cut of cuts) {
    const packed = `@fontsource/red-hat-display/files/red-hat-display-${cut}-normal.woff`;
    const font = unpackFont(readFileSync(fileURLToPath(import.meta.resolve(packed))));
    writeFileSync(join(folder, `red-hat-display-${cut}.ttf`), font);
  }
  const places = `<dir>${folder}</dir><cachedir>${folder}</cachedir>`;
  writeFileSync(settings, `<fontconfig>${places}</fontconfig>`);
}
