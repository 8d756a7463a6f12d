import type { HTMLElement } from 'node-html-parser';
import { createPrinter } from '../../codegen/resolve/facts/printer.ts';
import type { Site, Town, Vehicle } from './content/shapes.ts';
import { foldSpace, metaOf } from './page-text.ts';
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

interface Address {
  readonly path: string;
  readonly canonical: string;
  /** The page in other languages. */
  readonly alternates?: readonly { readonly path: string }[];
}

/** Whether an address is that of a page, in the language of the address or in another. */
function leadsTo(page: string) {
  return (one: { readonly path: string; readonly canonical?: string }) =>
    (one.canonical ?? one.path) === page;
}

/** The content of a dealer, and where its pages are. */
export interface StatedDealer {
  readonly site: Site;
  readonly towns: readonly Town[];
  readonly people: readonly unknown[];
  readonly vehicles: readonly Vehicle[];
  readonly addresses: readonly Address[];
  vehiclePath(id: string): string;
}

interface Stated {
  /** The type and the property. */
  readonly of: string;
  readonly value: unknown;
  readonly node: DataNode;
}

/** A page, its text, and whose it is. */
export interface ReadPage {
  readonly dealer: StatedDealer;
  readonly path: string;
  readonly html: HTMLElement;
  readonly said: string;
}

/** The values of a node itself. */
export function statedIn(node: DataNode, { site }: StatedDealer): readonly Stated[] {
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
  figure: ({ value }: Stated, { said, dealer }: ReadPage) =>
    said.includes(createPrinter(dealer.site).number(Number(value))),
  price: ({ value }: Stated, { said, dealer }: ReadPage) => said.includes(amount(value, dealer)),
  phone: ({ value }: Stated, { html }: ReadPage) =>
    html.querySelector(`a[href="tel:${value}"]`) !== null,
  link: ({ value }: Stated, { path, html, dealer }: ReadPage) => {
    const canonical = decodeURI(new URL(String(value)).pathname);
    const paths = [
      canonical,
      ...dealer.addresses
        .filter((each) => [each, ...(each.alternates ?? [])].some(leadsTo(canonical)))
        .map((each) => each.path),
    ];
    return (
      canonical === path || paths.some((each) => html.querySelector(`a[href="${encodeURI(each)}"]`))
    );
  },
  picture: ({ value }: Stated, { html }: ReadPage) =>
    html.outerHTML.includes(new URL(String(value)).pathname),
  /** A closed day opens and closes at midnight. */
  hours: ({ node: { opens, closes } }: Stated, { said, dealer }: ReadPage) => {
    const [from, until] = [opens, closes].map((time) =>
      createPrinter(dealer.site).time(String(time)),
    );
    return opens === closes || said.includes(`${from}-${until}`);
  },
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
    const forms = [String(stated.value), amount(stated.value, page.dealer)];
    const heads = metaOf(page.html, 'og:type') === 'product' ? head : [];
    const silent = heads.filter((name) => {
      const said = metaOf(page.html, name);
      return said !== undefined && !forms.some((form) => foldSpace(said).includes(form));
    });
    return [
      ...(way && !shown[way](stated, page) ? [fault('is not on the page')] : []),
      ...(facts && !factsAt(facts, page).has(String(stated.value))
        ? [fault(`is not ${facts}`)]
        : []),
      ...silent.map((name) => fault(`is not in ${name}`)),
    ];
  };
}

/** The values in content at a path; a star stands for every key, and `vehicle` for the one of the page. */
function factsAt(path: string, { dealer, path: address }: ReadPage): ReadonlySet<string> {
  const { site, towns, people, vehicles, vehiclePath } = dealer;
  const vehicle = vehicles.find(({ id }) => vehiclePath(id) === address);
  const found = path
    .split('.')
    .reduce<unknown[]>(
      (values, key) =>
        values.flatMap((value) =>
          key === '*' ? Object.values(Object(value)) : [Object(value)[key]],
        ),
      [{ site, towns, people, vehicle }],
    );
  return new Set(found.map(String));
}

/** An amount of money as the dealer's pages print it. */
function amount(value: unknown, { site }: StatedDealer): string {
  return foldSpace(createPrinter(site).money(Number(value)));
}
