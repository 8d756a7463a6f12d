import { fixing } from '../../diagnostics/fixes.ts';
import {
  type Amount,
  amountAt,
  amountPrinter,
  type PrintAmount,
  placeBeside,
  valuePlace,
} from '../../link/amounts.ts';
import type { Check, RuleFinding } from '../../link/rule.ts';
import { type Series, seriesIn } from '../../link/series.ts';

/** The models of a series cost about the same; and if the series says where its prices start, it does so at the cheapest. */
export const memberPrices: Check = (site) => {
  const print = amountPrinter(site.site.content);
  return seriesIn(site).flatMap((series) => {
    const { entry, path, data } = series;
    const at = [...path, 'startingPrice'];
    const [start] = amountAt(entry, at, data.startingPrice);
    const readings = Object.values(data.startingPrice?.readings ?? {});
    const declared = readings.flatMap((reading) => amountAt(entry, at, reading));
    const prices = series.models
      .filter((model) => model.data.condition !== 'used')
      .flatMap((model) => amountAt(model, ['price'], model.data.price));
    return findingsOf({ ...series, start, declared, prices, print });
  });
};

interface PricedSeries extends Series {
  /** The starting price, if the series states one. */
  readonly start: Amount | undefined;
  readonly declared: readonly Amount[];
  /** Those of its models. */
  readonly prices: readonly Amount[];
  readonly print: PrintAmount;
}

function findingsOf(series: PricedSeries): RuleFinding[] {
  const { start, declared, prices } = series;
  const far = prices.flatMap((price) => farFinding(price, series));
  if (far.length > 0 || !start || prices.length === 0) return far;
  const least = Math.min(...prices.map(({ amount }) => amount));
  if ([start, ...declared].some(({ amount }) => amount === least)) return [];
  const [below, ...more] = prices.filter(({ amount }) => amount < start.amount);
  const started = { ...series, start };
  return [
    below && more.length === 0 ? memberFinding(below, started) : startFinding(least, started),
  ];
}

/** How many times the price of the others a model may cost. */
const times = 2;

function farFinding(price: Amount, series: PricedSeries): RuleFinding[] {
  const { data, start, declared, prices, print } = series;
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
  const message = `${print(price.amount)} is far from the other prices of the series "${data.name}": ${range}`;
  const help = 'Count the digits of the price.';
  return [{ ...valuePlace(price), message, help }];
}

const code = 'starting-price';

const help =
  'Delete "startingPrice", and the series starts at its cheapest model. If both are meant, declare the other as a reading of the starting price, with its reason.';

/** A series that states where its prices start. */
type Started = PricedSeries & { readonly start: Amount };

function memberFinding(price: Amount, series: Started): RuleFinding {
  const { data, start, print } = series;
  const message = `this model costs ${print(price.amount)}, less than its series "${data.name}" starts at: ${print(start.amount)}`;
  const related = [placeBeside(start, 'the starting price is written here')];
  return { ...valuePlace(price), code, message, help, related };
}

function startFinding(least: number, series: Started): RuleFinding {
  const { data, start, prices, print } = series;
  const cheapest = prices.filter(({ amount }) => amount === least).slice(0, 1);
  const { source, path } = valuePlace(start);
  const written = source.locate(path);
  const message = `the series "${data.name}" starts at ${print(start.amount)}, but its cheapest model costs ${print(least)}`;
  const beside = 'the cheapest model is priced here';
  const related = cheapest.map((each) => placeBeside(each, beside));
  const edit = { file: source.file, start: written.start, end: written.end, text: String(least) };
  return {
    source,
    path,
    code,
    message,
    help,
    related,
    ...fixing(false, edit),
  };
}
