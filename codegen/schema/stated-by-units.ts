import { type Specifications, unitSet } from './declared-specifications.ts';

/** The specifications of what can be bought that a unit states under a key of its own, with that key. */
export const statedByUnits: Readonly<Record<string, string>> = {
  stockNumber: 'stockNumber',
  condition: 'condition',
  vin: 'vin',
  serial: 'serial',
  location: 'location',
  arrived: 'arrived',
  expected: 'arrived',
  checked: 'checked',
};

/** The declared keys among them, which no form asks for twice. A dealer's own of that name is another. */
export function askedByUnits({ all }: Pick<Specifications, 'all'>): readonly string[] {
  const ready = all.filter(({ set }) => set === unitSet);
  return ready.map(({ key }) => key).filter((key) => key in statedByUnits);
}
