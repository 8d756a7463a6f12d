// What a file asks a page to show: its texts, and its links.
import { escaped, phrase } from './phrase.ts';
import { site } from './records.ts';

/** The keys whose texts a visitor reads; all others choose, count or name. */
const shownKeys = new Set([
  'badge',
  'caption',
  'columns',
  'description',
  'footnote',
  'heading',
  'hoursHeading',
  'hoursNote',
  'intro',
  'items',
  'label',
  'lines',
  'list',
  'name',
  'note',
  'notice',
  'paragraphs',
  'price',
  'rows',
  'subtitle',
  'summary',
  'tag',
  'text',
  'title',
  'value',
]);

/** Texts for states, choices and labels, which appear only when needed. */
const notShown = new Set([
  ...['texts', 'labels', 'filters', 'questions', 'searchWords', 'specifications'],
]);

interface Action {
  readonly text: string;
  readonly to: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Where there is a title, that is the link, and the text stands below it.
const isAction = (value: unknown): value is Action =>
  isObject(value) &&
  !('title' in value) &&
  typeof value.to === 'string' &&
  typeof value.text === 'string';

/** Every text a visitor reads, at any depth. */
export function textsOf(value: unknown, isShown = false): string[] {
  // A list may be named by the address that shows it.
  if (typeof value === 'string') return isShown && !value.startsWith('/') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, isShown));
  if (!isObject(value) || isAction(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    notShown.has(key) ? [] : textsOf(each, shownKeys.has(key)),
  );
}

/** Sections whose links are below an answer, and carry it on. */
const answering = new Set<unknown>(['delivery-estimator', 'rental-cost-finder']);

/** Every link that a page has from the start, at any depth. */
export function actionsOf(value: unknown): Action[] {
  if (isAction(value)) return [value];
  if (isObject(value) && answering.has(value.kind)) return [];
  if (Array.isArray(value)) return value.flatMap(actionsOf);
  return isObject(value) ? Object.values(value).flatMap(actionsOf) : [];
}

/** The dealer's number as a phone dials it. */
export const dialed = `tel:+${site.phones.main?.number.replace(/\D/g, '').replace(/^(?!1)/, '1')}`;

/** The address that a link of a file leads to. */
export function addressOf(to: string, record: Record<string, unknown> = {}): RegExp {
  const [scheme = '', key = ''] = to.split(':');
  if (scheme === 'phone') return exactly(dialed);
  if (scheme === 'email') return exactly(`mailto:${site.email}`);
  if (scheme === 'external') return exactly(`${site.externals?.[key]?.url}`);
  if (scheme === 'map') return exactly(`${site.locations[key]?.googleMapsUrl}`);
  // What a link asks about or fills in is passed in its query; it leads to the same page.
  return new RegExp(`^${phrase(to, record).source}([?&].*)?$`);
}

const exactly = (address: string) => new RegExp(`^${escaped(address)}$`);
