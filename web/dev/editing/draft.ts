import { join } from 'node:path';
import { type Compilation, compile } from '../../../codegen/compile.ts';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { loadContent } from '../../../codegen/load/load.ts';
import type { Memo } from '../../../codegen/memo.ts';
import { withTexts } from '../../../codegen/records/draft-content.ts';
import { newErrors } from './messages.ts';

/** A file that is there, with another text. */
export interface ChangedText {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** A file with another text; undefined if it would go. */
export interface OtherText {
  readonly file: string;
  readonly after: string | undefined;
}

/** Files with the texts that they would have, and what the compiler says of the content then. */
export interface Draft<Text extends OtherText = ChangedText> {
  readonly texts: readonly Text[];
  readonly compilation: Compilation;
  /** Errors that are not there now. */
  readonly broken: readonly Diagnostic[];
}

/** Compiles a project as if files had other texts; `now` is the content as it is. */
export type CompileDraft = <Text extends OtherText>(
  texts: readonly Text[],
  now: Compilation | undefined,
) => Promise<Draft<Text>>;

/** Compiles drafts from what is known of the content as it is. */
export function createDrafts(project: string, memo: Memo): CompileDraft {
  return async (texts, now) => {
    const drafted = new Map(texts.map(({ file, after }) => [file, after]));
    const draft = withTexts(loadContent(project), drafted);
    const settings = { root: project, schemaDir: join(project, 'schema'), loaded: draft };
    const compilation = await compile(settings, memo);
    return { texts, compilation, broken: newErrors(compilation, now) };
  };
}
