import type { Fix, Path } from '../diagnostics/diagnostic.ts';
import { fixing } from '../diagnostics/fixes.ts';
import type { Suggestion } from '../diagnostics/nearest.ts';
import type { Source } from '../model/source.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import type { WrittenValue } from './suggest-type.ts';

/** The input for explaining an error. */
export interface Context {
  readonly source: Source;
  readonly schemas: SchemaSet;
}

/** Part of a file, and the schema it should follow. */
export interface Target {
  readonly schema: string | Schema;
  readonly data: unknown;
  readonly path: Path;
}

/** A value as written in its file. */
interface ValueInFile extends WrittenValue {
  readonly start: number;
  readonly end: number;
}

/** The value at a path: its data, and how it is spelled. */
export function writtenAt(source: Source, path: Path, data: unknown): ValueInFile {
  const { start, end } = source.locate(path);
  const key = String(path.findLast((step) => typeof step === 'string') ?? '');
  return { data, key, start, end, raw: source.text.slice(start, end) };
}

/** The fix that rewrites a value. */
export function fixingValue(
  { file }: Source,
  { start, end }: ValueInFile,
  suggestion: Suggestion | undefined,
): { readonly fixes?: readonly Fix[] } {
  return suggestion ? fixing(suggestion.isSure, { file, start, end, text: suggestion.word }) : {};
}
