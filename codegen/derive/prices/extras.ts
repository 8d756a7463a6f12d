import type { NounTypes } from '../../../generated/content.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import type { ViewContext } from '../context/view.ts';
import { printedAmount, printedPrice } from './printed-price.ts';

type Extras = Pick<NounTypes['vehicle'], 'colors' | 'options'>;
type Extra = NonNullable<Extras['options']>[number];

/** What can be had with a vehicle, each with what it costs more: a table of options and one of colors. */
export function extraTables({ options = [], colors = [] }: Extras, context: ViewContext) {
  const { optionsHeading, colorsHeading } = context.site;
  const tables = [
    { heading: optionsHeading, rows: options.map((each) => rowOf(each, context)) },
    { heading: colorsHeading, rows: colors.map((each) => rowOf(each, context)) },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function rowOf(extra: Extra, context: ViewContext) {
  return { label: extra.name, value: extraPrice(extra, context) };
}

/** What an option or a color costs on top, or the words that say it. */
export function extraPrice({ price }: Pick<Extra, 'price'>, context: ViewContext): string {
  const { print, site } = context;
  const held = priceOn(print, price);
  if (!held) return printedPrice({ price }, context).text;
  const amount = printedAmount(held, print);
  const more = site.extraPrice.replace('{price}', () => amount);
  return held.isLowest ? print.lowest(more) : more;
}
