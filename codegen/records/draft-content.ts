import { applyFixes } from '../command/fix/apply-fixes.ts';
import { type Compilation, compile, type Project } from '../compile.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { missingFrom } from '../diagnostics/missing-from.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { type Loaded, loadContent } from '../load/load.ts';
import { placeFile } from '../load/place-file.ts';
import type { Memo } from '../memo.ts';
import type { ContentFile } from '../model/source.ts';

/** The texts that content files would have, by path; undefined for a file that would go. */
export type NewTexts = ReadonlyMap<string, string | undefined>;

/** Content as it would be, and what the compiler says of it. */
interface Draft {
  readonly texts: NewTexts;
  readonly compilation: Compilation;
  /** Errors that are not there now. */
  readonly broken: readonly Diagnostic[];
}

/** Compiles content as it would be with other texts, and with every sure fix of the errors that these bring. */
export type SettleContent = (texts: NewTexts) => Promise<Draft>;

/** A fix may reveal other errors, but not endlessly. */
const mostRounds = 20;

/** Prepares drafts of a project whose content is compiled as it is now. */
export function createSettling(project: Project, now: Compilation, memo: Memo): SettleContent {
  const loaded = project.loaded ?? loadContent(project.root, project.maxFiles);
  const known = now.allDiagnostics.filter(isError);
  return async (texts) => {
    let current = texts;
    for (let round = 0; ; round++) {
      const draft = withTexts(loaded, current);
      const compilation = await compile({ ...project, loaded: draft }, memo);
      const errors = compilation.allDiagnostics.filter(isError);
      const broken = missingFrom(known, errors);
      const mended = applyFixes(broken.flatMap(fixOf), draft.textOf).texts;
      if (mended.size === 0 || round === mostRounds) return { texts: current, compilation, broken };
      current = new Map([...current, ...mended]);
    }
  };
}

/** The sure fix, unless it is another name for a file. */
function fixOf(diagnostic: Diagnostic) {
  const fix = sureFixOf(diagnostic);
  return fix && !fix.renames ? [fix] : [];
}

/** Content with other texts in its files. */
export function withTexts(loaded: Loaded, texts: NewTexts): Loaded {
  const kept = loaded.files.filter(({ file }) => !texts.has(file));
  const changed = [...texts].flatMap(([file, text]) =>
    text === undefined ? [] : (fileWith(file, text) ?? []),
  );
  const files = [...kept, ...changed].sort((one, other) => (one.file < other.file ? -1 : 1));
  const textOf = (file: string) => (texts.has(file) ? texts.get(file) : loaded.textOf(file));
  const found = loaded.found + files.length - loaded.files.length;
  return { ...loaded, files, found, textOf };
}

function fileWith(file: string, text: string): ContentFile | undefined {
  const place = placeFile(file.slice('content/'.length));
  return place.is === 'record' ? { file, kind: place.kind, id: place.id, text } : undefined;
}
