import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { daysAt, type HeldDays, holdsOn } from '../model/held-days.ts';
import type { Link, Source } from '../model/source.ts';

/** What of a file is there on a day, and where each value of it is written. */
interface Kept {
  readonly data: unknown;
  /** The place of a written value in the data; none if it is not there. */
  placeIn(written: Path): Path | undefined;
  /** Where a value of the data is written; of one that is not there, where it would be. */
  writtenAt(path: Path): Path;
}

const known = new WeakMap<Source, Map<string, Source>>();

/**
 * A file as it is on a day: without what is left out on it (`x-days` in the schema), and without the days of the rest. Messages
 * still lead to where each value is written. A file stays the same object on all days on which it says the same.
 */
export function onDay(source: Source, day: string): Source {
  const dated = (source.links ?? []).filter(({ schema }) => schema['x-days'] === 'left-out');
  if (dated.length === 0) return source;
  const isHeld = dated.map(({ path }) => holdsOn(daysAt(source.data, path), day));
  const state = isHeld.map(Number).join('');
  const states = known.get(source) ?? new Map<string, Source>();
  known.set(source, states);
  const made = states.get(state) ?? keptOf(source, dated, isHeld);
  states.set(state, made);
  return made;
}

function keptOf(source: Source, dated: readonly Link[], isHeld: readonly boolean[]): Source {
  const held = new Map(dated.map(({ path }, index) => [keyOf(path), isHeld[index] === true]));
  const { data, placeIn, writtenAt } = keep(source.data, held);
  const moved = <Placed extends { readonly path: Path }>(all: readonly Placed[] = []) =>
    all.flatMap((each) => {
      const path = placeIn(each.path);
      return path ? [{ ...each, path }] : [];
    });
  return {
    ...source,
    data,
    links: moved(source.links),
    literals: moved(source.literals),
    ...(source.implied && { implied: moved(source.implied) }),
    writtenAt,
    locate: (path, part) => source.locate(writtenAt(path), part),
    locateInString: (path, ...part) => source.locateInString(writtenAt(path), ...part),
  };
}

/** Copies data without the items that are not held, and without the days of those that are. */
function keep(whole: unknown, held: ReadonlyMap<string, boolean>): Kept {
  const places = new Map<string, Path>();
  const written = new Map<string, Path>();
  const copy = (value: unknown, from: Path, to: Path): unknown => {
    places.set(keyOf(from), to);
    written.set(keyOf(to), from);
    if (Array.isArray(value)) {
      const left = [...value.keys()].filter((index) => held.get(keyOf([...from, index])) !== false);
      return left.map((index, place) => copy(value[index], [...from, index], [...to, place]));
    }
    if (!isRecord(value)) return value;
    const keys = Object.keys(value).filter((key) => !held.has(keyOf(from)) || !isDayKey(key));
    return Object.fromEntries(
      keys.map((key) => [key, copy(value[key], [...from, key], [...to, key])]),
    );
  };
  const writtenAt = (path: Path): Path => {
    const own = written.get(keyOf(path));
    if (own || path.length === 0) return own ?? path;
    return [...writtenAt(path.slice(0, -1)), ...path.slice(-1)];
  };
  return { data: copy(whole, [], []), placeIn: (path) => places.get(keyOf(path)), writtenAt };
}

function isDayKey(key: string): key is keyof HeldDays {
  return key === 'from' || key === 'until';
}

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}

/** The lists of a file of which nothing is left on a day. */
export function emptiedLists(source: Source, day: string): readonly Finding[] {
  const dated = (source.links ?? []).filter(({ schema }) => schema['x-days'] === 'left-out');
  const byList = Map.groupBy(dated, ({ path }) => keyOf(path.slice(0, -1)));
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
