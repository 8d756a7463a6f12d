import type { Page } from '../page-source.ts';
import type { PageDocument } from './page-document.ts';
import { optionalText } from './read-data.ts';
import { autoDealer } from './structured-data/auto-dealer.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import type { Node } from './structured-data/node.ts';
import { siteUrl } from './structured-data/node.ts';
import { vehicleOffer } from './structured-data/vehicle-offer.ts';
import { webSite } from './structured-data/web-site.ts';
import { vehicleOf, vehiclePictures } from './vehicle.ts';
import type { ViewContext } from './view.ts';
import { pictureView } from './views/picture.ts';

/** What only search engines and previews read of a page. */
export interface PageHead {
  readonly ogType: 'product' | 'website';
  readonly ogImage: string | undefined;
  /** What previews say of a vehicle on sale. */
  readonly product?: PreviewProduct;
  readonly jsonLd: object;
}

/** Price in US dollars, and the words previews know for stock and condition. */
export interface PreviewProduct {
  readonly price: number;
  readonly availability: 'in stock' | 'out of stock';
  readonly condition: 'new' | 'used';
}

/** Makes the head data of a page. */
export function pageHead(page: Page, document: PageDocument, context: ViewContext): PageHead {
  const vehicle = vehicleId(page);
  return {
    ogType: vehicle === undefined ? 'website' : 'product',
    ogImage: previewPicture(page, context),
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

function previewPicture(page: Page, context: ViewContext): string | undefined {
  const vehicle = vehicleId(page);
  if (vehicle !== undefined) {
    return vehiclePictures(context.get('vehicle', vehicle), context)[0]?.src;
  }
  const key = optionalText(page.data, 'picture');
  return key === undefined ? undefined : pictureView(key, context).src;
}
