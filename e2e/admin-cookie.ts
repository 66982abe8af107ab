import type { APIRequestContext } from '@playwright/test';
import { adminCookies } from '../src/testing/http-admin.ts';
import { ADMIN } from './the-admin.ts';

/** The admin's session cookies by server: signing in takes a code that is valid once. */
const known = new Map<string, Promise<string>>();

/** The address of the server that a request goes to. */
export async function originOf(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/robots.txt')).url()).origin;
}

/** A session of the admin, freshly confirmed, as a cookie header. */
export async function adminCookie(origin: string): Promise<string> {
  const signedIn = origin === process.env.SITE_URL ? process.env.ADMIN_COOKIE : undefined;
  if (!known.has(origin)) {
    known.set(origin, signedIn ? Promise.resolve(signedIn) : adminCookies(origin, ADMIN));
  }
  const cookie = (await known.get(origin)) ?? '';
  const confirmed = await fetch(`${origin}/api/identity/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ password: ADMIN.password }),
  });
  if (!confirmed.ok) throw new Error(`the admin's session ended: ${await confirmed.text()}`);
  return cookie;
}
