import { QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

const fiveMinutes = 5 * 60 * 1000;

/** A cache for answers of the API: a query's key is the path it asks. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchJson(queryKey.join('/'), signal),
        staleTime: fiveMinutes,
        retry: 1,
      },
    },
  });
}
