import type { Page } from '../model/page.ts';
import { annotationsOf } from '../schema/annotations.ts';
import { namesAt } from '../site/written-names.ts';
import type { Reference } from './references.ts';

/** Which values name a record or lead to a page. */
export interface SiteNames {
  /** Those that name a record, or one of its readings: `shop@winter`. */
  of(noun: string, id: string): readonly Reference[];
  /** The files that link to a page, by an address or its id. */
  linksTo(page: Page): readonly string[];
}

/** Collects the names in all references, which say what pages show. */
export function createNames(references: readonly Reference[]): SiteNames {
  const named = references.flatMap((reference) =>
    namesAt(annotationsOf(reference.schema), reference.value).map((name) => ({
      ...name,
      reference,
    })),
  );
  const byName = Map.groupBy(named, ({ noun, id, after, link }) =>
    // The list of published addresses does not count as linking to them.
    noun === 'address'
      ? `address ${id.replace(/[?#].*/s, '')}`
      : `${noun} ${id}${link ? '' : after}`,
  );
  const of = (noun: string, id: string) =>
    (byName.get(`${noun} ${id}`) ?? []).map(({ reference }) => reference);
  return {
    of,
    linksTo({ addresses, entry, record }) {
      const linking = [
        ...addresses.flatMap(({ path }) => of('address', path)),
        ...(record ? [] : of('page', entry.id)),
      ];
      const files = linking.filter(({ source }) => source.noun !== 'urls');
      return [...new Set(files.map(({ source }) => source.file))];
    },
  };
}
