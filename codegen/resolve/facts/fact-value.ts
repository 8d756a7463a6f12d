import type { NounTypes } from '../../../generated/content.ts';
import { isRecord } from '../../model/data.ts';
import { type HeldDays, holdsOn } from '../../model/held-days.ts';
import type { Unit } from '../../model/units.ts';
import { isUnit, unitRow } from '../../model/units.ts';

type Department = NounTypes['department'];

/** A figure, or a range of two, in a unit. */
export interface FactFigure {
  readonly kind: 'figure';
  readonly unit: Unit;
  readonly figures: readonly number[];
  /** True of a price that is the lowest of several. */
  readonly isLowest?: boolean;
  /** What a price is for some days. */
  readonly offer?: Readonly<Record<string, unknown>> & HeldDays;
  /** What it is in a season, or on days of the week. */
  readonly when?: readonly DatedPrice[];
}

/** A price on some days; without any of the two, on all. */
export interface DatedPrice extends HeldDays {
  readonly money: number;
  readonly name?: string;
  readonly days?: readonly string[];
}

/** The target of a reference, as far as printing is concerned. */
export type FactValue =
  | FactFigure
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'hours'; readonly rows: readonly unknown[]; readonly department?: Department }
  | { readonly kind: 'list'; readonly items: readonly unknown[] }
  | { readonly kind: 'group'; readonly keys: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'empty' };

/** Interprets a content value as something to print. */
export function readFactValue(value: unknown): FactValue {
  if (value === undefined || value === null || value === '') return { kind: 'empty' };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number') return { kind: 'number', number: value };
  if (Array.isArray(value)) return readList(value);
  return isRecord(value) ? readRecord(value) : { kind: 'flag' };
}

function readList(items: readonly unknown[]): FactValue {
  if (items.length === 0) return { kind: 'empty' };
  return items.every(isHoursRow) ? { kind: 'hours', rows: items } : { kind: 'list', items };
}

function readRecord(record: Readonly<Record<string, unknown>>): FactValue {
  const fact = readFact(record);
  if (fact) return fact;
  if (Array.isArray(record.hours))
    return { kind: 'hours', rows: record.hours, ...seasonsOf(record) };
  if (typeof record.number === 'string') return { kind: 'phone', number: record.number };
  return { kind: 'group', keys: Object.keys(record) };
}

/** The department whose hours depend on the day. */
function seasonsOf(record: Readonly<Record<string, unknown>>) {
  return Array.isArray(record.seasons) ? { department: record as unknown as Department } : {};
}

/** Keys a fact may have beside its unit. A group with any other key is not a fact. */
const factKeys = new Set([
  'label',
  'also',
  'andUp',
  'from',
  'note',
  'offer',
  'owed',
  'readings',
  'shown',
  'reason',
  'owner',
  'review',
  'until',
  'when',
]);

function readFact(record: Readonly<Record<string, unknown>>): FactValue | undefined {
  const [unit, ...others] = Object.keys(record).filter((key) => !factKeys.has(key));
  if (unit === undefined || others.length > 0) return undefined;
  const value = record[unit];
  if (isUnit(unit)) {
    const figures = [value].flat().filter((figure) => typeof figure === 'number');
    return figures.length > 0 ? { kind: 'figure', unit, figures, ...formOf(record) } : undefined;
  }
  if (unit === 'date' && typeof value === 'string') return { kind: 'date', date: value };
  if (unit !== 'text' || typeof value !== 'string') return undefined;
  return value === '' ? { kind: 'empty' } : { kind: 'text', text: value };
}

/** What makes a price more than an amount. */
function formOf({ andUp, offer, when }: Readonly<Record<string, unknown>>) {
  return {
    ...(andUp === true && { isLowest: true }),
    ...(isRecord(offer) && { offer }),
    ...(Array.isArray(when) && { when: when.filter(isDatedPrice) }),
  };
}

function isDatedPrice(line: unknown): line is DatedPrice {
  return isRecord(line) && typeof line.money === 'number';
}

/** The day whose prices hold. */
export interface Day {
  /** Empty for regular prices. */
  readonly today: string;
  /** Makes a decision without showing what it reads. */
  weigh?<Result>(decide: () => Result): Result;
}

/** A fact as it is on a day: of a price with a season or an offer on that day, that one. */
export function onDay(value: FactValue, day: Day): FactValue {
  return value.kind === 'figure' ? inOffer(inSeason(value, day), day) : value;
}

/** A price in the season of a day; prices of days of the week are said beside it. */
function inSeason(value: FactFigure, { today, weigh = (decide) => decide() }: Day): FactFigure {
  const season = weigh(() => seasonalPrice(value, today));
  return season ? { ...value, figures: [season.money] } : value;
}

/** The price of the season that a day lies in, whatever day of the week it is. */
export function seasonalPrice({ when }: FactFigure, today: string): DatedPrice | undefined {
  if (today === '') return undefined;
  return when?.find((line) => !line.days && holdsOn(line, today));
}

function inOffer(value: FactFigure, { today, weigh = (decide) => decide() }: Day): FactFigure {
  if (!value.offer) return value;
  const { offer, ...regular } = value;
  const isRunning = weigh(() => today !== '' && holdsOn(offer, today));
  if (!isRunning || typeof offer.money !== 'number') return value;
  return { ...regular, figures: [offer.money] };
}

/** The figure of a fact, and of a range the smaller one, which always holds; undefined if it has none. */
export function leastFigure(value: unknown, day: Day = { today: '' }): number | undefined {
  const fact = onDay(readFactValue(value), day);
  if (fact.kind === 'number') return fact.number;
  return fact.kind === 'figure' ? Math.min(...fact.figures) : undefined;
}

/** The key under which a fact holds its value: its unit, `date` or `text`. */
export function unitKeyOf(fact: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(fact).find((key) => isUnit(key) || key === 'date' || key === 'text');
}

/** The meaning of a unit, for messages. */
export function meaningOf(unit: string): string {
  if (isUnit(unit)) return unitRow(unit).meaning;
  return unit === 'date' ? descriptions.date : descriptions.text;
}

function isHoursRow(item: unknown): boolean {
  return isRecord(item) && Array.isArray(item.days);
}

/** Describes a value, for messages. */
export function describeFactValue(value: FactValue): string {
  switch (value.kind) {
    case 'figure':
      return unitRow(value.unit).meaning;
    case 'group':
      return `a group of ${value.keys.join(', ')}`;
    default:
      return descriptions[value.kind];
  }
}

const descriptions = {
  number: 'a bare number',
  date: 'a date',
  text: 'text',
  phone: 'a phone',
  hours: 'a list of opening hours',
  list: 'a list',
  flag: 'true or false',
  empty: 'empty',
} as const;
