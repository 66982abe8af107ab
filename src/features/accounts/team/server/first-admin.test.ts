import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { identityAccounts } from '#providers/identity/tables.ts';
import { enterAsAdmin } from '#testing/enter-as-admin.ts';
import { useTestApp } from '#testing/test-app.ts';
import { claimsOf, openTestBrowser } from '#testing/test-browser.ts';
import { adminPasswordFile, DEFAULT_ADMIN_EMAIL, ensureFirstAdmin } from './first-admin.ts';

describe('the first admin of the evaluation default', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'casa-admin-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const test = useTestApp({ settings: { DATA_DIR: dataDir } });

  it('is made once, with a password in a file that only its owner reads', async () => {
    const made = await ensureFirstAdmin(test.context);
    const file = adminPasswordFile(dataDir);
    const password = readFileSync(file, 'utf8').trim();
    expect(made).toEqual({ email: DEFAULT_ADMIN_EMAIL, newPassword: password });
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await ensureFirstAdmin(test.context)).toBeUndefined();
    const browser = openTestBrowser(test);
    const token = await enterAsAdmin(browser, { email: DEFAULT_ADMIN_EMAIL, password });
    const headers = { authorization: `Bearer ${token}` };
    expect((await browser.send('GET', '/api/admin/me', undefined, headers)).status).toBe(200);
  });

  it('keeps the password of a start that was cut short', async () => {
    const password = readFileSync(adminPasswordFile(dataDir), 'utf8').trim();
    expect(await ensureFirstAdmin(test.context)).toMatchObject({ newPassword: password });
  });
});

describe('the first admin of the configuration', () => {
  const settings = { ADMIN_EMAIL: ' Boss@Example.com ', ADMIN_PASSWORD: 'a long admin password' };
  const test = useTestApp({ settings });

  it('takes its address back from whoever registered it before', async () => {
    const stranger = openTestBrowser(test);
    await stranger.signUp('boss@example.com', 'the stranger knows this');
    const { id: accountId } = await stranger.sync();
    await enterAsAdmin(stranger, {
      email: 'boss@example.com',
      password: 'the stranger knows this',
    });
    const now = test.clock.now();
    const userId = String(claimsOf(await stranger.idToken()).sub);
    const account = { id: accountId, userId, providerId: 'google', accountId: 'their-google' };
    await test.context.db
      .insert(identityAccounts)
      .values({ ...account, createdAt: now, updatedAt: now });
    expect(await ensureFirstAdmin(test.context)).toEqual({ email: 'boss@example.com' });
    expect((await stranger.send('GET', '/api/identity/token')).status).toBe(401);
    const again = openTestBrowser(test);
    expect((await again.signIn('boss@example.com', 'the stranger knows this')).status).toBe(401);
    expect((await again.signIn('boss@example.com', settings.ADMIN_PASSWORD)).status).toBe(200);
    const ways = await test.context.db.select().from(identityAccounts);
    expect(ways.map(({ providerId }) => providerId)).toEqual(['credential']);
  });
});
