import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationConsents, applications } from '#features/applications/server/tables.ts';
import { waitlistEntries } from '#features/waitlist/server/tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { addRow, insertRow, insertRows } from './insert-rows.ts';

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
const consents = (applicationId: string) => ({
  applicationId,
  texts: [
    { consent: 'acceptsTermsOfUse' as const, textVersion: '1', documentVersion: 'a "b", {c}' },
    { consent: 'agreesToContact' as const, textVersion: 'NULL', documentVersion: null },
  ],
  acceptedAt: AT,
  ipAddress: '192.0.2.1',
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

  it('adds the rows that belong to it, or none of them', async () => {
    const { db } = test.context;
    const add = (id: string) =>
      insertRow(db, applications, application(id, 'a@example.com'), {
        table: applicationConsents,
        row: consents(id),
      });
    expect(await add(A)).toMatchObject({ id: A, email: 'a@example.com' });
    expect(await add(B)).toBeUndefined();
    expect(await db.select().from(applicationConsents)).toEqual([consents(A)]);
  });

  it('adds rows of several tables, also empty values', async () => {
    const { db } = test.context;
    const waiting = { ...entry(B, 'b@example.com'), pending: null };
    const add = () =>
      addRow(
        db,
        applications,
        application(A, 'a@example.com'),
        { table: applicationConsents, row: consents(A) },
        { table: waitlistEntries, row: waiting },
      );
    expect(await add()).toBe(true);
    expect(await add()).toBe(false);
    expect(await db.select().from(applicationConsents)).toEqual([consents(A)]);
    const stored = await db.select().from(waitlistEntries);
    expect(stored).toEqual([expect.objectContaining(waiting)]);
  });

  it('adds nothing where one of them must not be added', async () => {
    const { db } = test.context;
    const add = (id: string, email: string) =>
      addRow(
        db,
        applications,
        application(id, email),
        {
          table: waitlistEntries,
          row: entry(id, email),
          unless: {
            text: (place) => `select from applications where city = ${place}`,
            value: 'Provo',
          },
        },
        { table: applicationConsents, row: consents(id) },
      );
    expect(await add(A, 'a@example.com')).toBe(true);
    expect(await add(B, 'b@example.com')).toBe(false);
    for (const table of [applications, applicationConsents, waitlistEntries])
      expect(await db.$count(table)).toBe(1);
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
