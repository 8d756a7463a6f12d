import type { Check } from '../../link/rule.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { groupsAt } from '../../model/data.ts';
import { innerRows } from '../../model/inner-nouns.ts';

/** No two records of a list in a file have the key that is the name of each. */
export const sameNames: Check = ({ site: { content } }) =>
  Object.values(innerRows).flatMap(({ home, below, namedBy }) =>
    below === undefined || namedBy === undefined
      ? []
      : recordsOf(content, home).flatMap((entry) => repeatsIn(entry, below, namedBy)),
  );

function repeatsIn({ data, source }: Entry, list: string, key: string) {
  const names = groupsAt(data, list).map((each) => String(each[key]));
  return names.flatMap((name, position) => {
    if (names.indexOf(name) === position) return [];
    const message = `two ${list} have the ${key} "${name}"`;
    return [{ source, path: [list, position, key], message }];
  });
}
