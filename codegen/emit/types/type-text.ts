import { viewOf } from '../../schema/annotations.ts';
import {
  branchesOf,
  isFilled,
  nameOfReference,
  propertiesOf,
  requiredOf,
  schemaAt,
  wordAt,
} from '../../schema/keywords.ts';
import type { Schema, SchemaSet } from '../../schema/schema-set.ts';
import { type TypeName, type TypeSide, typeNameOf } from './type-names.ts';

/** Records the named types that a type mentions. */
export interface TypeScope {
  readonly schemas: SchemaSet;
  /** The module of the type: a view takes the place of what authors write only in what components receive. */
  readonly side: TypeSide;
  /** Called with the schema of each named type that is mentioned. */
  readonly mention: (schemaName: string, type: TypeName) => void;
}

/** One property of an object type. */
export interface TypeProperty {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly description: string | undefined;
}

/** The TypeScript type of values that follow a schema. */
export function typeText(schema: Schema, scope: TypeScope): string {
  const view = viewOf(schema);
  if (view && scope.side === 'sections') {
    const name = mentioned(`views/${view.name}`, scope) ?? 'unknown';
    return view.isMany ? `readonly ${name}[]` : name;
  }
  if (schema.$ref !== undefined) return referenceText(schema, scope);
  if ('const' in schema) return literal(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ');
  const branches = branchesOf(schema);
  if (branches.length > 0)
    return [...new Set(branches.map((each) => typeText(each, scope)))].join(' | ');
  return plainText(schema, scope);
}

function referenceText(schema: Schema, scope: TypeScope): string {
  const name = nameOfReference(schema.$ref);
  const known = name === undefined ? undefined : mentioned(name, scope);
  return known ?? typeText(scope.schemas.resolve(schema), scope);
}

function mentioned(schemaName: string, scope: TypeScope): string | undefined {
  const type = typeNameOf(scope.schemas, schemaName, scope.side);
  if (type) scope.mention(schemaName, type);
  return type?.name;
}

function plainText(schema: Schema, scope: TypeScope): string {
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return listText(schema, scope);
    case 'object':
      return objectText(schema, scope);
    default:
      return 'unknown';
  }
}

function listText(schema: Schema, scope: TypeScope): string {
  const items = schemaAt(schema, 'items');
  const type = items ? typeText(items, scope) : 'unknown';
  return /^readonly | \| /.test(type) ? `readonly (${type})[]` : `readonly ${type}[]`;
}

function objectText(schema: Schema, scope: TypeScope): string {
  const properties = objectProperties(schema, scope);
  const others = schemaAt(schema, 'additionalProperties');
  return objectType(properties, others && mapLine(typeText(others, scope), properties));
}

/** The type of an object with these properties, and with others if a line says so. */
export function objectType(properties: readonly TypeProperty[], others?: string): string {
  const lines = [...properties.flatMap(propertyLines), others ?? []].flat();
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.map(indented).join('\n')}\n}`;
}

/** The properties of an object's schema. */
export function objectProperties(schema: Schema, scope: TypeScope): readonly TypeProperty[] {
  const required = requiredOf(schema);
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name: propertyName(name),
    isOptional: !(required.includes(name) || isFilled(property)),
    type: typeText(property, scope),
    description: wordAt(property, 'description'),
  }));
}

/** A key as the name of a property, in quotes if it needs them. */
export function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key);
}

function propertyLines({ name, isOptional, type, description }: TypeProperty): readonly string[] {
  const line = `readonly ${name}${isOptional ? '?' : ''}: ${type};`;
  return description === undefined ? [line] : [`/** ${description} */`, line];
}

/** A map that also has fixed properties must allow their types. */
function mapLine(type: string, properties: readonly TypeProperty[]): string {
  const types = properties.map((each) =>
    each.isOptional ? `${each.type} | undefined` : each.type,
  );
  return `readonly [key: string]: ${[...new Set([type, ...types])].join(' | ')};`;
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

/** A string or number as a type: `'plain'`, `302`. */
export function literal(value: unknown): string {
  const text = JSON.stringify(value);
  return typeof value === 'string' && !/['"\\]/.test(value) ? `'${value}'` : text;
}
