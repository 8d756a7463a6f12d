import type { NounTypes } from '../../../generated/content.ts';
import type { RatedGroup, RentalGroup } from '../../../generated/sections.ts';
import { rentalField } from '../../model/record-name.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import { printFigure } from '../../resolve/facts/print-figure.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import { requiredFactAt } from '../../resolve/facts/reading-label.ts';
import type { View } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
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
      description,
      ...(seats && { seats: printedAt(group, 'seats', print) ?? '' }),
      ...(picture !== undefined && { picture: pictureView(picture, context) }),
      plans: plans.map(([key, plan]) => planView(key, plan, print)),
      hints: hintsOf(Object.values(group.plans), print),
    };
  },
};

function planView(id: string, plan: Plan, print: Printer) {
  const perDay = perDayOf(plan, print);
  const { days, hours } = figuresOf(plan);
  return {
    id,
    title: plan.title,
    description: plan.description,
    price: requiredFactAt(plan, 'price', print),
    duration: printedAt(plan, 'duration', print) ?? '',
    ...(days !== undefined ? { days } : hours !== undefined && { hours }),
    ...(perDay && { perDay }),
    renewal: plan.renewal,
    delivery: plan.delivery,
    badge: plan.badge,
    savings: plan.savings,
  };
}

/** The daily price of a plan for several days, without cents. */
function perDayOf(plan: Plan, print: Printer) {
  const { days, price } = figuresOf(plan);
  if (days === undefined || price === undefined || days <= 1) return undefined;
  const rounded = Math.round(price / days);
  return { text: printFigure('money', [rounded], print), isExact: rounded * days === price };
}

/** The stays for which a longer plan costs less than any combination of shorter ones. */
function hintsOf(plans: readonly Plan[], print: Printer) {
  const priced = plans.flatMap((plan) => {
    const { days, price } = figuresOf(plan);
    return days === undefined || price === undefined ? [] : [{ title: plan.title, days, price }];
  });
  return planHints(priced).map(({ plan, from, to }) => ({
    plan,
    days: printFigure('days', from === to ? [to] : [from, to], print),
  }));
}

/** Price, days and hours of a plan; undefined what is a range, or no whole number. */
function figuresOf({ price, duration }: Plan) {
  const hours = hoursOf(duration);
  return { price: single(price.money), days: whole(hours / 24), hours: whole(hours) };
}

const whole = (figure: number) => (figure >= 1 && Number.isInteger(figure) ? figure : undefined);

/** The hours that a time takes; of a range, none. */
function hoursOf(duration: unknown): number {
  const fact = readFactValue(duration);
  if (fact.kind !== 'figure' || fact.figures.length > 1) return 0;
  const { hours = 0 } = unitRow(fact.unit);
  return (fact.figures[0] ?? 0) * hours;
}

const single = (figure: unknown) => (typeof figure === 'number' ? figure : undefined);

/** A group of rental plans with its figures, to calculate with. A plan whose price or days are a range is left out. */
export const ratedGroup: View<RatedGroup> = {
  one(reference, context) {
    const id = String(reference);
    const group = context.get('rental-group', id);
    const plans = Object.entries(group.plans).flatMap(([key, plan]) => {
      const { days, price } = figuresOf(plan);
      return days === undefined || price === undefined
        ? []
        : [{ id: key, title: plan.title, days, price }];
    });
    const field = rentalField(context.index.site.content);
    return { id, field, title: group.title, plans };
  },
};
