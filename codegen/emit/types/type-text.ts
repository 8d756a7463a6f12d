import { viewOf } from '../../schema/annotations.ts';
import { type Field, type GroupField, isFilled } from '../../schema/field.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
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

/** The TypeScript type of a field's values. */
export function typeText(field: Field, scope: TypeScope): string {
  const view = viewOf(field.annotations);
  if (view && scope.side === 'sections') {
    const name = mentioned(`views/${view.name}`, scope) ?? 'unknown';
    return view.isMany ? `readonly ${name}[]` : name;
  }
  if (field.annotations['x-marks'] && scope.side === 'sections') return 'MarkedText';
  const { refersTo } = field;
  return (refersTo && mentioned(refersTo, scope)) ?? ownText(field, scope);
}

function mentioned(schemaName: string, scope: TypeScope): string | undefined {
  const type = typeNameOf(scope.schemas, schemaName, scope.side);
  if (type) scope.mention(schemaName, type);
  return type?.name;
}

function ownText(field: Field, scope: TypeScope): string {
  switch (field.is) {
    case 'text':
      return 'string';
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'choice':
      return field.values.map(literal).join(' | ');
    case 'union':
      return [...new Set(field.branches.map((each) => typeText(each, scope)))].join(' | ');
    case 'list': {
      const type = typeText(field.items, scope);
      return /^readonly | \| /.test(type) ? `readonly (${type})[]` : `readonly ${type}[]`;
    }
    case 'group':
      return groupText(field, scope);
    case 'any':
      return 'unknown';
  }
}

function groupText(group: GroupField, scope: TypeScope): string {
  const properties = objectProperties(group, scope);
  const { others } = group;
  return objectType(properties, others && mapLine(typeText(others, scope), properties));
}

/** An exported statement, with what it is about. */
export function statement(text: string, description?: string): string {
  return `${description === undefined ? '' : `/** ${description} */\n`}export ${text}`;
}

/** The statement of an interface. */
export function interfaceText(name: string, properties: readonly TypeProperty[]): string {
  return `interface ${name} {\n${properties.flatMap(propertyLines).join('\n')}\n}`;
}

/** The type of an object with these properties, and with others if a line says so. */
export function objectType(properties: readonly TypeProperty[], others?: string): string {
  const lines = [...properties.flatMap(propertyLines), others ?? []].flat();
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.map(indented).join('\n')}\n}`;
}

/** The properties of a group. */
export function objectProperties(
  { properties, required }: GroupField,
  scope: TypeScope,
): readonly TypeProperty[] {
  return [...properties].map(([name, property]) => ({
    name: propertyName(name),
    isOptional: !(required.includes(name) || isFilled(property)),
    type: typeText(property, scope),
    description: property.own.description,
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
