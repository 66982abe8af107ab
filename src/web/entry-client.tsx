import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './match-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const initialPage = await loadPage(window.location.pathname);
hydrateRoot(
  root,
  <StrictMode>
    <App initialPage={initialPage} />
  </StrictMode>,
);
document.documentElement.dataset.ready = 'true';
