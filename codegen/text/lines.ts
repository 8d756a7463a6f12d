/** Where the lines of a text begin. */
export function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** Where the line of an offset begins. */
export function lineStartOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** A line: its offset, its text and its indentation. */
export interface Line {
  readonly start: number;
  readonly text: string;
  readonly indent: number;
}

/** The line at an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = lineStartOf(text, offset);
  const [words = ''] = /^[^\r\n]*/.exec(text.slice(start)) ?? [];
  return { start, text: words, indent: words.search(/\S|$/) };
}

function hasContent({ text }: Line): boolean {
  return !/^\s*(?:#|$)/.test(text);
}

/** The next line that is neither blank nor a comment. */
export function nextLine(text: string, line: Line): Line | undefined {
  for (let end = line.start + line.text.length; end < text.length; ) {
    const start = text.indexOf('\n', end) + 1;
    if (start === 0) return undefined;
    const next = lineAt(text, start);
    if (hasContent(next)) return next;
    end = start + next.text.length;
  }
  return undefined;
}

/** The previous lines that are neither blank nor comments, nearest first, up to a limit. */
export function linesBefore(text: string, line: Line): Line[] {
  const lines: Line[] = [];
  for (let { start } = line; start > 0 && lines.length < 200; ) {
    const before = lineAt(text, start - 1);
    if (hasContent(before)) lines.push(before);
    start = before.start;
  }
  return lines;
}

/**
 * A text as it is parsed: no-break spaces at the end of a line, which nobody sees, become spaces. Everything else keeps
 * its position.
 */
export function withoutHardSpaces(text: string): string {
  if (!text.includes('\u00A0')) return text;
  return text.split('\n').map(softEnd).join('\n');
}

function softEnd(line: string): string {
  const { length } = line.trimEnd();
  return line.slice(0, length) + line.slice(length).replaceAll('\u00A0', ' ');
}
