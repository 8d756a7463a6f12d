import { readQueryValue } from '../../../generated/contract/routes.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A number from a query, if present and within its limits. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  { min, max }: Limits,
): number | undefined {
  const value = Number(readQueryValue(query, name) ?? Number.NaN);
  return value >= min && value <= max ? value : undefined;
}

/** True if a query has at least one of the names, and every value it has was accepted. */
export function isAccepted(
  query: URLSearchParams,
  accepted: Readonly<Record<string, unknown>>,
): boolean {
  const asked = Object.keys(accepted).filter((name) => readQueryValue(query, name) !== undefined);
  return asked.length > 0 && asked.every((name) => accepted[name] !== undefined);
}
