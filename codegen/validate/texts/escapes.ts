import type { Message } from '../../diagnostics/diagnostic.ts';
import type { TextFinding } from '../../diagnostics/finding.ts';
import { nameOfCharacter } from '../../text/characters.ts';
import { besideWord, insteadOf, type TextRule } from './text-rule.ts';

/** Line breaks and tabs, which no page shows; a line break at the end is only how the text is written. */
const control = /(?<!\n)\n+(?=[^\n])|[\t\v\f\r\u0085]/g;

/** A line break in a text, which begins no paragraph; how it is written tells what was meant. */
export const lineBreaks: TextRule = (text) =>
  [...text.matchAll(control)].map(({ 0: found, index }): TextFinding => {
    return { start: index, length: 1, ...breakText(text, index, found) };
  });

function breakText(text: string, at: number, found: string): Message {
  // A tab that is typed is as good as a space; one that a backslash has made is not meant.
  if (!found.startsWith('\n')) return { code: 'lost-letter', message: '' };
  return {
    code: 'line-break',
    message: `a new line ${besideWord(text, at, found.length)} begins no paragraph: visitors read on in the same line`,
    help: 'A paragraph is an item of its own where the section has a list of them; begin it with "- ". If it is one paragraph, take the empty line out.',
    atField: `A new line ${besideWord(text, at, found.length)} begins no paragraph: visitors read on in the same line.`,
  };
}

/** A backslash in double quotes and the letter after it, which are read as one character that nobody sees. */
export function escapeText(written: string, meant: string): Message {
  return {
    code: 'lost-letter',
    message: `in double quotes, ${written} is read as ${meant === '\n' ? 'a line break' : meant === '\t' ? 'a tab' : `a ${nameOfCharacter(meant)}`}, so the letter after the backslash is lost`,
    help: `If a backslash is meant, write two: \\${written}. If a new line is meant, there is none within a text.`,
    atField: 'There is a character in it that nobody sees. Take it out.',
  };
}

/** Braces that belong together, or whose other half a reference lacks: its errors are found where it is filled in. */
const others = /\{\{[^{}]*\}\}|\{[^{}]*\}|\$\s?[\w.@+-]+(?:\s*\|\s*\w+)?\s*\}/g;

/** A brace that does not open a reference. */
const brace = /(?<!\$)\{|\}/g;

/** A brace without its other half, which visitors read. */
export const looseBraces: TextRule = (text) => {
  const rest = text.replaceAll(others, (found) => '\0'.repeat(found.length));
  return [...rest.matchAll(brace)].map(({ 0: sign, index }): TextFinding => {
    const isDoubled =
      sign === '}' ? text[index - 1] === sign : /^\$?\{/.test(text.slice(index + 1));
    return {
      start: index,
      length: 1,
      code: 'lost-sign',
      message: isDoubled
        ? `there is a brace ${sign} too many here, and it is printed`
        : `the brace ${sign} is printed as it stands: its other half is missing`,
      atField: `The sign ${sign} is printed as it stands. Take it out.`,
      help: isDoubled ? 'Write one.' : 'Take it out, or write the other half.',
      ...(isDoubled && { edits: insteadOf(index, 1, ''), isSure: true }),
    };
  });
};
