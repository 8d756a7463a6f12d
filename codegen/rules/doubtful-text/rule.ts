import type { Path } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import type { Source } from '../../model/source.ts';
import { visitTexts } from '../../model/visit-texts.ts';

/** A question mark or a grave accent where a word has an apostrophe or a letter. */
const insideWord = /(?<=\p{L})[?`](?=\p{L})/gu;

/** A whole text within one pair of quotation marks. */
const quoted = /^(["'])(?:(?!\1).)+\1$/s;

/** Texts that may be damaged, but may be meant. */
export const rule: Rule = {
  code: 'doubtful-text',
  phase: 'error',
  check: ({ site }) => sourcesOf(site).flatMap(doubtfulTexts),
};

const doubtfulTexts = oncePerFile((source): readonly Finding[] => {
  const found: Finding[] = [];
  visitTexts(source.data, (text, path) => {
    if (/[?`]\p{L}/u.test(text)) found.push(...lostApostrophes(source, text, [...path]));
    if (quoted.test(text)) found.push(...printedQuotes(source, text, [...path]));
  });
  return found;
});

function lostApostrophes(source: Source, text: string, path: Path): Finding[] {
  return [...text.matchAll(insideWord)].flatMap(({ 0: sign, index }): Finding[] => {
    const word = wordAround(text, index);
    if (/[/=&@:.]/.test(word)) return [];
    const span = source.locateInString(path, index, 1);
    const help =
      'If it is an apostrophe or a letter, type it. If the word ends there, put a space after the sign.';
    const message = `"${word}" has "${sign}" inside a word: an apostrophe or a letter may have been lost`;
    return [{ source, path, span, text: { severity: 'warning', message, help } }];
  });
}

function wordAround(text: string, at: number): string {
  const before = text.slice(0, at).split(/\s/).at(-1) ?? '';
  const [after = ''] = /^\S*/.exec(text.slice(at)) ?? [];
  return before + after;
}

/** In a text over several lines, quotes are part of it: they do not mark it, as they do on the line of its key. */
function printedQuotes(source: Source, text: string, path: Path): Finding[] {
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
      text: {
        severity: 'warning',
        message: `the quotation marks around this text are printed: below "${source.text.slice(whole.start, whole.start + 2).trim()}" they are part of it`,
        help: 'Take them out. If somebody is quoted, use curly ones.',
        ...fixing(false, ...edits),
      },
    },
  ];
}
