import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './match-page.ts';

/** Hydrates the server-rendered page; resolves when hydration is complete. */
export async function startApp(root: HTMLElement, beforeAlive: () => void): Promise<void> {
  const initialPage = await loadPage(window.location.pathname);
  beforeAlive();
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
}

/** The outermost component, so that its effect is the last of the first render. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
