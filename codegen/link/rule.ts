import type { Path, Span } from '../diagnostics/diagnostic.ts';
import type { FaultText } from '../diagnostics/faults.ts';
import type { Rewrite } from '../diagnostics/fixes.ts';
import type { Source } from '../model/source.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { NamedRecords } from './named-records.ts';
import type { Reference } from './references.ts';

/**
 * When a rule runs, and what becomes of its findings:
 * - `error`: always. Something is wrong, unless a finding says that it is only a warning.
 * - `address`: after these, when it is known which files have errors of their own.
 * - `advice`: only if there is no error.
 * - `doubt`: only if there is no error. A value is possible but unlikely; the author may answer with `# unusual: …`.
 * - `unused`: only if nothing else is found. A value is on no page; the author may keep it with `# unused: …`.
 */
export type Phase = 'error' | 'address' | 'advice' | 'doubt' | 'unused';

/** A rule about the content as a whole. Its folder, `codegen/rules/<name>/`, has its pages and examples too. */
export interface Rule {
  readonly phase: Phase;
  readonly check: Check;
}

/** Lists what is wrong. */
export type Check = (site: LinkedSite) => readonly Finding[];

/** The site, with lookups that rules share. */
export interface LinkedSite extends SiteIndex {
  /** Every value that refers to something, once. */
  readonly references: readonly Reference[];
  readonly named: NamedRecords;
  /** Whether any text refers to a fact, or to a part of one. */
  isAsked(value: unknown): boolean;
  /** The files in which earlier phases and stages found errors. */
  readonly faulty: ReadonlySet<string>;
}

/** What a rule says about a place. */
export interface FindingText extends Omit<FaultText, 'code'> {
  /** The name of the rule's folder, if it is not another. */
  readonly code?: string;
  /** The wrong text and the one most likely meant: the fix, if the file itself contains the text. */
  readonly rewrite?: Rewrite;
}

/** What a rule finds at a value of a file. */
export interface Finding {
  readonly source: Source;
  readonly path: Path;
  /** The position, if it is not that of the value at the path. */
  readonly span?: Span;
  readonly text: FindingText;
}
