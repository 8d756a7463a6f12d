/** Compares by code units: the same order on every machine. */
export function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
