import type { Document } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { nodeAt, nodeRange } from './node-position.ts';
import { yaml } from './yaml-library.ts';

/** Maps an offset in a string value to its offset in the file. */
export type ScalarOffsets = (offset: number) => number;

/** Maps the offsets of one string once, since a long string may have thousands of errors. */
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

function styleOf(indicator: string): Style {
  if (indicator === '"') return 'double';
  if (indicator === "'") return 'single';
  return indicator === '|' || indicator === '>' ? 'block' : 'plain';
}

function endOfHeader(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  return newline === -1 ? text.length : newline + 1;
}

/**
 * Follows the value through the source and records the offset of each character. Folding, indentation and line
 * breaks change only white space, so white space is skipped up to the next visible character.
 */
function followValue(scalar: Scalar, start: number, value: string): number[] {
  const offsets: number[] = [];
  let at = start;
  for (const unit of value.split('')) {
    if (!isSpace(unit)) at = skipWhiteSpace(scalar, at);
    offsets.push(Math.min(at, scalar.end));
    at +=
      isSpace(unit) && !isSpace(scalar.text.charAt(at))
        ? escapeLength(scalar, at, 0)
        : lengthAt(scalar, at);
  }
  return offsets;
}

function skipWhiteSpace(scalar: Scalar, from: number): number {
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

/** The length of the escape sequence at `at`, or `plain` if there is none. */
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
