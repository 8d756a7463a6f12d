import { invisibleIn } from '../contract/visible-text.ts';

/** Part of a text: plain text, a reference to a fact, or a broken reference. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | FactReference
  | {
      readonly kind: 'broken';
      readonly start: number;
      readonly length: number;
      readonly problem: string;
      /** Whether it has invisible characters, which are reported themselves. */
      readonly isInvisible?: boolean;
    };

/** `${path | format}`, with its position in the text, and those of path and format. */
export interface FactReference {
  readonly kind: 'reference';
  readonly start: number;
  readonly length: number;
  readonly path: string;
  /** The first step of the path. */
  readonly root: string;
  readonly pathStart: number;
  readonly format?: string;
  readonly formatStart: number;
}

const open = '${';
const escapedOpen = '$${';
const wellFormed =
  /^(\s*)([A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*(?:@[A-Za-z0-9_+-]+)?)(?:(\s*\|\s*)([A-Za-z]+))?\s*$/;

/** Whether a text can contain references or escapes at all. */
export function mayHoldReferences(text: string): boolean {
  return text.includes(open);
}

/** Splits a text at its references. `$${` is a literal `${`. */
export function scanReferences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf(open, at);
    if (start === -1) break;
    const isEscaped = start > at && text.startsWith(escapedOpen, start - 1);
    pushText(pieces, text.slice(at, isEscaped ? start - 1 : start));
    if (isEscaped) {
      pushText(pieces, open);
      at = start + open.length;
    } else {
      const piece = readReference(text, start);
      pieces.push(piece);
      at = start + piece.length;
    }
  }
  pushText(pieces, text.slice(at));
  return pieces;
}

/** The well-formed references of a text, which may be that of a whole file. */
export function factReferencesIn(text: string): readonly FactReference[] {
  if (!mayHoldReferences(text)) return [];
  return scanReferences(text).filter((piece) => piece.kind === 'reference');
}

/** The reference that is all there is of a text. */
export function soleReference(text: string): FactReference | undefined {
  const [reference] = factReferencesIn(text);
  return reference?.length === text.length ? reference : undefined;
}

/** A text with blanks in place of its references, also of broken ones: all else stands where it stood. */
export function blankReferences(text: string): string {
  if (!mayHoldReferences(text)) return text;
  const parts: string[] = [];
  let at = 0;
  for (const piece of scanReferences(text)) {
    if (piece.kind === 'text') continue;
    parts.push(text.slice(at, piece.start), ' '.repeat(piece.length));
    at = piece.start + piece.length;
  }
  return [...parts, text.slice(at)].join('');
}

function pushText(pieces: Piece[], text: string): void {
  if (text !== '') pieces.push({ kind: 'text', text });
}

function readReference(text: string, start: number): Exclude<Piece, { readonly kind: 'text' }> {
  const next = text.indexOf(open, start + open.length);
  const rest = text.slice(start, next === -1 ? undefined : next);
  const length = rest.indexOf('}') + 1;
  if (length === 0) {
    const problem = 'a reference to a fact is not closed with "}"';
    return { kind: 'broken', start, length: open.length, problem };
  }
  const inner = rest.slice(open.length, length - 1);
  const [, lead = '', path, bar = '', format] = wellFormed.exec(inner) ?? [];
  if (path === undefined) {
    const problem =
      inner.trim() === '' ? 'the reference names no fact' : 'this is not a reference to a fact';
    const isInvisible = invisibleIn(inner).length > 0;
    return { kind: 'broken', start, length, problem, isInvisible };
  }
  const pathStart = start + open.length + lead.length;
  const formatStart = pathStart + path.length + bar.length;
  return {
    kind: 'reference',
    start,
    length,
    path,
    root: rootOf(path),
    pathStart,
    formatStart,
    ...(format ? { format } : {}),
  };
}

/** The first step of a path: `town` of `town.name`. */
export function rootOf(path: string): string {
  const end = path.search(/[.@]/);
  return end === -1 ? path : path.slice(0, end);
}
