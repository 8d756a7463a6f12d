import { countOf } from '../../codegen/diagnostics/phrases.ts';
import type { Changes, Role, SentenceChange, TextVariant } from '../changes.ts';
import { differingStretches } from '../compare/align.ts';
import {
  type Cell,
  code,
  type Part,
  type Piece,
  pageList,
  type Reach,
  type Row,
} from './report.ts';

/** The roles that share a table, the most visible first. */
const chapters: readonly { readonly heading: string; readonly roles: readonly Role[] }[] = [
  { heading: 'What visitors read', roles: ['text'] },
  {
    heading: 'Titles and descriptions, in the tab and in search results',
    roles: ['title', 'description'],
  },
  { heading: 'Where links lead', roles: ['link'] },
  { heading: 'What is read aloud of pictures and controls', roles: ['unseen'] },
  { heading: 'What only search engines and previews read', roles: ['search'] },
];

/** Changed texts, old beside new. */
export function textParts({ texts }: Changes, onPages: Reach): Part[] {
  return chapters.map(({ heading, roles }) => ({
    heading,
    columns: ['Before', 'After', 'Where'],
    rows: texts
      .filter(({ role }) => roles.includes(role))
      .map((change): Row => textRow(change, onPages)),
  }));
}

function textRow({ role, variants, pages }: SentenceChange, onPages: Reach): Row {
  const [example, ...others] = variants;
  if (!example) return { cells: [] };
  if (others.length === 0) return { cells: [...words(example, role), onPages(pages)] };
  const elsewhere = pages.filter((path) => !example.pages.includes(path));
  const where = [
    ...pageList(example.pages),
    '; the same change, with names and figures of their own, on ',
    ...(elsewhere.length > 3 ? [`${countOf(elsewhere.length, 'more page')}: `] : []),
    ...pageList(elsewhere),
  ];
  const rows = variants.map((each) => [...words(each, role), onPages(each.pages)]);
  return {
    cells: [...words(example, role), where],
    details: { summary: `Each of the ${variants.length}`, rows },
  };
}

/** The name of a value goes before it; the label of a few words goes after them. */
function words({ before, after, label, labelBefore = label }: TextVariant, role: Role): Cell[] {
  const named = (cell: Cell, name: string | undefined): Cell => {
    if (!name) return cell;
    return role === 'text' ? [...cell, ` · under “${name}”`] : [code(name), ' ', ...cell];
  };
  const [old, fresh] = changedWords(before, after);
  return [
    before === undefined ? old : named(old, labelBefore),
    after === undefined ? fresh : named(fresh, label),
  ];
}

const nothing: Cell = ['—'];

/** A text before and after, with removed and added words marked. */
function changedWords(before: string | undefined, after: string | undefined): [Cell, Cell] {
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
