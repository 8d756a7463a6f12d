import type { NounTypes } from '../../../generated/content.ts';
import { type Content, recordsOf } from '../../model/content.ts';
import { type ListOf, type Noun, nounNames, nouns, type SingleNoun } from '../../model/nouns.ts';
import { once } from '../../model/once.ts';
import { unwatched, type Watcher } from './watcher.ts';

/** A record as written, with its facts filled in and the id that references to it use. */
type WithId<Written> = Written & { readonly id: string };

/** A town, by its schema. */
export type TownRecord = WithId<NounTypes['town']>;

/** A vehicle, by its schema. */
export type VehicleRecord = Records['vehicles'][number];

/** A noun whose records can be shown on a map. */
export type PlaceNoun = {
  [N in keyof NounTypes]: Required<NounTypes[N]> extends Pick<TownRecord, 'name' | 'coordinates'>
    ? N
    : never;
}[keyof NounTypes];

/** All records of each noun with several files, by the name of its list. */
export type Records = {
  readonly [N in Exclude<Noun, SingleNoun> as ListOf<N>]: readonly WithId<NounTypes[N]>[];
};

/** The records of a site with their ids, listed when they are asked for. */
export function listRecords(content: Content, { extend }: Watcher = unwatched): Records {
  const lists = nounNames
    .filter((noun) => !nouns[noun].single)
    .map((noun) => {
      const get = once(() => recordsOf(content, noun).map(({ id, data }) => extend(data, { id })));
      return [nouns[noun].list, { get }] as const;
    });
  return Object.defineProperties({}, Object.fromEntries(lists)) as Records;
}
