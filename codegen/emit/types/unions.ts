import { propertiesOf, schemaNamed } from '../../schema/keywords.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { Unions } from './type-modules.ts';
import { pascalCase } from './type-names.ts';

/** Nouns whose ids become a union. */
const nouns = [
  'brand',
  'calculator',
  'county',
  'department',
  'form',
  'location',
  'phone',
  'picture',
  'policy',
  'series',
  'town',
  'vehicle',
];

/** The ids of each noun, and the types of pages. */
export function listUnions({ ids, site }: SiteIndex): Unions {
  const { type } = propertiesOf(schemaNamed(site.schemas, 'page'));
  const pageTypes = Array.isArray(type?.enum) ? type.enum.map(String) : [];
  const idUnions = nouns.map((noun) => [`${pascalCase(noun)}Id`, ids(noun)] as const);
  return { PageType: pageTypes, ...Object.fromEntries(idUnions) };
}
