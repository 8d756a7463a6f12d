import type { Rule, RuleFinding } from '../../link/rule.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { nounNames, schemaOf } from '../../model/nouns.ts';
import { isFact, pathOfFact } from '../../resolve/facts/fact-path.ts';
import { factName } from '../../resolve/facts/fact-roots.ts';
import { type Field, propertiesOf } from '../../schema/field.ts';
import type { Site } from '../../site/site.ts';

type Steps = readonly string[];

/** Facts of sheets get onto pages only through texts, so one that no text refers to is on none. */
export const facts: Rule = {
  code: 'unused-fact',
  phase: 'unused',
  check({ site, isReferenced }) {
    const isUsed = (fact: unknown) =>
      isReferenced(fact) ||
      (isRecord(fact) && Object.values(groupAt(fact, 'readings')).some(isReferenced));
    return sheetsOf(site).flatMap(({ entry, sheet, above }) => {
      const name = factName(entry.source.noun, entry.id) ?? '';
      const places = unusedBelow(sheet, above, isUsed).map((steps) => ({ name, steps }));
      return places.map((place) => findingOf(entry, pathOfFact(place), place.steps));
    });
  },
};

function unusedBelow(
  value: unknown,
  steps: Steps,
  isUsed: (fact: unknown) => boolean,
): readonly Steps[] {
  if (isUsed(value) || !isRecord(value)) return [];
  if (isFact(value)) return [steps];
  return Object.entries(value).flatMap(([key, below]) => {
    return unusedBelow(below, [...steps, key], isUsed);
  });
}

/** Facts in a file, and the keys above them. */
interface Sheet {
  readonly entry: Entry;
  readonly sheet: unknown;
  readonly above: Steps;
}

function sheetsOf({ content, schemas }: Site): readonly Sheet[] {
  const keysIn = new Map<string, readonly string[]>();
  const keysOf = (schema: string) => {
    const keys = keysIn.get(schema) ?? sheetKeys(schemas.field(schema));
    keysIn.set(schema, keys);
    return keys;
  };
  return nounNames.flatMap((noun) =>
    recordsOf(content, noun).flatMap((entry): Sheet[] => {
      const schema = schemaOf(entry.source);
      const { data } = entry.source;
      if (schema === sheetSchema) return [{ entry, sheet: data, above: [] }];
      return keysOf(schema).map((key) => ({ entry, sheet: Object(data)[key], above: [key] }));
    }),
  );
}

const sheetSchema = 'fact-sheet';

/** The keys of a record that hold a sheet of facts, such as the rental terms. */
function sheetKeys(field: Field): readonly string[] {
  return [...propertiesOf(field)].flatMap(([key, { refersTo }]) =>
    refersTo === sheetSchema ? key : [],
  );
}

function findingOf({ source }: Entry, path: string, steps: Steps): RuleFinding {
  return {
    source,
    path: steps,
    message: `no text refers to the fact "${path}", so no page shows it`,
    help: `Write "\${${path}}" where people should read it, or delete it.`,
    atField: `No page shows this yet. In a text, type $ and choose it, or remove it.`,
  };
}
