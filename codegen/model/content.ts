import type { Source } from './source.ts';

/** A plain object of YAML data. */
export type Data = { readonly [key: string]: unknown };

/** One record or page: its id, its data, and the file it came from. */
export interface Entry {
  readonly id: string;
  readonly data: Data;
  readonly source: Source;
}

/** All content of a dealer, by noun, each list sorted by id. Data of a file that failed its schema is left out. */
export interface Content {
  readonly site: Entry | undefined;
  readonly navigation: Entry | undefined;
  readonly pictures: Entry | undefined;
  readonly counties: readonly Entry[];
  readonly towns: readonly Entry[];
  readonly brands: readonly Entry[];
  readonly vehicles: readonly Entry[];
  readonly pricing: readonly Entry[];
  readonly facts: readonly Entry[];
  readonly policies: readonly Entry[];
  readonly pages: readonly Entry[];
  readonly templates: readonly Entry[];
  readonly forms: readonly Entry[];
  readonly calculators: readonly Entry[];
}
