import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { readKey } from '#shared/api/query-function.ts';
import type { PageHead } from '#shared/page-head.ts';
import { applyHead } from './heads/apply-head.ts';
import { headOf } from './heads/page-heads.ts';
import { loadPage } from './match-page.ts';
import type { LoadedPage } from './page.ts';

/**
 * The page of the current address. On navigation the old page stays until the new one's code is
 * loaded; then the head is updated, the page scrolls to its start, and focus moves to its heading
 * for screen readers.
 */
export function useShownPage(initialPage: LoadedPage): {
  page: LoadedPage;
  failure: unknown;
  /** Fetches the page again after a failure. */
  retry: () => void;
} {
  const [path] = useLocation();
  const [shown, setShown] = useState({ path, page: initialPage });
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (path === shown.path) {
      setFailure(undefined);
      return;
    }
    let isStale = false;
    loadPage(path).then(
      (page) => {
        if (isStale) return;
        if (page.definition.canPay && paysElsewhere()) return window.location.reload();
        startTransition(() => {
          setFailure(undefined);
          setShown({ path, page });
        });
      },
      (error: unknown) => {
        if (!isStale) setFailure(error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [path, shown.path, attempt]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    let isStale = false;
    applyHead(headOf(shown.page.definition));
    void headFromData(shown.page).then((head) => {
      if (head && !isStale) applyHead(head);
    });
    if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    return () => {
      isStale = true;
    };
  }, [shown]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { page: shown.page, failure, retry };
}

/**
 * Whether this document's content policy excludes the payment provider (see the server's
 * `markPaying`).
 */
function paysElsewhere(): boolean {
  return 'paysElsewhere' in document.documentElement.dataset;
}

/** The head of a dynamic page, such as an article's title. */
async function headFromData({ module, params }: LoadedPage): Promise<PageHead | undefined> {
  if (!module.prepare) return undefined;
  const { browserQueryClient } = await import('./data-scope.tsx');
  const queryClient = browserQueryClient();
  const prepared = await module
    .prepare({
      params,
      search: new URLSearchParams(window.location.search),
      queryClient,
      read: (call, given) => queryClient.fetchQuery({ queryKey: readKey(call, given) }),
    })
    // The page itself shows the error.
    .catch(() => undefined);
  return prepared?.head;
}

function focusHeading(): void {
  // Who opened a dialog while the page was loading is typing into it.
  if (document.querySelector('[data-dialog-open]')) return;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
