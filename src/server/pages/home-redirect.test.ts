import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { addHomeRedirect, homeWithSession } from './home-redirect.ts';

describe('the start page', () => {
  const test = useTestApp();

  it('redirects a member to the dashboard and is shown to everybody else', async () => {
    const { Hono } = await import('hono');
    const hono = new Hono();
    addHomeRedirect(hono as never, test.context);
    hono.get('/', (request) => request.text('the start page'));
    const browser = openTestBrowser(test);
    await browser.signUp('ana@example.com');
    const ask = (cookie: string) => hono.request('/', { headers: { cookie } });
    const session = `casa.session_token=${browser.cookies.get('casa.session_token')}`;
    const response = await ask(session);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/dashboard');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await browser.send('POST', '/api/identity/sign-out', {});
    expect(await (await ask(session)).text()).toBe('the start page');
    expect(await (await ask('')).text()).toBe('the start page');
  });

  it('is served from memory unless the browser may have a session', () => {
    const isAsked = homeWithSession(test.context);
    const request = (url: string, cookie?: string) =>
      ({ url, headers: { cookie } }) as unknown as IncomingMessage;
    expect(isAsked(request('/'))).toBe(false);
    expect(isAsked(request('/homebuyers', 'casa.session_token=x'))).toBe(false);
    expect(isAsked(request('/', 'casa.session_token=x'))).toBe(true);
    expect(isAsked(request('/?variant=short', 'casa.session_token=x'))).toBe(true);
  });
});
