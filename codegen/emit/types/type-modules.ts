import { sectionKinds } from '../../derive/pages/section-traits.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { pascalCase } from '../../model/letter-case.ts';
import { propertiesOf } from '../../schema/field.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { Declaration } from './declarations.ts';
import { declareTypes } from './declarations.ts';
import { nounTypes } from './noun-types.ts';
import type { Import, Statement, TypeModule } from './type-module.ts';
import { literal } from './type-text.ts';

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
        ...content.flatMap(statementOf),
        nounTypes(schemas),
        ...Object.entries(unions).map(unionOf),
      ],
    },
    {
      path: 'sections.ts',
      imports: sectionImports(sections),
      statements: [
        ...reExports(sections),
        ...sections.flatMap(statementOf),
        sectionProps(sectionKinds(schemas)),
        ...pageTypes,
      ],
    },
  ];
}

function statementOf({ name, description, body }: Declaration): readonly Statement[] {
  return body.is === 're-export' ? [] : [{ name, description, ...body }];
}

function unionOf([name, words]: readonly [string, readonly string[]]): Statement {
  return { is: 'alias', name, type: words.map(literal).join(' | ') || 'never' };
}

function sectionImports(declarations: readonly Declaration[]): readonly Import[] {
  const used = new Set(['PageType', ...declarations.flatMap(({ imports }) => imports)]);
  const untyped = 'PageDocument as UntypedPageDocument';
  return [
    { from: './content.ts', names: [...used].sort(compareCodeUnits), isTypeOnly: true },
    { from: './contract/page.ts', names: [untyped], isTypeOnly: true },
  ];
}

/** A view that is just a noun has the noun's type. */
function reExports(declarations: readonly Declaration[]): readonly Statement[] {
  const names = declarations.filter(({ body }) => body.is === 're-export').map(({ name }) => name);
  return names.length === 0 ? [] : [{ is: 're-export', names, from: './content.ts' }];
}

function sectionProps(kinds: readonly string[]): Statement {
  return {
    is: 'interface',
    name: 'SectionProps',
    description: 'What the component of each kind of section receives.',
    properties: kinds.map((kind) => ({
      name: literal(kind),
      isOptional: false,
      type: `${pascalCase(kind)}Props`,
      description: undefined,
    })),
  };
}

/** The types of whole pages, built from the types of sections. */
const pageTypes: readonly Statement[] = [
  {
    is: 'alias',
    name: 'SectionKind',
    description: 'A kind of section.',
    type: 'keyof SectionProps',
  },
  {
    is: 'alias',
    name: 'Section',
    description: 'A section of a page: its kind, and what its component receives.',
    type: `{
  [K in SectionKind]: { readonly kind: K; readonly props: SectionProps[K] };
}[SectionKind]`,
  },
  {
    is: 'interface',
    name: 'PageHero',
    extends: 'Hero',
    description: 'The band on top of a page with its picture.',
    properties: [{ name: 'picture', isOptional: true, type: 'Picture', description: undefined }],
  },
  {
    is: 'alias',
    name: 'PageDocument',
    description: 'A page ready to render.',
    type: 'UntypedPageDocument<Section, PageHero, PageType, CallBar>',
  },
];
