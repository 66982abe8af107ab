import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#features/audit/server/tables.ts';
import { brand } from '#shared/brand.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';
import { setRole } from '../../team/server/manage-users.ts';
import { resetFactorOfAddress } from './reset-factor.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
const SHOW = '/api/identity/factor';
const APP = '/api/account/factors/app';

describe('the second factor', () => {
  const test = useTestApp({
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  let browser: TestBrowser;
  beforeEach(async () => {
    await ensureFirstAdmin(test.context);
    browser = openTestBrowser(test);
  });

  const answerOf = async (response: Response) => {
    const body = await response.json();
    return [response.status, body.code ?? ''] as const;
  };
  const me = async (of = browser) => {
    const authorization = `Bearer ${await of.idToken()}`;
    return answerOf(await test.request('GET', '/api/admin/me', undefined, { authorization }));
  };
  const codeOf = async (email = ADMIN.email) => {
    const codes = await test.context.identity.factors.listSandboxCodes(test.context.db);
    return codes.find((one) => one.email === email)?.code ?? '';
  };
  const show = async (code: string, of = browser) =>
    answerOf(await of.send('POST', SHOW, { code }));
  const givePassword = async (of = browser) =>
    (await of.signIn(ADMIN.email, ADMIN.password)).json();
  const subjects = async (email = ADMIN.email) => {
    await test.drainJobs();
    return (await test.mailbox(email)).map(({ subject }) => subject);
  };
  const actions = async () => {
    const entries = await test.context.db.select().from(auditLog).orderBy(auditLog.id);
    return entries.map(({ action }) => action);
  };
  /** Makes used codes valid again, as they are half a minute later. */
  const laterCode = () =>
    test.context.db.execute(sql`update identity_factors set last_step = null`);

  it('is asked of an admin at the first sign-in, before any admin call', async () => {
    expect(await givePassword()).toEqual({ ok: true, needsFactor: false });
    expect(await me()).toEqual([403, 'FACTOR_SETUP_NEEDED']);
    expect(await answerOf(await browser.send('POST', APP, { password: 'a wrong one' }))).toEqual([
      422,
      'WRONG_PASSWORD',
    ]);
    expect(await answerOf(await browser.send('POST', APP, {}))).toEqual([422, 'WRONG_PASSWORD']);
    const started = await browser.send('POST', APP, { password: ADMIN.password });
    const { uri, recoveryCodes } = await started.json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Casa%20Circle:boss%40example\.com\?secret=[A-Z2-7]+&/);
    expect(new Set(recoveryCodes).size).toBe(10);
    // Recovery codes are not valid before the app's set-up is finished.
    expect(await show(recoveryCodes[0])).toEqual([422, 'WRONG_CODE']);
    expect(await show('000 00')).toEqual([422, 'WRONG_CODE']);
    expect(await me()).toEqual([403, 'FACTOR_SETUP_NEEDED']);
    const code = await codeOf();
    expect(await show(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual([200, '']);
    expect(await me()).toEqual([200, '']);
    expect(await (await browser.send('GET', '/api/account/factors')).json()).toEqual({
      email: ADMIN.email,
      hasApp: true,
      recoveryCodesLeft: 10,
      passkeys: [],
      hasPassword: true,
      isShown: true,
    });
    expect(await subjects()).toEqual(['Your account now has a second factor']);
    expect(await actions()).toEqual(['user.signed-in', 'user.factor-set']);
  });

  it('ends a sign-in: until then there is no session, and a code is good once', async () => {
    await enterAsAdmin(browser, ADMIN);
    await laterCode();
    const again = openTestBrowser(test);
    expect(await givePassword(again)).toEqual({
      ok: true,
      needsFactor: true,
      factorWays: ['app'],
    });
    expect((await again.send('GET', '/api/identity/token')).status).toBe(401);
    expect((await again.send('GET', '/api/account/sign-ins')).status).toBe(401);
    expect(await show('123456', again)).toEqual([422, 'WRONG_CODE']);
    const code = await codeOf();
    expect(await show(code, again)).toEqual([200, '']);
    expect(await me(again)).toEqual([200, '']);

    const other = openTestBrowser(test);
    await givePassword(other);
    expect(await show(code, other), 'a code read over the shoulder').toEqual([422, 'WRONG_CODE']);
    expect((await other.send('GET', '/api/identity/token')).status).toBe(401);
    expect(await show(code, again), 'also within a session').toEqual([422, 'WRONG_CODE']);
    const seen = await (await again.send('GET', '/api/account/sign-ins')).json();
    expect(seen.map(({ isSuccess }: { isSuccess: boolean }) => isSuccess)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('takes one code for one of two sign-ins at the same time', async () => {
    await enterAsAdmin(browser, ADMIN);
    await laterCode();
    const [one, two] = [openTestBrowser(test), openTestBrowser(test)];
    await givePassword(one);
    await givePassword(two);
    const code = await codeOf();
    const answers = await Promise.all([show(code, one), show(code, two)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 422]);
  });

  it('may be a recovery code, once; a mail says so', async () => {
    await givePassword();
    const started = await browser.send('POST', APP, { password: ADMIN.password });
    const { recoveryCodes } = await started.json();
    expect(await show(await codeOf())).toEqual([200, '']);
    for (const [code, status] of [
      [recoveryCodes[3], 200],
      [recoveryCodes[3], 422],
    ]) {
      const other = openTestBrowser(test);
      await givePassword(other);
      expect((await show(code, other))[0]).toBe(status);
      expect((await other.send('GET', '/api/identity/token')).status).toBe(
        status === 200 ? 200 : 401,
      );
    }
    const renewed = await browser.send('POST', '/api/account/factors/recovery-codes', {
      password: ADMIN.password,
    });
    expect(await renewed.json()).toEqual({ recoveryCodes: expect.any(Array) });
    await givePassword(browser);
    expect((await show(recoveryCodes[5]))[0], 'a former code').toBe(422);
    await test.drainJobs();
    const used = (await test.mailbox(ADMIN.email)).find(({ subject }) => /was used/.test(subject));
    expect(used?.text).toContain('You have 9 recovery codes left.');
    expect(await subjects()).toContain('You have new recovery codes');
  });

  it('is shown once more by a session that began without it, before anything changes', async () => {
    await enterAsAdmin(browser, ADMIN);
    await laterCode();
    // As after a sign-in with Google.
    await test.context.db.execute(sql`update identity_sessions set factor_at = null`);
    expect(await me()).toEqual([403, 'FACTOR_NEEDED']);
    for (const [method, path] of [
      ['POST', APP],
      ['DELETE', APP],
      ['POST', '/api/account/factors/recovery-codes'],
    ] as const) {
      const body = method === 'POST' ? { password: ADMIN.password } : undefined;
      expect(await answerOf(await browser.send(method, path, body)), path).toEqual([
        403,
        'FACTOR_NEEDED',
      ]);
    }
    expect(await show(await codeOf())).toEqual([200, '']);
    expect(await me()).toEqual([200, '']);
    expect(await answerOf(await browser.send('DELETE', APP)), 'the last of an admin').toEqual([
      409,
      'LAST_FACTOR',
    ]);
    expect(await me()).toEqual([200, '']);
    await test.context.db.execute(sql`update users set role = 'member'`);
    expect((await browser.send('DELETE', APP)).status).toBe(200);
    await test.context.db.execute(sql`update users set role = 'admin'`);
    expect(await me(), 'removed: no session counts any more').toEqual([403, 'FACTOR_SETUP_NEEDED']);
    expect(await subjects()).toContain('The second factor of your account was removed');
  });

  it('limits guesses in a session, and ends a sign-in after five', async () => {
    await enterAsAdmin(browser, ADMIN);
    const other = openTestBrowser(test);
    await givePassword(other);
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await show('000001', other))[1]);
    expect(codes).toEqual([...Array(5).fill('WRONG_CODE'), 'FACTOR_SIGN_IN_OVER']);
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await show('000001'))[0]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('opens nothing without a password before it', async () => {
    await enterAsAdmin(browser, ADMIN);
    await laterCode();
    const stranger = openTestBrowser(test);
    expect(await show(await codeOf(), stranger)).toEqual([401, 'FACTOR_SIGN_IN_OVER']);
  });

  it('is reset by another admin, never by oneself, and by the command on the server', async () => {
    const token = await enterAsAdmin(browser, ADMIN);
    const other = await signInAsMember(test, 'other@example.com');
    const { id } = await other.sync();
    const reset = async (userId: string) =>
      answerOf(
        await test.request(
          'POST',
          `/api/admin/users/${userId}/reset-factor`,
          {},
          {
            authorization: `Bearer ${token}`,
          },
        ),
      );
    expect(await reset(id)).toEqual([409, 'FACTOR_NOT_SET']);
    await setRole(test.context, id, 'admin');
    await enterAsAdmin(other, { email: 'other@example.com', password: 'a good password' });
    const self = await (
      await test.request('GET', '/api/admin/me', undefined, { authorization: `Bearer ${token}` })
    ).json();
    expect(await reset(self.id)).toEqual([409, 'FACTOR_OF_ONESELF']);
    expect(await reset(id)).toEqual([200, '']);
    expect((await other.send('GET', '/api/identity/token')).status).toBe(401);
    expect(await (await other.signIn('other@example.com')).json()).toMatchObject({
      needsFactor: false,
    });
    expect(await subjects('other@example.com')).toContain(
      'The second factor of your account was reset',
    );
    expect(await subjects(brand.contactEmail)).toEqual([
      'The second factor of other@example.com was reset',
    ]);
    const server = { userId: 'server', email: 'a command on the server' };
    await resetFactorOfAddress(test.context, server, ` ${ADMIN.email.toUpperCase()} `);
    expect(await givePassword()).toMatchObject({ needsFactor: false });
    expect(await me()).toEqual([403, 'FACTOR_SETUP_NEEDED']);
    await expect(resetFactorOfAddress(test.context, server, ADMIN.email)).rejects.toMatchObject({
      code: 'FACTOR_NOT_SET',
    });
  });

  it('is asked of a member before they change bank details', async () => {
    const member = await signInAsMember(test, 'ana@example.com');
    const details = {
      holder: 'Ana Silva',
      kind: 'checking',
      routingNumber: '124000054',
      accountNumber: '12345678',
    };
    const save = async () => answerOf(await member.send('PUT', '/api/bank-details', details));
    expect(await save()).toEqual([403, 'FACTOR_SETUP_NEEDED']);
    await member.send('POST', APP, { password: 'a good password' });
    expect(await show(await codeOf('ana@example.com'), member)).toEqual([200, '']);
    expect((await save())[0]).not.toBe(403);
  });

  it('of a stranger does not lock out the owner of an address', async () => {
    const stranger = openTestBrowser(test);
    await stranger.signUp('owner@example.com');
    await stranger.sync();
    await stranger.send('POST', APP, { password: 'a good password' });
    expect(await show(await codeOf('owner@example.com'), stranger)).toEqual([200, '']);
    const owner = openTestBrowser(test);
    await owner.send('POST', '/api/identity/request-password-reset', {
      email: 'owner@example.com',
    });
    await test.drainJobs();
    const mail = (await test.mailbox('owner@example.com')).find(({ subject }) =>
      /Reset/.test(subject),
    );
    const link = mail?.links.find((each) => each.includes('#token=')) ?? '';
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    await owner.send('POST', '/api/identity/reset-password', {
      token,
      newPassword: 'the owner chose this',
    });
    const entered = await owner.signIn('owner@example.com', 'the owner chose this');
    expect(await entered.json()).toEqual({ ok: true, needsFactor: false });
  });
});
