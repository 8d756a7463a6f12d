import { applySureFixes } from '../command/fix/apply-fixes.ts';
import { type Compilation, compile } from '../compile.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isError, missingFrom } from '../diagnostics/sort-diagnostics.ts';
import { identifyFile } from '../load/identify-file.ts';
import { type Loaded, loadContent } from '../load/load.ts';
import type { Memo } from '../memo.ts';
import type { ContentFile } from '../model/source.ts';
import type { Project } from '../read-project.ts';
import type { TextChange } from '../text/edit.ts';

/** Content as it would be, and what the compiler says of it. */
export interface Draft {
  readonly changes: readonly TextChange[];
  readonly compilation: Compilation;
  /** Errors that are not there now. */
  readonly broken: readonly Diagnostic[];
}

interface Settings {
  /** The content as it is, if it could be compiled. */
  readonly now: Compilation | undefined;
  readonly memo: Memo;
  /** Whether every sure fix of the errors that the changes bring is made, too. */
  readonly isFixed?: boolean;
}

/** A fix may reveal other errors, but not endlessly. */
const mostRounds = 20;

/** Compiles content as it would be with changes. */
export async function draftContent(
  project: Project,
  changes: readonly TextChange[],
  { now, memo, isFixed = false }: Settings,
): Promise<Draft> {
  const loaded = project.loaded ?? loadContent(project.root, project.maxFiles);
  const known = now?.allDiagnostics.filter(isError) ?? [];
  let current = changes;
  for (let round = 0; ; round++) {
    const draft = withChanges(loaded, current);
    const compilation = await compile({ ...project, loaded: draft }, memo);
    const broken = missingFrom(known, compilation.allDiagnostics.filter(isError));
    const isLast = !isFixed || round === mostRounds;
    const fixes = isLast ? [] : applySureFixes(broken.filter(isOfText), draft.textOf).changes;
    if (fixes.length === 0) return { changes: current, compilation, broken };
    current = joined(current, fixes);
  }
}

/** No other name for a file is given. */
function isOfText({ fixes = [] }: Diagnostic): boolean {
  return !fixes.some(({ isSure, renames }) => isSure && renames);
}

/** Changes, and what is changed once they are made. */
function joined(first: readonly TextChange[], then: readonly TextChange[]): readonly TextChange[] {
  const all = new Map(first.map((each) => [each.file, each]));
  for (const each of then) {
    const { before } = all.get(each.file) ?? each;
    all.set(each.file, { ...each, before });
  }
  return [...all.values()];
}

/** Content with other texts in its files. */
export function withChanges(loaded: Loaded, changes: readonly TextChange[]): Loaded {
  const texts = new Map(changes.map(({ file, after }) => [file, after]));
  const unchanged = loaded.files.filter(({ file }) => !texts.has(file));
  const changed = [...texts].flatMap(([file, text]) =>
    text === undefined ? [] : (fileWith(file, text) ?? []),
  );
  const files = [...unchanged, ...changed].sort((one, other) => (one.file < other.file ? -1 : 1));
  const textOf = (file: string) => (texts.has(file) ? texts.get(file) : loaded.textOf(file));
  const found = loaded.found + files.length - loaded.files.length;
  return { ...loaded, files, found, textOf };
}

function fileWith(file: string, text: string): ContentFile | undefined {
  const target = identifyFile(file.slice('content/'.length));
  return target.is === 'record' ? { file, kind: target.kind, id: target.id, text } : undefined;
}
