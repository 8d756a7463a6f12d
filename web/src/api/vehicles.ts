import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { useRenderContext } from '../render-context.ts';

/** A vehicle as the API returns it. */
export type Vehicle = SectionProps['vehicle-inventory']['vehicles']['vehicles'][number];

interface VehicleListParts {
  /** The vehicles already on the page; used only where the page starts complete. */
  readonly known: readonly Vehicle[];
  /** The message of a failure; `{status}` is the status. */
  readonly failureText: string;
}

/** All vehicles, first from the page and then from the API; three retries, no refetch on focus. */
export function useVehicles(parts: VehicleListParts): UseQueryResult<readonly Vehicle[]> {
  const address = '/api/vehicles';
  const initial = useInitialData(parts.known);
  return useQuery({
    queryKey: [address],
    queryFn: () => fetchJson(address, parts.failureText, isVehicleList),
    retry: 3,
    refetchOnWindowFocus: false,
    ...initial,
  });
}

/** One vehicle, first from the page and then from the API; fetched only if it has an id. */
export function useVehicle(known: Vehicle, failureText: string): UseQueryResult<Vehicle> {
  const address = `/api/vehicles/${encodeURIComponent(known.id)}`;
  const initial = useInitialData(known);
  return useQuery({
    queryKey: [address],
    queryFn: () => fetchJson(address, failureText, isVehicle),
    enabled: known.id !== '',
    ...initial,
  });
}

/** Data from the page counts as stale, so that it is fetched once more. */
function useInitialData<Data>(known: Data) {
  const { startsComplete } = useRenderContext();
  return startsComplete ? { initialData: known, initialDataUpdatedAt: 0 } : {};
}

/** Fetches an answer; one of an unexpected shape is a failure too. */
async function fetchJson<Answer>(
  address: string,
  failureText: string,
  isExpected: (answer: unknown) => answer is Answer,
): Promise<Answer> {
  const response = await fetch(address);
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isExpected(answer)) throw new Error(fillText(failureText, { status: response.status }));
  return answer;
}

const textFields = ['id', 'name', 'description', 'brand', 'category'] as const;

function isVehicle(answer: unknown): answer is Vehicle {
  const { price, images, features, specifications, ...vehicle } = Object(answer);
  return (
    textFields.every((field) => typeof vehicle[field] === 'string') &&
    typeof price === 'number' &&
    [images, features].every(isTextList) &&
    Object(specifications) === specifications
  );
}

function isVehicleList(answer: unknown): answer is readonly Vehicle[] {
  return Array.isArray(answer) && answer.every(isVehicle);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
