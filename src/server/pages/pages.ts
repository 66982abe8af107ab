import type { Context } from '#platform/context.ts';
import type { App } from '../app.ts';
import { createReadApi } from './own-reads.ts';
import { addSearchEngineRoutes } from './search-engines.ts';
import type { Site } from './site.ts';
import { answerWithFile } from './site-files.ts';

/** Dynamic pages and texts, and the 404 page for every other address. */
export function addPages({ hono }: App, site: Site, context: Context): void {
  const readApi = createReadApi(hono);
  addSearchEngineRoutes(hono, site, context);

  hono.get('*', async (request) => {
    const { pathname, search } = new URL(request.req.url);
    const plainPath = `/${respell(pathname).replace(/^\/+|\/+$/g, '')}`;
    // One address and one cache entry per page. Leading slashes are dropped too: '//elsewhere'
    // would be another site.
    if (plainPath !== pathname) return request.redirect(plainPath + search, 301);
    // The start page comes here when the browser's session cookie was invalid.
    const held = pathname === '/' ? site.held(pathname, search.slice(1)) : undefined;
    if (held) return answerWithFile(held, request.req.raw, 200);
    const { status, file } = await site.page(pathname, search, readApi);
    return answerWithFile(file, request.req.raw, status);
  });
}

/** Decodes percent-encoded letters such as %61; invalid sequences stay as they are. */
function respell(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    // Encoded reserved characters such as a slash stay encoded.
    return decoded.includes('%') ? pathname : encodeURI(decoded);
  } catch {
    return pathname;
  }
}
