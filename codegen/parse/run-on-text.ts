import type { Scalar } from 'yaml';
import type { Message } from '../diagnostics/diagnostic.ts';
import { type Line, lineAt } from '../text/lines.ts';
import type { Range } from './node-position.ts';

/** What is wrong in valid YAML. */
export interface NodeDiagnostic {
  readonly range: Range;
  readonly text: Message;
  /** Where the same stood first. */
  readonly first?: Range;
}

/** A shorter line is not wrapped: what follows was not meant as more of its text. */
const shortestWrapped = 60;

/** The first line of a text of several lines that YAML joins with the text above, though it looks like something else. */
export function findRunOn(
  { type, range, value }: Scalar,
  source: string,
): readonly NodeDiagnostic[] | undefined {
  if (!range || typeof value !== 'string') return undefined;
  const [start, end] = range;
  if (!source.slice(start, end).trimEnd().includes('\n')) return undefined;
  const lines = linesOf(source, start, end);
  const found =
    type === 'PLAIN' ? runOnLine(lines) : type === 'BLOCK_FOLDED' ? oddLine(lines) : undefined;
  if (!found) return undefined;
  const { line, text } = found;
  return [{ range: [line.start + line.indent, line.start + line.text.trimEnd().length], text }];
}

function linesOf(source: string, start: number, end: number): readonly Line[] {
  const lines: Line[] = [];
  for (let at = start; at !== 0 && at <= end; at = source.indexOf('\n', at) + 1) {
    const line = lineAt(source, at);
    if (line.start >= source.trimEnd().length) break;
    lines.push(line);
  }
  return lines.filter((line, index) => index === 0 || line.start < end);
}

interface OddLine {
  readonly line: Line;
  readonly text: Message;
}

/** In a text without quotes: an item, a key, or a line below a short one. */
function runOnLine(lines: readonly Line[]): OddLine | undefined {
  const index = lines.findIndex(({ text }, at) => {
    if (at === 0 || text.trim() === '') return false;
    const above = lines[at - 1]?.text.trimEnd().length ?? 0;
    return /^\s*- /.test(text) || /^\s*[\w-]+:(?:\s|$)/.test(text) || above < shortestWrapped;
  });
  const line = lines[index];
  return line && { line, text: runOn(line) };
}

function runOn({ indent, text }: Line): Message {
  const isItem = /^\s*- /.test(text);
  return {
    code: 'syntax',
    message: `this line begins in column ${indent + 1}, further in than the line above, so it is read as more of its text`,
    help: `${isItem ? 'If it begins a list, the line with the key of the list is missing above it. ' : ''}If it is an item or a key of its own, begin it in the column of the others, an item with "- ". If it is more of the text, write >- before the text, and begin it on a new line.`,
  };
}

/** In a folded text: a line further in than the others, or an item. */
function oddLine([, ...lines]: readonly Line[]): OddLine | undefined {
  const base = lines.find(({ text }) => text.trim() !== '')?.indent ?? 0;
  for (const [index, line] of lines.entries()) {
    const isLast = lines.slice(index).every(({ text }) => text.trim() === '');
    if (isLast) return undefined;
    const text = textOfLine(line, base);
    if (text) return { line, text };
  }
  return undefined;
}

function textOfLine(line: Line, base: number): Message | undefined {
  if (line.text.trim() === '') return undefined;
  if (line.indent > base)
    return {
      code: 'syntax',
      message: `this line of the text begins in column ${line.indent + 1}, further in than the others`,
      help: `Begin it in column ${base + 1}.`,
    };
  if (/^\s*[-*•] /.test(line.text))
    return {
      code: 'syntax',
      message:
        'this looks like an item of a list, but is printed as part of the text, with its sign',
      help: 'A list is written under a key of its own, such as "list:", each item on a line after "- ". Is the line with its key missing?',
    };
  if (/^\s*[>|][+-]?\s*$/.test(line.text))
    return {
      code: 'syntax',
      message: 'this sign begins a text of several lines, but is printed as part of the text above',
      help: 'If it begins an item of a list, write "- " before it, in the column of the other items.',
    };
  return undefined;
}
