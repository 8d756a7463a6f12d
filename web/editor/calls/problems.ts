import type { Compilation } from '../../../codegen/compile.ts';
import { isError } from '../../../codegen/diagnostics/sort-diagnostics.ts';

/** Something that the compiler says about the content as it is saved. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly isError: boolean;
  readonly text: string;
  readonly help?: string;
}

/** What is said about all content. */
export function problemsOf(compilation: Compilation | undefined): readonly Problem[] {
  const all = compilation?.diagnostics ?? [];
  return all.map((each) => {
    const { help } = each.answer ?? each;
    return {
      file: each.file,
      line: each.line,
      column: each.column,
      isError: isError(each),
      text: each.message,
      ...(help !== undefined && { help }),
    };
  });
}
