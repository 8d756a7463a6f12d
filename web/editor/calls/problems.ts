import type { Compilation } from '../../../codegen/compile.ts';
import type { Diagnostic, Path } from '../../../codegen/diagnostics/diagnostic.ts';
import { isError } from '../../../codegen/diagnostics/sort-diagnostics.ts';
import { pathAt } from '../../../codegen/edit/entries.ts';
import { placeInWords } from '../../../codegen/form/form.ts';
import { summaryOf } from '../../../codegen/form/schema-words.ts';
import { identifyFile } from '../../../codegen/load/identify-file.ts';
import { readPlainly } from '../../../codegen/parse/parse.ts';
import { saidAtField } from './messages.ts';

/** Something that the compiler says about the content as it is saved. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The keys that lead to the value, whatever its line is by the time that somebody opens it. */
  readonly path?: Path;
  /** The record and the field, in words. */
  readonly where?: string;
  readonly isError: boolean;
  readonly text: string;
  readonly help?: string;
}

/** What is said about the content, or a part of that. */
export function problemsOf(
  compilation: Compilation,
  said: readonly Diagnostic[] = compilation.diagnostics,
): readonly Problem[] {
  return said.map((each) => {
    const { file, line, column } = each;
    return {
      ...{ file, line, column },
      isError: isError(each),
      ...placeOf(compilation, each),
      ...saidAtField(each),
    };
  });
}

/** The keys of the value, and the record and the field in words; nothing of a file that cannot be read. */
function placeOf(
  { site, textOf }: Compilation,
  { file, line, column }: Diagnostic,
): Pick<Problem, 'path' | 'where'> {
  const place = identifyFile(file.slice('content/'.length));
  const text = textOf(file) ?? '';
  const data = readPlainly(text);
  if (!site || place.is !== 'record' || data === undefined) return {};
  const path = pathAt(text, line, column);
  const { schema } = place.kind;
  const words = [summaryOf(data), placeInWords(site.schemas, { schema, data, path })];
  return { path, where: words.filter(Boolean).join(' › ') };
}
