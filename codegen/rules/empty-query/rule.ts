import type { Finding, Rule } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { isNoun, type Noun, nouns } from '../../model/nouns.ts';
import { wordAt } from '../../schema/keywords.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A query, whose schema says of what noun (`x-select`), selects at least one record. */
export const rule: Rule = {
  code: 'empty-query',
  phase: 'error',
  check(index) {
    const { content, invalidFiles } = index.site;
    if (invalidFiles.length > 0) return [];
    return index.references.flatMap(({ source, path, schema, value }): Finding[] => {
      const noun = wordAt(schema, 'x-select') ?? '';
      if (!isNoun(noun)) return [];
      const wanted = conditionsOf(value);
      if (isUnknown(index, wanted)) return [];
      const isSelected = ({ data }: Entry) =>
        Object.entries(wanted).every(([key, each]) => propertyOf(data, key) === each);
      if (recordsOf(content, noun).some(isSelected)) return [];
      const message = messageOf(noun, wanted);
      return [{ source, path, text: { severity: 'warning', message, help } }];
    });
  },
};

const help = 'Choose others, or leave this out until there are some.';

type Conditions = Readonly<Record<string, unknown>>;

/** The properties that a query asks for: those of `brand:acme` or `{ county: north, take: 6 }`. */
function conditionsOf(query: unknown): Conditions {
  if (isRecord(query)) {
    const asked = Object.entries(query).filter(([key]) => properties.includes(key));
    return Object.fromEntries(asked);
  }
  const [owner = '', id] = String(query).split(/:(.*)/s);
  return id !== undefined && properties.includes(owner) ? { [owner]: id } : {};
}

const properties = ['brand', 'county', 'seats', 'series'];

function propertyOf(data: Entry['data'], key: string): unknown {
  return key === 'seats' ? groupAt(data, 'specifications').seatingCapacity : data[key];
}

/** Whether a query names a record that does not exist, which is reported as such. */
function isUnknown({ find }: SiteIndex, wanted: Conditions): boolean {
  return Object.entries(wanted).some(([key, id]) => typeof id === 'string' && !find(key, id));
}

function messageOf(noun: Noun, wanted: Conditions): string {
  const { list } = nouns[noun];
  const conditions = Object.entries(wanted).map(([key, value]) =>
    key === 'seats' ? `${String(value)} seats` : `the ${key} "${String(value)}"`,
  );
  return conditions.length === 0
    ? `this lists ${list}, but there are none`
    : `this lists ${list} of ${conditions.join(' and ')}, but there are none`;
}
