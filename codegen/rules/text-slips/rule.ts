import type { Message } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import { type Content, recordsOf } from '../../model/content.ts';
import { valueAt } from '../../model/data.ts';
import { blankReferences } from '../../model/fact-reference.ts';
import { isNoun, nounNames, nouns, templateNouns } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { factRoots } from '../../resolve/facts/fact-roots.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { suggestReference } from '../../resolve/facts/suggest-reference.ts';

/** Whether a path leads to a fact, which only the whole site tells. */
type IsFact = (path: string) => boolean;

interface Found {
  readonly text: string;
  /** The text before it on its line. */
  readonly before: string;
  /** Its offset in the file. */
  readonly at: number;
  readonly source: Source;
  readonly isFact: IsFact;
}

interface Slip {
  /** Where it may occur in a line. */
  readonly pattern: RegExp;
  /** Whether it is looked for only between the references of a line. */
  readonly isOutsideReferences?: true;
  /** What is wrong with it, if anything. */
  explain(found: Found): Message | undefined;
}

/** The first steps of the paths of facts, also of those that only templates know. */
const roots = [
  'count',
  ...nounNames.flatMap((noun) => [
    ...(nouns[noun].facts ? [nouns[noun].list] : []),
    ...(templateNouns.some((each) => each === noun) || nouns[noun].facts ? [noun] : []),
  ]),
].join('|');

/** The sign or bracket of a reference that is not written `${…}`. */
const typedReference = new RegExp(
  `(?<![\\w$])(?:\\$ ?[{[(]{1,2}|\\$|\\{{1,2})\\s*(?:${roots})\\s*\\.\\s*[\\w+-].*`,
  'g',
);

