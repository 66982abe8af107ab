import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Route, Router } from 'wouter';
import { AuthProvider } from '#features/accounts/web/auth-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { layouts } from './layouts/layouts.ts';
import type { LoadedPage } from './page.ts';
import { useShownPage } from './use-shown-page.ts';

type AppProps = {
  queryClient: QueryClient;
  initialPage: LoadedPage;
  /** The address, on the server, where there is no browser to ask. */
  ssr?: { path: string; search: string };
};

/** The whole product in the browser and on the server. */
export function App({ queryClient, initialPage, ssr }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...(ssr ? { ssrPath: ssr.path, ssrSearch: ssr.search } : {})}>
        <AuthProvider>
          <ShownPage initialPage={initialPage} />
        </AuthProvider>
      </Router>
      <ToastRegion />
    </QueryClientProvider>
  );
}

function ShownPage({ initialPage }: { initialPage: LoadedPage }) {
  const { page, failure } = useShownPage(initialPage);
  const { Page } = page.module;
  const LayoutOfPage = layouts[page.definition.layout];
  const isKnown = page.definition.path !== '/404';
  return (
    <LayoutOfPage>
      <Recoverable key={page.definition.path} failure={failure}>
        {isKnown ? (
          <Route path={page.definition.path}>
            <Page />
          </Route>
        ) : (
          <Page />
        )}
      </Recoverable>
    </LayoutOfPage>
  );
}

function Recoverable({ failure, children }: { failure: unknown; children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  // Code that could not be fetched will not come by drawing again: the document is loaded anew.
  const retry = useCallback(() => {
    if (failure) window.location.reload();
    else setAttempt((count) => count + 1);
  }, [failure]);
  return (
    <ErrorBoundary key={attempt} onRetry={retry}>
      {failure ? <Throw error={failure} /> : children}
    </ErrorBoundary>
  );
}

function Throw({ error }: { error: unknown }): ReactNode {
  throw error;
}
