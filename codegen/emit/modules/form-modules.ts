import type { Data, Entry } from '../../model/content.ts';
import { groupAt, groupsAt, textAt } from '../../model/data.ts';
import { camelCase, pascalCase } from '../../model/letter-case.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import type { TypeModule } from '../types/type-module.ts';
import { fieldRule } from './form-field.ts';

/** A module per form, with its schema and its data, and one that names them all. */
export function formModules(forms: readonly Entry[], print: Printer): readonly TypeModule[] {
  return [...forms.map(({ id, data }) => formModule(id, data, print)), formsModule(forms)];
}

function formModule(id: string, form: Data, print: Printer): TypeModule {
  const name = camelCase(id);
  const wording = { tooLong: textAt(groupAt(form, 'texts'), 'tooLong'), print };
  const rules = groupsAt(form, 'fields').map(
    (field) => `  ${textAt(field, 'name')}: ${fieldRule(field, wording)},\n`,
  );
  return {
    path: `forms/${id}.ts`,
    imports: [
      { from: 'zod/mini', namespace: 'z' },
      { from: '../content.ts', names: ['Form'], isTypeOnly: true },
    ],
    statements: [
      {
        is: 'constant',
        name: `${name}Schema`,
        description: 'What may be sent, and what is said when it is not so.',
        value: `z.object({\n${rules.join('')}})`,
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

function formsModule(forms: readonly Entry[]): TypeModule {
  const rows = forms.map(({ id }) => `  ${JSON.stringify(id)}: ${camelCase(id)}Schema,\n`);
  return {
    path: 'forms.ts',
    imports: [
      { from: './contract/forms.ts', names: ['FormSchema'], isTypeOnly: true },
      ...forms.map(({ id }) => ({ from: `./forms/${id}.ts`, names: [`${camelCase(id)}Schema`] })),
    ],
    statements: [
      {
        is: 'constant',
        name: 'formSchemas',
        description: 'The schema of every form, by id.',
        type: 'Readonly<Record<string, FormSchema>>',
        value: `{\n${rows.join('')}}`,
      },
    ],
  };
}
