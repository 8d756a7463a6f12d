import type { WorkspaceEdit } from 'vscode-languageserver/node';
import type { Edit, Fix } from '../diagnostics/diagnostic.ts';
import { withLineEndsOf } from '../diagnostics/with-edits.ts';
import type { NewTexts } from '../records/draft-content.ts';
import { documentOf, rangeIn, uriOf } from './positions.ts';

type TextOf = (file: string) => string | undefined;
type Step = NonNullable<WorkspaceEdit['documentChanges']>[number];

/** A correction as an editor applies it. */
export function editOfFix(
  root: string,
  { edits, renames = [] }: Fix,
  textOf: TextOf,
): WorkspaceEdit {
  const files = Map.groupBy(edits, ({ file }) => file);
  const changes = [...files].flatMap(([file, own]) =>
    textSteps(root, { file, own, before: textOf(file) }),
  );
  const moves = renames.map(({ from, to }) => renameStep(root, from, to));
  return { documentChanges: [...changes, ...moves] };
}

/** New texts of files as an editor writes them: a file that goes just before another comes is that one with a new name. */
export function editOfTexts(root: string, texts: NewTexts, textOf: TextOf): WorkspaceEdit {
  const all = [...texts];
  const steps = all.flatMap(([file, after], index): readonly Step[] => {
    const [next, comes] = all[index + 1] ?? [];
    const isNew = (each: string) => textOf(each) === undefined;
    if (after === undefined) {
      const isMoved = next !== undefined && comes !== undefined && isNew(next);
      return isMoved ? [] : [{ kind: 'delete', uri: uriOf(root, file) }];
    }
    const [last = '', went] = all[index - 1] ?? ['', ''];
    const isMoved = last !== '' && went === undefined && isNew(file);
    const before = textOf(isMoved ? last : file);
    const own = [{ file, ...difference(before ?? '', after) }];
    return [
      ...(isMoved ? [renameStep(root, last, file)] : []),
      ...(before === after ? [] : textSteps(root, { file, own, before })),
    ];
  });
  return { documentChanges: steps };
}

interface Written {
  readonly file: string;
  readonly own: readonly Edit[];
  /** Undefined for a file that comes with the edits. */
  readonly before: string | undefined;
}

function textSteps(root: string, { file, own, before }: Written): readonly Step[] {
  const uri = uriOf(root, file);
  const document = documentOf(before ?? '');
  const edits = own.map(({ start, end, text }) => ({
    range: rangeIn(document, start, end),
    newText: withLineEndsOf(before ?? '', text),
  }));
  const change: Step = { textDocument: { uri, version: null }, edits };
  return before === undefined ? [{ kind: 'create', uri }, change] : [change];
}

function renameStep(root: string, from: string, to: string): Step {
  return { kind: 'rename', oldUri: uriOf(root, from), newUri: uriOf(root, to) };
}

/** The one part of a text that another text has otherwise. */
function difference(before: string, after: string) {
  let start = 0;
  const most = Math.min(before.length, after.length);
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
