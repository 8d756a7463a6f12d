import type { LinkedSite, Rule, RuleFinding } from '../../link/rule.ts';
import { valuesIn } from '../../link/source-files.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { isRecord, valueAt } from '../../model/data.ts';
import { recordAt } from '../../model/inner-nouns.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { pathOfFact } from '../../resolve/facts/fact-path.ts';
import { factName } from '../../resolve/facts/fact-roots.ts';
import { cardReading } from '../../resolve/facts/reading-label.ts';

type Steps = readonly string[];

/** A second value that no text or section uses, that cards do not print, and that has no note beside other values. */
export const readings: Rule = {
  code: 'unused-reading',
  phase: 'unused',
  check(site) {
    const { content } = site.site;
    const mayHaveSome = nounNames.flatMap((noun) =>
      recordsOf(content, noun).filter(({ source }) => source.text.includes('readings:')),
    );
    return mayHaveSome.flatMap((entry) => {
      const { id, data, source } = entry;
      const name = factName(source.noun, id);
      if (name === undefined) return [];
      const unused = readingsIn(source).filter((steps) => {
        const reading = valueAt(source.data, steps);
        // A template refers to its record's values after their references are resolved.
        const isOfText = site.isReferenced(reading) || site.isReferenced(valueAt(data, steps));
        return !isOfText && !isSaidElsewhere(reading) && !isChosen(entry, steps, site);
      });
      return unused.map((steps) => findingOf(entry, pathOfFact({ name, steps }), steps));
    });
  },
};

function readingsIn(source: Source): readonly Steps[] {
  return valuesIn(source)
    .groups.filter(({ path }) => path.at(-1) === 'readings')
    .flatMap(({ path, value }) => Object.keys(value).map((name) => [...path.map(String), name]));
}

function isSaidElsewhere(reading: unknown): boolean {
  return isRecord(reading) && reading.also !== undefined;
}

/** Whether cards or sections choose a reading: cards that of a figure which is alike, sections that of a record. */
function isChosen(entry: Entry, steps: Steps, { names, annotated }: LinkedSite): boolean {
  const reading = steps.at(-1) ?? '';
  const isAlike = annotated('x-alike').some(
    ({ entry: { source }, path }) => source === entry.source && path[0] === steps[0],
  );
  if (isAlike) return reading === cardReading;
  const { noun, id } = recordAt(entry, steps, entry.data);
  return names.of(noun, `${id}@${reading}`).length > 0;
}

function findingOf({ source }: Entry, fact: string, steps: Steps): RuleFinding {
  return {
    source,
    path: steps,
    message: `no page shows this second value, "${fact}"`,
    help: 'Delete it with its reason and date.',
    atField: 'No page shows this second value. Remove it, unless it is kept for later.',
  };
}
