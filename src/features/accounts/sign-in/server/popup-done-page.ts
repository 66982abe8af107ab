import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';

/** The last page of the Google popup: its script notifies the opener and closes the window. */
export function popupDonePage() {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Google sign-in · ${brand.name}</title>
    <link rel="stylesheet" href="/workshop.css" />
    <script src="/auth-popup.js" defer></script>
  </head>
  <body>
    <main>
      <h1>Google sign-in</h1>
      <p>This window closes by itself. If it stays open, <a href="/dashboard">go to your dashboard</a>.</p>
    </main>
  </body>
</html>`;
}
