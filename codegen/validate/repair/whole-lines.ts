import { lineAt } from '../../text/lines.ts';
import { isUnfinished, type Propose, rewriting } from './candidate.ts';
import { isTurned } from './marks.ts';

/** A line that is there twice. */
export const doubledLine: Propose = ({ line, below }) => {
  const [next] = below;
  if (next?.text !== line.text || line.text.trim() === '') return [];
  return [
    {
      start: line.start,
      end: next.start,
      text: '',
      at: [next.start + next.indent, next.start + next.text.trimEnd().length],
      message: 'this line is there twice',
      help: 'Delete one of the two.',
    },
  ];
};

/** A comment that lost its sign. */
export const lostComment: Propose = (context) => {
  const { text, line } = context;
  const isFirst = line.start === 0;
  const before = isFirst ? '' : lineAt(text, line.start - 1).text;
  if (isTurned(before)) return [];
  const after = lineAt(text, Math.min(text.length, line.start + line.text.length + 1)).text;
  const isBeside = [before, after].some(isComment);
  const goesOn =
    (isComment(before) && isContinued(before, line.text)) ||
    (isComment(after) && isContinued(line.text, after));
  const isKnown = /^\s*(?:yaml-language-server|unusual|unused|literal):/.test(line.text);
  const isProse =
    line.text.trim().split(/\s+/).length >= 4 && !/^\s*(?:- |[\w-]+:)/.test(line.text);
  if (!isKnown && !(isProse && (isBeside || isFirst || /^[A-Z]/.test(line.text.trim())))) return [];
  const words = `${line.text.slice(0, line.indent)}# ${line.text.slice(line.indent)}`;
  return rewriting(context, isFirst ? words.trimStart() : words, {
    message: 'this looks like a comment without its "#"',
    help: 'Begin the line with "# ".',
    // It may be a text that visitors should read, or belong elsewhere.
    ...(!isKnown && !goesOn && { isUnsure: true }),
  });
};

function isComment(line: string): boolean {
  return /^\s*#/.test(line);
}

/** Whether the sentence of a line goes on in the one below it. */
function isContinued(line: string, below: string): boolean {
  return isUnfinished(line) && /^[\s#]*\p{Ll}/u.test(below);
}

/** A key between another key and the lines that belong to that one. */
export const swappedLines: Propose = ({ line, below: [next, after] }) => {
  if (!next || !after || !/^\s*[\w-]+:\s*(?:>-)?$/.test(line.text)) return [];
  if (next.indent !== line.indent || after.indent <= line.indent) return [];
  const end = next.start + next.text.length;
  return [
    {
      start: line.start,
      end,
      text: `${next.text}\n${line.text}`,
      at: [next.start + next.indent, end],
      message: `this line stands between "${line.text.trim()}" and what belongs to it`,
      help: 'Move it above that line.',
    },
  ];
};

/** The fence around a passage copied from a chat or a wiki. */
export const codeFence: Propose = (context) => {
  const [fence] = /^(?:```|~~~)(?=[a-z]*\s*$)/.exec(context.line.text) ?? [];
  if (!fence) return [];
  return rewriting(context, '', {
    at: [0, context.line.text.trimEnd().length],
    message: `${fence} is not part of the content: chats and wikis use it to mark a passage`,
    help: 'Delete the line; such a text must not begin with this character.',
    isUnsure: true,
  });
};
