import { createRequire } from 'node:module';
import type { Options, ValidateFunction } from 'ajv/dist/2020.js';
import type { Data } from '../model/content.ts';
import { addressOfSchema } from './schema-address.ts';

/** Annotations of our own. Any other keyword that JSON Schema does not know makes a schema broken. */
const annotations: readonly string[] = [
  'x-view',
  'x-many',
  'x-ref',
  'x-interactive',
  'x-page-heading',
  'x-request',
];

const require = createRequire(import.meta.url);

/** Ajv in strict mode, with the schemas of the project by name. It is loaded here, which most runs never come to. */
export function createAjv(schemas: ReadonlyMap<string, Data>, options: Options = {}) {
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const formats = require('ajv-formats') as typeof import('ajv-formats');
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    discriminator: true,
    logger: false,
    allErrors: true,
    verbose: true,
    // A test holds the schemas against the meta-schema; strict mode refuses nearly all that it does.
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false, source: true, process: appendErrors },
    ...options,
  });
  formats.default(ajv);
  ajv.addVocabulary([...annotations]);
  for (const [name, schema] of schemas)
    ajv.addSchema(schema, addressOfSchema(name), undefined, false);
  return ajv;
}

export type Ajv = ReturnType<typeof createAjv>;

/** The check by the schema of that name. Throws if that schema, or one that it refers to, has a mistake. */
export function validatorOf(ajv: Ajv, name: string): ValidateFunction {
  return ajv.compile({ $ref: addressOfSchema(name) });
}

/** The check by the schema of that name as a program of its own, which needs no Ajv to run. */
export function programOf(ajv: Ajv, name: string): string {
  const { default: standaloneCode } =
    require('ajv/dist/standalone/index.js') as typeof import('ajv/dist/standalone/index.js');
  const program = appendErrors(standaloneCode(ajv, ajv.getSchema(addressOfSchema(name))));
  // The program is kept where its own `require` might not find what it needs.
  return program.replaceAll(
    /require\("([^"]+)"\)/g,
    (_call, module) => `require(${JSON.stringify(require.resolve(module))})`,
  );
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
