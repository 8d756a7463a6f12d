import { lineAt } from '../../parse/lines.ts';
import { type Candidate, type Propose, rewriting } from './candidate.ts';
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

/** Two versions of a passage: either is kept. */
export const mergeConflict: Propose = ({ text, line }) => {
  if (!/^[<=>]{7}/.test(line.text)) return [];
  const lines = text.split(/(?<=\n)/);
  const [open, middle, close] = conflictIn(lines);
  if (open === -1 || middle === -1 || close === -1) return [];
  const start = lines.slice(0, open).join('').length;
  const versions = [lines.slice(open + 1, middle), lines.slice(middle + 1, close)];
  const kept = new Set(versions.map((version) => version.join('')));
  return [...kept].map(
    (version): Candidate => ({
      // What is good is not yet what was meant.
      ...(kept.size > 1 && { isUnsure: true as const }),
      start,
      end: lines.slice(0, close + 1).join('').length,
      text: version,
      at: [start, start + lineAt(text, start).text.length],
      message: 'there are two versions of this passage here (a merge conflict)',
      help: 'Keep one of them, and delete the lines <<<<<<<, ======= and >>>>>>>.',
    }),
  );
};

/** Where the first conflict opens, where its second version begins, and where it closes. */
function conflictIn(lines: readonly string[]): readonly [number, number, number] {
  const next = (sign: string, from: number) =>
    lines.findIndex((line, index) => index > from && line.startsWith(sign.repeat(7)));
  const open = next('<', -1);
  const middle = next('=', open);
  return [open, middle, next('>', middle)];
}

/** A comment that lost its sign. */
export const lostComment: Propose = (place) => {
  const { text, line } = place;
  const isFirst = line.start === 0;
  const before = isFirst ? '' : lineAt(text, line.start - 1).text;
  if (isTurned(before)) return [];
  const after = lineAt(text, Math.min(text.length, line.start + line.text.length + 1)).text;
  const isBeside = [before, after].some((each) => each.trimStart().startsWith('#'));
  const isKnown = /^\s*(?:yaml-language-server|unusual|unused|literal):/.test(line.text);
  const isProse =
    line.text.trim().split(/\s+/).length >= 4 && !/^\s*(?:- |[\w-]+:)/.test(line.text);
  if (!isKnown && !(isProse && (isBeside || isFirst || /^[A-Z]/.test(line.text.trim())))) return [];
  const words = `${line.text.slice(0, line.indent)}# ${line.text.slice(line.indent)}`;
  return rewriting(place, isFirst ? words.trimStart() : words, {
    message: 'this looks like a comment without its "#"',
    help: 'Begin the line with "# ".',
    // On its own it may be a text that visitors should read.
    ...(!isKnown && !isBeside && !isFirst && { isUnsure: true }),
  });
};

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
