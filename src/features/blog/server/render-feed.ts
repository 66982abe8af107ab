import { brand } from '#shared/brand.ts';
import { escapeHtml } from '#shared/text/html.ts';
import type { Locale } from '#shared/text/locale.ts';
import { articlePath, blogPath, feedPath } from '../addresses.ts';
import type { Article } from '../article.ts';
import { excerptOf, shownDate } from '../rules.ts';
import { blogTexts } from '../texts.ts';

const MAX_ITEMS = 30;

/** RSS 2.0, of the articles in a language. */
export function renderFeed(origin: string, articles: readonly Article[], locale: Locale): string {
  const { title, description } = blogTexts(locale).head;
  const own = articles.filter(({ language }) => language === locale);
  const items = own.slice(0, MAX_ITEMS).map((article) => {
    const address = `${origin}${articlePath(article)}`;
    return `    <item>
      <title>${xml(article.title)}</title>
      <link>${xml(address)}</link>
      <guid isPermaLink="true">${xml(address)}</guid>
      <pubDate>${new Date(shownDate(article)).toUTCString()}</pubDate>
      <dc:creator>${xml(article.authorName)}</dc:creator>
      <description>${xml(excerptOf(article))}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${xml(title)}</title>
    <link>${xml(origin + blogPath(locale))}</link>
    <description>${xml(description)}</description>
    <language>${locale}</language>
    <copyright>${xml(brand.legalEntity)}</copyright>
    <atom:link href="${xml(origin + feedPath(locale))}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}

/** Escapes text for XML and removes the control characters that XML forbids. */
function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones XML 1.0 has no form for.
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
