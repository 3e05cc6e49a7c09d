import { QueryClient as Cache, type QueryClient } from '@tanstack/react-query';

/** The query cache of the page. Screens offer a retry; offline a fetch fails at once, and is repeated on reconnect. */
export const queryClient: QueryClient = new Cache({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      staleTime: 300,
    },
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
});
