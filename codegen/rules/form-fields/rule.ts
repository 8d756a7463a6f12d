import type { Code } from '../../../generated/codes.ts';
import { hiddenNames } from '../../contract/forms.ts';
import { suggest } from '../../diagnostics/nearest.ts';
import type { CodedFinding, CodedText, Rule } from '../../link/rule.ts';
import { type Data, type Entry, recordsOf } from '../../model/content.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import { mayHoldReferences } from '../../model/fact-reference.ts';
import { listTypes, writtenTypes } from '../../model/field-types.ts';
import { isNoun } from '../../model/nouns.ts';
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
          ...nameFindings(field, earlier),
          ...keyFindings(field),
          ...choiceFindings(field, index),
        ].map((finding) => placed(form, position, finding));
      });
    }),
};

interface FieldFinding {
  readonly key: string;
  readonly text: CodedText;
}

function placed({ source }: Entry, position: number, { key, text }: FieldFinding): CodedFinding {
  return { source, path: ['fields', position, key], text };
}

function finding(key: string, code: Code, message: string, help?: string): FieldFinding {
  return { key, text: { code, message, ...(help !== undefined && { help }) } };
}

const reserved: readonly string[] = Object.values(hiddenNames);

function nameFindings(field: Data, earlier: readonly unknown[]): FieldFinding[] {
  const name = textAt(field, 'name');
  if (earlier.includes(name)) {
    return [finding('name', 'duplicate-id', `the form has two fields named "${name}"`)];
  }
  if (!reserved.includes(name)) return [];
  const help = `Every form already sends a field of that name; choose another, such as "${name}Text".`;
  return [finding('name', 'reserved-name', `a field cannot be named "${name}"`, help)];
}

/** The types that use a key; every type uses the other keys. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  minLength: ['text', 'tel', 'textarea'],
  maxLength: writtenTypes,
  default: [...writtenTypes, 'select', 'number'],
  options: ['select'],
  none: listTypes,
  min: ['number'],
  max: ['number'],
  notBefore: ['date'],
};

function keyFindings(field: Data): FieldFinding[] {
  const type = textAt(field, 'type');
  return Object.entries(typesOf).flatMap(([key, types]) => {
    if (field[key] === undefined || types.includes(type)) return [];
    const help = `"${key}" belongs to a field of the type ${types.join(', ')}.`;
    return [finding(key, 'misplaced-key', `a field of the type "${type}" has no "${key}"`, help)];
  });
}

/** A field with a choice has options. */
function choiceFindings(field: Data, { site }: SiteIndex): FieldFinding[] {
  const name = textAt(field, 'name');
  const type = textAt(field, 'type');
  if (type === 'number') return rangeFindings(field, name);
  if (type === 'select') return optionFindings(field, name);
  if (!isNoun(type) || recordsOf(site.content, type).length > 0) return [];
  // Those whose files are refused are said to be wrong there.
  if (site.invalidFiles.some(({ noun }) => noun === type)) return [];
  return [finding('type', 'missing-options', `there is no ${type} that "${name}" could offer`)];
}

function optionFindings(field: Data, name: string): FieldFinding[] {
  const values = groupsAt(field, 'options').map(({ value }) => value);
  if (values.length === 0) {
    return [finding('type', 'missing-options', `the select "${name}" has no options`)];
  }
  if (field.default === undefined || values.includes(field.default)) return [];
  const own = String(field.default);
  const to = suggest(own, values.map(String));
  const message = `the default "${own}" of "${name}" is not in its options`;
  const help = `Options: ${values.map((value) => `"${String(value)}"`).join(', ')}.`;
  // The slip may be in the option.
  const rewrite = to && { from: own, to: { ...to, isSure: false } };
  const text: CodedText = { code: 'wrong-default', message, help, ...(rewrite && { rewrite }) };
  return [{ key: 'default', text }];
}

function rangeFindings({ min = 0, max, default: own }: Data, name: string): FieldFinding[] {
  if (max === undefined) {
    const help = 'Add "max:" with the greatest number.';
    return [finding('type', 'missing-range', `the number "${name}" has no maximum`, help)];
  }
  const bounds = Object.entries({ min, max });
  const wrong = bounds.filter(([, bound]) => !mayBeCount(bound));
  if (wrong.length > 0) {
    return wrong.map(([key, bound]) =>
      finding(
        key,
        'wrong-range',
        `"${key}" is not a whole number from 0 to 99: "${String(bound)}"`,
      ),
    );
  }
  if (Number(min) > Number(max))
    return [finding('max', 'wrong-range', `the maximum of "${name}" is below its minimum`)];
  if (
    own === undefined ||
    (mayBeCount(own) && !(Number(own) < Number(min) || Number(own) > Number(max)))
  )
    return [];
  const message = `the default "${String(own)}" of "${name}" is not a whole number from ${String(min)} to ${String(max)}`;
  return [
    finding('default', 'wrong-default', message, `Write one in quotes, such as "${String(min)}".`),
  ];
}

/** Whether a value is a number of at most two digits. An unresolved reference has an error of its own. */
function mayBeCount(value: unknown): boolean {
  return /^\d{1,2}$/.test(String(value)) || mayHoldReferences(String(value));
}
