import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('requests that broke the server once', () => {
  const test = useTestApp();

  it('refuses a token whose key id the database cannot hold', async () => {
    for (const kid of ['a\u0000b', '\ud800', 'x'.repeat(5_000)]) {
      const token = `${base64({ alg: 'ES256', kid })}.${base64({ sub: 'x', sid: 'y' })}.c2ln`;
      const admin = await test.request('GET', '/api/admin/me', undefined, {
        authorization: `Bearer ${token}`,
      });
      expect(admin.status).toBe(401);
      const synced = await test.request('POST', '/api/auth/sync', { uid: 'x', idToken: token });
      expect([401, 422]).toContain(synced.status);
    }
  });

  const sign = (body: string) => {
    const at = Math.floor(test.context.clock.now().getTime() / 1000);
    const secret = test.context.paymentSandbox?.webhookSecret ?? '';
    const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { 'stripe-signature': `t=${at},v1=${mac}` };
  };
  const event = (changes: object) => ({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    livemode: false,
    created: 1_700_000_000,
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
    ...changes,
  });

  it.each([
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['a NUL in its id', event({ id: 'evt_\u0000' })],
    ['half a surrogate pair in its id', event({ id: 'evt_\ud800' })],
    ['no id', event({ id: undefined })],
    ['an object as id', event({ id: {} })],
    ['no data', event({ data: undefined })],
    ['data that is null', event({ data: { object: null } })],
    [
      'a NUL in the payment',
      event({ data: { object: { id: 'a\u0000', object: 'payment_intent' } } }),
    ],
    ['a number as type', event({ type: 5 })],
    ['no moment', event({ created: 'never' })],
    ['a moment far away', event({ created: 1e300 })],
  ])('refuses a signed webhook that is or has %s', async (_, given) => {
    const body = JSON.stringify(given);
    const answer = await test.request('POST', '/api/webhooks/payments', body, sign(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_EVENT' });
  });

  it.each(['/sandbox/clock', '/sandbox/payments', '/sandbox/payments/challenge'])(
    'refuses what is malformed at %s',
    async (path) => {
      const bodies: [string, string][] = [
        ['application/json', '{'],
        ['application/json', 'null'],
        ['application/json', '[[]]'],
        ['application/json', '{"advanceDays":1e309,"action":"refund","id":"\\u0000"}'],
        ['application/json', '{"action":"refund","id":"re_none"}'],
        ['multipart/form-data', 'x'],
        ['multipart/form-data; boundary=x', 'not a form'],
        ['application/x-www-form-urlencoded', 'action=dispute-won&id=none'],
        ['application/x-www-form-urlencoded', 'clientSecret=none&answer=confirm'],
        ['text/plain', 'x'],
        ['', ''],
      ];
      for (const [type, body] of bodies) {
        const answer = await test.request('POST', path, body, { 'content-type': type });
        expect(answer.status, `${type}: ${body}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${type}: ${body}`).toBeLessThan(500);
      }
    },
  );

  it('refuses odd calls to the payment sandbox and the beacon', async () => {
    const key = { authorization: 'Bearer sk_test_sandbox' };
    for (const path of [
      '/sandbox/payments/v1/payment_intents/%00',
      '/sandbox/payments/v1/payment_intents/%E0%A4%A',
      '/sandbox/payments/v1/customers/%00',
      '/sandbox/payments/v1/nothing',
      '/sandbox/payments/challenge/x',
      '/sandbox/mailbox/%00',
      '/sandbox/mailbox.json?to=%00',
      '/sandbox/beacon/%00/info',
      '/sandbox/beacon/x/public/99999999999999999999',
    ]) {
      const answer = await test.request('GET', path, undefined, key);
      expect(answer.status, path).toBeLessThan(500);
    }
    for (const body of [
      'amount=abc&currency=usd',
      'amount=1e99',
      'metadata[__proto__]=1',
      '%00=%00',
      'amount[]=1',
      'amount=20000&currency=usd&metadata[reference]=%00',
    ]) {
      const answer = await test.request('POST', '/sandbox/payments/v1/payment_intents', body, {
        ...key,
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(answer.status, body).toBeLessThan(500);
    }
  });
});

describe('lists asked for with dates no calendar has', () => {
  const test = useTestApp({ session: adminSession });

  it('refuses year 0000 in days and cursors of every list', async () => {
    const id = '00000000-0000-7000-8000-000000000001';
    const names = ['newest', 'oldest', 'updated', 'created', 'name', 'at'];
    for (const call of test.app.routes.calls) {
      if (call.method !== 'GET' || call.access !== 'admin' || call.path.includes(':')) continue;
      const cursors = names.flatMap((name) =>
        [
          '0000-01-01T00:00:00.000000Z',
          '0000-02-29T00:00:00.000000Z',
          '9999-12-31T23:59:59.999999Z',
        ].map((place) => Buffer.from(JSON.stringify([name, place, id])).toString('base64url')),
      );
      const queries = [
        'from=0000-01-01',
        'to=0000-12-31',
        'from=9999-12-31',
        'to=9999-12-31',
        'day=0000-01-01',
        'month=0000-01',
        ...cursors.map((cursor) => `cursor=${cursor}`),
      ];
      for (const query of queries) {
        const answer = await test.request('GET', `${call.path}?${query}`);
        expect(answer.status, `${call.path}?${query}`).toBeLessThan(500);
        await answer.text();
      }
    }
  }, 60_000);
});

describe('a verification link', () => {
  const test = useTestApp();
  const EMAIL = 'ana@example.com';
  const newestToken = async () => {
    await test.drainJobs();
    const [mail] = await test.mailbox(EMAIL);
    const link = mail?.links.find((each) => each.includes('/verify-email')) ?? '';
    return new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  };
  const verify = async (browser: ReturnType<typeof openTestBrowser>, token: unknown) => {
    const answer = await browser.send('POST', '/api/identity/verify-email', { token });
    return [answer.status, (await answer.json()).code];
  };

  it('works once', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp(EMAIL);
    const token = await newestToken();
    expect(await verify(browser, token)).toEqual([200, undefined]);
    expect(await verify(browser, token)).toEqual([400, 'INVALID_LINK']);
  });

  it('is for the account it was made for, not for a later one of the same address', async () => {
    const first = openTestBrowser(test);
    await first.signUp(EMAIL);
    const token = await newestToken();
    const { directory } = test.context.identity;
    const user = await directory.findByEmail(test.context.db, EMAIL);
    await directory.deleteUsers(test.context.db, [user?.id ?? '']);
    const second = openTestBrowser(test);
    await second.signUp(EMAIL, 'another good password');
    expect(await verify(second, token)).toEqual([400, 'INVALID_LINK']);
    expect(await directory.findByEmail(test.context.db, EMAIL)).toMatchObject({
      isEmailVerified: false,
    });
    expect(await verify(second, await newestToken())).toEqual([200, undefined]);
  });
});

describe('security.txt', () => {
  const test = useTestApp();

  it('says where to report a problem, and until when that is true', async () => {
    const answer = await test.request('GET', '/.well-known/security.txt');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires.getTime()).toBeGreaterThan(test.clock.now().getTime());
  });
});
