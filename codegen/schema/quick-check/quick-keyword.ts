import type { Data } from '../../model/content.ts';

/** Whether a value is sure to follow a schema. */
export type Check = (value: unknown) => boolean;

/** Compiles a schema; throws `NotQuick` for one with a keyword that is not known here. */
export type Compile = (schema: unknown) => Check;

/** What the check of a keyword may be made with. */
export interface QuickCompiler {
  readonly compile: Compile;
  readonly lookUp: (reference: string) => unknown;
}

/** Makes the check of one keyword: its argument, and the schema it stands in. */
export type Keyword = (argument: unknown, schema: Data, compiler: QuickCompiler) => Check;

/** Says that a schema uses what only ajv knows. */
export class NotQuick extends Error {
  override readonly name = 'NotQuick';
}
