import type { NounTypes } from '../../../generated/content.ts';

/**
 * One thing described for search engines, in the vocabulary of schema.org: `Node<OfferLeaf>` by a type of `schema-dts`. What is
 * undefined is left out.
 */
export type Node<Leaf = AnyThing> = Known<Leaf>;

interface AnyThing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

type Known<Value> = Value extends string | number | boolean
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Known<Item>[]
    : { readonly [Key in keyof Value]: Known<Value[Key]> | Optional<Value[Key]> };

type Optional<Value> = undefined extends Value ? undefined : never;

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
