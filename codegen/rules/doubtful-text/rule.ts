import type { Path } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Source } from '../../model/source.ts';
import { proseOf } from '../../model/written-marks.ts';

/** A question mark or a grave accent where a word has an apostrophe or a letter. */
const insideWord = /(?<=\p{L})[?`](?=\p{L})/gu;

/** A sign of a sentence twice, inside a word, or after a space. */
const misplaced =
  /(?<![.,;:'])(?:([.,;:])\1|'')(?![.,;:'])|(?<=\p{L})[,;!](?=\p{L})|(?<=\p{Ll}{2})\.(?=\p{Ll}(?!\p{L}))|(?<=\p{L}) [,;](?= )/gu;

/** A whole text within one pair of quotation marks. */
const quoted = /^(["'])(?:(?!\1).)+\1$/s;

/** Texts that may be damaged, but may be meant: visitors read the signs as they stand. */
export const rule: Rule = {
  code: 'doubtful-text',
  phase: 'warning',
  needs: 'texts',
  find: ({ source, path, value: text }) => [
    ...(/[?`]\p{L}/u.test(text) ? lostApostrophes(source, text, path) : []),
    ...(/\s/.test(text) && /[.,;:'!]/.test(text) ? misplacedSigns(source, text, path) : []),
    ...(quoted.test(text) ? printedQuotes(source, text, path) : []),
  ],
};

function lostApostrophes(source: Source, text: string, path: Path): RuleFinding[] {
  return [...text.matchAll(insideWord)].flatMap(({ 0: sign, index }): RuleFinding[] => {
    const word = wordAround(text, index);
    if (/[/=&@:.]/.test(word)) return [];
    const span = source.locateInString(path, index, 1);
    const help =
      'If it is an apostrophe or a letter, type it. If the word ends there, put a space after the sign.';
    const message = `"${word}" has "${sign}" inside a word: an apostrophe or a letter may have been lost`;
    return [{ source, path, span, message, help }];
  });
}

function misplacedSigns(source: Source, text: string, path: Path): RuleFinding[] {
  return [...proseOf(text).matchAll(misplaced)].flatMap(({ 0: sign, index }): RuleFinding[] => {
    const word = wordAround(text, index);
    // An address, a file or a time.
    if (/[/@&=]|www\.|\d/.test(word)) return [];
    const span = source.locateInString(path, index, sign.length);
    const message = `"${sign.trim()}" in "${shown(text, index)}" stands where no sentence has it`;
    const help = 'Take out what is too much, or put the space in its place.';
    return [{ source, path, span, message, help }];
  });
}

/** The words around a place. */
function shown(text: string, at: number): string {
  const before = text.slice(0, at).split(' ').slice(-2).join(' ');
  const after = text.slice(at).split(' ').slice(0, 2).join(' ');
  return before + after;
}

function wordAround(text: string, at: number): string {
  const before = text.slice(0, at).split(/\s/).at(-1) ?? '';
  const [after = ''] = /^\S*/.exec(text.slice(at)) ?? [];
  return before + after;
}

/** In a text over several lines, quotes are part of it: they do not mark it, as they do on the line of its key. */
function printedQuotes(source: Source, text: string, path: Path): RuleFinding[] {
  const whole = source.locate(path);
  if (!/^[>|]/.test(source.text.slice(whole.start))) return [];
  const [first, last] = [0, text.length - 1].map((at) => source.locateInString(path, at, 1));
  if (!first || !last) return [];
  const edits = [first, last].map(({ start, end }) => ({
    file: source.file,
    start,
    end,
    text: '',
  }));
  return [
    {
      source,
      path,
      span: first,
      message: `the quotation marks around this text are printed: below "${source.text.slice(whole.start, whole.start + 2).trim()}" they are part of it`,
      help: 'Take them out. If somebody is quoted, use curly ones.',
      ...fixing(false, ...edits),
    },
  ];
}
