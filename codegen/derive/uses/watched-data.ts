import type { Data } from '../../model/content.ts';
import { once } from '../../model/once.ts';
import { unwatched, type Watcher } from '../context/watcher.ts';
import { lookThrough, type ReadPlace } from './look-through.ts';

/** How a value is read: to show it, or to decide what is shown, such as an order by price. */
type Mode = 'shown' | 'weighed';

/** Called for each value read. */
export type OnRead = (place: ReadPlace, mode: Mode) => void;

/** Further callbacks of a watcher. */
interface Others {
  /** A group or list is looked into: its keys or its length may decide something. */
  onLook?(place: ReadPlace): void;
  /** The nth preparation is used, which read these places; called instead of `onRead` and `onLook` for each of them. */
  onPrepared?(nth: number, places: Places): void;
}

/** The places that were read, and those that were looked into. */
export interface Places {
  readonly read: ReadonlySet<ReadPlace>;
  readonly looked: ReadonlySet<ReadPlace>;
}

interface WatchedData {
  watch<Written extends Data>(data: Written, name: string): Written;
  /** Frees the memory of the places read in watched data. */
  forget(data: Data): void;
}

interface Watched {
  readonly data: Data;
  readonly name: string;
  forget(): void;
}

/** What the reads at the moment belong to: the page, or a preparation. */
interface Target {
  read(place: ReadPlace, mode: Mode): void;
  look(place: ReadPlace): void;
}

/** Watches data: reports each read from it, and otherwise behaves like the data itself. */
export function createWatcher(
  onRead: OnRead,
  { onLook = () => undefined, onPrepared }: Others = {},
): Watcher & WatchedData {
  let mode: Mode = 'shown';
  const page: Target = { read: onRead, look: onLook };
  let target = page;
  let prepared = 0;
  const forward = {
    read: (place: ReadPlace) => target.read(place, mode),
    look: (place: ReadPlace) => target.look(place),
  };
  const known = new WeakMap<object, Watched>();
  const watch = <Written extends Data>(data: Written, name: string): Written => {
    const { through, forget } = lookThrough(data, name, forward);
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
        const enclosing = target;
        target = { read: (place) => read.add(place), look: (place) => looked.add(place) };
        try {
          return make();
        } finally {
          target = enclosing;
        }
      });
      const reportAll = () => {
        for (const place of read) target.read(place, 'weighed');
        for (const place of looked) target.look(place);
      };
      return () => {
        const result = made();
        // A preparation that is used by another is part of it.
        if (onPrepared && target === page) onPrepared(nth, { read, looked });
        else reportAll();
        return result;
      };
    },
  };
}
