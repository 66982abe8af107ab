import { describe, expect, it } from 'vitest';
import { signInAsMember } from '#testing/member-browser.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const ANA = 'ana@example.com';
const NEW = 'ana@example.org';
const PASSWORD = 'a good password';

describe('links that lead into an account', () => {
  const test = useTestApp();
  const ask = async (browser: TestBrowser, email: string) => {
    const given = { email, currentPassword: PASSWORD };
    expect((await browser.send('POST', '/api/account/email', given)).status).toBe(200);
    await test.drainJobs();
  };
  const tokenIn = async (address: string, pattern: RegExp) => {
    for (const { text } of await test.mailbox(address)) {
      const found = pattern.exec(text)?.[1];
      if (found) return decodeURIComponent(found);
    }
    throw new Error(`no mail to ${address} has such a link`);
  };
  const changeToken = (address: string) => tokenIn(address, /\/change-email#([\w.-]+)/);
  const stopToken = (address: string) => tokenIn(address, /\/stop-email-change#([\w.-]+)/);
  const confirm = async (token: string) =>
    (await test.request('POST', '/api/account/email/confirm', { token })).status;
  const stop = async (token: string) =>
    (await test.request('POST', '/api/account/email/stop', { token })).status;
  const addressOf = async (browser: TestBrowser) =>
    (await (await browser.send('GET', '/api/account')).json()).email;

  it('tell the present address at once, whose owner stops the change', async () => {
    const ana = await signInAsMember(test, ANA);
    await ask(ana, NEW);
    const [token, stopper] = [await changeToken(NEW), await stopToken(ANA)];
    expect(await stop(token)).toBe(400);
    expect(await confirm(stopper)).toBe(400);
    expect(await stop(stopper)).toBe(200);
    expect(await stop(stopper)).toBe(200);
    expect(await confirm(token)).toBe(400);
    expect(await addressOf(ana)).toBe(ANA);
  });

  it('say that it is too late to stop a change that was made', async () => {
    const ana = await signInAsMember(test, ANA);
    await ask(ana, NEW);
    const [token, stopper] = [await changeToken(NEW), await stopToken(ANA)];
    expect(await confirm(token)).toBe(200);
    expect(await stop(stopper)).toBe(400);
    expect(await addressOf(ana)).toBe(NEW);
  });

  it('never work again once used, also when the address goes back', async () => {
    const ana = await signInAsMember(test, ANA);
    await ask(ana, NEW);
    const first = await changeToken(NEW);
    expect(await confirm(first)).toBe(200);
    await ask(ana, ANA);
    expect(await confirm(await changeToken(ANA))).toBe(200);
    expect(await addressOf(ana)).toBe(ANA);
    expect(await confirm(first)).toBe(400);
  });

  it('are good for the latest request only', async () => {
    const ana = await signInAsMember(test, ANA);
    await ask(ana, NEW);
    const first = await changeToken(NEW);
    await ask(ana, 'ana@example.net');
    expect(await confirm(first)).toBe(400);
    expect(await confirm(await changeToken('ana@example.net'))).toBe(200);
  });

  const identityOf = async (email: string) =>
    (await test.context.identity.directory.findByEmail(test.context.db, email))?.id ?? '';

  it.each<[string, (ana: TestBrowser) => Promise<unknown>]>([
    [
      'a change of password',
      (ana) =>
        ana.send('POST', '/api/account/password', {
          currentPassword: PASSWORD,
          newPassword: 'quite another password',
        }),
    ],
    [
      'signing out everywhere',
      (ana) => ana.send('POST', '/api/account/sign-out', { scope: 'everywhere' }),
    ],
    [
      'signing out everywhere else',
      (ana) => ana.send('POST', '/api/account/sign-out', { scope: 'elsewhere' }),
    ],
    [
      'an admin who signs the person out',
      async () => {
        const { identity, db } = test.context;
        await identity.directory.endSessions(db, await identityOf(ANA));
      },
    ],
    [
      'a ban, also once it is lifted',
      async () => {
        const { identity, db } = test.context;
        const id = await identityOf(ANA);
        await identity.directory.ban(db, id, 'spam');
        await identity.directory.liftBan(db, id);
      },
    ],
    [
      'a new address',
      async (ana) => {
        await ask(ana, 'ana@example.net');
        expect(await confirm(await changeToken('ana@example.net'))).toBe(200);
      },
    ],
  ])('die with %s', async (_, happen) => {
    const ana = await signInAsMember(test, ANA);
    await ask(ana, NEW);
    await test.request('POST', '/api/identity/request-password-reset', { email: ANA });
    await test.drainJobs();
    const change = await changeToken(NEW);
    const reset = await tokenIn(ANA, /\/reset-password#token=([\w%.~-]+)/);
    await happen(ana);
    expect(await confirm(change)).toBe(400);
    const given = { token: reset, newPassword: 'a third password here' };
    const answer = await test.request('POST', '/api/identity/reset-password', given);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_LINK' });
  });

  it('stay when the current password was wrong', async () => {
    const ana = await signInAsMember(test, ANA);
    await ask(ana, NEW);
    const given = { currentPassword: 'not this one', newPassword: 'quite another password' };
    expect((await ana.send('POST', '/api/account/password', given)).status).toBe(422);
    expect(await confirm(await changeToken(NEW))).toBe(200);
  });

  it('refuse a current password that is longer than any', async () => {
    const ana = await signInAsMember(test, ANA);
    for (const currentPassword of ['x'.repeat(129), 'x'.repeat(1_000)]) {
      const password = { currentPassword, newPassword: 'quite another password' };
      const answers = [
        await ana.send('POST', '/api/account/password', password),
        await ana.send('POST', '/api/account/email', { email: NEW, currentPassword }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
      }
      const body = { password: currentPassword };
      expect((await ana.send('POST', '/api/identity/confirm', body)).status).toBe(422);
      expect((await ana.send('POST', '/api/account/factors/app', body)).status).toBe(422);
    }
  });
});
