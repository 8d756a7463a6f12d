import type { Code } from '../../generated/codes.ts';
import type { Phase } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { FindAnnotated } from './annotated.ts';
import type { SiteNames } from './names.ts';
import type { Reference } from './references.ts';

/** A rule about the content as a whole, in a folder of its own with its pages and examples: `codegen/rules/<code>/`. */
export interface Rule {
  /** The code of its findings, unless one has another. */
  readonly code?: Code;
  readonly phase: Phase;
  readonly check: Check;
}

/** Lists what is wrong. */
export type Check = (site: LinkedSite) => readonly Finding[];

/** The site, with lookups that rules share. */
export interface LinkedSite extends SiteIndex {
  /** Every value that refers to something, once. */
  readonly references: readonly Reference[];
  readonly names: SiteNames;
  /** The values whose schema has an annotation, such as `x-alike`. */
  readonly annotated: FindAnnotated;
  /** Whether any text refers to a fact, or to a part of one. */
  isReferenced(value: unknown): boolean;
  /** The files in which earlier phases and stages found errors. */
  readonly filesWithErrors: ReadonlySet<string>;
}
