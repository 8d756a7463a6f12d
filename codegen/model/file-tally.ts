/** What became of the files found below `content/`. Every file is either accepted or refused: none is lost. */
export interface Account {
  readonly found: number;
  readonly accepted: number;
  readonly refused: number;
}

/** Draws up the account. An account that does not balance is a fault of this program, not of the content. */
export function balance(found: number, accepted: number, refused: number): Account {
  if (found !== accepted + refused) {
    throw new Error(`${found} files found, but ${accepted} accepted and ${refused} refused`);
  }
  return { found, accepted, refused };
}
