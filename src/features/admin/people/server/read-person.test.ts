import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#features/audit/server/tables.ts';
import { mails } from '#features/mails/server/tables.ts';
import type { StaffRole } from '#shared/staff-roles.ts';
import { adminSession } from '#testing/admin-session.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { type TestApp, useTestApp } from '#testing/test-app.ts';
import { mayOpen } from '../../may-open.ts';
import type { PersonView } from '../contract.ts';
import { readPerson } from './read-person.ts';

const NOBODY = '018f0000-0000-7000-8000-0000000000aa';
const linesOf = ({ sections }: PersonView, name: string) =>
  sections.find((section) => section.name === name)?.lines;
const read = async (test: TestApp, path: string) =>
  (await (await test.request('GET', `/api/admin/people/${path}`)).json()) as PersonView;

describe('a person', () => {
  const test = useTestApp({ session: adminSession });

  it('by their account: seat, instalments, mails and what can be done', async () => {
    const seats = await runSeats(test, { capacity: 2 });
    await seats.pay(1, 2);
    const { userId, id } = seats.of(1);
    const wire = {
      amountCents: 468_800,
      receivedOn: '2026-03-20',
      method: 'wire',
      reference: 'FT 1',
    };
    await test.request('POST', `/api/admin/contributions/${id}/manual-payments`, wire);
    const person = await read(test, userId);
    expect(person).toMatchObject({
      userId,
      role: 'member',
      seats: [
        {
          membershipId: id,
          seat: 1,
          isClosed: false,
          pausedUntil: null,
          awaitingApprovalCents: 468_800,
        },
      ],
    });
    expect(person.sections.map(({ name }) => name)).toEqual([
      'sign-ins',
      'applications',
      'decisions',
      'deposits',
      'seats',
      'instalments',
      'bids',
      'assemblies',
      'award',
      'purchase-papers',
      'exits',
      'payouts',
      'papers',
      'mails',
      'notes',
    ]);
    expect(linesOf(person, 'seats')?.[0]).toMatchObject({ at: null, state: { label: 'active' } });
    expect(linesOf(person, 'instalments')?.[0]).toMatchObject({ state: { label: 'paid' } });
    expect(linesOf(person, 'applications')).toHaveLength(1);
    expect(linesOf(person, 'deposits')).toHaveLength(1);
    expect(linesOf(person, 'mails')?.length).toBeGreaterThan(0);
  });

  it('without an account, by their application, and by the account once there is one', async () => {
    const id = await saveApplication(test.context, { email: 'ana@example.com' });
    const person = await read(test, `application/${id}`);
    expect(person).toMatchObject({
      userId: null,
      applicationId: id,
      accountSince: null,
      seats: [],
    });
    const [admin] = await makeAdmins(test, 1);
    await test.context.db.execute(
      sql`update applications set user_id = ${admin?.userId} where id = ${id}`,
    );
    expect(await read(test, `application/${id}`)).toMatchObject({ userId: admin?.userId });
  });

  it.each([NOBODY, `application/${NOBODY}`])('says that nobody is at %s', async (path) => {
    expect((await test.request('GET', `/api/admin/people/${path}`)).status).toBe(404);
    const noted = await test.request('POST', `/api/admin/people/${path}/notes`, { note: 'Hi' });
    expect(noted.status).toBe(404);
  });

  it('keeps notes with their author, says so in the log, and refuses empty ones', async () => {
    const id = await saveApplication(test.context, { email: 'ana@example.com' });
    const path = `application/${id}`;
    const add = (note: unknown) =>
      test.request('POST', `/api/admin/people/${path}/notes`, { note });
    expect((await add('Called about <b>papers</b>')).status).toBe(201);
    expect((await add('  ')).status).toBe(422);
    expect((await add('x'.repeat(2_001))).status).toBe(422);
    expect(linesOf(await read(test, path), 'notes')).toMatchObject([
      { title: 'Called about <b>papers</b>', detail: 'by admin@example.com' },
    ]);
    const log = await test.context.db.select().from(auditLog);
    expect(log).toMatchObject([{ action: 'person.noted', subjectId: id }]);
    expect(JSON.stringify(log)).not.toContain('papers');
  });

  it('sends a mail again once a minute, and says why it cannot', async () => {
    const applicationId = await saveApplication(test.context, { email: 'a@example.com' });
    const id = test.context.randomness.id();
    const now = test.clock.now();
    await test.context.db.delete(mails);
    await test.context.db.insert(mails).values({
      id,
      dedupeKey: `application-received:${id}`,
      recipient: 'a@example.com',
      content: { locale: 'en', subject: 'Hello', preview: '', greeting: '', paragraphs: [] },
      status: 'sent',
      createdAt: now,
      sentAt: now,
    });
    const shown = linesOf(await read(test, `application/${applicationId}`), 'mails');
    expect(shown).toMatchObject([
      { title: 'Hello', state: { label: 'sent' }, action: 'resend-mail' },
    ]);
    const send = async (mail: string) => {
      const answer = await test.request('POST', `/api/admin/mails/${mail}/resend`, {});
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await send(id)).toMatchObject({ status: 200 });
    expect(await send(id)).toMatchObject({ status: 200 });
    const all = await test.context.db.select().from(mails);
    expect(all).toHaveLength(2);
    const copy = all.find((mail) => mail.id !== id);
    expect(copy).toMatchObject({ status: 'queued', recipient: 'a@example.com' });
    expect(await send(copy?.id ?? '')).toMatchObject({ status: 409, code: 'MAIL_QUEUED' });
    expect(await send(NOBODY)).toMatchObject({ status: 404, code: 'MAIL_GONE' });
  });

  it('shows each role only its parts', async () => {
    const running = await runSeats(test, { capacity: 2 });
    const { userId } = running.of(1);
    const [admin] = await makeAdmins(test, 1);
    if (!admin) throw new Error('no admin');
    const partsOf = async (staffRole: StaffRole) => {
      const session = { ...admin, isAdmin: false, staffRole };
      const { sections, seats } = await readPerson(test.context, session, { userId });
      const links = sections.flatMap(({ lines }) => lines.map(({ href }) => href));
      for (const link of links) expect(link === null || mayOpen(staffRole, link)).toBe(true);
      return { names: sections.map(({ name }) => name), seats: seats.length };
    };
    const support = await partsOf('support');
    expect(support.seats).toBe(0);
    expect(support.names).toContain('notes');
    for (const part of ['papers', 'decisions', 'deposits', 'instalments', 'payouts', 'bids']) {
      expect(support.names).not.toContain(part);
    }
    expect((await partsOf('reviewer')).names).toContain('papers');
    const treasurer = await partsOf('treasurer');
    expect(treasurer).toMatchObject({ seats: 1 });
    expect(treasurer.names).not.toContain('papers');
    expect((await partsOf('editor')).names).toEqual([]);
  });
});
