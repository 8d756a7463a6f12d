import type { Data } from '../../model/content.ts';
import { once } from '../../model/once.ts';
import { unwatched, type Watcher } from '../context/watcher.ts';
import { lookThrough, type ReadPlace } from './look-through.ts';

/** How a value is read: to show it, or to decide what is shown, such as an order by price. */
type Mode = 'shown' | 'weighed';

/** Called for each value read. */
export type OnRead = (place: ReadPlace, mode: Mode) => void;

interface WatchedData {
  watch<Written extends Data>(data: Written, name: string): Written;
}

interface Watched {
  readonly data: Data;
  readonly name: string;
}

/** Watches data: reports each read from it, and otherwise behaves like the data itself. */
export function createWatcher(onRead: OnRead): Watcher & WatchedData {
  let mode: Mode = 'shown';
  /** What the reads at the moment belong to: the page, or a preparation. */
  let report = onRead;
  const known = new WeakMap<object, Watched>();
  const watch = <Written extends Data>(data: Written, name: string): Written => {
    const through = lookThrough(data, name, (place) => report(place, mode));
    known.set(through, { data, name });
    return through;
  };
  return {
    watch,
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
    prepare(make) {
      const read = new Set<ReadPlace>();
      const made = once(() => {
        const enclosing = report;
        report = (place) => read.add(place);
        try {
          return make();
        } finally {
          report = enclosing;
        }
      });
      return () => {
        const result = made();
        // A preparation that is used by another is part of it.
        for (const place of read) report(place, 'weighed');
        return result;
      };
    },
  };
}
