import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import type { SectionProps } from '../../../generated/sections.ts';
import { inLanguage } from '../domain/own-address.ts';
import { fillText } from '../domain/quantity.ts';
import { useRenderContext } from '../render-context.ts';
import { fetchJson, HttpError } from './fetch-json.ts';
import { vehicleListSchema, vehicleSchema } from './vehicle-schema.ts';

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
  const address = inLanguage('/api/vehicles');
  const initial = useInitialData(parts.known);
  useRefetchAfterStep(address);
  return useQuery({
    queryKey: [address],
    queryFn: ({ signal }) =>
      read<readonly Vehicle[]>({ address, signal, ...parts }, vehicleListSchema),
    retry: 3,
    refetchOnWindowFocus: false,
    ...initial,
  });
}

/** The page stays while filters change: who comes back to it hours later and chooses one sees today's prices. */
function useRefetchAfterStep(address: string): void {
  const { key } = useLocation();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the visitor has a key
  useEffect(() => {
    const ifStale = { queryKey: [address], stale: true };
    void client.refetchQueries(ifStale, { cancelRefetch: false });
  }, [client, address, key]);
}

interface VehicleQuery {
  /** The vehicle; undefined while it is fetched, and if it is missing. */
  readonly vehicle: Vehicle | undefined;
  /** True if the API says that there is no such vehicle, and the page has not shown it. */
  readonly isMissing: boolean;
}

/** One vehicle, first from the page and then from the API; fetched only if it has an id. */
export function useVehicle(known: Vehicle, failureText: string): VehicleQuery {
  const address = inLanguage(`/api/vehicles/${encodeURIComponent(known.id)}`);
  const initial = useInitialData(known);
  const { data, error } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => read<Vehicle>({ address, signal, failureText }, vehicleSchema),
    enabled: known.id !== '',
    ...initial,
  });
  const isMissing = !data && isUnknownToApi(error?.cause);
  // The page came with the vehicle: a failure to check it again says nothing about it.
  const shown = error && !isMissing ? known : undefined;
  return { vehicle: data ?? shown, isMissing };
}

function isUnknownToApi(cause: unknown): boolean {
  return cause instanceof HttpError && cause.isOfApi && cause.status === 404;
}

/** Data from the page counts as stale, so that it is fetched once more. */
function useInitialData<Data>(known: Data) {
  const { startsComplete } = useRenderContext();
  return startsComplete ? { initialData: known, initialDataUpdatedAt: 0 } : {};
}

interface ReadParts {
  readonly address: string;
  readonly signal: AbortSignal;
  readonly failureText: string;
}

/** Fetches an answer; one of an unexpected shape is a failure too. */
async function read<Answer>(
  { address, signal, failureText }: ReadParts,
  schema: z.ZodMiniType,
): Promise<Answer> {
  try {
    const answer = await fetchJson(address, signal);
    if (isOf<Answer>(schema, answer)) return answer;
    throw new HttpError(200);
  } catch (cause) {
    if (!(cause instanceof HttpError)) throw cause;
    throw new Error(fillText(failureText, { status: cause.status }), { cause });
  }
}

/** The schema lists what pages read; what else a vehicle says has the type of the content. */
function isOf<Answer>(schema: z.ZodMiniType, answer: unknown): answer is Answer {
  return z.safeParse(schema, answer).success;
}
