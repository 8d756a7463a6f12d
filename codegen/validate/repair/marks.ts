// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import { type Line, linesBefore, nextLine } from '../../text/lines.ts';
import { type LineContext, type Propose, rewriting } from './candidate.ts';

const bullet = /^([ \t]*)([*•·‣▪–—−])[ \t]+(?=\S)/u;

/** What word processors put before an item in place of a dash. */
export const otherBullet: Propose = (context) => {
  const [, , sign = ''] = bullet.exec(context.line.text) ?? [];
  if (sign === '') return [];
  const { text } = context;
  const { start, end } = listAround(context, sign);
  const repaired = text
    .slice(start, end)
    .split('\n')
    .map((line) =>
      line.replace(bullet, (lead, before, other) =>
        other === sign && before.length === context.line.indent ? `${before}- ` : lead,
      ),
    )
    .join('\n');
  return [
    {
      start,
      end,
      text: repaired,
      at: [context.line.start + context.line.indent, context.line.start + context.line.indent + 1],
      message: `an item of a list begins with a dash from the keyboard, not with ${sign}`,
      help: 'Begin the line with "- ".',
    },
  ];
};

/** The lines of a list whose items all begin with a sign, with what belongs to them. */
function listAround({ text, line }: LineContext, sign: string): { start: number; end: number } {
  const isItem = (other: Line) =>
    other.indent === line.indent && other.text.trimStart().startsWith(sign);
  let { start } = line;
  for (const other of linesBefore(text, line)) {
    if (other.indent < line.indent || (other.indent === line.indent && !isItem(other))) break;
    if (isItem(other)) start = other.start;
  }
  let last = line;
  for (let other = nextLine(text, line); other && other.indent >= line.indent; ) {
    if (other.indent === line.indent && !isItem(other)) break;
    last = other;
    other = nextLine(text, other);
  }
  return { start, end: last.start + last.text.length };
}

const turned = /^(\s*(?:- )*(?:[\w-]+: )?)(?:-+>|[–—]>|>[–—−]|=>)$/u;

/** The sign before a text of several lines, turned round or made long by a program. */
export const turnedSign: Propose = (context) => {
  const [, lead = ''] = turned.exec(context.line.text.trimEnd()) ?? [];
  const [below] = context.below;
  if (lead.trim() === '' || !below || below.indent <= context.line.indent) return [];
  return rewriting(context, `${lead}>-`, {
    message: 'before a text of several lines stands the sign >-',
    help: 'Write >- here, with the hyphen of the keyboard.',
  });
};

/** Whether a line ends with such a sign, so that the lines below it are its text. */
export function isTurned(line: string): boolean {
  return turned.test(line.trimEnd());
}

/** A comma too many: two in a row, or one at the end of a line. */
export const extraComma: Propose = (context) => {
  const { text } = context.line;
  const found = /,(?:\s*,)+|,\s*$/.exec(text);
  if (!found) return [];
  const isEnd = found.index + found[0].length === text.length;
  const rest = (isEnd ? '' : ',') + text.slice(found.index + found[0].length);
  return rewriting(context, text.slice(0, found.index) + rest, {
    message: 'there is a comma too many here',
    help: isEnd ? 'A line ends without a comma.' : 'Write one.',
    at: [found.index, found.index + 1],
  });
};

/** The brace of a reference that lacks its dollar sign. */
export const bareBrace = /(?<!\$)\{(?=\s*[a-z][\w-]*(?:\.[\w@+-]+)+(?:\s*\|\s*\w+)?\s*\})/;

/** `heading: {site.name}`: YAML takes a reference without its dollar sign for a group of keys. */
export const missingDollar: Propose = (context) => {
  return rewriting(context, context.line.text.split(bareBrace).join('${'), {
    message: 'a reference to a fact begins with a dollar sign: ${…}',
    help: 'Write $ before the brace.',
  });
};
