/** Everything about a noun whose records have files of their own. */
interface NounRow {
  /** The list of `Content` that holds its records, and the first step of the names copy refers to. */
  readonly list: string;
  /**
   * The paths of its files below `content/`, and the schema each follows; the first match counts.
   * `<…>` is one lower-case name, which the record's key of that name must agree with.
   */
  readonly files: Readonly<Record<string, string>>;
  /** Joins the names in the path to the id of a record; a slash if left out. */
  readonly joiner?: string;
  /** There is one file with a fixed name, and `Content` holds its record directly. */
  readonly single?: true;
  /** Every site needs it. */
  readonly required?: true;
  /** Copy may refer to its facts, by ids as written or in camelCase: `towns.north.harbor`, `pricing.oilChange`. */
  readonly facts?: 'id' | 'camelCase';
  /** Each of its records gets a page from the template named after it. */
  readonly pages?: true;
  /** Copy may refer to how many there are: `count.brands`; with an owner `count.towns.all`, `count.towns.north`. */
  readonly counted?: true;
  /** The noun its records belong to; their key of that name says which record. */
  readonly owner?: string;
  /** The noun whose records these are among once they are linked: pages, addresses and references call them that. */
  readonly among?: string;
  /** Its files hold figures and addresses, and no copy. */
  readonly withoutCopy?: true;
  /** The key of a record's name, which a text of its own that names it refers to. */
  readonly nameKey?: string;
}

const rows = {
  site: { list: 'site', files: { 'site.yaml': 'site' }, single: true, required: true, facts: 'id' },
  look: { list: 'look', files: { 'look.yaml': 'look' }, single: true, withoutCopy: true },
  navigation: {
    list: 'navigation',
    files: { 'navigation.yaml': 'navigation' },
    single: true,
  },
  county: {
    list: 'counties',
    files: { 'counties/<slug>.yaml': 'county' },
    facts: 'id',
    pages: true,
    counted: true,
  },
  coast: { list: 'coast', files: { 'coast.yaml': 'coast' }, single: true, withoutCopy: true },
  town: {
    list: 'towns',
    files: { 'towns/<county>/<slug>.yaml': 'town' },
    facts: 'id',
    pages: true,
    counted: true,
    owner: 'county',
    nameKey: 'name',
  },
  brand: { list: 'brands', files: { 'brands/<id>.yaml': 'brand' }, facts: 'id', counted: true },
  vehicle: {
    list: 'vehicles',
    files: { 'vehicles/<slug>.yaml': 'vehicle', 'vehicles/<brand>/<slug>.yaml': 'vehicle' },
    joiner: '-',
    facts: 'id',
    pages: true,
    counted: true,
    owner: 'brand',
    nameKey: 'model',
  },
  unit: {
    list: 'stock',
    files: { 'stock/<slug>.yaml': 'unit' },
    facts: 'id',
    counted: true,
    among: 'vehicle',
    nameKey: 'name',
  },
  news: {
    list: 'news',
    files: { 'news/<slug>.yaml': 'news' },
    facts: 'id',
    pages: true,
    counted: true,
    nameKey: 'title',
  },
  person: {
    list: 'people',
    files: { 'people/<slug>.yaml': 'person' },
    facts: 'id',
    counted: true,
    nameKey: 'name',
  },
  pricing: {
    list: 'pricing',
    files: { 'pricing/rentals.yaml': 'rentals', 'pricing/<id>.yaml': 'fact-sheet' },
    facts: 'camelCase',
  },
  facts: { list: 'facts', files: { 'facts/<id>.yaml': 'fact-sheet' }, facts: 'camelCase' },
  policy: {
    list: 'policies',
    files: { 'policies/<id>.yaml': 'policy' },
    pages: true,
    counted: true,
  },
  page: { list: 'pages', files: { 'pages/<id>.yaml': 'page' } },
  template: { list: 'templates', files: { 'templates/<noun>.yaml': 'template' } },
  form: { list: 'forms', files: { 'forms/<id>.yaml': 'form' } },
  calculator: {
    list: 'calculators',
    files: { 'calculators/<id>.yaml': 'calculator' },
    facts: 'id',
  },
  specifications: {
    list: 'specifications',
    files: { 'specifications.yaml': 'specifications' },
    single: true,
  },
  'stock-import': {
    list: 'stockImport',
    files: { 'stock-import.yaml': 'stock-import' },
    single: true,
    withoutCopy: true,
  },
  units: { list: 'units', files: { 'units.yaml': 'units' }, single: true, withoutCopy: true },
  searches: {
    list: 'searches',
    files: { 'searches.yaml': 'searches' },
    single: true,
    withoutCopy: true,
  },
  urls: { list: 'urls', files: { 'urls.yaml': 'urls' }, single: true, withoutCopy: true },
  pictures: { list: 'pictures', files: { 'pictures/pictures.yaml': 'pictures' }, single: true },
} as const satisfies Readonly<Record<string, NounRow>>;

