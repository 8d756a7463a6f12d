import type { Field } from './field.ts';

/** Long enough for a sentence: what is shorter is an id, or the value of a choice. */
const leastOfCopy = 100;

/** Whether a text is a sentence or a name. One of a set form is an address or an id. */
export function isCopyField(field: Field): boolean {
  if (field.is !== 'text') return false;
  const { pattern, format, longest = 0, annotations } = field;
  const isId = annotations['x-ref'] !== undefined || pattern !== undefined || format !== undefined;
  return !isId && longest >= leastOfCopy;
}

/**
 * How a value is written in a site of several languages: for each of them; once for all, unless a language says otherwise;
 * or, if nothing, once.
 */
export function languagesOf(field: Field): 'each' | 'every' | undefined {
  const { annotations, own } = field;
  if (annotations['x-language']) return annotations['x-language'];
  if (annotations['x-address']) return 'every';
  if (['x-ref', 'x-view', 'x-select'].some((name) => name in annotations)) return undefined;
  // What is filled in is of the interface, however short it is.
  const isFilledIn = field.is === 'text' && own.default !== undefined;
  return isFilledIn || isCopyField(field) ? 'each' : undefined;
}
