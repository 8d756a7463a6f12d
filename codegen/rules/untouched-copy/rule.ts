import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isPublished } from '../../link/suppressed.ts';
import { type Data, type Entry, recordsOf } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { nounNames } from '../../model/nouns.ts';
import { nameKeyOf } from '../../model/record-name.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A record that says all that another one says, but its name: it began as a copy, and nobody went on. */
export const rule: Rule = {
  code: 'untouched-copy',
  phase: 'doubt',
  check: (index) =>
    nounNames.flatMap((noun) => {
      const alike = Map.groupBy(recordsOf(index.site.content, noun), otherValues);
      alike.delete(undefined);
      return [...alike.values()].flatMap((records) => copiesIn(index, records));
    }),
};

/** Of those that are alike, one was first: one that has a published page, or else the first file. */
function copiesIn(index: SiteIndex, records: readonly Entry[]): readonly RuleFinding[] {
  const isKnown = ({ source, id }: Entry) => isPublished(index, source.noun, id);
  const first = records.find(isKnown) ?? records[0];
  if (!first) return [];
  return records
    .filter((each) => each !== first)
    .map(({ source, data }) => ({
      source,
      path: [nameKeyOf(data) ?? ''],
      message: `all values but the name are those of ${nameOf(first)}`,
      help: `Write what differs from the ${source.noun} ${nameOf(first)}.`,
    }));
}

function nameOf({ data, id }: Entry): string {
  return String(data[nameKeyOf(data) ?? ''] ?? id);
}

/** What belongs to one record alone, whatever it says. */
const ownKeys = ['formerly', 'aliases', 'twin'];

/** What a record says beside its names, as text; nothing of one without a name, or with little else. */
function otherValues({ id, data, source }: Entry): string | undefined {
  const name = data[nameKeyOf(data) ?? ''];
  if (name === undefined) return undefined;
  const [last = ''] = source.file.split('/').slice(-1);
  const slug = last.replace(/\.yaml$/, '');
  const isName = (value: unknown) =>
    value === name || value === id || value === slug || String(value).endsWith(`/${slug}`);
  const rest = Object.entries(data).filter(
    ([key, value]) => !isName(value) && !ownKeys.includes(key),
  );
  return countValues(rest) < fewest ? undefined : JSON.stringify(rest);
}

/** With fewer values, two may well be alike. */
const fewest = 4;

function countValues(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + countValues(each), 0);
  return isRecord(value) ? countValues(Object.values(value satisfies Data)) : 1;
}
