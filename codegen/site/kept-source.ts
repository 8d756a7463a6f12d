import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';

/** What of a file is not there, or is another value. */
interface LeftOut {
  /** The items and keys that are left out, and whatever is in them. */
  readonly parts: readonly Path[];
  /** The groups whose days are left out, because they have been read. */
  readonly dated?: readonly Path[];
  /** The values in whose place others stand. */
  readonly replaced?: readonly Replaced[];
}

/** The place of a value, and where the one that stands there is written. */
export interface Replaced {
  readonly path: Path;
  readonly by: Path;
}

/** What is left of a file, and where each value of it is written. */
interface Kept {
  readonly data: unknown;
  /** The place of a written value in the data; none if it is not there. */
  placeIn(written: Path): Path | undefined;
  /** Where a value of the data is written; of one that is not there, where it would be. */
  writtenAt(path: Path): Path;
}

const known = new WeakMap<Source, Map<string, Source>>();

/** A file without some of it, once for the same parts. Messages still lead to where each value is written. */
export function withoutParts(source: Source, leftOut: LeftOut): Source {
  const { parts, dated = [], replaced = [] } = leftOut;
  if (parts.length === 0 && dated.length === 0) return source;
  const others = replaced.map(({ by }) => by);
  const name = [parts, dated, others].map((paths) => paths.map(keyOf).join('\n')).join('\n\n');
  const states = known.get(source) ?? new Map<string, Source>();
  known.set(source, states);
  const made = states.get(name) ?? keptOf(source, leftOut);
  states.set(name, made);
  return made;
}

function keptOf(source: Source, leftOut: LeftOut): Source {
  const { data, placeIn, writtenAt } = keep(source.data, leftOut);
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
    writtenAt: (path) => source.writtenAt?.(writtenAt(path)) ?? writtenAt(path),
    locate: (path, part) => source.locate(writtenAt(path), part),
    locateInString: (path, ...part) => source.locateInString(writtenAt(path), ...part),
  };
}

/** Copies data without some parts, without the days of others, and with the values of a day. */
function keep(whole: unknown, { parts, dated = [], replaced = [] }: LeftOut): Kept {
  const others = new Map(replaced.map(({ path, by }) => [keyOf(path), by]));
  const [gone, read] = [new Set(parts.map(keyOf)), new Set(dated.map(keyOf))];
  const places = new Map<string, Path>();
  const written = new Map<string, Path>();
  const copy = (value: unknown, from: Path, to: Path): unknown => {
    places.set(keyOf(from), to);
    written.set(keyOf(to), from);
    const isLeft = (key: string | number) => !gone.has(keyOf([...from, key]));
    if (Array.isArray(value)) {
      const left = [...value.keys()].filter(isLeft);
      return left.map((index, place) => copy(value[index], [...from, index], [...to, place]));
    }
    if (!isRecord(value)) return value;
    const isDated = read.has(keyOf(from));
    const keys = Object.keys(value).filter((key) => isLeft(key) && !(isDated && isDayKey(key)));
    return Object.fromEntries(
      keys.map((key) => {
        const own = others.get(keyOf([...from, key])) ?? [...from, key];
        return [key, copy(valueAt(whole, own), own, [...to, key])];
      }),
    );
  };
  const writtenAt = (path: Path): Path => {
    const own = written.get(keyOf(path));
    if (own || path.length === 0) return own ?? path;
    return [...writtenAt(path.slice(0, -1)), ...path.slice(-1)];
  };
  return { data: copy(whole, [], []), placeIn: (path) => places.get(keyOf(path)), writtenAt };
}

/** Whether a key says from which day or until which something holds. */
export function isDayKey(key: string): boolean {
  return key === 'from' || key === 'until';
}

/** A path as a key of a map. */
export function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}
