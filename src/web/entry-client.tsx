import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './match-page.ts';
import { createQueryClient } from './query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const queryClient = createQueryClient();
const data = document.getElementById('data')?.textContent;
if (data) hydrate(queryClient, JSON.parse(data));

const initialPage = await loadPage(window.location.pathname);
hydrateRoot(
  root,
  <StrictMode>
    <App queryClient={queryClient} initialPage={initialPage} />
  </StrictMode>,
);
document.documentElement.dataset.ready = 'true';
