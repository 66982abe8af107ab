import { brand } from '#shared/brand.ts';
import type { PageHead } from '#shared/page-head.ts';
import { escapeHtml, jsonForScript } from '#shared/text/html.ts';
import { DEFAULT_LOCALE, INTL_LOCALES } from '#shared/text/locale.ts';

/** The placeholder of the site's origin in rendered pages; the server replaces it. */
export const ORIGIN_MARK = '__SITE_ORIGIN__';

/** The head elements of a page, as text. */
export function renderHead(head: PageHead): string {
  const url = head.canonicalPath ? `${ORIGIN_MARK}${head.canonicalPath}` : undefined;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(url
      ? [`<link rel="canonical" href="${escapeHtml(url)}" />`]
      : [meta('name', 'robots', 'noindex')]),
    ...(head.alternates ?? []).map(
      ({ locale, path }) =>
        `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(ORIGIN_MARK + path)}" />`,
    ),
    ...(head.alternates ?? [])
      .filter(({ locale }) => locale === DEFAULT_LOCALE)
      .map(
        ({ path }) =>
          `<link rel="alternate" hreflang="x-default" href="${escapeHtml(ORIGIN_MARK + path)}" />`,
      ),
    ...(url
      ? [
          meta('property', 'og:site_name', brand.name),
          meta('property', 'og:type', head.type ?? 'website'),
          meta('property', 'og:title', head.title),
          meta('property', 'og:description', head.description),
          meta('property', 'og:url', url),
          meta('property', 'og:locale', INTL_LOCALES[head.locale].replace('-', '_')),
        ]
      : []),
    ...(url && head.image
      ? [
          meta('property', 'og:image', ORIGIN_MARK + head.image),
          meta('property', 'og:image:alt', head.title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brand.name)}" href="${head.feed}" />`,
        ]
      : []),
    ...(head.structuredData
      ? [
          `<script type="application/ld+json">${jsonForScript(withOrigin(head.structuredData))}</script>`,
        ]
      : []),
  ];
  return lines.join('\n    ');
}

const ADDRESS_KEYS = new Set(['@id', 'image', 'url']);

/** Makes addresses in structured data absolute; pages know only their paths. */
function withOrigin(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return ADDRESS_KEYS.has(key) ? ORIGIN_MARK + value : value;
  if (Array.isArray(value)) return value.map((inner) => withOrigin(inner, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withOrigin(inner, name)]),
  );
}
