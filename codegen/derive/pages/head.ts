import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Section } from '../../../generated/sections.ts';
import type { Breadcrumb, PageDocument, PageHead, PreviewProduct } from '../../contract/page.ts';
import type { Page } from '../../model/page.ts';
import type { ViewContext } from '../context/view.ts';
import { dealerInFull, dealerInShort } from '../structured-data/dealer.ts';
import { newsNode } from '../structured-data/news.ts';
import { dealerReference, type Node, siteUrl } from '../structured-data/node.ts';
import { peopleOn } from '../structured-data/people.ts';
import { placeNode } from '../structured-data/place.ts';
import { questionsOn } from '../structured-data/questions.ts';
import { servicesOn } from '../structured-data/service.ts';
import { vehicleList } from '../structured-data/vehicle-list.ts';
import { vehicleOffer } from '../structured-data/vehicle-offer.ts';
import { webSite } from '../structured-data/web-site.ts';
import { vehicleOf } from '../vehicles/vehicle.ts';
import { alternatesOf } from './alternates.ts';
import { feedPath } from './news-feed.ts';
import { type PagePreview, previewSize } from './preview.ts';

interface HeadParts {
  readonly document: PageDocument;
  readonly preview: PagePreview;
}

/** Makes the head data of a page. */
export function pageHead(page: Page, parts: HeadParts, context: ViewContext): PageHead {
  const { document, preview } = parts;
  const vehicle = vehicleId(page);
  const nodes = nodesOf(page, document, context);
  const alternates = alternatesOf(page, context.index.site);
  return {
    ...(alternates.length > 0 && { alternates }),
    ogType: vehicle === undefined ? 'website' : 'product',
    ogImage: { src: `/${preview.path}`, ...previewSize, alt: preview.alt },
    ...(vehicle !== undefined && { product: previewProduct(vehicle, context) }),
    ...(hasNews(document) && { feed: { href: feedPath(context), title: context.site.name } }),
    ...(nodes.length > 0 && { jsonLd: { '@context': 'https://schema.org', '@graph': nodes } }),
  };
}

function nodesOf(page: Page, document: PageDocument, context: ViewContext): readonly Node[] {
  const sections = document.sections as readonly Section[];
  const main = mainNodes(page, document, context);
  const about = peopleOn(sections, context);
  const nodes = [...main, ...questionsOn(sections), ...about];
  // Whoever is referred to is described.
  if (about.length > 0 && !describesDealer(main, context)) nodes.push(dealerInShort(context));
  if (document.breadcrumbs) {
    nodes.push(breadcrumbList(document.breadcrumbs, siteUrl(context.site)));
  }
  return nodes;
}

function hasNews({ sections }: PageDocument): boolean {
  return (sections as readonly Section[]).some(
    ({ kind }) => kind === 'news-list' || kind === 'news-article',
  );
}

function describesDealer(nodes: readonly Node[], { site }: ViewContext): boolean {
  return nodes.some((node) => node['@id'] === dealerReference(site)['@id']);
}

function mainNodes(page: Page, document: PageDocument, context: ViewContext): Node[] {
  const { type, path } = document;
  const vehicle = vehicleId(page);
  if (vehicle !== undefined) return [vehicleOffer(vehicle, path, context), dealerInShort(context)];
  if (page.record?.noun === 'news')
    return [newsNode(page.record.entry.id, path, context), dealerInShort(context)];
  const sections = document.sections as readonly Section[];
  const place = placeNode(sections, { data: page.data, path }, context);
  if (place) return [place, dealerInShort(context)];
  switch (type) {
    case 'home':
      return [webSite(context), dealerInFull(context, page, document)];
    case 'about':
    case 'contact':
    case 'location':
      return [dealerInFull(context, page, document)];
    case 'service':
      return servicesOn(document, sections, context);
    case 'inventory':
      return vehicleList(sections, context);
    default:
      return [];
  }
}

function previewProduct(id: string, context: ViewContext): PreviewProduct {
  const { price, priceTerms, condition } = vehicleOf(id, context);
  const { inStock } = context.get('vehicle', id);
  // A preview has no word for the lowest of several.
  const isOne = !priceTerms?.isLowest && priceTerms?.most === undefined;
  return {
    ...(isOne && price !== undefined && { price }),
    ...(inStock !== undefined && { availability: inStock ? 'in stock' : 'out of stock' }),
    condition: condition === 'new' ? 'new' : 'used',
  };
}

function vehicleId({ record }: Page): string | undefined {
  return record?.noun === 'vehicle' ? record.entry.id : undefined;
}

/** The breadcrumbs of a page. */
function breadcrumbList(breadcrumbs: readonly Breadcrumb[], url: string): Node<BreadcrumbListLeaf> {
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
