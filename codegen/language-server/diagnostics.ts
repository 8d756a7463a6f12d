import {
  type CodeAction,
  CodeActionKind,
  DiagnosticSeverity,
  type Diagnostic as EditorDiagnostic,
  type Range,
} from 'vscode-languageserver/node';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { changeText, describeEdits } from '../report/describe-edits.ts';
import { rangeOf, uriOf } from './positions.ts';
import { editOfFix } from './workspace-edit.ts';

type TextOf = (file: string) => string | undefined;

/** A message of the compiler as an editor shows it, in the words of `make check`. */
export function shownDiagnostic(root: string, diagnostic: Diagnostic): EditorDiagnostic {
  const { code, message, help, related = [] } = diagnostic;
  return {
    range: rangeOf(diagnostic),
    severity: isError(diagnostic) ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    source: 'make check',
    code,
    message: help === undefined ? message : `${message}\n${help}`,
    relatedInformation: related.map(({ file, line, column, message: text }) => ({
      location: { uri: uriOf(root, file), range: rangeOf({ line, column, endColumn: column }) },
      message: text,
    })),
  };
}

interface FixRequest {
  readonly root: string;
  readonly file: string;
  readonly range: Range;
  readonly textOf: TextOf;
}

/** The corrections that messages at a place offer. What is sure comes first, and is what the editor applies unasked. */
export function fixesAt(found: readonly Diagnostic[], request: FixRequest): readonly CodeAction[] {
  const here = found.filter(
    (each) => each.file === request.file && touches(rangeOf(each), request.range),
  );
  return here.flatMap((diagnostic) =>
    (diagnostic.fixes ?? []).map((fix): CodeAction => {
      return {
        title: titleOf(fix, request.textOf),
        kind: CodeActionKind.QuickFix,
        diagnostics: [shownDiagnostic(request.root, diagnostic)],
        isPreferred: sureFixOf(diagnostic) === fix,
        edit: editOfFix(request.root, fix, request.textOf),
      };
    }),
  );
}

function touches(one: Range, other: Range): boolean {
  const before = (end: Range['end'], start: Range['start']) =>
    end.line < start.line || (end.line === start.line && end.character < start.character);
  return !before(one.end, other.start) && !before(other.end, one.start);
}

/** Longer changes are read in the file. */
const longestTitle = 100;

function titleOf({ edits, renames = [] }: Fix, textOf: TextOf): string {
  const moves = renames.map(({ from, to }) => `${from} → ${to}`);
  const changes = describeEdits(edits, textOf).map(changeText);
  const [first = '', ...others] = [...moves, ...changes];
  const title = first.length > longestTitle ? `${first.slice(0, longestTitle)}…` : first;
  return `Fix: ${title}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}
