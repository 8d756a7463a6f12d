import type { Breadcrumb } from '../../contract/page.ts';
import type { Node } from './node.ts';

/** The breadcrumbs of a page. */
export function breadcrumbList(breadcrumbs: readonly Breadcrumb[], url: string): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: url + href,
    })),
  };
}
