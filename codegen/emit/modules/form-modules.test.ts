import { describe, expect, test } from 'vitest';
import type { NounTypes } from '../../../generated/content.ts';
import { isUntouched, keepsOrder } from '../../contract/forms.ts';
import { createPrinter } from '../../resolve/facts/printer.ts';
import { printModules } from '../types/print-modules.ts';
import { type Field, fieldRule } from './form-field.ts';
import { formModules } from './form-modules.ts';

const print = createPrinter({ locale: 'en-US' });
const timezone = 'America/New_York';
const tooLong = '{label}: at most {limit} characters';

const option = (value: string) => ({ value, label: value });
const fieldOf = (given: Partial<Field>): Field => ({
  name: 'field',
  label: 'Field',
  type: 'text',
  ...given,
});

const rules: [string, Partial<Field>, string][] = [
  [
    'text needs one character unless more are asked for',
    { type: 'text', label: 'Name', message: 'Name?' },
    'z.string("Name?").check(z.minLength(1, "Name?"), z.maxLength(200, "Name: at most 200 characters"))',
  ],
  [
    'a telephone number with its bounds',
    { type: 'tel', label: 'Phone', minLength: 10, maxLength: 4000, message: 'Ten digits' },
    'z.string("Ten digits").check(z.minLength(10, "Ten digits"), z.maxLength(4000, "Phone: at most 4,000 characters"))',
  ],
  [
    'an e-mail address',
    { type: 'email', label: 'Mail', message: 'No address' },
    'z.string("No address").check(z.email({ pattern: emailPattern, error: "No address" }), z.maxLength(254, "Mail: at most 254 characters"))',
  ],
  [
    'a telephone number without bounds',
    { type: 'tel', label: 'Phone' },
    'z.string().check(z.minLength(1), z.maxLength(40, "Phone: at most 40 characters"))',
  ],
  [
    'an area of text without bounds',
    { type: 'textarea', label: 'Note' },
    'z.string().check(z.minLength(1), z.maxLength(5000, "Note: at most 5,000 characters"))',
  ],
  [
    'a choice with a first value',
    { type: 'select', default: 'a', options: [option('a'), option('b')] },
    'z._default(z.enum(["a","b"]), "a")',
  ],
  [
    'a choice without one',
    { type: 'select', message: 'Choose', options: [option('a')] },
    'z.enum(["a"], "Choose")',
  ],
  [
    'a rule without a message',
    { type: 'text', label: 'Name' },
    'z.string().check(z.minLength(1), z.maxLength(200, "Name: at most 200 characters"))',
  ],
  [
    'a day from today on, by the clock of the dealer',
    { type: 'date', notBefore: 'today', message: 'Day?' },
    'z.iso.date("Day?").check(z.maxLength(10, "Day?"), z.refine((value) => value >= dateIn("America/New_York"), "Day?"))',
  ],
  [
    'a number as the list of what it may be',
    { type: 'number', min: 1, max: '3', default: '2', message: 'How many?' },
    'z._default(z.enum(["1","2","3"], "How many?"), "2")',
  ],
  ['a box to tick', { type: 'consent', message: 'Tick it' }, 'z.literal("yes", "Tick it")'],
  [
    'a choice that may be left open',
    { type: 'town', optional: true, options: [option('knox/rockport')] },
    'z._default(z.union([z.literal(""), z.enum(["knox/rockport"])]), "")',
  ],
  [
    'a text that may be left empty',
    { type: 'textarea', optional: true, label: 'Note', maxLength: 20 },
    'z._default(z.union([z.literal(""), z.string().check(z.maxLength(20, "Note: at most 20 characters"))]), "")',
  ],
];

describe('rules of fields', () => {
  test.each(rules)('%s', (_name, given, want) =>
    expect(fieldRule(fieldOf(given), { tooLong, print, timezone })).toBe(want),
  );

  test('say what is too long in the words and figures of the dealer', () => {
    const german = createPrinter({ locale: 'de-DE' });
    const wording = { tooLong: '{limit} Zeichen', print: german, timezone };
    const rule = fieldRule(fieldOf({ type: 'textarea', label: 'Text' }), wording);
    expect(rule).toContain('z.maxLength(5000, "5.000 Zeichen")');
  });
});

