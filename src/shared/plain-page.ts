import { html } from 'hono/html';
import { brand } from './brand.ts';

/** A simple server-rendered page without scripts, for the API docs and the sandbox. */
export function plainPage(
  title: string,
  body: unknown,
  { head = '', bottom = '' }: { head?: unknown; bottom?: unknown } = {},
) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${brand.name}</title>
    <link rel="stylesheet" href="/workshop.css" />
    ${head}
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
    ${bottom}
  </body>
</html>`;
}
