import type { Hono } from 'hono';
import { articlePath, feedPath } from '#features/blog/addresses.ts';
import { readPublished } from '#features/blog/server/read-articles.ts';
import { renderFeed } from '#features/blog/server/render-feed.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { escapeHtml } from '#shared/text/html.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import type { Site } from './site.ts';
import { answerWithFile } from './site-files.ts';

/**
 * Addresses that search engines should not fetch. Pages of assemblies are not among them: a search
 * engine must fetch their `noindex` to obey it.
 */
const UNLISTED = ['/api/', '/admin', '/dashboard', '/sandbox'];

/** `/sitemap.xml`, `/robots.txt` and the blog's feed. */
export function addSearchEngineRoutes(hono: Hono<AppEnv>, site: Site, context: Context): void {
  const { origin } = new URL(context.config.publicUrl);
  const texts: Record<string, () => Promise<string>> = {
    '/sitemap.xml': async () => renderSitemap(origin, site, await readPublished(context)),
    '/robots.txt': async () =>
      [
        'User-agent: *',
        ...UNLISTED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
  };
  for (const locale of LOCALES) {
    texts[feedPath(locale)] = async () => renderFeed(origin, await readPublished(context), locale);
  }
  for (const [path, make] of Object.entries(texts)) {
    hono.get(path, async (request) => {
      const { file, status } = await site.text(path, make);
      return answerWithFile(file, request.req.raw, status);
    });
  }
}

type Entry = {
  path: string;
  lastModified?: string;
  alternates?: Site['listedPages'][number]['alternates'];
};

function renderSitemap(
  origin: string,
  site: Pick<Site, 'listedPages'>,
  articles: readonly { slug: string; language: Locale; publishedAt: string | null }[],
): string {
  const entries: Entry[] = [
    ...site.listedPages,
    ...articles.map(({ publishedAt, ...article }) => ({
      path: articlePath(article),
      ...(publishedAt ? { lastModified: publishedAt } : {}),
    })),
  ];
  const urls = entries.map(
    ({ path, lastModified, alternates = [] }) =>
      `  <url>\n    <loc>${escapeHtml(origin + path)}</loc>\n${
        lastModified ? `    <lastmod>${lastModified}</lastmod>\n` : ''
      }${alternates
        .map(
          (other) =>
            `    <xhtml:link rel="alternate" hreflang="${other.locale}" href="${escapeHtml(origin + other.path)}"/>\n`,
        )
        .join('')}  </url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
