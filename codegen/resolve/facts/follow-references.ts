import type { Content, Data } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import { stepInto } from '../../model/data.ts';
import { recordsById } from '../../model/inner-nouns.ts';
import { nounNames } from '../../model/nouns.ts';
import { once } from '../../model/once.ts';
import { nameKeyOf } from '../../model/record-name.ts';

/** A record whose keys a path leads through. */
export interface OpenRecord {
  readonly noun: string;
  readonly data: unknown;
}

/** What the keys of records refer to. */
export interface Followed {
  /** The value that the steps lead to; where one is the id of another record, they go on in that record. */
  valueIn(record: OpenRecord, steps: readonly string[]): unknown;
  /** Whether the steps lead to the id of another record, and the key that holds its name. */
  recordAt(
    record: OpenRecord,
    steps: readonly string[],
  ): { readonly noun: string; readonly key?: string } | undefined;
}

/** Creates a lookup that follows the references between records, as in `vehicle.brand.name`. */
export function createFollowed(content: Content): Followed {
  const kinds = once(() => referredNouns(content));
  const records = new Map<string, ReadonlyMap<string, Data>>();
  const find = (noun: string, id: string) => {
    const known = records.get(noun) ?? new Map(recordsById(content, noun));
    records.set(noun, known);
    return known.get(id);
  };
  const recordBehind = ({ noun }: OpenRecord, steps: readonly string[], id: unknown) => {
    const referred = typeof id === 'string' ? kinds().get(`${noun}.${steps.join('.')}`) : undefined;
    const data = referred === undefined ? undefined : find(referred, String(id));
    return referred !== undefined && data ? { noun: referred, data } : undefined;
  };
  /** The record that the last step is a key of. */
  const lastRecord = (
    record: OpenRecord,
    steps: readonly string[],
  ): readonly [OpenRecord, readonly string[]] => {
    let current = record.data;
    for (const [index, step] of steps.slice(0, -1).entries()) {
      current = stepInto(current, step);
      const behind = recordBehind(record, steps.slice(0, index + 1), current);
      if (behind) return lastRecord(behind, steps.slice(index + 1));
    }
    return [record, steps];
  };
  const valueIn = (record: OpenRecord, steps: readonly string[]) => {
    const [{ data }, rest] = lastRecord(record, steps);
    return rest.reduce<unknown>((current, step) => stepInto(current, step), data);
  };
  return {
    valueIn,
    recordAt(record, steps) {
      const behind = recordBehind(...lastRecord(record, steps), valueIn(record, steps));
      if (!behind) return undefined;
      const key = nameKeyOf(behind.data);
      return { noun: behind.noun, ...(key !== undefined && { key }) };
    },
  };
}

/** The nouns that keys refer to, as their schemas say: `vehicle.brand` to `brand`. */
function referredNouns(content: Content): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const noun of nounNames) {
    for (const { source } of recordsOf(content, noun)) {
      for (const { path, schema } of [...(source.links ?? []), ...(source.implied ?? [])]) {
        const referred = schema['x-ref'];
        if (referred !== undefined) found.set(`${noun}.${path.join('.')}`, referred);
      }
    }
  }
  return found;
}
