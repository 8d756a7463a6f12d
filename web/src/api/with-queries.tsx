import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';

const fiveMinutes = 5 * 60 * 1000;

function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: fiveMinutes, retry: 1 } } });
}

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
