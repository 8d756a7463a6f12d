import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import type { FontFacts, Measured } from '../model/font-facts.ts';

/** Letters about as often as in running text. */
const sample = 'the quick brown fox jumps over the lazy dog';
/** The weights that the site sets text and headings in. */
const usual = { text: 400, heading: 800 };

/** A font, if the bytes are one in WOFF2. */
export async function measureFont(bytes: Buffer): Promise<Measured> {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return { problem: 'is no font in WOFF2' };
  try {
    const font = create(Buffer.from(await decompress(bytes)));
    if (!('layout' in font)) return { problem: 'holds several fonts; a page needs one' };
    return { facts: factsOf(font, bytes.length) };
  } catch {
    return { problem: 'is damaged: it cannot be read as a font' };
  }
}

function factsOf(font: Font, bytes: number): FontFacts {
  const { unitsPerEm, variationAxes } = font;
  const axis = variationAxes.wght;
  const own = font['OS/2'].usWeightClass;
  const widthAt = (weight: number) => {
    const set = axis
      ? font.getVariation({ wght: Math.min(axis.max, Math.max(axis.min, weight)) })
      : font;
    return set.layout(sample).advanceWidth / sample.length / unitsPerEm;
  };
  return {
    bytes,
    weights: axis ? [axis.min, axis.max] : [own, own],
    ascent: font.ascent / unitsPerEm,
    descent: -font.descent / unitsPerEm,
    lineGap: font.lineGap / unitsPerEm,
    widths: { text: widthAt(usual.text), heading: widthAt(usual.heading) },
    letters: String.fromCodePoint(...font.characterSet),
  };
}
