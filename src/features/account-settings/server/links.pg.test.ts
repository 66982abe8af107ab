import { describe, expect, it } from 'vitest';
import { signInAsMember } from '#testing/member-browser.ts';
import { useTestApp } from '#testing/test-app.ts';

const ANA = 'ana@example.com';
const NEW = 'ana@example.org';
const PASSWORD = 'a good password';

describe('a link to another address that is used several times at once', () => {
  const test = useTestApp();

  it('works once, or not at all after it was stopped', async () => {
    const ana = await signInAsMember(test, ANA);
    const given = { email: NEW, currentPassword: PASSWORD };
    await ana.send('POST', '/api/account/email', given);
    await test.drainJobs();
    const tokenIn = async (address: string, pattern: RegExp) =>
      pattern.exec((await test.mailbox(address)).map(({ text }) => text).join())?.[1] ?? '';
    const token = await tokenIn(NEW, /\/change-email#([\w.-]+)/);
    const stopToken = await tokenIn(ANA, /\/stop-email-change#([\w.-]+)/);
    const send = async (path: string, body: object) =>
      (await test.request('POST', `/api/account/email/${path}`, body)).status;
    const [stopped, ...confirmed] = await Promise.all([
      send('stop', { token: stopToken }),
      ...Array.from({ length: 5 }, () => send('confirm', { token })),
    ]);
    const changes = confirmed.filter((status) => status === 200).length;
    const { email } = await (await ana.send('GET', '/api/account')).json();
    // Whoever came first decided: both answers, and the address, agree.
    expect(changes).toBe(email === NEW ? 1 : 0);
    expect(stopped).toBe(email === NEW ? 400 : 200);
    expect(confirmed.every((status) => status === 200 || status === 400)).toBe(true);
  });
});
