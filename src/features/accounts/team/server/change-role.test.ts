import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { setRole } from './manage-users.ts';

describe('PATCH /api/admin/users/{id}/role', () => {
  const test = useTestApp({ session: adminSession });
  const change = async (id: string, role: string) => {
    const response = await test.request('PATCH', `/api/admin/users/${id}/role`, { role });
    return { status: response.status, ...(await response.json()) };
  };
  const person = async (email: string, isVerified = true) => {
    const browser = openTestBrowser(test);
    await browser.signUp(email);
    const user = await browser.sync();
    if (isVerified) {
      const found = await test.context.identity.directory.findByEmail(test.context.db, email);
      await test.context.identity.directory.replacePassword(
        test.context.db,
        found?.id ?? '',
        'a good password',
      );
    }
    return user.id;
  };

  it('names an admin and takes the role away, both in the log', async () => {
    const boss = await person('boss@example.com');
    await setRole(test.context, boss, 'admin');
    const ana = await person('ana@example.com');
    expect(await change(ana, 'admin')).toMatchObject({ status: 200, role: 'admin' });
    expect(await change(ana, 'admin')).toMatchObject({ status: 200, role: 'admin' });
    expect(await change(boss, 'member')).toMatchObject({ status: 200, role: 'member' });
    const { items } = await (await test.request('GET', '/api/admin/audit')).json();
    expect(items.map(({ action }: { action: string }) => action).sort()).toEqual([
      'user.made-admin',
      'user.made-member',
    ]);
    await test.drainJobs();
    const subjects = async (email: string) =>
      (await test.mailbox(email))
        .map(({ subject }) => subject)
        .filter((text) => /admin/.test(text));
    expect(await subjects('ana@example.com')).toEqual(['You are now an admin']);
    expect(await subjects('boss@example.com')).toEqual(['You are no longer an admin']);
    expect((await subjects(brand.contactEmail)).sort()).toEqual([
      'ana@example.com is now an admin',
      'boss@example.com is no longer an admin',
    ]);
  });

  it('never takes the role from the last admin', async () => {
    const boss = await person('boss@example.com');
    await setRole(test.context, boss, 'admin');
    expect(await change(boss, 'member')).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
  });

  it('does not name somebody who never proved their address', async () => {
    const stranger = await person('stranger@example.com', false);
    expect(await change(stranger, 'admin')).toMatchObject({
      status: 409,
      code: 'EMAIL_NOT_PROVEN',
    });
  });

  it('answers 404 for nobody and 422 for a role there is not', async () => {
    expect((await change('018f0000-0000-7000-8000-000000000009', 'admin')).status).toBe(404);
    const boss = await person('boss@example.com');
    expect((await change(boss, 'king')).status).toBe(422);
  });

  it('lists accounts by search and role', async () => {
    await person('ana@example.com');
    const bo = await person('bo@example.com');
    await setRole(test.context, bo, 'admin');
    const emails = async (query: string) =>
      (await (await test.request('GET', `/api/admin/users${query}`)).json()).items.map(
        ({ email }: { email: string }) => email,
      );
    expect(await emails('?search=ana')).toEqual(['ana@example.com']);
    expect(await emails('?role=admin')).toEqual(['bo@example.com']);
    expect(await emails('?search=example&role=admin')).toEqual(['bo@example.com']);
    expect(await emails('?search=example&role=member')).toEqual(['ana@example.com']);
    expect(await emails('?search=example&banned=yes')).toEqual([]);
    const first = await (
      await test.request('GET', '/api/admin/users?search=example&limit=1')
    ).json();
    const rest = await emails(`?search=example&limit=5&cursor=${first.nextCursor}`);
    expect([first.items[0].email, ...rest].sort()).toEqual(['ana@example.com', 'bo@example.com']);
    const csv = await (await test.request('GET', '/api/admin/users.csv')).text();
    expect(csv.trim().split('\r\n')).toHaveLength(3);
  });
});
