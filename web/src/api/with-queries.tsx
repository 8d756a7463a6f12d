import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { PageDocument } from '../../../generated/sections.ts';
import { fetchJson } from './fetch-json.ts';

const fiveMinutes = 5 * 60 * 1000;

// In the browser all pages share one cache; on the server each render has its own.
const shared = import.meta.env.SSR ? undefined : createQueryClient();

/** Gives a component and everything inside it the cache for the API's answers. */
export function withQueries<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithQueries(props: Props) {
    const [client] = useState(() => shared ?? createQueryClient());
    return (
      <QueryClientProvider client={client}>
        <Component {...props} />
      </QueryClientProvider>
    );
  };
}

// In development what the API has said is out of date as soon as content is saved, or typed in the form of a page.
if (import.meta.hot && shared) {
  import.meta.hot.on('content:changed', () => shared.invalidateQueries());
  addEventListener('content:drafted', (event) => {
    const { page }: { readonly page: PageDocument } = (event as CustomEvent).detail;
    for (const { kind, props } of page.sections) {
      if (kind === 'vehicle-inventory') void draft('/api/vehicles', props.vehicles.vehicles);
      if (kind !== 'vehicle-detail') continue;
      const { vehicle } = props.vehicle;
      void draft(`/api/vehicles/${encodeURIComponent(vehicle.id)}`, vehicle);
    }
  });
  const draft = async (path: string, answer: unknown) => {
    // One that is on its way knows the file alone.
    await shared.cancelQueries({ queryKey: [path] });
    shared.setQueryData([path], answer);
  };
}

/** The cache for the API's answers; a query whose key starts with a path is fetched from there. */
function createQueryClient(): QueryClient {
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
