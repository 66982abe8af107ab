import type { Locale } from './text/locale.ts';

/** A page's metadata for browsers, search engines and social previews. */
export type PageHead = {
  title: string;
  description: string;
  locale: Locale;
  /** Path of the canonical address; absent for pages that search engines should not list. */
  canonicalPath?: string;
  /** The same page in other languages. */
  alternates?: { locale: Locale; path: string }[];
  /** Path of the social preview picture. */
  image?: string;
  /** Structured data, as schema.org describes it. */
  structuredData?: Record<string, unknown>;
  type?: 'website' | 'article';
  /** Path of the page's feed. */
  feed?: string;
};
