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
  // A blank is no number, though JavaScript takes it for 0.
  const value = Number(readQueryValue(query, name)?.trim() || Number.NaN);
  return value >= min && value <= max ? value : undefined;
}

// No number, date or id, so that it is refused like the value whose place it takes.
const refused = '?';

/**
 * The accepted values of a query as a query. One that was refused leaves a mark beside others: without it they would get
 * an answer that nobody asked for.
 */
export function acceptedQuery(
  query: URLSearchParams,
  accepted: Readonly<Record<string, string | number | undefined>>,
): string {
  const asked = Object.entries(accepted).filter(([name]) => readQueryValue(query, name));
  if (asked.every(([, value]) => value === undefined)) return '';
  return `${new URLSearchParams(asked.map(([name, value = refused]) => [name, String(value)]))}`;
}

/** True if none of the values was accepted: what is not known is as good as not asked. */
export function isUnasked(accepted: object): boolean {
  return Object.values(accepted).every((value) => value === undefined);
}

/** True if a query has at least one of the names, and every value it has was accepted. */
export function isAccepted(
  query: URLSearchParams,
  accepted: Readonly<Record<string, unknown>>,
): boolean {
  const asked = Object.keys(accepted).filter((name) => readQueryValue(query, name) !== undefined);
  return asked.length > 0 && asked.every((name) => accepted[name] !== undefined);
}
