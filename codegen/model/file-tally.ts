/** How many files were found below `content/`, and how many of them were accepted or refused. */
export interface FileTally {
  readonly found: number;
  readonly accepted: number;
  readonly refused: number;
}

/** Counts up what became of the files. Throws if one was lost: a fault of this program, not of the content. */
export function tallyFiles(found: number, accepted: number, refused: number): FileTally {
  if (found !== accepted + refused) {
    throw new Error(`${found} files found, but ${accepted} accepted and ${refused} refused`);
  }
  return { found, accepted, refused };
}
