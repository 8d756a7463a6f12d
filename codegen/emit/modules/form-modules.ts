import type { NounTypes } from '../../../generated/content.ts';
import type { DerivedForm } from '../../derive/views/form.ts';
import { camelCase, pascalCase } from '../../model/letter-case.ts';
import type { TypeModule } from '../types/type-module.ts';
import { argument, type Field, fieldRule, type RuleContext } from './form-field.ts';

type Form = NounTypes['form'];

/** How the rules of all forms print figures, and in which time zone. */
type Wording = Omit<RuleContext, 'tooLong'>;

/** A module per form with its schema and its data, and one that lists them all. */
export function formModules(
  forms: readonly DerivedForm[],
  wording: Wording,
): readonly TypeModule[] {
  return [...forms.map((form) => formModule(form, wording)), formsModule(forms)];
}

function formModule({ id, data: form }: DerivedForm, wording: Wording): TypeModule {
  const name = camelCase(id);
  const { tooLong, summaryTitle } = form.texts;
  const rules = form.fields.map((written) => {
    // What a visitor cannot do, such as choosing what is not in a list, is refused in the form's words all the same.
    const field = { message: summaryTitle, ...written };
    const rule = fieldRule(field, { ...wording, tooLong }) + untouchedRule(form, field);
    return `  ${field.name}: ${rule},\n`;
  });
  const object = `z.object({\n${rules.join('')}})${orderRules(form)}`;
  const schema = `z.pipe(z.transform(cleanedBy(${kindsOf(form)})), ${object})`;
  return {
    path: `forms/${id}.ts`,
    imports: [
      { from: 'zod/mini', namespace: 'z' },
      { from: '../content.ts', names: ['Form'], isTypeOnly: true },
      ...helpers.flatMap(({ from, names }) => {
        const used = names.filter((name) => schema.includes(name));
        return used.length > 0 ? [{ from, names: used }] : [];
      }),
    ],
    statements: [
      {
        is: 'constant',
        name: `${name}Schema`,
        description: 'What may be sent, and the messages about anything else.',
        value: schema,
      },
      {
        is: 'alias',
        name: `${pascalCase(id)}Values`,
        description: 'A message that has passed the check.',
        type: `z.output<typeof ${name}Schema>`,
      },
      {
        is: 'constant',
        name: `${name}Form`,
        description: 'The form: its fields, addresses and texts.',
        type: 'Form',
        value: JSON.stringify(form, null, 2),
      },
    ],
  };
}

/** What the rules call. */
const helpers = [
  { from: '../contract/clean-values.ts', names: ['cleanedBy'] },
  { from: '../contract/email-address.ts', names: ['emailPattern'] },
  { from: '../contract/forms.ts', names: ['amountPattern', 'dateIn', 'isUntouched', 'keepsOrder'] },
];

/** The fields that are cleaned as something else than a line. */
function kindsOf({ fields }: Form): string {
  const kinds: Readonly<Record<string, string>> = { textarea: 'text', email: 'email' };
  const rows = fields.flatMap(({ name, type }) => {
    const kind = kinds[type];
    return kind === undefined ? [] : [[name, kind]];
  });
  return JSON.stringify(Object.fromEntries(rows));
}

/** Rules between fields are checked even if others fail, so that all errors show at once. */
function orderRules({ rules = [] }: Form): string {
  const checks = rules.map(({ message, ...rule }) => {
    const issue = `message: ${JSON.stringify(message)}, path: [${JSON.stringify(rule.field)}]`;
    return `z.refine((values) => keepsOrder(values, ${JSON.stringify(rule)}), { ${issue}, when: () => true })`;
  });
  return checks.length === 0 ? '' : `.check(${checks.join(', ')})`;
}

/** Treats a text that is only what a link filled in like an empty field. */
function untouchedRule({ about }: Form, { name, message }: Field): string {
  if (about?.text === undefined || about.field !== name) return '';
  const text = JSON.stringify(about.text);
  return `.check(z.refine((value) => !isUntouched(value, ${text})${argument(message)}))`;
}

function formsModule(forms: readonly DerivedForm[]): TypeModule {
  const rows = forms.map(({ id }) => `  ${JSON.stringify(id)}: ${camelCase(id)}Schema,\n`);
  return {
    path: 'forms.ts',
    imports: [
      { from: './content.ts', names: ['Form'], isTypeOnly: true },
      { from: './contract/forms.ts', names: ['FormSchema'], isTypeOnly: true },
      ...forms.map(({ id }) => ({
        from: `./forms/${id}.ts`,
        names: [`${camelCase(id)}Form`, `${camelCase(id)}Schema`],
      })),
    ],
    statements: [
      {
        is: 'constant',
        name: 'formSchemas',
        description: 'The schema of every form, by id.',
        type: 'Readonly<Record<string, FormSchema>>',
        value: `{\n${rows.join('')}}`,
      },
      {
        is: 'constant',
        name: 'forms',
        description: 'Every form, sorted by id.',
        type: 'readonly Form[]',
        value: `[${forms.map(({ id }) => `${camelCase(id)}Form`).join(', ')}]`,
      },
    ],
  };
}
