import { type Field, propertiesOf, requiredOf } from '../schema/field.ts';
import { groupsBelow, type LinkTo, valueWords } from './value-words.ts';

/** A field as the reference shows it. */
export interface FieldRow {
  /** The keys that lead to it: `cards[].title` in a list of groups. */
  readonly path: string;
  readonly isRequired: boolean;
  /** The values it takes. */
  readonly takes: string;
  readonly description: string;
}

/** Groups nested deeper are left out. */
const deepest = 6;

/** The fields below a field, each followed by those below it. */
export function fieldRows(field: Field, linkTo: LinkTo): readonly FieldRow[] {
  const rowsIn = (group: Field, before: string, depth: number): readonly FieldRow[] =>
    [...propertiesOf(group)].flatMap(([key, property]) => {
      const path = `${before}${key}`;
      const { description = '', own } = property;
      const said = typeof own.default === 'string' ? [`Default: "${own.default}"`] : [];
      const row = {
        path,
        isRequired: requiredOf(group).includes(key),
        takes: valueWords(property, linkTo),
        description: [description, ...said].join(' '),
      };
      const below = depth < deepest ? groupsBelow(property) : [];
      return [
        row,
        ...below.flatMap(([mark, inner]) => rowsIn(inner, `${path}${mark}.`, depth + 1)),
      ];
    });
  return groupsBelow(field).flatMap(([mark, group]) =>
    rowsIn(group, mark ? `${mark.replace(/^\./, '')}.` : '', 1),
  );
}
