import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { ensureFirstAdmin } from '../../team/server/first-admin.ts';

const ADMIN = { email: 'boss@example.com', password: 'a long admin password' };

describe('a call that needs a fresh sign-in', () => {
  const test = useTestApp({
    settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });

  it('is refused eleven minutes after the sign-in, until the password is given again', async () => {
    await ensureFirstAdmin(test.context);
    const browser = openTestBrowser(test);
    const authorization = `Bearer ${await enterAsAdmin(browser, ADMIN)}`;
    const exported = async () => {
      const response = await test.request('GET', '/api/admin/users.csv', undefined, {
        authorization,
      });
      return [response.status, response.ok ? '' : (await response.json()).code];
    };
    const confirm = async (password: string) =>
      (await browser.send('POST', '/api/identity/confirm', { password })).status;

    expect(await exported()).toEqual([200, '']);
    await test.context.db.execute(
      sql`update identity_sessions set created_at = created_at - interval '11 minutes'`,
    );
    expect(await exported()).toEqual([403, 'FRESH_SIGN_IN_NEEDED']);
    expect(await confirm('not the password')).toBe(422);
    expect(await exported()).toEqual([403, 'FRESH_SIGN_IN_NEEDED']);
    expect(await confirm(ADMIN.password)).toBe(200);
    expect(await exported()).toEqual([200, '']);
    await test.context.db.execute(
      sql`update identity_sessions set confirmed_at = confirmed_at - interval '11 minutes'`,
    );
    expect(await exported()).toEqual([403, 'FRESH_SIGN_IN_NEEDED']);
  });

  it('confirms nobody without a session', async () => {
    const response = await test.request('POST', '/api/identity/confirm', { password: 'x' });
    expect(response.status).toBe(401);
  });
});
