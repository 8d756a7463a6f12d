/** A text as a page shows it: words alone, or pieces if some of them are marked. */
export type MarkedText = string | readonly MarkedPiece[];

/** Words, or words with a mark; a line break has none. */
export type MarkedPiece = string | Bold | Linked | LineBreak;

interface Bold {
  readonly is: 'bold';
  readonly pieces: readonly MarkedPiece[];
}

interface Linked {
  readonly is: 'link';
  readonly pieces: readonly MarkedPiece[];
  /** The final address: a path, tel:, mailto: or https:. */
  readonly href: string;
  /** What the address leads to; external opens in a new tab. */
  readonly target: 'internal' | 'phone' | 'email' | 'external';
  /** A fuller name for assistive technology. */
  readonly label?: string;
  /** True if it leads to what the dealer still owes. */
  readonly isOwed?: boolean;
}

interface LineBreak {
  readonly is: 'break';
}

/** The words of a text without its marks, with a blank for a line break. */
export function plainText(text: MarkedText): string {
  return typeof text === 'string' ? text : text.map(plainPiece).join('');
}

function plainPiece(piece: MarkedPiece): string {
  if (typeof piece === 'string') return piece;
  return piece.is === 'break' ? ' ' : plainText(piece.pieces);
}
