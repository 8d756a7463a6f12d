import type { YAMLError } from 'yaml';
import { bracketMistakes } from './bracket-mistakes.ts';
import { dashMistakes } from './dash-mistakes.ts';
import { indentMistakes } from './indent-mistakes.ts';
import { lineAt } from './lines.ts';
import { openBracketAt } from './open-bracket.ts';
import { at, type LikelyMistake, type Recognizer, type Stumble } from './stumble.ts';

/** The likely mistake behind a syntax error; undefined if the parser's own position is the most likely. */
export function likelyMistake(text: string, { pos, code }: YAMLError): LikelyMistake | undefined {
  const [at] = pos;
  const stumble = { text, at, code, line: lineAt(text, at), open: openBracketAt(text, at) };
  for (const recognize of recognizers) {
    const found = recognize(stumble);
    if (found) return found;
  }
  return undefined;
}

const recognizers: readonly Recognizer[] = [
  codeFence,
  invisibleSpace,
  ...dashMistakes,
  ...bracketMistakes,
  ...indentMistakes,
  groupInLine,
];

/** The fence around a passage copied from a chat or a wiki. */
function codeFence({ text }: Stumble): LikelyMistake | undefined {
  const found = /^(?:```|~~~)[a-z]*[ \r]*$/m.exec(text);
  if (!found) return undefined;
  const length = found[0].trimEnd().length;
  const message = `${found[0].slice(0, 3)} is not part of the content: chats and wikis use it to mark a passage`;
  const after = /^[ \r]*\n?/.exec(text.slice(found.index + length))?.[0].length ?? 0;
  return {
    ...at(
      found.index,
      length,
      message,
      'Delete the line; such a text must not begin with this character.',
    ),
    edit: { start: found.index, end: found.index + length + after, text: '' },
  };
}

/** `/compare: redirect: /inventory`: the group of a key, begun on its line. */
function groupInLine({ line, code }: Stumble): LikelyMistake | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const found =
    /^((?:\s|- )*[^\s:#"'{}[\]]+: +)([a-z][A-Za-z]*: [^:#{}[\],]*[^:#{}[\],\s])\s*$/.exec(
      line.text,
    );
  const [, before = '', group = ''] = found ?? [];
  if (group === '') return undefined;
  const [start, end] = [line.start + before.length, line.start + before.length + group.length];
  const help = `A group on one line stands in braces: ${before.trimStart()}{ ${group} }. If it is one text, put it in quotes.`;
  const mistake = at(start, group.length, 'there are two keys on one line', help);
  return { ...mistake, edit: { start, end, text: `{ ${group} }` } };
}

/** A character that only looks like a space. */
function invisibleSpace({ text, line }: Stumble): LikelyMistake | undefined {
  const column = line.text.search(/[\u00A0\u2000-\u200B\u202F\u205F\u3000]/);
  if (column === -1 || isQuoted(line.text, column)) return undefined;
  const start = line.start + column;
  const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0');
  const message = `there is an invisible character here (U+${code}): it looks like a space, but is not one`;
  return {
    ...at(start, 1, message, 'Delete it, and type a space if one is needed.'),
    edit: { start, end: start + 1, text: ' ' },
  };
}

/** Whether there is a quote before a column of a line and another one after it. */
function isQuoted(line: string, column: number): boolean {
  return /["']/.test(line.slice(0, column)) && /["']/.test(line.slice(column));
}
