import type { NounTypes } from '../../../generated/content.ts';

// Records as their files have them, before the tests themselves fill in what they refer to.

export type Vehicle = NounTypes['vehicle'];
export type Town = NounTypes['town'];
export type County = NounTypes['county'];
export type Site = NounTypes['site'];
export type Navigation = NounTypes['navigation'];
export type Brand = NounTypes['brand'];

/** A section as written in a file: its kind, and whatever that kind contains. */
export type Section = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** A page, a template for the pages of records, or a policy. */
export interface Page {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly fallbacks?: readonly { readonly prefix: string; readonly status: number }[];
  readonly indexed?: boolean;
  readonly picture?: string;
  readonly hero?: boolean | Readonly<Record<string, unknown>>;
  readonly sections: readonly Section[];
}
