import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationConsents, applications } from '#features/applications/server/tables.ts';
import { waitlistEntries } from '#features/waitlist/server/tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { selectRows } from './executor.ts';
import { insertRow, insertRows } from './insert-rows.ts';

const AT = new Date('2027-01-02T03:04:05.678Z');
const entry = (id: string, email: string) => ({
  id,
  email,
  list: 'english' as const,
  firstName: 'Zoë',
  lastName: 'O’Hara "Z"',
  applicantProfile: 'others',
  source: 'organic',
  pending: {
    firstName: 'Zoe',
    lastName: 'x',
    phone: null,
    preferredPlan: null,
    applicantProfile: 'others',
    message: 'a "quoted" \\ line\n',
  },
  createdAt: AT,
  updatedAt: AT,
});
const application = (id: string, email: string) => ({
  id,
  email,
  firstName: 'Ana',
  lastName: 'Lima',
  city: 'Provo',
  state: 'UT',
  ageGroup: '26-35',
  monthlyIncome: '$5,000',
  monthlyDebtCents: 12_345,
  dateOfBirth: '1990-02-28',
  hasSsnOrItin: true,
  applicantProfile: 'others',
  preferredPlan: '450' as const,
  source: 'organic',
  createdAt: AT,
  updatedAt: AT,
});
const [A, B] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

describe('insertRow', () => {
  const test = useTestApp();

  it('returns what the query builder would read, defaults included', async () => {
    const { db } = test.context;
    const added = await insertRow(db, waitlistEntries, entry(A, 'a@example.com'));
    const [stored] = await db.select().from(waitlistEntries);
    expect(added).toEqual(stored);
    expect(added).toMatchObject({ ...entry(A, 'a@example.com'), wantsNextEvent: false });
    const applied = await insertRow(db, applications, application(A, 'a@example.com'));
    expect(applied).toEqual((await db.select().from(applications))[0]);
    expect(applied).toMatchObject({ fullName: 'Ana Lima', version: 1, createdAt: AT, phone: null });
  });

  it('returns nothing and adds nothing where there is such a row', async () => {
    const { db } = test.context;
    await insertRow(db, waitlistEntries, entry(A, 'a@example.com'));
    expect(await insertRow(db, waitlistEntries, entry(B, 'a@example.com'))).toBeUndefined();
    expect(await db.$count(waitlistEntries)).toBe(1);
  });

  it('adds a row that belongs to it, unless there is such a row', async () => {
    const { db } = test.context;
    const row = { texts: [], acceptedAt: AT, ipAddress: '::1' };
    const withConsents = (id: string) =>
      insertRow(db, applications, application(id, 'a@example.com'), {
        table: applicationConsents,
        row: { ...row, applicationId: id },
      });
    expect(await withConsents(A)).toMatchObject({ id: A, fullName: 'Ana Lima' });
    expect(await withConsents(B)).toBeUndefined();
    expect(await db.select().from(applicationConsents)).toEqual([
      { ...row, applicationId: A, language: 'en' },
    ]);
  });

  it('stores an empty value as null, and a missing one as its default', async () => {
    const { db } = test.context;
    const waiting = { ...entry(A, 'a@example.com'), pending: null, wantsNextEvent: undefined };
    await insertRow(db, waitlistEntries, waiting as never);
    const [stored] = await selectRows<{ pending: unknown; wants: boolean }>(
      db,
      sql`select pending, wants_next_event as wants from waitlist_entries where pending is null`,
    );
    expect(stored).toEqual({ pending: null, wants: false });
  });

  it('refuses a field that the table does not have', async () => {
    const row = { ...entry(A, 'a@example.com'), 'x") --': 1 };
    await expect(insertRow(test.context.db, waitlistEntries, row)).rejects.toThrow('no column');
  });
});

describe('insertRows', () => {
  const test = useTestApp();

  it('adds many rows with their values and defaults', async () => {
    const { db } = test.context;
    await insertRows(db, waitlistEntries, [entry(A, 'a@example.com'), entry(B, 'b@example.com')]);
    await insertRows(db, waitlistEntries, []);
    const [stored] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, B));
    expect(stored).toMatchObject({ ...entry(B, 'b@example.com'), wantsNextEvent: false });
  });
});
