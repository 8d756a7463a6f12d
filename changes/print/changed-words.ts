import { differingStretches } from '../compare/align.ts';
import type { Cell, Piece } from './report.ts';

const nothing: Cell = ['—'];

/** A text before and after, with removed and added words marked. */
export function changedWords(before: string | undefined, after: string | undefined): [Cell, Cell] {
  if (before === undefined || after === undefined) {
    return [
      before === undefined ? nothing : [{ kind: 'gone', text: before }],
      after === undefined ? nothing : [{ kind: 'new', text: after }],
    ];
  }
  const [old, fresh] = [before.split(' '), after.split(' ')];
  const hunks = differingStretches(old, fresh);
  const gone = hunks.map(({ removed, start }) => ({ at: start[0], length: removed.length }));
  const added = hunks.map((hunk) => ({ at: hunk.start[1], length: hunk.added.length }));
  return [marked(old, gone, 'gone'), marked(fresh, added, 'new')];
}

interface Stretch {
  readonly at: number;
  readonly length: number;
}

function marked(words: readonly string[], stretches: readonly Stretch[], kind: 'gone' | 'new') {
  const pieces: Piece[] = [];
  let next = 0;
  for (const { at, length } of stretches.filter((each) => each.length > 0)) {
    if (at > next) pieces.push(`${words.slice(next, at).join(' ')} `);
    pieces.push({ kind, text: words.slice(at, at + length).join(' ') });
    next = at + length;
    if (next < words.length) pieces.push(' ');
  }
  return [...pieces, words.slice(next).join(' ')].filter((piece) => piece !== '');
}
