import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction } from '#platform/context.ts';
import { useTestApp } from '#testing/test-app.ts';
import { postEntry } from './posting/post-entry.ts';

const SUBJECT = '00000000-0000-7000-8000-000000000001';

type RawLeg = { account: string; cents: number };

describe('the guards of the ledger', () => {
  const test = useTestApp();

  const postSound = (key: string) =>
    inTransaction(test.context, (tx) =>
      postEntry(tx, {
        book: 'live',
        scope: 'cooperative',
        key,
        kind: 'test',
        subjectId: SUBJECT,
        effectiveOn: '2026-03-05',
        legs: [
          { account: 'provider-balance', cents: 5 },
          { account: 'member-deposits', cents: -5 },
        ],
      }),
    );

  const sums = () =>
    selectRows<Record<string, unknown>>(
      test.context.db,
      sql`select (select sum(cents)::text from ledger_postings) as sum, (select count(*)::int from ledger_postings) as postings,
        (select string_agg(account || cents, ',' order by account) from ledger_balances) as balances,
        (select string_agg(last_sequence || encode(last_hash, 'hex'), ',') from ledger_scopes) as heads`,
    );

  /** Inserts an entry without `postEntry`, by default with the correct hash. */
  const writeRaw = (
    legs: readonly RawLeg[],
    {
      postingCount = legs.length,
      sequence = 2,
      day = '2026-03-05',
      hash = sql`ledger_next_hash(null, s.last_hash, ledger_digest(s.book, s.scope, 'raw', 'raw', ${SUBJECT}::uuid, '2026-03-05', (select string_agg(ledger_leg_text(account, cents, null), '' order by leg) from legs)), '2026-03-05')`,
    } = {},
  ) =>
    test.context.db.execute(sql`
      with legs (leg, account, cents) as (values ${sql.join(
        legs.map(
          ({ account, cents }, index) =>
            sql`(${index + 1}::smallint, ${account}::text, ${cents}::bigint)`,
        ),
        sql`, `,
      )}), entry as (
        insert into ledger_entries (scope_id, sequence, key, kind, subject_id, effective_on, posting_count, created_at, hash)
        select s.id, ${sequence}::bigint, 'raw', 'raw', ${SUBJECT}::uuid, '2026-03-05', ${postingCount}::int, '2026-03-05', ${hash}
        from ledger_scopes s)
      insert into ledger_postings (scope_id, sequence, leg, account, cents, effective_on)
      select s.id, ${sequence}::bigint, leg, account, cents, ${day}::date from legs, ledger_scopes s`);

  const sound = [
    { account: 'provider-balance', cents: 7 },
    { account: 'member-deposits', cents: -7 },
  ];

  it('accepts a valid entry inserted by raw SQL, and updates the balances', async () => {
    await postSound('first');
    await writeRaw(sound);
    expect(await sums()).toMatchObject([
      { sum: '0', balances: 'member-deposits-12,provider-balance12' },
    ]);
    await postSound('third');
  });

  it('refuses every entry that does not sum to zero', async () => {
    await postSound('first');
    const before = await sums();
    const leg = fc.record({
      account: fc.constantFrom('provider-balance', 'member-deposits'),
      cents: fc.integer({ min: -300, max: 300 }).filter((cents) => cents !== 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(leg, { minLength: 1, maxLength: 4 }), async (legs) => {
        fc.pre(legs.length < 2 || legs.reduce((sum, { cents }) => sum + cents, 0) !== 0);
        await expect(writeRaw(legs, { postingCount: Math.max(2, legs.length) })).rejects.toThrow();
        expect(await sums()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it.each<[string, Parameters<typeof writeRaw>[1]]>([
    ['fewer postings than it says', { postingCount: 3 }],
    ['a gap in the sequence', { sequence: 3 }],
    ['a number that was given', { sequence: 1 }],
    ['postings of another day', { day: '2026-03-06' }],
    ['a hash that does not follow', { hash: sql`sha256('x')` }],
  ])('refuses an entry with %s', async (_, change) => {
    await postSound('first');
    const before = await sums();
    await expect(writeRaw(sound, change)).rejects.toThrow();
    expect(await sums()).toEqual(before);
  });

  it.each<[string, string, { constraint: string } | { column: string }]>([
    // Without its entry there is no next hash.
    ['an entry', "s.id, 3, 'provider-balance', null::uuid", { column: 'last_hash' }],
    [
      'a scope',
      "s.id + 1, 2, 'provider-balance', null::uuid",
      { constraint: 'ledger_balances_account_fk' },
    ],
    ['an account', "s.id, 2, 'cash', null::uuid", { constraint: 'ledger_balances_account_fk' }],
    [
      'a membership',
      "s.id, 2, 'provider-balance', gen_random_uuid()",
      { constraint: 'ledger_positions_membership_id_fk' },
    ],
  ])('refuses postings of %s that does not exist', async (_, columns, cause) => {
    await postSound('first');
    const before = await sums();
    const refused = await test.context.db
      .execute(sql`
        with legs (scope_id, sequence, account, membership_id, leg, cents) as materialized (
          select ${sql.raw(columns)}, l.leg, l.cents
          from ledger_scopes s, (values (1::smallint, 7::bigint), (2, -7)) l (leg, cents)
        ), entry as (
          insert into ledger_entries (scope_id, sequence, key, kind, subject_id, effective_on, posting_count, created_at, hash)
          select s.id, 2, 'raw', 'raw', ${SUBJECT}::uuid, '2026-03-05', 2, '2026-03-05',
            ledger_next_hash(null, s.last_hash, ledger_digest(s.book, s.scope, 'raw', 'raw', ${SUBJECT}::uuid, '2026-03-05',
              (select string_agg(ledger_leg_text(account, cents, membership_id), '' order by leg) from legs)), '2026-03-05')
          from ledger_scopes s
        )
        insert into ledger_postings (scope_id, sequence, leg, account, cents, effective_on, membership_id)
        select scope_id, sequence, leg, account, cents, '2026-03-05', membership_id from legs`)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ cause });
    expect(await sums()).toEqual(before);
  });

  it('refuses an entry without postings, and postings added to an entry', async () => {
    await postSound('first');
    const before = await sums();
    await expect(
      test.context.db.execute(sql`
        insert into ledger_entries (scope_id, sequence, key, kind, subject_id, effective_on, posting_count, created_at, hash)
        select id, 2, 'bare', 'raw', ${SUBJECT}::uuid, '2026-03-05', 2, '2026-03-05', last_hash from ledger_scopes`),
    ).rejects.toThrow();
    await expect(
      test.context.db.execute(sql`
        insert into ledger_postings (scope_id, sequence, leg, account, cents, effective_on)
        select s.id, 1, l.leg, 'provider-balance', l.cents, '2026-03-05'
        from ledger_scopes s, (values (3, 5), (4, -5)) l (leg, cents)`),
    ).rejects.toThrow();
    expect(await sums()).toEqual(before);
  });

  it.each([
    'update ledger_entries set kind = kind',
    'update ledger_postings set cents = cents',
    'update ledger_accounts set kind = kind',
    'update ledger_scopes set last_sequence = last_sequence',
    'update ledger_balances set cents = cents',
    'update ledger_positions set cents = cents',
    "insert into ledger_balances select id, 'cash', 1 from ledger_scopes",
    'delete from ledger_postings',
    'delete from ledger_entries',
    'delete from ledger_accounts',
    'delete from ledger_scopes',
    'delete from ledger_balances',
    'delete from ledger_positions',
    'truncate ledger_postings',
    'truncate ledger_entries cascade',
    'truncate ledger_accounts cascade',
    'truncate ledger_scopes cascade',
    'truncate ledger_balances',
    'truncate ledger_positions',
  ])('refuses: %s', async (statement) => {
    await postSound('kept');
    const before = await sums();
    await expect(test.context.db.execute(sql.raw(statement))).rejects.toThrow();
    expect(await sums()).toEqual(before);
  });
});
