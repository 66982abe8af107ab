import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { uiTexts } from '../language/texts.ts';
import { useTexts } from '../language/use-texts.ts';
import { LoadState } from '../section/load-state.tsx';
import type { List } from './list.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type ListFrameProps<Item> = {
  list: List<Item>;
  /** What is loaded, such as 'the payments'. */
  what?: string;
  /** The text of an empty list; null shows nothing. */
  empty: ReactNode;
  /** Above the items, such as their number. */
  head?: ReactNode;
  /** The accessible name of the rows. */
  label?: string;
  /** Inside a panel a list has no card of its own. */
  isInPanel?: boolean;
  /** One row, an `li` with its key; or all rows in a custom layout. */
  children: ((item: Item, index: number) => ReactNode) | ReactNode;
};

const CARD = 'divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card outline-none';
const PANEL = 'mt-3 max-h-96 divide-y divide-line overflow-y-auto outline-none';

/** Renders every state of a list: loading, failed, empty, loaded, and with more pages. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const { list, empty, head, label, isInPanel = false, children } = props;
  const words = useTexts(uiTexts);
  const rows = useKeptFocus<HTMLUListElement>(list.items);
  const hasFailed = list.hasFailed && list.items.length === 0;
  if (list.isLoading || hasFailed) {
    const { isLoading, reload } = list;
    const { what = words.theList } = props;
    return <LoadState onRetry={() => void reload()} {...{ what, isLoading, hasFailed }} />;
  }
  if (list.items.length === 0) {
    if (empty === null) return null;
    return isInPanel ? <p className="mt-3 text-muted">{empty}</p> : <EmptyList>{empty}</EmptyList>;
  }
  return (
    <div className={list.isRefreshing ? 'opacity-60 transition-opacity' : ''}>
      {head}
      {typeof children === 'function' ? (
        <ul ref={rows} tabIndex={-1} aria-label={label} className={isInPanel ? PANEL : CARD}>
          {list.items.map(children)}
        </ul>
      ) : (
        children
      )}
      {list.hasMore && (
        <p className="mt-6 text-center">
          <Button tone="quiet" disabled={list.isLoadingMore} onClick={list.loadMore}>
            {list.isLoadingMore ? words.loadingMore : words.showMore}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The frame around the text of an empty list. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-14 text-center text-muted">
      {children}
    </div>
  );
}
