import { weekdays } from '../model/opening-hours.ts';
import { propertiesOf, schemaAt } from '../schema/keywords.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { wholeSchema } from './schema-words.ts';

/** Whether a list holds opening hours: its items have days of the week, and times. */
export function isWeek(schemas: SchemaSet, list: Schema): boolean {
  const row = wholeSchema(schemas, schemaAt(list, 'items') ?? {});
  const { days = {}, opens, closes } = propertiesOf(row);
  const day = wholeSchema(schemas, schemaAt(wholeSchema(schemas, days), 'items') ?? {});
  return opens !== undefined && closes !== undefined && weekdays.every((each) => isIn(day, each));
}

function isIn({ enum: choices }: Schema, value: string): boolean {
  return Array.isArray(choices) && choices.includes(value);
}
