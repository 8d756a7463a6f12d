import type { Cursor } from './cursor.ts';
import { Unsure } from './unsure.ts';

/** The text below `|` (lines kept) or `>` (lines joined), further in than `indent`. */
export function parseBlockText(cursor: Cursor, header: string, indent: number): string {
  const [, style, chomp] = /^([|>])(-?)$/.exec(header) ?? [];
  if (style === undefined) throw new Unsure('an unusual block text');
  const lines = readLines(cursor, indent);
  const text = style === '|' ? lines.join('\n') : fold(lines);
  return chomp === '-' ? text : `${text}\n`;
}

function readLines(cursor: Cursor, indent: number): string[] {
  const lines: string[] = [];
  let inner: number | undefined;
  for (let line = cursor.peekRaw(); line; line = cursor.peekRaw()) {
    if (line.text === '') {
      if (line.indent > (inner ?? 0)) throw new Unsure('a blank line of spaces');
      lines.push('');
    } else {
      if (line.indent <= indent) break;
      inner ??= line.indent;
      if (line.indent < inner) throw new Unsure('a line too far out');
      lines.push(' '.repeat(line.indent - inner) + line.text);
    }
    cursor.advance();
  }
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0 || lines[0] === '') throw new Unsure('a block text without a beginning');
  return lines;
}

/** Lines are joined by spaces; of blank lines between them each counts as a line break. */
function fold(lines: readonly string[]): string {
  let text = '';
  let breaks = 0;
  for (const line of lines) {
    if (/^ | $/.test(line)) throw new Unsure('a line with spaces of its own');
    if (line === '') breaks++;
    else {
      text += (text === '' ? '' : breaks > 0 ? '\n'.repeat(breaks) : ' ') + line;
      breaks = 0;
    }
  }
  return text;
}
