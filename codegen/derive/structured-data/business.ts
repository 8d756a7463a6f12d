import type { StoreLeaf } from 'schema-dts';
import type { NounTypes } from '../../../generated/content.ts';
import { countryOf, readPhone } from '../../model/phone-number.ts';
import type { ViewContext } from '../context/view.ts';
import type { Node } from './node.ts';
import { openingHours, specialOpeningHours } from './open-times.ts';

/** A business of any kind: they all have the properties of a store. */
export type BusinessNode = Node<StoreLeaf>;

/** What search engines call the business: a kind of local business, which its schema lists, and what that leaves open. */
export function kindOf({ businessType = 'Store', additionalType }: NounTypes['site']) {
  return { '@type': businessType as StoreLeaf['@type'], additionalType };
}

/** A phone as machines dial it. */
export function phoneOf(
  { phone }: { readonly phone?: string },
  { get, site }: ViewContext,
): string | undefined {
  return phone === undefined ? undefined : readPhone(get('phone', phone).number, site).number;
}

/** Where a location is. */
export function placeOf(
  location: NounTypes['location'] | undefined,
  site: NounTypes['site'],
): Pick<BusinessNode, 'address' | 'geo'> {
  if (!location) return {};
  const { address, coordinates } = location;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.zip,
      addressCountry: countryOf(site),
    },
    geo: coordinates && {
      '@type': 'GeoCoordinates',
      latitude: coordinates.lat,
      longitude: coordinates.lng,
    },
  };
}

/** When departments are open, and when otherwise. */
export function hoursOf(open: readonly NounTypes['department'][], { index }: ViewContext) {
  const usual = open.flatMap((each) => openingHours(each, index.site.today));
  const special = open.flatMap((each) => specialOpeningHours(each, index.site.today));
  return {
    openingHoursSpecification: usual.length > 0 ? usual : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}
