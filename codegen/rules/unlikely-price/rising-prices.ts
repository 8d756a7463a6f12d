import { countOf } from '../../diagnostics/count-of.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import {
  type Amount,
  amountAt,
  amountPrinter,
  type PrintAmount,
  placeBeside,
  valuePlace,
} from '../../link/amounts.ts';
import type { Annotated } from '../../link/annotated.ts';
import type { Check, Finding } from '../../link/rule.ts';
import { isRecord } from '../../model/data.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** What is priced by time (`x-rising`), as rental plans are, costs more for a longer time. */
export const risingPrices: Check = ({ annotated, site: { content } }) => {
  const print = amountPrinter(content);
  return annotated('x-rising').flatMap((group) =>
    findingsOf(pricedIn(group), String(group.says.name), print),
  );
};

interface Priced extends Amount {
  readonly hours: number;
  /** The time as it is written. */
  readonly time: string;
}

/** The items of a group or list, with the keys of price and time that its annotation names. */
function pricedIn({ entry, path, value, says }: Annotated): Priced[] {
  const steps = Array.isArray(value) ? value.entries() : Object.entries(Object(value));
  return [...steps].flatMap(([step, item]: [Path[number], unknown]) => {
    if (!isRecord(item)) return [];
    const [price, time] = [String(says.price), readFactValue(item[String(says.time)])];
    if (time.kind !== 'figure' || time.figures.length > 1) return [];
    const [figure = 0] = time.figures;
    const hours = figure * (unitRow(time.unit).hours ?? 0);
    const written = countOf(figure, time.unit.replace(/s$/, ''));
    return amountAt(entry, [...path, step, price], item[price]).map((amount) => ({
      ...amount,
      hours,
      time: written,
    }));
  });
}

function findingsOf(items: readonly Priced[], name: string, print: PrintAmount): Finding[] {
  const sorted = items.toSorted((one, other) => one.hours - other.hours);
  return sorted.flatMap((item, index) => {
    const before = sorted[index - 1];
    if (!before || before.hours === item.hours || before.amount <= item.amount) return [];
    const message = `a ${name} for ${item.time} costs ${print(item.amount)}, less than one for ${before.time} at ${print(before.amount)}`;
    const related = [placeBeside(before, `the shorter ${name} is priced here`)];
    return [{ ...valuePlace(item), text: { message, related } }];
  });
}
