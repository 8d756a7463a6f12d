import { expect, test } from 'vitest';
import type { Schema } from '../../schema/schema-set.ts';
import { createSchemaSet } from '../../schema/schema-set.ts';
import { printModules } from './print-modules.ts';
import { typeModules } from './type-modules.ts';

const address = (name: string) => `https://schema.invalid/${name}.schema.json`;
const schemas = createSchemaSet(
  new Map<string, Schema>([
    [
      'api/error',
      {
        type: 'object',
        description: 'Why a call failed.',
        required: ['error'],
        properties: { error: { type: 'string', description: 'One sentence.' } },
      },
    ],
    ['form', { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }],
    ['icon', { description: 'Names of drawings.', enum: ['sun', 'moon'] }],
    ['copy', { description: 'Only parts of others, so never made.', $defs: {} }],
    [
      'brand',
      {
        type: 'object',
        description: 'A brand.',
        required: ['series'],
        properties: {
          hero: { $ref: address('hero') },
          series: {
            type: 'array',
            items: { type: 'object', properties: { slug: { type: 'string' } } },
          },
        },
      },
    ],
    [
      'page',
      {
        type: 'object',
        required: ['sections'],
        properties: { sections: { type: 'array', items: { $ref: address('section') } } },
      },
    ],
    [
      'section',
      {
        type: 'object',
        properties: { kind: true },
        discriminator: { propertyName: 'kind' },
        oneOf: [
          { $ref: address('sections/card-grid') },
          { $ref: address('sections/contact-form') },
        ],
      },
    ],
    ['views/form', { description: 'A form.', $ref: address('form') }],
    ['views/picture', { type: 'object', properties: { src: { type: 'string' } } }],
    ['call-bar', { type: 'object', properties: { text: { type: 'string' } } }],
    [
      'hero',
      {
        type: 'object',
        required: ['heading'],
        properties: { heading: { type: 'string' }, logo: { type: 'string', 'x-view': 'picture' } },
      },
    ],
    [
      'sections/card-grid',
      {
        type: 'object',
        description: 'Cards side by side.',
        required: ['kind', 'cards'],
        properties: {
          kind: { const: 'card-grid' },
          cards: {
            description: 'The cards.',
            type: 'array',
            items: {
              type: 'object',
              required: ['title'],
              properties: {
                title: { type: 'string', description: 'Its title.' },
                icon: { $ref: address('icon'), description: 'Its drawing.' },
                picture: { type: 'string', 'x-view': 'picture' },
              },
            },
          },
        },
      },
    ],
    [
      'sections/contact-form',
      {
        type: 'object',
        required: ['kind', 'form'],
        properties: { kind: { const: 'contact-form' }, form: { type: 'string', 'x-view': 'form' } },
      },
    ],
  ]),
);

const content = `// Made from content/ and schema/ by codegen. Do not edit.

/** A brand. */
export type Brand = {
  readonly hero?: Hero;
  readonly series: readonly {
    readonly slug?: string;
  }[];
};
export type CallBar = {
  readonly text?: string;
};
/** Why a call failed. */
export type ErrorBody = {
  /** One sentence. */
  readonly error: string;
};
export type Form = {
  readonly id: string;
};
export type Hero = {
  readonly heading: string;
  readonly logo?: string;
};
/** Names of drawings. */
export type IconName = 'sun' | 'moon';
export type Page = {
  readonly sections: readonly Section[];
};
export type Section = {
  readonly kind: 'card-grid' | 'contact-form';
  readonly [key: string]: unknown;
};

/** The type of the records of each noun, as written. */
export interface NounTypes {
  readonly brand: Brand;
  readonly page: Page;
  readonly form: Form;
  readonly series: NonNullable<Brand['series']>[number];
}

export type PageType = 'home' | 'about';
export type PhoneId = 'main';
export type TownId = never;
`;

const sections = `// Made from content/ and schema/ by codegen. Do not edit.

import type { Form, IconName, PageType } from './content.ts';
import type { PageDocument as UntypedPageDocument } from './contract/page.ts';

export type { Form } from './content.ts';

export interface CallBar {
  readonly text?: string;
}

/** Cards side by side. */
export interface CardGridProps {
  /** The cards. */
  readonly cards: readonly {
    /** Its title. */
    readonly title: string;
    /** Its drawing. */
    readonly icon?: IconName;
    readonly picture?: Picture;
  }[];
}

export interface ContactFormProps {
  readonly form: Form;
}

export interface Hero {
  readonly heading: string;
  readonly logo?: Picture;
}

export interface Picture {
  readonly src?: string;
}

/** What the component of each kind of section receives. */
export interface SectionProps {
  readonly 'card-grid': CardGridProps;
  readonly 'contact-form': ContactFormProps;
}

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
export type PageDocument = UntypedPageDocument<Section, PageHero, PageType, CallBar>;
`;

test('writes types of nouns, bodies, views and sections, and of what they mention', () => {
  const unions = { PageType: ['home', 'about'], PhoneId: ['main'], TownId: [] };
  expect(printModules(typeModules(schemas, unions))).toEqual([
    { path: 'content.ts', text: content },
    { path: 'sections.ts', text: sections },
  ]);
});
