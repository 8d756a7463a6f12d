import { sectionKinds } from '../../derive/pages/section-traits.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { type InnerRow, innerRows } from '../../model/inner-nouns.ts';
import { pascalCase } from '../../model/letter-case.ts';
import { fileKinds, type Noun, nounNames } from '../../model/nouns.ts';
import { propertiesOf } from '../../schema/field.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { type Declaration, declareTypes } from './declarations.ts';
import type { TypeModule } from './print-modules.ts';
import { typeNameOf } from './type-names.ts';
import { interfaceText, literal, propertyName, statement } from './type-text.ts';

/** Unions of strings by type name, such as `PhoneId` with the ids of phones. */
export type Unions = Readonly<Record<string, readonly string[]>>;

/** Unions of page types and of the ids of phones, which web and server have by name. */
export function listUnions({ ids, site }: SiteIndex): Unions {
  const type = propertiesOf(site.schemas.field('page')).get('type');
  const pageTypes = type?.is === 'choice' ? type.values.map(String) : [];
  return { PageType: pageTypes, PhoneId: ids('phone') };
}

/** The types of all nouns, views, sections and bodies, and of what they mention. */
export function typeModules(schemas: SchemaSet, unions: Unions): readonly TypeModule[] {
  const declarations = declareTypes(schemas);
  const [content, sections] = (['content', 'sections'] as const).map((module) =>
    declarations.filter((each) => each.module === module),
  ) as [Declaration[], Declaration[]];
  return [
    {
      path: 'content.ts',
      imports: [],
      statements: [
        ...content.flatMap(({ text }) => text ?? []),
        nounTypes(schemas),
        ...Object.entries(unions).map(unionOf),
      ],
    },
    {
      path: 'sections.ts',
      imports: sectionImports(sections),
      statements: [
        ...reExports(sections),
        ...sections.flatMap(({ text }) => text ?? []),
        sectionProps(sectionKinds(schemas)),
        ...pageTypes,
      ],
    },
  ];
}

function unionOf([name, words]: readonly [string, readonly string[]]): string {
  return statement(`type ${name} = ${words.map(literal).join(' | ') || 'never'};`);
}

function sectionImports(declarations: readonly Declaration[]): readonly string[] {
  const used = new Set(['PageType', ...declarations.flatMap(({ imports }) => imports)]);
  const names = [...used].sort(compareCodeUnits).join(', ');
  return [
    `import type { ${names} } from './content.ts';`,
    "import type { MarkedText } from './contract/marked-text.ts';",
    "import type { PageDocument as UntypedPageDocument } from './contract/page.ts';",
  ];
}

/** A view that is just a noun has the noun's type. */
function reExports(declarations: readonly Declaration[]): readonly string[] {
  const names = declarations.filter(({ text }) => text === undefined).map(({ name }) => name);
  return names.length === 0 ? [] : [statement(`type { ${names.join(', ')} } from './content.ts';`)];
}

function sectionProps(kinds: readonly string[]): string {
  const properties = kinds.map((kind) => ({
    name: literal(kind),
    isOptional: false,
    type: `${pascalCase(kind)}Props`,
    description: undefined,
  }));
  return statement(
    interfaceText('SectionProps', properties),
    'What the component of each kind of section receives.',
  );
}

/** The types of whole pages, built from the types of sections. */
const pageTypes: readonly string[] = [
  statement('type SectionKind = keyof SectionProps;', 'A kind of section.'),
  statement(
    `type Section = {
  [K in SectionKind]: { readonly kind: K; readonly props: SectionProps[K] };
}[SectionKind];`,
    'A section of a page: its kind, and what its component receives.',
  ),
  statement(
    'interface PageHero extends Hero {\n  readonly picture?: Picture;\n}',
    'The band on top of a page with its picture.',
  ),
  statement(
    'type PageDocument = UntypedPageDocument<Section, PageHero, PageType, CallBar>;',
    'A page ready to render.',
  ),
];

/** The table that has the type of every noun's records, and of the records inside others. */
function nounTypes(schemas: SchemaSet): string {
  const rows = [
    ...nounNames.map((noun) => [noun, typeOf(noun, schemas)] as const),
    ...Object.entries(innerRows).map(([noun, row]) => [noun, innerType(row, schemas)] as const),
  ];
  const properties = rows
    .filter(([, type]) => type !== '')
    .map(([noun, type]) => ({
      name: propertyName(noun),
      isOptional: false,
      type,
      description: undefined,
    }));
  return statement(
    interfaceText('NounTypes', properties),
    'The type of the records of each noun, as written.',
  );
}

/** The types of a noun's files, or of the one file that has this name. */
function typeOf(noun: Noun, schemas: SchemaSet, file?: string): string {
  const kinds = fileKinds.filter((kind) => kind.noun === noun && (!file || isNamed(kind, file)));
  const names = kinds.flatMap(({ schema }) => typeNameOf(schemas, schema, 'content')?.name ?? []);
  return [...new Set(names)].join(' | ');
}

function isNamed({ pattern }: { readonly pattern: string }, file: string): boolean {
  return pattern.endsWith(`/${file}.yaml`);
}

function innerType({ home, file, below, namedBy }: InnerRow, schemas: SchemaSet): string {
  const type = typeOf(home, schemas, file);
  if (type === '') return '';
  const holder = below === undefined ? type : `NonNullable<${type}[${literal(below)}]>`;
  return `${holder}[${namedBy === undefined ? 'string' : 'number'}]`;
}
