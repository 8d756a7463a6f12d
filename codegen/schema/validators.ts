import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { readKept, writeKept } from '../cache/kept-file.ts';
import type { Data } from '../model/content.ts';
import { fileKinds } from '../model/nouns.ts';
import type { Ajv } from './ajv.ts';
import { createAjv, programOf, validatorOf } from './ajv.ts';

type Schemas = ReadonlyMap<string, Data>;

/** Ajv's checks by the schemas of the project. */
export interface Validators {
  /** The check by the schema of that name. */
  named(name: string): ValidateFunction;
  /** The check by a piece of a schema. */
  ofPiece(piece: Data): ValidateFunction;
}

/** Where compiled schemas are kept, and what they were made from. */
export interface KeptAt {
  readonly folder: string;
  readonly key: string;
}

const load = createRequire(import.meta.url);

/** Checks that Ajv compiles when they are first asked for. */
export function createValidators(schemas: Schemas, made?: Ajv): Validators {
  let ajv = made;
  const loaded = () => {
    ajv ??= createAjv(schemas);
    return ajv;
  };
  return {
    named: (name) => validatorOf(loaded(), name),
    ofPiece: (piece) => loaded().compile(piece),
  };
}

/** Checks that were compiled by an earlier run; what is missing or damaged is compiled again. */
export function keptValidators(schemas: Schemas, { folder, key }: KeptAt): Validators {
  const fresh = createValidators(schemas);
  return {
    named(name) {
      const path = programPath(folder, name);
      return readKept(path, key) === undefined ? fresh.named(name) : load(path);
    },
    ofPiece: fresh.ofPiece,
  };
}

/** Keeps the checks of all content, each as a program of its own: a run loads only those that it needs. */
export function keepValidators({ folder, key }: KeptAt, ajv: Ajv): void {
  for (const schema of new Set(fileKinds.map(({ schema }) => schema))) {
    writeKept(programPath(folder, schema), key, programOf(ajv, schema));
  }
}

function programPath(folder: string, name: string): string {
  return join(folder, `${name}.cjs`);
}
