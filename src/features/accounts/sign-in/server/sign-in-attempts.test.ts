import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { isSolved } from '../../rules.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';
import { setRole } from '../../team/server/manage-users.ts';

const EMAIL = 'ana@example.com';
const SIGN_IN = '/api/identity/sign-in/email';

/** What a browser does with a puzzle, synchronously. */
function solve(puzzle: string): string {
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256').update(`${puzzle}~${nonce}`).digest();
    if (isSolved(digest)) return `${puzzle}~${nonce}`;
  }
}

describe('wrong passwords of a stranger', () => {
  const test = useTestApp({
    settings: { RATE_SIGN_IN_EMAIL: '3/10m', TRUSTED_PROXIES: '127.0.0.0/8' },
  });
  beforeEach(() => test.clock.set('2026-03-01T12:05:00Z'));
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const attempt = async (address: string, password: string, proof?: string) => {
    const response = await test.request(
      'POST',
      SIGN_IN,
      { email: EMAIL, password, ...(proof ? { proof } : {}) },
      from(address),
    );
    return [response.status, (await response.json()).code];
  };

  it('do not keep the owner out: another device solves a puzzle, a known one needs none', async () => {
    const known = await signInAsMember(test, EMAIL);
    for (let at = 0; at < 3; at += 1) {
      expect(await attempt('203.0.113.1', 'guess it')).toEqual([401, 'INVALID_CREDENTIAL']);
    }
    expect(await attempt('203.0.113.1', 'guess it')).toEqual([429, 'TOO_MANY_REQUESTS']);
    // From another network the right password is not refused, but requires a puzzle.
    expect(await attempt('203.0.113.2', 'a good password')).toEqual([403, 'PROOF_NEEDED']);
    expect(await attempt('203.0.113.2', 'a good password', 'x~1')).toEqual([403, 'PROOF_NEEDED']);
    const { puzzle } = await (await test.request('GET', '/api/identity/puzzle')).json();
    const proof = solve(puzzle);
    expect(await attempt('203.0.113.3', 'a good password', proof)).toEqual([200, undefined]);
    // A solved puzzle is valid once.
    expect((await attempt('203.0.113.3', 'a good password', proof))[0]).toBe(429);
    expect((await known.signIn(EMAIL)).status).toBe(200);
    const shown = await (await known.send('GET', '/api/account/sign-ins')).json();
    expect(shown.map(({ isSuccess }: { isSuccess: boolean }) => isSuccess)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(shown[4]).toMatchObject({ network: '203.0.113.1' });
  });

  it('are puzzled over on the browser of a new account, until its address is verified', async () => {
    const stranger = openTestBrowser(test);
    await stranger.signUp(EMAIL);
    await stranger.signIn(EMAIL);
    expect([...stranger.cookies.keys()]).not.toContain('casa.device');
    const { directory } = test.context.identity;
    const found = await directory.findByEmail(test.context.db, EMAIL);
    // The owner takes the account over by a reset, which verifies the address.
    await directory.replacePassword(test.context.db, found?.id ?? '', 'the password of Ana');
    for (let at = 0; at < 3; at += 1) await attempt('203.0.113.1', 'guess it');
    const guess = await stranger.signIn(EMAIL, 'guess it');
    expect((await guess.json()).code).toBe('PROOF_NEEDED');
  });

  it('need no puzzle on the browser that verified the address', async () => {
    const owner = openTestBrowser(test);
    await owner.signUp(EMAIL);
    await test.drainJobs();
    const [mail] = await test.mailbox(EMAIL);
    const link = mail?.links.find((each) => each.includes('#token=')) ?? '';
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    expect((await owner.send('POST', '/api/identity/verify-email', { token })).status).toBe(200);
    expect([...owner.cookies.keys()]).toContain('casa.device');
  });
});

describe('sessions and passwords of admins', () => {
  const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
  const test = useTestApp({
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });

  const age = (interval: string) =>
    test.context.db.execute(
      sql.raw(`update identity_sessions set created_at = created_at - interval '${interval}'`),
    );

  it('end after twelve hours, a member’s after thirty days, however often they are used', async () => {
    await ensureFirstAdmin(test.context);
    const admin = openTestBrowser(test);
    await enterAsAdmin(admin, ADMIN);
    const member = openTestBrowser(test);
    await member.signUp(EMAIL);
    await member.sync();
    const me = async () => {
      const token = await admin.idToken();
      const headers = { authorization: `Bearer ${token}` };
      return (await test.request('GET', '/api/admin/me', undefined, headers)).status;
    };
    const seen = async () => (await member.send('GET', '/api/account/sign-ins')).status;
    expect([await me(), await seen()]).toEqual([200, 200]);
    await age('12 hours');
    expect([await me(), await seen()]).toEqual([401, 200]);
    await age('708 hours');
    expect(await seen()).toBe(401);
  });

  it('refuses an admin whose password is too weak for one, until it is reset', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL, 'eight ok');
    await setRole(test.context, (await browser.sync()).id, 'admin');
    const refused = await browser.signIn(EMAIL, 'eight ok');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'ADMIN_PASSWORD_WEAK' });
    await browser.send('POST', '/api/identity/request-password-reset', { email: EMAIL });
    await test.drainJobs();
    const mail = (await test.mailbox(EMAIL)).find(({ subject }) => /Reset/.test(subject));
    const link = mail?.links.find((each) => each.includes('#token=')) ?? '';
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    const reset = async (newPassword: string) => {
      const path = '/api/identity/reset-password';
      const answer = await browser.send('POST', path, { token, newPassword });
      return [answer.status, (await answer.json()).code];
    };
    expect(await reset('eleven char')).toEqual([422, 'ADMIN_PASSWORD_TOO_SHORT']);
    expect(await reset('twelve chars')).toEqual([200, undefined]);
    expect((await browser.signIn(EMAIL, 'twelve chars')).status).toBe(200);
    await test.drainJobs();
    const subjects = (await test.mailbox(EMAIL)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Casa Circle password was changed');
  });

  it.each(['123456', 'password', 'ana@example.com'])(
    'refuses %s as a password',
    async (password) => {
      const answer = await openTestBrowser(test).signUp(EMAIL, password);
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields.password).toMatch(/guessed|not your email/);
    },
  );
});
