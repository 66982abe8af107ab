import type { App } from './app.ts';
import type { Site } from './site.ts';

/** Pages made for each request, and the 404 page for every other address. */
export function addPages({ hono }: App, site: Site): void {
  const readApi = async (path: string) => {
    const response = await hono.request(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  hono.get('*', async (request) => {
    const url = new URL(request.req.url);
    const plainPath = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`;
    // One address per page. Leading slashes are dropped too: '//elsewhere' would be another site.
    if (plainPath !== url.pathname) return request.redirect(plainPath + url.search, 301);
    const { status, html } = await site.render(url.pathname + url.search, readApi);
    request.header('cache-control', 'public, max-age=0, must-revalidate');
    return request.html(html, status as 200);
  });
}
