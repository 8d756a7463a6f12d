import { type InnerRow, innerRows } from '../../model/inner-nouns.ts';
import { fileKinds, type Noun, nounNames } from '../../model/nouns.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import { typeNameOf } from './type-names.ts';
import { interfaceText, literal, propertyName, statement } from './type-text.ts';

/** The table that has the type of every noun's records, and of the records inside others. */
export function nounTypes(schemas: SchemaSet): string {
  const rows = [
    ...nounNames.map((noun) => [noun, typeOf(noun, schemas)] as const),
    ...Object.entries(innerRows).map(([noun, row]) => [noun, innerType(row, schemas)] as const),
  ];
  const properties = rows
    .filter(([, type]) => type !== '')
    .map(([noun, type]) => ({
      name: propertyName(noun),
      isOptional: false,
      type,
      description: undefined,
    }));
  return statement(
    interfaceText('NounTypes', properties),
    'The type of the records of each noun, as written.',
  );
}

/** The types of a noun's files, or of the one file that has this name. */
function typeOf(noun: Noun, schemas: SchemaSet, file?: string): string {
  const kinds = fileKinds.filter((kind) => kind.noun === noun && (!file || isNamed(kind, file)));
  const names = kinds.flatMap(({ schema }) => typeNameOf(schemas, schema, 'content')?.name ?? []);
  return [...new Set(names)].join(' | ');
}

function isNamed({ pattern }: { readonly pattern: string }, file: string): boolean {
  return pattern.endsWith(`/${file}.yaml`);
}

function innerType({ home, file, below, namedBy }: InnerRow, schemas: SchemaSet): string {
  const type = typeOf(home, schemas, file);
  if (type === '') return '';
  const holder = below === undefined ? type : `NonNullable<${type}[${literal(below)}]>`;
  return `${holder}[${namedBy === undefined ? 'string' : 'number'}]`;
}
