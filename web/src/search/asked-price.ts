import type { Band } from '../../../generated/contract/bands.ts';
import { listOf, plain } from './search-words.ts';

/** What a language says around prices, with commas. */
export interface PriceWords {
  readonly below: string;
  readonly above: string;
  readonly between: string;
  /** Said after a price. */
  readonly money: string;
}

interface AskedPrice {
  /** The query without its prices. */
  readonly rest: string;
  readonly band?: Band;
}

interface Figure {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** It has a sign of money, or is in thousands. */
  readonly isMoney: boolean;
}

// A sign before or after, thousands with or without a separator, or `9k`.
const figureForm = /(\p{Sc}\s?)?(\d[\d.,]*\d|\d)(\s?k\b)?(\s?\p{Sc})?/gu;

/** Reads the prices of a query: a figure after a word for the highest or the lowest, between two, or with a sign of money. */
export function readPrices(query: string, words: PriceWords): AskedPrice {
  const text = plain(query);
  const figures = [...text.matchAll(figureForm)].map((found) => figureOf(found, words));
  for (const [place, first] of figures.entries()) {
    const second = figures[place + 1];
    if (!second || !isRange(text, [first, second], words)) continue;
    const [min = 0, max = 0] = [first.value, second.value].toSorted((one, other) => one - other);
    return { rest: cut(text, startOf(text, first, words), second.end), band: { min, max } };
  }
  for (const figure of figures) {
    const before = text.slice(0, figure.start);
    const isLowest = endsWith(before, words.above) !== undefined;
    const isHighest = endsWith(before, words.below) !== undefined;
    if (!isLowest && !isHighest && !figure.isMoney) continue;
    const rest = cut(text, startOf(text, figure, words), figure.end);
    return {
      rest,
      band: isLowest && !isHighest ? { above: figure.value } : { below: figure.value },
    };
  }
  return { rest: text };
}

function figureOf(found: RegExpExecArray, { money }: PriceWords): Figure {
  const [whole, before, digits = '', thousands, after] = found;
  const [amount = ''] = digits.replace(/[.,](?=\d{3}(?!\d))/g, '').split(/[.,]/);
  const end = found.index + whole.length;
  const [next = ''] = found.input.slice(end).trim().split(/\s/);
  const unit = listOf(money)
    .map(plain)
    .find((word) => word === next);
  return {
    value: Number(amount) * (thousands ? 1000 : 1),
    start: found.index,
    end: unit === undefined ? end : found.input.indexOf(unit, end) + unit.length,
    isMoney: [before, thousands, after, unit].some((each) => each !== undefined),
  };
}

function isRange(text: string, [first, second]: readonly [Figure, Figure], words: PriceWords) {
  const joint = text.slice(first.end, second.start).trim();
  const isJoined = ['-', '–', ...listOf(words.between).map(plain)].includes(joint);
  // Two small figures are no prices: the model "2 to 4".
  return (
    isJoined && (first.isMoney || second.isMoney || Math.min(first.value, second.value) >= 100)
  );
}

/** Where a price begins, with the words before it. */
function startOf(text: string, { start }: Figure, { above, below }: PriceWords): number {
  const before = text.slice(0, start);
  const word = endsWith(before, below) ?? endsWith(before, above);
  return word === undefined ? start : before.trimEnd().length - word.length;
}

/** The longest of some words with which a text ends. */
function endsWith(text: string, words: string): string | undefined {
  const end = ` ${text.trim()}`;
  return listOf(words)
    .map(plain)
    .toSorted((one, other) => other.length - one.length)
    .find((word) => end.endsWith(` ${word}`));
}

const cut = (text: string, start: number, end: number) =>
  `${text.slice(0, start)} ${text.slice(end)}`;
