// The three marks of a sentence, as content has them: **bold**, [words](target) and <br>.

import { blankReferences } from './fact-reference.ts';

/** A part of a text as written, at its offset. */
export type WrittenPiece =
  | { readonly is: 'words'; readonly start: number; readonly text: string }
  | (Marked & { readonly is: 'bold'; readonly pieces: readonly WrittenPiece[] })
  | WrittenLink
  | (Marked & { readonly is: 'break' });

/** Where a mark begins and ends, with its signs. */
interface Marked {
  readonly start: number;
  readonly end: number;
}

/** A link in a text, and where its target is. */
export interface WrittenLink extends Marked {
  readonly is: 'link';
  readonly pieces: readonly WrittenPiece[];
  /** A record or an address, as links name them: `/contact`, `phone:main`, `town:north/harbor`. */
  readonly to: string;
  readonly toStart: number;
}

/** How a line break is written. It is one word, so that it stays what it is however the file folds its lines. */
export const lineBreak = '<br>';

// What stands in a reference to a fact is no mark. Any other sign is read in one way alone, so that no text takes long.
const fact = String.raw`\$\{[^}]*\}`;
const other = `(?!${fact})`;
const boldWords = String.raw`(?![\s*,;.:!?)])(?:${fact}|${other}(?!\*\*)[^])+?(?<![\s*])`;
const bold = String.raw`(?<![*\\])\*\*(?<bold>${boldWords})\*\*(?!\*)`;
const target = String.raw`(?:${fact}|${other}[^()]|\([^()]*\))+?`;
const link = String.raw`(?<!!)\[(?<words>(?:${fact}|${other}[^[\]])+)\]\((?<to>${target})\)`;
const marks = new RegExp(String.raw`${fact}|${bold}|${link}|\s*${lineBreak}\s*`, 'dg');

/** Whether a text can hold marks at all. */
export function mayHoldMarks(text: string): boolean {
  return text.includes('**') || text.includes('](') || text.includes(lineBreak);
}

/** Reads the marks of a text. What is only half a mark is words. */
export function readMarks(text: string): readonly WrittenPiece[] {
  return mayHoldMarks(text) ? piecesIn(text, 0) : wordsAt(0, text);
}

function piecesIn(text: string, start: number): readonly WrittenPiece[] {
  const pieces: WrittenPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    const piece = pieceOf(match, start);
    if (!piece) continue;
    pieces.push(...wordsAt(start + at, text.slice(at, match.index)), piece);
    at = match.index + match[0].length;
  }
  return [...pieces, ...wordsAt(start + at, text.slice(at))];
}

function wordsAt(start: number, text: string): readonly WrittenPiece[] {
  return text === '' ? [] : [{ is: 'words', start, text }];
}

function pieceOf(match: RegExpExecArray, from: number): WrittenPiece | undefined {
  const { 0: whole, index, indices, groups = {} } = match;
  const place = { start: from + index, end: from + index + whole.length };
  const startOf = (name: string) => from + (indices?.groups?.[name]?.[0] ?? 0);
  if (groups.bold !== undefined)
    return { ...place, is: 'bold', pieces: piecesIn(groups.bold, startOf('bold')) };
  const { words, to } = groups;
  if (words !== undefined && to !== undefined) {
    const pieces = piecesIn(words, startOf('words'));
    return { ...place, is: 'link', pieces, to, toStart: startOf('to') };
  }
  return whole.includes(lineBreak) ? { ...place, is: 'break' } : undefined;
}

/** Whether a value is a text that can hold a link. */
export function mayHoldLinks(value: unknown): value is string {
  return typeof value === 'string' && value.includes('](');
}

/** The links of a text, in their order. */
export function linksIn(text: string): readonly WrittenLink[] {
  return mayHoldLinks(text) ? linksAmong(readMarks(text)) : [];
}

function linksAmong(pieces: readonly WrittenPiece[]): readonly WrittenLink[] {
  return pieces.flatMap((piece) => {
    if (piece.is === 'link') return [piece];
    return piece.is === 'bold' ? linksAmong(piece.pieces) : [];
  });
}

/** What a text says itself, at its places: blanks stand for its marks, their targets, and its references. */
export function proseOf(text: string): string {
  return blankReferences(blankMarks(text));
}

/** A text with blanks in place of the signs of its marks, and of the targets of its links: all words stand where they stood. */
export function blankMarks(text: string): string {
  return mayHoldMarks(text) ? readMarks(text).reduce(blankPiece, text) : text;
}

function blankPiece(text: string, piece: WrittenPiece): string {
  if (piece.is === 'words') return text;
  const { start, end } = piece;
  if (piece.is === 'break') return blank(text, start, end);
  const [first, last] = piece.is === 'bold' ? [start + 2, end - 2] : [start + 1, piece.toStart - 2];
  return piece.pieces.reduce(blankPiece, blank(blank(text, start, first), last, end));
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** A text without its marks: its words, with a blank for a line break. */
export function withoutMarks(text: string): string {
  return mayHoldMarks(text) ? wordsOf(readMarks(text)) : text;
}

/** The words of pieces, with a blank for a line break. */
export function wordsOf(pieces: readonly WrittenPiece[]): string {
  return pieces
    .map((piece) => {
      if (piece.is === 'words') return piece.text;
      return piece.is === 'break' ? ' ' : wordsOf(piece.pieces);
    })
    .join('');
}
