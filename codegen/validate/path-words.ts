import type { Path } from '../diagnostics/diagnostic.ts';

const longestQuote = 40;

/** A value in words: `the text "12"`, `the number 12`, `nothing`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string')
    return value === '' ? 'an empty text' : `the text "${shorten(value)}"`;
  if (typeof value === 'number')
    return Number.isFinite(value) ? `the number ${value}` : `${value}, which is no number`;
  if (typeof value === 'boolean') return `the word ${value}`;
  return Array.isArray(value) ? 'a list' : 'a group of keys';
}

/** What is said at a field that has just been added. */
export const stillEmpty = 'This is still empty.';

/** A value as somebody sees it in a field. */
export function quoted(value: unknown): string {
  return `“${shorten(String(value).replaceAll(/\$\{[^{}]*\}/g, '…'))}”`;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  null: 'nothing',
};

/** Types of a schema in words: `a number or a list`. */
export function describeTypes(types: readonly string[]): string {
  return joinWords(
    [...new Set(types)].map((type) => typeWords[type] ?? type),
    'or',
  );
}

/** `a, b or c`. */
export function joinWords(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The value at `path` in words: `"title"`, `item 2 of "keywords"`, `the file`. */
export function describePath(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `"${last}"`;
  const list = path.findLast((step) => typeof step === 'string');
  return list === undefined ? `item ${last + 1}` : `item ${last + 1} of "${list}"`;
}

/** A description as the end of a sentence: no period, and no capital unless it starts with a name or abbreviation. */
export function asClause(description: string): string {
  const text = description.replace(/\.$/, '');
  return /^(A|An|The|One|Each)\b|^[A-Z][a-z]/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1)}…`;
}
