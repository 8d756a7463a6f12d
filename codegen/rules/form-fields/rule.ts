import type { Code } from '../../../generated/codes.ts';
import { hiddenNames } from '../../contract/forms.ts';
import { guess } from '../../diagnostics/nearest.ts';
import type { CodedFinding, CodedText, Rule } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import { mayHoldReferences } from '../../model/fact-reference.ts';
import { writtenTypes } from '../../model/field-types.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** Fields of a form have different names; each has the keys its type needs, and none that its type does not use. */
export const rule: Rule = {
  phase: 'error',
  check: (index) =>
    index.site.content.forms.flatMap((form) => {
      const fields = groupsAt(form.data, 'fields');
      return fields.flatMap((field, position) => {
        const earlier = fields.slice(0, position).map(({ name }) => name);
        return [
          ...nameFaults(field, earlier),
          ...keyFaults(field),
          ...choiceFaults(field, index),
        ].map((fault) => placed(form, position, fault));
      });
    }),
};

interface FieldFault {
  readonly key: string;
  readonly text: CodedText;
}

function placed({ source }: Entry, position: number, { key, text }: FieldFault): CodedFinding {
  return { source, path: ['fields', position, key], text };
}

function fault(key: string, code: Code, message: string, help?: string): FieldFault {
  return { key, text: { code, message, ...(help !== undefined && { help }) } };
}

const reserved: readonly string[] = Object.values(hiddenNames);

function nameFaults(field: Data, earlier: readonly unknown[]): FieldFault[] {
  const name = textAt(field, 'name');
  if (earlier.includes(name)) {
    return [fault('name', 'duplicate-id', `the form has two fields named "${name}"`)];
  }
  if (!reserved.includes(name)) return [];
  const help = `Every form already sends a field of that name; choose another, such as "${name}Text".`;
  return [fault('name', 'reserved-name', `a field cannot be named "${name}"`, help)];
}

const listed = ['select', 'vehicle', 'town'];

/** The types that use a key; every type uses the other keys. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  minLength: ['text', 'tel', 'textarea'],
  maxLength: writtenTypes,
  default: [...writtenTypes, 'select', 'number'],
  options: ['select'],
  none: listed,
  min: ['number'],
  max: ['number'],
  notBefore: ['date'],
};

function keyFaults(field: Data): FieldFault[] {
  const type = textAt(field, 'type');
  return Object.entries(typesOf).flatMap(([key, types]) => {
    if (field[key] === undefined || types.includes(type)) return [];
    const help = `"${key}" belongs to a field of the type ${types.join(', ')}.`;
    return [fault(key, 'misplaced-key', `a field of the type "${type}" has no "${key}"`, help)];
  });
}

/** A field with a choice has options. */
function choiceFaults(field: Data, { site }: SiteIndex): FieldFault[] {
  const name = textAt(field, 'name');
  const type = textAt(field, 'type');
  if (type === 'number') return rangeFaults(field, name);
  if (type === 'select') return optionFaults(field, name);
  const lists = { vehicle: site.content.vehicles, town: site.content.towns };
  if ((type !== 'vehicle' && type !== 'town') || lists[type].length > 0) return [];
  return [fault('type', 'missing-options', `there is no ${type} that "${name}" could offer`)];
}

function optionFaults(field: Data, name: string): FieldFault[] {
  const values = groupsAt(field, 'options').map(({ value }) => value);
  if (values.length === 0) {
    return [fault('type', 'missing-options', `the select "${name}" has no options`)];
  }
  if (field.default === undefined || values.includes(field.default)) return [];
  const own = String(field.default);
  const to = guess(own, values.map(String));
  const message = `the default "${own}" of "${name}" is not in its options`;
  const help = `Options: ${values.map((value) => `"${String(value)}"`).join(', ')}.`;
  // The slip may be in the option.
  const rewrite = to && { from: own, to: { ...to, isSure: false } };
  const text: CodedText = { code: 'wrong-default', message, help, ...(rewrite && { rewrite }) };
  return [{ key: 'default', text }];
}

function rangeFaults({ min = 0, max, default: own }: Data, name: string): FieldFault[] {
  if (max === undefined) {
    const help = 'Add "max:" with the greatest number.';
    return [fault('type', 'missing-range', `the number "${name}" has no maximum`, help)];
  }
  const bounds = Object.entries({ min, max });
  const wrong = bounds.filter(([, bound]) => !mayBeCount(bound));
  if (wrong.length > 0) {
    return wrong.map(([key, bound]) =>
      fault(key, 'wrong-range', `"${key}" is not a whole number from 0 to 99: "${String(bound)}"`),
    );
  }
  if (Number(min) > Number(max))
    return [fault('max', 'wrong-range', `the maximum of "${name}" is below its minimum`)];
  if (
    own === undefined ||
    (mayBeCount(own) && !(Number(own) < Number(min) || Number(own) > Number(max)))
  )
    return [];
  const message = `the default "${String(own)}" of "${name}" is not a whole number from ${String(min)} to ${String(max)}`;
  return [
    fault('default', 'wrong-default', message, `Write one in quotes, such as "${String(min)}".`),
  ];
}

/** Whether a value is a number of at most two digits. One that an unresolved reference stands for has a fault of its own. */
function mayBeCount(value: unknown): boolean {
  return /^\d{1,2}$/.test(String(value)) || mayHoldReferences(String(value));
}
