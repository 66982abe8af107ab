import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Route, Router } from 'wouter';
import { AuthProvider } from '#features/accounts/web/auth-provider.tsx';
import type { Locale } from '#shared/locale.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { layouts } from './layouts/layouts.ts';
import { OptionalServices } from './optional-services/optional-services.tsx';
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
      <OptionalServices />
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
      <Recoverable
        key={page.definition.path}
        failure={failure}
        locale={page.definition.head.locale}
      >
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

function Recoverable(props: { failure: unknown; locale: Locale; children: ReactNode }) {
  const { failure, locale, children } = props;
  const [attempt, setAttempt] = useState(0);
  // Code that could not be fetched will not come by drawing again: the document is loaded anew.
  const retry = useCallback(() => {
    if (failure) window.location.reload();
    else setAttempt((count) => count + 1);
  }, [failure]);
  return (
    <ErrorBoundary key={attempt} onRetry={retry} locale={locale}>
      {failure ? <Throw error={failure} /> : children}
    </ErrorBoundary>
  );
}

function Throw({ error }: { error: unknown }): ReactNode {
  throw error;
}
