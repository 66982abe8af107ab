import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Pages } from './use-pages.ts';

type ListFrameProps<Item> = {
  pages: Pages<Item>;
  /** What to say when nothing is there. */
  empty: ReactNode;
  children: ReactNode;
};

/** Every state of a list: on its way, failed, empty, there, and more to come. */
export function ListFrame<Item>({ pages, empty, children }: ListFrameProps<Item>) {
  if (pages.isLoading) {
    return (
      <div className="grid place-items-center py-20 text-forest">
        <Spinner label="Loading the list" />
      </div>
    );
  }
  if (pages.hasFailed && pages.items.length === 0) {
    return (
      <div role="alert" className="rounded-card bg-paper px-6 py-10 text-center shadow-card">
        <p className="font-semibold">The list could not be loaded.</p>
        <p className="mt-1 text-muted">Please check your connection. Nothing was changed.</p>
        <Button tone="quiet" className="mt-5" onClick={pages.reload}>
          Try again
        </Button>
      </div>
    );
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
