import type { Unit } from '../../model/units.ts';
import { isMoney, unitRow } from '../../model/units.ts';
import type { Printer } from './printer.ts';

/** A figure or range without its unit: `24-48`. */
export function printBare(unit: Unit, figures: readonly number[], print: Printer): string {
  return figures.map((figure) => print.number(figure, plainStyle(unit, figure))).join('-');
}

/** A figure or range with its unit: `$1,050`, `10 miles`, `24-48 hours`. */
export function printFigure(unit: Unit, figures: readonly number[], print: Printer): string {
  const { style, one = '', many = '' } = unitRow(unit);
  if (!style) {
    const word = figures.length === 1 && figures[0] === 1 ? one : many;
    return printBare(unit, figures, print) + word;
  }
  const full = isMoney(unit) ? { ...style, currency: print.currency } : style;
  // The unit comes once, at the end of a range; a currency symbol comes with each amount.
  return figures
    .map((figure, at) => {
      const isFull = isMoney(unit) || at === figures.length - 1;
      return print.number(figure, { ...(isFull && full), ...plainStyle(unit, figure) });
    })
    .join('-');
}

/** A figure before a noun: `30-day`, `24-48-hour`. Undefined for units without such a form. */
export function printCompound(
  unit: Unit,
  figures: readonly number[],
  print: Printer,
): string | undefined {
  const { compound } = unitRow(unit);
  return compound === undefined ? undefined : `${printBare(unit, figures, print)}-${compound}`;
}

function plainStyle(unit: Unit, figure: number): Intl.NumberFormatOptions {
  const { grouped, decimals } = unitRow(unit);
  if (grouped === false) return { useGrouping: false, maximumFractionDigits: 20 };
  if (decimals === undefined) return {};
  const digits = Number.isInteger(figure) ? 0 : decimals;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
