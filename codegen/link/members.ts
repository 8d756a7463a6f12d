import type { Path } from '../diagnostics/diagnostic.ts';
import { type Data, type Entry, recordsOf } from '../model/content.ts';
import { isRecord, optionalText } from '../model/data.ts';
import { recordAt } from '../model/inner-nouns.ts';
import { isNoun } from '../model/nouns.ts';
import type { LinkedSite } from './rule.ts';

/** A record that others belong to, as a series has models: its schema says which (`x-members`). */
export interface Whole {
  readonly entry: Entry;
  /** Where it is written in its file. */
  readonly path: Path;
  readonly data: Data;
  readonly noun: string;
  readonly id: string;
  readonly name: string;
  /** The records that name it, at the key that the schema says. */
  readonly members: readonly Entry[];
  readonly says: Data;
}

/** All records that others belong to. */
export function wholesIn({ annotated, site: { content } }: LinkedSite): readonly Whole[] {
  const groups = new Map<string, ReadonlyMap<string, readonly Entry[]>>();
  const membersBy = (noun: string, key: string) => {
    const known = groups.get(`${noun} ${key}`);
    const records = isNoun(noun) && !known ? recordsOf(content, noun) : [];
    const made = known ?? Map.groupBy(records, ({ data }) => String(data[key]));
    groups.set(`${noun} ${key}`, made);
    return made;
  };
  return annotated('x-members').flatMap(({ entry, path, value: data, says }) => {
    if (!isRecord(data)) return [];
    const { noun, id } = recordAt(entry, path, data);
    const name = optionalText(data, 'name') ?? id;
    const members = membersBy(String(says.noun), String(says.key)).get(id) ?? [];
    return [{ entry, path, data, noun, id, name, members, says }];
  });
}
