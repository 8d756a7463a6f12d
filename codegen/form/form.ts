import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { createMatch } from '../schema/branch-match.ts';
import { branchesOf, propertiesOf, type Field as SchemaField } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { languageName } from '../schema/site-languages.ts';
import type { Field } from './field.ts';
import { type FormContext, makeField } from './make-field.ts';
import { inWords, kindLabel, labelOf, nameIn, summaryOf } from './schema-words.ts';

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
interface FormRequest {
  readonly schema: string;
  readonly data: unknown;
  readonly path: Path;
}

/** Makes the form that holds a place: that of the innermost part around it. */
export function formAt(
  context: Omit<FormContext, 'languages'> & { readonly schemas: SchemaSet },
  { schema, data, path }: FormRequest,
): Form {
  let at: Placed = { field: context.schemas.field(schema), label: inWords(schema) };
  let part = { ...at, path: [] as Path };
  const parts: Part[] = [{ path: [], label: nameIn(data) || at.label }];
  for (const [index, step] of path.entries()) {
    const here = path.slice(0, index + 1);
    const value = valueAt(data, here);
    const next = value === undefined ? undefined : below(at, { step, value });
    if (!next) break;
    at = next;
    if (!next.isPart) continue;
    part = { ...next, path: here };
    parts.push({ path: here, label: next.label });
  }
  const { label, path: own } = part;
  const value = valueAt(data, own);
  const shown = { field: part.field, value, path: own, label, isRequired: true };
  const { languages } = context.schemas;
  return { parts, field: makeField({ ...context, languages }, shown) };
}

/** A place in words: `Featured boats › Button`. What is called by something is told by that, and not by its number. */
export function placeInWords(schemas: SchemaSet, { schema, data, path }: FormRequest): string {
  let at: Placed = { field: schemas.field(schema), label: inWords(schema) };
  const words: string[] = [];
  for (const [index, step] of path.entries()) {
    const value = valueAt(data, path.slice(0, index + 1));
    const next = below(at, { step, value });
    if (typeof step === 'string') words.push(next?.label ?? nameOfStep(schemas, step));
    else if (isRecord(value))
      words.splice(-1, 1, summaryOf(value) || `${words.at(-1)} ${step + 1}`);
    if (next) at = next;
    else if (typeof step === 'string') break;
  }
  return words.join(' › ');
}

/** A key that no schema speaks of: a name of one's own, or the language of a text. */
function nameOfStep({ languages }: SchemaSet, step: string): string {
  return languages?.all.includes(step) ? languageName(step) : inWords(step);
}

interface Placed {
  readonly field: SchemaField;
  readonly label: string;
  readonly isPart?: boolean;
}

interface Step {
  readonly step: string | number;
  readonly value: unknown;
}

/** What the schema says of a value in a group or list. */
function below({ field, label }: Placed, { step, value }: Step): Placed | undefined {
  if (typeof step === 'number') {
    if (field.is !== 'list') return undefined;
    const isPart = isRecord(value) && field.items.is === 'union';
    const own = chosenBranch(field.items, value);
    return { field: own, isPart, label: isPart ? kindLabel(own) : `${label} ${step + 1}` };
  }
  const property = propertiesOf(field).get(step);
  if (property) {
    const own = chosenBranch(property, value);
    return { field: own, label: labelOf(own, step) };
  }
  const others = field.is === 'group' ? field.others : undefined;
  return (
    others && {
      field: chosenBranch(others, value),
      isPart: isRecord(value),
      label: inWords(step),
    }
  );
}

function chosenBranch(field: SchemaField, value: unknown): SchemaField {
  const branches = branchesOf(field);
  const branch = branches.find((each) => createMatch(each)(value)) ?? branches[0];
  return branch ? chosenBranch(branch, value) : field;
}
