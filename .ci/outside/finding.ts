/** Something that may be true no more, and where it is written. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/** Findings of one kind, under a heading. */
export interface Chapter {
  readonly heading: string;
  /** What to do about them. */
  readonly advice: string;
  readonly findings: readonly Finding[];
}

/** What was looked at in a night. */
export interface Night {
  readonly chapters: readonly Chapter[];
  /** Addresses that did not answer, and the first night of it. */
  readonly silent: Readonly<Record<string, string>>;
}
