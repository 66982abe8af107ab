import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';

const EMAIL = 'ana@example.com';

describe('links from mails', () => {
  const test = useTestApp({ settings: { RATE_ACCOUNT_MAIL_EMAIL: '50/1h' } });

  afterEach(() => void vi.useRealTimers());

  const tokenOf = async (subject: RegExp, email = EMAIL) => {
    await test.drainJobs();
    const mail = (await test.mailbox(email)).find((found) => subject.test(found.subject));
    const link = mail?.links.find((href) => href.includes('#token=')) ?? '';
    return decodeURIComponent(link.split('#token=')[1] ?? '');
  };
  const requestReset = (email = EMAIL) =>
    test.request('POST', '/api/identity/request-password-reset', { email });
  const reset = (token: string, newPassword: string) =>
    test.request('POST', '/api/identity/reset-password', { token, newPassword });
  const verify = (browser: TestBrowser, token: string) =>
    browser.send('POST', '/api/identity/verify-email', { token });

  it('confirm the address; the next sync knows it', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    expect(await browser.sync()).toMatchObject({ isEmailVerified: false });
    const token = await tokenOf(/Confirm your email/);
    expect((await verify(browser, token)).status).toBe(200);
    expect(await browser.sync()).toMatchObject({ isEmailVerified: true });
    // A link is valid once.
    expect((await verify(browser, token)).status).toBe(400);
  });

  it('confirm nothing for whoever cannot sign in to the account: a stranger may have made it', async () => {
    const stranger = openTestBrowser(test);
    await stranger.signUp(EMAIL, 'the stranger knows this');
    const token = await tokenOf(/Confirm your email/);
    // The owner of the address opens the mail, in a browser of their own.
    const owner = openTestBrowser(test);
    const refused = await verify(owner, token);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await stranger.sync()).toMatchObject({ isEmailVerified: false });

    await owner.signUp('bruno@example.com');
    const mismatch = await verify(owner, token);
    expect(mismatch.status).toBe(403);
    expect(await mismatch.json()).toMatchObject({ code: 'USER_MISMATCH' });
    expect(await stranger.sync()).toMatchObject({ isEmailVerified: false });
    expect(await owner.sync()).toMatchObject({ isEmailVerified: false });
  });

  it('refuse a verification that was tampered with, and change nothing', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    const [head, , signature] = (await tokenOf(/Confirm your email/)).split('.');
    const body = Buffer.from(JSON.stringify({ email: EMAIL, exp: 9_999_999_999 }));
    for (const token of [`${head}.${body.toString('base64url')}.${signature}`, 'x', 'a.b.c']) {
      const response = await verify(browser, token);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'INVALID_LINK' });
    }
    expect(await browser.sync()).toMatchObject({ isEmailVerified: false });
  });

  it('send the verification once more to the person themselves', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    // Links created in the same second are identical, and a mail with an identical link is not sent
    // again.
    vi.useFakeTimers({ toFake: ['Date'], now: test.clock.now().getTime() + 1_100 });
    const again = await browser.send('POST', '/api/identity/send-verification-email', {
      email: EMAIL,
    });
    expect(again.status).toBe(200);
    await test.drainJobs();
    expect(await test.mailbox(EMAIL)).toHaveLength(2);
    await verify(browser, await tokenOf(/Confirm your email/));
    const late = await browser.send('POST', '/api/identity/send-verification-email', {
      email: EMAIL,
    });
    expect(await late.json()).toMatchObject({ code: 'EMAIL_ALREADY_VERIFIED' });
  });

  it('reset the password once, end every session and prove the address', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL, 'the old password');
    const idToken = await browser.idToken();
    expect((await requestReset()).status).toBe(200);
    const token = await tokenOf(/Reset your/);
    expect((await reset(token, '12345')).status).toBe(422);
    expect((await reset(token, 'the new password')).status).toBe(200);

    const reused = await reset(token, 'a third password');
    expect(reused.status).toBe(400);
    expect(await reused.json()).toMatchObject({ code: 'INVALID_LINK' });
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(401);
    const sync = await browser.send('POST', '/api/auth/sync', { uid: 'x', idToken });
    expect(sync.status).toBe(401);
    expect((await openTestBrowser(test).signIn(EMAIL, 'the old password')).status).toBe(401);
    const owner = openTestBrowser(test);
    expect((await owner.signIn(EMAIL, 'the new password')).status).toBe(200);
    expect(await owner.sync()).toMatchObject({ isEmailVerified: true });
  });

  it('void every other reset link with the first that is used', async () => {
    await openTestBrowser(test).signUp(EMAIL);
    await requestReset();
    const first = await tokenOf(/Reset your/);
    await requestReset();
    const second = await tokenOf(/Reset your/);
    expect(second).not.toBe(first);
    expect((await reset(second, 'the new password')).status).toBe(200);
    expect((await reset(first, 'another password')).status).toBe(400);
  });

  it('answer the same for an address nobody has, and send nothing', async () => {
    const startedAt = performance.now();
    const response = await requestReset('nobody@example.com');
    expect(performance.now() - startedAt, 'as slow as for somebody').toBeGreaterThan(390);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    await test.drainJobs();
    expect(await test.mailbox()).toEqual([]);
  });

  it('keep tokens out of addresses that reach a server', async () => {
    await openTestBrowser(test).signUp(EMAIL);
    await requestReset();
    await test.drainJobs();
    const links = (await test.mailbox(EMAIL)).flatMap((mail) => mail.links);
    expect(links).toHaveLength(2);
    for (const link of links) expect(new URL(link).search).toBe('');
  });
});
