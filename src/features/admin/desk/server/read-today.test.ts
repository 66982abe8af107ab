import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { enterApproval, rejectApproval } from '#features/approvals/server/decide-approval.ts';
import { remindApprovers } from '#features/approvals/server/notify-approvers.ts';
import { MANUAL_PAYMENT } from '#features/contributions/paying/server/manual-payments.ts';
import { mails } from '#features/mails/server/tables.ts';
import { inTransaction } from '#platform/context.ts';
import { MAX_COUNTED } from '#platform/desk/waiting.ts';
import type { Session } from '#platform/routes.ts';
import { adminSession } from '#testing/admin-session.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { type TestApp, useTestApp } from '#testing/test-app.ts';
import { mayOpen } from '../../may-open.ts';
import { readCounts, readToday } from './read-today.ts';

const NOBODY = '018f0000-0000-7000-8000-0000000000aa';

async function read(test: TestApp) {
  return (await test.request('GET', '/api/admin/today')).json();
}
const kindOf = async (test: TestApp, name: string) =>
  (await read(test)).kinds.find((kind: { name: string }) => kind.name === name);

async function waitForReview(test: TestApp, email: string): Promise<string> {
  const id = await saveApplication(test.context, { email });
  await test.context.db.execute(sql`update applications set income_verification_status = 'uploaded',
    waiting_since = ${test.clock.now().toISOString()}::timestamptz where id = ${id}`);
  return id;
}

async function failMail(test: TestApp, recipient: string): Promise<string> {
  const id = test.context.randomness.id();
  const content = {
    locale: 'en',
    subject: 'Hi',
    preview: '',
    greeting: '',
    paragraphs: [],
  } as const;
  await test.context.db.insert(mails).values({
    id,
    dedupeKey: `application-received:${id}`,
    recipient,
    content: { ...content, paragraphs: [] },
    status: 'failed',
    lastError: 'mailbox full',
    createdAt: test.clock.now(),
  });
  return id;
}

const enter = (test: TestApp, actor: Session) =>
  inTransaction(test.context, (tx) =>
    enterApproval(tx, actor, {
      kind: MANUAL_PAYMENT,
      subjectId: NOBODY,
      beneficiaryId: NOBODY,
      amountCents: 468_800,
      summary: 'Payment of seat 138',
      details: {},
    }),
  );

describe('GET /api/admin/today', () => {
  const test = useTestApp({ session: adminSession });

  it('is empty when nothing waits', async () => {
    expect(await read(test)).toMatchObject({ kinds: [], hasFigures: true });
    expect(await readCounts(test.context, adminSession)).toMatchObject({ counts: {} });
  });

  it('shows the longest waiting first, a few of each kind, and how many there are', async () => {
    const first = await waitForReview(test, 'first@example.com');
    for (let index = 0; index < 9; index += 1) {
      test.clock.advanceDays(1);
      await waitForReview(test, `later-${index}@example.com`);
    }
    const reviews = await kindOf(test, 'reviews');
    expect(reviews).toMatchObject({ count: 10, isCountedUp: true });
    expect(reviews.waits).toHaveLength(8);
    expect(reviews.waits[0]).toMatchObject({
      id: first,
      personHref: `/admin/people/application/${first}`,
      action: { label: 'Review', href: `/admin/applications/${first}` },
    });
    const { counts } = await readCounts(test.context, adminSession);
    expect(counts).toEqual({ '/admin': 10, '/admin/today': 10 });
    const alone = await (await test.request('GET', '/api/admin/today?kind=reviews')).json();
    expect(alone).toMatchObject({ kinds: [{ name: 'reviews', count: 10 }], hasFigures: false });
    expect(alone.kinds[0].waits).toHaveLength(10);
  });

  it('stops counting at a thousand', async () => {
    await test.context.db.execute(sql`insert into mails
      (id, dedupe_key, recipient, content, status, created_at)
      select gen_random_uuid(), 'application-received:' || n, 'a@example.com', '{"subject":"Hi"}', 'failed', now()
      from generate_series(1, ${MAX_COUNTED + 5}) n`);
    expect(await kindOf(test, 'mails')).toMatchObject({ count: MAX_COUNTED, isCountedUp: false });
  });

  it('a failed mail is sent again, and is gone from the list', async () => {
    const id = await failMail(test, 'ana@example.com');
    expect((await kindOf(test, 'mails')).waits[0]).toMatchObject({
      id,
      who: 'ana@example.com',
      action: { does: 'resend-mail', href: null },
    });
    const sent = await test.request('POST', `/api/admin/mails/${id}/resend`, {});
    expect(sent.status).toBe(200);
    expect(await kindOf(test, 'mails')).toBeUndefined();
  });

  it('arrears wait from the 80th day on, unless their reminders are paused', async () => {
    const seats = await runSeats(test, { capacity: 2 });
    await seats.pay(1, 3);
    test.clock.set('2026-05-05T18:00:00Z');
    expect(await kindOf(test, 'arrears')).toBeUndefined();
    test.clock.advanceDays(90);
    const { waits } = await kindOf(test, 'arrears');
    const { id, userId } = seats.of(2);
    expect(waits).toMatchObject([{ id, action: { href: `/admin/people/${userId}` } }]);
    await test.request('PUT', `/api/admin/contributions/${id}/pause`, {
      until: '2026-09-01',
      reason: 'called',
    });
    expect(await kindOf(test, 'arrears')).toBeUndefined();
  });

  it('reads the figures from the books', async () => {
    const seats = await runSeats(test, { capacity: 2 });
    await seats.pay(1, 1);
    const figures = await (await test.request('GET', '/api/admin/today/figures')).json();
    const balances = await seats.balances();
    expect(figures).toMatchObject({
      cashCents: balances.cash,
      fundCents: -(balances.fund ?? 0),
      hasMoreGroups: false,
      nextDue: { seats: 1 },
      groups: [{ isCovered: expect.any(Boolean) }],
    });
  });
});

