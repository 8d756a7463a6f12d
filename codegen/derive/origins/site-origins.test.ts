import { describe, expect, test } from 'vitest';
import { compile } from '../../compile.ts';
import { placesIn, withoutPlaces, withPlace } from '../../model/place-marks.ts';
import { readMarks, wordsOf } from '../../model/written-marks.ts';
import { readDealer } from '../../testing/changed-dealer.ts';
import { projectAt } from '../../testing/golden-folder.ts';
import { wholeDealers } from '../../testing/whole-dealers.ts';
import { deriveSite } from '../derive.ts';
import type { Place } from './places.ts';
import { type SiteOrigins, siteOrigins } from './site-origins.ts';

/** Every text below a value that a visitor may read, with the places that its marks name. */
function markedTexts(
  value: unknown,
  origins: SiteOrigins,
): { text: string; places: readonly Place[] }[] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((each) => markedTexts(each, origins));
  if (typeof value !== 'string' || withoutPlaces(value) === value) return [];
  const places = placesIn(value).flatMap((number) => origins.place(number) ?? []);
  return [{ text: withoutPlaces(value), places }];
}

test('a text carries any number unseen, and more than one', () => {
  for (const number of [0, 1, 239, 240, 57_599, 57_600, 13_823_999]) {
    const marked = withPlace(withPlace('Two boats', 7), number);
    expect([placesIn(marked), withoutPlaces(marked)]).toEqual([[7, number], 'Two boats']);
  }
});

describe.each(wholeDealers)('the places of what the site of %s shows', async (_who, layers) => {
  const { site } = (await readDealer(layers))();
  const plain = deriveSite(site);
  const origins = siteOrigins(site, plain, new Map());

  test('marks change nothing else: without them the pages are those that are built', () => {
    for (const { document, head } of plain.pages()) {
      const { document: marked, head: own } = origins.page(document.path) ?? {};
      expect(withoutPlaces(JSON.stringify(marked))).toBe(JSON.stringify(document));
      expect(own).toEqual(head);
    }
    const { navigation, name } = origins.shared();
    expect(withoutPlaces(JSON.stringify(navigation))).toBe(JSON.stringify(plain.navigation));
    expect(withoutPlaces(name)).toBe(plain.site.name);
  });

  test('a text is made of the texts that its marks name', () => {
    const all = [...plain.pages()].flatMap(({ document }) =>
      markedTexts(origins.page(document.path)?.document, origins),
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

  test('a filter that is called as its specification leads to where that is declared', () => {
    const own = Object.entries(site.content.specifications?.data.own ?? {});
    const shown = own.filter(([, { shows = [] }]) => shows.some((place) => place === 'filter'));
    const places = [...plain.pages()]
      .flatMap(({ document }) => markedTexts(origins.page(document.path)?.document, origins))
      .flatMap((each) => each.places)
      .filter(({ file }) => file === 'content/specifications.yaml');
    const declared = new Set(places.map(({ path: [, key, part] }) => `${key} ${part}`));
    for (const [key] of shown) expect(declared).toContain(`${key} label`);
  });

  test('a place keeps its number as the content changes', () => {
    const registry = new Map<string, number>();
    const texts = () => JSON.stringify(siteOrigins(site, plain, registry).page('/'));
    expect(texts()).toBe(texts());
  });
});

test('what the page of a unit shows is written in its own file, or in that of its model', async () => {
  const lot = { ...projectAt('codegen/testdata/ok/lot'), today: '2026-11-26' };
  const { site = expect.fail() } = await compile(lot);
  const origins = siteOrigins(site, deriveSite(site), new Map());
  const placesOf = (unit: string) => {
    const { document, values } = origins.page(`/inventory/${unit}`) ?? expect.fail();
    const own = [`content/stock/${unit}.yaml`, 'content/vehicles/hauler-12.yaml'];
    const texts = markedTexts(document, origins).flatMap(({ places }) => places);
    const all = [...texts, ...values.flatMap(({ place }) => origins.place(place) ?? [])];
    return all
      .filter(({ file }) => own.includes(file))
      .map(({ file, path }) => {
        return `${file.split('/').at(-1)} ${path.join('.')}`;
      });
  };
  expect(placesOf('t1042')).toEqual(
    expect.arrayContaining(
      'name stockNumber price.money photos.0 vin location arrived checked specifications.make'
        .split(' ')
        .map((path) => `t1042.yaml ${path}`),
    ),
  );
  expect(placesOf('h-201')).toEqual(
    expect.arrayContaining([
      'h-201.yaml name',
      'h-201.yaml price.money',
      'h-201.yaml specifications.color',
      'hauler-12.yaml description',
      'hauler-12.yaml specifications.body',
    ]),
  );
});
