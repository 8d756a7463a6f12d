import { fixing } from '../../diagnostics/fixes.ts';
import {
  type Amount,
  amountAt,
  amountPrinter,
  type PrintAmount,
  placeBeside,
  valuePlace,
} from '../../link/amounts.ts';
import { type Whole, wholesIn } from '../../link/members.ts';
import type { Check, Finding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, optionalText } from '../../model/data.ts';

/**
 * The members of a record (`x-members`) cost about the same, if the schema says where their `price` is; and if the record
 * says where it `starts`, it does so at the cheapest.
 */
export const memberPrices: Check = (site) => {
  const print = amountPrinter(site.site.content);
  return wholesIn(site).flatMap((whole) => {
    const { entry, path, data, says } = whole;
    const price = optionalText(says, 'price');
    if (price === undefined) return [];
    const starts = String(says.starts);
    const at = [...path, starts];
    const [start] = amountAt(entry, at, data[starts]);
    const readings = Object.values(groupAt(groupAt(data, starts), 'readings'));
    const declared = readings.flatMap((reading) => amountAt(entry, at, reading));
    const members = whole.members
      .filter((member) => !isOf(member.data, groupAt(says, 'except')))
      .flatMap((member) => amountAt(member, [price], member.data[price]));
    return findingsOf({ ...whole, start, declared, prices: members, print });
  });
};

/** Whether a record has the value of each key. */
function isOf(data: Data, values: Data): boolean {
  const keys = Object.entries(values);
  return keys.length > 0 && keys.every(([key, value]) => data[key] === value);
}

interface PricedWhole extends Whole {
  /** The starting price, if the record states one. */
  readonly start: Amount | undefined;
  readonly declared: readonly Amount[];
  /** Those of its members. */
  readonly prices: readonly Amount[];
  readonly print: PrintAmount;
}

function findingsOf(whole: PricedWhole): Finding[] {
  const { start, declared, prices } = whole;
  const far = prices.flatMap((price) => farFinding(price, whole));
  if (far.length > 0 || !start || prices.length === 0) return far;
  const least = Math.min(...prices.map(({ amount }) => amount));
  if ([start, ...declared].some(({ amount }) => amount === least)) return [];
  const [below, ...more] = prices.filter(({ amount }) => amount < start.amount);
  const started = { ...whole, start };
  return [
    below && more.length === 0 ? memberFinding(below, started) : startFinding(least, started),
  ];
}

/** How many times the price of the others a member may cost. */
const times = 2;

function farFinding(price: Amount, whole: PricedWhole): Finding[] {
  const { noun, name, start, declared, prices, print } = whole;
  const others = [
    ...(start ? [start] : []),
    ...declared,
    ...prices.filter((other) => other !== price),
  ];
  const amounts = others.map(({ amount }) => amount);
  if (amounts.length === 0) return [];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (price.amount * times >= least && price.amount <= most * times) return [];
  const range = least === most ? print(least) : `${print(least)} to ${print(most)}`;
  const message = `${print(price.amount)} is far from the other prices of the ${noun} "${name}": ${range}`;
  const help = 'Count the digits of the price.';
  return [{ ...valuePlace(price), text: { message, help } }];
}

const code = 'starting-price';

function helpOf({ noun, says }: Whole): string {
  return `Delete "${says.starts}", and the ${noun} starts at its cheapest ${says.name}. If both are meant, declare the other as a reading of the starting price, with its reason.`;
}

/** A record that states where its prices start. */
type Started = PricedWhole & { readonly start: Amount };

function memberFinding(price: Amount, whole: Started): Finding {
  const { noun, name, start, print, says } = whole;
  const message = `this ${says.name} costs ${print(price.amount)}, less than its ${noun} "${name}" starts at: ${print(start.amount)}`;
  const related = [placeBeside(start, 'the starting price is written here')];
  return { ...valuePlace(price), text: { code, message, help: helpOf(whole), related } };
}

function startFinding(least: number, whole: Started): Finding {
  const { noun, name, start, prices, print, says } = whole;
  const cheapest = prices.filter(({ amount }) => amount === least).slice(0, 1);
  const { source, path } = valuePlace(start);
  const written = source.locate(path);
  const message = `the ${noun} "${name}" starts at ${print(start.amount)}, but its cheapest ${says.name} costs ${print(least)}`;
  const beside = `the cheapest ${says.name} is priced here`;
  const related = cheapest.map((each) => placeBeside(each, beside));
  const edit = { file: source.file, start: written.start, end: written.end, text: String(least) };
  return {
    source,
    path,
    text: { code, message, help: helpOf(whole), related, ...fixing(false, edit) },
  };
}
