import { Fragment, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Route, Router } from 'wouter';
import { AuthProvider } from '#features/accounts/sign-in/web/auth-provider.tsx';
import type { Locale } from '#shared/text/locale.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { OptionalServices } from './optional-services/optional-services.tsx';
import type { LoadedPage } from './page.ts';
import { usePageLocale } from './use-page-locale.ts';
import { useShownPage } from './use-shown-page.ts';

type AppProps = {
  initialPage: LoadedPage;
  /** The requested address, on the server only. */
  ssr?: { path: string; search: string };
};

export function App({ initialPage, ssr }: AppProps) {
  return (
    <>
      <Router {...(ssr ? { ssrPath: ssr.path, ssrSearch: ssr.search } : {})}>
        <ShownPage initialPage={initialPage} isOnServer={ssr !== undefined} />
      </Router>
      <ToastRegion />
      <OptionalServices />
    </>
  );
}

function ShownPage(props: { initialPage: LoadedPage; isOnServer: boolean }) {
  const { page, failure, retry } = useShownPage(props.initialPage);
  const { Page } = page.module;
  const locale = usePageLocale(page.definition);
  // On the server each request has its own query cache, provided around the whole app.
  const Scope = (!props.isOnServer && page.DataScope) || Fragment;
  const isKnown = page.definition.path !== '/404';
  // Texts may load later, in the person's language. A page that was served as HTML has them, and
  // React would hydrate a boundary's content too late for input entered before.
  const Waiting = page.definition.rendering === 'client' ? Suspense : Fragment;
  return (
    <LocaleContext value={locale}>
      <AuthProvider>
        <Scope>
          <page.Layout>
            <Recoverable
              key={page.definition.path}
              failure={failure}
              onRetry={retry}
              locale={locale}
            >
              <Waiting>
                {isKnown ? (
                  <Route path={page.definition.path}>
                    <Page />
                  </Route>
                ) : (
                  <Page />
                )}
              </Waiting>
            </Recoverable>
          </page.Layout>
        </Scope>
      </AuthProvider>
    </LocaleContext>
  );
}

function Recoverable(props: {
  failure: unknown;
  onRetry: () => void;
  locale: Locale;
  children: ReactNode;
}) {
  const { failure, onRetry, locale, children } = props;
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    // Rendering again does not repair a failed import.
    if (failure) onRetry();
    setAttempt((count) => count + 1);
  }, [failure, onRetry]);
  return (
    <ErrorBoundary key={attempt} onRetry={retry} locale={locale}>
      {failure ? <Throw error={failure} /> : children}
    </ErrorBoundary>
  );
}

function Throw({ error }: { error: unknown }): ReactNode {
  throw error;
}
