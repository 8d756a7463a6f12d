import type { NounTypes } from '../../generated/content.ts';
import type { Content, Data, Entry } from '../model/content.ts';
import { groupAt, groupsAt } from '../model/data.ts';
import { canonicalPath, type Page } from '../model/page.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { findLinks } from '../schema/walk.ts';
import { homeOf } from './site.ts';

type Navigation = NounTypes['navigation'];
type Site = NounTypes['site'];

/** The navigation with what the content leaves out: a menu of the pages, the dealer's phone, e-mail and hours. */
export function completeNavigation(
  { navigation, site }: Content,
  pages: readonly Page[],
  schemas: SchemaSet,
): Entry<Navigation> | undefined {
  if (!navigation || !site) return navigation;
  // Left out in the file, whatever its type says.
  const written: Partial<Navigation> = navigation.data;
  const menu = menuOf(pages, homeOf({ schemas }));
  const call = callOf(site.data);
  const { email } = site.data;
  const reached = [call, ...(email === undefined ? [] : [{ text: email, to: 'email:main' }])];
  const header = groupAt(written, 'header');
  const items = { ...hoursOf(site.data), items: menu.slice(0, mostInMenu).map(linkTo) };
  const data: Navigation = {
    ...navigation.data,
    header: { ...('items' in header ? {} : items), call, ...header } as Navigation['header'],
    footer: footerOf(groupAt(written, 'footer'), reached, pages),
    callBar: written.callBar ?? [call, ...menu.filter(isOften).slice(0, 2).map(linkTo)],
  };
  // What is made refers to pages as well.
  const links = findLinks(schemas, 'navigation', data);
  return { ...navigation, data, source: { ...navigation.source, links } };
}

/** What is written, and below the ways to reach the dealer the policies, which no menu has: an imprint has to be found. */
function footerOf(written: Data, reached: readonly object[], pages: readonly Page[]) {
  const policies = pages.filter(({ record }) => record?.noun === 'policy').map(linkTo);
  const contact = [...reached, ...('groups' in written ? [] : policies)].slice(0, mostInFooter);
  return { contact, ...written } as unknown as Navigation['footer'];
}

/** The most that `contact` may have. */
const mostInFooter = 8;

/** More would not fit beside each other. */
const mostInMenu = 7;

/** What visitors look for first, by the type of the page. */
const order = ['inventory', 'vehicle', 'service', 'financing', 'location', 'about', 'contact'];

/** The pages that have a file of their own and stand below no other than the home page. */
function menuOf(pages: readonly Page[], home: string): readonly Page[] {
  return pages
    .filter(({ record, data: { indexed, parent = home } }) => {
      return !record && indexed !== false && parent === home;
    })
    .filter((page) => canonicalPath(page) !== home)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(page: Page): number {
  const rank = isList(page) ? 0 : order.indexOf(page.data.type);
  return rank === -1 ? order.length : rank;
}

function isList({ data }: Page): boolean {
  return groupsAt(data, 'sections').some(({ kind }) => kind === 'vehicle-inventory');
}

/** What a visitor on a phone wants at the thumb. */
function isOften(page: Page): boolean {
  return isList(page) || page.data.type === 'contact';
}

function linkTo(page: Page) {
  const { breadcrumb, title } = page.data;
  // What follows is for the results of a search.
  const [name = ''] = String(breadcrumb ?? title).split(' | ');
  return { text: name, to: canonicalPath(page) };
}

function callOf({ phones }: Site) {
  const [[id, phone] = ['', undefined]] = Object.entries(phones);
  return { text: phone?.number ?? '', to: `phone:${id}` };
}

/** The hours of the only department. Of several, only the dealer knows which stand for all. */
function hoursOf({ departments = {} }: Site) {
  const [only, ...others] = Object.keys(departments);
  return only !== undefined && others.length === 0 ? { hours: only } : {};
}
