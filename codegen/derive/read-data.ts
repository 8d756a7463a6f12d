import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';
import { formatFact } from '../resolve/facts/format-fact.ts';

// The schemas have checked the content: a value of the wrong kind here is a fault of this program.

/** The text under a key. */
export function textAt(data: Data, key: string): string {
  const text = optionalText(data, key);
  if (text === undefined) throw new Error(`"${key}" holds no text`);
  return text;
}

/** The text under a key that may be left out. */
export function optionalText(data: Data, key: string): string | undefined {
  const value = data[key];
  return typeof value === 'string' ? value : undefined;
}

/** The number under a key. */
export function numberAt(data: Data, key: string): number {
  const value = data[key];
  if (typeof value !== 'number') throw new Error(`"${key}" holds no number`);
  return value;
}

/** The list of groups under a key; empty if it is left out. */
export function groupsAt(data: Data, key: string): readonly Data[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The list of texts under a key; empty if it is left out. */
export function textsAt(data: Data, key: string): readonly string[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The group under a key; empty if it is left out. */
export function groupAt(data: Data, key: string): Data {
  const value = data[key];
  return isRecord(value) ? value : {};
}

/** A fact as it is printed; nothing if it is left out. */
export function printedAt(data: Data, key: string): string | undefined {
  return formatFact(readFactValue(data[key]));
}
