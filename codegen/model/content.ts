import type { NounTypes } from '../../generated/content.ts';
import type { ListOf, Noun, SingleNoun } from './nouns.ts';
import { nounNames, nouns } from './nouns.ts';
import type { Source } from './source.ts';

/** A plain object of YAML data. */
export type Data = { readonly [key: string]: unknown };

/** One record or page: its id, its data, and the file it came from. */
export interface Entry<Written extends Data = Data> {
  readonly id: string;
  readonly data: Written;
  readonly source: Source;
}

/**
 * All content of a dealer, by noun, each list sorted by id. Data of a file that failed its schema is left out, so the
 * rest has the types that are generated from the schemas.
 */
export type Content = {
  readonly [N in Noun as ListOf<N>]: N extends SingleNoun
    ? Entry<NounTypes[N]> | undefined
    : readonly Entry<NounTypes[N]>[];
};

/** The data of the records of a noun, also of one inside others; plain data if the noun is not known beforehand. */
export type RecordOf<N extends string> = N extends keyof NounTypes ? NounTypes[N] : Data;

/** All records of a noun, for code that treats all nouns alike. */
export function recordsOf(content: Content, noun: Noun): readonly Entry[] {
  return [content[nouns[noun].list] ?? []].flat();
}

/** Those of them that have a file of that noun: of the vehicles, not the units among them. */
export function writtenRecords(content: Content, noun: Noun): readonly Entry[] {
  return recordsOf(content, noun).filter(({ source }) => source.noun === noun);
}

/** Assembles content from the records of each noun. */
export function contentOf(recordsOfNoun: (noun: Noun) => readonly Entry[]): Content {
  const lists = nounNames.map((noun) => {
    const records = recordsOfNoun(noun);
    return [nouns[noun].list, nouns[noun].single ? records[0] : records];
  });
  return Object.fromEntries(lists);
}
