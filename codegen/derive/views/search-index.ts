import type { SearchIndex, SectionProps } from '../../../generated/sections.ts';
import type { Data } from '../../model/content.ts';
import { isRecord, optionalText, textsAt } from '../../model/data.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import { nameKeyOf } from '../../model/record-name.ts';
import type { PropsOf, View, ViewContext } from '../context/view.ts';
import { type Copy, createCopyReader } from '../search/read-copy.ts';
import { tellingWords } from '../search/telling-words.ts';
import { vehicleNames, vehiclePrice } from '../vehicles/vehicle.ts';
import { deliveryPlace } from './town-link.ts';

type Entry = SearchIndex['entries'][number];

/** What the search of the site finds. What it reads decides what is found: it is shown on the pages that it leads to. */
export const searchIndex: View<SearchIndex> = {
  one: (query, context, propsOf) =>
    context.weigh(() => {
      const list = isRecord(query) ? optionalText(query, 'list') : undefined;
      return {
        entries: entriesOf(context),
        ...(list !== undefined && propsOf && { list: listAt(list, context, propsOf) }),
        places: deliveryPlace.many?.('all', context) ?? [],
      };
    }),
};

/** Every page that search engines list. What stands on all pages of a template finds none of them. */
function entriesOf(context: ViewContext): readonly Entry[] {
  const read = createCopyReader(context.index.site);
  const pages = context.index.site.pages
    .filter(({ data }) => data.indexed !== false)
    .map((page) => {
      const { data, record } = page;
      const written = record?.entry.data ?? { sections: data.sections, hero: data.hero };
      return { page, copy: read(record?.noun ?? 'page', written) };
    });
  const entries = pages.map(({ page, copy }) => entryOf(page, copy, context));
  const sought = pages.map(({ copy }, place) => {
    const { title = '', text = '', alias = '' } = entries[place] ?? {};
    return { copy, known: [title, text, alias] };
  });
  const words = tellingWords(sought, roomBeside(entries));
  return entries.map((entry, place) => {
    const own = words[place] ?? '';
    return { ...entry, ...(own !== '' && { words: own }) };
  });
}

/** How many letters of words there is room for, beside names and descriptions: by what they take when they are sent. */
function roomBeside(entries: readonly Entry[]): number {
  return (mostBytes - JSON.stringify(entries).length * perLetter) / perLetterOfWords;
}

/** As compressed; what else the page of the search holds takes less than six thousand. */
const mostBytes = 14_000;
const perLetter = 0.185;
const perLetterOfWords = 0.4;

function entryOf(page: Page, copy: Copy, context: ViewContext): Entry {
  const { description, title: headline, keywords } = page.data;
  const title = titleOf(page, context);
  const alias = aliasOf([headline, ...keywords, ...ownNames(page)], [title, description]);
  return {
    href: canonicalPath(page),
    title,
    text: description,
    ...(alias !== '' && { alias }),
    ...(copy.parts.length > 0 && { parts: copy.parts.map(partOf) }),
    ...priceOf(page, context),
    ...parentOf(page, context),
    ...(page.record?.noun === 'town' && { place: page.record.entry.id }),
    ...(page.record?.noun === 'vehicle' && { vehicle: page.record.entry.id }),
  };
}

/** The page above, unless it is that of all. */
function parentOf({ data: { parent = '/' } }: Page, context: ViewContext) {
  const above = parent === '/' ? undefined : context.index.pageAt(parent);
  return above && { parent: titleOf(above, context) };
}

function partOf({ name, anchor }: Copy['parts'][number]) {
  return { title: name, ...(anchor !== undefined && { anchor }) };
}

/** What a page is called besides, in words that its name and description do not have. */
function aliasOf(names: readonly string[], known: readonly string[]): string {
  const said = new Set(known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)));
  // The half of a price names nothing.
  const word = /(?<![\d.,])[\p{L}\d]{2,}(?![.,]\d)/gu;
  const words = names.flatMap((name) => name.toLowerCase().match(word) ?? []);
  return [...new Set(words)].filter((word) => !said.has(word)).join(' ');
}

/** What people call a page: the name of its record, or its step on the path to it. */
function titleOf(page: Page, context: ViewContext): string {
  const { data, record } = page;
  // Among results, the step "Home" says nothing.
  if (canonicalPath(page) === '/') return context.site.name;
  if (record?.noun === 'vehicle')
    return vehicleNames(context.get('vehicle', record.entry.id), context).name;
  const own: Data = record?.entry.data ?? {};
  const key = nameKeyOf(own);
  return (key && optionalText(own, key)) ?? data.breadcrumb ?? data.title;
}

/** The names that the record of a page has besides: its aliases, its postal code. */
function ownNames({ record }: Page): readonly string[] {
  const own: Data = record?.entry.data ?? {};
  return [
    ...textsAt(own, 'aliases'),
    optionalText(own, 'zip') ?? '',
    optionalText(own, 'id') ?? '',
  ];
}

function priceOf({ record }: Page, context: ViewContext) {
  if (record?.noun !== 'vehicle') return {};
  const { text, label } = vehiclePrice(context.get('vehicle', record.entry.id), context);
  return { note: label === '' ? text : `${label} ${text}` };
}

/** The list of vehicles at an address, as far as its filters read it. */
function listAt(href: string, { index }: ViewContext, propsOf: PropsOf) {
  const kind = 'vehicle-inventory';
  const section = index.pageAt(href)?.data.sections.find((each) => each.kind === kind);
  if (!section) return undefined;
  const made = propsOf(`sections/${kind}`, section) as unknown as SectionProps[typeof kind];
  const { filters, searchWords, vehicles } = made;
  return {
    href,
    filters,
    ...(searchWords && { words: searchWords }),
    vehicles: vehicles.vehicles
      .filter(({ status }) => status !== 'sold')
      .map(({ id, name, description, price, brand, category, unitOf, ...stated }) => ({
        id,
        name,
        description,
        price,
        brand,
        category,
        unitOf,
        features: stated.features,
        specifications: stated.specifications,
      })),
  };
}
