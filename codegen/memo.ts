import { join } from 'node:path';
import { hashOf } from './files/hash-files.ts';
import { compilerVersion, readKeyed, writeKeyed } from './files/keyed-file.ts';

/** Results of earlier work, each found by everything it was made from. A result is what JSON can hold. */
export interface Memo {
  /** The result for an input, if there is one. `kind` says what it is, and `input` is everything that it depends on. */
  find<Result>(kind: string, input: readonly unknown[]): Result | undefined;
  keep(kind: string, input: readonly unknown[], result: unknown): void;
  /** The result for an input; made now if there is none. */
  get<Result>(kind: string, input: readonly unknown[], make: () => Result): Result;
  /** The same for a result that takes a while to come. */
  getAsync<Result>(
    kind: string,
    input: readonly unknown[],
    make: () => Promise<Result>,
  ): Promise<Result>;
  /**
   * What was made last under a name: the very same object as long as it is made from the same, so that what is found in
   * it later is found once. It is forgotten with the process.
   */
  last<Made>(name: string, from: readonly unknown[], make: () => Promise<Made>): Promise<Made>;
  /** Writes what is new for later runs. */
  save(): void;
}

/** Results beyond this many characters of one kind are not kept: a shop of 20,000 pages draws gigabytes. */
const mostOfKind = 64_000_000;
/** Results that the last run did not need stay up to this many characters, or to the size of those that it needed. */
const mostUnused = 8_000_000;

/** The results that earlier runs of the same version left below `root`. */
export function openMemo(root: string, version = compilerVersion()): Memo {
  const fileOf = (kind: string) => join(root, '.cache/memo', kind);
  return createMemo({
    read: (kind) => readKeyed(fileOf(kind), version)?.toString(),
    write: (kind, text) => writeKeyed(fileOf(kind), version, text),
  });
}

interface Store {
  /** The results of a kind as text, one to a line. */
  read(kind: string): string | undefined;
  write(kind: string, text: string): void;
}

const nowhere: Store = { read: () => undefined, write: () => undefined };

/** Results that are forgotten with the process, unless there is a store for them. */
export function createMemo(store: Store = nowhere): Memo {
  const opened = new Map<string, Results>();
  const resultsOf = (kind: string) => {
    const results = opened.get(kind) ?? openResults(store.read(kind));
    opened.set(kind, results);
    return results;
  };
  const lasts = new Map<string, { readonly from: readonly unknown[]; readonly made: unknown }>();
  const memo: Memo = {
    find(kind, input) {
      const json = resultsOf(kind).find(hashOf(input));
      return json === undefined ? undefined : JSON.parse(json);
    },
    keep(kind, input, result) {
      resultsOf(kind).add(hashOf(input), JSON.stringify(result));
    },
    get(kind, input, make) {
      const known = memo.find<ReturnType<typeof make>>(kind, input);
      if (known !== undefined) return known;
      const made = make();
      memo.keep(kind, input, made);
      return made;
    },
    async getAsync(kind, input, make) {
      const known = memo.find<Awaited<ReturnType<typeof make>>>(kind, input);
      if (known !== undefined) return known;
      const made = await make();
      memo.keep(kind, input, made);
      return made;
    },
    async last<Made>(name: string, from: readonly unknown[], make: () => Promise<Made>) {
      const known = lasts.get(name);
      const isSame = known?.from.length === from.length;
      if (isSame && known.from.every((each, index) => each === from[index]))
        return known.made as Made;
      const made = await make();
      lasts.set(name, { from, made });
      return made;
    },
    save() {
      for (const [kind, results] of opened) {
        const text = results.takeNew();
        if (text !== undefined) store.write(kind, text);
      }
    },
  };
  return memo;
}

/** Keeps nothing: all work is done anew. */
export const noMemo: Memo = {
  find: () => undefined,
  keep: () => undefined,
  get: (_kind, _input, make) => make(),
  getAsync: (_kind, _input, make) => make(),
  last: (_name, _from, make) => make(),
  save: () => undefined,
};

type Results = ReturnType<typeof openResults>;

/** The results of one kind as JSON by the hash of their input; those that were asked for last come last. */
function openResults(text = '') {
  const old = new Map(text.split('\n').flatMap(readLine));
  const used = new Map<string, string>();
  let size = 0;
  let isNew = false;
  const use = (key: string, json: string) => {
    if (!used.has(key)) size += json.length;
    used.set(key, json);
  };
  return {
    find(key: string): string | undefined {
      const json = used.get(key) ?? old.get(key);
      if (json !== undefined) use(key, json);
      return json;
    },
    add(key: string, json: string): void {
      if (size + json.length > mostOfKind) return;
      use(key, json);
      isNew = true;
    },
    /** All that is to be stored, if anything is new. */
    takeNew(): string | undefined {
      if (!isNew) return undefined;
      isNew = false;
      const unused = newest(
        [...old].filter(([key]) => !used.has(key)),
        Math.max(mostUnused, size),
      );
      return [...unused, ...used].map(([key, json]) => `${key} ${json}`).join('\n');
    },
  };
}

type Entry = [key: string, json: string];

/** As many of the last entries as there is room for, in characters. */
function newest(entries: readonly Entry[], room: number): readonly Entry[] {
  let left = room;
  const first = entries.findLastIndex(([, json]) => {
    left -= json.length;
    return left < 0;
  });
  return entries.slice(first + 1);
}

function readLine(line: string): Entry[] {
  const end = line.indexOf(' ');
  return end < 0 ? [] : [[line.slice(0, end), line.slice(end + 1)]];
}
