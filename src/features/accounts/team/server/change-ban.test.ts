import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';
import { setRole } from './manage-users.ts';

const REASON = 'Sent the same papers for three people';

describe('PUT and DELETE /api/admin/users/{id}/ban', () => {
  const session = { ...adminSession };
  const test = useTestApp({ session });
  const send = async (method: 'PUT' | 'DELETE', id: string, body?: unknown) => {
    const response = await test.request(method, `/api/admin/users/${id}/ban`, body);
    return { status: response.status, ...(await response.json()) };
  };
  const ban = (id: string, reason = REASON) => send('PUT', id, { reason });
  const person = async (email: string) => {
    const browser = openTestBrowser(test);
    await browser.signUp(email);
    return { browser, id: (await browser.sync()).id };
  };
  const actions = async () => {
    const { items } = await (await test.request('GET', '/api/admin/audit')).json();
    return items.map(({ action }: { action: string }) => action);
  };

  it('shuts a person out at once, says why, and lets them in again', async () => {
    const { browser, id } = await person('ana@example.com');
    expect(await ban(id)).toMatchObject({
      status: 200,
      banReason: REASON,
      bannedAt: expect.any(String),
    });
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(401);
    expect((await openTestBrowser(test).signIn('ana@example.com')).status).toBe(403);

    await test.drainJobs();
    const mail = (await test.mailbox()).find(
      ({ to, subject }) => to === 'ana@example.com' && subject === 'Your account was disabled',
    );
    expect(mail?.text).toContain(REASON);

    const listed = await (await test.request('GET', '/api/admin/users?banned=yes')).json();
    expect(listed.items).toMatchObject([{ id, banReason: REASON }]);
    const { items } = await (await test.request('GET', '/api/admin/audit')).json();
    expect(items).toMatchObject([
      { action: 'user.banned', subjectLabel: 'ana@example.com', after: { reason: REASON } },
    ]);

    expect(await send('DELETE', id)).toMatchObject({
      status: 200,
      bannedAt: null,
      banReason: null,
    });
    expect((await openTestBrowser(test).signIn('ana@example.com')).status).toBe(200);
    expect(await actions()).toEqual(['user.signed-in', 'user.ban-lifted', 'user.banned']);
  });

  it('writes nothing when it is asked for what is so already', async () => {
    const { id } = await person('ana@example.com');
    expect((await send('DELETE', id)).status).toBe(200);
    await ban(id);
    await ban(id);
    expect(await actions()).toEqual(['user.banned']);
    await ban(id, 'Another reason');
    expect(await actions()).toHaveLength(2);
  });

  it('takes the role from a banned admin, and gives none to a banned person', async () => {
    const [boss, ana] = [await person('boss@example.com'), await person('ana@example.com')];
    for (const { id } of [boss, ana]) await setRole(test.context, id, 'admin');
    expect(await ban(ana.id)).toMatchObject({ status: 200, role: 'member' });
    const named = await test.request('PATCH', `/api/admin/users/${ana.id}/role`, { role: 'admin' });
    expect(named.status).toBe(409);
    expect(await named.json()).toMatchObject({ code: 'USER_BANNED' });
    expect(await send('DELETE', ana.id)).toMatchObject({ role: 'member' });
    await test.drainJobs();
    const notices = (await test.mailbox()).filter(({ to }) => to === brand.contactEmail);
    expect(notices.map(({ subject }) => subject)).toContain(
      'ana@example.com is no longer an admin',
    );
  });

  it('never bans the last admin, nor oneself', async () => {
    const boss = await person('boss@example.com');
    await setRole(test.context, boss.id, 'admin');
    expect(await ban(boss.id)).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
    const other = await person('other@example.com');
    await setRole(test.context, other.id, 'admin');
    session.userId = boss.id;
    expect(await ban(boss.id)).toMatchObject({ status: 409, code: 'BAN_OF_ONESELF' });
    session.userId = adminSession.userId;
    expect(await actions()).toEqual([]);
  });

  it('wants a reason, and somebody to ban', async () => {
    const { id } = await person('ana@example.com');
    for (const reason of ['', '   ', 'x'.repeat(501), 'a\u0000b']) {
      expect((await ban(id, reason)).status).toBe(422);
    }
    const nobody = '018f0000-0000-7000-8000-000000000009';
    expect((await ban(nobody)).status).toBe(404);
    expect((await send('DELETE', nobody)).status).toBe(404);
  });
});
