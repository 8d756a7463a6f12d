import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fillText } from '../domain/quantity.ts';
import { useVisit } from '../page/visit.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Address of the list, also its key in the cache. */
export const vehiclesKey = '/api/vehicles';

async function fetchVehicles(failureText: string): Promise<Vehicle[]> {
  const response = await fetch(vehiclesKey);
  if (!response.ok) throw new Error(fillText(failureText, { status: response.status }));
  return response.json();
}

interface VehicleListParts {
  /** What the page already holds; taken as known only on the page the server rendered. */
  readonly known: readonly Vehicle[];
  /** What a failure says; `{status}` is the status. */
  readonly failureText: string;
}

/** All vehicles, from the page at first and from the API after; three retries, none on focus. */
export function useVehicles(parts: VehicleListParts): UseQueryResult<readonly Vehicle[]> {
  const { isFirst } = useVisit();
  return useQuery({
    queryKey: [vehiclesKey],
    queryFn: (): Promise<readonly Vehicle[]> => fetchVehicles(parts.failureText),
    retry: 3,
    refetchOnWindowFocus: false,
    // What was rendered counts as old, so that it is checked once.
    ...(isFirst ? { initialData: parts.known, initialDataUpdatedAt: 0 } : {}),
  });
}
