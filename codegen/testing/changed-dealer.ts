import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveSite } from '../derive/derive.ts';
import { shownEverywhere } from '../derive/pages/site-facts.ts';
import { createDefaults } from '../language/default-texts.ts';
import { loadContent } from '../load/load.ts';
import { readPictures } from '../load/read-pictures.ts';
import { recordsOf } from '../model/content.ts';
import { stepInto, valueAt } from '../model/data.ts';
import { nounNames } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { locateFact } from '../resolve/facts/fact-path.ts';
import { factName } from '../resolve/facts/fact-roots.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';
import { readSchemas } from '../schema/read-schemas.ts';
import { openGazetteer } from '../site/gazetteer.ts';
import { resolveSite } from '../site/resolve-site.ts';
import type { Site } from '../site/site.ts';
import { checkFiles } from '../validate/checked-files.ts';
import { english, schemaDir } from './make-site.ts';
import { type Layers, layDealer } from './whole-dealers.ts';

// Test support: a dealer with one fact changed.

/** Makes the site of a dealer from its files or from replacements. */
export async function readDealer(layers: Layers) {
  const root = mkdtempSync(join(tmpdir(), 'dealer-'));
  layDealer(root, layers);
  const loaded = loadContent(root);
  const schemas = readSchemas(schemaDir, loaded.textOf);
  const { good } = await checkFiles(loaded.files, schemas);
  const pictures = await readPictures(root, loaded.pictures);
  return (sources: readonly Source[] = good): { site: Site; sources: readonly Source[] } => {
    const defaults = createDefaults(schemas, english);
    const { content, pages } = resolveSite(sources, [], { defaults, today: '2026-11-26' });
    const parts = {
      defaults,
      fonts: new Map(),
      misspellings: [],
      written: [],
      hidden: [],
      languages: [],
      invalidFiles: [],
      today: '2026-11-26',
      gazetteer: openGazetteer(),
      schemas,
    };
    return { site: { content, pages, ...pictures, ...parts }, sources };
  };
}

/** The same files with another value of one fact. */
export function withOtherFact(
  { content }: Site,
  sources: readonly Source[],
  path: string,
): readonly Source[] {
  const homes = nounNames.flatMap((noun) =>
    recordsOf(content, noun).map(({ id, source }) => [factName(noun, id), source] as const),
  );
  const names = new Map(homes);
  const place = locateFact(path, { has: (name) => names.has(name) });
  const own = place && names.get(place.name);
  if (!own) throw new Error(`there is no fact ${path}`);
  const data = structuredClone(own.data);
  const key = place.steps.at(-1) ?? '';
  const holder = Object(valueAt(data, place.steps.slice(0, -1)));
  holder[key] = otherValue(holder[key]);
  return sources.map((source) => (source === own ? { ...source, data } : source));
}

function otherValue(value: unknown): unknown {
  const fact = readFactValue(value);
  const withKey = (key: string, other: unknown) =>
    typeof value === 'object' && !Array.isArray(value) ? { ...value, [key]: other } : other;
  switch (fact.kind) {
    case 'figure': {
      // Large enough to change sort orders too.
      const more = fact.figures.map((figure) => 10 * figure + 1);
      return withKey(fact.unit, more.length === 1 ? more[0] : more);
    }
    case 'number':
      return 10 * fact.number + 1;
    case 'date':
      return withKey(
        'date',
        fact.date.replace(/^\d+/, (year) => String(Number(year) + 1)),
      );
    case 'phone':
      return withKey(
        'number',
        fact.number.replace(/\d$/, (digit) => String(9 - Number(digit))),
      );
    case 'text':
      return withKey('text', `${fact.text}x`);
    case 'list':
      return [...fact.items.slice(0, -1), `${fact.items.at(-1)}x`];
    case 'hours':
      return withKey(
        'hours',
        fact.rows.map((row) => ({ days: stepInto(row, 'days'), text: 'Other' })),
      );
    default:
      throw new Error(`a value of the kind ${fact.kind} cannot be changed`);
  }
}

/** What visitors and search engines get of each page, and the parts all pages share. */
export function documentsOf(site: Site) {
  const { pages, navigation } = deriveSite(site);
  const dealer = site.content.site && shownEverywhere(site.content.site.data);
  return {
    everywhere: JSON.stringify([navigation, dealer]),
    pages: new Map(
      [...pages()].map(({ document, head }) => [document.path, JSON.stringify([document, head])]),
    ),
  };
}
