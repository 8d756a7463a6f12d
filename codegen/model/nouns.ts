/** One kind of content file: where it stands, what it holds, and the schema it follows. */
export interface ContentKind {
  readonly noun: string;
  readonly schema: string;
  /** Path below `content/`; `<…>` stands for one lower-case name. */
  readonly pattern: string;
  /** What joins the names of the pattern to the id of the record. */
  readonly joiner: string;
  /** The names the file may have, where they are fixed. */
  readonly names?: readonly string[];
}

/** Every kind of YAML file below `content/`; of two that fit, the first counts. */
export const contentKinds: readonly ContentKind[] = [
  { noun: 'site', schema: 'site', pattern: 'site.yaml', joiner: '' },
  { noun: 'navigation', schema: 'navigation', pattern: 'navigation.yaml', joiner: '' },
  { noun: 'county', schema: 'county', pattern: 'counties/<id>.yaml', joiner: '' },
  { noun: 'town', schema: 'town', pattern: 'towns/<county>/<slug>.yaml', joiner: '/' },
  { noun: 'brand', schema: 'brand', pattern: 'brands/<id>.yaml', joiner: '' },
  { noun: 'vehicle', schema: 'vehicle', pattern: 'vehicles/<brand>/<slug>.yaml', joiner: '-' },
  { noun: 'pricing', schema: 'rentals', pattern: 'pricing/rentals.yaml', joiner: '' },
  { noun: 'pricing', schema: 'fact-sheet', pattern: 'pricing/<id>.yaml', joiner: '' },
  { noun: 'facts', schema: 'fact-sheet', pattern: 'facts/<id>.yaml', joiner: '' },
  { noun: 'policy', schema: 'policy', pattern: 'policies/<id>.yaml', joiner: '' },
  { noun: 'page', schema: 'page', pattern: 'pages/<id>.yaml', joiner: '' },
  {
    noun: 'template',
    schema: 'template',
    pattern: 'templates/<noun>.yaml',
    joiner: '',
    names: ['town', 'county', 'vehicle', 'policy'],
  },
  { noun: 'form', schema: 'form', pattern: 'forms/<id>.yaml', joiner: '' },
  { noun: 'calculator', schema: 'calculator', pattern: 'calculators/<id>.yaml', joiner: '' },
  { noun: 'pictures', schema: 'pictures', pattern: 'pictures/pictures.yaml', joiner: '' },
];