const slips: readonly Slip[] = [
  {
    pattern: /(?<=[ \t])#[^\s#].*/g,
    explain({ text, before, at, source: { file, data } }) {
      const value = valueIn(before);
      if (!value || '[{|>&*!'.includes(value.charAt(0)) || /["'#]/.test(before)) return undefined;
      // In a multi-line text it is not a comment.
      if (JSON.stringify(data).includes(JSON.stringify(text.trim()).slice(1, -1))) return undefined;
      const start = at - before.length + before.lastIndexOf(value);
      const end = at + text.trimEnd().length;
      const whole = `${value}${before.slice(before.trimEnd().length)}${text.trimEnd()}`;
      const isWord = /^[a-z\d][\w./-]*$/.test(value);
      const isComment = /^#(?:todo|fixme|xxx|tbd|note)\b|^#\w+:/i.test(text);
      return {
        code: 'cut-off',
        phase: isWord ? 'warning' : 'error',
        message: `"${shorten(text)}" is not part of the text: a space and "#" begin a comment`,
        help: 'Put the whole text in quotes. If it is a comment, write it on a line of its own.',
        ...(!/["\\]/.test(whole) &&
          fixing(!isWord && !isComment, { file, start, end, text: `"${whole}"` })),
      };
    },
  },
  {
    pattern: typedReference,
    isOutsideReferences: true,
    explain: (found) => lostSign(found),
  },
  {
    pattern: /(?<=[ \t])[“‘][^"]*/g,
    explain({ text: found, before }) {
      const text = found.trimEnd();
      if (valueIn(before) !== '' || /["'#]/.test(before) || !/[”’]$/.test(text)) return undefined;
      return {
        code: 'curly-quotes',
        phase: 'warning',
        message: 'these curly quotes are printed: they do not mark the text as straight ones do',
        help: 'Use straight quotes around the text, or put straight ones around these too.',
        rewrite: { from: text, to: { word: JSON.stringify(text.slice(1, -1)), isSure: false } },
      };
    },
  },
  {
    pattern: / - (?=[\p{L}\p{N}$])/gu,
    explain({ before, at, source: { file } }) {
      const [, indent] = /^(\s*)- (?![-"'[{>|&*!#])(?!.*: )\S/.exec(before) ?? [];
      if (indent === undefined) return undefined;
      return {
        code: 'joined-items',
        phase: 'warning',
        message: 'two items may stand on one line here: " - " is printed as part of the text',
        help: 'Begin each item on a line of its own. If it is a dash in a sentence, write – or —.',
        ...fixing(false, { file, start: at, end: at + 3, text: `\n${indent}- ` }),
      };
    },
  },
  {
    pattern: /\b0o[0-7]+\b/g,
    explain: ({ text: found, before }) =>
      /[:[,-]$/.test(before.trimEnd())
        ? {
            code: 'octal-number',
            phase: 'warning',
            message: `${found} is read as ${Number(found)}: "0o" begins a number in base eight`,
            help: 'Write the number as people say it.',
          }
        : undefined,
  },
];

/** The text of a line after its key or dash; undefined if it has neither. */
function valueIn(line: string): string | undefined {
  const [lead = ''] = /^\s*(?:- )*(?:["']?[\w./+@-]+["']?:(?=[ \t]))?/.exec(line) ?? [];
  return lead.trim() === '' ? undefined : line.slice(lead.length).trim();
}

/** The rest of a reference that was folded onto the next line. */
const foldedRest = /^\s*(?:\|\s*\w+\s*)?\}/;

function lostSign({ text, before, at, source, isFact }: Found): Message | undefined {
  const meant = suggestReference(text, isFact);
  if (!meant) {
    const [typed] =
      /^\$?[ ]?[{[(]{0,2}\s*[\w.@+-]*\w(?:\s*\|\s*\w+)?\s*[}\])]{0,2}/.exec(text) ?? [];
    if (typed === undefined || !/^\$|[}\])]$/.test(typed)) return undefined;
    return {
      code: 'lost-sign',
      message: `"${shorten(typed)}" is printed as it stands; a reference to a fact is written \${…}`,
      atField: lostFact(typed),
    };
  }
  if (meant.from.startsWith(meant.word)) return undefined;
  const isFolded =
    meant.from.trimEnd() === text.trimEnd() && foldedRest.test(source.text.slice(at + text.length));
  // In brackets, a text with a reference needs quotes.
  const isSure = !/[{[]/.test(blankReferences(before)) || before.split('"').length % 2 === 0;
  return {
    code: 'lost-sign',
    message: `"${shorten(meant.from)}" is printed as it stands; a reference to a fact is written ${isFolded ? `\${…}` : meant.word}`,
    atField: lostFact(meant.from),
    ...(!isFolded && { rewrite: { from: meant.from, to: { word: meant.word, isSure } } }),
  };
}

function lostFact(typed: string): string {
  return `Visitors would read “${shorten(typed)}” as it stands. For a fact, type $ and choose it.`;
}

/** A quick test for lines that may have a slip. */
const signs = /[ \t]#[^\s#]|\S - \S|(?<!\$)\{\s*[a-z]+\.|\$ ?[a-z([{]|[“‘]|\b0o\d/g;

/** Valid YAML that no author means: characters that get printed, or that hide the rest of a line. */
export const rule: Rule = {
  code: ['curly-quotes', 'cut-off', 'joined-items', 'lost-sign', 'octal-number'],
  phase: 'error',
  check({ site }) {
    const isFact = (path: string) => leadsToFact(site.content, path);
    return sourcesOf(site).flatMap((source) =>
      supposedSlips(source).length > 0 ? textSlips(source, isFact) : [],
    );
  },
};

/** The slips of a file if every path in it led to a fact. */
const supposedSlips = oncePerFile((source) => textSlips(source, () => true));

function textSlips(source: Source, isFact: IsFact): RuleFinding[] {
  const { text } = source;
  const starts = new Set<number>();
  for (const { index } of text.matchAll(signs)) starts.add(text.lastIndexOf('\n', index) + 1);
  return [...starts].flatMap((start) => {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? text.length : end);
    return /^\s*#/.test(line) ? [] : slipsInLine(source, line, start, isFact);
  });
}

function slipsInLine(source: Source, line: string, start: number, isFact: IsFact): RuleFinding[] {
  const outside = blankReferences(line);
  return slips.flatMap(({ pattern, isOutsideReferences, explain }) =>
    [...(isOutsideReferences ? outside : line).matchAll(pattern)].flatMap(
      (match): RuleFinding[] => {
        const { index } = match;
        const found = line.slice(index, index + match[0].length);
        const at = start + index;
        const text = explain({ text: found, before: line.slice(0, index), at, source, isFact });
        if (!text) return [];
        const length = (text.rewrite?.from ?? found).trimEnd().length;
        const span = createLineIndex(source.text).spanAt(at, at + length);
        return [{ source, path: [], span, ...text }];
      },
    ),
  );
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Whether a path leads to a fact, in a template perhaps to one of the record that its page is about. */
function leadsToFact(content: Content, path: string): boolean {
  const [way = '', reading] = path.split('@');
  const steps = [...way.split('.'), ...(reading === undefined ? [] : ['readings', reading])];
  const isFact = (value: unknown) => !['empty', 'group'].includes(readFactValue(value).kind);
  if (isFact(valueAt(factRoots(content).tree, steps))) return true;
  const [noun = '', ...rest] = steps;
  return isNoun(noun) && recordsOf(content, noun).some(({ data }) => isFact(valueAt(data, rest)));
}
