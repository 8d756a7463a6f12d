import type { Value } from '../../../../codegen/edit/change.ts';
import { isRecord } from '../../../../codegen/model/data.ts';
import { nameKeys } from '../../../../codegen/model/record-name.ts';

/** The key of a new entry, made from what somebody calls it: `Service desk` as `service-desk`, or as `serviceDesk`. */
export function entryKey(typed: string, pattern = ''): string {
  const letters = typed.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const slug = letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  const inCamel = slug.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const fits = (key: string) => new RegExp(pattern, 'u').test(key);
  return [typed.trim(), slug, inCamel].find(fits) ?? slug;
}

/** A new entry that is called so, where it has a name that is still empty. */
export function namedEntry(fresh: Value, typed: string): Value {
  if (!isRecord(fresh)) return fresh;
  const key = nameKeys.find((each) => fresh[each] === '');
  return key === undefined ? fresh : ({ ...fresh, [key]: typed.trim() } as Value);
}
