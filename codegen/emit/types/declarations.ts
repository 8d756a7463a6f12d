import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { constantOf, type Field, propertiesOf, type UnionField } from '../../schema/field.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import { partsOfPages, type TypeName, type TypeSide, typeNameOf } from './type-names.ts';
import {
  interfaceText,
  literal,
  objectProperties,
  objectType,
  statement,
  type TypeScope,
  typeText,
} from './type-text.ts';

/** A type to write. */
export interface Declaration extends TypeName {
  /** Its statement; left out for a type of the same name that the other module has. */
  readonly text?: string;
  /** Names of the types it mentions from the other module. */
  readonly imports: readonly string[];
}

const known = new WeakMap<SchemaSet, readonly Declaration[]>();

/** The types of all views, sections, bodies and records, and of what they mention, sorted by name. */
export function declareTypes(schemas: SchemaSet): readonly Declaration[] {
  const declared = known.get(schemas) ?? declareAll(schemas);
  known.set(schemas, declared);
  return declared;
}

function declareAll(schemas: SchemaSet): readonly Declaration[] {
  const waiting = rootsOf(schemas);
  const declared = new Map<string, Declaration>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = `${next.type.module} ${next.type.name}`;
    if (declared.has(key)) continue;
    const { declaration, mentions } = declare(schemas, next);
    declared.set(key, declaration);
    waiting.push(...mentions);
  }
  return [...declared.values()].sort((one, other) => compareCodeUnits(one.name, other.name));
}

/** A schema and the type of what follows it. */
interface Named {
  readonly schemaName: string;
  readonly type: TypeName;
}

function rootsOf(schemas: SchemaSet): Named[] {
  const isReceived = (name: string) => /^(sections|views)\//.test(name);
  const named = (side: TypeSide) => (schemaName: string) => {
    const type = typeNameOf(schemas, schemaName, side);
    return type && schemas.named(schemaName) ? [{ schemaName, type }] : [];
  };
  return [
    ...schemas.names.filter((name) => !isReceived(name)).flatMap(named('content')),
    ...[...partsOfPages, ...schemas.names.filter(isReceived)].flatMap(named('sections')),
  ];
}

interface Declared {
  readonly declaration: Declaration;
  readonly mentions: readonly Named[];
}

function declare(schemas: SchemaSet, { schemaName, type }: Named): Declared {
  const mentions: Named[] = [];
  const imports = new Set<string>();
  const scope: TypeScope = {
    schemas,
    side: type.module,
    mention(name, mentionedType) {
      mentions.push({ schemaName: name, type: mentionedType });
      if (mentionedType.module !== type.module) imports.add(mentionedType.name);
    },
  };
  const field = schemas.field(schemaName);
  const body = bodyOf(field, type, scope);
  const text = body && { text: statement(body, field.description) };
  return { declaration: { ...type, ...text, imports: [...imports] }, mentions };
}

/** The statement of a type; nothing if the other module has it under the same name. */
function bodyOf(field: Field, type: TypeName, scope: TypeScope): string | undefined {
  const alias = (text: string) => `type ${type.name} = ${text};`;
  if (field.refersTo !== undefined) {
    const referred = typeText(field, scope);
    return referred === type.name ? undefined : alias(referred);
  }
  if (field.is === 'union' && field.by !== undefined) return alias(kindText(field, field.by));
  if (field.is !== 'group' || field.properties.size === 0) return alias(typeText(field, scope));
  const properties = objectProperties(field, scope);
  // Records are types that any function for plain data takes: an interface has no index signature.
  if (type.module === 'content') return alias(objectType(properties));
  // A component of a section knows of which kind it is.
  const received = properties.filter(({ name }) => !isKind(name, type));
  return interfaceText(type.name, received);
}

function isKind(property: string, { name }: TypeName): boolean {
  return property === 'kind' && name.endsWith('Props');
}

/** One of several kinds, as written: code reads only which one it is, and the schema of the kind knows the rest. */
function kindText({ branches }: UnionField, name: string): string {
  const kinds = branches.map((branch) => constantOf(propertiesOf(branch).get(name)));
  const type = kinds.map(literal).join(' | ');
  const property = { name, isOptional: false, type, description: undefined };
  return objectType([property], 'readonly [key: string]: unknown;');
}
