import { join } from 'node:path';
import { type Compilation, compile } from '../../../codegen/compile.ts';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { loadContent } from '../../../codegen/load/load.ts';
import { type Memo, openMemo } from '../../../codegen/memo.ts';
import { newErrors } from './messages.ts';

/** A file that is there, with another text. */
export interface ChangedText {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Files with the texts that they would have, and what the compiler says of the content then. */
export interface Draft {
  readonly texts: readonly ChangedText[];
  readonly compilation: Compilation;
  /** Errors that are not there now. */
  readonly broken: readonly Diagnostic[];
}

/** Compiles a project as if files had other texts; `now` is the content as it is. */
export type CompileDraft = (
  texts: readonly ChangedText[],
  now: Compilation | undefined,
) => Promise<Draft>;

/** Compiles drafts with what the last run has left, and what earlier drafts have. */
export function createDrafts(project: string): CompileDraft {
  let memo: Memo | undefined;
  return async (texts, now) => {
    memo ??= openMemo(project);
    const loaded = loadContent(project);
    const drafted = new Map(texts.map(({ file, after }) => [file, after]));
    const files = loaded.files.map((each) => ({
      ...each,
      text: drafted.get(each.file) ?? each.text,
    }));
    const textOf = (name: string) => drafted.get(name) ?? loaded.textOf(name);
    const draft = { ...loaded, files, textOf };
    const settings = { root: project, schemaDir: join(project, 'schema'), loaded: draft };
    const compilation = await compile(settings, memo);
    return { texts, compilation, broken: newErrors(compilation, now) };
  };
}
