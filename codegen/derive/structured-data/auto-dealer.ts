import type { Data } from '../../content.ts';
import type { PageRecord } from '../../page-source.ts';
import { coordinatesOf } from '../coordinates.ts';
import { phoneView } from '../phone.ts';
import { groupAt, optionalText, textAt } from '../read-data.ts';
import type { ViewContext } from '../view.ts';
import type { Node } from './node.ts';
import { dealerReference, siteUrl } from './node.ts';
import { openingHours } from './opening-hours.ts';
import { returnPolicy } from './return-policy.ts';

/** The dealer; on the page of a town or county with that place as the area served. */
export function autoDealer(context: ViewContext, record?: PageRecord): Node {
  const { site } = context;
  const main = optionalText(site, 'mainLocation');
  const location = main === undefined ? {} : context.get('location', main);
  return {
    '@type': 'AutoDealer',
    ...dealerReference(site),
    name: textAt(site, 'name'),
    url: `${siteUrl(site)}/`,
    email: textAt(site, 'email'),
    telephone: phoneOf(location, context),
    ...placeOf(location),
    areaServed: areaOf(site, record),
    openingHoursSpecification: departments(site, 'openingHours').flatMap(openingHours),
    contactPoint: departments(site, 'contactPoint').map((each) => contactPoint(each, context)),
    hasMerchantReturnPolicy: returnPolicy('parts', context),
  };
}

function phoneOf(record: Data, context: ViewContext): string | undefined {
  const phone = optionalText(record, 'phone');
  return phone === undefined ? undefined : phoneView(phone, context).href.slice('tel:'.length);
}

function placeOf(location: Data) {
  if (location.coordinates === undefined) return {};
  const { lat, lng } = coordinatesOf(location);
  const address = groupAt(location, 'address');
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.zip,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  };
}

function areaOf(site: Data, record: PageRecord | undefined): Node {
  const type = record?.noun === 'town' ? 'City' : 'AdministrativeArea';
  const name = record ? textAt(record.entry.data, 'name') : textAt(site, 'region');
  return { '@type': type, name };
}

function departments(site: Data, use: string): readonly Data[] {
  const all = groupAt(site, 'departments');
  return Object.keys(all)
    .map((id) => groupAt(all, id))
    .filter(({ structuredData }) => structuredData === use);
}

function contactPoint(department: Data, context: ViewContext): Node {
  return {
    '@type': 'ContactPoint',
    contactType: textAt(department, 'name'),
    telephone: phoneOf(department, context),
    hoursAvailable: openingHours(department),
  };
}