/** The name of a noun whose records have files of their own. */
export type Noun = keyof typeof rows;

type With<Key extends string> = {
  readonly [N in Noun]: (typeof rows)[N] extends Readonly<Record<Key, unknown>> ? N : never;
}[Noun];

/** A noun whose file has a fixed name. */
export type SingleNoun = With<'single'>;

/** A noun whose records each get a page from a template. */
export type TemplateNoun = With<'pages'>;

/** The list of the content that holds the records of a noun. */
export type ListOf<N extends Noun> = (typeof rows)[N]['list'];

/** Every noun whose records have files of their own. A new noun is a row here and a schema. */
export const nouns: { readonly [N in Noun]: NounRow & { readonly list: ListOf<N> } } = rows;

/** The names of all nouns, in the order of the table. */
export const nounNames: readonly Noun[] = Object.keys(rows).filter(isNoun);

/** Nouns whose records each get a page from a template. */
export const templateNouns: readonly TemplateNoun[] = nounNames.filter(hasPages);

/** Whether this is the name of a noun whose records have files of their own. */
export function isNoun(word: string): word is Noun {
  return Object.hasOwn(rows, word);
}

/** What the records of a noun are called by pages and references: that noun, or the one that they are among. */
export function linkedNoun(noun: string): string {
  return (isNoun(noun) ? nouns[noun].among : undefined) ?? noun;
}

/** Nouns that others belong to. */
export const ownerNouns: readonly string[] = [
  ...new Set(nounNames.flatMap((noun) => nouns[noun].owner ?? [])),
];

function hasPages(noun: Noun): noun is TemplateNoun {
  return nouns[noun].pages === true;
}

/** One place for files below `content/`, and what a file there holds. */
export interface FileKind {
  readonly noun: Noun;
  readonly schema: string;
  readonly pattern: string;
  readonly joiner: string;
  /** The names the file may have, if they are fixed. */
  readonly names?: readonly string[];
}

/** Every place for YAML files below `content/`; the first match counts. */
export const fileKinds: readonly FileKind[] = nounNames.flatMap((noun) =>
  Object.entries(nouns[noun].files).map(([pattern, schema]) => ({
    noun,
    schema,
    pattern,
    joiner: nouns[noun].joiner ?? '/',
    ...(noun === 'template' ? { names: templateNouns } : {}),
  })),
);

const kindsByNoun = Map.groupBy<string, FileKind>(fileKinds, ({ noun }) => noun);

/** The schema that a file of a noun follows. */
export function schemaOf({ noun, file }: { readonly noun: string; readonly file: string }): string {
  const kinds = kindsByNoun.get(noun) ?? [];
  const own = kinds.find(({ pattern }) => file === `content/${pattern}`) ?? kinds.at(-1);
  if (!own) throw new Error(`there is no noun "${noun}"`);
  return own.schema;
}
