import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useVisit } from '../page/visit.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

async function fetchVehicle(address: string, failureText: string): Promise<Vehicle> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(failureText);
  return response.json();
}

/** One vehicle, from the page at first and from the API after; asked only when there is an id. */
export function useVehicle(known: Vehicle, failureText: string): UseQueryResult<Vehicle> {
  const { isFirst } = useVisit();
  const address = `/api/vehicles/${encodeURIComponent(known.id)}`;
  return useQuery({
    queryKey: [address],
    queryFn: () => fetchVehicle(address, failureText),
    enabled: known.id !== '',
    ...(isFirst ? { initialData: known, initialDataUpdatedAt: 0 } : {}),
  });
}
