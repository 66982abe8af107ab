import { englishSource } from '#shared/source-attribution.ts';

/** The address when the site was entered, because moving between pages drops its query. */
const entrySearch = typeof window === 'undefined' ? '' : window.location.search;

/** The visitor's source, by the attribution rule of the English pages. */
export function visitSource(): string {
  const { search } = window.location;
  const referrer = document.referrer;
  const now = englishSource({ search, referrer });
  return now.includes('=') ? now : englishSource({ search: entrySearch, referrer });
}
