import { describe, expect, it } from 'vitest';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { deposits } from '#features/deposits/server/tables.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { expireDeposits } from '#testing/scenes/expire-deposits.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openTestBrowser } from '#testing/test-browser.ts';

const NOBODY = '018f0000-0000-7000-8000-000000000009';

describe('POST /api/admin/bulk-delete', () => {
  const test = useTestApp({ session: adminSession });
  const remove = async (type: string, ids: unknown) => {
    const response = await test.request('POST', '/api/admin/bulk-delete', { type, ids });
    return { status: response.status, ...(await response.json()) };
  };
  const audited = async () =>
    (await (await test.request('GET', '/api/admin/audit')).json()).items.map(
      ({ action }: { action: string }) => action,
    );

  it('deletes applications by address, each once, and counts honestly', async () => {
    await saveApplication(test.context, { email: 'ana@example.com' });
    await saveApplication(test.context, { email: 'bo@example.com' });
    const answer = await remove('applications', [
      'ANA@example.com ',
      'ana@example.com',
      'nobody@example.com',
    ]);
    expect(answer).toMatchObject({
      status: 200,
      deletedCount: 1,
      kept: [{ id: 'nobody@example.com' }],
    });
    expect(await audited()).toEqual(['application.deleted']);
  });

  it('deletes waitlist entries and skips what is no id at all', async () => {
    const { id } = await (
      await test.request('POST', '/api/waitlist', {
        firstName: 'Ana',
        lastName: 'Lima',
        email: 'ana@example.com',
        preferredPlan: '$450,000',
        applicantProfile: 'others',
      })
    ).json();
    const answer = await remove('waitlist', [id, NOBODY, "1' or '1'='1"]);
    expect(answer).toMatchObject({ deletedCount: 1 });
    expect(answer.kept.map((kept: { id: string }) => kept.id)).toEqual([NOBODY, "1' or '1'='1"]);
  });

  it('deletes accounts, never an admin', async () => {
    const browser = openTestBrowser(test);
    await browser.signUp('ana@example.com');
    const member = await browser.sync();
    const users = async () =>
      (await (await test.request('GET', '/api/admin/users')).json()).items as {
        id: string;
        role: string;
      }[];
    const second = openTestBrowser(test);
    await second.signUp('boss@example.com');
    const boss = await second.sync();
    await setRole(test.context, boss.id, 'admin');

    const answer = await remove('users', [member.id, boss.id]);
    expect(answer).toMatchObject({
      deletedCount: 1,
      kept: [{ id: boss.id, reason: expect.stringContaining('admin') }],
    });
    expect(await users()).toMatchObject([{ id: boss.id, role: 'admin' }]);
    expect((await browser.send('GET', '/api/identity/token')).status).toBe(401);
  });

  it('never deletes the record of money', async () => {
    const paid = await applyAndStart(test, 'ana@example.com');
    await payWith(test, paid.clientSecret);
    await deliverWebhooks(test);
    await test.drainJobs();
    await applyAndStart(test, 'bo@example.com');
    const rows = await test.context.db.select().from(deposits);
    const answer = await remove(
      'deposits',
      rows.map(({ id }) => id),
    );
    expect(answer).toMatchObject({ deletedCount: 0 });
    expect(answer.kept).toHaveLength(2);
    expect(await test.context.db.select().from(deposits)).toHaveLength(2);
  });

  it('deletes a deposit whose payment can no longer come', async () => {
    await applyAndStart(test, 'ana@example.com');
    await expireDeposits(test.context);
    const [row] = await test.context.db.select().from(deposits);
    expect(await remove('deposits', [row?.id])).toMatchObject({ deletedCount: 1, kept: [] });
    expect(await audited()).toContain('deposit.deleted');
  });

  it.each([
    ['people', ['1']],
    ['applications', []],
    ['applications', 'ana@example.com'],
    ['applications', Array.from({ length: 501 }, (_, index) => `${index}@example.com`)],
  ])('refuses the type %s with such ids with 422', async (type, ids) => {
    expect((await remove(type, ids)).status).toBe(422);
  });

  it('selects all a search matches, also beyond a page', async () => {
    for (let index = 0; index < 4; index += 1) {
      await saveApplication(test.context, {
        email: `${index % 2 === 0 ? 'even' : 'odd'}-${index}@example.com`,
      });
    }
    const selection = await test.request(
      'GET',
      '/api/admin/bulk-selection?type=applications&search=even',
    );
    const { ids, nextCursor } = await selection.json();
    expect(ids.sort()).toEqual(['even-0@example.com', 'even-2@example.com']);
    expect(nextCursor).toBeNull();
  });
});
