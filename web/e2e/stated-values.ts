import type { HTMLElement } from 'node-html-parser';
import { addresses, vehiclePath } from './content/addresses.ts';
import { dollars } from './content/prices.ts';
import { site, towns, vehicles } from './content/records.ts';
import { metaOf } from './page-text.ts';
import { type DataNode, typesOf } from './structured-data.ts';

/** How a page shows what it states: an entry of `shown`, or why it does not. */
export interface StatedRow {
  readonly of: string;
  readonly shown?: keyof typeof shown;
  readonly unseen?: string;
  /** The path of the values in content, one of which it is. */
  readonly facts?: string;
  /** What says it in the preview of a vehicle, where the page has it. */
  readonly head?: readonly string[];
}

interface Stated {
  /** The type and the property. */
  readonly of: string;
  readonly value: unknown;
  readonly node: DataNode;
}

interface ReadPage {
  readonly path: string;
  readonly html: HTMLElement;
  readonly said: string;
}

/** The values of a node itself. */
export function statedIn(node: DataNode): readonly Stated[] {
  const [type = ''] = typesOf(node);
  const name = type === (site.businessType ?? 'Store') ? 'Dealer' : type;
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, values]) =>
      [values].flat().map((value) => ({ of: `${name}.${key}`, value, node })),
    )
    .filter(({ value }) => typeof value !== 'object');
}

const shown = {
  text: ({ value }: Stated, { said }: ReadPage) => said.includes(String(value)),
  /** The page of a brand does not repeat it with every model. */
  words: ({ value }: Stated, { said }: ReadPage) =>
    String(value)
      .split(' ')
      .every((word) => said.includes(word)),
  price: ({ value }: Stated, { said }: ReadPage) => said.includes(dollars(Number(value))),
  phone: ({ value }: Stated, { html }: ReadPage) =>
    html.querySelector(`a[href="tel:${value}"]`) !== null,
  link: ({ value }: Stated, { path, html }: ReadPage) => {
    const canonical = decodeURI(new URL(String(value)).pathname);
    const paths = [
      canonical,
      ...addresses.filter((each) => each.canonical === canonical).map((each) => each.path),
    ];
    return (
      canonical === path || paths.some((each) => html.querySelector(`a[href="${encodeURI(each)}"]`))
    );
  },
  picture: ({ value }: Stated, { html }: ReadPage) =>
    html.outerHTML.includes(new URL(String(value)).pathname),
  /** A closed day opens and closes at midnight. */
  hours: ({ node: { opens, closes } }: Stated, { said }: ReadPage) =>
    opens === closes || said.includes(`${clockTime(opens)}-${clockTime(closes)}`),
  availability: ({ value }: Stated, { html }: ReadPage) =>
    (metaOf(html, 'product:availability') === 'in stock') === /\/InStock$/.test(String(value)),
  condition: ({ value }: Stated, { html }: ReadPage) =>
    (metaOf(html, 'product:condition') === 'new') === /\/NewCondition$/.test(String(value)),
  description: (stated: Stated, page: ReadPage) =>
    shown.text(stated, page) || metaOf(page.html, 'description') === stated.value,
};

/** Creates a function that compares a value with its page, its fact and its preview. */
export function createStatedFaults(rows: readonly StatedRow[]) {
  const known = new Map(rows.map((row) => [row.of, row]));
  return (stated: Stated, page: ReadPage): string[] => {
    const row = known.get(stated.of);
    const fault = (what: string) => `${page.path}: ${stated.of} ${stated.value} ${what}`;
    if (!row) return [fault('is in no row of the table')];
    const { shown: way, facts, head = [] } = row;
    const forms = [String(stated.value), dollars(Number(stated.value))];
    const heads = metaOf(page.html, 'og:type') === 'product' ? head : [];
    const silent = heads.filter((name) => {
      const said = metaOf(page.html, name);
      return said !== undefined && !forms.some((form) => said.includes(form));
    });
    return [
      ...(way && !shown[way](stated, page) ? [fault('is not on the page')] : []),
      ...(facts && !factsAt(facts, page.path).has(String(stated.value))
        ? [fault(`is not ${facts}`)]
        : []),
      ...silent.map((name) => fault(`is not in ${name}`)),
    ];
  };
}

/** The values in content at a path; a star stands for every key, and `vehicle` for the one of the page. */
function factsAt(path: string, address: string): ReadonlySet<string> {
  const vehicle = vehicles.find(({ id }) => vehiclePath(id) === address);
  const found = path
    .split('.')
    .reduce<unknown[]>(
      (values, key) =>
        values.flatMap((value) =>
          key === '*' ? Object.values(Object(value)) : [Object(value)[key]],
        ),
      [{ site, towns, vehicle }],
    );
  return new Set(found.map(String));
}

/** `17:00` as `5PM`. */
function clockTime(time: unknown): string {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number);
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${rest}${hours < 12 ? 'AM' : 'PM'}`;
}
