import { createRequire } from 'node:module';
import type { Options, ValidateFunction } from 'ajv/dist/2020.js';
import type { Data } from '../model/content.ts';
import { addressOfSchema } from './schema-address.ts';

/** Annotations of our own. Any other word that JSON Schema does not know makes a schema broken. */
export const annotations: readonly string[] = [
  'x-view',
  'x-many',
  'x-ref',
  'x-interactive',
  'x-page-heading',
  'x-request',
];

/** Compiles the schema of that name, or a piece of one. */
export type AjvCompiler = (schema: string | Data) => ValidateFunction;

/** Prepares ajv in strict mode. It is loaded at the first use, which most runs never come to. */
export function createAjvCompiler(
  schemas: ReadonlyMap<string, Data>,
  options: Options = {},
): AjvCompiler {
  let ajv: ReturnType<typeof createAjv> | undefined;
  return (schema) => {
    ajv ??= createAjv(schemas, options);
    return ajv.compile(typeof schema === 'string' ? { $ref: addressOfSchema(schema) } : schema);
  };
}

/**
 * The compiled code copies all errors found so far each time a reference adds some. In a file with thousands of
 * faults that takes minutes: here the new ones are appended instead.
 */
function appendErrors(code: string): string {
  return code.replaceAll(
    /\bvErrors\.concat\((\w+(?:\.\w+)*)\)/g,
    '$1.reduce((all, each) => (all.push(each), all), vErrors)',
  );
}

function createAjv(schemas: ReadonlyMap<string, Data>, options: Options) {
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const formats = require('ajv-formats') as typeof import('ajv-formats');
  const ajv = new Ajv2020({
    strict: true,
    // Our own check of the schemas does this, and knows that a discriminator is described by its branches.
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    logger: false,
    allErrors: true,
    verbose: true,
    // The tests hold the schemas against the meta-schema; here it would cost more than the check itself.
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false, process: appendErrors },
    ...options,
  });
  formats.default(ajv);
  ajv.addVocabulary([...annotations]);
  for (const [name, schema] of schemas)
    ajv.addSchema(schema, addressOfSchema(name), undefined, false);
  return ajv;
}
