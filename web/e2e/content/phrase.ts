// A text from a file as a pattern for the page's text: a reference matches the figure it leads to.
import { brands, counties, filesIn, pages, site, towns, vehicles } from './records.ts';

type Tree = { readonly [key: string]: unknown };

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const byKey = <T>(list: readonly T[], keyOf: (each: T) => string) =>
  Object.fromEntries(list.map((each) => [keyOf(each), each]));

const facts: Tree = {
  site,
  pricing: filesIn('pricing'),
  facts: Object.fromEntries(
    Object.entries(filesIn('facts')).map(([name, sheet]) => [camelCase(name), sheet]),
  ),
  calculators: filesIn('calculators'),
  vehicles: byKey(vehicles, ({ id }) => id),
  brands: byKey(brands, ({ id }) => id),
  counties: byKey(counties, ({ slug }) => slug),
  towns: Object.fromEntries(
    counties.map(({ slug }) => [
      slug,
      byKey(
        towns.filter(({ county }) => county === slug),
        (town) => town.slug,
      ),
    ]),
  ),
};

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The value that a reference such as `pricing.delivery.perMile@home` leads to. */
function valueAt(path: string, roots: Tree): unknown {
  const [way = '', reading] = path.split('@');
  const found = way
    .split('.')
    .reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), roots);
  if (!reading || !isTree(found) || !isTree(found.readings)) return found;
  return found.readings[reading];
}

const anything = '.*?';
/** Words as a pattern that matches exactly them. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A figure as printed, without its unit: the compiler's own tests cover units. */
function figure(value: unknown): string {
  if (typeof value === 'number') return escaped(value.toLocaleString('en-US'));
  if (Array.isArray(value)) return value.map(figure).join(anything);
  if (typeof value === 'string') return textPattern(value);
  return anything;
}

const units = [
  'money',
  'miles',
  'mph',
  'days',
  'hours',
  'percent',
  'count',
  'years',
  'months',
  'text',
];

function factSource(value: unknown): string {
  if (!isTree(value))
    return typeof value === 'string' ? figure(value) : anything + figure(value) + anything;
  const unit = units.find((each) => each in value);
  return unit ? `${anything}${figure(value[unit])}${anything}` : anything;
}

/** Words, `{name}` places and `${references}` as one pattern. */
function textPattern(text: string, roots: Tree = facts): string {
  const parts = text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(\$\{[^}]+\}|\{\w+\})/);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      const [path = '', format] = part
        .slice(2, -1)
        .split('|')
        .map((each) => each.trim());
      const isPlain =
        part.startsWith('${') &&
        (format === undefined || format === 'number' || format === 'money');
      return isPlain ? factSource(valueAt(path, roots)) : anything;
    })
    .join('');
}

/** The pattern for a text from a file; `record` is what a template names, such as `{ town }`. */
export function phrase(text: string, record: Tree = {}): RegExp {
  return new RegExp(textPattern(text, { ...facts, ...record }), 's');
}

/** The heading of a page, if its file says one. */
export function headingAt(path: string): RegExp {
  const { hero } = pages.find((page) => page.path === path) ?? {};
  return phrase(`${Object(hero).heading ?? ''}`);
}

/** The pattern for one fact, whatever its unit. */
export const factPattern = (value: unknown): RegExp => new RegExp(`^${factSource(value)}$`, 's');

/** `$1,050` */
export const dollars = (money: number) => `$${money.toLocaleString('en-US')}`;
