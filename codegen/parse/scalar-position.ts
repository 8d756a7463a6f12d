import type { Document } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { nodeAt, nodeRange } from './node-position.ts';
import { yaml } from './yaml-library.ts';

/** Where each character of the string value at `path` stands in the file. */
export type ScalarOffsets = (offset: number) => number;

/** Prepares to look up characters of one string: a long one may hold thousands of faults. */
export function scalarOffsets(text: string, document: Document, path: Path): ScalarOffsets {
  const node = nodeAt(document, path);
  if (!yaml().isScalar(node) || !node.range || typeof node.value !== 'string') {
    const [start] = nodeRange(document, path, 'value');
    return () => start;
  }
  const style = styleOf(text.charAt(node.range[0]));
  const start = style === 'block' ? endOfHeader(text, node.range[0]) : node.range[0];
  const open = style === 'double' || style === 'single' ? start + 1 : start;
  const offsets = followValue({ text, style, end: node.range[1] }, open, node.value);
  return (offset) => offsets[Math.min(offset, offsets.length - 1)] ?? open;
}

type Style = 'plain' | 'single' | 'double' | 'block';

interface Scalar {
  readonly text: string;
  readonly style: Style;
  readonly end: number;
}

function styleOf(sign: string): Style {
  if (sign === '"') return 'double';
  if (sign === "'") return 'single';
  return sign === '|' || sign === '>' ? 'block' : 'plain';
}

function endOfHeader(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  return newline === -1 ? text.length : newline + 1;
}

/**
 * Walks the source along the value and notes where its characters stand. Folding, indentation and
 * line breaks change nothing but white space, so white space is skipped until the next letter fits.
 */
function followValue(scalar: Scalar, start: number, value: string): number[] {
  const offsets: number[] = [];
  let at = start;
  for (const unit of value.split('')) {
    if (!isSpace(unit)) at = skipToLetter(scalar, at);
    offsets.push(Math.min(at, scalar.end));
    at +=
      isSpace(unit) && !isSpace(scalar.text.charAt(at))
        ? escapeLength(scalar, at, 0)
        : lengthAt(scalar, at);
  }
  return offsets;
}

function skipToLetter(scalar: Scalar, from: number): number {
  let at = from;
  while (at < scalar.end) {
    if (isSpace(scalar.text.charAt(at))) at++;
    else if (isLineContinuation(scalar, at)) at += 2;
    else break;
  }
  return at;
}

function isLineContinuation({ text, style }: Scalar, at: number): boolean {
  return style === 'double' && text.charAt(at) === '\\' && /[\r\n]/.test(text.charAt(at + 1));
}

function lengthAt(scalar: Scalar, at: number): number {
  return escapeLength(scalar, at, 1);
}

const codeLengths: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/** How many characters of the source write the one character at `at`. */
function escapeLength({ text, style }: Scalar, at: number, plain: number): number {
  if (style === 'single' && text.startsWith("''", at)) return 2;
  if (style === 'double' && text.charAt(at) === '\\') {
    return codeLengths[text.charAt(at + 1)] ?? 2;
  }
  return plain;
}

function isSpace(unit: string): boolean {
  return unit === ' ' || unit === '\n' || unit === '\r' || unit === '\t';
}
