import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#features/audit/server/tables.ts';
import { identityFactors, identitySessions } from '#providers/identity/tables.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '#testing/software-passkey.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';
import { resetFactorOfAddress } from './reset-factor.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
const PASSKEYS = '/api/account/factors/passkeys';
const SHOW = '/api/identity/factor/passkey';
const SERVER = { userId: 'server', email: 'a command on the server' };

describe('passkeys', () => {
  const test = useTestApp({
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  let browser: TestBrowser;
  let key: SoftwarePasskey;
  const newKey = () => createSoftwarePasskey(new URL(test.context.config.publicUrl).origin);
  beforeEach(async () => {
    await ensureFirstAdmin(test.context);
    browser = openTestBrowser(test);
    key = newKey();
  });

  const answerOf = async (response: Response) => {
    const body = await response.json();
    return [response.status, body.code ?? ''] as const;
  };
  const optionsAt = async (path: string, of = browser) => {
    const response = await of.send('POST', path);
    const { options, code } = await response.json();
    expect(code ?? '', path).toBe('');
    return options;
  };
  type Lies = Parameters<SoftwarePasskey['create']>[1];
  const add = async (passkey: SoftwarePasskey, of = browser, lies?: Lies, name = 'My laptop') => {
    const made = passkey.create(await optionsAt(`${PASSKEYS}/options`, of), lies);
    return answerOf(await of.send('POST', PASSKEYS, { name, passkey: made }));
  };
  const show = async (passkey: SoftwarePasskey, of = browser, lies?: Lies) => {
    const made = passkey.get(await optionsAt(`${SHOW}-options`, of), lies);
    return answerOf(await of.send('POST', SHOW, { passkey: made }));
  };
  const me = async (of = browser) => {
    const authorization = `Bearer ${await of.idToken()}`;
    return answerOf(await test.request('GET', '/api/admin/me', undefined, { authorization }));
  };
  const givePassword = async (of = browser) =>
    (await of.signIn(ADMIN.email, ADMIN.password)).json();
  const read = async (of = browser) => (await of.send('GET', '/api/account/factors')).json();
  const subjects = async (email = ADMIN.email) => {
    await test.drainJobs();
    return (await test.mailbox(email)).map(({ subject }) => subject);
  };
  const actions = async () => {
    const entries = await test.context.db.select().from(auditLog).orderBy(auditLog.id);
    return entries.map(({ action }) => action);
  };
  const makeStale = () =>
    test.context.db.execute(
      sql`update identity_sessions set created_at = created_at - interval '11 minutes', confirmed_at = null`,
    );

  it('are the factor of an admin: added at the first sign-in, asked for at the next', async () => {
    await givePassword();
    expect(await me()).toEqual([403, 'FACTOR_SETUP_NEEDED']);
    expect(await add(key)).toEqual([200, '']);
    expect(await me()).toEqual([200, '']);
    expect(await read()).toMatchObject({
      hasApp: false,
      isShown: true,
      passkeys: [{ name: 'My laptop', lastUsedAt: null }],
    });

    const again = openTestBrowser(test);
    expect(await givePassword(again)).toEqual({
      ok: true,
      needsFactor: true,
      factorWays: ['passkey'],
    });
    expect((await again.send('GET', '/api/identity/token')).status).toBe(401);
    const options = await optionsAt(`${SHOW}-options`, again);
    expect(options).toMatchObject({
      rpId: new URL(test.context.config.publicUrl).hostname,
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['internal'] }],
    });
    const answer = { passkey: key.get(options) };
    expect(await answerOf(await again.send('POST', SHOW, answer))).toEqual([200, '']);
    expect(await me(again)).toEqual([200, '']);
    expect((await read(again)).passkeys[0].lastUsedAt).toEqual(expect.any(String));

    expect(
      await answerOf(await again.send('POST', SHOW, answer)),
      'an answer is good once',
    ).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await subjects()).toEqual(['A passkey was added to your account']);
    expect(await actions()).toEqual(['user.signed-in', 'user.passkey-added', 'user.signed-in']);
  });

  it('are refused from another site, for another account, copied or without a password', async () => {
    await givePassword();
    for (const lies of [
      { origin: 'https://casa-circle.example.net' },
      { rpId: 'example.net' },
      // An attestation with a certificate: the library would fetch URLs from it.
      {
        attestation: Buffer.from('\x65apple\x67attStmt\xa1\x63x5c\x81\x41\x00', 'latin1'),
      },
    ]) {
      expect(await add(key, browser, lies), JSON.stringify(lies)).toEqual([422, 'PASSKEY_REFUSED']);
    }
    expect(await me()).toEqual([403, 'FACTOR_SETUP_NEEDED']);
    expect(await add(key)).toEqual([200, '']);
    expect(await add(key), 'the same one twice').toEqual([422, 'PASSKEY_REFUSED']);

    const member = await signInAsMember(test, 'ana@example.com');
    const theirs = newKey();
    expect(await add(theirs, member)).toEqual([200, '']);

    const other = openTestBrowser(test);
    await givePassword(other);
    const refused = [422, 'PASSKEY_REFUSED'];
    expect(await show(theirs, other), 'of somebody else').toEqual(refused);
    expect(await show(newKey(), other), 'of nobody').toEqual(refused);
    expect(await show(key, other, { origin: 'https://example.net' })).toEqual(refused);
    expect(await show(key, other, { rpId: 'example.net' })).toEqual(refused);
    const foreign = await optionsAt(`${SHOW}-options`, member);
    const replayed = { passkey: key.get(foreign) };
    expect(await answerOf(await other.send('POST', SHOW, replayed)), 'their challenge').toEqual(
      refused,
    );
    expect((await other.send('GET', '/api/identity/token')).status).toBe(401);
    expect(await show(key, other)).toEqual([200, '']);
    await givePassword(other);
    expect(await show(key, other, { counter: 1 }), 'a copy that counts behind').toEqual(refused);

    const stranger = openTestBrowser(test);
    expect(await answerOf(await stranger.send('POST', `${SHOW}-options`))).toEqual([
      401,
      'FACTOR_SIGN_IN_OVER',
    ]);
    const alone = { passkey: key.get({ challenge: 'AAAA' }) };
    expect(await answerOf(await stranger.send('POST', SHOW, alone))).toEqual([
      401,
      'FACTOR_SIGN_IN_OVER',
    ]);
    for (const path of ['verify-authentication', 'generate-authenticate-options']) {
      const own = await stranger.send('POST', `/api/identity/passkey/${path}`, {});
      expect(own.status, "the library's own door").toBe(404);
    }
  });

  it('make a session count that began without them, and leave its age as it was', async () => {
    await givePassword();
    await add(key);
    // As after a sign-in with Google.
    await test.context.db.execute(sql`update identity_sessions set factor_at = null`);
    expect(await me()).toEqual([403, 'FACTOR_NEEDED']);
    expect(await answerOf(await browser.send('POST', `${PASSKEYS}/options`))).toEqual([
      403,
      'FACTOR_NEEDED',
    ]);
    await makeStale();
    expect(await show(key)).toEqual([200, '']);
    expect(await me()).toEqual([200, '']);
    expect(await answerOf(await browser.send('POST', `${PASSKEYS}/options`))).toEqual([
      403,
      'FRESH_SIGN_IN_NEEDED',
    ]);
    expect(await test.context.db.$count(identitySessions)).toBe(1);
  });

  it('and the app stand in for each other; the last factor of an admin stays', async () => {
    await enterAsAdmin(browser, ADMIN);
    expect(await add(key)).toEqual([200, '']);
    expect(await add(newKey(), browser, {}, 'Key ring')).toEqual([200, '']);
    const other = openTestBrowser(test);
    expect((await givePassword(other)).factorWays).toEqual(['passkey', 'app']);
    expect(await show(key, other)).toEqual([200, '']);

    expect((await browser.send('DELETE', '/api/account/factors/app')).status).toBe(200);
    expect(await me(), 'a passkey is left').toEqual([200, '']);
    const [first, second] = (await read()).passkeys;
    const remove = async (id: string, of = browser) =>
      answerOf(await of.send('DELETE', `${PASSKEYS}/${id}`));
    const member = await signInAsMember(test, 'ana@example.com');
    await add(newKey(), member);
    expect(await remove(first.id, member), "somebody else's").toEqual([404, 'PASSKEY_NOT_FOUND']);
    const answers = await Promise.all([remove(first.id), remove(second.id)]);
    expect(answers.map(([, code]) => code).sort(), 'both at once').toEqual(['', 'LAST_FACTOR']);
    expect((await read()).passkeys).toHaveLength(1);
    expect(await me()).toEqual([200, '']);

    const [own] = (await read(member)).passkeys;
    expect(await remove(own.id, member), 'a member may').toEqual([200, '']);
    expect(await (await openTestBrowser(test).signIn('ana@example.com')).json()).toMatchObject({
      needsFactor: false,
    });
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        'The authenticator app of your account was removed',
        'A passkey of your account was removed',
      ]),
    );
    expect(await subjects('ana@example.com')).toContain(
      'The second factor of your account was removed',
    );
  });

  it('open bank details to a member, and are gone after a reset', async () => {
    const member = await signInAsMember(test, 'ana@example.com');
    const details = {
      holder: 'Ana Silva',
      kind: 'checking',
      routingNumber: '124000054',
      accountNumber: '12345678',
    };
    const save = async () => answerOf(await member.send('PUT', '/api/bank-details', details));
    expect(await save()).toEqual([403, 'FACTOR_SETUP_NEEDED']);
    // An unfinished app does not count as a factor.
    await member.send('POST', '/api/account/factors/app', { password: 'a good password' });
    await add(key, member);
    expect((await save())[0]).not.toBe(403);
    expect(await test.context.db.$count(identityFactors)).toBe(0);

    // A password reset does not bypass the factor.
    await member.send('POST', '/api/identity/request-password-reset', { email: 'ana@example.com' });
    await test.drainJobs();
    const mails = await test.mailbox('ana@example.com');
    const link = mails
      .flatMap(({ links }) => links)
      .find((each) => each.includes('/reset-password#'));
    const token = new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token');
    const newPassword = 'the owner chose this';
    const reset = await member.send('POST', '/api/identity/reset-password', { token, newPassword });
    expect(reset.status).toBe(200);
    const other = openTestBrowser(test);
    expect(await (await other.signIn('ana@example.com', newPassword)).json()).toMatchObject({
      needsFactor: true,
    });
    expect(await show(key, other)).toEqual([200, '']);

    await resetFactorOfAddress(test.context, SERVER, 'ana@example.com');
    expect((await other.send('GET', '/api/identity/token')).status).toBe(401);
    const again = openTestBrowser(test);
    expect(await (await again.signIn('ana@example.com', newPassword)).json()).toMatchObject({
      needsFactor: false,
    });
    expect((await read(again)).passkeys).toEqual([]);
  });
});
