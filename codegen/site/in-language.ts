import type { Path } from '../diagnostics/diagnostic.ts';
import type { DefaultTexts } from '../language/default-texts.ts';
import { type AddressRegistry, readRegistry } from '../model/address-registry.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { schemaOf } from '../model/nouns.ts';
import { canonicalPath } from '../model/page.ts';
import type { InvalidFile, Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { prefixed, prefixOf } from '../schema/site-languages.ts';
import { createWalks } from '../schema/walk.ts';
import { assemble } from './assemble.ts';
import { onDay } from './dated-source.ts';
import { expandPages } from './expand.ts';
import { withoutParts } from './kept-source.ts';
import { replacedIn } from './replaced-source.ts';
import { withUnits } from './units-as-vehicles.ts';
import { namesIn } from './written-names.ts';

const addressesIn = createWalks(({ annotations }) => annotations['x-address'] !== undefined);
const patternsIn = createWalks(({ annotations }) => annotations['x-path-of'] !== undefined);

/**
 * A file with the addresses of its language: those that it gives pages begin with the language, and of the published ones
 * it has its own. The addresses of the first language stay as they are written.
 */
function atOwnAddresses(source: Source, schemas: SchemaSet): Source {
  const { languages } = schemas;
  if (!languages) return source;
  if (source.noun === 'urls') return withOwnLines(source, schemas);
  const prefix = prefixOf(languages);
  if (prefix === '') return source;
  const field = schemas.field(schemaOf(source));
  const values = new Map<Path, unknown>();
  addressesIn(field)(source.data, ({ value, path }) => {
    // A name that fills a pattern is no address, and whatever is not found below "/" is not found below the prefix.
    const isRest = value === '/' && path.at(-1) === 'prefix';
    if (String(value).startsWith('/') && !isRest) values.set(path, prefixed(String(value), prefix));
    return value;
  });
  const patterns: Path[] = [];
  // They are made from the pattern of the template, which is that of the language.
  patternsIn(field)(source.data, ({ value, path }) => {
    patterns.push(path);
    return value;
  });
  return replacedIn(withoutParts(source, { parts: patterns }), values);
}

/** The list of published addresses with those of one language. */
function withOwnLines(source: Source, { languages }: SchemaSet): Source {
  const [own, ...others] = [languages?.own ?? '', ...(languages?.all ?? [])].map((each) =>
    languages ? prefixOf({ ...languages, own: each }) : '',
  );
  const lines = Object.keys(isRecord(source.data) ? source.data : {});
  const isBelow = (line: string, prefix: string) => `${line}/`.startsWith(`${prefix}/`);
  const isOwn = (line: string) =>
    own === ''
      ? !others.some((prefix) => prefix !== '' && isBelow(line, prefix))
      : isBelow(line, own ?? '');
  return withoutParts(source, {
    parts: lines.filter((line) => !isOwn(line)).map((line) => [line]),
  });
}

/** A file whose links lead to the pages of its language, wherever they are written with the address of the first one. */
function withLinksTo(source: Source, addressOf: (path: string) => string | undefined): Source {
  if (source.noun === 'urls') return source;
  const values = new Map<string, { readonly path: Path; readonly text: string }>();
  // From the last link of a text to the first, so that what stands before it is where it was.
  for (const { noun, id, before, path } of namesIn(source).toReversed()) {
    const [address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(id)?.slice(1) ?? [];
    const to = noun === 'address' ? addressOf(address) : undefined;
    if (to === undefined || to === address) continue;
    const name = path.join('\n');
    const own = values.get(name)?.text ?? String(valueAt(source.data, path));
    values.set(name, { path, text: before + to + rest + own.slice(before.length + id.length) });
  }
  return replacedIn(source, new Map([...values.values()].map(({ path, text }) => [path, text])));
}

/** The pages of a site in one of its languages. */
export interface SiteInLanguage {
  readonly language: string;
  /** What its addresses begin with. */
  readonly prefix: string;
  /** The canonical address of each page, by its id. */
  readonly paths: ReadonlyMap<string, string>;
  /** The page at each address. */
  readonly ids: ReadonlyMap<string, string>;
  /** Its published addresses. */
  readonly registry: AddressRegistry | undefined;
}

/** Where the pages of a site are in its language, of the files as they are on a day. */
export function pagesInLanguage(
  files: readonly Source[],
  invalidFiles: readonly InvalidFile[],
  { schemas, defaults, today }: { schemas: SchemaSet; defaults: DefaultTexts; today: string },
): SiteInLanguage {
  const { languages } = schemas;
  const own = files.map((source) => onDay(atOwnAddresses(source, schemas), today, schemas).source);
  const { content } = assemble(own, invalidFiles, defaults);
  const { pages } = expandPages(withUnits(content, today), invalidFiles);
  return {
    language: languages?.own ?? '',
    prefix: prefixOf(languages),
    paths: new Map(pages.map((page) => [page.id, canonicalPath(page)])),
    registry: readRegistry(content),
    ids: new Map(pages.flatMap(({ id, addresses }) => addresses.map(({ path }) => [path, id]))),
  };
}

/** The files of a site at the addresses of their language, with links to the pages in it. */
export function inLanguage(
  files: readonly Source[],
  languages: readonly SiteInLanguage[],
  schemas: SchemaSet,
): readonly Source[] {
  const [first] = languages;
  const own = languages.find(({ language }) => language === schemas.languages?.own);
  if (!first || !own) return files;
  const addressOf = (path: string) => own.paths.get(first.ids.get(path) ?? '');
  return files.map((source) => {
    const placed = atOwnAddresses(source, schemas);
    return own === first ? placed : withLinksTo(placed, addressOf);
  });
}
