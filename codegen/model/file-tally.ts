/** How many files were found below `content/`, and how many of them were accepted or refused. */
export interface FileTally {
  readonly found: number;
  readonly accepted: number;
  readonly refused: number;
}

/** Every file is accepted or refused. Throws if one is lost: a bug in the compiler, not an error in the content. */
export function tallyFiles(found: number, accepted: number, refused: number): FileTally {
  if (found !== accepted + refused) {
    throw new Error(`${found} files found, but ${accepted} accepted and ${refused} refused`);
  }
  return { found, accepted, refused };
}
