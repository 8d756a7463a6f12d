import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { readKept, writeKept } from '../cache/kept-file.ts';
import type { Data } from '../model/content.ts';
import { fileKinds } from '../model/nouns.ts';
import type { Ajv } from './ajv.ts';
import { createAjv, programOf, validatorOf } from './ajv.ts';

type Schemas = ReadonlyMap<string, Data>;

/** Ajv's validators for the schemas of the project. */
export interface Validators {
  /** The validator for the schema of that name. */
  named(name: string): ValidateFunction;
  /** The validator for part of a schema. */
  ofPiece(piece: Data): ValidateFunction;
}

/** Where compiled schemas are kept, and what they were made from. */
export interface KeptAt {
  readonly folder: string;
  readonly key: string;
}

const load = createRequire(import.meta.url);

/** Validators that Ajv compiles on first use. */
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

/** Validators compiled by an earlier run; missing or damaged ones are compiled again. */
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

/** Stores the validators for content, each as a program of its own, so that a run loads only those it needs. */
export function keepValidators({ folder, key }: KeptAt, ajv: Ajv): void {
  for (const schema of new Set(fileKinds.map(({ schema }) => schema))) {
    writeKept(programPath(folder, schema), key, programOf(ajv, schema));
  }
}

function programPath(folder: string, name: string): string {
  return join(folder, `${name}.cjs`);
}
