import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import type { StaffRole } from '#shared/staff-roles.ts';
import { adminSession } from '#testing/admin-session.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { searchAnything } from './search-anything.ts';

const uuid = (end: number) => `018f0000-0000-7000-8000-0000000000${end}`;
const [ELENA, GROUP, SEAT, PAYOUT, ENTRY, METHOD] = [10, 11, 12, 13, 14, 15].map(uuid);

/** A member with a seat, a payment, a payout, an entry of the bank and a saved account. */
const ROWS = [
  sql`insert into identity_users (id, name, email, email_verified, created_at, updated_at)
    values ('elena', 'Elena Prado', 'elena@example.com', true, now(), now())`,
  sql`insert into users (id, identity_id, email, display_name, created_at, last_synced_at)
    values (${ELENA}, 'elena', 'elena@example.com', 'Elena Prado', now(), now())`,
  sql`insert into groups (id, mode, plan_id, number, status, capacity, member_count, opened_at, closes_at,
      formed_at, filled_at, start_month, started_at)
    values (${GROUP}, 'sandbox', '450', 1, 'running', 480, 480, now(), now() + interval '1 day', now(), now(),
      '2026-01', now())`,
  sql`insert into memberships (id, group_id, seat, user_id, status, plan_id, credit_cents, total_cents,
      rule_version, start_month, created_at, updated_at)
    values (${SEAT}, ${GROUP}, 138, ${ELENA}, 'active', '450', 45000000, 56256000, 1, '2026-01', now(), now())`,
  sql`insert into contribution_accounts (membership_id, group_id, seat, user_id, plan_id, start_month, book,
      paid, prepaid, unapplied_cents, due_on, next_step, created_at, updated_at)
    values (${SEAT}, ${GROUP}, 138, ${ELENA}, '450', '2026-01', 'sandbox', 0, 0, 0, now(), 0, now(), now())`,
  sql`insert into contribution_payments (id, membership_id, kind, state, amount_cents, instalments, method,
      created_at, updated_at)
    values (${ENTRY}, ${SEAT}, 'payment', 'open', 468800, 2, 'card', now(), now())`,
  sql`insert into payouts (id, kind, subject_id, book, group_id, membership_id, seat, user_id, account, cents,
      payee_kind, payee_id, payee_name, state, owed_at, bank_details_id, asked_by, bank_reference, paid_on,
      updated_at)
    values (${PAYOUT}, 'refund', ${SEAT}, 'sandbox', ${GROUP}, ${SEAT}, 138, ${ELENA}, 'refunds-owed', 44100000,
      'member', ${ELENA}, 'Elena Prado', 'paid', now(), ${METHOD}, 'admin@example.com', 'WIRE-77', now(), now())`,
  sql`insert into approvals (id, kind, subject_id, beneficiary_id, amount_cents, summary, details, state,
      entered_by_id, entered_by, entered_at)
    values (${ENTRY}, 'manual-payment', ${SEAT}, ${ELENA}, 234400, 'Payment for seat 138',
      '{"reference":"BANK 4711"}', 'waiting', ${GROUP}, 'admin@example.com', now())`,
  sql`insert into saved_payment_methods (id, owner_id, mode, status, setup_id, provider_id, kind, last4, name,
      mandate_id, created_at, updated_at)
    values (${METHOD}, ${ELENA}, 'sandbox', 'active', 'seti_1', 'pm_1', 'us_bank_account', '6789', 'First Bank',
      'mandate', now(), now())`,
  sql`insert into blog_articles (id, title, slug, content, author_name, published, created_at, updated_at)
    values (${GROUP}, 'Como comprar a casa própria', 'casa', 'x', 'Ana', false, now(), now())`,
];

