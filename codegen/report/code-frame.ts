import { displayWidth } from './terminal-text.ts';

/** The mark of a frame: a line, and the columns from start to end (both count from 1). */
export interface Mark {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}

const widest = 110;
const leadWhenCut = 30;
const tab = '  ';

/** The line of a diagnostic with its number, underlined with `^~~~`. Empty for a diagnostic of a whole file. */
export function codeFrame(text: string, { line, column, endColumn }: Mark): string[] {
  const source = lineOf(text, line);
  const isOfWholeFile = line === 1 && column === 1 && endColumn === 1;
  if (isOfWholeFile || source === undefined || source.trim() === '') return [];
  const { before, marked, after } = cut(source, column - 1, Math.max(endColumn - 1, column - 1));
  const gutter = ' '.repeat(String(line).length);
  const length = Math.max(1, displayWidth(marked));
  return [
    ` ${line} | ${before}${marked}${after}`.trimEnd(),
    ` ${gutter} | ${' '.repeat(displayWidth(before))}^${'~'.repeat(length - 1)}`,
  ];
}

function lineOf(text: string, line: number): string | undefined {
  const source = text.split('\n', line)[line - 1];
  return source?.replace(/^\uFEFF/, '').replace(/\r$/, '');
}

/** Splits a line at the mark. Shows only the stretch around the mark of a very long line. */
function cut(source: string, start: number, end: number) {
  let before = source.slice(0, start);
  let marked = source.slice(start, end);
  let after = source.slice(end);
  if (source.length > widest) {
    if (before.length > leadWhenCut) before = `…${before.slice(-leadWhenCut)}`;
    if (marked.length > widest - before.length) {
      marked = marked.slice(0, widest - before.length);
      after = '…';
    }
    const room = Math.max(0, widest - before.length - marked.length);
    if (after.length > room) after = `${after.slice(0, room)}…`;
  }
  return { before: untab(before), marked: untab(marked), after: untab(after) };
}

function untab(text: string): string {
  return text.replaceAll('\t', tab);
}
