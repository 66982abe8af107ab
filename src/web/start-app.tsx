import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { addRequestHeaders } from '#shared/api/api-client.ts';
import { pageLocale } from '#ui/language/page-locale.ts';
import { App } from './app.tsx';
import { readInputBeforeHydration } from './input-before-hydration.ts';
import { loadPage } from './match-page.ts';

/** Hydrates the server-rendered page; resolves when hydration is complete, with what was entered before. */
export async function startApp(root: HTMLElement, beforeAlive: () => void): Promise<void> {
  // The server says what is wrong with a field in the language of the page, not of the browser.
  addRequestHeaders(() => ({ 'accept-language': pageLocale() }));
  const initialPage = await loadPage(window.location.pathname);
  beforeAlive();
  const enterAgain = readInputBeforeHydration(root);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <Alive onAlive={resolve}>
          <App initialPage={initialPage} />
        </Alive>
      </StrictMode>,
    );
  });
  enterAgain();
}

/** The outermost component, so that its effect is the last of the first render. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
