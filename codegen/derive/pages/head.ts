import type { Page } from '../../model/page.ts';
import { type Preview, previewSize } from '../pictures/preview.ts';
import { autoDealer } from '../structured-data/auto-dealer.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import type { Node } from '../structured-data/node.ts';
import { siteUrl } from '../structured-data/node.ts';
import { vehicleOffer } from '../structured-data/vehicle-offer.ts';
import { webSite } from '../structured-data/web-site.ts';
import { vehicleOf } from '../vehicles/vehicle.ts';
import type { ViewContext } from '../views/view.ts';
import type { PageDocument } from './page-document.ts';

/** What only search engines and previews read of a page. */
export interface PageHead {
  readonly ogType: 'product' | 'website';
  readonly ogImage: PreviewPicture | undefined;
  /** What previews say of a vehicle on sale. */
  readonly product?: PreviewProduct;
  readonly jsonLd: object;
}

/** The picture shown where the page's address is passed on; its address starts at the root of the site. */
export interface PreviewPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Price in US dollars, and the words previews know for stock and condition. */
export interface PreviewProduct {
  readonly price: number;
  readonly availability: 'in stock' | 'out of stock';
  readonly condition: 'new' | 'used';
}

interface HeadParts {
  readonly document: PageDocument;
  readonly preview: Preview | undefined;
}

/** Makes the head data of a page. */
export function pageHead(page: Page, parts: HeadParts, context: ViewContext): PageHead {
  const { document, preview } = parts;
  const vehicle = vehicleId(page);
  return {
    ogType: vehicle === undefined ? 'website' : 'product',
    ogImage: preview && { src: `/${preview.path}`, ...previewSize, alt: preview.alt },
    ...(vehicle !== undefined && { product: previewProduct(vehicle, context) }),
    jsonLd: { '@context': 'https://schema.org', '@graph': nodesOf(page, document, context) },
  };
}

function nodesOf(page: Page, document: PageDocument, context: ViewContext): readonly Node[] {
  const nodes = [...mainNodes(page, document, context)];
  if (document.breadcrumbs) {
    nodes.push(breadcrumbList(document.breadcrumbs, siteUrl(context.site)));
  }
  return nodes;
}

function mainNodes(page: Page, { type, path }: PageDocument, context: ViewContext): Node[] {
  const vehicle = vehicleId(page);
  if (vehicle !== undefined) return [vehicleOffer(vehicle, path, context)];
  switch (type) {
    case 'home':
      return [webSite(context), autoDealer(context, page)];
    case 'about':
    case 'contact':
    case 'location':
      return [autoDealer(context, page)];
    default:
      return [];
  }
}

function previewProduct(id: string, context: ViewContext): PreviewProduct {
  const { price, inStock, condition } = vehicleOf(id, context);
  return {
    price,
    availability: inStock ? 'in stock' : 'out of stock',
    condition: condition === 'new' ? 'new' : 'used',
  };
}

function vehicleId({ record }: Page): string | undefined {
  return record?.noun === 'vehicle' ? record.entry.id : undefined;
}
