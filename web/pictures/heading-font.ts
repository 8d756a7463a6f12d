import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { replaceFile } from '../../codegen/files/replace-file.ts';
import { productFolder } from '../../codegen/files/site-folder.ts';
import { shortHash } from '../../codegen/model/short-hash.ts';
import type { SiteLook } from '../../generated/contract/site.ts';

type HeadingFont = NonNullable<SiteLook['headingFont']>;

/** The font of headings as the image library reads it: unpacked, in a file of its own. */
export async function unpackedFont(project: string, font: HeadingFont) {
  const folder = join(project, '.cache/fonts');
  const file = join(folder, `${shortHash(font)}.ttf`);
  if (!existsSync(file)) {
    const root = font.hash === undefined ? productFolder : project;
    mkdirSync(folder, { recursive: true });
    replaceFile(file, Buffer.from(await decompress(readFileSync(join(root, font.file)))));
  }
  return { file, family: openFont(file).familyName };
}

/** A letter of it as a path, its middle on a point and as high as asked for. */
export async function letterPath(
  project: string,
  font: HeadingFont,
  { letter, x, y, height }: { letter: string; x: number; y: number; height: number },
): Promise<string> {
  const { file } = await unpackedFont(project, font);
  const whole = openFont(file);
  const { wght } = whole.variationAxes;
  const bold = wght ? whole.getVariation({ wght: Math.min(700, wght.max) }) : whole;
  const [glyph] = bold.glyphsForString(letter);
  if (!glyph) return '';
  const { minX, maxX, minY, maxY } = glyph.path.bbox;
  const scale = height / (maxY - minY);
  const left = x - ((minX + maxX) / 2) * scale;
  const base = y + ((minY + maxY) / 2) * scale;
  return glyph.path.transform(scale, 0, 0, -scale, left, base).toSVG();
}

function openFont(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}
