import { bareText } from './bare-text.ts';
import { type FactVehicle, factsOf, figureOf } from './vehicle-fact.ts';

type Named = Partial<FactVehicle>;

/** What speaks for a figure that a vehicle does not state. */
interface LikelyFigure {
  /** The figure that its name gives. */
  readonly named?: number;
  /** All that it may be: what its name gives or, if that gives none, what the others of its category state; empty if neither says. */
  readonly figures: readonly number[];
}

/** What speaks for the figure of a vehicle that does not state it, among all vehicles. */
export function likelyFigure(vehicle: Named, fact: string, all: readonly Named[]): LikelyFigure {
  const named = namedFigure(vehicle.name ?? '', figuresOf(all, fact));
  if (named !== undefined) return { named, figures: [named] };
  const { category } = vehicle;
  const alike = all.filter((each) => category !== undefined && each.category === category);
  return { figures: figuresOf(alike, fact) };
}

function figuresOf(vehicles: readonly Named[], fact: string): readonly number[] {
  return vehicles.flatMap((each) => factsOf(each, fact).flatMap((said) => figureOf(said) ?? []));
}

/**
 * The figure that a name gives: `RANGER 6` among vehicles with two to eight seats, and `RANGER 2+2` is one of four. A
 * number that no other vehicle comes near means something else, as in `TURFMAN 800`.
 */
function namedFigure(name: string, stated: readonly number[]): number | undefined {
  const sums = bareText(name)
    .split(/\s+/)
    .filter((word) => /^\d+(?:\+\d+)*$/.test(word));
  const [only, ...others] = sums.map((sum) =>
    sum.split('+').reduce((total, part) => total + Number(part), 0),
  );
  if (only === undefined || others.length > 0 || stated.length === 0) return undefined;
  return only >= Math.min(...stated) && only <= Math.max(...stated) ? only : undefined;
}
