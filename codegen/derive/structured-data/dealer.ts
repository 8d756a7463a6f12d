import type { ContactPointLeaf } from 'schema-dts';
import type { NounTypes } from '../../../generated/content.ts';
import type { PageDocument } from '../../contract/page.ts';
import { textsAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import type { ViewContext } from '../context/view.ts';
import { logoOf } from '../look/logo.ts';
import { mainLocationId } from '../places/departments-at.ts';
import { areaServed } from './area-served.ts';
import { type BusinessNode, hoursOf, kindOf, phoneOf, placeOf } from './business.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';
import { openingHours } from './open-times.ts';
import { otherOffer } from './return-policy.ts';

/** The dealer; on the page of a town or county, with that place as the area served. */
export function dealerInFull(
  context: ViewContext,
  page: Page,
  document: PageDocument,
): BusinessNode {
  const { site } = context;
  const location = mainLocation(context);
  const logo = logoOf(context.index.site);
  const named = namedOn(page, context);
  const shown = [...named, ...onCardsOf(page, site)];
  const open = departments(site, 'openingHours');
  const isHere = ({ location: at }: Department) => !at || at === site.mainLocation;
  const here = open.filter((each) => isHere(each) && shown.includes(each));
  const elsewhere = open.filter((each) => !isHere(each) && named.includes(each));
  return {
    ...kindOf(site),
    ...dealerReference(site),
    name: site.name,
    url: `${siteUrl(site)}/`,
    logo: logo && siteUrl(site) + logo.light.src,
    email: site.email,
    telephone: phoneOf(location ?? {}, context),
    ...placeOf(location, site),
    areaServed: areaServed(context, document, page.record),
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

function mainLocation({ site, get }: ViewContext): NounTypes['location'] | undefined {
  const id = mainLocationId(site);
  return id === undefined ? undefined : get('location', id);
}

type Department = NounTypes['department'];

function departments(
  { departments: all = {} }: NounTypes['site'],
  use: Department['structuredData'],
): readonly Department[] {
  return Object.values(all).filter(({ structuredData }) => structuredData === use);
}

/** The departments that the sections of a page list. */
function listedOn({ data }: Page, { departments: all = {} }: NounTypes['site']) {
  const ids = data.sections.flatMap((each) => textsAt(each, 'departments'));
  return Object.entries(all).flatMap(([id, department]) => (ids.includes(id) ? [department] : []));
}

/** Those whose names and hours are on a page: in its sections or in the header. */
function namedOn(page: Page, { site, index }: ViewContext): readonly Department[] {
  const inHeader = index.site.content.navigation?.data.header.hours;
  const own = inHeader === undefined ? undefined : site.departments?.[inHeader];
  return [...listedOn(page, site), ...(own ? [own] : [])];
}

/** Those whose hours are on the cards of their places, without their names. */
function onCardsOf({ data }: Page, { departments: all = {} }: NounTypes['site']) {
  const places = data.sections.flatMap((each) => textsAt(each, 'locations'));
  return Object.values(all).filter(({ location = '' }) => places.includes(location));
}

/** Departments reached by phone or mail, if the page itself shows their hours. */
function contactPoints(
  context: ViewContext,
  page: Page,
): readonly Node<ContactPointLeaf>[] | undefined {
  const shown = listedOn(page, context.site);
  const points = departments(context.site, 'contactPoint')
    .filter((department) => shown.includes(department))
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
