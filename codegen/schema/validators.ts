import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { readKeyed, writeKeyed } from '../files/keyed-file.ts';
import type { Data } from '../model/content.ts';
import { fileKinds } from '../model/nouns.ts';
import type { Ajv } from './ajv.ts';
import { createAjv, createQuickAjv, programOf, validatorOf } from './ajv.ts';
import type { Schemas } from './schema-lookup.ts';

/** Ajv's validators for the schemas of the project. */
export interface Validators {
  /** Only says whether data follows the schema of that name, which is enough for a good file. */
  quick(name: string): ValidateFunction;
  /** Finds every error. */
  named(name: string): ValidateFunction;
  /** The same for part of a schema. */
  ofPiece(piece: Data): ValidateFunction;
}

/** Where the programs of compiled schemas are saved, and under which key. */
export interface ProgramFolder {
  readonly folder: string;
  readonly key: string;
}

const load = createRequire(import.meta.url);

/** Validators that Ajv compiles on first use; `save` receives the programs of those that find every error. */
export function createValidators(
  schemas: Schemas,
  made?: Ajv,
  save?: (name: string, program: string) => void,
): Validators {
  let [quick, thorough] = [made, undefined as Ajv | undefined];
  const loaded = () => {
    thorough ??= createAjv(schemas);
    return thorough;
  };
  return {
    quick(name) {
      quick ??= createQuickAjv(schemas);
      return validatorOf(quick, name);
    },
    named(name) {
      const validate = validatorOf(loaded(), name);
      save?.(name, programOf(loaded(), name));
      return validate;
    },
    ofPiece: (piece) => loaded().compile(piece),
  };
}

/** Validators saved by an earlier run; missing or damaged ones are compiled again. */
export function savedValidators(schemas: Schemas, { folder, key }: ProgramFolder): Validators {
  const pathOf = { quick: quickPath, named: thoroughPath };
  const fresh = createValidators(schemas, undefined, (name, program) =>
    writeKeyed(thoroughPath(folder, name), key, program),
  );
  const from = (kind: 'quick' | 'named') => (name: string) => {
    const path = pathOf[kind](folder, name);
    return readKeyed(path, key) === undefined ? fresh[kind](name) : load(path);
  };
  return { quick: from('quick'), named: from('named'), ofPiece: fresh.ofPiece };
}

/** Saves the quick validators for content, each as a separate program, so that a run loads only those it needs. */
export function saveValidators({ folder, key }: ProgramFolder, ajv: Ajv): void {
  for (const schema of new Set(fileKinds.map(({ schema }) => schema))) {
    writeKeyed(quickPath(folder, schema), key, programOf(ajv, schema));
  }
}

function quickPath(folder: string, name: string): string {
  return join(folder, `${name}.cjs`);
}

function thoroughPath(folder: string, name: string): string {
  return join(folder, `${name}.errors.cjs`);
}
