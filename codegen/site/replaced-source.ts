import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord } from '../model/data.ts';
import type { Source } from '../model/source.ts';

const known = new WeakMap<Source, Map<string, Source>>();

/** A file with other values at some places, once for the same ones. Each is still written where it was. */
export function replacedIn(source: Source, values: ReadonlyMap<Path, unknown>): Source {
  if (values.size === 0) return source;
  const name = JSON.stringify([...values]);
  const states = known.get(source) ?? new Map<string, Source>();
  known.set(source, states);
  const made = states.get(name) ?? { ...source, data: withValues(source.data, values) };
  states.set(name, made);
  return made;
}

function withValues(data: unknown, values: ReadonlyMap<Path, unknown>): unknown {
  const copy = structuredClone(data);
  for (const [path, value] of values) {
    const key = path.at(-1);
    const group = path.slice(0, -1).reduce<unknown>((each, step) => Object(each)[step], copy);
    if (key !== undefined && (isRecord(group) || Array.isArray(group)))
      Reflect.set(group, key, value);
  }
  return copy;
}
