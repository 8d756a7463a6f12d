import type { NounTypes } from '../../../generated/content.ts';

/** One thing described for search engines, in the vocabulary of schema.org. */
export interface Node {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** A reference to the dealer, who is described in full only on some pages. */
export interface Reference {
  readonly '@id': string;
}

type Address = Pick<NounTypes['site'], 'url' | 'website'>;

/** The public address of the site, without a trailing slash. */
export function siteUrl(site: Address): string {
  return (site.url ?? site.website).replace(/\/$/, '');
}

/** The dealer, as other nodes refer to it. */
export function dealerReference(site: Address): Reference {
  return { '@id': `${siteUrl(site)}/#dealer` };
}
