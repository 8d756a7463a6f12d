import { pascalCase } from '../../model/letter-case.ts';
import { isNoun } from '../../model/nouns.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';

/** What authors write is typed in `content`, what components receive, with views in its place, in `sections`. */
export type TypeSide = 'content' | 'sections';

/** A type generated from a schema: its name and module. */
export interface TypeName {
  readonly name: string;
  readonly module: TypeSide;
}

/** What pages have besides sections, which components receive as well. */
export const partsOfPages: readonly string[] = ['call-bar', 'hero', 'navigation'];

/**
 * The type of the schema of that name, as the types of a module mention it; undefined for schemas that only hold parts
 * of others.
 */
export function typeNameOf(
  schemas: SchemaSet,
  schemaName: string,
  side: TypeSide,
): TypeName | undefined {
  const [folder = '', file] = schemaName.split('/');
  const name = pascalCase(file ?? folder);
  if (file !== undefined) return inFolder(folder, file, name);
  const field = schemas.field(schemaName);
  if (field.is === 'choice' && !field.isConstant) return { name: `${name}Name`, module: 'content' };
  const isNamed = field.is === 'group' || field.is === 'union';
  if (!isNamed) return undefined;
  return { name, module: partsOfPages.includes(schemaName) ? side : 'content' };
}

function inFolder(folder: string, file: string, name: string): TypeName | undefined {
  if (folder === 'sections') return { name: `${name}Props`, module: 'sections' };
  if (folder === 'views') return { name, module: 'sections' };
  // A body must not shadow a global such as Error, or a noun such as vehicle.
  return { name: name in globalThis || isNoun(file) ? `${name}Body` : name, module: 'content' };
}
