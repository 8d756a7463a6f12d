import type { NounTypes } from '../../../generated/content.ts';
import { type DatedPrice, leastFigure } from '../../resolve/facts/fact-value.ts';
import { type Price, priceOn } from '../../resolve/facts/price.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import {
  type PrintedFact,
  readingNote,
  requiredFactAt,
} from '../../resolve/facts/reading-label.ts';
import type { Fee } from '../../site/fees.ts';
import type { ViewContext } from '../context/view.ts';
import { withFees } from './fees.ts';

/** What has a price: a vehicle, a plan, a series. One that names none is on request. */
interface Priced {
  readonly price?: NonNullable<NounTypes['vehicle']['price']>;
}

type PriceContext = Pick<ViewContext, 'print' | 'site'>;

/** A price as printed, with what else is said of it. */
export interface PrintedPrice extends PrintedFact {
  /** True if it is on request; the text then says so. */
  readonly isUnnamed?: true;
  /** What it is without the offer and until when, and what it is with all fees. */
  readonly terms?: readonly string[];
}

/** A declared reading of a price, and the fees that come on top. */
interface PriceParts {
  readonly reading?: string | undefined;
  readonly fees?: readonly Fee[];
}

/** A price as printed today, or a declared reading of it. */
export function printedPrice(
  { price }: Priced,
  { print, site }: PriceContext,
  { reading, fees = [] }: PriceParts = {},
): PrintedPrice {
  if (!price) return { text: site.priceOnCall, label: '', isUnnamed: true };
  const printed = requiredFactAt({ price }, 'price', print, reading);
  const held = priceOn(print, price);
  if (!held) return { text: printed.text, label: '', isUnnamed: true };
  const offer = reading === undefined ? offerTerms(held, { print, site }) : [];
  const others = reading === undefined ? otherTerms(held, { print, site }) : [];
  const terms = [...offer, ...others, ...feeTerms(held, fees, { print, site })];
  return { ...printed, ...(terms.length > 0 && { terms }) };
}

function otherTerms({ others = [] }: Price, { print, site }: PriceContext): readonly string[] {
  return others.map((line) => {
    const days = printDays(line, print);
    const text = days === '' ? site.priceOtherwise : site.priceOnDays;
    return text.replace('{days}', () => days).replace('{price}', () => print.money(line.money));
  });
}

/** The days of a price: `High season (July 1-August 31, Fri-Sun)`; nothing if it has none. */
export function printDays({ name, from, until, days = [] }: DatedPrice, print: Printer): string {
  const printed = [from, until].flatMap((day) =>
    day === undefined ? [] : (print.date(day) ?? print.day(day) ?? []),
  );
  const week = days.map((day) => print.weekday(day));
  const all = [printed.join('-'), week.join('-')].filter((part) => part !== '').join(', ');
  return name === undefined ? all : `${name} (${all})`;
}

function offerTerms({ regular, until }: Price, { print, site }: PriceContext): readonly string[] {
  if (regular === undefined) return [];
  const price = print.money(regular);
  const day = until === undefined ? undefined : print.date(until);
  const text = day === undefined ? site.priceReduced : site.priceOffer;
  return [text.replace('{price}', () => price).replace('{day}', () => day ?? '')];
}

/** The figure of a price, or the two of a range, each as something makes it. */
export function printedAmount(
  { least, most = least }: Price,
  print: PriceContext['print'],
  make = (amount: number) => amount,
): string {
  return [...new Set([least, most])].map((amount) => print.money(make(amount))).join('-');
}

/** What is paid in all, where there are fees that nobody can leave out. */
function feeTerms(
  price: Price,
  fees: readonly Fee[],
  { print, site }: PriceContext,
): readonly string[] {
  if (fees.length === 0) return [];
  const total = printedAmount(price, print, (amount) => withFees(amount, fees));
  const whole = price.isLowest ? print.lowest(total) : total;
  const list = print.list(fees.map(({ name, amount }) => `${name} ${print.money(amount)}`));
  return [site.outTheDoor.replace('{price}', () => whole).replace('{fees}', () => list)];
}

/** What a page needs beside the amount that the API returns, to print a price as it is; undefined if nothing. */
export function priceNote({ price }: Priced, fees: readonly Fee[], context: PriceContext) {
  if (!price) return undefined;
  const note = readingNote(price, context.print);
  const { text, isUnnamed, terms } = printedPrice({ price }, context, { fees });
  const held = priceOn(context.print, price);
  const isPlain = held !== undefined && context.print.money(held.least, 0) === text;
  const form = {
    ...(!isPlain && { text }),
    ...(isUnnamed && { isUnnamed }),
    ...(terms && { terms }),
    ...((held?.isLowest || held?.most !== undefined) && { lowest: context.print.lowest('{n}') }),
  };
  return note || Object.keys(form).length > 0
    ? { label: '', also: [], ...note, ...form }
    : undefined;
}

/** The lower figure that holds today, for a page that shows nothing else of a price: not what an offer replaces. */
export function heldAmount(
  price: Priced['price'],
  { print, weigh }: Pick<ViewContext, 'print' | 'weigh'>,
): number | undefined {
  const held = weigh(() => priceOn(print, price));
  if (!held || !price || !('money' in price)) return undefined;
  if (held.others) return held.least;
  const { money } = held.regular === undefined ? price : (price.offer ?? price);
  return leastFigure({ money });
}
