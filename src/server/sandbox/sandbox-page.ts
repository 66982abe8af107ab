import { html, raw } from 'hono/html';
import type { Context } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { plainPage } from '#shared/plain-page.ts';
import type { Locale } from '#shared/text/locale.ts';
import { assetPath } from './asset-files.ts';
import { barHead, barHtml } from './bar.ts';

/** A page of the demonstration: first page, tour, passing time. */
export function sandboxPage(
  { title, locale, head = '' }: { title: string; locale: Locale; head?: string },
  body: unknown,
) {
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${brand.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${assetPath('pages.css')}" />
    ${raw(barHead())}
    ${raw(head)}
  </head>
  <body>
    ${body}
    ${raw(barHtml(locale))}
  </body>
</html>`;
}

/** A page about one of the sandbox's services, with the demonstration's bar if there is one. */
export function sandboxServicePage(
  { config }: Pick<Context, 'config'>,
  title: string,
  body: unknown,
) {
  if (!config.hasDemo) return plainPage(title, body);
  return plainPage(title, body, { head: raw(barHead()), bottom: raw(barHtml('en')) });
}
