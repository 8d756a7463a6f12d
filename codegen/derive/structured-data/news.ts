import type { NewsArticleLeaf } from 'schema-dts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';

/** News on its own page, which the dealer writes and publishes. */
export function newsNode(id: string, path: string, context: ViewContext): Node<NewsArticleLeaf> {
  const { site } = context;
  const { title, date, summary, picture } = context.get('news', id);
  return {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: date,
    description: summary,
    image: picture && siteUrl(site) + pictureView(picture, context).src,
    url: siteUrl(site) + path,
    author: dealerReference(site),
    publisher: dealerReference(site),
  };
}
