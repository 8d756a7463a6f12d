import type { OfferCatalogLeaf, ServiceLeaf } from 'schema-dts';
import type { NounTypes } from '../../../generated/content.ts';
import type { CardGridProps, Section } from '../../../generated/sections.ts';
import { plainText } from '../../contract/marked-text.ts';
import type { PageDocument } from '../../contract/page.ts';
import type { ViewContext } from '../context/view.ts';
import { areaServed } from './area-served.ts';
import { dealerInShort } from './dealer.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';
import { pricedOffer } from './priced-offer.ts';

/**
 * What a page of services offers, and who offers it: rental plans with their prices, and the cards that name a price. A
 * page that only advises offers nothing.
 */
export function servicesOn(
  document: PageDocument,
  sections: readonly Section[],
  context: ViewContext,
): Node[] {
  const { site } = context;
  const { path, meta, breadcrumbs } = document;
  const catalogs = sections.flatMap((section) => catalogsOf(section, context));
  if (catalogs.length === 0) return [];
  const service: Node<ServiceLeaf> = {
    '@type': 'Service',
    name: breadcrumbs?.at(-1)?.text ?? meta.title,
    description: meta.description,
    url: siteUrl(site) + path,
    provider: dealerReference(site),
    areaServed: areaServed(context, document),
    hasOfferCatalog: catalogs,
  };
  return [service, dealerInShort(context)];
}

function catalogsOf(section: Section, context: ViewContext): readonly Node<OfferCatalogLeaf>[] {
  switch (section.kind) {
    case 'rental-plans':
      return section.props.groups.map(({ id }) => rentalCatalog(id, context));
    case 'card-grid':
      return cardCatalog(section.props);
    default:
      return [];
  }
}

/** The plans of a group that have a price for search engines. */
function rentalCatalog(id: string, context: ViewContext): Node<OfferCatalogLeaf> {
  const { title, plans } = context.get('rental-group', id);
  return {
    '@type': 'OfferCatalog',
    name: title,
    itemListElement: Object.values(plans).flatMap((plan) => rentalOffer(plan, context)),
  };
}

type Plan = NounTypes['rental-group']['plans'][string];

function rentalOffer({ title, description, price }: Plan, context: ViewContext) {
  const offer = pricedOffer(price, { name: title, description }, context);
  return offer ? [{ ...offer, seller: dealerReference(context.site) }] : [];
}

/** The services among cards are those with a price. The price itself is a text, which is no figure for search engines. */
function cardCatalog({ heading, cards }: CardGridProps): readonly Node<OfferCatalogLeaf>[] {
  const services = cards.filter(({ price }) => price !== undefined);
  if (services.length === 0) return [];
  return [
    {
      '@type': 'OfferCatalog',
      name: heading,
      itemListElement: services.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text && plainText(text) },
      })),
    },
  ];
}
