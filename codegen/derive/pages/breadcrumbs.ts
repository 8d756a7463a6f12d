import type { Breadcrumb } from '../../contract/page.ts';
import type { Page } from '../../model/page.ts';
import { canonicalPath } from '../../model/page.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** The parents of a page and the page itself; empty for a page without a parent. */
export function breadcrumbsOf(page: Page, index: SiteIndex): readonly Breadcrumb[] {
  const trail: Page[] = [];
  let current: Page | undefined = page;
  // Pages that name each other as parents must not loop.
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    const { parent }: Page['data'] = current.data;
    current = parent === undefined ? undefined : index.pageAt(parent);
  }
  return trail.length > 1 ? trail.map(toBreadcrumb) : [];
}

function toBreadcrumb(page: Page): Breadcrumb {
  const { data } = page;
  return { text: data.breadcrumb ?? data.title, href: canonicalPath(page) };
}
