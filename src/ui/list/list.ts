/** What a list on screen needs to know, whether the items came at once or page by page. */
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
