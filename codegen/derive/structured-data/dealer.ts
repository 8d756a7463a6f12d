import type { ContactPointLeaf, StoreLeaf } from 'schema-dts';
import type { NounTypes } from '../../../generated/content.ts';
import { textsAt } from '../../model/data.ts';
import type { Page, PageRecord } from '../../model/page.ts';
import { countryOf, readPhone } from '../../model/phone-number.ts';
import type { ViewContext } from '../context/view.ts';
import { logoOf } from '../look/logo.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';
import { openingHours, specialOpeningHours } from './open-times.ts';
import { otherOffer } from './return-policy.ts';

/** The dealer; on the page of a town or county, with that place as the area served. */
export function dealerInFull(context: ViewContext, page: Page): BusinessNode {
  const { site } = context;
  const location = mainLocation(context);
  const logo = logoOf(context.index.site);
  const open = departments(site, 'openingHours');
  const here = open.filter(({ location: at }) => !at || at === site.mainLocation);
  const elsewhere = open.filter((department) => !here.includes(department));
  return {
    ...kindOf(site),
    ...dealerReference(site),
    name: site.name,
    url: `${siteUrl(site)}/`,
    logo: logo && siteUrl(site) + logo.light.src,
    email: site.email,
    telephone: phoneOf(location ?? {}, context),
    ...placeOf(location, site),
    areaServed: areaOf(context, page.record),
    ...hoursOf(here, context),
    department:
      elsewhere.length > 0 ? elsewhere.map((each) => departmentAt(each, context)) : undefined,
    contactPoint: contactPoints(context, page),
    makesOffer: otherOffer(context),
  };
}

/** The dealer on a page that only refers to him: who he is, and how to reach him. */
export function dealerInShort(context: ViewContext): BusinessNode {
  const { site } = context;
  return {
    ...kindOf(site),
    ...dealerReference(site),
    name: site.name,
    url: `${siteUrl(site)}/`,
    telephone: phoneOf(mainLocation(context) ?? {}, context),
  };
}

/** A department at a place of its own: its hours are not those of the dealer's address. */
function departmentAt(department: Department, context: ViewContext): BusinessNode {
  const { site, get } = context;
  return {
    ...kindOf(site),
    name: department.name,
    telephone: phoneOf(department, context),
    ...placeOf(get('location', department.location ?? ''), site),
    ...hoursOf([department], context),
  };
}

function hoursOf(open: readonly Department[], { index }: ViewContext) {
  const usual = open.flatMap((each) => openingHours(each, index.site.today));
  const special = open.flatMap((each) => specialOpeningHours(each, index.site.today));
  return {
    openingHoursSpecification: usual.length > 0 ? usual : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

/** A business of any kind: they all have the properties of a store. */
type BusinessNode = Node<StoreLeaf>;

/** What search engines call the business: a kind of local business, which its schema lists, and what that leaves open. */
function kindOf({ businessType = 'Store', additionalType }: NounTypes['site']) {
  return { '@type': businessType as StoreLeaf['@type'], additionalType };
}

/** The location that the dealer says is the main one, or the only one. */
function mainLocation({ site, get }: ViewContext): NounTypes['location'] | undefined {
  const [only, ...others] = Object.values(site.locations ?? {});
  if (site.mainLocation !== undefined) return get('location', site.mainLocation);
  return others.length === 0 ? only : undefined;
}

/** A phone as machines dial it. */
export function phoneOf(
  { phone }: { readonly phone?: string },
  { get, site }: ViewContext,
): string | undefined {
  return phone === undefined ? undefined : readPhone(get('phone', phone).number, site).number;
}

function placeOf(
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

/** The place a page is about; the dealer's region if it is about something else. */
export function areaOf({ site, get }: ViewContext, record: PageRecord | undefined) {
  const area = (type: 'AdministrativeArea' | 'City', { name }: { readonly name: string }) =>
    ({ '@type': type, name }) as const;
  if (record?.noun === 'town') return area('City', get('town', record.entry.id));
  if (record?.noun === 'county') return area('AdministrativeArea', get('county', record.entry.id));
  return site.region === undefined ? undefined : area('AdministrativeArea', { name: site.region });
}

type Department = NounTypes['department'];

function departments(
  { departments: all = {} }: NounTypes['site'],
  use: Department['structuredData'],
): readonly Department[] {
  return Object.values(all).filter(({ structuredData }) => structuredData === use);
}

/** Departments reached by phone or mail, if the page itself shows their hours. */
function contactPoints(
  context: ViewContext,
  page: Page,
): readonly Node<ContactPointLeaf>[] | undefined {
  const shown = page.data.sections.flatMap((each) => textsAt(each, 'departments'));
  const { departments: all = {} } = context.site;
  const points = departments(context.site, 'contactPoint')
    .filter((department) => shown.some((id) => all[id] === department))
    .map((department) => contactPoint(department, context));
  return points.length > 0 ? points : undefined;
}

function contactPoint(department: Department, context: ViewContext): Node<ContactPointLeaf> {
  return {
    '@type': 'ContactPoint',
    contactType: department.name,
    telephone: phoneOf(department, context),
    hoursAvailable: openingHours(department, context.index.site.today),
  };
}
