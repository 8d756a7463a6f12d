import type { MarkedPiece, MarkedText } from '../../contract/marked-text.ts';
import { placeMarkOf } from '../../model/place-marks.ts';
import { mayHoldMarks, readMarks, type WrittenPiece, wordsOf } from '../../model/written-marks.ts';
import type { ViewContext } from '../context/view.ts';
import { dialLabel, targetOf } from './action.ts';

/** A text as its page shows it: links lead to addresses. One without marks stays as it is. */
export function markedText(text: string, context: ViewContext): MarkedText {
  if (!mayHoldMarks(text)) return text;
  // While the page is developed, each piece tells where it is written, as the whole text does.
  const origin = placeMarkOf(text);
  const pieces = readMarks(text.slice(0, text.length - origin.length));
  if (pieces.every(({ is }) => is === 'words')) return text;
  return shownPieces(pieces, (words) => words + origin, context);
}

function shownPieces(
  pieces: readonly WrittenPiece[],
  print: (words: string) => string,
  context: ViewContext,
): readonly MarkedPiece[] {
  return pieces.map((piece) => {
    if (piece.is === 'words') return print(piece.text);
    if (piece.is === 'break') return { is: 'break' };
    const inner = shownPieces(piece.pieces, print, context);
    if (piece.is === 'bold') return { is: 'bold', pieces: inner };
    const target = targetOf(piece.to, context);
    const isDialed = target.target === 'phone';
    const label = isDialed ? dialLabel(piece.to, wordsOf(piece.pieces), context) : undefined;
    return { is: 'link', pieces: inner, ...target, ...(label !== undefined && { label }) };
  });
}