describe('a rule between fields', () => {
  const rule = (is: string) => ({ field: 'end', is, other: 'start' });
  test.each([
    ['2030-05-14', '2030-05-14', 'not-before', true],
    ['2030-05-14', '2030-05-14', 'after', false],
    ['2030-05-14', '2030-05-13', 'not-before', false],
    ['2030-05-14', '2031-01-01', 'after', true],
    ['9', '10', 'after', true],
    ['10', '9', 'not-before', false],
    ['', '2030-05-13', 'after', true],
    ['2030-05-14', undefined, 'after', true],
  ])('from %s to %s is %s: %s', (start, end, is, isKept) =>
    expect(keepsOrder({ start, end }, rule(is))).toBe(isKept),
  );
});

describe('what a link filled in', () => {
  test.each([
    ['About EV CITY:', true],
    ['  About EV CITY: ', true],
    ['About EV CITY: does it come in red?', false],
    ['About EV CITY', false],
    ['About delivery: when do you come:', false],
    ['About the\nsecond line:', false],
    [`About ${'x'.repeat(81)}:`, false],
    ['', false],
  ])('%j is untouched: %s', (value, is) => expect(isUntouched(value, 'About {name}: ')).toBe(is));

  test('cannot be distinguished from a message when nothing follows the name', () =>
    expect(isUntouched('About EV CITY', 'About {name}')).toBe(false));
});

const module = `// Made from content/ and schema/ by codegen. Do not edit.

import * as z from 'zod/mini';
import type { Form } from '../content.ts';
import { cleanedBy } from '../contract/clean-values.ts';

/** What may be sent, and the messages about anything else. */
export const quickAskSchema = z.pipe(z.transform(cleanedBy({})), z.object({
  name: z.string("Name?").check(z.minLength(1, "Name?"), z.maxLength(200, "Name: at most 200 characters")),
}));

/** A message that has passed the check. */
export type QuickAskValues = z.output<typeof quickAskSchema>;

/** The form: its fields, addresses and texts. */
export const quickAskForm: Form = {
  "id": "quick-ask",
  "fields": [
    {
      "name": "name",
      "label": "Name",
      "type": "text",
      "message": "Name?"
    }
  ],
  "texts": {
    "tooLong": "{label}: at most {limit} characters"
  }
};
`;

const index = `// Made from content/ and schema/ by codegen. Do not edit.

import type { Form } from './content.ts';
import type { FormSchema } from './contract/forms.ts';
import { quickAskForm, quickAskSchema } from './forms/quick-ask.ts';

/** The schema of every form, by id. */
export const formSchemas: Readonly<Record<string, FormSchema>> = {
  "quick-ask": quickAskSchema,
};
/** Every form, sorted by id. */
export const forms: readonly Form[] = [quickAskForm];
`;

/** A form that has only what its module is made from. */
const formOf = (written: object) => written as NounTypes['form'];

test('writes a module per form and one that names them all', () => {
  const fields = [{ name: 'name', label: 'Name', type: 'text', message: 'Name?' }];
  const form = { id: 'quick-ask', data: formOf({ id: 'quick-ask', fields, texts: { tooLong } }) };
  const files = printModules(formModules([form], { print, timezone }));
  expect(files).toEqual([
    { path: 'forms/quick-ask.ts', text: module },
    { path: 'forms.ts', text: index },
  ]);
});

test('rules between fields are checked while others are broken, and what a link filled in is asked for', () => {
  const data = formOf({
    id: 'trip',
    fields: [
      { name: 'start', label: 'Start', type: 'date' },
      { name: 'end', label: 'End', type: 'date' },
      { name: 'text', label: 'Text', type: 'textarea', message: 'What?' },
    ],
    rules: [{ field: 'end', is: 'after', other: 'start', message: 'Later' }],
    about: { field: 'text', text: 'About {name}: ', line: 'About {name}' },
    texts: { tooLong },
  });
  const [file] = printModules(formModules([{ id: 'trip', data }], { print, timezone }));
  const text = file?.text ?? '';
  const rule = '{ "field": "end", "is": "after", "other": "start" }';
  const said = '{ message: "Later", path: ["end"], when: () => true }';
  expect(text).toContain('z.refine((value) => !isUntouched(value, "About {name}: "), "What?")');
  expect(text).toContain(`z.refine((values) => keepsOrder(values, ${rule}), ${said})`);
  expect(text).toContain('import { isUntouched, keepsOrder }');
});
