import {
  englishSource,
  PORTUGUESE_SOURCE,
  prefixedSource,
  type Visit,
} from '#shared/source-attribution.ts';
import type { Locale } from '#shared/text/locale.ts';
import { pageLocale } from '#ui/language/page-locale.ts';

/** The address when the site was entered, because moving between pages drops its query. */
const entrySearch = typeof window === 'undefined' ? '' : window.location.search;

const SOURCES: Record<Locale, (visit: Visit) => string> = {
  en: englishSource,
  'pt-BR': (visit) => prefixedSource(PORTUGUESE_SOURCE, visit),
};

/** The visitor's source, by the attribution rule of the page's language. */
export function visitSource(): string {
  const sourceOf = SOURCES[pageLocale()];
  const { search } = window.location;
  const referrer = document.referrer;
  const now = sourceOf({ search, referrer });
  return now.includes('=') ? now : sourceOf({ search: entrySearch, referrer });
}
