import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { townPath, vehiclePath } from './content/addresses.ts';
import { phrase } from './content/phrase.ts';
import {
  counties,
  navigation,
  pages,
  policies,
  templates,
  vehicleName,
} from './content/records.ts';
import { richVehicle, sampleTowns } from './content/samples.ts';
import { actionsOf, addressOf, textsOf } from './content/texts.ts';
import { foldSpace, metaOf, textOf } from './page-text.ts';
import { startReading } from './reading.ts';

const reading = startReading();

/** A file, the page it makes, and the record that the file names when it is a template. */
interface Source {
  readonly path: string;
  readonly file: Readonly<Record<string, unknown>>;
  readonly record?: Readonly<Record<string, unknown>>;
}

const ownPaths = new Set(pages.map(({ path }) => path));
const sources: readonly Source[] = [
  ...[...pages, ...policies].map((file) => ({ path: file.path, file: { ...file } })),
  ...counties
    .filter(({ path }) => !ownPaths.has(path))
    .map((county) => ({ path: county.path, file: { ...templates.county }, record: { county } })),
  ...sampleTowns.map((town) => ({
    path: townPath(town),
    file: { ...templates.town },
    record: { town, county: counties.find(({ slug }) => slug === town.county) },
  })),
  {
    path: vehiclePath(richVehicle.id),
    file: { ...templates.vehicle },
    record: { vehicle: { ...richVehicle, name: vehicleName(richVehicle) } },
  },
];

/** Patterns of words without a match in a text. */
function unsaid(texts: readonly string[], said: string, record = {}): string[] {
  return texts.filter((text) => !phrase(text, record).test(said));
}

/** Links of a file that the page lacks. */
function missingLinks(value: unknown, html: HTMLElement, record = {}): string[] {
  const links = html.querySelectorAll('a[href]').map((link) => ({
    href: link.getAttribute('href') ?? '',
    words: foldSpace(link.textContent),
  }));
  return actionsOf(value)
    .filter(({ text, to }) => {
      const [words, address] = [phrase(text, record), addressOf(to, record)];
      return !links.some((link) => words.test(link.words) && address.test(link.href));
    })
    .map(({ text, to }) => `"${text}" to ${to}`);
}

describe.for(sources)('$path', ({ path, file, record }) => {
  test('has the title and the description of its file', async () => {
    const html = await reading.html(path);
    expect(html.querySelector('head > title')?.text).toMatch(phrase(`${file.title}`, record));
    expect(metaOf(html, 'description')).toMatch(phrase(`${file.description}`, record));
  });

  test('says every text of its file', async () => {
    const said = textOf((await reading.html(path)).querySelector('main') ?? expect.fail());
    const { hero, sections, summary, contact, heading } = file;
    const texts = textsOf({ hero, sections, summary, contact, heading });
    expect(texts.length).toBeGreaterThan(0);
    expect(unsaid(texts, said, record)).toEqual([]);
  });

  test('holds every link of its file', async () => {
    expect(missingLinks(file, await reading.html(path), record)).toEqual([]);
  });
});

describe('the header, the footer and the call bar of every page', () => {
  test.for(['/', ...sources.slice(-1).map(({ path }) => path)])('%s', async (path) => {
    const html = await reading.html(path);
    expect(missingLinks(navigation, html)).toEqual([]);
  });
});
