import { invisibleIn } from '../../contract/visible-text.ts';

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

/** `${path | format}`, with the positions of path and format in the text. */
export interface FactReference {
  readonly kind: 'reference';
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
      const end = text.indexOf('}', start);
      pieces.push(readReference(text, start, end));
      at = end === -1 ? text.length : end + 1;
    }
  }
  pushText(pieces, text.slice(at));
  return pieces;
}

function pushText(pieces: Piece[], text: string): void {
  if (text !== '') pieces.push({ kind: 'text', text });
}

function readReference(text: string, start: number, end: number): Piece {
  if (end === -1) {
    return {
      kind: 'broken',
      start,
      length: open.length,
      problem: 'a reference to a fact is not closed with "}"',
    };
  }
  const inner = text.slice(start + open.length, end);
  const [, lead = '', path, bar = '', format] = wellFormed.exec(inner) ?? [];
  if (path === undefined) {
    const problem =
      inner.trim() === '' ? 'the reference names no fact' : 'this is not a reference to a fact';
    const isInvisible = invisibleIn(inner).length > 0;
    return { kind: 'broken', start, length: end + 1 - start, problem, isInvisible };
  }
  const pathStart = start + open.length + lead.length;
  const formatStart = pathStart + path.length + bar.length;
  const root = rootOf(path);
  return { kind: 'reference', path, root, pathStart, formatStart, ...(format ? { format } : {}) };
}

/** The first step of a path: `town` of `town.name`. */
export function rootOf(path: string): string {
  const end = path.search(/[.@]/);
  return end === -1 ? path : path.slice(0, end);
}
