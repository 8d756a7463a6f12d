import type { NounTypes } from '../../generated/content.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Value } from '../edit/change.ts';
import { readName } from '../model/letter-case.ts';
import { isUnit } from '../model/units.ts';
import { type Field, propertiesOf } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { Site } from '../site/site.ts';
import { cellValue, type Kind } from './cell-value.ts';
import type { Row, RowFault } from './read-rows.ts';

/** A value of a unit that a row names, and its column. */
export interface UnitValue {
  readonly path: Path;
  readonly value: Value;
  readonly column: string;
}

/** What a row says of its unit, and what of that cannot be meant. */
export interface RowValues {
  readonly values: readonly UnitValue[];
  readonly faults: readonly RowFault[];
}

type Import = NounTypes['stock-import'];

/** The values of a row, as the dealer says which column is what; an empty one says nothing. */
export function unitValues(row: Row, { columns, words = {} }: Import, site: Site): RowValues {
  const values: UnitValue[] = [];
  const faults: RowFault[] = [];
  const meant = new Map(Object.entries(words).map(([word, each]) => [asRead(word), each]));
  const locale = site.content.site?.data.locale ?? 'en-US';
  for (const [key, column] of Object.entries(columns)) {
    const said = textOf(row, column);
    const text = meant.get(asRead(`${column}: ${said}`)) ?? meant.get(asRead(said)) ?? said;
    if (text === '') continue;
    const path = key.split('.');
    const field = fieldAt(path, site.schemas);
    const kind = kindAt(path, field);
    const value = cellValue(text, kind, field, locale);
    if (value !== undefined) values.push({ path, value, column });
    else faults.push({ line: row.line, column, message: `"${said}" is no ${kind}` });
  }
  return { values, faults };
}

/** `Yes` is the word `YES`, and `0.00` is `0`: a key of YAML cannot tell them apart either. */
function asRead(word: string): string {
  const figure = word === '' ? Number.NaN : Number(word);
  return Number.isNaN(figure) ? readName(word) : String(figure);
}

/** The columns that a row needs, by their names. */
export function columnsIn(column: string): readonly string[] {
  const named = [...column.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return named.length > 0 ? named : [column];
}

/** The value of a column, or a text with those of several; nothing if one of them is empty. */
function textOf({ values }: Row, column: string): string {
  const names = columnsIn(column);
  if (names.some((name) => !values[name])) return '';
  if (!column.includes('{')) return values[column] ?? '';
  return column.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => values[name] ?? '');
}

function fieldAt(path: Path, schemas: SchemaSet): Field | undefined {
  return path.reduce<Field | undefined>(
    (around, step) => around && propertiesOf(around).get(String(step)),
    schemas.field('unit'),
  );
}

function kindAt(path: Path, field: Field | undefined): Kind {
  if (isUnit(String(path.at(-1))) || field?.is === 'number') return 'number';
  if (field?.is === 'choice') return field.values.includes(true) ? 'yes or no' : 'choice';
  return path.at(-1) === 'date' || isDay(field) ? 'day' : 'text';
}

function isDay(field: Field | undefined): boolean {
  return field?.is === 'text' && field.format === 'date';
}
