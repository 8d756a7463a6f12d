import { pascalCase } from '../../model/letter-case.ts';
import { nounNames } from '../../model/nouns.ts';
import { propertiesOf, schemaNamed } from '../../schema/keywords.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { Unions } from './type-modules.ts';

/** The ids of phones, which are keys in the facts of the site, and of records that say their own id; the types of pages. */
export function listUnions({ ids, site }: SiteIndex): Unions {
  const { type } = propertiesOf(schemaNamed(site.schemas, 'page'));
  const pageTypes = Array.isArray(type?.enum) ? type.enum.map(String) : [];
  const withIds = nounNames.filter((noun) => 'id' in propertiesOf(site.schemas.named(noun) ?? {}));
  const idUnions = [...withIds, 'phone'].map(
    (noun) => [`${pascalCase(noun)}Id`, ids(noun)] as const,
  );
  return { PageType: pageTypes, ...Object.fromEntries(idUnions) };
}