describe('what each role sees of today', () => {
  const test = useTestApp({ session: adminSession });

  it.each([
    ['reviewer', ['reviews']],
    ['support', ['mails']],
    ['treasurer', ['approvals']],
    ['editor', []],
  ] as const)('a %s sees %j, and every link opens', async (staffRole, names) => {
    const [admin] = await makeAdmins(test, 1);
    if (!admin) throw new Error('no admin');
    await failMail(test, 'ana@example.com');
    await waitForReview(test, 'bo@example.com');
    await enter(test, admin);
    const session = { ...admin, isAdmin: false, staffRole };
    const { kinds, hasFigures } = await readToday(test.context, session);
    expect(kinds.map(({ name }) => name)).toEqual(names);
    expect(hasFigures).toBe(staffRole === 'treasurer');
    const links = kinds.flatMap(({ list, waits }) => [
      list,
      ...waits.flatMap(({ personHref, action }) => [personHref, action.href]),
    ]);
    for (const link of links)
      expect(link === null || mayOpen(staffRole, link), `${link}`).toBe(true);
    const { counts } = await readCounts(test.context, session);
    expect(counts['/admin/today']).toBe(names.length || undefined);
    for (const page of Object.keys(counts)) expect(mayOpen(staffRole, page), page).toBe(true);
  });
});

describe('the mails about approvals', () => {
  const test = useTestApp({ session: adminSession });
  const recipients = async (kind: string) =>
    (await test.context.db.select().from(mails))
      .filter(({ dedupeKey }) => dedupeKey.startsWith(`${kind}:`))
      .map(({ recipient }) => recipient)
      .sort();

  it('go at once to those who can confirm, and daily while it waits', async () => {
    const [first, second, third] = await makeAdmins(test, 3);
    if (!first || !second || !third) throw new Error('no admins');
    // Too new to confirm anything.
    await setRole(test.context, third.userId, 'member');
    await setRole(test.context, third.userId, 'admin');
    const id = await enter(test, first);
    expect(await recipients('approval-waiting')).toEqual([second.email]);

    await remindApprovers(test.context);
    expect(await recipients('approval-reminder')).toEqual([]);
    test.clock.advanceDays(1);
    await remindApprovers(test.context);
    await remindApprovers(test.context);
    expect(await recipients('approval-reminder')).toEqual([second.email]);
    test.clock.advanceDays(1);
    await remindApprovers(test.context);
    expect(await recipients('approval-reminder')).toHaveLength(2);

    await rejectApproval(test.context, second, { id, reason: 'wrong seat' });
    test.clock.advanceDays(1);
    await remindApprovers(test.context);
    expect(await recipients('approval-reminder')).toHaveLength(2);
  });
});
