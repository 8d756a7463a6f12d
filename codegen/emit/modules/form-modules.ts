import type { SourceFile } from 'ts-morph';
import { VariableDeclarationKind } from 'ts-morph';
import type { Data, Entry } from '../../model/content.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import { camelCase, pascalCase } from '../types/type-names.ts';
import { createTypeProject, moduleText } from '../types/type-project.ts';
import type { EmittedFile } from '../write.ts';
import { fieldRule } from './form-field.ts';

/** Writes a module per form, with its schema and its data, and one that names them all. */
export function emitFormModules(forms: readonly Entry[]): readonly EmittedFile[] {
  const project = createTypeProject();
  const modules = forms.map(({ id, data }) => {
    const file = project.createSourceFile(`forms/${id}.ts`);
    writeForm(file, id, data);
    return { path: `forms/${id}.ts`, text: moduleText(file) };
  });
  const index = project.createSourceFile('forms.ts');
  writeIndex(index, forms);
  return [...modules, { path: 'forms.ts', text: moduleText(index) }];
}

function writeForm(file: SourceFile, id: string, form: Data): void {
  const name = camelCase(id);
  file.addImportDeclaration({ namespaceImport: 'z', moduleSpecifier: 'zod/mini' });
  file.addImportDeclaration({
    isTypeOnly: true,
    namedImports: ['Form'],
    moduleSpecifier: '../content.ts',
  });
  const rules = groupsAt(form, 'fields').map((field) => {
    return `  ${textAt(field, 'name')}: ${fieldRule(field)},\n`;
  });
  addConstant(file, {
    name: `${name}Schema`,
    initializer: `z.object({\n${rules.join('')}})`,
    docs: ['What may be sent, and what is said when it is not so.'],
  });
  file.addTypeAlias({
    name: `${pascalCase(id)}Values`,
    type: `z.output<typeof ${name}Schema>`,
    isExported: true,
    docs: ['A message that has passed the check.'],
  });
  addConstant(file, {
    name: `${name}Form`,
    type: 'Form',
    initializer: JSON.stringify(form, null, 2),
    docs: ['The form: its fields, addresses and texts.'],
  });
}

function writeIndex(file: SourceFile, forms: readonly Entry[]): void {
  file.addImportDeclaration({
    isTypeOnly: true,
    namedImports: ['FormSchema'],
    moduleSpecifier: './contract/forms.ts',
  });
  for (const { id } of forms) {
    const namedImports = [`${camelCase(id)}Schema`];
    file.addImportDeclaration({ namedImports, moduleSpecifier: `./forms/${id}.ts` });
  }
  const rows = forms.map(({ id }) => `  ${JSON.stringify(id)}: ${camelCase(id)}Schema,\n`);
  addConstant(file, {
    name: 'formSchemas',
    type: 'Readonly<Record<string, FormSchema>>',
    initializer: `{\n${rows.join('')}}`,
    docs: ['The schema of every form, by id.'],
  });
}

interface Constant {
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
  readonly docs: string[];
}

function addConstant(file: SourceFile, { docs, ...declaration }: Constant): void {
  file.addVariableStatement({
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [declaration],
    docs,
  });
}
