import type { Code } from '../../../generated/codes.ts';
import { hiddenNames } from '../../contract/forms.ts';
import type { Message, Path } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/nearest.ts';
import { type Data, type Entry, recordsOf } from '../../model/content.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import { mayHoldReferences } from '../../model/fact-reference.ts';
import { greatestNumber, listTypes, longestOf, writtenTypes } from '../../model/field-types.ts';
import { isFileOf } from '../../model/inner-nouns.ts';
import { isNoun } from '../../model/nouns.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/**
 * Fields of a form have different names; each has the keys its type needs, and none that its type does not use. No field
 * refuses everything, and whatever is refused is told why.
 */
export function fieldFindings({ data }: Entry, index: SiteIndex): Found[] {
  return groupsAt(data, 'fields').flatMap((field, position, fields) =>
    [
      ...nameFindings(field, fields.slice(0, position)),
      ...keyFindings(field),
      ...choiceFindings(field, index),
      ...messageFindings(field),
      ...lengthFindings(field),
    ].map(([path, text]): Found => [['fields', position, ...path], text]),
  );
}

const reserved: readonly string[] = Object.values(hiddenNames);

function nameFindings(field: Data, earlier: readonly Data[]): Found[] {
  const name = textAt(field, 'name');
  const again = `the form has two fields named "${name}"`;
  const isTwice = `Two fields of the form are called “${name}”. Change one of the two.`;
  if (earlier.some((other) => other.name === name))
    return [found(['name'], 'duplicate-id', again, undefined, isTwice)];
  if (!reserved.includes(name)) return [];
  const help = `Every form already sends a field of that name; choose another, such as "${name}Text".`;
  const message = `a field cannot be named "${name}"`;
  const atField = `Every form has a field called “${name}” already. Choose another name.`;
  return [found(['name'], 'reserved-name', message, help, atField)];
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
  decimals: ['number'],
  unit: ['number'],
  figure: [],
  files: ['files'],
  notBefore: ['date'],
  openAt: ['date'],
  closed: ['date'],
  closedDays: [],
};

const notOfType = 'A field of this type cannot have this. Take it out.';

function keyFindings(field: Data): Found[] {
  const type = textAt(field, 'type');
  return Object.entries(typesOf).flatMap(([key, types]) => {
    if (field[key] === undefined || types.includes(type)) return [];
    const help =
      types.length > 0
        ? `"${key}" belongs to a field of the type ${types.join(', ')}.`
        : `"${key}" is filled in: remove it.`;
    return [
      found(
        [key],
        'misplaced-key',
        `a field of the type "${type}" has no "${key}"`,
        help,
        notOfType,
      ),
    ];
  });
}

/** A field with a choice has options. */
function choiceFindings(field: Data, { site }: SiteIndex): Found[] {
  const name = textAt(field, 'name');
  const type = textAt(field, 'type');
  if (type === 'number') return rangeFindings(field, name);
  if (type === 'select') return optionFindings(field, name);
  if (type === 'files' && field.files === undefined) {
    const help = 'Add "files: { types: [jpeg, png] }".';
    const message = `"${name}" does not say which files it takes`;
    return [found(['type'], 'missing-options', message, help, 'Say which files it takes.')];
  }
  if (!isNoun(type) || recordsOf(site.content, type).length > 0) return [];
  // Those whose files are refused are said to be wrong there.
  if (site.invalidFiles.some((file) => isFileOf(file, type))) return [];
  return [found(['type'], 'missing-options', `there is no ${type} that "${name}" could offer`)];
}

function optionFindings(field: Data, name: string): Found[] {
  const values = groupsAt(field, 'options').map(({ value }) => value);
  if (values.length === 0)
    return [found(['type'], 'missing-options', `the select "${name}" has no options`)];
  if (field.default === undefined || values.includes(field.default)) return [];
  const own = String(field.default);
  const to = suggest(own, values.map(String));
  const message = `the default "${own}" of "${name}" is not in its options`;
  const help = `Options: ${values.map((value) => `"${String(value)}"`).join(', ')}.`;
  // The slip may be in the option.
  const rewrite = to && { from: own, to: { ...to, isSure: false } };
  const text: Message = { code: 'wrong-default', message, help, ...(rewrite && { rewrite }) };
  return [[['default'], text]];
}

