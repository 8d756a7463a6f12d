import type { Path } from '../diagnostics/diagnostic.ts';
import { valuesIn } from '../link/source-files.ts';
import type { Entry } from '../model/content.ts';
import { factReferencesIn } from '../model/fact-reference.ts';
import { isInside } from '../model/inner-nouns.ts';
import { linkedNoun } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import type { WrittenLink } from '../model/written-marks.ts';
import { factName } from '../resolve/facts/fact-roots.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { namesIn } from '../site/written-names.ts';

/** A place outside of a record's own file that refers to it. */
export interface Use {
  readonly source: Source;
  /** Where the value is that refers to it: an id, an address, or a text with a fact. */
  readonly path: Path;
  readonly is: 'id' | 'address' | 'text';
  /** The noun that the value names. */
  readonly noun: string;
  /** What stands before an id: `brand:`. */
  readonly before: string;
  /** The link that refers to it, in a text with others. */
  readonly link?: WrittenLink;
}

/** Every place that refers to a record, to what is inside it, to its page, or to one of its facts. */
export function usesOf(site: Site, entry: Entry): readonly Use[] {
  const noun = linkedNoun(entry.source.noun);
  const index = createSiteIndex(site);
  const page = index.pageOf(noun, entry.id);
  const name = factName(entry.source.noun, entry.id);
  const isOwnId = (each: string, id: string) =>
    each === noun ? id === entry.id : isInside(each, noun) && id.startsWith(`${entry.id}/`);
  const isOwnAddress = (address: string) =>
    page !== undefined && index.pageBehind(address.replace(/[?#].*/s, '')) === page;
  const others = site.written.filter(({ file }) => file !== entry.source.file);
  return others.flatMap((source): Use[] => [
    ...namesIn(source).flatMap(({ path, noun: each, id, before, link }): Use[] => {
      const use = { source, path, noun: each, before, ...(link && { link }) };
      if (each !== 'address') return isOwnId(each, id) ? [{ ...use, is: 'id' }] : [];
      if (source.noun === 'urls' || !isOwnAddress(id)) return [];
      return [{ ...use, is: 'address' }];
    }),
    ...(name === undefined ? [] : textsWith(source, name)).map(
      (path): Use => ({ source, path, is: 'text', noun: 'fact', before: '' }),
    ),
  ]);
}

/** The texts that refer to the facts of a record. */
function textsWith(source: Source, name: string): readonly Path[] {
  if (!source.text.includes(name)) return [];
  const isOwn = ({ path }: { readonly path: string }) => `${path}.`.startsWith(`${name}.`);
  return valuesIn(source)
    .texts.filter(({ value }) => factReferencesIn(value).some(isOwn))
    .map(({ path }) => path);
}
