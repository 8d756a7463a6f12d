import type { Data } from '../../model/content.ts';
import { groupAt, groupsAt, optionalText, textAt, textsAt } from '../../model/data.ts';
import type { Page, PageRecord } from '../../model/page.ts';
import { readPhone } from '../../model/phone-number.ts';
import type { ViewContext } from '../context/view.ts';
import { coordinatesOf } from '../places/coordinates.ts';
import type { Node } from './node.ts';
import { dealerReference, siteUrl } from './node.ts';
import { openingHours } from './opening-hours.ts';
import { partsOffer } from './return-policy.ts';

/** The dealer; on the page of a town or county, with that place as the area served. */
export function autoDealer(context: ViewContext, page: Page): Node {
  const { site } = context;
  const location = mainLocation(context);
  return {
    '@type': 'AutoDealer',
    ...dealerReference(site),
    name: textAt(site, 'name'),
    url: `${siteUrl(site)}/`,
    email: textAt(site, 'email'),
    telephone: phoneOf(location, context),
    ...placeOf(location),
    areaServed: areaOf(site, page.record),
    openingHoursSpecification: departments(site, 'openingHours').flatMap(openingHours),
    contactPoint: contactPoints(context, page),
    makesOffer: partsOffer(context),
  };
}

/** The dealer on a page that only refers to him: who he is, and how to reach him. */
export function dealerInShort(context: ViewContext): Node {
  const { site } = context;
  return {
    '@type': 'AutoDealer',
    ...dealerReference(site),
    name: textAt(site, 'name'),
    url: `${siteUrl(site)}/`,
    telephone: phoneOf(mainLocation(context), context),
  };
}

function mainLocation({ site, get }: ViewContext): Data {
  const main = optionalText(site, 'mainLocation');
  return main === undefined ? {} : get('location', main);
}

function phoneOf(record: Data, context: ViewContext): string | undefined {
  const phone = optionalText(record, 'phone');
  return phone === undefined
    ? undefined
    : readPhone(textAt(context.get('phone', phone), 'number'), context.site).number;
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

/** The place a page is about; the dealer's region if it is about something else. */
export function areaOf(site: Data, record: PageRecord | undefined): Node {
  const type = record?.noun === 'town' ? 'City' : 'AdministrativeArea';
  const isPlace = record?.noun === 'town' || record?.noun === 'county';
  const name = isPlace ? textAt(record.entry.data, 'name') : textAt(site, 'region');
  return { '@type': type, name };
}

function departments(site: Data, use: string): readonly Data[] {
  const all = groupAt(site, 'departments');
  return Object.keys(all)
    .map((id) => groupAt(all, id))
    .filter(({ structuredData }) => structuredData === use);
}

/** Departments reached by phone or mail, if the page itself shows their hours. */
function contactPoints(context: ViewContext, page: Page): readonly Node[] | undefined {
  const shown = groupsAt(page.data, 'sections').flatMap((each) => textsAt(each, 'departments'));
  const all = groupAt(context.site, 'departments');
  const points = departments(context.site, 'contactPoint')
    .filter((department) => shown.some((id) => all[id] === department))
    .map((department) => contactPoint(department, context));
  return points.length > 0 ? points : undefined;
}

function contactPoint(department: Data, context: ViewContext): Node {
  return {
    '@type': 'ContactPoint',
    contactType: textAt(department, 'name'),
    telephone: phoneOf(department, context),
    hoursAvailable: openingHours(department),
  };
}
