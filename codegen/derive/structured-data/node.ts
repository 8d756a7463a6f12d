import type { Data } from '../../model/content.ts';
import { optionalText, textAt } from '../../model/data.ts';

/** One thing described for search engines, in the vocabulary of schema.org. */
export interface Node {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** A reference to the dealer, who is described in full only on some pages. */
export interface Reference {
  readonly '@id': string;
}

/** The public address of the site, without a trailing slash. */
export function siteUrl(site: Data): string {
  return (optionalText(site, 'url') ?? textAt(site, 'website')).replace(/\/$/, '');
}

/** The dealer, as other nodes refer to it. */
export function dealerReference(site: Data): Reference {
  return { '@id': `${siteUrl(site)}/#dealer` };
}
