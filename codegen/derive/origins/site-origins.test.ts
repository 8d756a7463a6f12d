import { describe, expect, test } from 'vitest';
import { documentName } from '../../model/page.ts';
import { readMarks, wordsOf } from '../../model/written-marks.ts';
import { readDealer } from '../../testing/changed-dealer.ts';
import { wholeDealers } from '../../testing/whole-dealers.ts';
import { deriveSite } from '../derive.ts';
import { withoutMarks } from './invisible-marks.ts';
import { siteOrigins } from './site-origins.ts';

type Origins = ReturnType<typeof siteOrigins>;

/** Every text below a value that a visitor may read, with the places that its marks name. */
function markedTexts(
  value: unknown,
  origins: Origins,
): { text: string; places: Origins['places'] }[] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((each) => markedTexts(each, origins));
  if (typeof value !== 'string' || withoutMarks(value) === value) return [];
  const places = [...value].flatMap((sign) => {
    const number = (sign.codePointAt(0) ?? 0) - origins.firstMark;
    return number >= 0 ? (origins.places[number] ?? []) : [];
  });
  return [{ text: withoutMarks(value), places }];
}

describe.each(wholeDealers)('the places of what the site of %s shows', async (_who, layers) => {
  const { site } = (await readDealer(layers))();
  const plain = deriveSite(site);
  const origins = siteOrigins(site);

  test('marks change nothing else: without them the pages are those that are built', () => {
    for (const { document, head } of plain.pages()) {
      const { document: marked, head: markedHead } =
        origins.pages[documentName(document.path)] ?? {};
      const both = withoutMarks(JSON.stringify([marked, markedHead]));
      expect(both).toBe(JSON.stringify([document, head]));
    }
    expect(withoutMarks(JSON.stringify(origins.navigation))).toBe(JSON.stringify(plain.navigation));
  });

  test('a text is made of the texts that its marks name', () => {
    const all = Object.values(origins.pages).flatMap(({ document }) =>
      markedTexts(document, origins),
    );
    expect(all.length).toBeGreaterThan(500);
    for (const { text, places } of all) {
      // Blanks may have been filled, and a picture is named by its file.
      const parts = places.flatMap((place) => place.text?.split(/\{\w+\}/) ?? []);
      // Of a sentence with bold words, links or line breaks it may be a piece.
      const isPiece = (part: string) => wordsOf(readMarks(part)).includes(text);
      const others = parts.filter((part) => !text.includes(part) && !isPiece(part));
      expect([text, others]).toEqual([text, []]);
    }
  });
});
