import { likelyFigure } from './named-figure.ts';
import { formatPrice } from './quantity.ts';
import {
  comparePrices,
  type FactDemand,
  type FactVehicle,
  factsOf,
  meetsDemand,
} from './vehicle-fact.ts';

/** What speaks for a vehicle: a fact within bounds, or a fact that contains one of some words. */
export interface FitRule extends FactDemand {
  readonly fact: string;
  readonly points: number;
  /** True if a vehicle that states something else does not fit. */
  readonly required?: boolean;
  /** Why it fits, with `{value}` for the fact, and `{left}` for what a price leaves of the highest. */
  readonly reason: string;
}

/** A given answer: its rules, and what to say if none of them can be checked. */
export interface FitAnswer {
  readonly rules: readonly FitRule[];
  readonly unknown: string;
}

/** A fact that speaks for a vehicle. */
interface FitReason {
  readonly reason: string;
  readonly value: string;
  /** What a price leaves of the highest that was named. */
  readonly left?: string;
  readonly points: number;
}

/** How well a vehicle fits. */
export interface Fit<Vehicle> {
  readonly vehicle: Vehicle;
  readonly points: number;
  readonly reasons: readonly FitReason[];
  /** What cannot be checked, because the facts are not stated. */
  readonly unknown: readonly string[];
}

/** The vehicles that fit, best first, and those that may: nothing they state speaks for them or against. */
export interface Ranking<Vehicle> {
  readonly fits: readonly Fit<Vehicle>[];
  readonly unconfirmed: readonly Fit<Vehicle>[];
}

/** Ranks vehicles: in a tie comes first the one with fewer open points, then the cheaper. Without an answer all fit. */
export function rankVehicles<Vehicle extends FactVehicle>(
  vehicles: readonly Vehicle[],
  answers: readonly FitAnswer[],
): Ranking<Vehicle> {
  const ranked = vehicles
    .flatMap((vehicle) => fitOf(vehicle, answers, vehicles) ?? [])
    .sort(
      (one, other) =>
        other.points - one.points ||
        one.unknown.length - other.unknown.length ||
        comparePrices(one.vehicle.price, other.vehicle.price),
    );
  return {
    fits: ranked.filter(({ points }) => points > 0 || answers.length === 0),
    unconfirmed: ranked.filter(({ points, unknown }) => points === 0 && unknown.length > 0),
  };
}

function fitOf<Vehicle extends FactVehicle>(
  vehicle: Vehicle,
  answers: readonly FitAnswer[],
  all: readonly FactVehicle[],
): Fit<Vehicle> | undefined {
  const reasons: FitReason[] = [];
  const unknown: string[] = [];
  for (const { rules, unknown: question } of answers) {
    const met = rules.flatMap((rule) => meet(vehicle, rule) ?? []);
    if (met.length === 0 && rules.some((rule) => contradicts(vehicle, rule))) return undefined;
    if (rules.some((rule) => isUnlikely(vehicle, rule, rules, all))) return undefined;
    // A price that the dealer does not name is none to be confirmed.
    if (rules.every(({ fact }) => fact !== 'price' && factsOf(vehicle, fact).length === 0))
      unknown.push(question);
    reasons.push(...met);
  }
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { vehicle, points, reasons, unknown };
}

function meet(vehicle: FactVehicle, rule: FitRule): FitReason | undefined {
  const { fact, reason, points, max } = rule;
  const value = factsOf(vehicle, fact).find((each) => meetsDemand(each, rule));
  if (value === undefined) return undefined;
  if (fact !== 'price') return { reason, value: String(value), points };
  const price = Number(value);
  const left = max === undefined ? {} : { left: formatPrice(max - price) };
  return { reason, value: formatPrice(price), points, ...left };
}

/** Whether a vehicle states the required fact, with a different value, or names no price. */
function contradicts(vehicle: FactVehicle, { fact, required }: FitRule): boolean {
  return required === true && (fact === 'price' || factsOf(vehicle, fact).length > 0);
}

/** Whether a vehicle does not state the required figure, and its name or the others of its category speak for another. */
function isUnlikely(
  vehicle: FactVehicle,
  { fact, required, says }: FitRule,
  rules: readonly FitRule[],
  all: readonly FactVehicle[],
): boolean {
  if (!required || says || factsOf(vehicle, fact).length > 0) return false;
  const { figures } = likelyFigure(vehicle, fact, all);
  const own = rules.filter((rule) => rule.fact === fact);
  return (
    figures.length > 0 && !figures.some((figure) => own.some((rule) => meetsDemand(figure, rule)))
  );
}
