import type { Locale } from '#shared/text/locale.ts';

const BLOG: Record<Locale, string> = { en: '/en/blog', 'pt-BR': '/blog' };

/** The list of articles in a language. */
export const blogPath = (locale: Locale): string => BLOG[locale];

/** An article is at the address of the language it is written in. */
export const articlePath = ({ language, slug }: { language: Locale; slug: string }): string =>
  `${BLOG[language]}/${slug}`;

export const feedPath = (locale: Locale): string => `${BLOG[locale]}/feed.xml`;