describe('GET /api/admin/search', () => {
  const test = useTestApp({ session: adminSession });
  beforeEach(() =>
    inTransaction(test.context, async ({ db }) => {
      await db.execute(sql`set local session_replication_role = replica`);
      for (const row of ROWS) await db.execute(row);
    }),
  );
  type Group = { kind: string; items: { title: string; href: string }[] };
  const search = async (q: string): Promise<Record<string, string[]>> => {
    const answer = await test.request('GET', `/api/admin/search?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    return titles(await answer.json());
  };
  const titles = (groups: readonly Group[]) =>
    Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]));

  it('finds a person by name, address and phone, with an account or without', async () => {
    const id = await saveApplication(test.context, {
      firstName: 'Nora',
      lastName: 'Lima',
      phone: '(801) 555-0142',
    });
    expect(await search('prado')).toEqual({ people: ['Elena Prado'] });
    expect(await search('ELENA@example')).toEqual({ people: ['Elena Prado'] });
    expect(await search('801-555-0142')).toEqual({ people: ['Nora Lima'] });
    const answer = await test.request('GET', '/api/admin/search?q=Nora%20Lima');
    expect(await answer.json()).toMatchObject([
      { kind: 'people', items: [{ href: `/admin/people/application/${id}` }] },
    ]);
    const elena = await test.request('GET', '/api/admin/search?q=elena');
    expect(await elena.json()).toMatchObject([{ items: [{ href: `/admin/people/${ELENA}` }] }]);
  });

  it('finds a seat, an amount, the end of an account and references', async () => {
    expect(await search('450-1 138')).toEqual({ seats: ['Seat 138 of $450,000 Group 1'] });
    expect(await search('450-2 138')).toEqual({});
    const paid = { contributions: ['$4,688 of Elena Prado'] };
    expect(await search('$4,688')).toEqual(paid);
    expect(await search('4688')).toMatchObject(paid);
    expect(await search('$441,000')).toEqual({ payouts: ['$441,000 to Elena Prado'] });
    expect(await search('2,344')).toEqual({ entries: ['Payment for seat 138'] });
    expect(await search('6789')).toEqual({ methods: ['First Bank of Elena Prado'] });
    expect(await search('WIRE-77')).toEqual({ payouts: ['$441,000 to Elena Prado'] });
    expect(await search('BANK 4711')).toEqual({ entries: ['Payment for seat 138'] });
    const deposit = await saveDeposit(test.context);
    expect(await search(`pi_${deposit}`)).toEqual({ payments: ['$200 of Ana Souza'] });
    expect(await search('$200')).toEqual({ deposits: ['$200 of Ana Souza'] });
  });

  it('finds an article by its title, accents or not', async () => {
    expect(await search('PROPRIA casa')).toEqual({ articles: ['Como comprar a casa própria'] });
  });

  it.each(['', ' ', 'a', '%', '\\', "'; drop table users; --", '$', '450-1 9999', 'é'.repeat(100)])(
    'finds nothing for %j',
    async (q) => {
      expect(await search(q)).toEqual({});
    },
  );

  it('refuses a text that is too long, and one that is not there', async () => {
    const long = await test.request('GET', `/api/admin/search?q=${'a'.repeat(101)}`);
    expect(long.status).toBe(422);
    expect((await test.request('GET', '/api/admin/search')).status).toBe(422);
  });

  it('leaves no trace of what a role may not read', async () => {
    const kindsOf = async (staffRole: StaffRole, q: string) =>
      (await searchAnything(test.context, { isAdmin: false, staffRole }, q)).map(
        ({ kind }) => kind,
      );
    for (const role of ['reviewer', 'support', 'editor'] as const) {
      for (const q of ['$4,688', '$441,000', 'WIRE-77', 'BANK 4711', '6789']) {
        expect(await kindsOf(role, q), `${role}: ${q}`).toEqual([]);
      }
    }
    expect(await kindsOf('editor', 'elena')).toEqual([]);
    expect(await kindsOf('editor', 'casa')).toEqual(['articles']);
    expect(await kindsOf('reviewer', 'casa')).toEqual([]);
    expect(await kindsOf('reviewer', 'elena')).toEqual(['people']);
    expect(await kindsOf('reviewer', '450-1 138')).toEqual([]);
    expect(await kindsOf('support', '450-1 138')).toEqual(['seats']);
    expect(await kindsOf('treasurer', '$4,688')).toEqual(['contributions']);
  });
});
