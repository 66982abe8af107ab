import { beforeEach, describe, expect, it } from 'vitest';
import { sendRemindersJob } from '#features/reminders/server/jobs.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyAndStart, deliverWebhooks, payWith } from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('groups for admins', () => {
  const test = useTestApp({ session: adminSession });
  let groupId = '';
  const groups = async () => (await (await test.request('GET', '/api/admin/groups')).json()).items;
  const post = async (action: string, body?: object) => {
    const path = `/api/admin/groups/${groupId}/${action}`;
    const response = await test.request('POST', path, body);
    return { status: response.status, ...(await response.json()) };
  };
  beforeEach(async () => {
    for (const email of ['ana@example.com', 'bo@example.com']) {
      const { clientSecret } = await applyAndStart(test, email);
      await payWith(test, clientSecret);
    }
    await deliverWebhooks(test);
    await test.drainJobs();
    [{ id: groupId }] = await groups();
  });

  it('shows members, including one whose application was deleted', async () => {
    await test.request('DELETE', '/api/admin/application/ana@example.com');
    const members = await (
      await test.request('GET', `/api/admin/groups/${groupId}/members`)
    ).json();
    expect(members).toHaveLength(2);
    expect(members.map(({ email }: { email: string | null }) => email).sort()).toEqual([
      'bo@example.com',
      null,
    ]);
  });

  it('extends the window once', async () => {
    expect((await post('extend')).status).toBe(200);
    expect(await groups()).toMatchObject([{ daysRemaining: 150, isExtended: true }]);
    expect(await post('extend')).toMatchObject({ status: 409, code: 'GROUP_ALREADY_EXTENDED' });
  });

  it('writes to each household of a group that is extended, once', async () => {
    await post('extend');
    await post('extend');
    await test.drainJobs();
    for (const email of ['ana@example.com', 'bo@example.com']) {
      const subjects = (await test.mailbox(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /30 more days/.test(subject))).toHaveLength(1);
    }
  });

  it('mails each household the state of its group ten days before the window ends, once', async () => {
    const sent = async () => {
      await test.context.jobs.enqueue(sendRemindersJob, {});
      await test.drainJobs();
      const mails = await test.mailbox('ana@example.com');
      return mails.filter(({ subject }) => /How your group stands/.test(subject));
    };
    test.clock.advanceDays(108);
    expect(await sent()).toHaveLength(0);
    test.clock.advanceDays(3);
    expect(await sent()).toHaveLength(1);
    test.clock.advanceDays(1);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('2 of 480 households');
  });

  it('cancels when its name is typed, and refunds each deposit once', async () => {
    expect(await post('cancel', { confirmation: 'yes' })).toMatchObject({
      status: 422,
      code: 'WRONG_GROUP_NAME',
    });
    expect(await groups()).toMatchObject([{ status: 'forming' }]);
    expect(await post('cancel', { confirmation: '$450,000 Group 1' })).toMatchObject({
      status: 200,
      refunds: 2,
    });
    expect(await post('cancel', { confirmation: '$450,000 Group 1' })).toMatchObject({
      status: 409,
    });
    await test.drainJobs();
    const deposits = await (await test.request('GET', '/api/admin/deposits')).json();
    expect(deposits.items.map(({ status }: { status: string }) => status)).toEqual([
      'refunded',
      'refunded',
    ]);
    const { items } = await (
      await test.request('GET', `/api/admin/audit?subjectId=${groupId}`)
    ).json();
    expect(items).toMatchObject([{ action: 'group.cancelled', after: { refunds: 2 } }]);
  });

  it('resends a confirmation only where a deposit is completed, and not twice at once', async () => {
    const resend = (email: string) =>
      test.request('POST', '/api/admin/resend-confirmation', { email });
    test.clock.set('2027-01-01T00:00:10Z');
    expect((await resend('nobody@example.com')).status).toBe(409);
    expect((await resend('ana@example.com')).status).toBe(200);
    expect((await resend('ana@example.com')).status).toBe(200);
    await test.drainJobs();
    const confirmations = (await test.mailbox('ana@example.com')).filter(({ subject }) =>
      /deposit is confirmed/.test(subject),
    );
    expect(confirmations).toHaveLength(2);
  });

  it('finds applications by their deposit and shows it in the record', async () => {
    const { items } = await (
      await test.request('GET', '/api/admin/applications?deposit=completed&search=ana@')
    ).json();
    expect(items).toMatchObject([{ email: 'ana@example.com', depositStatus: 'completed' }]);
    const details = await (
      await test.request('GET', `/api/admin/applications/${items[0].id}`)
    ).json();
    expect(details).toMatchObject({
      depositStatus: 'completed',
      deposits: [],
      sandboxDeposits: [{ amount: 200, status: 'completed', clientSecret: null }],
    });
  });

  it('syncs refunds and says what it found, in the log too', async () => {
    const response = await test.request('POST', '/api/admin/sync-refunds');
    expect(await response.json()).toEqual({ totalRefunds: 0, depositsUpdated: 0 });
    const { items } = await (await test.request('GET', '/api/admin/audit')).json();
    expect(items).toMatchObject([{ action: 'deposit.refunds-synced' }]);
  });
});
