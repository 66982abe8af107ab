import { beforeEach, describe, expect, it } from 'vitest';
import { identityAccounts, identitySessions } from '#providers/identity/tables.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';

const EMAIL = 'ana@example.com';

describe('a password', () => {
  const test = useTestApp({ hasRealPasswords: true });

  it('is stored as a salted scrypt hash', async () => {
    const people = [EMAIL, 'bia@example.com'];
    for (const email of people) await openTestBrowser(test).signUp(email, 'one good password');
    const stored = await test.context.db
      .select({ hash: identityAccounts.password })
      .from(identityAccounts);
    const hashes = stored.map(({ hash }) => hash);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(new Set(hashes).size, 'each has a salt of its own').toBe(people.length);
    const browser = openTestBrowser(test);
    expect((await browser.signIn(EMAIL, 'one bad password')).status).toBe(401);
    expect((await browser.signIn(EMAIL, 'one good password')).status).toBe(200);
  });
});

describe('signing up', () => {
  const test = useTestApp();

  it('opens a session that scripts cannot read, with a hint that they can, and queues the mail', async () => {
    const browser = openTestBrowser(test);
    const response = await browser.signUp(' ANA@Example.com ');
    expect(response.status).toBe(200);
    const cookies = response.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('casa.session_token='));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    const hint = cookies.find((cookie) => cookie.startsWith('casa.signed-in=1'));
    expect(hint).toBeDefined();
    expect(hint).not.toMatch(/HttpOnly/i);
    expect(await response.json()).toEqual({ ok: true });
    await test.drainJobs();
    expect(await test.mailbox(EMAIL)).toMatchObject([
      { subject: 'Confirm your email for Casa Circle' },
    ]);
    expect(await browser.sync()).toMatchObject({ email: EMAIL, isEmailVerified: false });
  });

  it('refuses an address that is taken, and tells nothing else', async () => {
    await openTestBrowser(test).signUp(EMAIL);
    const again = await openTestBrowser(test).signUp(EMAIL.toUpperCase(), 'another password');
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: 'EMAIL_ALREADY_IN_USE',
      fields: { email: expect.stringContaining('already exists') },
      requestId: expect.any(String),
    });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await openTestBrowser(test).signIn(EMAIL, 'another password')).status).toBe(401);
  });

  it.each([
    ['12345', 422, 'WEAK_PASSWORD', 'Password must be at least 6 characters long.'],
    [
      'a long one '.repeat(12),
      422,
      'PASSWORD_TOO_LONG',
      'Password must be at most 128 characters long.',
    ],
  ])('refuses the password %.10s', async (password, status, code, message) => {
    const response = await openTestBrowser(test).signUp(EMAIL, password);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message, fields: { password: message } });
    expect((await openTestBrowser(test).signIn(EMAIL, password)).status).not.toBe(200);
  });

  it('takes eight characters that are not common', async () => {
    expect((await openTestBrowser(test).signUp(EMAIL, 'eight ok')).status).toBe(200);
  });

  it.each(['', 'no-at-sign', 'a@b', 'two words@example.com'])(
    'refuses the address "%s"',
    async (email) => {
      const response = await openTestBrowser(test).signUp(email);
      expect(response.status).toBe(422);
      expect((await response.json()).fields.email).toMatch(/email is required/i);
    },
  );

  it('takes nothing but address and password', async () => {
    const response = await test.request('POST', '/api/identity/sign-up/email', {
      email: EMAIL,
      password: 'a good password',
      emailVerified: true,
    });
    expect(response.status).toBe(422);
  });
});

