import { type Candidate, type LineContext, type Propose, rewriting } from './candidate.ts';

const names: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** A line with one bracket less, of the other kind, or one more at the beginning. */
export const otherBracket: Propose = (context) =>
  isTooLong(context) ? [] : [...withoutBracket(context), ...exchanged(context), ...opened(context)];

function isTooLong({ line }: LineContext): boolean {
  return line.text.length > 400;
}

function withoutBracket(context: LineContext): readonly Candidate[] {
  const { text } = context.line;
  return [...text.matchAll(/[{}[\]](?=([{}[\]]?))/g)].flatMap(({ 0: sign, 1: next, index }) => {
    // Of two that are the same, one is enough.
    const rest = text.slice(0, index) + text.slice(index + 1);
    if (next === sign || !isBalanced(rest)) return [];
    return rewriting(context, rest, {
      message: `the bracket ${sign} here has no other half`,
      help: 'Remove it, or write the other half.',
      // In the middle of a word it stands for another sign.
      ...(/\w$/.test(text.slice(0, index)) &&
        /^\w/.test(text.slice(index + 1)) && { isUnsure: true as const }),
      at: [index, index + 1],
    });
  });
}

/** Whether every bracket of a line has its other half. */
function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return count('{') === count('}') && count('[') === count(']');
}

function exchanged(context: LineContext): readonly Candidate[] {
  const { text } = context.line;
  const other: Readonly<Record<string, string>> = { '{': '[', '[': '{', '}': ']', ']': '}' };
  return [...text.matchAll(/(?<!\$)[{}[\]]/g)].flatMap(({ 0: sign, index }) =>
    rewriting(context, text.slice(0, index) + other[sign] + text.slice(index + 1), {
      message: `the bracket ${sign} and its other half are of different kinds`,
      help: `Write ${other[sign]} here: what opens with { closes with }, and what opens with [ closes with ].`,
      at: [index, index + 1],
    }),
  );
}

function opened(context: LineContext): readonly Candidate[] {
  const { text } = context.line;
  return [...text.matchAll(/(?<=[:-] |[{[,] ?)(?=\S)|(?<=[:,-] |\[) (?=\S)/g)].flatMap(
    ({ 0: gap, index }) =>
      ['{', '['].flatMap((sign) => {
        const open = gap === ' ' ? `${sign} ` : sign === '{' && gap === '' ? '{ ' : sign;
        return rewriting(context, text.slice(0, index) + open + text.slice(index + gap.length), {
          message: `the bracket ${sign} is missing here: the one that closes has no other half`,
          help: `Begin with ${sign}.`,
        });
      }),
  );
}

/** A line with one bracket more at the end. */
export const unclosedBracket: Propose = (context) => {
  if (isTooLong(context)) return [];
  const { text } = context.line;
  const end = text.trimEnd().length;
  const stops = [...text.matchAll(/\s*[,}\]]/g)].map(({ index }) => index);
  return [...new Set([...stops, end])].flatMap((index) =>
    Object.values(names).flatMap((sign) => {
      const gap =
        sign === '}' && !/\s$/.test(text.slice(0, index)) && text[index] !== ' ' ? ' ' : '';
      const at = text[index] === ' ' && sign === '}' ? index + 1 : index;
      const [before, after] = [text.slice(0, at), text.slice(at)];
      const open = before.lastIndexOf(sign === '}' ? '{' : '[');
      if (open === -1) return [];
      return rewriting(
        context,
        `${before}${gap}${sign}${sign === '}' && /^[}\]]/.test(after) ? ' ' : ''}${after}`,
        {
          message: `the bracket ${text[open]} that opens here is never closed`,
          help: `Close it with ${sign}.`,
          at: [open, open + 1],
        },
      );
    }),
  );
};
