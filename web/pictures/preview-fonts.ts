import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type sharp from 'sharp';

/** The font of the words in previews and icons: Red Hat Display 5.3.0 of Fontsource, unpacked from WOFF. */
export const previewFont = 'Red Hat Display';

const folder = join(import.meta.dirname, 'fonts');
const cuts = ['latin-500', 'latin-800', 'latin-ext-500', 'latin-ext-800'];
const files = ['fonts.conf', ...cuts.map((cut) => `red-hat-display-${cut}.ttf`)];

/**
 * Makes the image library see the site's own font and no other, so that words look the same on every machine. Must be
 * called before any words are drawn: the library looks for fonts once.
 */
export async function showOnlyOwnFonts(draw: typeof sharp): Promise<void> {
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
  checked ??= checkFont(draw);
  await checked;
}

let checked: Promise<void> | undefined;

/** Without a font, the library draws a box of the same width for every letter, and reports nothing. */
async function checkFont(draw: typeof sharp): Promise<void> {
  const lost = files.find((file) => !existsSync(join(folder, file)));
  if (lost)
    throw new Error(`The font of the previews is incomplete: ${lost} is missing in ${folder}.`);
  const widthOf = async (text: string) => {
    const { info } = await draw({ text: { text, font: previewFont } })
      .png()
      .toBuffer({ resolveWithObject: true });
    return info.width;
  };
  if ((await widthOf('iiii')) >= (await widthOf('MMMM'))) {
    throw new Error(`The image library cannot read the font of the previews in ${folder}.`);
  }
}
