import { lineStartOf } from '../text/lines.ts';

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
