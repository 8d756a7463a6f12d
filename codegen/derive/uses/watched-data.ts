import type { Data } from '../../model/content.ts';
import { once } from '../../model/once.ts';
import { lookThrough, type ReadPlace } from './look-through.ts';

/** How a value was read: to be shown, or to decide what is shown, such as an order by price. */
type Mode = 'shown' | 'weighed';

/** Told of everything that is read. */
export type OnRead = (place: ReadPlace, mode: Mode) => void;

/** What else a watcher may be told. */
interface Others {
  /** A group or list is looked into: by its keys, or how many it has, something may be decided. */
  onLook?(place: ReadPlace): void;
  /** What was prepared as the nth is asked for, of all these places; told in place of them. */
  onPrepared?(nth: number, places: Places): void;
}

/** What was read, and what was looked into. */
export interface Places {
  readonly read: ReadonlySet<ReadPlace>;
  readonly looked: ReadonlySet<ReadPlace>;
}

/** What pages are made with while somebody may be watching what they are made from. */
export interface Watcher {
  /** Data with more keys. */
  extend(data: Data, more: Data): Data;
  /** Does what decides, and shows nothing of what it reads. */
  weigh<Result>(decide: () => Result): Result;
  /** What takes long and follows from its description alone: made once for each, if what is made is kept. */
  recall<Result>(describe: () => unknown, make: () => Result): Result;
  /** What decides for many pages: made when it is first asked for, of what then counts for each that asks. */
  prepare<Result>(make: () => Result): () => Result;
}

/** Nobody watches: a site is built. */
export const unwatched: Watcher = {
  extend: (data, more) => ({ ...more, ...data }),
  weigh: (decide) => decide(),
  recall: (_describe, make) => make(),
  prepare: once,
};

interface WatchedData {
  watch(data: Data, name: string): Data;
  /** Gives back the memory of what was read in watched data. */
  forget(data: Data): void;
}

interface Watched {
  readonly data: Data;
  readonly name: string;
  forget(): void;
}

/** Watches data: what is read of it is told, and it is the same in all else. */
export function createWatcher(
  onRead: OnRead,
  { onLook = () => undefined, onPrepared }: Others = {},
): Watcher & WatchedData {
  let mode: Mode = 'shown';
  let tell = { read: onRead, look: onLook };
  let prepared = 0;
  const told = {
    read: (place: ReadPlace) => tell.read(place, mode),
    look: (place: ReadPlace) => tell.look(place),
  };
  const known = new WeakMap<object, Watched>();
  const watch = (data: Data, name: string) => {
    const { through, forget } = lookThrough(data, name, told);
    known.set(through, { data, name, forget });
    return through;
  };
  return {
    watch,
    forget: (data) => known.get(data)?.forget(),
    extend(data, more) {
      const own = known.get(data);
      return own ? watch(unwatched.extend(own.data, more), own.name) : unwatched.extend(data, more);
    },
    weigh(decide) {
      const before = mode;
      mode = 'weighed';
      try {
        return decide();
      } finally {
        mode = before;
      }
    },
    recall: unwatched.recall,
    prepare(make) {
      const nth = prepared++;
      const [read, looked] = [new Set<ReadPlace>(), new Set<ReadPlace>()];
      const made = once(() => {
        tell = { read: (place) => read.add(place), look: (place) => looked.add(place) };
        try {
          return make();
        } finally {
          tell = { read: onRead, look: onLook };
        }
      });
      const tellAll = () => {
        for (const place of read) onRead(place, 'weighed');
        for (const place of looked) onLook(place);
      };
      return () => {
        const result = made();
        if (onPrepared) onPrepared(nth, { read, looked });
        else tellAll();
        return result;
      };
    },
  };
}
