import type { Difference } from '../../../../changes/content/difference.ts';
import type { Published } from '../../../../changes/content/published.ts';
import type { Plan, Proposed } from '../../../../changes/propose/propose.ts';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { RecordName } from '../../../../codegen/records/named-record.ts';
import type { Mention, Renamed } from '../../../../codegen/records/old-names.ts';
import type { LanguageOfText } from '../edit-request.ts';
import type { Problem } from '../problems.ts';

/** A sentence that reads differently: on how many pages. */
export interface ShownSentence {
  readonly before?: string;
  readonly after?: string;
  readonly pages: number;
}

/** What differs, in the words of the report. */
export interface ShownDifference extends Omit<Difference, 'back' | 'sentences' | 'pages'> {
  readonly pages: number | 'all';
  /** The first of the pages where it shows. */
  readonly page?: string;
  readonly sentences: readonly ShownSentence[];
}

/** All that differs from where the branch began. */
export interface ShownChanges {
  /** Why pages cannot be compared. */
  readonly blocked?: string;
  /** What the compiler says that it did not say before. */
  readonly problems: readonly Problem[];
  readonly list: readonly ShownDifference[];
  readonly others: readonly ShownSentence[];
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly state: string;
  }[];
}

/** Why nothing was done, and what the compiler says. */
export interface Refused {
  readonly refused: string;
  readonly messages?: readonly string[];
}

/** The files that were written, and the one to go on with. */
export interface Written {
  readonly file: string | null;
  /** The page of the record. */
  readonly address?: string;
  /** The files that have another name now, by their old ones. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** What still says what the record said that it was copied from. */
  readonly copied?: readonly string[];
}

/** A record as its file names it. */
export interface NamedRecord {
  readonly noun: string;
  readonly name: string;
  /** The same in the further languages of the site, if it has a text for each. */
  readonly names?: readonly (LanguageOfText & { readonly text: string })[];
  /** What the name is called, by which it is renamed. */
  readonly nameIs: 'name' | 'stock number';
  readonly slug: string;
  readonly address?: string;
  /** Whether there may be others beside it. */
  readonly isOneOfMany: boolean;
  /** Whether no site can be without it. */
  readonly isNeeded: boolean;
  /** The record whose folder its file is in: it may be moved into that of another. */
  readonly owner?: RecordName;
  /** What stands inside its file by a name of its own, such as the series of a brand. */
  readonly parts: readonly NamedPart[];
}

/** A record inside the file of another, and what it is called there. */
export interface NamedPart extends RecordName {
  readonly name: string;
}

/** The records of a noun, as they are chosen from. */
export interface ListedRecords {
  /** What they are called, in the plural. */
  readonly noun: string;
  readonly records: readonly {
    readonly file: string;
    readonly name: string;
    readonly address?: string;
  }[];
  /** The only file that there can be, where there is none. */
  readonly missing?: string | undefined;
}

/** A place that still refers to a record which is to be retired. */
export interface OpenUse {
  readonly file: string;
  readonly path: Path;
  readonly label: string;
  readonly text: string;
  /** The noun of the value; `fact` for a text, `address` for a link. */
  readonly noun: string;
}

/** What becomes of a place, by its file and path. */
export interface DecidedUse extends Pick<OpenUse, 'file' | 'path'> {
  readonly decision: 'remove' | { readonly use: string };
}

/** A record to be retired. */
export interface Retirement {
  readonly file: string;
  readonly instead: { readonly redirect: string } | { readonly gone: string };
  readonly decided: readonly DecidedUse[];
}

/** A record that is to be called otherwise, or a new one like it. */
export interface Naming {
  readonly file: string;
  readonly name: string;
  /** The same in further languages. */
  readonly names?: Readonly<Record<string, string>>;
  /** The last part of its address; made from the name if it is left out. */
  readonly slug?: string;
  /** The id of the record that it is to belong to; that of now if it is left out. */
  readonly owner?: string;
  /** What is to be called so inside the file, if it is not the whole. */
  readonly part?: RecordName;
}

/** What changes are for; those that take back what a commit has published, if one is named. */
interface Proposing {
  readonly sentence: string;
  readonly commit?: string;
}

/** What the server is asked about changes and records, and what it answers. */
export interface ChangeCalls {
  changes: [null, ShownChanges | Refused];
  /** The same with what visitors read, which takes seconds. */
  changedPages: [null, ShownChanges | Refused];
  takeBack: [string, Written | Refused];
  published: [null, readonly Published[] | Refused];
  publishedChange: [string, ShownChanges | Refused];
  plan: [Proposing, Plan | Refused];
  propose: [Proposing, Proposed | Refused];
  records: [null, readonly ListedRecords[]];
  record: [string, NamedRecord | null];
  mentions: [Renamed, readonly Mention[]];
  addRecord: [Naming, Written | Refused];
  renameRecord: [Naming, Written | Refused];
  retireRecord: [Retirement, Written | Refused | { readonly open: readonly OpenUse[] }];
}
