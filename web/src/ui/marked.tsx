import type { ComponentType } from 'react';
import type { MarkedPiece, MarkedText } from '../../../generated/contract/marked-text.ts';
import { TextLink } from './action-link.tsx';

type Words = ComponentType<{ text: string }>;

interface MarkedProps {
  text: MarkedText;
  /** How words are printed; left out, as they are. */
  words?: Words | undefined;
}

/** A text with its bold words, links and line breaks. */
export function Marked({ text, words: Words = AsWritten }: MarkedProps) {
  return typeof text === 'string' ? <Words text={text} /> : <Pieces pieces={text} words={Words} />;
}

function Pieces({ pieces, words }: { pieces: readonly MarkedPiece[]; words: Words }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    <Piece key={index} piece={piece} words={words} />
  ));
}

function Piece({ piece, words: Words }: { piece: MarkedPiece; words: Words }) {
  if (typeof piece === 'string') return <Words text={piece} />;
  if (piece.is === 'break') return <br />;
  const inner = <Pieces pieces={piece.pieces} words={Words} />;
  return piece.is === 'bold' ? <strong>{inner}</strong> : <TextLink link={piece}>{inner}</TextLink>;
}

function AsWritten({ text }: { text: string }) {
  return text;
}
