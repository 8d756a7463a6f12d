import { describe, expect, test } from 'vitest';
import { documentName } from '../../model/page.ts';
import { readDealer } from '../../testing/changed-dealer.ts';
import { deriveSite } from '../derive.ts';
import { withoutMarks } from './marks.ts';
import { siteOrigins } from './site-origins.ts';

const { site } = (await readDealer())();
const plain = deriveSite(site);
const origins = siteOrigins(site);

/** Every text below a value that a visitor may read, with the places that its marks name. */
function markedTexts(value: unknown): { text: string; places: typeof origins.places }[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(markedTexts);
  if (typeof value !== 'string' || withoutMarks(value) === value) return [];
  const places = [...value].flatMap((sign) => {
    const number = (sign.codePointAt(0) ?? 0) - origins.firstMark;
    return number >= 0 ? (origins.places[number] ?? []) : [];
  });
  return [{ text: withoutMarks(value), places }];
}

describe('the places of what a site shows', () => {
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
    const all = Object.values(origins.pages).flatMap(({ document }) => markedTexts(document));
    expect(all.length).toBeGreaterThan(500);
    for (const { text, places } of all) {
      // Blanks may have been filled, and a picture is named by its file.
      const parts = places.flatMap((place) => place.text?.split(/\{\w+\}/) ?? []);
      expect([text, parts.filter((part) => !text.includes(part))]).toEqual([text, []]);
    }
  });
});
