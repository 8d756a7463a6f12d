import { createPlaceSearch } from '../../geography/near-places.ts';
import { noMemo } from '../../memo.ts';
import { createPrinter } from '../../resolve/facts/printer.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { listRecords, type TownRecord } from './records.ts';
import { countySeats, townRanks } from './town-ranks.ts';
import type { ViewContext } from './view.ts';
import { unwatched, type Watcher } from './watcher.ts';

/** Creates the context that views are made from. */
export function createViewContext(
  index: SiteIndex,
  watcher: Watcher = unwatched,
  recall = noMemo.get,
): ViewContext {
  const { content } = index.site;
  const records = listRecords(content, watcher);
  const searchAmong = (isMeant: (town: TownRecord) => boolean) =>
    watcher.prepare(() => createPlaceSearch(records.towns.filter(isMeant)));
  const ranks = watcher.prepare(() => townRanks(records.towns));
  const seats = watcher.prepare(() => countySeats(records));
  const towns = new Map(records.towns.map((town) => [town.id, town]));
  const site = present(content.site?.data, 'site', 'site');
  return {
    index,
    site,
    print: { ...createPrinter(site, index.site.today), weigh: watcher.weigh },
    records,
    search: {
      all: searchAmong(() => true),
      atOcean: searchAmong(({ setting }) => setting === 'ocean'),
      inTwoCounties: searchAmong(({ twin }) => twin !== undefined),
    },
    rankOf: (town) => present(ranks().get(town), 'town', town),
    seatOf: (county) => seats().get(county),
    weigh: watcher.weigh,
    recall,
    town: (id) => present(towns.get(id), 'town', id),
    get: (noun, id) => present(index.find(noun, id), noun, id),
  };
}

function present<Found>(found: Found | undefined, noun: string, id: string): Found {
  if (!found) throw new Error(`there is no ${noun} "${id}"`);
  return found;
}
