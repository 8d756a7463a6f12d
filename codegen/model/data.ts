import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from './content.ts';

/** Whether a value is a group of keys, not a list or a scalar. */
export function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under a key of a group, or at an index of a list. */
export function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined;
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a path. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((current, step) => stepInto(current, String(step)), data);
}

/** Turns string steps into the path of a value, with numbers for the items of a list. */
export function pathOf(data: unknown, steps: readonly string[]): Path {
  let value = data;
  return steps.map((step) => {
    const isItem = Array.isArray(value);
    value = stepInto(value, step);
    return isItem ? Number(step) : step;
  });
}

// Schemas have checked the content: a value of the wrong type here is a bug in the compiler.

/** The text under a key. */
export function textAt(data: Data, key: string): string {
  const text = optionalText(data, key);
  if (text === undefined) throw new Error(`"${key}" is not a text`);
  return text;
}

/** The text under a key that may be left out. */
export function optionalText(data: Data, key: string): string | undefined {
  const value = data[key];
  return typeof value === 'string' ? value : undefined;
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
