import type { SourceFile } from 'ts-morph';
import { sectionKinds } from '../../derive/pages/section-traits.ts';
import { inOrder } from '../../diagnostics/faults.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { Declaration } from './declarations.ts';
import { declareTypes } from './declarations.ts';
import { pascalCase } from './type-names.ts';
import { createTypeProject, moduleText } from './type-project.ts';
import type { TypeProperty } from './type-text.ts';
import { literal } from './type-text.ts';

/** The types of whole pages, which are made of the types of sections. */
const pageTypes = `
/** A kind of section. */
export type SectionKind = keyof SectionProps;

/** A section of a page: its kind, and what its component receives. */
export type Section = {
  [K in SectionKind]: { readonly kind: K; readonly props: SectionProps[K] };
}[SectionKind];

/** The band on top of a page with its picture. */
export interface PageHero extends Hero {
  readonly picture?: Picture;
}

/** A page ready to render. */
export type PageDocument = UntypedPageDocument<Section, PageHero, PageType>;`;

/** The text of the two modules of types. */
export interface TypeModules {
  readonly content: string;
  readonly sections: string;
}

/** Unions of words by type name: `VehicleId` and the ids. */
export type Unions = Readonly<Record<string, readonly string[]>>;

/** Writes the types of all views, sections and bodies, of the nouns they mention, and of ids. */
export function emitTypeModules(schemas: SchemaSet, unions: Unions): TypeModules {
  const declarations = declareTypes(schemas);
  const project = createTypeProject();
  const content = project.createSourceFile('content.ts');
  addDeclarations(content, ofModule(declarations, 'content'));
  for (const [name, words] of Object.entries(unions)) addUnion(content, name, words);
  const sections = project.createSourceFile('sections.ts');
  addImports(sections, ofModule(declarations, 'sections'));
  addDeclarations(sections, ofModule(declarations, 'sections'));
  addSectionProps(sections, sectionKinds(schemas));
  sections.addStatements(pageTypes);
  return { content: moduleText(content), sections: moduleText(sections) };
}

function ofModule(declarations: readonly Declaration[], module: Declaration['module']) {
  return declarations.filter((each) => each.module === module);
}

function addDeclarations(file: SourceFile, declarations: readonly Declaration[]): void {
  for (const { name, description, body } of declarations) {
    const common = { name, isExported: true, ...docsOf(description) };
    if (body.is === 'alias') file.addTypeAlias({ ...common, type: body.type });
    if (body.is === 'interface') {
      file.addInterface({ ...common, properties: body.properties.map(propertyStructure) });
    }
  }
}

function propertyStructure({ name, isOptional, type, description }: TypeProperty) {
  return { name, type, isReadonly: true, hasQuestionToken: isOptional, ...docsOf(description) };
}

function docsOf(description: string | undefined) {
  return description === undefined ? {} : { docs: [description] };
}

function addUnion(file: SourceFile, name: string, words: readonly string[]): void {
  const type = words.map(literal).join(' | ') || 'never';
  file.addTypeAlias({ name, type, isExported: true });
}

/** Types of the other module are imported for use, and re-exported where a view is simply a noun. */
function addImports(file: SourceFile, declarations: readonly Declaration[]): void {
  const used = new Set(['PageType', ...declarations.flatMap(({ imports }) => imports)]);
  const reExported = declarations.filter(({ body }) => body.is === 're-export');
  const moduleSpecifier = './content.ts';
  file.addImportDeclaration({
    isTypeOnly: true,
    namedImports: [...used].sort(inOrder),
    moduleSpecifier,
  });
  file.addImportDeclaration({
    isTypeOnly: true,
    namedImports: [{ name: 'PageDocument', alias: 'UntypedPageDocument' }],
    moduleSpecifier: './contract/page.ts',
  });
  if (reExported.length === 0) return;
  const namedExports = reExported.map(({ name }) => name);
  file.addExportDeclaration({ isTypeOnly: true, namedExports, moduleSpecifier });
}

function addSectionProps(file: SourceFile, kinds: readonly string[]): void {
  file.addInterface({
    name: 'SectionProps',
    isExported: true,
    docs: ['What the component of each kind of section receives.'],
    properties: kinds.map((kind) => ({
      name: literal(kind),
      type: `${pascalCase(kind)}Props`,
    })),
  });
}
