import type { Change } from '../../codegen/edit/change.ts';
import type { Site } from '../../codegen/site/site.ts';
import type { TextChange } from '../../codegen/text/edit.ts';
import type { Changes, SentenceChange } from '../changes.ts';
import type { ChangedRecord } from './changed-records.ts';

/** One thing that differs from the base, as somebody would take it back. */
export interface Difference {
  /** What it is asked for by; it changes with the values. */
  readonly id: string;
  readonly does: 'added' | 'removed' | 'changed' | 'renamed' | 'moved' | 'layout' | 'file';
  readonly file: string;
  /** What the record is called. */
  readonly record: string;
  /** Where the value is, in words. */
  readonly label: string;
  /** Where it was in its list, and is, if it was moved; counted from 1. */
  readonly places?: { readonly from: number; readonly to: number };
  /** As visitors read it. */
  readonly before?: string;
  readonly after?: string;
  /** The pages where it shows. */
  readonly pages: 'all' | readonly string[];
  /** Sentences that change with it. */
  readonly sentences: readonly SentenceChange[];
  readonly back: { readonly value: Change } | { readonly record: ChangedRecord } | 'file';
}

/** What two states of a site are compared by. */
export interface Compared {
  readonly files: readonly TextChange<Buffer>[];
  readonly before: Site;
  readonly after: Site;
  readonly changes: Changes;
}
