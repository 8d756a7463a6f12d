import { type FactDemand, type FactVehicle, factsOf, meetsDemand } from './vehicle-fact.ts';

/** What a rule of the road requires of a vehicle; a requirement without a fact is stated by no vehicle. */
export interface Requirement extends FactDemand {
  readonly label: string;
  readonly fact?: string;
}

/** What a vehicle states about a requirement: it is met, it is missed, or nothing is stated. */
export type Finding<Required> =
  | { readonly requirement: Required; readonly status: 'met' | 'missed'; readonly value: string }
  | { readonly requirement: Required; readonly status: 'unstated' };

/** Compares what a vehicle states with the requirements; words that are not found count only as not stated. */
export function checkRequirements<Required extends Requirement>(
  vehicle: FactVehicle,
  requirements: readonly Required[],
): readonly Finding<Required>[] {
  return requirements.map((requirement) => {
    const facts = requirement.fact === undefined ? [] : factsOf(vehicle, requirement.fact);
    const met = facts.find((fact) => meetsDemand(fact, requirement));
    if (met !== undefined) return { requirement, status: 'met', value: String(met) };
    const [other] = facts;
    if (requirement.says || other === undefined) return { requirement, status: 'unstated' };
    return { requirement, status: 'missed', value: String(other) };
  });
}
