import { describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { setRole } from './manage-users.ts';

describe('two admins who act against each other at once', () => {
  const test = useTestApp({ session: adminSession });
  const twoPeople = async () => {
    const ids: string[] = [];
    for (const email of ['one@example.com', 'two@example.com']) {
      const browser = openTestBrowser(test);
      await browser.signUp(email);
      ids.push((await browser.sync()).id);
    }
    return ids;
  };

  it('leave one of them the role', async () => {
    const ids = await twoPeople();
    for (let round = 0; round < 10; round += 1) {
      for (const id of ids) await setRole(test.context, id, 'admin');
      const answers = await Promise.all(
        ids.map((id) => test.request('PATCH', `/api/admin/users/${id}/role`, { role: 'member' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('ban only one of them', async () => {
    const ids = await twoPeople();
    for (let round = 0; round < 10; round += 1) {
      for (const id of ids) await setRole(test.context, id, 'admin');
      const answers = await Promise.all(
        ids.map((id) => test.request('PUT', `/api/admin/users/${id}/ban`, { reason: 'A quarrel' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      for (const id of ids) await test.request('DELETE', `/api/admin/users/${id}/ban`);
    }
  });
});
