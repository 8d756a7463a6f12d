import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { createQueryClient } from './query-client.ts';

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
