import type { Path } from '../../diagnostics/diagnostic.ts';
import type { History } from '../../load/history.ts';
import { valueAt } from '../../model/data.ts';
import { canonicalPath } from '../../model/page.ts';
import type { LocatedFact } from '../../resolve/facts/fact-path.ts';
import type { Site } from '../../site/site.ts';
import { lastSwitches } from '../../site/switch-days.ts';
import { createPlaces, type Place } from '../origins/places.ts';
import { isIndexed } from '../pages/page-document.ts';
import type { ReadPlace } from '../uses/look-through.ts';
import { createWatcher } from '../uses/watched-data.ts';
import { watchPages } from '../uses/watched-pages.ts';
import { readWritten } from '../uses/written-texts.ts';
import { createLineTimes } from './line-times.ts';

/**
 * The day on which each page changed last, by its address: that of the last commit to a line that it shows, or one on which
 * something with days began or ended. None for a page of which something is not committed.
 */
export function lastChanges(site: Site, history: History): Readonly<Record<string, string>> {
  const placesOf = createPlacesOf(site);
  const timeAt = createLineTimes(site, history);
  const switchedAt = createSwitches(site);
  const dayOf = createDays(site);
  let read = new Set<ReadPlace>();
  const watcher = createWatcher((place, mode) => void (mode === 'shown' && read.add(place)));
  const { pages, makePage } = watchPages(site, watcher);
  const changes = pages.filter(isIndexed).flatMap((page): [string, string][] => {
    read = new Set();
    // It contains parts of the content, which are read only now.
    JSON.stringify(makePage(page));
    const places = [...new Set([...read].flatMap(placesOf))];
    const time = Math.max(...places.map(timeAt));
    if (!Number.isFinite(time)) return [];
    const days = [dayOf(time), ...places.flatMap(switchedAt)];
    return [[canonicalPath(page), days.sort().at(-1) ?? '']];
  });
  return Object.fromEntries(changes);
}

/** Where a value that was read is written, and the facts that it refers to. */
function createPlacesOf(site: Site) {
  const places = createPlaces(site, new Map());
  const { written, refersTo } = readWritten(site);
  const known = new Map<LocatedFact, readonly Place[]>();
  // These say how pages are made, and nothing in them.
  const isLook = ({ file, path }: Place) =>
    file === site.content.look?.source.file || path[0] === 'contentVersion';
  const find = (read: LocatedFact): readonly Place[] => {
    const found = places.ofRead(read);
    const own = written.get(read.name);
    const others = own ? refersTo(valueAt(own.data, read.steps), own).flatMap(find) : [];
    const place = found && places.at(found.place);
    return place && !isLook(place) ? [place, ...others] : others;
  };
  return (read: LocatedFact) => {
    const found = known.get(read) ?? find(read);
    known.set(read, found);
    return found;
  };
}

/** The last days on which something around a place began or ended: in the same list, or the same group. */
function createSwitches(site: Site) {
  const byFile = Map.groupBy(lastSwitches(site), ({ file }) => file);
  const isAround = (around: Path, { path }: Place) =>
    around.every((step, index) => step === path[index]);
  return (place: Place): readonly string[] =>
    (byFile.get(place.file) ?? []).flatMap(({ around, day }) =>
      isAround(around, place) ? [day] : [],
    );
}

/** The day of a time at the dealer's. */
function createDays({ content }: Site) {
  const timeZone = content.site?.data.timezone ?? 'UTC';
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  return (seconds: number) => format.format(seconds * 1000);
}
