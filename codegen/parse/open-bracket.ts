import { yaml } from './yaml-library.ts';

const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);

/** The innermost bracket that is open at an offset. */
export function openBracketAt(text: string, end: number): number | undefined {
  const open: number[] = [];
  let at = 0;
  let isScalar = false;
  for (const token of new (yaml().Lexer)().lex(text)) {
    if (at >= end) break;
    const type: string | null = isScalar ? null : yaml().CST.tokenType(token);
    isScalar = type === 'scalar';
    if (type === 'flow-error-end') break;
    if (type === 'flow-map-start' || type === 'flow-seq-start') open.push(at);
    if (type === 'flow-map-end' || type === 'flow-seq-end') open.pop();
    at += marks.has(token) ? 0 : token.length;
  }
  return open.at(-1);
}
