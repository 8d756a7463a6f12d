import type { NounTypes } from '../../generated/content.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Value } from '../edit/change.ts';
import { isUnit } from '../model/units.ts';
import { type Field, propertiesOf } from '../schema/field.ts';
import { date, dayIn } from '../schema/formats/date.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { Site } from '../site/site.ts';
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
  for (const [key, column] of Object.entries(columns)) {
    const text = textOf(row, column);
    if (text === '') continue;
    const path = key.split('.');
    const kind = kindAt(path, site.schemas);
    const value = readValue(words[text] ?? text, kind, site.content.site?.data.locale ?? 'en-US');
    if (value !== undefined) values.push({ path, value, column });
    else faults.push({ line: row.line, column, message: `"${text}" is no ${kind}` });
  }
  return { values, faults };
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

type Kind = 'text' | 'number' | 'day' | 'choice';

function kindAt(path: Path, schemas: SchemaSet): Kind {
  if (isUnit(String(path.at(-1)))) return 'number';
  const field = path.reduce<Field | undefined>(
    (around, step) => around && propertiesOf(around).get(String(step)),
    schemas.field('unit'),
  );
  if (field?.is === 'number') return 'number';
  if (field?.is === 'choice') return 'choice';
  return path.at(-1) === 'date' || isDay(field) ? 'day' : 'text';
}

function isDay(field: Field | undefined): boolean {
  return field?.is === 'text' && field.format === 'date';
}

function readValue(text: string, kind: Kind, locale: string): Value | undefined {
  switch (kind) {
    case 'number':
      return numberIn(text);
    case 'day':
      return date.accepts(text) ? text : dayIn(text, dayOrder(locale));
    case 'choice':
      return text.toLowerCase().replaceAll(' ', '-');
    default:
      return text;
  }
}

/** Whether people of a country write the month before the day. */
function dayOrder(locale: string) {
  const types = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return types.indexOf('month') < types.indexOf('day') ? 'month-first' : 'day-first';
}

/** `$13,200` and `13.200,00 €` as 13200: the last mark has decimals after it unless three figures follow. */
function numberIn(text: string): number | undefined {
  const bare = text.replaceAll(/[^\d.,-]/g, '');
  const [, whole = '', decimals = ''] = /^(-?[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '');
  const figure = Number(decimals === '' ? digits : `${digits}.${decimals}`);
  return digits === '' || /[a-z]{4}/i.test(text) || Number.isNaN(figure) ? undefined : figure;
}
