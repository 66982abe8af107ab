import { beforeEach, describe, expect, it } from 'vitest';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#testing/test-browser.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';
import { MAX_WRONG_CODES_A_DAY } from './admit-code.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };
const SHOW = '/api/identity/factor';

describe('many codes at once', () => {
  const test = useTestApp({
    settings: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_SIGN_IN_EMAIL: '1000/10m',
      RATE_SIGN_IN_NETWORK: '1000/10m',
    },
  });
  let owner: TestBrowser;
  beforeEach(async () => {
    await ensureFirstAdmin(test.context);
    owner = openTestBrowser(test);
  });
  const show = async (browser: TestBrowser, code: string) => {
    const response = await browser.send('POST', SHOW, { code });
    return [response.status, (await response.json()).code ?? 'OK'];
  };

  it('take one recovery code once, in a session and at a sign-in', async () => {
    await owner.signIn(ADMIN.email, ADMIN.password);
    const begun = await owner.send('POST', '/api/account/factors/app', {
      password: ADMIN.password,
    });
    const { recoveryCodes } = await begun.json();
    const codes = await test.context.identity.factors.listSandboxCodes(test.context.db);
    expect(await show(owner, codes[0]?.code ?? '')).toEqual([200, 'OK']);

    const fiveTimes = (browser: TestBrowser, code: string) =>
      Promise.all(Array.from({ length: 5 }, () => show(browser, code)));
    const inSession = await fiveTimes(owner, recoveryCodes[0]);
    expect(inSession.filter(([status]) => status === 200)).toHaveLength(1);
    expect(inSession.filter(([, code]) => code === 'WRONG_CODE')).toHaveLength(4);

    const again = openTestBrowser(test);
    await again.signIn(ADMIN.email, ADMIN.password);
    const atSignIn = await fiveTimes(again, recoveryCodes[1]);
    expect(atSignIn.filter(([status]) => status === 200)).toHaveLength(1);
    expect(atSignIn.filter(([status]) => Number(status) >= 500)).toEqual([]);
  });

  it('are not more guesses than one after the other', async () => {
    await enterAsAdmin(owner, ADMIN);
    // The same session on an unknown device.
    owner.cookies.delete('casa.device');
    const guesses = Array.from({ length: MAX_WRONG_CODES_A_DAY + 20 }, () => show(owner, '000001'));
    const answers = (await Promise.all(guesses)).map(([, code]) => code);
    expect(answers.filter((code) => code === 'WRONG_CODE')).toHaveLength(MAX_WRONG_CODES_A_DAY);
    expect(answers.filter((code) => code === 'FACTOR_LOCKED')).toHaveLength(20);
  });
});
