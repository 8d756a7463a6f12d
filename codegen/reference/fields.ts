import { propertiesOf, requiredOf, wordAt } from '../schema/keywords.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { groupsBelow, type LinkTo, valueWords } from './value-words.ts';

/** A field as the reference shows it. */
export interface Field {
  /** The keys that lead to it: `cards[].title` in a list of groups. */
  readonly path: string;
  readonly isRequired: boolean;
  /** The values it takes. */
  readonly takes: string;
  readonly description: string;
}

/** Groups nested deeper are left out. */
const deepest = 6;

/** The fields of a schema, each followed by those below it. */
export function fieldsOf(
  schema: Schema,
  { schemas, linkTo }: { readonly schemas: SchemaSet; readonly linkTo: LinkTo },
): readonly Field[] {
  const visit = (group: Schema, before: string, depth: number): readonly Field[] => {
    const required = requiredOf(group);
    return Object.entries(propertiesOf(group)).flatMap(([key, property]) => {
      const path = `${before}${key}`;
      const whole = schemas.resolve(property);
      const field = {
        path,
        isRequired: required.includes(key),
        takes: valueWords(property, schemas, linkTo),
        description: [descriptionOf(property, whole), ...defaultText(property)].join(' '),
      };
      const below = depth < deepest ? groupsBelow(property, schemas) : [];
      return [
        field,
        ...below.flatMap(([mark, inner]) => visit(inner, `${path}${mark}.`, depth + 1)),
      ];
    });
  };
  const groups = groupsBelow(schema, schemas);
  return groups.flatMap(([mark, group]) =>
    visit(group, mark ? `${mark.replace(/^\./, '')}.` : '', 1),
  );
}

function descriptionOf(property: Schema, whole: Schema): string {
  return wordAt(property, 'description') ?? wordAt(whole, 'description') ?? '';
}

function defaultText(property: Schema): readonly string[] {
  const text = wordAt(property, 'default');
  return text === undefined ? [] : [`Default: "${text}"`];
}
