/** What a rule may ask of a vehicle: a figure or words by name. */
export interface FitVehicle {
  readonly price: number;
  readonly description: string;
  readonly category: string;
  readonly features: readonly string[];
  readonly specifications: Readonly<Record<string, string | number | undefined>>;
}

/** What speaks for a vehicle: a fact within bounds, or a fact that says one of some words. */
export interface FitRule {
  readonly fact: string;
  readonly min?: number;
  readonly max?: number;
  readonly says?: readonly string[];
  readonly points: number;
  /** True if a vehicle that states something else does not fit. */
  readonly required?: boolean;
  /** Why it fits, with `{value}` for the fact. */
  readonly reason: string;
}

/** An answer that was given: its rules, and what is said where none of them can tell. */
export interface FitAnswer {
  readonly rules: readonly FitRule[];
  readonly unknown: string;
}

/** A fact that speaks for a vehicle. */
interface FitReason {
  readonly reason: string;
  readonly value: string;
  readonly points: number;
}

/** How well a vehicle fits. */
export interface Fit<Vehicle> {
  readonly vehicle: Vehicle;
  readonly points: number;
  readonly reasons: readonly FitReason[];
  /** What nobody can tell, for the facts are not stated. */
  readonly unknown: readonly string[];
}

/** The vehicles for which something speaks, the best first; of two alike the one with less to ask, then the cheaper. */
export function rankVehicles<Vehicle extends FitVehicle>(
  vehicles: readonly Vehicle[],
  answers: readonly FitAnswer[],
): Fit<Vehicle>[] {
  return vehicles
    .flatMap((vehicle) => fitOf(vehicle, answers) ?? [])
    .filter(({ points }) => points > 0)
    .sort(
      (one, other) =>
        other.points - one.points ||
        one.unknown.length - other.unknown.length ||
        one.vehicle.price - other.vehicle.price,
    );
}

function fitOf<Vehicle extends FitVehicle>(
  vehicle: Vehicle,
  answers: readonly FitAnswer[],
): Fit<Vehicle> | undefined {
  const reasons: FitReason[] = [];
  const unknown: string[] = [];
  for (const { rules, unknown: question } of answers) {
    const met = rules.flatMap((rule) => meet(vehicle, rule) ?? []);
    if (met.length === 0 && rules.some((rule) => contradicts(vehicle, rule))) return undefined;
    if (rules.every(({ fact }) => factsOf(vehicle, fact).length === 0)) unknown.push(question);
    reasons.push(...met);
  }
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { vehicle, points, reasons, unknown };
}

function meet(vehicle: FitVehicle, rule: FitRule): FitReason | undefined {
  const value = factsOf(vehicle, rule.fact).find((fact) => isMet(fact, rule));
  return value === undefined
    ? undefined
    : { reason: rule.reason, value: String(value), points: rule.points };
}

/** Whether a vehicle states the fact that a rule requires, and it is another. */
function contradicts(vehicle: FitVehicle, { fact, required }: FitRule): boolean {
  return required === true && factsOf(vehicle, fact).length > 0;
}

function isMet(fact: string | number, { min, max, says }: FitRule): boolean {
  if (says) {
    const text = String(fact).toLowerCase();
    return says.some((word) => text.includes(word.toLowerCase()));
  }
  const figure = leadingFigure(fact);
  return (
    figure !== undefined &&
    figure >= (min ?? Number.NEGATIVE_INFINITY) &&
    figure <= (max ?? Number.POSITIVE_INFINITY)
  );
}

/** `1,045 miles` as 1045; what begins otherwise is no figure. */
function leadingFigure(fact: string | number): number | undefined {
  const [digits] = /^\d[\d,]*(?:\.\d+)?(?![\w.])/.exec(String(fact)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** What a vehicle states under a name: nothing, a fact, or all of its features. */
function factsOf(vehicle: FitVehicle, name: string): readonly (string | number)[] {
  const { features, price, description, category, specifications } = vehicle;
  if (name === 'features') return features;
  const facts = { ...specifications, price, description, category };
  const fact: string | number | undefined = Reflect.get(facts, name);
  return fact === undefined ? [] : [fact];
}
