import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { createMatch } from '../schema/branch-match.ts';
import { branchesOf, propertiesOf, schemaAt } from '../schema/keywords.ts';
import type { Schema } from '../schema/schema-set.ts';
import type { Field } from './field.ts';
import { type FormContext, makeField } from './make-field.ts';
import { inWords, kindLabel, labelOf, wholeSchema } from './schema-words.ts';
import { summaryOf } from './summary.ts';

/** The form of a file, or of a part of it that has one of its own. */
export interface Form {
  /** The parts around it, from the file down, and itself. */
  readonly parts: readonly Part[];
  readonly field: Field;
}

/** A part of a file with a form of its own. */
interface Part {
  readonly path: Path;
  readonly label: string;
}

/** What a form is asked for: a place in the data of a file, and the schema that the file follows. */
interface Asked {
  readonly schema: string;
  readonly data: unknown;
  readonly path: Path;
}

/** Makes the form that holds a place: that of the innermost part around it. */
export function formAt(context: FormContext, { schema, data, path }: Asked): Form {
  const { schemas } = context;
  let at: Placed = {
    schema: wholeSchema(schemas, schemas.named(schema) ?? {}),
    label: inWords(schema),
  };
  let part = { ...at, path: [] as Path };
  const parts: Part[] = [{ path: [], label: summaryOf(data) || at.label }];
  for (const [index, step] of path.entries()) {
    const here = path.slice(0, index + 1);
    const value = valueAt(data, here);
    const next = value === undefined ? undefined : below(context, at, { step, value });
    if (!next) break;
    at = next;
    if (!next.isPart) continue;
    part = { ...next, path: here };
    parts.push({ path: here, label: next.label });
  }
  const { label, path: own } = part;
  const value = valueAt(data, own);
  const shown = { schema: part.schema, value, path: own, label, isRequired: true };
  return { parts, field: makeField(context, shown) };
}

interface Placed {
  readonly schema: Schema;
  readonly label: string;
  readonly isPart?: boolean;
}

interface Step {
  readonly step: string | number;
  readonly value: unknown;
}

/** The schema of a value in a group or list. */
function below({ schemas }: FormContext, { schema, label }: Placed, { step, value }: Step) {
  const chosen = (each: Schema) => chosenBranch(schemas, each, value);
  const properties = propertiesOf(schema);
  if (typeof step === 'number') {
    const items = schemaAt(schema, 'items');
    if (!items) return undefined;
    const isPart = isRecord(value) && branchesOf(wholeSchema(schemas, items)).length > 0;
    const own = chosen(items);
    return { schema: own, isPart, label: isPart ? kindLabel(own) : `${label} ${step + 1}` };
  }
  const property = Object.hasOwn(properties, step) ? properties[step] : undefined;
  if (property) {
    const own = chosen(property);
    return { schema: own, label: labelOf(own, step) };
  }
  const others = schemaAt(schema, 'additionalProperties');
  return others && { schema: chosen(others), isPart: isRecord(value), label: inWords(step) };
}

function chosenBranch(schemas: FormContext['schemas'], schema: Schema, value: unknown): Schema {
  const whole = wholeSchema(schemas, schema);
  const branches = branchesOf(whole);
  const match = branches.find((each) => createMatch(schemas, each)(value));
  const branch = match ?? branches[0];
  return branch ? chosenBranch(schemas, branch, value) : whole;
}
