import type { NamedRecords } from '../../link/named-records.ts';
import type { Rule } from '../../link/rule.ts';
import { groupsAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';

/**
 * Pages with a file of their own that visitors cannot reach. Pages of records are linked by the lists of those records,
 * and pages that answer for missing ones need no link.
 */
export const rule: Rule = {
  code: 'unlinked-page',
  phase: 'unused',
  check: ({ site, named }) =>
    site.pages.flatMap((page) => {
      const { entry, record, addresses } = page;
      const paths = addresses.map(({ path }) => path);
      if (record || paths.includes('/') || groupsAt(page.data, 'fallbacks').length > 0) return [];
      return paths.some((path) => isLinked(path, page, named))
        ? []
        : [
            {
              source: entry.source,
              path: ['path'],
              text: {
                message: `no other page links to this page, ${paths[0]}`,
                help: 'Link to it from a page, the header or the footer. If it is only for people who were given its address, add this line above it, with your reason: # unused: <the reason>',
              },
            },
          ];
    }),
};

/** Whether a page is linked; links on the page itself do not count. */
function isLinked(path: string, { entry }: Page, named: NamedRecords): boolean {
  return [...named.linksTo(path)].some((file) => file !== entry.source.file);
}
