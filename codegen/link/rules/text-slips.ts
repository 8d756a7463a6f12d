import { recordsOf } from '../../model/content.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import type { PlacedFault, RuleFault, SiteRule } from '../rule.ts';

/** What YAML allows and no author means: signs that are printed, or that take the rest of a line away. */
export const textSlips: SiteRule = ({ site }) => {
  const entries = nounNames.flatMap((noun) => recordsOf(site.content, noun));
  return entries.flatMap(({ source }) => slipsIn(source));
};

interface Slip {
  /** Group 1 is what is marked. */
  readonly pattern: RegExp;
  /** What is wrong with it, by what stands before it in its line. */
  explain(found: string, before: string): RuleFault;
  isMeant?(source: Source, found: string): boolean;
}

const roots =
  '(?:site|pricing|facts|towns?|count(?:y|ies)|brands?|vehicles?|calculators?|policy)\\.[A-Za-z0-9_.@+-]*[A-Za-z0-9]';

const slips: readonly Slip[] = [
  {
    pattern: /^[^"'#\n]*?(?::|- )[ \t]+[^\s"'#[{|>&*!][^"'\n]*?[ \t](#[^\s#][^\n]*)/gm,
    explain: (found) => ({
      code: 'cut-off',
      message: `"${shorten(found)}" is not part of the text: a space and "#" begin a remark`,
      help: 'Put the whole text in quotes. If it is a remark, write a space after "#".',
    }),
    // In a text of several lines a remark cannot begin.
    isMeant: ({ data }, found) =>
      JSON.stringify(data).includes(JSON.stringify(found.trim()).slice(1, -1)),
  },
  {
    pattern: new RegExp(`(?<!\\$)(\\{\\s*${roots}(?:\\s*\\|\\s*\\w+)?\\s*\\})`, 'g'),
    explain: (found, before) => lostSign(found, found.slice(1, -1).trim(), before),
  },
  {
    pattern: new RegExp(`(\\$\\(\\s*${roots}(?:\\s*\\|\\s*\\w+)?\\s*\\))`, 'g'),
    explain: (found, before) => lostSign(found, found.slice(2, -1).trim(), before),
  },
  {
    pattern: new RegExp(`(\\$${roots})`, 'g'),
    explain: (found, before) => lostSign(found, found.slice(1), before),
  },
  {
    pattern: /^(?:[^"'#\n]*?(?::|- )[ \t]+|[ \t]*- )([“‘][^"\n]*[”’])[ \t\r]*$/gm,
    explain: (found) => ({
      code: 'curly-quotes',
      message: 'these curly quotes are printed: they do not mark the text as straight ones do',
      help: 'Use straight quotes around the text, or put straight ones around these too.',
      rewrite: { from: found, to: { word: JSON.stringify(found.slice(1, -1)), isSure: true } },
    }),
  },
  {
    pattern: /(?::|- |\[|,)[ \t]+(0o[0-7]+)\b/g,
    explain: (found) => ({
      code: 'octal-number',
      message: `${found} is read as ${Number(found)}: "0o" begins a number in base eight`,
      help: 'Write the number as it is spoken.',
    }),
  },
];

function lostSign(found: string, path: string, before: string): RuleFault {
  // In brackets, a text with a reference needs quotes around it.
  const isSure = !/[{[]/.test(before) || before.split('"').length % 2 === 0;
  const word = `\${${path}}`;
  return {
    code: 'lost-sign',
    message: `"${shorten(found)}" is printed as it stands; a reference to a fact is written ${word}`,
    rewrite: { from: found, to: { word, isSure } },
  };
}

const quick = /\s#\S|[{$(]\s*[a-z]+\.|[“‘]|\b0o\d/;

function slipsIn(source: Source): PlacedFault[] {
  if (!quick.test(source.text)) return [];
  const lines = createLineIndex(source.text);
  return slips.flatMap(({ pattern, explain, isMeant }) =>
    [...source.text.matchAll(pattern)].flatMap((match): PlacedFault[] => {
      const found = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(found);
      const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start);
      if (/^\s*#/.test(before) || isMeant?.(source, found)) return [];
      const span = lines.spanAt(start, start + found.length);
      return [{ source, path: [], span, text: { severity: 'warning', ...explain(found, before) } }];
    }),
  );
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
