import { compareCodeUnits } from '../../diagnostics/faults.ts';
import { emittedNouns, isNoun, nouns } from '../../model/nouns.ts';
import { wordAt } from '../../schema/keywords.ts';
import type { Schema, SchemaSet } from '../../schema/schema-set.ts';
import type { TypeName } from './type-names.ts';
import { typeNameOf } from './type-names.ts';
import type { TypeProperty, TypeScope } from './type-text.ts';
import { objectProperties, typeText } from './type-text.ts';

/** A type to write. */
export interface Declaration {
  readonly name: string;
  readonly module: TypeName['module'];
  readonly description: string | undefined;
  readonly body:
    | { readonly is: 'interface'; readonly properties: readonly TypeProperty[] }
    | { readonly is: 'alias'; readonly type: string }
    /** A type of the same name, re-exported from the other module. */
    | { readonly is: 're-export' };
  /** Names of the types it mentions from the other module. */
  readonly imports: readonly string[];
}

const roots = ['api/', 'sections/', 'views/'];
const others = ['call-bar', 'fact-sheet', 'hero', 'navigation', 'rentals'];
/** The schemas of records that are emitted as written. */
const records = emittedNouns.flatMap((noun) => Object.values(nouns[noun].files));

const known = new WeakMap<SchemaSet, readonly Declaration[]>();

/** The types of all views, sections, bodies and records, and of the nouns they mention, sorted by name. */
export function declareTypes(schemas: SchemaSet): readonly Declaration[] {
  const declared = known.get(schemas) ?? declareAll(schemas);
  known.set(schemas, declared);
  return declared;
}

function declareAll(schemas: SchemaSet): readonly Declaration[] {
  const waiting = schemas.names.filter(
    (name) => [...others, ...records].includes(name) || roots.some((root) => name.startsWith(root)),
  );
  const declared = new Map<string, Declaration>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = typeNameOf(schemas, name);
    if (!type || declared.has(name)) continue;
    const { declaration, mentions } = declare(schemas, name, type);
    declared.set(name, declaration);
    waiting.push(...mentions);
  }
  return [...declared.values()].sort((one, other) => compareCodeUnits(one.name, other.name));
}

interface Declared {
  readonly declaration: Declaration;
  readonly mentions: readonly string[];
}

function declare(schemas: SchemaSet, schemaName: string, type: TypeName): Declared {
  const mentions: string[] = [];
  const imports = new Set<string>();
  const scope: TypeScope = {
    schemas,
    mention(name, mentionedType) {
      mentions.push(name);
      if (mentionedType.module !== type.module) imports.add(mentionedType.name);
    },
  };
  const schema = schemas.named(schemaName) ?? {};
  const body = bodyOf(schema, { schemaName, type, scope });
  const description = wordAt(schema, 'description');
  return { declaration: { ...type, description, body, imports: [...imports] }, mentions };
}

interface Receiver {
  readonly schemaName: string;
  readonly type: TypeName;
  readonly scope: TypeScope;
}

function bodyOf(schema: Schema, receiver: Receiver): Declaration['body'] {
  const { type, scope } = receiver;
  if (schema.$ref !== undefined) {
    const referred = typeText(schema, scope);
    return referred === type.name ? { is: 're-export' } : { is: 'alias', type: referred };
  }
  if (schema.type !== 'object' || schema.properties === undefined) {
    return { is: 'alias', type: typeText(schema, scope) };
  }
  const properties = objectProperties(schema, scope).flatMap(asReceived(receiver));
  return { is: 'interface', properties };
}

/** Leaves out the kind of props, which the component knows; narrows the id of a noun to the known ids. */
function asReceived({ schemaName, type: { name } }: Receiver) {
  return (property: TypeProperty): TypeProperty[] => {
    if (property.name === 'kind' && name.endsWith('Props')) return [];
    const isOwnId = property.name === 'id' && isNoun(schemaName);
    return [isOwnId ? { ...property, type: `${name}Id` } : property];
  };
}
