import type { Path } from '../diagnostics/diagnostic.ts';
import { type Unit, unitNames, unitRow } from './units.ts';
import { visitTexts } from './visit-values.ts';
import { proseOf } from './written-marks.ts';

/** A figure, phone number or the like that is typed into a text. */
export interface Literal {
  /** Its kind and amount: `money 12995`, `phone 8445550100`, `days 30`; equal keys mean the same. */
  readonly key: string;
  readonly text: string;
  readonly offset: number;
  /** As in `30-day`. */
  readonly isCompound?: boolean;
  /** What a bare number counts, if a word says so: `steps` of `12,995 steps`. */
  readonly counted?: string;
  /** Written with other capitals than the fact. */
  readonly isRecased?: true;
}

/** The literals of a text, and its place in a file. */
export interface LiteralText {
  readonly path: Path;
  readonly literals: readonly Literal[];
}

/** Words after a figure, and the units they mean. */
const unitWords = new Map(
  unitNames.flatMap((unit) => (unitRow(unit).spoken ?? []).map((word) => [word, unit] as const)),
);

const unitAfter = new RegExp(
  `^[ -]?(?:${[...unitWords.keys()].map((word) => word.replaceAll(' ', '[ -]')).join('|')})(?![a-z])`,
  'i',
);

const phone = /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/g;
// Whichever sign is the grouping, an amount of money has two decimals or none.
const amount = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?`;
const sign = String.raw`[\p{Sc}--¢]`;
const money = new RegExp(
  String.raw`${sign}\s?${amount}(?!\d)|(?<![\d.,])${amount}\s?${sign}`,
  'gv',
);
const figure = /\d[\d,]*(?:\.\d+)?/g;

/** The texts below a value that hold literals. */
export function findLiterals(value: unknown): LiteralText[] {
  const found: LiteralText[] = [];
  visitTexts(value, (text, path) => {
    const literals = mayHoldLiterals(text) ? scanLiterals(text) : [];
    if (literals.length > 0) found.push({ path: [...path], literals });
  });
  return found;
}

function mayHoldLiterals(text: string): boolean {
  return /\d/.test(text) && !/^https?:/.test(text);
}

/** The literals of a text, except those that are part of a name, a date or an address. */
function scanLiterals(text: string): readonly Literal[] {
  const found: Literal[] = [];
  const take = (rest: string, pattern: RegExp, read: Read) =>
    rest.replace(pattern, (words, offset: number) => {
      const literal = read(words, offset, rest);
      if (literal) found.push({ text: words, offset, ...literal });
      return literal ? blank(words) : words;
    });
  take(take(take(proseOf(text), phone, readPhone), money, readMoney), figure, readFigure);
  return found;
}

type Read = (
  words: string,
  offset: number,
  text: string,
) => (Partial<Literal> & Pick<Literal, 'key'>) | undefined;

const blank = (words: string) => ' '.repeat(words.length);

const readPhone: Read = (words, offset, text) => {
  if (digitsOfPhone(words).length !== 10 || !isApart(text, words, offset)) return undefined;
  // A parenthesis may enclose more than the number.
  const start = words.startsWith('(') && !words.includes(')') ? 1 : 0;
  const key = `phone ${digitsOfPhone(words)}`;
  return { key, text: words.slice(start), offset: offset + start };
};

const readMoney: Read = (words) => ({ key: `${moneyUnit} ${amountOfMoney(words)}` });

const moneyUnit: Unit = 'money';

/** An amount as written in any country: `$1,290.50`, `1.290,50 €`. */
function amountOfMoney(words: string): number {
  const written = words.replaceAll(/[^\d.,]/g, '');
  const [cents = ''] = /[.,]\d{1,2}$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - cents.length).replaceAll(/\D/g, '');
  return Number(`${whole}.${cents.slice(1) || 0}`);
}

const readFigure: Read = (written, offset, text) => {
  const words = written.replace(/,$/, '');
  const after = text.slice(offset + words.length);
  const [unitText = ''] = unitAfter.exec(after) ?? [];
  const unit = unitWords.get(unitText.toLowerCase().replaceAll('-', ' ').trim());
  if (!unit) return isApart(text, words, offset) ? bareNumber(words, after) : undefined;
  if (isJoined(text, offset)) return undefined;
  const isCompound = unitText.startsWith('-');
  const key = `${unit} ${amountOf(words)}`;
  return { key, text: words + unitText, isCompound };
};

function bareNumber(words: string, after: string) {
  const [, counted] = /^ ([a-z]{2,}s|people)\b/.exec(after) ?? [];
  return { key: `number ${amountOf(words)}`, text: words, ...(counted && { counted }) };
}

/** A phone number as dialed within the country. */
export function digitsOfPhone(words: string): string {
  const digits = words.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

function amountOf(words: string): number {
  return Number(words.replace(/[^\d.]/g, ''));
}

function isJoined(text: string, offset: number): boolean {
  return offset > 0 && /[\w$./:#+-]/.test(text.charAt(offset - 1));
}

function isApart(text: string, words: string, offset: number): boolean {
  const after = text.slice(offset + words.length, offset + words.length + 2);
  return !isJoined(text, offset) && !/^(?:[\w/:-]|\.\d)/.test(after);
}
