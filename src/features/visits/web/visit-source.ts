import { englishSource } from '#shared/source-attribution.ts';

/** The address as it was when the site was entered; moving between pages drops its query. */
const entrySearch = typeof window === 'undefined' ? '' : window.location.search;

/** Where this visitor came from, by the rule of the English pages. */
export function visitSource(): string {
  const { search } = window.location;
  const referrer = document.referrer;
  const now = englishSource({ search, referrer });
  return now.includes('=') ? now : englishSource({ search: entrySearch, referrer });
}
