import type { Page } from '../../model/page.ts';
import { canonicalPath } from '../../model/page.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { ViewContext } from '../context/view.ts';
import type { Node } from './node.ts';
import { dealerReference, siteUrl } from './node.ts';

/** The site and how to search its inventory. */
export function webSite({ index, site }: ViewContext): Node {
  const url = siteUrl(site);
  const inventory = pageWithSearch(index);
  return {
    '@type': 'WebSite',
    name: site.name,
    url: `${url}/`,
    inLanguage: site.language,
    publisher: dealerReference(site),
    potentialAction: inventory && {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url}${canonicalPath(inventory)}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The page that answers searches. */
function pageWithSearch({ site }: SiteIndex): Page | undefined {
  return site.pages.find(({ data }) =>
    data.sections.some(({ kind }) => kind === 'vehicle-inventory'),
  );
}
