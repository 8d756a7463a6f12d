import type { WorkspaceEdit } from 'vscode-languageserver/node';
import type { Fix } from '../diagnostics/diagnostic.ts';
import { difference, type Edit, type TextChange, withLineEndsOf } from '../text/edit.ts';
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

/** Changes of files as an editor makes them: a file that goes just before another comes is that one with a new name. */
export function editOfChanges(root: string, changes: readonly TextChange[]): WorkspaceEdit {
  const steps = changes.flatMap(({ file, before, after }, index): readonly Step[] => {
    const [last, next] = [changes[index - 1], changes[index + 1]];
    if (after === undefined) {
      const isMoved = next?.before === undefined && next?.after !== undefined;
      return isMoved ? [] : [{ kind: 'delete', uri: uriOf(root, file) }];
    }
    const from = before === undefined && last && last.after === undefined ? last : undefined;
    const old = from ? from.before : before;
    const own = [difference(old ?? '', after)];
    return [
      ...(from ? [renameStep(root, from.file, file)] : []),
      ...(old === after ? [] : textSteps(root, { file, own, before: old })),
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
