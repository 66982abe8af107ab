import type { Locale } from './locale.ts';

/** What a page says of itself to browsers, search engines and people who share it. */
export type PageHead = {
  title: string;
  description: string;
  locale: Locale;
  /** Path of the address search engines should keep; none for pages they should not list. */
  canonicalPath?: string;
  /** The same page in other languages. */
  alternates?: { locale: Locale; path: string }[];
  /** Path of the picture shown where the page is shared. */
  image?: string;
  /** Structured data, as schema.org describes it. */
  structuredData?: Record<string, unknown>;
  type?: 'website' | 'article';
  /** Path of the feed that follows this page. */
  feed?: string;
};
