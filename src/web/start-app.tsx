import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { addRequestHeaders } from '#shared/api/api-client.ts';
import { pageLocale } from '#ui/language/page-locale.ts';
import { App } from './app.tsx';
import { readInputBeforeHydration } from './input-before-hydration.ts';
import { loadPage } from './match-page.ts';
import './no-generated-code.ts';

/**
 * Hydrates the server-rendered page; resolves when hydration is complete and earlier input is
 * restored.
 */
export async function startApp(root: HTMLElement, beforeAlive: () => void): Promise<void> {
  // Field messages from the server must be in the page's language, not the browser's.
  addRequestHeaders(() => ({ 'accept-language': pageLocale() }));
  const initialPage = await loadPage(window.location.pathname);
  beforeAlive();
  const enterAgain = readInputBeforeHydration(root);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <HydrationEnd onHydrated={resolve}>
          <App initialPage={initialPage} />
        </HydrationEnd>
      </StrictMode>,
    );
  });
  enterAgain();
}

/** The outermost component, so that its effect runs last in the first render. */
function HydrationEnd({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
