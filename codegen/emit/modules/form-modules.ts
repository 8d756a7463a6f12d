import type { NounTypes } from '../../../generated/content.ts';
import type { DerivedForm } from '../../derive/views/form.ts';
import { camelCase, pascalCase } from '../../model/letter-case.ts';
import type { TypeModule } from '../types/print-modules.ts';
import { statement } from '../types/type-text.ts';
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
  // Files have rules of their own: they are no texts.
  const written = form.fields.filter(({ type }) => type !== 'files');
  const rules = written.map((written) => {
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
      "import * as z from 'zod/mini';",
      "import type { Form } from '../content.ts';",
      ...helpers.flatMap(({ from, names }) => {
        const used = names.filter((each) => schema.includes(each));
        return used.length > 0 ? [`import { ${used.join(', ')} } from '${from}';`] : [];
      }),
    ],
    statements: [
      statement(
        `const ${name}Schema = ${schema};`,
        'What may be sent, and the messages about anything else.',
      ),
      statement(
        `type ${pascalCase(id)}Values = z.output<typeof ${name}Schema>;`,
        'A message that has passed the check.',
      ),
      statement(
        `const ${name}Form: Form = ${JSON.stringify(form, null, 2)};`,
        'The form: its fields, addresses and texts.',
      ),
    ],
  };
}

/** What the rules call. */
const helpers = [
  { from: '../contract/clean-values.ts', names: ['cleanedBy'] },
  { from: '../contract/email-address.ts', names: ['emailPattern'] },
  {
    from: '../contract/forms.ts',
    names: ['amountPattern', 'dateIn', 'isClosedOn', 'isUntouched', 'keepsOrder'],
  },
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
      "import type { Form } from './content.ts';",
      "import type { FormSchema } from './contract/forms.ts';",
      ...forms.map(({ id }) => {
        const name = camelCase(id);
        return `import { ${name}Form, ${name}Schema } from './forms/${id}.ts';`;
      }),
    ],
    statements: [
      statement(
        `const formSchemas: Readonly<Record<string, FormSchema>> = {\n${rows.join('')}};`,
        'The schema of every form, by id.',
      ),
      statement(
        `const forms: readonly Form[] = [${forms.map(({ id }) => `${camelCase(id)}Form`).join(', ')}];`,
        'Every form, sorted by id.',
      ),
    ],
  };
}
