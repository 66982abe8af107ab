import { describe, expect, it } from 'vitest';
import { identityAccounts, identityUsers } from '#providers/identity/tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { users } from '../../server/tables.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';

describe('at the same time', () => {
  const test = useTestApp({
    settings: { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long admin password' },
  });

  it('ten sign-ups with one address make one account and one mail', async () => {
    const attempts = Array.from({ length: 10 }, (_, index) =>
      openTestBrowser(test).signUp('ana@example.com', `password number ${index}`),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await test.context.db.$count(identityUsers)).toBe(1);
    expect(await test.context.db.$count(identityAccounts)).toBe(1);
    await test.drainJobs();
    expect(await test.mailbox()).toHaveLength(1);
  });

  it('many syncs make one user', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp('ana@example.com');
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await browser.sync()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await test.context.db.$count(users)).toBe(1);
  });

  it('several starting processes make one admin', async () => {
    await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(test.context)));
    expect(await test.context.db.$count(users)).toBe(1);
  });

  it('one reset link used twice sets one password', async () => {
    await openTestBrowser(test).signUp('ana@example.com');
    await test.request('POST', '/api/identity/request-password-reset', {
      email: 'ana@example.com',
    });
    await test.drainJobs();
    const mail = (await test.mailbox()).find(({ subject }) => /Reset/.test(subject));
    const token = decodeURIComponent(mail?.links[0]?.split('#token=')[1] ?? '');
    const answers = await Promise.all(
      ['the first one', 'the second one'].map((newPassword) =>
        test.request('POST', '/api/identity/reset-password', { token, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