describe('signing in and out', () => {
  const test = useTestApp();

  it('opens a session with the right password only', async () => {
    await openTestBrowser(test).signUp(EMAIL);
    const browser = openTestBrowser(test);
    const wrong = await browser.signIn(EMAIL, 'a wrong password');
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({
      code: 'INVALID_CREDENTIAL',
      message: 'Invalid email or password.',
    });
    expect((await browser.signIn(EMAIL)).status).toBe(200);
    expect(await browser.sync()).toMatchObject({ email: EMAIL });
  });

  it('answers an unknown address as it answers a wrong password', async () => {
    await openTestBrowser(test).signUp(EMAIL);
    const bodies = [];
    for (const email of [EMAIL, 'nobody@example.com']) {
      const response = await openTestBrowser(test).signIn(email, 'a wrong password');
      const { requestId: _, ...body } = await response.json();
      bodies.push({ status: response.status, body });
    }
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('ends the session and its ID tokens at once when somebody signs out', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    const idToken = await browser.idToken();
    const kept = new Map(browser.cookies);
    const response = await browser.send('POST', '/api/identity/sign-out', {});
    expect(response.status).toBe(200);
    expect(browser.cookies.has('casa.session_token')).toBe(false);
    expect(browser.cookies.has('casa.signed-in')).toBe(false);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(401);
    expect([...browser.cookies.keys()], 'a session that is over leaves the browser').toEqual([]);
    const sync = await browser.send('POST', '/api/auth/sync', { uid: 'x', idToken });
    expect(sync.status).toBe(401);
  });

  it('refuses a cookie that was tampered with', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    const value = browser.cookies.get('casa.session_token') ?? '';
    browser.cookies.set(
      'casa.session_token',
      `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`,
    );
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(401);
  });

  it('refuses another site that sends the browser’s cookies', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    const response = await browser.send(
      'POST',
      '/api/identity/sign-out',
      {},
      {
        origin: 'https://elsewhere.example',
      },
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(200);
  });

  it('does not let another site sign a browser in, not even to an account of its own', async () => {
    await openTestBrowser(test).signUp(EMAIL);
    const body = { email: EMAIL, password: 'a good password' };
    const send = (headers: Record<string, string>) =>
      test.request('POST', '/api/identity/sign-in/email', JSON.stringify(body), headers);
    const json = 'application/json';
    const foreign = await send({ origin: 'https://elsewhere.example', 'content-type': json });
    expect(foreign.status).toBe(403);
    // A content type that another site's form can send without a preflight.
    expect((await send({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send({ 'content-type': json })).status).toBe(200);
  });

  it('makes a session of its own at each sign-in, whatever cookie was planted before', async () => {
    const attacker = openTestBrowser(test);
    await attacker.signUp('eve@example.com');
    await openTestBrowser(test).signUp(EMAIL);
    const victim = openTestBrowser(test);
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await victim.signIn(EMAIL);
    expect(victim.cookies.get('casa.session_token')).not.toBe(
      attacker.cookies.get('casa.session_token'),
    );
    expect(await victim.sync()).toMatchObject({ email: EMAIL });
    expect(await attacker.sync()).toMatchObject({ email: 'eve@example.com' });
  });

  it('notes the true address with a session, whatever the request claims', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-casa-client-address': '203.0.113.8' };
    const body = { email: EMAIL, password: 'a good password' };
    await test.request('POST', '/api/identity/sign-up/email', body, forged);
    const sessions = await test.context.db.select().from(identitySessions);
    expect(sessions).toMatchObject([{ ipAddress: '127.0.0.1' }]);
  });

  it('exposes no other endpoint of the identity library', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    for (const path of [
      'update-user',
      'change-email',
      'change-password',
      'delete-user',
      'list-sessions',
      'link-social',
      'sign-in/social',
      'get-access-token',
    ]) {
      const response = await browser.send('POST', `/api/identity/${path}`, { provider: 'google' });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});

describe('limits', () => {
  const test = useTestApp({
    settings: {
      RATE_SIGN_IN_EMAIL: '3/10m',
      RATE_SIGN_IN_NETWORK: '5/10m',
      RATE_SIGN_UP_NETWORK: '2/1h',
      RATE_ACCOUNT_MAIL_EMAIL: '2/1h',
    },
  });

  // Mid-window: if a rate limit window ended between two attempts, one more would be allowed.
  beforeEach(() => test.clock.set('2026-03-01T12:05:00Z'));

  it('hold for one address, whatever X-Forwarded-For claims', async () => {
    const statuses = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const response = await test.request(
        'POST',
        '/api/identity/sign-in/email',
        { email: EMAIL, password: 'guess it' },
        { 'x-forwarded-for': `203.0.113.${attempt}` },
      );
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('hold for one network over many addresses, whatever X-Forwarded-For claims', async () => {
    const statuses = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const response = await test.request(
        'POST',
        '/api/identity/sign-in/email',
        { email: `p${attempt}@example.com`, password: 'guess it' },
        { 'x-forwarded-for': `203.0.113.${attempt}`, 'x-casa-client-address': '203.0.113.9' },
      );
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('hold for new accounts and for mails', async () => {
    const statuses = [];
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) {
      statuses.push((await openTestBrowser(test).signUp(email)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const ask = () =>
      test.request('POST', '/api/identity/request-password-reset', { email: EMAIL });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe('over TLS', () => {
  const test = useTestApp({ settings: { PUBLIC_URL: 'https://casa.example' } });

  it('every cookie is one that a browser takes from this host only', async () => {
    const browser = await signInAsMember(test, EMAIL);
    const cookies = (await browser.signIn(EMAIL)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      '__Host-casa.device',
      '__Host-casa.session_token',
      '__Host-casa.signed-in',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/(;|$)/i);
      expect(cookie).toMatch(/; Secure(;|$)/i);
      expect(cookie).not.toMatch(/domain=/i);
    }
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(200);
  });
});
