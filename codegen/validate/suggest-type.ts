import type { Suggestion } from '../diagnostics/nearest.ts';
import { isRecord } from '../model/data.ts';
import { isUnit, unitRow } from '../model/units.ts';

/** A value that is written in the wrong form. */
export interface WrittenValue {
  readonly data: unknown;
  /** As written, quotes included. */
  readonly raw: string;
  /** The key it belongs to, which may be the unit of a figure. */
  readonly key: string;
}

/** A value rewritten as one of these types; undefined if that is unclear. */
export function suggestType(types: readonly string[], value: WrittenValue): Suggestion | undefined {
  if (!isWhole(value)) return undefined;
  const { data, raw } = value;
  if (types.includes('number') || types.includes('integer')) return suggestNumber(value);
  if (types.includes('string')) {
    const isBare = typeof data === 'number' || typeof data === 'boolean';
    return isBare ? sure(`"${raw}"`) : suggestText(value);
  }
  if (types.includes('boolean') && typeof data === 'string') {
    const answer = plainAnswer(data);
    return answer === undefined ? undefined : sure(String(answer));
  }
  return undefined;
}

/** Quotes a text such as `Hours: nine to five`, which YAML otherwise reads as a key and its value. */
export function suggestText({
  data,
  raw,
}: Pick<WrittenValue, 'data' | 'raw'>): Suggestion | undefined {
  const [pair, ...others] = isRecord(data) ? Object.entries(data) : [];
  if (!pair || others.length > 0 || raw !== pair.join(': ')) return undefined;
  const text = raw.replace(/^[“‘](.*)[”’]$/, '$1');
  // What begins like a key of the content may come from elsewhere.
  const isSure = !/^[a-z][\w-]*$/.test(pair[0]);
  return /["\\]/.test(text) ? undefined : { word: `"${text}"`, isSure };
}

/** A single text rewritten as a list. */
export function suggestList({ data, raw, key }: WrittenValue): Suggestion | undefined {
  if (typeof data !== 'string' || data === '' || !isWhole({ data, raw, key })) return undefined;
  if (data.endsWith(']') && !data.includes('[')) return sure(`[${raw}`);
  const text = data.replace(/^[•·‣▪–—−]\s+/u, '');
  const isAsWritten = text === data && (/^["']/.test(raw) || !/[,[\]{}#:]/.test(raw));
  const word = isAsWritten ? raw : JSON.stringify(text);
  // Commas may be meant to separate several items.
  return { word: `[${word}]`, isSure: !data.includes(',') };
}

/** Whether a value is on one line and without escapes; any other is left to its author. */
function isWhole({ data, raw }: WrittenValue): boolean {
  if (typeof data !== 'string') return !raw.includes('\n');
  return raw === data || raw === `"${data}"` || raw === `'${data}'`;
}

function suggestNumber({ data, key }: WrittenValue): Suggestion | undefined {
  const figure = readFigure(data);
  if (!figure || typeof data !== 'string') return undefined;
  const isPlain = !figure.letter && !figure.isForeign && !/[~€£¥]/.test(data);
  return { word: String(figure.value), isSure: isPlain && isUnitOf(figure.unit, key) };
}

/** A figure as written. */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  /** A letter in it that was read as the digit it looks like. */
  readonly letter?: string;
  /** Whether its point and comma are read the other way round: 8.495,00. */
  readonly isForeign?: true;
}

const figure =
  /^[~\p{Sc}]?\s*([-+]?)[~\p{Sc}]?((?:\d{1,3}(?:[,_]\d{3})+|\d+)(?:\.\d+)?)\s*(%|[a-z][a-z ]*)?$/iu;

/** A figure as people write it: 8495, "8,495", "$8,495.00", "8495 miles". */
export function readFigure(data: unknown): Figure | undefined {
  if (typeof data === 'number') return { value: data, unit: '' };
  if (typeof data !== 'string') return undefined;
  const text = digitsOf(data.trim());
  const [, sign = '', digits, unit = ''] = figure.exec(text) ?? [];
  if (digits === undefined) return isForeign(text) ? foreignFigure(text) : undefined;
  const value = Number(sign + digits.replaceAll(/[,_]/g, ''));
  const [letter] = text === data.trim() ? [] : (/[a-z]/i.exec(data) ?? []);
  const isMoney = /^\p{Sc}/u.test(text);
  return { value, unit: isMoney ? `money ${unit}`.trim() : unit, ...(letter && { letter }) };
}

function isForeign(text: string): boolean {
  return /^[^.,]*\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)[^.,]*$/.test(text);
}

function foreignFigure(text: string): Figure | undefined {
  const figure = readFigure(text.replaceAll('.', '').replace(',', '.'));
  return figure && { ...figure, isForeign: true };
}

const people = ['people', 'residents', 'inhabitants'];

/** Whether a figure's own unit only repeats its key. `k` and `million` make it another figure. */
export function isUnitOf(unit: string, key: string): boolean {
  const own = unit.toLowerCase();
  if (own === '') return true;
  if ([key, `${key}s`].some((name) => name.toLowerCase() === own || name === `${own}s`))
    return true;
  const known = isUnit(key) ? unitRow(key).spoken : /population/i.test(key) ? people : [];
  return known?.includes(own) ?? false;
}

const answers: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:true|yes|y|on|ja|oui)$/i, true],
  [/^(?:false|no|n|off|nein|nee|non)$/i, false],
];

/** A yes or no from the words people use for it. */
export function plainAnswer(data: string): boolean | undefined {
  return answers.find(([words]) => words.test(data.trim()))?.[1];
}

/** Replaces letters that look like digits: O by 0, l by 1, S by 5. */
export function digitsOf(text: string): string {
  if (!/\d/.test(text) || !/^[\dOolIS ()+.,-]+$/.test(text)) return text;
  return text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1').replaceAll('S', '5');
}

function sure(word: string): Suggestion {
  return { word, isSure: true };
}
