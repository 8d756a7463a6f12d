import type { SearchActionLeaf, WebSiteLeaf } from 'schema-dts';
import { canonicalPath } from '../../model/page.ts';
import { homeOf } from '../../site/site.ts';
import type { ViewContext } from '../context/view.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';

/** The site, and the address by which a search of what is for sale begins. */
export function webSite(context: ViewContext): Node<WebSiteLeaf> {
  const { site, index } = context;
  return {
    '@type': 'WebSite',
    name: site.name,
    url: siteUrl(site) + homeOf(index.site),
    inLanguage: site.language,
    publisher: dealerReference(site),
    potentialAction: searchAction(context),
  };
}

/** The types know no name for what is typed in; search engines ask for it. */
type SearchNode = Node<SearchActionLeaf> & { readonly 'query-input': string };

/** The search of the page that lists what is for sale, if there is one. */
function searchAction({ index, site, weigh }: ViewContext): SearchNode | undefined {
  const page = weigh(() =>
    index.site.pages.find(({ data }) =>
      data.sections.some(({ kind }) => kind === 'vehicle-inventory'),
    ),
  );
  if (!page) return undefined;
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl(site)}${canonicalPath(page)}?search={term}`,
    },
    'query-input': 'required name=term',
  };
}
