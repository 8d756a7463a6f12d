import { QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

const fiveMinutes = 5 * 60 * 1000;

/** The cache for the API's answers; a query whose key starts with a path is fetched from there. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path], signal }) => fetchJson(String(path), signal),
        staleTime: fiveMinutes,
        retry: 1,
      },
    },
  });
}
