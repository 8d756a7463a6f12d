import type { Unit } from './units.ts';
import { unitRow } from './units.ts';

/** A number as Americans write it: `1,500`, `5.99`. */
export function printNumber(number: number, decimals?: number): string {
  const text =
    decimals === undefined ? String(Math.round(number * 1000) / 1000) : number.toFixed(decimals);
  const [whole = '', fraction] = text.split('.');
  const grouped = groupThousands(whole);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Puts a comma before every third digit from the right that has a digit before it. */
function groupThousands(whole: string): string {
  let text = whole;
  for (let at = whole.length - 3; at > 0 && /\d/.test(whole.charAt(at - 1)); at -= 3) {
    text = `${text.slice(0, at)},${text.slice(at)}`;
  }
  return text;
}

/** A figure or range without its unit: `24-48`. */
export function printBare(unit: Unit, figures: readonly number[]): string {
  return figures.map((figure) => printOne(unit, figure)).join('-');
}

/** A figure or range with its unit: `$1,050`, `10 miles`, `24-48 hours`. */
export function printFigure(unit: Unit, figures: readonly number[]): string {
  const { prefix = '', one = '', many = '' } = unitRow(unit);
  const bare = figures.map((figure) => prefix + printOne(unit, figure)).join('-');
  return bare + (figures.length === 1 && figures[0] === 1 ? one : many);
}

/** A figure in front of a noun: `30-day`, `24-48-hour`. Units that have no such form give nothing. */
export function printCompound(unit: Unit, figures: readonly number[]): string | undefined {
  const { compound } = unitRow(unit);
  return compound === undefined ? undefined : `${printBare(unit, figures)}-${compound}`;
}

function printOne(unit: Unit, figure: number): string {
  const { grouped, decimals } = unitRow(unit);
  if (grouped === false) return String(figure);
  return printNumber(figure, Number.isInteger(figure) ? undefined : decimals);
}