function rangeFindings(field: Data, name: string): Found[] {
  const { min = 0, max = greatestNumber, default: own } = field;
  const what = kindOf(field);
  const wrong = Object.entries({ min, max }).filter(([, bound]) => !mayBeNumber(bound, field));
  if (wrong.length > 0)
    return wrong.map(([key, bound]) => {
      const message = `"${key}" is not ${what}: "${String(bound)}"`;
      return found([key], 'wrong-range', message, undefined, `This is not ${what}.`);
    });
  if (Number(min) > Number(max))
    return [found(['max'], 'wrong-range', `the maximum of "${name}" is below its minimum`)];
  const isOutside = Number(own) < Number(min) || Number(own) > Number(max);
  if (own === undefined || (mayBeNumber(own, field) && !isOutside)) return [];
  const range = `${what} from ${String(min)} to ${String(max)}`;
  const message = `the default "${String(own)}" of "${name}" is not ${range}`;
  const help = `Write one in quotes, such as "${String(min)}".`;
  return [found(['default'], 'wrong-default', message, help, `This is not ${range}.`)];
}

function kindOf({ decimals = 0 }: Data): string {
  return decimals === 0 ? 'a whole number' : `a number of at most ${String(decimals)} decimals`;
}

/** Whether a value is a number as the field takes it. An unresolved reference has an error of its own. */
function mayBeNumber(value: unknown, { decimals = 0 }: Data): boolean {
  const [, fraction = ''] = /^-?\d{1,9}(?:\.(\d+))?$/.exec(String(value)) ?? [undefined, '....'];
  return fraction.length <= Number(decimals) || mayHoldReferences(String(value));
}

function messageFindings(field: Data): Found[] {
  if (field.message !== undefined || !isRefusable(field)) return [];
  const message = `"${textAt(field, 'name')}" can be refused, and has no message that says why`;
  const own = `Add what a visitor then reads, such as "message: ${sampleOf(textAt(field, 'type'))}".`;
  const open = ` If it may stay at "${String(field.none)}", add "optional: true" instead.`;
  const atField = 'Visitors can be refused here: add the message that tells them why.';
  return [found(['type'], 'missing-message', message, field.none ? own + open : own, atField)];
}

/** Whether a visitor can give something that its rules refuse; from a list nobody can choose what is not in it. */
function isRefusable(field: Data): boolean {
  const type = textAt(field, 'type');
  if (field.optional === true)
    return ['email', 'date', 'number'].includes(type) || Number(field.minLength) > 0;
  const startsChosen =
    type === 'select' && (field.default !== undefined || field.none === undefined);
  return !startsChosen;
}

function sampleOf(type: string): string {
  if (type === 'number') return 'Enter a number from {min} to {max}';
  if (type === 'consent') return 'Check the box to go on';
  if (type === 'date') return 'Pick a day';
  if (type === 'email') return 'Enter an email address like name@example.com';
  return writtenTypes.includes(type) ? 'Please fill this in' : 'Choose one';
}

function lengthFindings(field: Data): Found[] {
  const [least, most] = [Number(field.minLength ?? 0), longestOf(field)];
  if (!writtenTypes.includes(textAt(field, 'type')) || least <= most) return [];
  const message = `"${textAt(field, 'name')}" needs at least ${least} characters, but takes at most ${most}`;
  const help = 'Lower "minLength", or set a higher "maxLength".';
  const atField = `This needs at least ${least} characters, but takes at most ${most}.`;
  return [found(['minLength'], 'wrong-range', message, help, atField)];
}

/** What is wrong in a form, and where. */
export type Found = readonly [path: Path, text: Message];

/** What is said of a place. */
export function found(
  path: Path,
  code: Code,
  message: string,
  help?: string,
  atField?: string,
): Found {
  const own = { ...(help !== undefined && { help }), ...(atField !== undefined && { atField }) };
  return [path, { code, message, ...own }];
}
