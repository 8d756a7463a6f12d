import type { RelatedPlace } from '../../diagnostics/diagnostic.ts';
import type { PageAddress, PageRecord } from '../../model/page.ts';
import { documentName } from '../../model/page.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';
import { copiedFiles } from './file-name-is-id.ts';

/** An address leads to one page only, and is written once. */
export const uniqueAddresses: SiteRule = (index) => {
  const first = new Map<string, PageAddress>();
  const copies = copiedFiles(index);
  const isCopy = (record: PageRecord | undefined) =>
    record !== undefined && copies.has(record.entry.source.file);
  const pages = index.site.pages.filter(({ record }) => !isCopy(record));
  return pages.flatMap(({ addresses }) =>
    addresses.flatMap((address) => {
      const key = documentName(address.path).toLowerCase();
      const earlier = first.get(key);
      if (earlier) return [duplicate(address, earlier)];
      first.set(key, address);
      return [];
    }),
  );
};

function duplicate({ path, source, at }: PageAddress, earlier: PageAddress): PlacedFault {
  return {
    source,
    path: at,
    text: {
      code: 'duplicate-address',
      message: `the address ${path} is taken`,
      related: [placeOf(earlier)],
    },
  };
}

function placeOf({ source, at }: PageAddress): RelatedPlace {
  const { line, column } = source.locate(at);
  return { file: source.file, line, column, message: 'it was first given here' };
}
