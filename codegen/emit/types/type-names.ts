import { pascalCase } from '../../model/letter-case.ts';
import { branchesOf, schemaNamed } from '../../schema/keywords.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';

/** A type generated from a schema: its name and module. */
export interface TypeName {
  readonly name: string;
  readonly module: 'content' | 'sections';
}

/** Props of components and nouns are in different modules, since they may have the same name. */
const sectionSchemas = ['call-bar', 'hero', 'navigation'];

/** The type of the schema of that name; undefined for schemas that only hold parts of others. */
export function typeNameOf(schemas: SchemaSet, schemaName: string): TypeName | undefined {
  const [folder = '', file] = schemaName.split('/');
  const name = pascalCase(file ?? folder);
  if (file !== undefined) return inFolder(folder, name);
  if (sectionSchemas.includes(schemaName)) return { name, module: 'sections' };
  const schema = schemaNamed(schemas, schemaName);
  if (Array.isArray(schema.enum)) return { name: `${name}Name`, module: 'content' };
  const isNamed = schema.type === 'object' || branchesOf(schema).length > 0;
  return isNamed ? { name, module: 'content' } : undefined;
}

function inFolder(folder: string, name: string): TypeName | undefined {
  if (folder === 'sections') return { name: `${name}Props`, module: 'sections' };
  if (folder === 'views') return { name, module: 'sections' };
  // A body must not shadow a global such as Error.
  return { name: name in globalThis ? `${name}Body` : name, module: 'content' };
}
