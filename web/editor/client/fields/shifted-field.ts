import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { inWords, summaryOf } from '../../../../codegen/form/schema-words.ts';
import { isRecord } from '../../../../codegen/model/data.ts';

/** A value with a form of its own, before the server has answered. */
export function partNow(path: Path, value: unknown): Field {
  const label = inWords(String((isRecord(value) && value.kind) || path.at(-1)));
  const input = { is: 'part', summary: summaryOf(value) } as const;
  return { path, label, input, help: '', isRequired: true, isWritten: true, fresh: '' };
}

/** The items of a list as it is now: a new one has the form of the last until the server has answered. */
export function itemsNow(
  { items, first }: Extract<Input, { is: 'list' }>,
  count: number,
  list: Path,
): readonly Field[] {
  const last = items.at(-1) ?? first;
  const fresh = Array.from({ length: Math.max(0, count - items.length) }, (_, index) => {
    return items.length + index;
  });
  const added = last ? fresh.map((at) => shiftedField(last, [...list, at])) : [];
  return [...items.slice(0, count), ...added];
}

/** A field with all below it at another place. */
function shiftedField(field: Field, to: Path): Field {
  const shifted = (each: Field) => {
    return shiftedField(each, [...to, ...each.path.slice(field.path.length)]);
  };
  return { ...field, path: to, input: shiftedInput(field.input, shifted) };
}

function shiftedInput(input: Input, shifted: (field: Field) => Field): Input {
  switch (input.is) {
    case 'group':
      return { ...input, fields: input.fields.map(shifted) };
    case 'list':
      return { ...input, items: input.items.map(shifted) };
    case 'union':
      return { ...input, field: shifted(input.field) };
    default:
      return input;
  }
}
