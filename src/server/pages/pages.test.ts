import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { addHomeRedirect } from './home-redirect.ts';
import { addPages } from './pages.ts';
import type { Site } from './site.ts';
import { siteFile } from './site-files.ts';

describe('pages that reach the framework', () => {
  const test = useTestApp();

  const open = async (render: Site['page']) => {
    const { createApp } = await import('../app.ts');
    const app = createApp(test.context);
    const start = siteFile('index.html', Buffer.from('the start page'), {});
    addHomeRedirect(app.hono, test.context);
    addPages(
      app,
      {
        held: (path: string) => (path === '/' ? start : undefined),
        page: render,
      } as unknown as Site,
      test.context,
    );
    return app.hono;
  };
  const missing = async () => ({ status: 404, file: siteFile('404.html', Buffer.from('no'), {}) });

  it('shows the start page to a browser whose session is over', async () => {
    const hono = await open(missing);
    const cookie = `${test.context.identity.sessionCookie}=dead.c2ln`;
    const answer = await hono.request('/', { headers: { cookie } });
    expect([answer.status, await answer.text()]).toEqual([200, 'the start page']);
    expect((await hono.request('/nothing')).status).toBe(404);
  });

  it('answers 503 while the calls that a page is made from do', async () => {
    // The built render entry has its own copy of the class.
    class ApiError extends Error {
      override readonly name = 'ApiError';
      readonly status = 503;
    }
    const hono = await open(() => Promise.reject(new ApiError('503: {}')));
    const answer = await hono.request('/blog', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toContain('Nothing was lost');
  });
});
