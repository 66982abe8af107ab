import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { LoadState } from './load-state.tsx';
import type { Pages } from './use-pages.ts';

type ListFrameProps<Item> = {
  pages: Pages<Item>;
  /** The text of an empty list. */
  empty: ReactNode;
  children: ReactNode;
};

/** Renders every state of a list: loading, failed, empty, loaded, and with more pages. */
export function ListFrame<Item>({ pages, empty, children }: ListFrameProps<Item>) {
  const hasFailed = pages.hasFailed && pages.items.length === 0;
  if (pages.isLoading || hasFailed) {
    const { isLoading, reload } = pages;
    return <LoadState what="the list" onRetry={reload} {...{ isLoading, hasFailed }} />;
  }
  if (pages.items.length === 0) {
    return (
      <div className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
        {empty}
      </div>
    );
  }
  return (
    <div className={pages.isRefreshing ? 'opacity-60 transition-opacity' : ''}>
      {children}
      {pages.hasMore && (
        <p className="mt-6 text-center">
          <Button tone="quiet" disabled={pages.isLoadingMore} onClick={pages.loadMore}>
            {pages.isLoadingMore ? 'Loading…' : 'Show more'}
          </Button>
        </p>
      )}
    </div>
  );
}
