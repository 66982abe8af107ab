import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { countUse } from '#platform/limits/rate-limits.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { createSoftwarePasskey } from '#testing/software-passkey.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';
import { MAX_WRONG_CODES_A_DAY } from './admit-code.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
const SHOW = '/api/identity/factor';
const PASSKEYS = '/api/account/factors/passkeys';

describe('wrong codes of somebody who knows the password', () => {
  const test = useTestApp({
    settings: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRUSTED_PROXIES: '127.0.0.0/8',
      // A high limit, so that no puzzle is required: this test is about wrong codes.
      RATE_SIGN_IN_EMAIL: '20/10m',
    },
  });
  let owner: TestBrowser;
  beforeEach(async () => {
    test.clock.set('2026-03-01T12:05:00Z');
    await ensureFirstAdmin(test.context);
    owner = openTestBrowser(test);
    await enterAsAdmin(owner, ADMIN);
    await laterCode();
  });

  /** Makes used codes valid again, as they are half a minute later. */
  const laterCode = () =>
    test.context.db.execute(sql`update identity_factors set last_step = null`);
  const codeOf = async () => {
    const codes = await test.context.identity.factors.listSandboxCodes(test.context.db);
    return codes[0]?.code ?? '';
  };
  const at = (network: number) => ({ 'x-forwarded-for': `203.0.${network}.1` });
  const show = async (browser: TestBrowser, code: string, network: number) => {
    const response = await browser.send('POST', SHOW, { code }, at(network));
    return (await response.json()).code ?? 'OK';
  };
  const givePassword = async (browser: TestBrowser, network: number) => {
    const path = '/api/identity/sign-in/email';
    const answer = await browser.send('POST', path, ADMIN, at(network));
    expect(answer.status).toBe(200);
  };
  /** Fifty wrong codes, five from each of ten networks. */
  const guess = async () => {
    // Wrong codes count as failed sign-ins, after which a puzzle is required; this resets the
    // count.
    const clearPuzzles = () =>
      test.context.db.execute(sql`delete from rate_limit_windows where key like 'sign-in%'`);
    for (let network = 0; network < MAX_WRONG_CODES_A_DAY / 5; network += 1) {
      await clearPuzzles();
      const stranger = openTestBrowser(test);
      await givePassword(stranger, network);
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await show(stranger, '000001', network)).toBe('WRONG_CODE');
      }
    }
    await clearPuzzles();
  };

  it('are fifty a day from everywhere, and lock no device that is known', async () => {
    await guess();
    const elsewhere = openTestBrowser(test);
    await givePassword(elsewhere, 99);
    expect(await show(elsewhere, await codeOf(), 99)).toBe('FACTOR_LOCKED');
    // In the open session, and at a new sign-in on the same device.
    expect(await show(owner, await codeOf(), 98)).toBe('OK');
    await laterCode();
    await owner.send('POST', '/api/identity/sign-out', {});
    await givePassword(owner, 98);
    expect(await show(owner, await codeOf(), 98)).toBe('OK');
    await laterCode();
    test.clock.advanceDays(1);
    await givePassword(elsewhere, 99);
    expect(await show(elsewhere, await codeOf(), 99)).toBe('OK');
  });

  it('lock no passkey, on whatever device', async () => {
    const key = createSoftwarePasskey(new URL(test.context.config.publicUrl).origin);
    const { options } = await (await owner.send('POST', `${PASSKEYS}/options`)).json();
    const made = { name: 'Key', passkey: key.create(options) };
    expect((await owner.send('POST', PASSKEYS, made)).status).toBe(200);
    await guess();
    const elsewhere = openTestBrowser(test);
    await givePassword(elsewhere, 99);
    const asked = await elsewhere.send('POST', `${SHOW}/passkey-options`, undefined, at(99));
    const passkey = key.get((await asked.json()).options);
    const shown = await elsewhere.send('POST', `${SHOW}/passkey`, { passkey }, at(99));
    expect(shown.status).toBe(200);
  });

  it('are limited on a known device and in a session, too', async () => {
    const answers = [];
    for (let tries = 0; tries < 21; tries += 1) answers.push(await show(owner, '000001', tries));
    expect(answers[9]).toBe('WRONG_CODE');
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('are not counted when they were right', async () => {
    const { identity, db } = test.context;
    const { id = '' } = (await identity.directory.findByEmail(db, ADMIN.email)) ?? {};
    const daily = { limit: MAX_WRONG_CODES_A_DAY, seconds: SECONDS_PER_DAY };
    for (let wrong = 1; wrong < MAX_WRONG_CODES_A_DAY; wrong += 1) {
      await countUse(test.context, 'wrong-code', id, daily);
    }
    for (const expected of ['OK', 'OK']) {
      const elsewhere = openTestBrowser(test);
      await givePassword(elsewhere, 99);
      await laterCode();
      expect(await show(elsewhere, await codeOf(), 99)).toBe(expected);
    }
    const elsewhere = openTestBrowser(test);
    await givePassword(elsewhere, 99);
    expect(await show(elsewhere, '000001', 99)).toBe('WRONG_CODE');
    expect(await show(elsewhere, '000001', 99)).toBe('FACTOR_LOCKED');
  });
});
