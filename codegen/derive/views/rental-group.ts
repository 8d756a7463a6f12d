import type { NounTypes } from '../../../generated/content.ts';
import type { RatedGroup, RentalGroup } from '../../../generated/sections.ts';
import { partsOf } from '../../model/held-days.ts';
import { daysOf } from '../../model/opening-hours.ts';
import { rentalField } from '../../model/record-name.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import { printFigure } from '../../resolve/facts/print-figure.ts';
import { printHours } from '../../resolve/facts/print-hours.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import type { View, ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { printedPrice } from '../prices/printed-price.ts';
import { planHints } from '../rentals/plan-hints.ts';

type Plan = NounTypes['rental-group']['plans'][string];

/** A group of rental plans with its figures as printed. */
export const rentalGroup: View<RentalGroup> = {
  one(reference, context) {
    const { print } = context;
    const id = String(reference);
    const group = context.get('rental-group', id);
    const { title, description, picture, seats } = group;
    const plans = Object.entries(group.plans);
    return {
      id,
      field: rentalField(context.index.site.content),
      title,
      ...(description !== undefined && { description }),
      ...(seats && { seats: printedAt(group, 'seats', print) ?? '' }),
      ...(picture !== undefined && { picture: pictureView(picture, context) }),
      plans: plans.map(([key, plan]) => planView(key, plan, context)),
      hints: hintsOf(Object.values(group.plans), print),
    };
  },
};

function planView(id: string, plan: Plan, context: ViewContext) {
  const { print } = context;
  const perDay = perDayOf(plan, print);
  const { days, hours } = figuresOf(plan, print);
  return {
    id,
    title: plan.title,
    ...(plan.description !== undefined && { description: plan.description }),
    price: printedPrice(plan, context),
    duration: printedAt(plan, 'duration', print) ?? '',
    ...(days !== undefined ? { days } : hours !== undefined && { hours }),
    ...(plan.times && { times: timesOf(plan.times, print) }),
    ...(perDay && { perDay }),
    renewal: plan.renewal,
    delivery: plan.delivery,
    badge: plan.badge,
    savings: plan.savings,
  };
}

/** `8AM-12PM, 1PM-5PM` */
function timesOf(times: NonNullable<Plan['times']>, print: Printer): string {
  const rows = times.map(({ opens, closes }) => ({ days: [], opens, closes }));
  return rows.flatMap((row) => printHours([row], print)?.trim() ?? []).join(', ');
}

/** Whoever rents by the month compares months, and no days. */
function isByMonth({ duration }: Plan): boolean {
  const fact = readFactValue(duration);
  return fact.kind === 'figure' && ['months', 'years'].includes(fact.unit);
}

/** The daily price of a plan for several days, without cents. */
function perDayOf(plan: Plan, print: Printer) {
  const { days, price } = figuresOf(plan, print);
  if (isByMonth(plan) || days === undefined || price === undefined || days <= 1) return undefined;
  const rounded = Math.round(price / days);
  return { text: printFigure('money', [rounded], print), isExact: rounded * days === price };
}

/** The stays for which a longer plan costs less than any combination of shorter ones. */
function hintsOf(plans: readonly Plan[], print: Printer) {
  const priced = plans.flatMap((plan) => {
    const { days, price } = figuresOf(plan, print);
    return isByMonth(plan) || days === undefined || price === undefined
      ? []
      : [{ title: plan.title, days, price }];
  });
  return planHints(priced).map(({ plan, from, to }) => ({
    plan,
    days: printFigure('days', from === to ? [to] : [from, to], print),
  }));
}

/** Price, days and hours of a plan; undefined what is no single figure, or no whole number. */
function figuresOf({ price, duration }: Plan, print: Printer) {
  const hours = hoursOf(duration);
  const held = priceOn(print, price);
  const isOne = held?.most === undefined && !held?.isLowest;
  return { price: isOne ? held?.least : undefined, days: whole(hours / 24), hours: whole(hours) };
}

const whole = (figure: number) => (figure >= 1 && Number.isInteger(figure) ? figure : undefined);

/** The hours that a time takes; of a range, none. */
function hoursOf(duration: unknown): number {
  const fact = readFactValue(duration);
  if (fact.kind !== 'figure' || fact.figures.length > 1) return 0;
  const { hours = 0 } = unitRow(fact.unit);
  return (fact.figures[0] ?? 0) * hours;
}

/** A group of rental plans with its figures, to calculate with. A plan whose price or days are a range is left out. */
export const ratedGroup: View<RatedGroup> = {
  one(reference, context) {
    const id = String(reference);
    const group = context.get('rental-group', id);
    const plans = Object.entries(group.plans).flatMap(([key, plan]) => {
      const { days, price } = figuresOf(plan, context.print);
      if (days === undefined || price === undefined) return [];
      return [{ id: key, title: plan.title, days, ...ratesOf(plan, price) }];
    });
    const field = rentalField(context.index.site.content);
    const isSeasonal = plans.some((plan) => 'when' in plan);
    const { seasonalRental: seasonal } = context.site;
    return { id, field, title: group.title, plans, ...(isSeasonal && { seasonal }) };
  },
};

/** The price of a plan and those of other days, for a reader that knows no New Year and no names of days. */
function ratesOf({ price: written }: Plan, price: number) {
  const fact = readFactValue(written);
  if (fact.kind !== 'figure' || !fact.when) return { price };
  const when = fact.when.flatMap(({ money, days, ...held }) => {
    // Sunday comes first.
    const week = days && { days: daysOf({ days }).map((day) => (day + 1) % 7) };
    return partsOf(held).map(({ from, until }) => ({
      price: money,
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      ...week,
    }));
  });
  return { price: Math.min(...fact.figures), when };
}
