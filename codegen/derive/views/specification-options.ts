import type { SpecificationOption } from '../../../generated/sections.ts';
import { labelled } from '../../contract/labelled.ts';
import { leastFigure, readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import { printFigure } from '../../resolve/facts/print-figure.ts';
import { specificationFields } from '../../schema/vehicle-specifications.ts';
import type { View, ViewContext } from '../context/view.ts';
import { vehiclesForSale } from '../vehicles/for-sale.ts';
import { withWords } from '../vehicles/vehicle.ts';
import { fewest, roundDown } from './filter-options.ts';

/** More different figures than this are offered in bands. */
const mostFigures = 8;

/** What vehicles state under a key, as the choices of a filter: in the order declared or that of the alphabet, or figures. */
export const specificationOption: View<SpecificationOption> = {
  many(query, context) {
    const key = String(query);
    const values = context.weigh(() =>
      vehiclesForSale(context).flatMap(({ specifications }) => {
        const own: unknown = withWords(specifications, context.site)[key];
        return own === undefined ? [] : [own];
      }),
    );
    const areFigures = values.some((value) => leastFigure(value) !== undefined);
    const options = areFigures ? figureOptions(values, context) : wordOptions(key, values, context);
    const said = sayingOf(key, context);
    // One choice is none.
    if (options.length < 2) return [];
    return options.map((option) => ({ ...option, ...said(option.label) }));
  },
};

/** What a choice is called away from its filter, where its own words are too few: `8 gears` for 8, `Bell: Yes` for yes. */
function sayingOf(
  key: string,
  { index, print }: ViewContext,
): (label: string) => { said?: string } {
  const field = specificationFields(index.site.schemas).get(key);
  const isBare = field?.is === 'number' || (field?.is === 'choice' && field.values.includes(true));
  if (!field || !isBare) return () => ({});
  const { words } = field.annotations['x-specification'] ?? {};
  const pattern =
    typeof words === 'string' ? words : labelled(`${field.title}`, '{n}', print.locale);
  return (label) => ({ said: pattern.replace('{n}', () => label) });
}

function wordOptions(key: string, values: readonly unknown[], context: ViewContext) {
  const { index, print, site } = context;
  const labels = values.map((value) => formatFact(readFactValue(value), undefined, print) ?? '');
  const known = [...new Set(labels)].sort(new Intl.Collator(print.locale).compare);
  const field = specificationFields(index.site.schemas).get(key);
  const declared = field?.is === 'choice' ? field.values : [];
  const order = Object.values(withWords(Object(declared), site));
  const ranked = order.map(String).filter((label) => known.includes(label));
  return (ranked.length > 0 ? ranked : known).map((label) => ({
    value: label.toLowerCase(),
    label,
  }));
}

function figureOptions(values: readonly unknown[], { print }: ViewContext) {
  const [unit] = values.flatMap((value) => {
    const fact = readFactValue(value);
    return fact.kind === 'figure' ? fact.unit : [];
  });
  const figures = [...new Set(values.flatMap((value) => leastFigure(value) ?? []))];
  // A whole number is no amount: it may be a year.
  const printed = (...own: readonly number[]) =>
    unit === undefined ? own.join('–') : printFigure(unit, own, print);
  // Where each vehicle has its own, as of an odometer, a choice of one would find one vehicle.
  const areShared = figures.length < values.length || figures.length < fewest;
  if (figures.length > mostFigures || !areShared)
    return bandsOf(figures).map(([min, below]) => ({
      value: `${min}-${below}`,
      label: printed(min, below),
      min,
      below,
    }));
  return figures
    .sort((one, other) => one - other)
    .map((figure) => ({ value: `${figure}`, label: printed(figure), min: figure, max: figure }));
}

/** Bands of one width, between round figures, that hold some of the figures. */
function bandsOf(figures: readonly number[]): readonly (readonly [min: number, below: number])[] {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const step = roundDown((most - least) / fewest);
  const first = Math.floor(least / step) * step;
  const count = Math.floor((most - first) / step) + 1;
  const bands = Array.from({ length: count }, (_, index) => {
    const min = first + index * step;
    return [min, min + step] as const;
  });
  return bands.filter(([min, below]) => figures.some((each) => each >= min && each < below));
}
