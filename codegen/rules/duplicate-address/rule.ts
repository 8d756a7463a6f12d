import type { RelatedPlace } from '../../diagnostics/diagnostic.ts';
import { copiedFiles } from '../../link/misnamed-files.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import { readName } from '../../model/letter-case.ts';
import type { Page, PageAddress, PageRecord } from '../../model/page.ts';
import { documentName } from '../../model/page.ts';

/** An address belongs to only one page, and is written once. */
export const rule: Rule = {
  code: 'duplicate-address',
  phase: 'error',
  check(index) {
    const first = new Map<string, Given>();
    const copies = copiedFiles(index);
    const isCopy = (record: PageRecord | undefined) =>
      record !== undefined && copies.has(record.entry.source.file);
    const pages = index.site.pages.filter(({ record }) => !isCopy(record));
    const isOwner = ({ page, address }: Given) => {
      const line = index.registry?.get(address.path);
      return line?.kind === 'page' && index.currentPageOf(line.id) === page;
    };
    return pages.flatMap((page) => {
      const taken = page.addresses.flatMap((address) => {
        const key = readName(documentName(address.path).replace(/(?<=[^/])\/+$/, ''));
        const given = { page, address };
        const earlier = first.get(key);
        if (!earlier || isOwner(given)) first.set(key, given);
        if (!earlier) return [];
        return isOwner(given)
          ? [duplicate(earlier.address, address)]
          : [duplicate(address, earlier.address)];
      });
      // A page whose addresses are all taken is usually a copy, so one finding is enough.
      return taken.slice(0, 1);
    });
  },
};

interface Given {
  readonly page: Page;
  readonly address: PageAddress;
}

function duplicate({ path, source, at }: PageAddress, earlier: PageAddress): Finding {
  return {
    source,
    path: at,
    text: {
      message: `the address ${path} is taken`,
      related: [placeOf(earlier)],
    },
  };
}

function placeOf({ source, at }: PageAddress): RelatedPlace {
  const { line, column } = source.locate(at);
  return { file: source.file, line, column, message: 'it is first used here' };
}
