import { type Propose, rewriting } from './candidate.ts';

const start = /^(\s*(?:- )*)([A-Za-z][\w-]*)/;

/** What may stand in place of a colon and a space after a key. */
const others: readonly (readonly [RegExp, (key: string) => string])[] = [
  [/^[ \t]*[：︰]\s*/, () => 'this is not a colon, but a wider sign that looks like one (U+FF1A)'],
  [/^ ?[=] ?/, (key) => `after "${key}" stands an equals sign in place of a colon`],
  [/^ ?; ?/, (key) => `after "${key}" stands a semicolon in place of a colon`],
  [/^ ?:{2,}(?=\s|$)/, (key) => `there is a colon too many after "${key}"`],
  [/^:(?=\S)/, () => 'a space is missing after the colon'],
  [/^ : ?/, (key) => `there is a space between "${key}" and its colon`],
  [/^(?: |$)/, (key) => `a colon is missing after "${key}"`],
];

/** A key without its colon, or with another sign. */
export const missingColon: Propose = (context) => {
  const [whole = '', lead = '', key = ''] = start.exec(context.line.text) ?? [];
  if (whole === '') return [];
  const rest = context.line.text.slice(whole.length);
  const [sign, message] = others.find(([each]) => each.test(rest)) ?? [];
  if (!sign || !message) return [];
  const value = rest.replace(sign, '').trim();
  const words = `${lead}${key}:${value === '' ? '' : ` ${value}`}`;
  // A sentence may begin with the name of a key.
  const isMove = /^ ?$/.test(sign.exec(rest)?.[0] ?? '') && /^(?:$|\p{Ll})/u.test(value);
  const at = [context.line.indent, context.line.text.trimEnd().length] as const;
  return rewriting(context, words, {
    at,
    message: message(key),
    help: `Write "${key}: …".`,
    isMove,
  });
};

/** The same inside brackets, at all keys of the line. */
export const missingColonInBrackets: Propose = (context) => {
  const { text } = context.line;
  const message = 'inside brackets, each key is followed by a colon and a space';
  const help = 'Write { key: value, key: value }.';
  return [
    /(?<=[{,]\s*)([A-Za-z][\w-]*):(?=[^\s/])/g,
    /(?<=[{,]\s*)([A-Za-z][\w-]*)\s*[=：]\s*/g,
    /(?<=[{,]\s*)([A-Za-z][\w-]*) (?=[^\s:,}]+ ?[,}])/g,
  ].flatMap((sign) => rewriting(context, text.replaceAll(sign, '$1: '), { message, help }));
};

/** Two entries in brackets without a comma between them, or with another sign. */
export const missingComma: Propose = (context) => {
  const { text } = context.line;
  return [...text.matchAll(/(\s*[;.]\s*|\s+)(?=([A-Za-z][\w-]*): )/g)].flatMap(
    ({ 0: gap, 2: key = '', index }) => {
      const before = text.slice(0, index);
      if (before.lastIndexOf('{') <= before.lastIndexOf('}') || /[{,[]\s*$/.test(before)) return [];
      return rewriting(context, `${before}, ${text.slice(index + gap.length)}`, {
        message: `a comma is missing before "${key}"`,
        help: `Write ", ${key}: …".`,
      });
    },
  );
};

/** Two lines that became one. */
export const joinedLines: Propose = (context) => {
  const { text } = context.line;
  const [lead = ''] = /^\s*(?:- )*/.exec(text) ?? [];
  if (lead === text) return [];
  return [...text.matchAll(/(?<=\S)\s*(?=([A-Za-z][\w-]*):(?: |$))/g)].flatMap(
    ({ 0: gap, 1: key = '', index }) => {
      const before = text.slice(0, index);
      if (!/:\s/.test(before) || /[{[]/.test(before.replace(/\{[^{}]*\}|\[[^[\]]*\]/g, '')))
        return [];
      const words = `${before}\n${' '.repeat(lead.length)}${text.slice(index + gap.length)}`;
      return rewriting(context, words, {
        message: `two keys stand on one line: "${key}" begins a line of its own`,
        help: `Begin a new line before "${key}:".`,
      });
    },
  );
};

/** A text that begins on the line of the sign that announces it on the next. */
export const textBesideSign: Propose = (context) => {
  const [, lead = '', sign = '', words = ''] =
    /^(\s*(?:- )*(?:[\w-]+: )?)([>|]-?) +(\S.*)$/.exec(context.line.text) ?? [];
  if (words === '') return [];
  const isItem = /- $/.test(lead);
  const below = context.below[0];
  const own = (isItem ? lead.length : lead.search(/[^\s-]/) + 2) || 2;
  const column =
    below && below.indent > context.line.indent && /^\s*[^-\s]/.test(below.text)
      ? Math.min(below.indent, own)
      : own;
  return rewriting(context, `${lead}${sign}\n${' '.repeat(column)}${words}`, {
    message: `the text after "${sign}" begins on the next line`,
    help: `End the line after "${sign}", and begin the text on the next one, two spaces further in.`,
  });
};

/** `/compare: redirect: /inventory`: the group of a key, begun on its line. */
export const groupInLine: Propose = (context) => {
  const [, before = '', group = ''] =
    /^((?:\s|- )*[^\s:#"'{}[\]]+: +)([a-z][A-Za-z]*: [^:#{}[\],]*[^:#{}[\],\s])\s*$/.exec(
      context.line.text,
    ) ?? [];
  if (group === '') return [];
  return rewriting(context, `${before}{ ${group} }`, {
    at: [before.length, before.length + group.length],
    message: 'there are two keys on one line',
    help: `A group on one line stands in braces: ${before.trimStart()}{ ${group} }. If it is one text, put it in quotes.`,
    isUnsure: true,
  });
};
