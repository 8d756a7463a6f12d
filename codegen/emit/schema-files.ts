import { addressOfSchema, schemaBase, schemaEnding } from '../schema/schema-address.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { EmittedFile } from './write.ts';

/**
 * The schemas with what this dealer declares, as text editors read them: they complete and explain the keys of his
 * specifications like any other. References lead from file to file.
 */
export function* schemaFiles(schemas: SchemaSet): Generator<EmittedFile> {
  for (const name of schemas.names) {
    const up = '../'.repeat(name.split('/').length - 1);
    const text = JSON.stringify(schemas.named(name))
      .replaceAll(`"$ref":"${addressOfSchema(name)}#`, '"$ref":"#')
      .replaceAll(`"$ref":"${schemaBase}`, `"$ref":"${up}`);
    yield { path: `schema/${name}${schemaEnding}`, text: `${text}\n` };
  }
}
