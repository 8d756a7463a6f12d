import { isRecord } from '../model/data.ts';
import { createMatch } from '../schema/branch-match.ts';
import { languagesOf } from '../schema/copy-field.ts';
import {
  branchesOf,
  type GroupField,
  type ListField,
  type Field as SchemaField,
  type UnionField,
} from '../schema/field.ts';
import { groupOfSection, sectionGroups } from '../schema/section-groups.ts';
import type { Field, GroupInput, Input, Kind, NumberUnit, ShownValue, TextInput } from './field.ts';
import { type FreshContext, freshValue } from './fresh-value.ts';
import { textsInput } from './in-languages.ts';
import { isWeek, numberInput, textInput } from './inputs.ts';
import { kindLabel, labelOf, summaryOf } from './schema-words.ts';

/** What forms are made from. */
export interface FormContext extends FreshContext {
  /** The sign of money. */
  readonly money?: NumberUnit | undefined;
  /** Whether it is a value that is not there yet: lists in it wait until it is. */
  readonly isAhead?: true;
}

/** The field of a value, with those below it. */
export function makeField(context: FormContext, shown: ShownValue): Field {
  const { field, path, label, isRequired, value } = shown;
  return {
    path,
    label,
    isRequired,
    help: helpOf(field),
    isWritten: value !== undefined,
    // Only what can be added needs it, and a whole section is long.
    fresh: value === undefined ? freshValue(context, field) : '',
    input: inputOf(context, shown),
  };
}

/** What a value is for. In a form nobody reads how a file has it. */
function helpOf({ annotations, description = '' }: SchemaField): string {
  return annotations['x-form']?.help ?? description;
}

function inputOf(context: FormContext, all: ShownValue): Input {
  const { field, ...shown } = all;
  const texts = textsOf(context, all);
  if (texts) return texts;
  switch (field.is) {
    case 'union':
      return unionInput(context, { ...shown, field });
    case 'choice': {
      const choices = field.values as readonly (string | number)[];
      return { is: 'choice', choices: field.isConstant ? choices.map(String) : choices };
    }
    case 'flag': {
      const { default: otherwise } = field;
      return { is: 'switch', ...(typeof otherwise === 'boolean' && { otherwise }) };
    }
    case 'number':
      return numberInput(field, shown.path, context.money);
    case 'list':
      return isWeek(field) ? { is: 'week' } : listInput(context, { ...shown, field });
    case 'group':
      return groupInput(context, { ...shown, field });
    case 'text':
      return { ...textInput(field), ...languagesAt(context, field) };
    case 'any':
      return { is: 'part', summary: summaryOf(shown.value) };
  }
}

/** The texts of each language; what is not there yet begins with one for each. */
function textsOf(context: FormContext, shown: ShownValue): GroupInput | undefined {
  const { languages, ...inOne } = context;
  const { field, value = languages && freshValue(context, field) } = shown;
  return languages && textsInput(languages, { ...shown, value }, (each) => makeField(inOne, each));
}

/** What is written once may be written in each language instead. */
function languagesAt({ languages }: FormContext, field: SchemaField): Pick<TextInput, 'languages'> {
  return languages && languagesOf(field) ? { languages: languages.all } : {};
}

/** Groups that are written may be shown in a form of their own; one that is not there has the fields it would begin with. */
function groupInput(
  context: FormContext,
  { field, value, path }: ShownValue<GroupField>,
): GroupInput {
  const fresh = value === undefined ? freshValue(context, field) : value;
  const written = isRecord(fresh) ? fresh : {};
  const { properties, required, others } = field;
  const inputAt = (key: string, property: SchemaField): Field =>
    makeField(context, {
      field: property,
      value: written[key],
      path: [...path, key],
      label: labelOf(property, key),
      isRequired: required.includes(key),
    });
  const { elsewhere = [] } = field.annotations['x-form'] ?? {};
  const isAsked = (key: string) => value !== undefined && !elsewhere.includes(key);
  const isShown = (key: string) => isAsked(key) || key in written;
  const own = inFormOrder(field).filter(([key]) => isShown(key));
  const free = others ? Object.keys(written).filter((key) => !properties.has(key)) : [];
  return {
    is: 'group',
    order: [...properties.keys()],
    fields: [
      ...own.map(([key, property]) => ({
        ...inputAt(key, property),
        ...(isOfAddress(field, key) && { isOfAddress: true as const }),
      })),
      ...free.flatMap((key) => (others ? [asPart(inputAt(key, others), written[key])] : [])),
    ],
    ...(others && { fresh: freshValue(context, others), ...namesOf(field) }),
  };
}

