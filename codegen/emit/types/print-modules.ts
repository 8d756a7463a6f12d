import { createRequire } from 'node:module';
import type { SourceFile } from 'ts-morph';
import { once } from '../../model/once.ts';
import { generatedNotice } from '../modules/data-module.ts';
import type { EmittedFile } from '../write.ts';
import type { Import, Statement, TypeModule } from './type-module.ts';
import type { TypeProperty } from './type-text.ts';

/** The library takes most of a second to load, and is needed only if types change. */
const library = once((): typeof import('ts-morph') => createRequire(import.meta.url)('ts-morph'));

/** Prints modules as text, each with a notice that it is generated. */
export function printModules(modules: readonly TypeModule[]): readonly EmittedFile[] {
  const { IndentationText, Project, QuoteKind } = library();
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      quoteKind: QuoteKind.Single,
    },
  });
  return modules.map(({ path, imports, statements }) => {
    const file = project.createSourceFile(path);
    for (const each of imports) addImport(file, each);
    for (const each of statements) addStatement(file, each);
    // Also formats nested types.
    file.formatText({ indentSize: 2 });
    return { path, text: generatedNotice + file.getFullText() };
  });
}

function addImport(file: SourceFile, { from, names, namespace, isTypeOnly }: Import): void {
  file.addImportDeclaration({
    moduleSpecifier: from,
    ...(isTypeOnly && { isTypeOnly }),
    ...(names && { namedImports: [...names] }),
    ...(namespace && { namespaceImport: namespace }),
  });
}

function addStatement(file: SourceFile, statement: Statement): void {
  if (statement.is === 're-export') {
    const { names, from } = statement;
    file.addExportDeclaration({
      isTypeOnly: true,
      namedExports: [...names],
      moduleSpecifier: from,
    });
    return;
  }
  const { name, description } = statement;
  const common = { name, isExported: true, ...docsOf(description) };
  if (statement.is === 'alias') file.addTypeAlias({ ...common, type: statement.type });
  if (statement.is === 'interface') {
    const properties = statement.properties.map(propertyStructure);
    const parents = statement.extends ? { extends: [statement.extends] } : {};
    file.addInterface({ ...common, ...parents, properties });
  }
  if (statement.is === 'constant') {
    const { type, value } = statement;
    file.addVariableStatement({
      isExported: true,
      declarationKind: library().VariableDeclarationKind.Const,
      declarations: [{ name, initializer: value, ...(type && { type }) }],
      ...docsOf(description),
    });
  }
}

function propertyStructure({ name, isOptional, type, description }: TypeProperty) {
  return { name, type, isReadonly: true, hasQuestionToken: isOptional, ...docsOf(description) };
}

function docsOf(description: string | undefined) {
  return description === undefined ? {} : { docs: [description] };
}
