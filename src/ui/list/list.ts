/** What a list on screen needs to know of its items, whether they came whole or page by page. */
export type List<Item> = {
  items: Item[];
  isLoading: boolean;
  /** The previous results are shown while a new search is loading. */
  isRefreshing: boolean;
  hasFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  reload: () => Promise<void>;
};
