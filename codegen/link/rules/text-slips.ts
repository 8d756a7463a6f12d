import type { Source } from '../../model/source.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { formatNames } from '../../resolve/facts/format-fact.ts';
import type { PlacedFault, RuleFault } from '../rule.ts';

interface Slip {
  /** Where it may occur in a line. */
  readonly pattern: RegExp;
  /** What is wrong with it, if anything, judging by the text before it on its line. */
  explain(found: string, before: string, source: Source): RuleFault | undefined;
}

/** The path of a fact and its format. */
const reference =
  /^\s*(?:site|pricing|facts|towns?|count(?:y|ies)|brands?|vehicles?|calculators?|policy)\.[\w.@+-]+(?:\s*\|\s*\w+)?\s*$/;

/** A dollar sign and the path of a fact, with its format if there is one. */
const format = `[ \\t]*\\|[ \\t]*(?:${formatNames.join('|')})\\b`;
const bareReference = new RegExp(`\\$[a-z][\\w.@+-]*(?<=\\w)(?:${format})?`, 'g');

const slips: readonly Slip[] = [
  {
    pattern: /(?<=[ \t])#[^\s#].*/g,
    explain(found, before, { data }) {
      const value = valueIn(before);
      if (!value || '[{|>&*!'.includes(value.charAt(0)) || /["'#]/.test(before)) return undefined;
      // In a multi-line text it is not a comment.
      if (JSON.stringify(data).includes(JSON.stringify(found.trim()).slice(1, -1)))
        return undefined;
      return {
        code: 'cut-off',
        message: `"${shorten(found)}" is not part of the text: a space and "#" begin a comment`,
        help: 'Put the whole text in quotes. If it is a comment, write a space after "#".',
      };
    },
  },
  {
    pattern: /(?<!\$)\{[^{}]*\}/g,
    explain: (found, before) => missingDollar(found, found.slice(1, -1), before),
  },
  {
    pattern: /\$\([^()]*\)/g,
    explain: (found, before) => missingDollar(found, found.slice(2, -1), before),
  },
  {
    pattern: bareReference,
    explain: (found, before) => missingDollar(found, found.slice(1), before),
  },
  {
    pattern: /(?<=[ \t])[“‘][^"]*/g,
    explain(found, before) {
      const text = found.trimEnd();
      if (valueIn(before) !== '' || /["'#]/.test(before) || !/[”’]$/.test(text)) return undefined;
      return {
        code: 'curly-quotes',
        message: 'these curly quotes are printed: they do not mark the text as straight ones do',
        help: 'Use straight quotes around the text, or put straight ones around these too.',
        rewrite: { from: text, to: { word: JSON.stringify(text.slice(1, -1)), isSure: true } },
      };
    },
  },
  {
    pattern: /\b0o[0-7]+\b/g,
    explain: (found, before) =>
      /[:[,-]$/.test(before.trimEnd())
        ? {
            code: 'octal-number',
            message: `${found} is read as ${Number(found)}: "0o" begins a number in base eight`,
            help: 'Write the number as people say it.',
          }
        : undefined,
  },
];

/** The text of a line after its key or dash; undefined if it has neither. */
function valueIn(line: string): string | undefined {
  const lead = /[:-][ \t]/.exec(line);
  return lead ? line.slice(lead.index + 1).trim() : undefined;
}

function missingDollar(found: string, inside: string, before: string): RuleFault | undefined {
  if (!reference.test(inside)) return undefined;
  // In brackets, a text with a reference needs quotes.
  const isSure = !/[{[]/.test(before) || before.split('"').length % 2 === 0;
  const word = `\${${inside.trim()}}`;
  return {
    code: 'lost-sign',
    message: `"${shorten(found)}" is printed as it stands; a reference to a fact is written ${word}`,
    rewrite: { from: found, to: { word, isSure } },
  };
}

/** A quick test for lines that may have a slip. */
const signs = /[ \t]#[^\s#]|(?<!\$)\{\s*[a-z]+\.|\$[a-z(]|[“‘]|\b0o\d/g;

/** Valid YAML that no author means: characters that get printed, or that hide the rest of a line. */
export function textSlips(source: Source): PlacedFault[] {
  const { text } = source;
  const starts = new Set<number>();
  for (const { index } of text.matchAll(signs)) starts.add(text.lastIndexOf('\n', index) + 1);
  return [...starts].flatMap((start) => {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? text.length : end);
    return /^\s*#/.test(line) ? [] : slipsInLine(source, line, start);
  });
}

function slipsInLine(source: Source, line: string, start: number): PlacedFault[] {
  return slips.flatMap(({ pattern, explain }) =>
    [...line.matchAll(pattern)].flatMap(({ 0: found, index }): PlacedFault[] => {
      const text = explain(found, line.slice(0, index), source);
      if (!text) return [];
      const at = start + index;
      const length = (text.rewrite?.from ?? found).trimEnd().length;
      const span = createLineIndex(source.text).spanAt(at, at + length);
      return [{ source, path: [], span, text: { severity: 'warning', ...text } }];
    }),
  );
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
