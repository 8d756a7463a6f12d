import type { NounTypes } from '../../../generated/content.ts';
import type { PlaceSearch } from '../../geography/near-places.ts';
import type { Memo } from '../../memo.ts';
import type { Data, RecordOf } from '../../model/content.ts';
import { canonicalPath } from '../../model/page.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { Records, TownRecord } from './records.ts';
import type { TownRank } from './town-ranks.ts';
import type { Watcher } from './watcher.ts';

/** Searches among the towns, each prepared on first use. */
interface TownSearches {
  all(): PlaceSearch;
  atOcean(): PlaceSearch;
  inTwoCounties(): PlaceSearch;
}

/** What views are made from. Links have been checked, so the record of an id exists. */
export interface ViewContext {
  readonly index: SiteIndex;
  readonly site: NounTypes['site'];
  readonly records: Records;
  /** Prints facts in the dealer's locale. */
  readonly print: Printer;
  readonly search: TownSearches;
  /** The rank of a town by population in its county. */
  rankOf(town: string): TownRank;
  /** The seat of a county that has it among its towns. */
  seatOf(county: string): TownRecord | undefined;
  /** Makes a decision, without showing any of the values it reads. */
  readonly weigh: Watcher['weigh'];
  readonly recall: Memo['get'];
  town(id: string): TownRecord;
  /** The record of any noun. */
  get<N extends string>(noun: N, id: string): RecordOf<N>;
}

/** What a view makes: as its schema says, but what is undefined is left out. */
type Made<Shown> = Shown extends object
  ? {
      readonly [K in keyof Shown]: object extends Pick<Shown, K>
        ? Made<Shown[K]> | undefined
        : Made<Shown[K]>;
    }
  : Shown;

/** Turns data that follows the schema of that name into props, each `x-view` replaced by its view. */
export type PropsOf = (schema: string, data: unknown) => Data;

/** Makes the value that a component receives instead of the author's reference or query. */
export interface View<Shown> {
  readonly one?: (reference: unknown, context: ViewContext, propsOf?: PropsOf) => Made<Shown>;
  /** A list in place of one query. */
  readonly many?: (query: unknown, context: ViewContext) => readonly Made<Shown>[];
}

/** The canonical address of a record's page: its own, or that of the template page made for it. */
export function pageHref(noun: string, id: string, { index, get }: ViewContext): string {
  const page = index.pageOf(noun, id);
  if (page) return canonicalPath(page);
  const { path } = get(noun, id);
  if (typeof path !== 'string') throw new Error(`the ${noun} "${id}" has no page`);
  return path;
}
