import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRouteTable } from '#platform/routes.ts';
import { defineCall } from '#shared/api/call.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';
import { setRole } from '../../team/server/manage-users.ts';
import { guards } from './guards.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };

import { adminSession } from '#testing/admin-session.ts';
import { banUser } from '../../team/server/change-ban.ts';

describe('the guard of admins', () => {
  const test = useTestApp({
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const me = (token?: string) =>
    test.request(
      'GET',
      '/api/admin/me',
      undefined,
      token ? { authorization: `Bearer ${token}` } : {},
    );

  let browser: TestBrowser;
  let token: string;
  beforeEach(async () => {
    await ensureFirstAdmin(test.context);
    browser = openTestBrowser(test);
    token = await enterAsAdmin(browser, ADMIN);
  });

  it('lets an admin pass', async () => {
    const response = await me(token);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ email: ADMIN.email, isAdmin: true });
  });

  it('asks for a token: the cookie alone is not enough', async () => {
    expect((await me()).status).toBe(401);
    expect((await browser.send('GET', '/api/admin/me')).status).toBe(401);
    expect((await me('nonsense')).status).toBe(401);
  });

  it('refuses a member’s token with 403', async () => {
    const member = openTestBrowser(test);
    await member.signUp('ana@example.com');
    await member.sync();
    expect((await me(await member.idToken())).status).toBe(403);
  });

  it('refuses an expired token with 401, used before or not', async () => {
    expect((await me(token)).status).toBe(200);
    const unused = await browser.idToken();
    test.clock.advanceDays(16 / 1_440);
    for (const each of [token, unused]) {
      const response = await me(each);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
    }
  });

  it('shuts out whoever is demoted, banned or signed out, from the next request on', async () => {
    const { id } = await (await me(token)).json();
    await setRole(test.context, id, 'member');
    expect((await me(token)).status).toBe(403);
    await setRole(test.context, id, 'admin');
    expect((await me(token)).status).toBe(200);
    await browser.send('POST', '/api/identity/sign-out', {});
    expect((await me(token)).status).toBe(401);
    token = await enterAsAdmin(browser, ADMIN);
    expect((await me(token)).status).toBe(200);
    const other = openTestBrowser(test);
    await other.signUp('other@example.com');
    await setRole(test.context, (await other.sync()).id, 'admin');
    await banUser(test.context, adminSession, { id, reason: 'A test' });
    expect((await me(token)).status).toBe(401);
  });
});

describe('the guard of members', () => {
  const test = useTestApp();
  const whoami = defineCall({
    method: 'GET',
    path: '/api/whoami',
    summary: 'Who am I',
    tag: 'Test',
    access: 'member',
    response: z.unknown(),
  });

  it('names the product’s user by the cookie', async () => {
    const { Hono } = await import('hono');
    const hono = new Hono();
    hono.onError((error, request) =>
      request.json({}, (error as unknown as { status: 401 }).status ?? 500),
    );
    createRouteTable(hono as never, test.context, guards).add(
      whoami,
      async ({ session }) => session,
    );
    const browser = openTestBrowser(test);
    await browser.signUp('ana@example.com');
    const ask = () => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return hono.request('/api/whoami', { headers: { cookie } });
    };
    expect((await ask()).status, 'before the first sync').toBe(401);
    const user = await browser.sync();
    expect(await (await ask()).json()).toEqual({
      userId: user.id,
      email: 'ana@example.com',
      isEmailVerified: false,
      isAdmin: false,
    });
    await banUser(test.context, adminSession, { id: user.id, reason: 'A test' });
    expect((await ask()).status).toBe(401);
  });
});
