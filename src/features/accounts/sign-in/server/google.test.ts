import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#features/audit/server/tables.ts';
import { inTransaction } from '#platform/context.ts';
import { createSandboxGoogle } from '#providers/identity/sandbox/sandbox-google.ts';
import { identityAccounts, identityUsers } from '#providers/identity/tables.ts';
import { createGoogleHandler } from '#server/sandbox/google-routes.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { useTestApp } from '#testing/test-app.ts';
import { keepCookies, openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';

const port = await findFreePort();
const site = `http://localhost:${port}`;
const EMAIL = 'ana@example.com';

import { adminSession } from '#testing/admin-session.ts';
import { deleteAccounts } from '../../profile/server/delete-users.ts';
import { listUsers } from '../../team/server/admin-list.ts';
import { banUser, liftAddressBan } from '../../team/server/change-ban.ts';

describe('signing in with Google', () => {
  const test = useTestApp({
    settings: {
      PUBLIC_URL: site,
      ADMIN_EMAIL: 'boss@example.com',
      ADMIN_PASSWORD: 'a long admin password',
    },
  });
  let server: Server;
  beforeAll(async () => {
    const google = await createGoogleHandler(test.context);
    const handle = getRequestListener(test.app.hono.fetch, { overrideGlobalObjects: false });
    server = createServer((request, response) => {
      if (!google(request, response)) void handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const get = async (browser: TestBrowser, address: string, form?: Record<string, string>) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, site), {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    keepCookies(browser.cookies, response);
    return response;
  };
  /** Follows redirects on our own machine; returns where they end. */
  const follow = async (browser: TestBrowser, address: string, form?: Record<string, string>) => {
    let response = await get(browser, address, form);
    let at = address;
    for (let hops = 0; hops < 10; hops += 1) {
      const next = response.headers.get('location');
      if (!next || /popup-done|dashboard|sign-in=failed/.test(next))
        return { at: next ?? at, response };
      at = new URL(next, site).href;
      response = await get(browser, at);
    }
    throw new Error('too many redirects');
  };
  /** Chooses an account in the sandbox; returns where the browser ends. */
  const choose = async (form: Record<string, string>, browser = openTestBrowser(test)) => {
    const chooser = await follow(browser, '/auth/popup-start?n=nonce-1234');
    expect(chooser.at).toContain('/sandbox/google/choose/');
    const end = await follow(browser, chooser.at, form);
    return { browser, ...end };
  };

  it('makes an account with a proven address, and keeps none of Google’s tokens', async () => {
    const { browser, at } = await choose({ email: EMAIL, name: 'Ana Lima' });
    expect(at).toBe('/auth/popup-done?n=nonce-1234');
    expect(browser.cookies.get('casa.signed-in')).toBe('1');
    expect(await browser.sync()).toMatchObject({
      email: EMAIL,
      isEmailVerified: true,
      displayName: 'Ana Lima',
      firstName: 'Ana',
      lastName: 'Lima',
    });
    const accounts = await test.context.db.select().from(identityAccounts);
    expect(accounts).toMatchObject([
      { providerId: 'google', accessToken: null, refreshToken: null, idToken: null },
    ]);
    const again = await choose({ email: EMAIL });
    expect((await again.browser.sync()).email).toBe(EMAIL);
    const log = await test.context.db.select().from(auditLog);
    expect(log.filter(({ action }) => action === 'user.signed-in')).toMatchObject([
      { actorEmail: EMAIL, subjectType: 'user', after: { network: expect.any(String) } },
    ]);
    const kept = await test.context.db.select().from(identityAccounts);
    expect(kept).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }]);
  });

  it('goes on to a page whose address has letters of other alphabets', async () => {
    const browser = openTestBrowser(test);
    const chooser = await follow(
      browser,
      `/auth/redirect-start?to=${encodeURIComponent('/日本?x=é')}`,
    );
    expect(chooser.at).toContain('/sandbox/google/choose/');
    let response = await get(browser, chooser.at, { email: EMAIL });
    let next = response.headers.get('location') ?? '';
    for (let hops = 0; hops < 5 && next.includes('google'); hops += 1) {
      response = await get(browser, next);
      next = response.headers.get('location') ?? '';
    }
    expect(next).toContain('/%E6%97%A5%E6%9C%AC?x=%C3%A9');
  });

  it('lets every one of several first sign-ins at the same moment succeed', async () => {
    const browsers = [1, 2, 3, 4].map(() => openTestBrowser(test));
    const choosers = await Promise.all(
      browsers.map((browser) => follow(browser, '/auth/popup-start?n=nonce-1234')),
    );
    const ends = await Promise.all(
      browsers.map((browser, at) => follow(browser, choosers[at]?.at ?? '', { email: EMAIL })),
    );
    expect(ends.map(({ at }) => at)).toEqual(Array(4).fill('/auth/popup-done?n=nonce-1234'));
    const people = await Promise.all(browsers.map((browser) => browser.sync()));
    expect(new Set(people.map(({ id }) => id)).size).toBe(1);
  });

  it.each(['no', 'text'])(
    'takes an address that is not proven (%s) for what it is',
    async (verified) => {
      const { browser } = await choose({ email: EMAIL, verified });
      expect(await browser.sync()).toMatchObject({ isEmailVerified: false });
      await test.drainJobs();
      expect(await test.mailbox(EMAIL)).toMatchObject([
        { subject: 'Confirm your email for Casa Circle' },
      ]);
    },
  );

  it.each(['no', 'text'])(
    'does not open somebody’s account to an address that is not proven (%s)',
    async (verified) => {
      await openTestBrowser(test).signUp(EMAIL);
      await test.context.db.update(identityUsers).set({ emailVerified: true });
      const { browser, at } = await choose({ email: EMAIL, verified });
      expect(at).toContain('error=account_not_linked');
      expect(browser.cookies.has('casa.session_token')).toBe(false);
    },
  );

  it('joins the account of the same proven address', async () => {
    const before = openTestBrowser(test);
    await before.signUp(EMAIL);
    const user = await before.sync();
    await test.context.db.update(identityUsers).set({ emailVerified: true });
    const { browser } = await choose({ email: EMAIL });
    expect((await browser.sync()).id).toBe(user.id);
    expect((await openTestBrowser(test).signIn(EMAIL)).status).toBe(200);
  });

  it('takes the address back from a stranger who signed up with it: password, sessions and all', async () => {
    const stranger = openTestBrowser(test);
    await stranger.signUp(EMAIL, 'the stranger knows this');
    const theirs = await stranger.sync();
    const strangersToken = await stranger.idToken();
    const { browser } = await choose({ email: EMAIL });
    const owner = await browser.sync();
    expect(owner).toMatchObject({ email: EMAIL, isEmailVerified: true });
    expect(owner.id).not.toBe(theirs.id);
    expect((await stranger.send('GET', '/api/identity/token')).status).toBe(401);
    const sync = await stranger.send('POST', '/api/auth/sync', {
      uid: 'x',
      idToken: strangersToken,
    });
    expect(sync.status).toBe(401);
    const back = await openTestBrowser(test).signIn(EMAIL, 'the stranger knows this');
    expect(back.status).toBe(401);
  });

  it('gives the owner the account of a stranger’s unproven Google by a reset, and the owner alone', async () => {
    const { browser: stranger } = await choose({ email: EMAIL, verified: 'no' });
    expect(await stranger.sync()).toMatchObject({ isEmailVerified: false });
    await test.request('POST', '/api/identity/request-password-reset', { email: EMAIL });
    await test.drainJobs();
    const mail = (await test.mailbox(EMAIL)).find(({ subject }) => /Reset/.test(subject));
    const token = decodeURIComponent(mail?.links[0]?.split('#token=')[1] ?? '');
    const body = { token, newPassword: 'the owner knows this' };
    expect((await test.request('POST', '/api/identity/reset-password', body)).status).toBe(200);
    const back = await choose({ email: EMAIL, verified: 'no' });
    expect(back.at).toContain('error=account_not_linked');
    expect(back.browser.cookies.has('casa.session_token')).toBe(false);
    const owner = openTestBrowser(test);
    expect((await owner.signIn(EMAIL, 'the owner knows this')).status).toBe(200);
  });

  it('refuses a banned person, cancelled choices and replayed returns', async () => {
    const { browser } = await choose({ email: EMAIL });
    await banUser(test.context, adminSession, { id: (await browser.sync()).id, reason: 'A test' });
    expect((await choose({ email: EMAIL })).at).toContain('error=BANNED_USER');
    expect((await choose({ cancel: '1' })).at).toContain('error=access_denied');
    const lost = await follow(
      openTestBrowser(test),
      '/api/identity/callback/google?code=a&state=b',
    );
    expect(lost.at).toContain('/auth/popup-done?error=state_mismatch');
  });

  it('keeps the ban of an address that was never verified', async () => {
    const browser = openTestBrowser(test);
    expect((await browser.signUp(EMAIL)).status).toBe(200);
    const { id } = await browser.sync();
    await banUser(test.context, adminSession, { id, reason: 'A test' });
    const back = await choose({ email: EMAIL });
    expect(back.at).toMatch(/error=/);
    expect(back.browser.cookies.has('casa.session_token')).toBe(false);
    expect((await openTestBrowser(test).signIn(EMAIL, 'any password')).status).not.toBe(200);
    const banned = await listUsers(test.context, { banned: 'yes' }, { limit: 10 });
    expect(banned.items).toMatchObject([{ email: EMAIL, banReason: 'A test' }]);
  });

  it('keeps the ban of an address whose account was deleted, until it is lifted', async () => {
    const { browser } = await choose({ email: EMAIL });
    const { id } = await browser.sync();
    await banUser(test.context, adminSession, { id, reason: 'A test' });
    await inTransaction(test.context, (tx) => deleteAccounts(test.context, tx, adminSession, [id]));
    expect(await test.context.db.$count(identityUsers)).toBe(0);
    const back = await choose({ email: EMAIL });
    expect(back.at).toMatch(/error=/);
    expect(back.browser.cookies.has('casa.session_token')).toBe(false);
    expect((await openTestBrowser(test).signUp(` ${EMAIL.toUpperCase()}`)).status).toBe(403);
    expect(await test.context.db.$count(identityUsers)).toBe(0);

    await liftAddressBan(test.context, adminSession, { email: EMAIL });
    const again = await choose({ email: EMAIL });
    expect((await again.browser.sync()).email).toBe(EMAIL);
    await expect(
      liftAddressBan(test.context, adminSession, { email: EMAIL }),
    ).rejects.toMatchObject({ code: 'ADDRESS_NOT_BANNED' });
  });

  it('binds the return to the browser that began', async () => {
    const victim = openTestBrowser(test);
    const attacker = openTestBrowser(test);
    const chooser = await follow(attacker, '/auth/popup-start?n=nonce-1234');
    let next = chooser.at;
    let body: Record<string, string> | undefined = { email: EMAIL };
    while (!next.includes('/callback/google')) {
      const response: Response = await fetch(new URL(next, site), {
        redirect: 'manual',
        headers: { cookie: [...attacker.cookies].map(([n, v]) => `${n}=${v}`).join('; ') },
        ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      });
      keepCookies(attacker.cookies, response);
      body = undefined;
      next = response.headers.get('location') ?? '';
    }
    const end = await get(victim, next);
    expect(end.headers.get('location')).toContain('error=state_mismatch');
    expect(victim.cookies.has('casa.session_token')).toBe(false);
  });

  it('goes back to the page when it was the whole page that left', async () => {
    const browser = openTestBrowser(test);
    const chooser = await follow(browser, '/auth/redirect-start?to=//elsewhere.example/x');
    expect((await follow(browser, chooser.at, { email: EMAIL })).at).toBe('/dashboard');
    const failing = await follow(openTestBrowser(test), '/auth/redirect-start');
    expect(failing.at).toContain('/choose/');
  });

  it.each([
    ['/comprar-imovel?plan=650#apply', '/comprar-imovel'],
    ['//elsewhere.example/x', '/'],
  ])('returns from a choice that was cancelled to where it began, %s', async (from, end) => {
    const browser = openTestBrowser(test);
    const query = new URLSearchParams({ to: '/dashboard/account', from });
    const chooser = await follow(browser, `/auth/redirect-start?${query}`);
    const { at } = await follow(browser, chooser.at, { cancel: '1' });
    const page = new URL(at, site);
    expect(page.origin + page.pathname).toBe(site + end);
    expect(page.searchParams.get('sign-in')).toBe('failed');
    expect(page.searchParams.get('error')).toBe('access_denied');
  });

  it('refuses the addresses of admins in the sandbox', async () => {
    await ensureFirstAdmin(test.context);
    const browser = openTestBrowser(test);
    const chooser = await follow(browser, '/auth/popup-start?n=nonce-1234');
    const refused = await get(browser, chooser.at, { email: ' BOSS@example.com' });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Admins sign in with their password');
  });

  it('answers on this machine only', async () => {
    const response = await fetch(`${site}/sandbox/google`, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(response.status).toBe(403);
  });

  it('does not exist in production', async () => {
    const { context } = test;
    const production = { ...context, config: { ...context.config, hasSandbox: false } };
    expect(
      (await createGoogleHandler(production))({ url: '/sandbox/google' } as never, {} as never),
    ).toBe(false);
    await expect(createSandboxGoogle({ isProduction: true } as never)).rejects.toThrow(
      'production',
    );
  });
});

describe('Google that does not answer', () => {
  const test = useTestApp({ settings: { PUBLIC_URL: 'http://localhost:9' } });

  it('leads back with a reason, and is asked again the next time', async () => {
    const response = await test.app.hono.request(
      'http://localhost:9/auth/popup-start?n=nonce-1234',
    );
    expect(response.headers.get('location')).toBe(
      '/auth/popup-done?n=nonce-1234&error=google_unavailable',
    );
  });
});
