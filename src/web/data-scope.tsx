import { hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

let client: QueryClient | undefined;

/** The browser's query cache, initialised with the data that the server embedded. */
export function browserQueryClient(): QueryClient {
  if (!client) {
    client = createQueryClient();
    const data = document.getElementById('data')?.textContent;
    if (data) hydrate(client, JSON.parse(data));
  }
  return client;
}

/** Provides the query cache. Prerendered pages read no data and do not load this code. */
export function DataScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={browserQueryClient()}>{children}</QueryClientProvider>;
}
