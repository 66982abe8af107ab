import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { adminCookies } from '../../src/testing/http-admin.ts';
import { readCode, type Send } from '../../src/testing/sign-in-admin.ts';
import { ADMIN } from './the-admin.ts';

/** The admin's session cookies by server: signing in takes a code that is valid once. */
const known = new Map<string, Promise<string>>();
/** When the session's second factor was shown last, by server, as far as this process knows. */
const shownAt = new Map<string, number>();

/** Sensitive calls ask for a factor of the last ten minutes; a test goes on for some of them. */
const RENEW_AFTER_MS = 4 * 60_000;
const TRIES = 90;

/** The address of the server that a request goes to. */
export async function originOf(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/robots.txt')).url()).origin;
}

/** A session of the admin, freshly confirmed by password and second factor, as a cookie header. */
export async function adminCookie(origin: string): Promise<string> {
  const isShared = origin === process.env.SITE_URL && process.env.ADMIN_COOKIE !== undefined;
  if (!known.has(origin)) {
    const signedIn = isShared ? process.env.ADMIN_COOKIE : undefined;
    shownAt.set(origin, isShared ? Number(process.env.ADMIN_COOKIE_AT ?? 0) : Date.now());
    known.set(origin, signedIn ? Promise.resolve(signedIn) : adminCookies(origin, ADMIN));
  }
  const cookie = (await known.get(origin)) ?? '';
  const send: Send = async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, origin },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const confirmed = await send('POST', '/api/identity/confirm', { password: ADMIN.password });
  if (confirmed.status !== 200) {
    throw new Error(`the admin's session ended: ${JSON.stringify(confirmed.body)}`);
  }
  if (Date.now() - (shownAt.get(origin) ?? 0) > RENEW_AFTER_MS) {
    await showFactor(send);
    shownAt.set(origin, Date.now());
  }
  return cookie;
}

/** A code is good once: where another worker took the one of now, the next one follows. */
async function showFactor(send: Send): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await readCode(send, ADMIN.email);
    if (code && (await send('POST', '/api/identity/factor', { code })).status === 200) return;
    await wait(1_000);
  }
  throw new Error('no code of the admin was taken');
}
