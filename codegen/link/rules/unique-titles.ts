import type { Page } from '../../model/page.ts';
import { canonicalPath } from '../../model/page.ts';
import type { SiteRule } from '../rule.ts';

/** Pages that search engines list have titles of their own. */
export const uniqueTitles: SiteRule = ({ site }) => {
  const first = new Map<unknown, Page>();
  return site.pages.flatMap((page) => {
    if (page.data.indexed === false) return [];
    const earlier = first.get(page.data.title);
    if (!earlier) {
      first.set(page.data.title, page);
      return [];
    }
    // Two pages at one address are reported as that.
    if (canonicalPath(earlier) === canonicalPath(page)) return [];
    const title = String(page.data.title);
    const paths = `${canonicalPath(earlier)} and ${canonicalPath(page)}`;
    return [
      {
        source: page.entry.source,
        path: ['title'],
        text: { code: 'duplicate-title', message: `${paths} share the title "${title}"` },
      },
    ];
  });
};
