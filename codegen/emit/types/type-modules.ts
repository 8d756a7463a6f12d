import { sectionKinds } from '../../derive/pages/section-traits.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { pascalCase } from '../../model/letter-case.ts';
import { propertiesOf } from '../../schema/field.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { Declaration } from './declarations.ts';
import { declareTypes } from './declarations.ts';
import { nounTypes } from './noun-types.ts';
import type { TypeModule } from './print-modules.ts';
import { interfaceText, literal, statement } from './type-text.ts';

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
