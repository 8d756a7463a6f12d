import type { Path } from '../diagnostics/diagnostic.ts';
import { sourcesOf } from '../link/source-files.ts';
import type { Entry } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { factReferencesIn } from '../model/fact-reference.ts';
import { innerRows } from '../model/inner-nouns.ts';
import type { Source } from '../model/source.ts';
import { factName } from '../resolve/facts/fact-roots.ts';
import { annotationsOf } from '../schema/annotations.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { idsIn, linkedTexts } from './ids-in.ts';
import { dataOf } from './record-data.ts';

/** A place outside of a record's own file that refers to it. */
export interface Use {
  readonly source: Source;
  /** Where the value is that refers to it: an id, an address, or a text with a fact. */
  readonly path: Path;
  readonly is: 'id' | 'address' | 'text';
  /** The noun that the value names. */
  readonly noun: string;
}

/** Every place that refers to a record, to what is inside it, to its page, or to one of its facts. */
export function usesOf(site: Site, entry: Entry): readonly Use[] {
  const { noun } = entry.source;
  const index = createSiteIndex(site);
  const page = index.pageOf(noun, entry.id);
  const name = factName(noun, entry.id);
  const isOwnId = (each: string, id: string) =>
    each === noun ? id === entry.id : isInside(each, noun) && id.startsWith(`${entry.id}/`);
  const isOwnAddress = (address: string) =>
    page !== undefined && index.pageBehind(address.replace(/[?#].*/s, '')) === page;
  const others = sourcesOf(site).filter((source) => source !== entry.source);
  return others.flatMap((source): Use[] => [
    ...idsIn(source).flatMap((each): Use[] =>
      isOwnId(each.noun, each.id) ? [{ source, path: each.path, is: 'id', noun: each.noun }] : [],
    ),
    ...(source.noun === 'urls' ? [] : addressesIn(source)).flatMap(({ path, value }): Use[] =>
      isOwnAddress(value) ? [{ source, path, is: 'address', noun: 'address' }] : [],
    ),
    ...(name === undefined ? [] : textsWith(source, name)).map(
      (path): Use => ({ source, path, is: 'text', noun: 'fact' }),
    ),
  ]);
}

function isInside(noun: string, home: string): boolean {
  return innerRows[noun]?.home === home && innerRows[noun]?.namedBy !== undefined;
}

/** The addresses that an author has written, and those that links lead to. */
export function addressesIn(source: Source) {
  return linkedTexts(source).filter(
    ({ schema, isAction }) => isAction || annotationsOf(schema)['x-ref'] === 'address',
  );
}

/** The texts that refer to the facts of a record. */
function textsWith({ text }: Source, name: string): readonly Path[] {
  if (!text.includes(name)) return [];
  const found: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      const isOne = factReferencesIn(value).some((each) => `${each.path}.`.startsWith(`${name}.`));
      if (isOne) found.push(path);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
    } else if (isRecord(value)) {
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
    }
  };
  visit(dataOf(text), []);
  return found;
}
