import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord } from '../model/data.ts';
import { annotationsOf } from '../schema/annotations.ts';
import { createMatch } from '../schema/branch-match.ts';
import { branchesOf, propertiesOf, requiredOf, schemaAt, wordAt } from '../schema/keywords.ts';
import type { Schema } from '../schema/schema-set.ts';
import type { Field, GroupInput, Input, Kind, NumberUnit } from './field.ts';
import { type FreshContext, freshValue } from './fresh-value.ts';
import { numberInput } from './number-input.ts';
import { kindLabel, labelOf, wholeSchema } from './schema-words.ts';
import { summaryOf } from './summary.ts';
import { textInput } from './text-input.ts';
import { isWeek } from './week-input.ts';

/** A value with its schema and its place in the form. */
export interface Shown {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
  readonly isRequired: boolean;
}

/** What forms are made from. */
export interface FormContext extends FreshContext {
  /** The sign of money. */
  readonly money?: NumberUnit | undefined;
}

/** The field of a value, with those below it. */
export function makeField(context: FormContext, shown: Shown): Field {
  const { schemas } = context;
  const { path, label, isRequired, value } = shown;
  const schema = wholeSchema(schemas, shown.schema);
  return {
    path,
    label,
    isRequired,
    help: wordAt(schema, 'description') ?? '',
    isWritten: value !== undefined,
    // Only what can be added needs it, and a whole section is long.
    fresh: value === undefined ? freshValue(context, shown.schema) : '',
    input: inputOf(context, { ...shown, schema }),
  };
}

function inputOf(context: FormContext, shown: Shown): Input {
  const { schema } = shown;
  if (branchesOf(schema).length > 0) return unionInput(context, shown);
  if (Array.isArray(schema.enum)) return { is: 'choice', choices: schema.enum };
  if ('const' in schema) return { is: 'choice', choices: [String(schema.const)] };
  switch (schema.type) {
    case 'boolean':
      return {
        is: 'switch',
        ...(typeof schema.default === 'boolean' && { otherwise: schema.default }),
      };
    case 'number':
    case 'integer':
      return numberInput(schema, shown.path, context.money);
    case 'array':
      return isWeek(context.schemas, schema) ? { is: 'week' } : listInput(context, shown);
    case 'object':
      return groupInput(context, shown);
    default:
      return textInput(schema);
  }
}

/** Groups that are written may be shown in a form of their own; what is not there has no form yet. */
function groupInput(context: FormContext, { schema, value, path }: Shown): GroupInput {
  const written = isRecord(value) ? value : {};
  const [known, required] = [propertiesOf(schema), requiredOf(schema)];
  const others = schemaAt(schema, 'additionalProperties');
  const field = (key: string, property: Schema): Field =>
    makeField(context, {
      schema: property,
      value: written[key],
      path: [...path, key],
      label: labelOf(wholeSchema(context.schemas, property), key),
      isRequired: required.includes(key),
    });
  // Below a group that is not written, nothing is shown before it is added.
  const own = value === undefined ? [] : Object.entries(known).toSorted(byImportance);
  const free = others ? Object.keys(written).filter((key) => !Object.hasOwn(known, key)) : [];
  return {
    is: 'group',
    order: Object.keys(known),
    fields: [
      ...own.map(([key, property]) => field(key, property)),
      ...free.map((key) => asPart(field(key, others ?? {}), written[key])),
    ],
    ...(others && { fresh: freshValue(context, others) }),
  };
}

/** What the name of the file says comes last: it is hardly ever written. */
function byImportance([, one]: readonly [string, Schema], [, other]: readonly [string, Schema]) {
  const isFromName = (schema: Schema) => {
    const { file, folder } = annotationsOf(schema)['x-made'] ?? {};
    return Number((file ?? folder) !== undefined);
  };
  return isFromName(one) - isFromName(other);
}

/** A group with a form of its own: an entry of a table, a section. */
function asPart(field: Field, value: unknown): Field {
  return isRecord(value) ? { ...field, input: { is: 'part', summary: summaryOf(value) } } : field;
}

function listInput(context: FormContext, { schema, value, path, label }: Shown): Input {
  const items = schemaAt(schema, 'items') ?? {};
  const kinds = kindsOf(context, wholeSchema(context.schemas, items));
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return {
    is: 'list',
    kinds,
    least: Number(schema.minItems ?? 0),
    most: Number(schema.maxItems ?? Number.MAX_SAFE_INTEGER),
    fresh: kinds.length > 0 ? '' : freshValue(context, items),
    items: list.map((item, index) => {
      const field = () =>
        makeField(context, {
          schema: items,
          value: item,
          path: [...path, index],
          label: `${label} ${index + 1}`,
          isRequired: true,
        });
      return kinds.length > 0 && isRecord(item)
        ? partOfKind(context, { items, item, field })
        : field();
    }),
  };
}

interface Section {
  readonly items: Schema;
  readonly item: { readonly [key: string]: unknown };
  readonly field: () => Field;
}

/** A section in the list of sections: its kind and what it is called. */
function partOfKind(context: FormContext, { items, item, field }: Section): Field {
  const branches = branchesOf(wholeSchema(context.schemas, items));
  const branch = branches.find((each) => createMatch(context.schemas, each)(item));
  const made = asPart({ ...field(), input: { is: 'part', summary: '' } }, item);
  return branch ? { ...made, label: kindLabel(wholeSchema(context.schemas, branch)) } : made;
}

function kindsOf(context: FormContext, schema: Schema): readonly Kind[] {
  return branchesOf(schema).map((each) => {
    const branch = wholeSchema(context.schemas, each);
    return {
      label: kindLabel(branch),
      help: wordAt(branch, 'description') ?? '',
      fresh: freshValue(context, each),
    };
  });
}

function unionInput(context: FormContext, shown: Shown): Input {
  const branches = branchesOf(shown.schema);
  const found = branches.findIndex((each) => createMatch(context.schemas, each)(shown.value));
  const chosen = Math.max(0, found);
  const branch = wholeSchema(context.schemas, branches[chosen] ?? {});
  const { description } = shown.schema;
  const schema = { ...branch, ...(typeof description === 'string' && { description }) };
  const field = makeField(context, { ...shown, schema });
  if (branches.length < 2) return field.input;
  return { is: 'union', kinds: kindsOf(context, shown.schema), chosen, field };
}
