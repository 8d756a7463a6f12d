import type { Code } from '../../generated/codes.ts';
import type { Path, Phase } from '../diagnostics/diagnostic.ts';
import type { Finding, ParsedFile } from '../diagnostics/finding.ts';
import type { AnnotationName } from '../schema/annotations.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Figure } from './amounts.ts';
import type { Annotated, FindAnnotated } from './annotated.ts';
import type { SiteNames } from './names.ts';
import type { Reference } from './references.ts';
import type { FileValues } from './source-files.ts';

/** A rule, in a folder of its own with its pages and examples: `codegen/rules/<code>/`. It says what it has to see. */
export type Rule =
  | SiteRule
  | ReferenceRule
  | { readonly [Name in AnnotationName]: AnnotationRule<Name> }[AnnotationName]
  | FileRule<keyof FileValues>;

/** What a rule finds: something wrong with a value. */
export interface RuleFinding extends Omit<Finding, 'code'> {
  /** Left out, that of the rule. */
  readonly code?: Code;
  readonly source: ParsedFile;
  readonly path: Path;
}

interface Described {
  /** The code of its findings; of several, the first, unless a finding has another. */
  readonly code: Code | readonly [Code, ...Code[]];
  readonly phase: Phase;
}

/** A rule about the content as a whole. */
export interface SiteRule extends Described {
  readonly needs?: undefined;
  readonly check: Check;
}

/** A rule about each value that refers to something. */
interface ReferenceRule extends Described {
  readonly needs: 'references';
  readonly find: (one: Reference, site: LinkedSite) => readonly RuleFinding[];
}

/** A rule about each value whose schema has an annotation. */
export interface AnnotationRule<Name extends AnnotationName> extends Described {
  readonly needs: Name;
  find(one: Annotated<Name>, site: LinkedSite): readonly RuleFinding[];
}

/** A rule about each text, group or list. What it finds depends on the file alone, and is kept while that stays the same. */
type FileRule<Kind extends keyof FileValues> = {
  readonly [Each in Kind]: Described & {
    readonly needs: Each;
    readonly find: (one: FileValues[Each][number]) => readonly RuleFinding[];
  };
}[Kind];

/** Lists what is wrong. */
export type Check = (site: LinkedSite) => readonly RuleFinding[];

/** The site, with lookups that rules share. */
export interface LinkedSite extends SiteIndex {
  /** Every value that refers to something, once. */
  readonly references: readonly Reference[];
  readonly names: SiteNames;
  /** The figures of all records whose facts copy may refer to. */
  figures(): readonly Figure[];
  /** The values whose schema has an annotation, such as `x-alike`. */
  readonly annotated: FindAnnotated;
  /** Whether any text refers to a fact, or to a part of one. */
  isReferenced(value: unknown): boolean;
  /** The files in which earlier phases and stages found errors. */
  readonly filesWithErrors: ReadonlySet<string>;
}