/** The pattern of the keys that are of free choice. */
function namesOf({ schema }: GroupField): Pick<GroupInput, 'names'> {
  const pattern = isRecord(schema.propertyNames) ? schema.propertyNames.pattern : undefined;
  return typeof pattern === 'string' ? { names: pattern } : {};
}

/** The properties of a group that people write: what they change first, and last what addresses are made of. */
function inFormOrder(group: GroupField): readonly (readonly [key: string, field: SchemaField])[] {
  const { first = [], omit = [] } = group.annotations['x-form'] ?? {};
  const rank = (key: string) => {
    if (isOfAddress(group, key)) return Number.POSITIVE_INFINITY;
    return first.includes(key) ? first.indexOf(key) : first.length;
  };
  const ranks = new Map([...group.properties.keys()].map((key) => [key, rank(key)]));
  const rankOf = (key: string) => ranks.get(key) ?? 0;
  return [...group.properties]
    .filter(([key]) => !omit.includes(key))
    .toSorted(([one], [other]) =>
      rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other),
    );
}

/** Whether the path of the file says a value, or addresses are made of it in another way. */
function isOfAddress({ annotations, properties }: GroupField, key: string): boolean {
  const { file, folder } = properties.get(key)?.annotations['x-made'] ?? {};
  const isNamed = annotations['x-form']?.address?.includes(key) ?? false;
  return isNamed || (file ?? folder) !== undefined;
}

/** A group with a form of its own: an entry of a table, a section. */
function asPart(field: Field, value: unknown): Field {
  return isRecord(value) ? { ...field, input: { is: 'part', summary: summaryOf(value) } } : field;
}

function listInput(
  context: FormContext,
  { field, value, path, label }: ShownValue<ListField>,
): Input {
  const { items, least, most } = field;
  const kinds = kindsOf(context, items);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFirst = list.length === 0 && kinds.length === 0 && !context.isAhead;
  const fresh = kinds.length > 0 ? '' : freshValue(context, items);
  const first = { field: items, value: fresh, path: [...path, 0], label: `${label} 1` };
  return {
    is: 'list',
    kinds,
    least: least ?? 0,
    most: most ?? Number.MAX_SAFE_INTEGER,
    fresh,
    ...(isFirst && {
      first: makeField({ ...context, isAhead: true }, { ...first, isRequired: true }),
    }),
    items: list.map((item, index) => {
      const place = { path: [...path, index], label: `${label} ${index + 1}`, isRequired: true };
      const made = () => makeField(context, { ...place, field: items, value: item });
      return kinds.length > 0 && isRecord(item) ? partOfKind(items, item, made) : made();
    }),
  };
}

/** A section in the list of sections: its kind and what it is called. */
function partOfKind(items: SchemaField, item: unknown, made: () => Field): Field {
  const branch = branchesOf(items).find((each) => createMatch(each)(item));
  const part = asPart(made(), item);
  return branch ? { ...part, label: kindLabel(branch) } : part;
}

function kindsOf(context: FormContext, field: SchemaField): readonly Kind[] {
  const branches = branchesOf(field);
  const isSorted = branches.some(({ annotations }) => annotations['x-section']);
  return branches.map((branch) => ({
    label: kindLabel(branch),
    ...(isSorted && { group: sectionGroups[groupOfSection(branch)] }),
    help: helpOf(branch),
    fresh: freshValue(context, branch),
  }));
}

function unionInput(context: FormContext, { field, ...shown }: ShownValue<UnionField>): Input {
  const { annotations, branches, description } = field;
  const found = branches.findIndex((each) => createMatch(each)(shown.value));
  const chosen = Math.max(0, found);
  const branch = branches[chosen];
  if (!branch) return { is: 'part', summary: summaryOf(shown.value) };
  const own = {
    ...branch,
    ...(description !== undefined && { description }),
    ...(annotations['x-form'] && { annotations }),
  };
  const made = makeField(context, { ...shown, field: own });
  if (branches.length < 2) return made.input;
  return { is: 'union', kinds: kindsOf(context, field), chosen, field: made };
}
