import { type Field, type GroupField, propertiesOf, requiredOf } from '../schema/field.ts';

/** Links from a page of the reference to the page of a schema. */
type LinkTo = (schema: string) => string;

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
      const fallback = typeof own.default === 'string' ? [`Default: "${own.default}"`] : [];
      const row = {
        path,
        isRequired: requiredOf(group).includes(key),
        takes: valueWords(property, linkTo),
        description: [description, ...fallback].join(' '),
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

/** The values a field takes, in words. */
function valueWords(field: Field, linkTo: LinkTo): string {
  const { refersTo, annotations } = field;
  if (refersTo !== undefined && isOwnPage(refersTo)) return linkTo(refersTo);
  switch (field.is) {
    case 'text': {
      const noun = annotations['x-ref'];
      const marks = marksWords[String(annotations['x-marks'])] ?? '';
      return noun === undefined
        ? textWords(field.format, field.longest) + marks
        : `the id of a ${noun}`;
    }
    case 'number': {
      const what = field.isWhole ? 'a whole number' : 'a number';
      return `${what}${rangeWords(field.least, field.most)}`;
    }
    case 'flag':
      return '`true` or `false`';
    case 'choice':
      return field.values.map((each) => `\`${each}\``).join(', ');
    case 'list':
      return `a list${rangeWords(field.least, field.most, 'of ')}: ${valueWords(field.items, linkTo)}`;
    case 'union': {
      const words = field.branches.map((branch) => valueWords(branch, linkTo));
      return [...new Set(words)].join(', or ');
    }
    case 'group':
    case 'any': {
      if (field.is === 'group' && field.others)
        return `names of your choice, each with ${valueWords(field.others, linkTo)}`;
      const isFixed = field.is === 'group' && field.required.length > 0;
      return isFixed ? 'a group of the fields below' : 'a group of any of the fields below';
    }
  }
}

/** Whether a schema has its own page: short texts are explained in place. */
export function isOwnPage(name: string): boolean {
  return !/^(?:views|api)\//.test(name) && name !== 'copy';
}

const formats: Readonly<Record<string, string>> = {
  date: 'a date, `2027-04-01`',
  email: 'an e-mail address',
  uri: 'a web address',
};

/** The marks that a text may hold. */
const marksWords: Readonly<Record<string, string>> = {
  true: ', with bold, links and line breaks',
  'without-links': ', with bold and line breaks',
};

function textWords(format = '', longest?: number): string {
  return (
    formats[format] ??
    (longest === undefined ? 'text' : `text up to ${grouped(longest)} characters`)
  );
}

function rangeWords(least: number | undefined, most: number | undefined, of = ''): string {
  if (least !== undefined && most !== undefined)
    return ` ${of || 'from '}${grouped(least)} to ${grouped(most)}`;
  if (most !== undefined) return ` ${of}up to ${grouped(most)}`;
  return least === undefined ? '' : ` ${of}${grouped(least)} or more`;
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}

/** The groups below a value that have fields of their own, each with the path to it. */
function groupsBelow(field: Field): readonly (readonly [string, GroupField])[] {
  if (field.refersTo !== undefined && isOwnPage(field.refersTo)) return [];
  const inner = (below: Field | undefined, mark: string) =>
    below ? groupsBelow(below).map(([more, group]) => [mark + more, group] as const) : [];
  if (field.is === 'union') return field.branches.flatMap(groupsBelow);
  if (field.is === 'list') return inner(field.items, '[]');
  if (field.is !== 'group') return [];
  const own = field.properties.size > 0 ? [['', field] as const] : [];
  return [...own, ...inner(field.others, '.<name>')];
}
