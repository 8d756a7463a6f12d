import type { Compilation } from '../../../codegen/compile.ts';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
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
  /** The record and the field, in words. */
  readonly where?: string;
  readonly isError: boolean;
  readonly text: string;
  readonly help?: string;
}

/** What is said about all content. */
export function problemsOf(compilation: Compilation | undefined): readonly Problem[] {
  const all = compilation?.diagnostics ?? [];
  return all.map((each) => {
    const { file, line, column } = each;
    const where = compilation && whereIs(compilation, each);
    return {
      ...{ file, line, column },
      isError: isError(each),
      ...(where !== undefined && { where }),
      ...saidAtField(each),
    };
  });
}

/** The record and the field in words; nothing of a file that cannot be read. */
function whereIs(
  { site, textOf }: Compilation,
  { file, line, column }: Diagnostic,
): string | undefined {
  const place = identifyFile(file.slice('content/'.length));
  const text = textOf(file) ?? '';
  const data = readPlainly(text);
  if (!site || place.is !== 'record' || data === undefined) return undefined;
  const path = pathAt(text, line, column);
  const { schema } = place.kind;
  const words = [summaryOf(data), placeInWords(site.schemas, { schema, data, path })];
  return words.filter(Boolean).join(' › ');
}
