import type { Data } from '../../model/content.ts';

/** A text, number or flag: the name of whose data it is in, and the keys that lead to it. There is one object for each. */
export interface ReadPlace {
  readonly name: string;
  readonly steps: readonly string[];
}

/** How a value was read: to be shown, or to decide what is shown, such as an order by price. */
type Mode = 'shown' | 'weighed';

/** Told of everything that is read. */
export type OnRead = (place: ReadPlace, mode: Mode) => void;

/** What pages are made with while somebody may be watching what they are made from. */
export interface Watcher {
  /** Data with more keys. */
  extend(data: Data, more: Data): Data;
  /** Does what decides, and shows nothing of what it reads. */
  weigh<Result>(decide: () => Result): Result;
  /** What decides for many pages: made when it is first asked for, of what then counts for each that asks. */
  prepare<Result>(make: () => Result): () => Result;
}

/** Nobody watches: a site is built. */
export const unwatched: Watcher = {
  extend: (data, more) => ({ ...more, ...data }),
  weigh: (decide) => decide(),
  prepare: once,
};

interface Watched {
  readonly data: Data;
  readonly name: string;
}

/** Watches data: what is read of it is told, and it is the same in all else. */
export function createWatcher(onRead: OnRead): Watcher & { watch(data: Data, name: string): Data } {
  let mode: Mode = 'shown';
  let tell = onRead;
  const known = new WeakMap<object, Watched>();
  const watch = (data: Data, name: string) => {
    const watched = lookThrough(data, name, (place) => tell(place, mode));
    known.set(watched, { data, name });
    return watched;
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
        tell = (place) => read.add(place);
        try {
          return make();
        } finally {
          tell = onRead;
        }
      });
      return () => {
        const result = made();
        for (const place of read) onRead(place, 'weighed');
        return result;
      };
    },
  };
}

function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** Each group and list below is looked through as one and the same object, so that they can be compared. */
function lookThrough(root: Data, name: string, tell: (place: ReadPlace) => void): Data {
  const made = new WeakMap<object, object>();
  const through = <Value extends object>(value: Value, steps: readonly string[]): Value => {
    const known = made.get(value);
    if (known) return known as Value;
    const places = new Map<string, ReadPlace>();
    const proxy = new Proxy(value, {
      get(target, key) {
        const held: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return held;
        if (typeof held === 'object' && held !== null) return through(held, [...steps, key]);
        if (key === 'length' && Array.isArray(target)) return held;
        const place = places.get(key) ?? { name, steps: [...steps, key] };
        places.set(key, place);
        tell(place);
        return held;
      },
    });
    made.set(value, proxy);
    return proxy;
  };
  return through(root, []);
}
