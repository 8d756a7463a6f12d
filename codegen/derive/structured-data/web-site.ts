import type { ViewContext } from '../context/view.ts';
import type { Node } from './node.ts';
import { dealerReference, siteUrl } from './node.ts';

/** The site. */
export function webSite({ site }: ViewContext): Node {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: `${siteUrl(site)}/`,
    inLanguage: site.language,
    publisher: dealerReference(site),
  };
}
