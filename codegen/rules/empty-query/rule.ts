import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import { isRecord, valueAt } from '../../model/data.ts';
import { isNoun, type Noun, nouns } from '../../model/nouns.ts';
import { annotationsOf } from '../../schema/annotations.ts';
import { propertiesOf } from '../../schema/field.ts';
import type { Site } from '../../site/site.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A query, whose schema says of what noun (`x-select`), selects at least one record. */
export const rule: Rule = {
  code: 'empty-query',
  phase: 'warning',
  check(index) {
    const { content, invalidFiles } = index.site;
    if (invalidFiles.length > 0) return [];
    return index.references.flatMap(({ source, path, schema, value }): RuleFinding[] => {
      const { noun = '', at } = annotationsOf(schema)['x-select'] ?? {};
      if (!isNoun(noun)) return [];
      const keyPaths = { ...keyPathsOf(index.site, noun), ...at };
      const wanted = conditionsOf(value, keyPaths);
      if (isUnknown(index, wanted)) return [];
      const isSelected = ({ data }: Entry) =>
        Object.entries(wanted).every(
          ([key, each]) => valueAt(data, keyPaths[key] as Path) === each,
        );
      if (recordsOf(content, noun).some(isSelected)) return [];
      const message = messageOf(noun, wanted);
      return [{ source, path, message, help }];
    });
  },
};

const help = 'Choose others, or leave this out until there are some.';

type Conditions = Readonly<Record<string, unknown>>;

/** Where a record has what a query may ask for: its own keys, and what its annotation says besides. */
type KeyPaths = Readonly<Record<string, Path>>;

function keyPathsOf({ schemas }: Site, noun: Noun): KeyPaths {
  const keys = [...propertiesOf(schemas.field(noun)).keys()];
  return Object.fromEntries(keys.map((key) => [key, [key]]));
}

/** What a query asks for: `brand:acme` or `{ county: north, take: 6 }`. */
function conditionsOf(query: unknown, keyPaths: KeyPaths): Conditions {
  const conditions = isRecord(query) ? Object.entries(query) : [String(query).split(/:(.*)/s)];
  return Object.fromEntries(
    conditions.filter(([key = '', value]) => value !== undefined && Object.hasOwn(keyPaths, key)),
  );
}

/** Whether a query names a record that does not exist, which is reported as such. */
function isUnknown({ find }: SiteIndex, wanted: Conditions): boolean {
  return Object.entries(wanted).some(([key, id]) => typeof id === 'string' && !find(key, id));
}

function messageOf(noun: Noun, wanted: Conditions): string {
  const { list } = nouns[noun];
  const conditions = Object.entries(wanted).map(([key, value]) =>
    typeof value === 'number' ? `${value} ${key}` : `the ${key} "${String(value)}"`,
  );
  return conditions.length === 0
    ? `this lists ${list}, but there are none`
    : `this lists ${list} of ${conditions.join(' and ')}, but there are none`;
}
