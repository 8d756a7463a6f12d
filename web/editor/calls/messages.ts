import { applySureFixes } from '../../../codegen/command/fix/apply-fixes.ts';
import type { Compilation } from '../../../codegen/compile.ts';
import type { Diagnostic, Path } from '../../../codegen/diagnostics/diagnostic.ts';
import { sureFixOf } from '../../../codegen/diagnostics/fixes.ts';
import { isError } from '../../../codegen/diagnostics/sort-diagnostics.ts';
import type { Value } from '../../../codegen/edit/change.ts';
import { pathAt } from '../../../codegen/edit/entries.ts';
import { valueAt } from '../../../codegen/model/data.ts';
import { readPlainly } from '../../../codegen/parse/parse.ts';
import type { TextChange } from '../../../codegen/text/edit.ts';
import type { Message } from './edit-request.ts';

/** What is said about a file, at the value it is about, and what a draft breaks in others. */
export function messagesOf(
  draft: Compilation,
  file: string,
  broken: readonly Diagnostic[],
): readonly Message[] {
  const text = draft.textOf(file) ?? '';
  const own = draft.allDiagnostics.filter((each) => each.file === file);
  const others = broken.filter((each) => each.file !== file);
  // A doubt about a text elsewhere stands at the value that raises it, too.
  const raised = draft.allDiagnostics.filter((each) => each.file !== file && !isError(each));
  return [
    ...own.map((each): Message => {
      const path = pathAt(text, each.line, each.column);
      const fixed = fixedBy(each, draft, path);
      const answer = path.length > 0 ? each.answer?.comment : undefined;
      const said = { ...wordsOf(each), path, ...(answer && { answer }) };
      if (fixed === undefined) return said;
      const { fix: _fix, ...words } = said;
      return { ...words, fixed: { path, value: fixed } };
    }),
    ...raised.flatMap((each) =>
      (each.related ?? [])
        .filter((related) => related.file === file)
        .map(({ line, column }) => sayElsewhere(each, pathAt(text, line, column))),
    ),
    ...others.map((each) => sayElsewhere(each, [])),
  ];
}

function sayElsewhere(diagnostic: Diagnostic, path: Path): Message {
  const { file, line, column } = diagnostic;
  return { ...wordsOf(diagnostic), path, place: { file, line, column } };
}

/** What the sure fix of a message changes. */
export function fixedTexts(draft: Compilation, fix: string): readonly TextChange[] {
  const meant = draft.allDiagnostics.find((each) => nameOf(each) === fix && sureFixOf(each));
  return meant ? applySureFixes([meant], draft.textOf).changes : [];
}

function nameOf({ file, line, column, code, message }: Diagnostic): string {
  return [file, line, column, code, message].join(' ');
}

function wordsOf(diagnostic: Diagnostic): Omit<Message, 'path'> {
  const fix = sureFixOf(diagnostic);
  return {
    isError: isError(diagnostic),
    ...saidAtField(diagnostic),
    // A file gets another name on the desk only: its form is open here.
    ...(fix && !fix.renames && { fix: nameOf(diagnostic) }),
  };
}

/** What is said to somebody who sees a field, and not the file; a doubt is answered there with a reason alone. */
export function saidAtField({
  message,
  atField,
  answer,
  ...all
}: Diagnostic): Pick<Message, 'text' | 'help'> {
  if (atField !== undefined) return { text: atField };
  const { help } = answer ?? all;
  return { text: message, ...(help !== undefined && { help }) };
}

/** The value at a place once the only fix is applied, if that is all it changes: whoever presses the button is sure. */
function fixedBy(diagnostic: Diagnostic, { textOf }: Compilation, path: Path): Value | undefined {
  const { fixes = [] } = diagnostic;
  const fix = sureFixOf(diagnostic) ?? (fixes.length === 1 ? fixes[0] : undefined);
  if (!fix || fix.renames || fix.edits.some(({ file }) => file !== diagnostic.file))
    return undefined;
  const pressed = { ...diagnostic, fixes: [{ ...fix, isSure: true }] };
  const text = applySureFixes([pressed], textOf).changes[0]?.after ?? '';
  const [before, after] = [textOf(diagnostic.file) ?? '', text].map((each) =>
    valueAt(readPlainly(each), path),
  );
  const isOne = typeof after === 'string' || typeof after === 'number';
  return isOne && after !== before ? after : undefined;
}
