import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Content, Entry } from '../model/content.ts';
import { textsAt } from '../model/data.ts';
import type { PageAddress, PageRecord } from '../model/page.ts';
import type { Source } from '../model/source.ts';

/** A pattern of addresses such as `/vehicles/{slug}`, and where it is written. */
interface Pattern {
  readonly text: string;
  readonly source: Source;
  readonly at: Path;
}

interface RecordAddresses {
  /** The canonical address first; empty if the record can have no page. */
  readonly addresses: readonly PageAddress[];
  readonly shortPath: string;
  readonly findings: readonly Finding[];
}

/** The addresses of a record's page: its own, or the patterns filled with its id and aliases. */
export function recordAddresses(
  content: Content,
  template: Entry,
  record: PageRecord,
): RecordAddresses {
  const county = record.noun === 'town' ? countyOf(content, record.entry) : undefined;
  if (record.noun === 'town' && !county) return { ...nowhere, findings: [] };
  const patterns = patternsOf(template, county);
  const own = record.entry.data.path;
  const first = typeof own === 'string' ? ownAddress(record.entry, own) : undefined;
  if (!first && !patterns.path) return { ...nowhere, findings: [noAddress(template, record)] };
  const all = [...(patterns.path && !first ? [patterns.path] : []), ...patterns.aliases];
  const byId = all.map((pattern) => byName(pattern, record, namesOf(record.entry)));
  const others = otherNames(record.entry);
  const byOthers = others.names.flatMap(({ name, at }) =>
    all.map((pattern) => ({ ...byName(pattern, record, { id: name, slug: name }), at })),
  );
  const addresses = [...(first ? [first] : []), ...byId, ...byOthers, ...others.addresses];
  const short = shortAddress(record.entry, byOthers, all.length) ?? addresses[0];
  return {
    addresses,
    shortPath: short?.path ?? '/',
    findings: all.flatMap(unknownPlaceholders),
  };
}

/** The last pattern, filled with the alias that is also the record's slug, or else with its first alias. */
function shortAddress({ data }: Entry, byOthers: readonly PageAddress[], patterns: number) {
  const names = textsAt(data, 'aliases');
  const place = Math.max(0, names.indexOf(String(data.slug)));
  return byOthers[(place + 1) * patterns - 1];
}

const nowhere = { addresses: [], shortPath: '/' };

function patternsOf(template: Entry, county: Entry | undefined) {
  const path = county ? patternAt(county, ['townPath']) : patternAt(template, ['path']);
  const aliases = [
    ...patternList(template, 'aliases'),
    ...(county ? patternList(county, 'townAliases') : []),
  ];
  return { path: path ?? patternAt(template, ['path']), aliases };
}

function patternAt({ data, source }: Entry, at: [string]): Pattern | undefined {
  const text = data[at[0]];
  return typeof text === 'string' ? { text, source, at } : undefined;
}

function patternList({ data, source }: Entry, key: string): Pattern[] {
  const list = data[key];
  if (!Array.isArray(list)) return [];
  return list.map((text, index) => ({ text: String(text), source, at: [key, index] }));
}

function ownAddress({ source }: Entry, path: string): PageAddress {
  return { path, source, at: ['path'] };
}

type Names = { readonly id: string; readonly slug: string };

function namesOf({ id, data }: Entry): Names {
  const slug = typeof data.slug === 'string' ? data.slug : id.slice(id.lastIndexOf('/') + 1);
  return { id, slug };
}

function byName(pattern: Pattern, { entry }: PageRecord, names: Names): PageAddress {
  // An unknown placeholder is reported elsewhere; filling it with the id avoids a second error.
  const path = pattern.text.replace(/\{([^{}]*)\}/g, (_all, name: string) =>
    name === 'slug' ? names.slug : names.id,
  );
  return { path, source: entry.source, at: 'slug' in entry.data ? ['slug'] : [], pattern };
}

/** A record's `aliases`: whole addresses, or names that fill the patterns. */
function otherNames({ data, source }: Entry) {
  const placed = textsAt(data, 'aliases').map((name, index): { name: string; at: Path } => ({
    name,
    at: ['aliases', index],
  }));
  return {
    names: placed.filter(({ name }) => !name.startsWith('/')),
    addresses: placed
      .filter(({ name }) => name.startsWith('/'))
      .map(({ name, at }) => ({ path: name, source, at })),
  };
}

function countyOf(content: Content, town: Entry): Entry | undefined {
  return content.counties.find((county) => county.id === town.data.county);
}

/** Reported once, at the template: there may be many records without an address. */
function noAddress({ source }: Entry, { noun, entry }: PageRecord): Finding {
  const message = `this ${noun} has no address of its own`;
  return {
    source,
    path: [],
    code: 'missing-address',
    message: `the template has no path, and not every ${noun} has its own`,
    help: 'Add "path:" with a pattern such as /…/{id}.',
    related: [{ file: entry.source.file, line: 1, column: 1, message }],
  };
}

function unknownPlaceholders(pattern: Pattern): Finding[] {
  // An unpaired brace is reported as written.
  const [unknown] = /\{[^{}]*\}?|\}/.exec(pattern.text.replaceAll(/\{(?:id|slug)\}/g, '/')) ?? [];
  if (!unknown) return [];
  return [
    {
      source: pattern.source,
      path: pattern.at,
      code: 'unknown-placeholder',
      message: `an address has no placeholder "${unknown}"`,
      help: 'Placeholders are {id} and {slug}.',
    },
  ];
}
