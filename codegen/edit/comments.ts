import { yaml } from '../parse/yaml-library.ts';
import type { Edit } from '../text/edit.ts';
import { lineStartOf } from '../text/lines.ts';
import type { Refusal } from './change.ts';
import type { Holder } from './entries.ts';

/** A comment and where it begins. */
interface Comment {
  readonly at: number;
  readonly text: string;
}

/** The comments of a YAML text, in order. */
export function commentsIn(text: string): Comment[] {
  const comments: Comment[] = [];
  let at = 0;
  let isScalar = false;
  for (const token of new (yaml().Lexer)().lex(text)) {
    const type: string | null | undefined = isScalar ? undefined : yaml().CST.tokenType(token);
    isScalar = type === 'scalar';
    if (type === 'comment') comments.push({ at, text: token.trimEnd() });
    // The lexer's own marks stand for nothing in the text.
    at += ['\u0002', '\u0018', '\u001F'].includes(token) ? 0 : token.length;
  }
  return comments;
}

/** A line above the one on which an entry begins, as far to the right: where the compiler looks for an answer. */
export function commentAbove(
  { text, entries }: Holder,
  index: number,
  comment: string,
): Edit | Refusal {
  const entry = entries[index];
  if (!entry) return { refused: 'It is not there any more.' };
  const start = lineStartOf(text, entry.head);
  const [indent = ''] = /^ */.exec(text.slice(start)) ?? [];
  return { start, end: start, text: `${indent}# ${comment}\n` };
}
