import { createRequire } from 'node:module';
import type { Options, ValidateFunction } from 'ajv/dist/2020.js';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { annotationNames } from './annotations.ts';
import { checks } from './formats/formats.ts';
import { addressOfSchema, addressResolver } from './schema-address.ts';
import type { Schemas } from './schema-lookup.ts';

const load = createRequire(import.meta.url);

/** Ajv that only says whether data is valid. Its validators are half as long and compile in two thirds of the time. */
export function createQuickAjv(schemas: Schemas) {
  // Needs no `appendErrors`, since it stops at the first error.
  return createAjv(schemas, {
    allErrors: false,
    verbose: false,
    messages: false,
    meta: false,
    code: { process: (code) => code },
  });
}

/** Ajv in strict mode, with the schemas of the project by name. Loaded on first use: most runs never need it. */
export function createAjv(schemas: Schemas, options: Options = {}) {
  const { _, Ajv2020 }: typeof import('ajv/dist/2020.js') = load('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    discriminator: true,
    logger: false,
    allErrors: true,
    verbose: true,
    // A test checks the schemas against the meta-schema; strict mode rejects nearly everything that it does.
    validateSchema: false,
    inlineRefs: false,
    uriResolver: addressResolver,
    formats: checks,
    ...options,
    code: {
      optimize: false,
      source: true,
      process: appendErrors,
      ...options.code,
      formats: _`require("./formats/formats.ts").checks`,
    },
  });
  ajv.addVocabulary([...annotationNames]);
  for (const name of schemas.keys())
    for (const { key, piece } of namedPieces(name, schemas.get(name) ?? {}))
      ajv.addSchema(piece, key, undefined, false);
  return ajv;
}

/** A schema and each of its definitions by itself, so that Ajv compiles them once, not for each file that uses them. */
function namedPieces(name: string, schema: Data): { key: string; piece: object }[] {
  const address = addressOfSchema(name);
  const definitions = Object.entries(Object(schema.$defs)).filter(([, piece]) => isRecord(piece));
  return [
    { key: address, piece: schema },
    ...definitions.map(([key, piece]) => ({
      key: `${address}#/$defs/${key}`,
      piece: piece as Data,
    })),
  ];
}

export type Ajv = ReturnType<typeof createAjv>;

/** The validator for the schema of that name. Throws if that schema, or one it refers to, has a mistake. */
export function validatorOf(ajv: Ajv, name: string): ValidateFunction {
  const address = addressOfSchema(name);
  return ajv.getSchema(address) ?? ajv.compile({ $ref: address });
}

/** The validator for the schema of that name as a standalone program, which runs without Ajv. */
export function programOf(ajv: Ajv, name: string): string {
  const { default: standaloneCode }: typeof import('ajv/dist/standalone/index.js') = load(
    'ajv/dist/standalone/index.js',
  );
  const code = standaloneCode(ajv, ajv.getSchema(addressOfSchema(name)));
  const program = ajv.opts.code.process?.(code) ?? code;
  return `${findPackages}${program}`;
}

/** A program is stored where its own `require` might not find the packages. It is in strict mode, like Ajv's code. */
const findPackages = `"use strict";require = require("node:module").createRequire(${JSON.stringify(import.meta.url)});`;

/**
 * Each time a reference adds errors, the compiled code copies all errors so far. With thousands of errors in a file
 * that takes minutes, so this appends the new ones instead.
 */
function appendErrors(code: string): string {
  return code.replaceAll(
    /\bvErrors\.concat\((\w+(?:\.\w+)*)\)/g,
    '$1.reduce((all, each) => (all.push(each), all), vErrors)',
  );
}
