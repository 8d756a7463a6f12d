import type { Finding } from '../diagnostics/finding.ts';
import { valueAt } from '../model/data.ts';
import { daysAt, holdsOn } from '../model/held-days.ts';
import type { Link, Source } from '../model/source.ts';
import { keyOf, withoutParts } from './kept-source.ts';

/**
 * A file as it is on a day: without what is left out on it (`x-days` in the schema), and without the days of the rest. A file
 * stays the same object on all days on which it says the same.
 */
export function onDay(source: Source, day: string): Source {
  const dated = datedIn(source, 'left-out');
  const isHeld = ({ path }: Link) => holdsOn(daysAt(source.data, path), day);
  const left = dated.filter((link) => !isHeld(link));
  return withoutParts(source, {
    parts: [...left, ...datedIn(source, 'hides')].map(({ path }) => path),
    dated: dated.filter(isHeld).map(({ path }) => path),
  });
}

/** What of a file has days, by what they mean. */
export function datedIn({ links = [] }: Source, means: 'hides' | 'left-out'): readonly Link[] {
  return links.filter(({ schema }) => schema['x-days'] === means);
}

/** The lists of a file of which nothing is left on a day. */
export function emptiedLists(source: Source, day: string): readonly Finding[] {
  const byList = Map.groupBy(datedIn(source, 'left-out'), ({ path }) => keyOf(path.slice(0, -1)));
  return [...byList.values()].flatMap((links) => {
    const [path = []] = links.map((link) => link.path.slice(0, -1));
    const isLeft =
      links.length < Object(valueAt(source.data, path)).length ||
      links.some((link) => holdsOn(daysAt(source.data, link.path), day));
    if (isLeft) return [];
    const message = `nothing of "${path.at(-1)}" is shown: its days have not come, or are over`;
    return [{ source, path, code: 'too-few', message, help }];
  });
}

const help = 'Add what is shown on all other days, without "from" and "until".';
