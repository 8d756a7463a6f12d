import { fixing } from '../../diagnostics/fixes.ts';
import {
  type Amount,
  amountAt,
  amountPrinter,
  type PrintAmount,
  placeBeside,
  valuePlace,
} from '../../link/amounts.ts';
import type { Check, Finding } from '../../link/rule.ts';
import { groupAt, groupsAt, textAt } from '../../model/data.ts';

/** The models of a series cost about the same, and a series that says where it starts does so at the cheapest. */
export const seriesPrices: Check = ({ site: { content } }) => {
  // Used vehicles are priced individually.
  const sold = content.vehicles.filter(({ data }) => data.condition !== 'used');
  const prices = sold.flatMap((entry) => amountAt(entry, ['price'], entry.data.price));
  const print = amountPrinter(content);
  const bySeries = Map.groupBy(prices, ({ entry }) => String(entry.data.series));
  return content.brands.flatMap((brand) =>
    groupsAt(brand.data, 'series').flatMap((data, position) => {
      const at = ['series', position, 'startingPrice'];
      const [start] = amountAt(brand, at, data.startingPrice);
      const models = bySeries.get(`${brand.id}/${textAt(data, 'slug')}`) ?? [];
      if (models.length === 0) return [];
      const readings = Object.values(groupAt(groupAt(data, 'startingPrice'), 'readings'));
      const declared = readings.flatMap((reading) => amountAt(brand, at, reading));
      return findingsOf({ name: textAt(data, 'name'), start, declared, models, print });
    }),
  );
};

interface Series {
  readonly name: string;
  /** The starting price, if the series states one. */
  readonly start: Amount | undefined;
  readonly declared: readonly Amount[];
  readonly models: readonly Amount[];
  readonly print: PrintAmount;
}

function findingsOf(series: Series): Finding[] {
  const { start, declared, models } = series;
  const far = models.flatMap((model) => farFinding(model, series));
  if (far.length > 0 || !start) return far;
  const least = Math.min(...models.map(({ amount }) => amount));
  if ([start, ...declared].some(({ amount }) => amount === least)) return [];
  const [below, ...more] = models.filter(({ amount }) => amount < start.amount);
  const { name, print } = series;
  return [
    below && more.length === 0
      ? modelFinding(below, { name, start, print })
      : startFinding(least, { name, start, models, print }),
  ];
}

/** How many times the price of the others of its series a model may cost. */
const times = 2;

function farFinding(model: Amount, { name, start, declared, models, print }: Series): Finding[] {
  const others = [
    ...(start ? [start] : []),
    ...declared,
    ...models.filter((other) => other !== model),
  ];
  const amounts = others.map(({ amount }) => amount);
  if (amounts.length === 0) return [];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (model.amount * times >= least && model.amount <= most * times) return [];
  const range = least === most ? print(least) : `${print(least)} to ${print(most)}`;
  const message = `${print(model.amount)} is far from the other prices of the series "${name}": ${range}`;
  const help = 'Count the digits of the price.';
  return [{ ...valuePlace(model), text: { message, help } }];
}

const code = 'starting-price';
const help =
  'Delete "startingPrice", and the series starts at its cheapest model. If both are meant, declare the other as a reading of the starting price, with its reason.';

/** A series that states where it starts. */
type Started = Pick<Series, 'name' | 'models' | 'print'> & { readonly start: Amount };

function modelFinding(model: Amount, { name, start, print }: Omit<Started, 'models'>): Finding {
  const message = `this model costs ${print(model.amount)}, less than its series "${name}" starts at: ${print(start.amount)}`;
  const related = [placeBeside(start, 'the starting price is written here')];
  return { ...valuePlace(model), text: { code, message, help, related } };
}

function startFinding(least: number, { name, start, models, print }: Started): Finding {
  const cheapest = models.filter(({ amount }) => amount === least).slice(0, 1);
  const { source, path } = valuePlace(start);
  const written = source.locate(path);
  const message = `the series "${name}" starts at ${print(start.amount)}, but its cheapest model costs ${print(least)}`;
  const related = cheapest.map((each) => placeBeside(each, 'the cheapest model is priced here'));
  const edit = { file: source.file, start: written.start, end: written.end, text: String(least) };
  return { source, path, text: { code, message, help, related, ...fixing(false, edit) } };
}
