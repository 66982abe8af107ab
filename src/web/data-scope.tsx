import { hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

let client: QueryClient | undefined;

/** The browser's one store of what was read, begun with what the server sent along. */
export function browserQueryClient(): QueryClient {
  if (!client) {
    client = createQueryClient();
    const data = document.getElementById('data')?.textContent;
    if (data) hydrate(client, JSON.parse(data));
  }
  return client;
}

/** Lets the pages below read data. Pages made at build read none and come without this code. */
export function DataScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={browserQueryClient()}>{children}</QueryClientProvider>;
}
