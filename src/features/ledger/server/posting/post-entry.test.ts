import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction } from '#platform/context.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import {
  BOOKS,
  type Book,
  chartOfAccounts,
  type GroupAccount,
  groupScope,
  MEMBERSHIP_ACCOUNTS,
  type Scope,
} from '../../accounts.ts';
import type { Entry, Leg } from '../../entry.ts';
import { KeyReusedError } from '../../errors.ts';
import { readBalances, readPosition, readPositions } from '../reading/read-balances.ts';
import { postEntries, postEntry } from './post-entry.ts';
import { postTransfer } from './post-transfer.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const SUBJECT = id(1);
const GROUPS = [groupScope(id(101)), groupScope(id(102))];
const SCOPES: Scope[] = ['cooperative', ...GROUPS];
const MEMBERSHIPS = [id(201), id(202), id(203)];

const needsMembership = (account: string) =>
  (MEMBERSHIP_ACCOUNTS as readonly string[]).includes(account);
const accountsOf = (scope: Scope) =>
  Object.keys(chartOfAccounts[scope === 'cooperative' ? 'cooperative' : 'group']);

/** Any valid entry: legs of one scope that sum to zero. */
const entries = fc
  .record({
    book: fc.constantFrom(...BOOKS),
    scope: fc.constantFrom(...SCOPES),
    key: fc.nat({ max: 9 }),
    day: fc.integer({ min: 1, max: 28 }),
    legs: fc.array(
      fc.record({
        account: fc.nat(),
        cents: fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        membershipId: fc.option(fc.constantFrom(...MEMBERSHIPS), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    balancing: fc.nat(),
  })
  .map(({ book, scope, key, day, legs, balancing }) => {
    const names = accountsOf(scope);
    const named = legs
      .filter(({ cents }) => cents !== 0)
      .map((leg) => ({ ...leg, account: names[leg.account % names.length] as string }))
      .map((leg) =>
        needsMembership(leg.account) ? { ...leg, membershipId: leg.membershipId ?? id(201) } : leg,
      );
    const total = named.reduce((sum, { cents }) => sum + cents, 0);
    const account = names[balancing % names.length] as string;
    const last = { account, cents: -total, membershipId: MEMBERSHIPS[0] };
    return {
      book,
      scope,
      key: `entry "${key}" \\ {é}`,
      kind: 'test',
      subjectId: SUBJECT,
      effectiveOn: `2026-03-${String(day).padStart(2, '0')}`,
      legs: total === 0 ? named : [...named, last],
    } as Entry;
  })
  .filter(({ legs }) => legs.length >= 2);

/** A model of the ledger in plain maps. */
function createModel() {
  const contents = new Map<string, string>();
  const sums = new Map<string, number>();
  const add = (name: string, cents: number) => sums.set(name, (sums.get(name) ?? 0) + cents);
  return {
    sums,
    /** 'new', 'repeat', or 'reused' when the key names another entry. */
    post(entry: Entry): 'new' | 'repeat' | 'reused' {
      const name = `${entry.book} ${entry.scope} ${entry.key}`;
      const content = JSON.stringify(entry);
      const before = contents.get(name);
      if (before !== undefined) return before === content ? 'repeat' : 'reused';
      contents.set(name, content);
      for (const { account, cents, membershipId } of entry.legs) {
        add(`${entry.book} ${entry.scope} ${account}`, cents);
        if (membershipId) add(`${membershipId} ${entry.book} ${entry.scope} ${account}`, cents);
      }
      return 'new';
    },
  };
}

describe('the ledger', () => {
  const test = useTestApp();
  beforeEach(() => saveMemberships(test.context, MEMBERSHIPS));
  const post = (...given: Entry[]) => inTransaction(test.context, (tx) => postEntries(tx, given));

  /** Balances and positions as the tables have them. */
  const readSums = async () => {
    const rows = await selectRows<{ name: string; cents: string }>(
      test.context.db,
      sql`select s.book || ' ' || s.scope || ' ' || b.account as name, b.cents::text as cents
          from ledger_balances b join ledger_scopes s on s.id = b.scope_id
        union all select p.membership_id || ' ' || s.book || ' ' || s.scope || ' ' || p.account, p.cents::text
          from ledger_positions p join ledger_scopes s on s.id = p.scope_id`,
    );
    return new Map(rows.map(({ name, cents }) => [name, Number(cents)]));
  };

  it('agrees with a model for any entries, posted one by one or together, with repeats', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ entry: entries, isAgain: fc.boolean(), isLast: fc.boolean() }), {
          maxLength: 12,
        }),
        fc.integer(),
        async (steps, round) => {
          const model = createModel();
          const before = await readSums();
          const prefix = `${round} ${test.context.randomness.id()}`;
          let batch: Entry[] = [];
          for (const { entry, isAgain, isLast } of steps) {
            const named = { ...entry, key: `${prefix} ${entry.key}` } as Entry;
            const outcome = model.post(named);
            if (outcome === 'reused') {
              await expect(post(...batch, named)).rejects.toThrow(KeyReusedError);
              continue;
            }
            batch.push(named);
            if (!isLast) continue;
            await post(...batch);
            batch = isAgain ? batch : [];
          }
          await post(...batch);
          const expected = new Map(before);
          for (const [name, cents] of model.sums) {
            expected.set(name, (expected.get(name) ?? 0) + cents);
          }
          expect(await readSums()).toEqual(expected);
        },
      ),
      { numRuns: 40 },
    );
  });

  const contribution = (key: string, change: Partial<Entry> = {}): Entry =>
    ({
      book: 'live',
      scope: GROUPS[0],
      key,
      kind: 'instalment',
      subjectId: SUBJECT,
      effectiveOn: '2026-03-05',
      legs: [
        { account: 'cash', cents: 234_400 },
        { account: 'fund', cents: -187_500, membershipId: MEMBERSHIPS[0] },
        { account: 'administration', cents: -45_000, membershipId: MEMBERSHIPS[0] },
        { account: 'reserve', cents: -1_900, membershipId: MEMBERSHIPS[0] },
      ],
      ...change,
    }) as Entry;

  it('refuses a reused key with other content, within a transaction and across', async () => {
    await post(contribution('a'));
    await post(contribution('a'));
    const other: Entry[] = [
      contribution('a', { effectiveOn: '2026-03-06' }),
      contribution('a', { kind: 'other' }),
      contribution('a', { subjectId: id(2) }),
      contribution('a', { legs: [...contribution('a').legs].reverse() as never }),
    ];
    for (const entry of other) await expect(post(entry)).rejects.toThrow(KeyReusedError);
    await expect(post(contribution('b'), ...other)).rejects.toThrow(KeyReusedError);
    expect(
      await readBalances(test.context.db, { book: 'live', scope: GROUPS[0] as never }),
    ).toEqual({ cash: 234_400, fund: -187_500, administration: -45_000, reserve: -1_900 });
  });

  it('recognises a repeat on a later day when the effective date is the day of posting', async () => {
    const first = contribution('a', { isDatedWhenPosted: true });
    await post(first);
    await post({ ...first, effectiveOn: '2026-03-06' });
    await expect(post({ ...first, kind: 'other' })).rejects.toThrow(KeyReusedError);
    const [row] = await selectRows<{ days: string }>(
      test.context.db,
      sql`select string_agg(effective_on::text, ',') as days from ledger_entries`,
    );
    expect(row?.days).toBe('2026-03-05');
  });

  it('treats the same key in another scope or book as another entry', async () => {
    await post(contribution('a'), contribution('a', { scope: GROUPS[1] as never }));
    await post(contribution('a', { book: 'test' }));
    const [row] = await selectRows<{ count: number }>(
      test.context.db,
      sql`select count(*)::int as count from ledger_entries where sequence = 1`,
    );
    expect(row?.count).toBe(3);
  });

  it('shows posted entries to reads in the same transaction', async () => {
    const scope = GROUPS[0] as (typeof GROUPS)[number];
    await inTransaction(test.context, async (tx) => {
      await postEntry(tx, contribution('a'));
      expect((await readBalances(tx.db, { book: 'live', scope })).cash).toBe(234_400);
      await postEntry(tx, contribution('b'));
      expect(await readPosition(tx.db, { membershipId: MEMBERSHIPS[0] as string })).toEqual({
        fund: -375_000,
        administration: -90_000,
        reserve: -3_800,
      });
    });
    expect(await readPositions(test.context.db, { book: 'live', scope, account: 'fund' })).toEqual(
      new Map([[MEMBERSHIPS[0], -375_000]]),
    );
  });

  it('posts nothing when the transaction fails', async () => {
    const failed = inTransaction(test.context, async (tx) => {
      await postEntry(tx, contribution('a'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await readSums()).toEqual(new Map());
  });

  it('moves money between scopes by a pair of entries', async () => {
    const fields = {
      book: 'live' as Book,
      key: 'transfer',
      kind: 'deposit-to-group',
      subjectId: SUBJECT,
      effectiveOn: '2026-03-05',
    };
    const group = (cents: number) => ({
      scope: GROUPS[0] as (typeof GROUPS)[number],
      legs: [
        { account: 'cash', cents },
        { account: 'unapplied', cents: -cents, membershipId: MEMBERSHIPS[0] },
      ] as Leg<GroupAccount>[],
    });
    const cooperative = {
      scope: 'cooperative' as const,
      legs: [
        { account: 'member-deposits' as const, cents: 20_000 },
        { account: 'provider-balance' as const, cents: -20_000 },
      ],
    };
    const transfer = (cents: number) =>
      inTransaction(test.context, (tx) =>
        postTransfer(tx, { ...fields, sides: [cooperative, group(cents)] }),
      );
    await expect(transfer(19_999)).rejects.toThrow('assets change by -1');
    await transfer(20_000);
    expect(await readBalances(test.context.db, { book: 'live', scope: 'cooperative' })).toEqual({
      'member-deposits': 20_000,
      'provider-balance': -20_000,
    });
  });

  it.each<[string, Partial<Entry>]>([
    [
      'an unknown account',
      {
        legs: [
          { account: 'gold' as never, cents: 1 },
          { account: 'cash', cents: -1 },
        ],
      },
    ],
    [
      'an account of another scope',
      {
        legs: [
          { account: 'provider-balance' as never, cents: 1 },
          { account: 'cash', cents: -1 },
        ],
      },
    ],
    [
      'legs that do not sum to zero',
      {
        legs: [
          { account: 'cash', cents: 2 },
          { account: 'fund', cents: -1 },
        ],
      },
    ],
    [
      'a fund part of nobody',
      {
        legs: [
          { account: 'cash', cents: 1 },
          { account: 'fund', cents: -1 },
        ],
      },
    ],
    ['one leg', { legs: [{ account: 'cash', cents: 1 }] }],
    [
      'no cents',
      {
        legs: [
          { account: 'cash', cents: 0 },
          { account: 'fund', cents: 0 },
        ],
      },
    ],
    [
      'parts of a cent',
      {
        legs: [
          { account: 'cash', cents: 0.5 },
          { account: 'fund', cents: -0.5 },
        ],
      },
    ],
    ['no scope', { scope: 'group:x' as never }],
    ['no date', { effectiveOn: '5 March' }],
    ['a key with a line break', { key: 'a\nb' }],
    ['no subject', { subjectId: '1' }],
  ] as [string, Partial<Entry>][])('refuses %s', async (_, change) => {
    await expect(post(contribution('a', change))).rejects.toThrow(RangeError);
  });

  it('refuses a fund posting without a membership, also by raw SQL', async () => {
    await post(contribution('a'));
    const nobody = test.context.db.execute(sql`
      insert into ledger_postings (scope_id, sequence, leg, account, cents, effective_on)
      select scope_id, sequence, 9, 'fund', 1, effective_on from ledger_entries`);
    await expect(nobody).rejects.toMatchObject({
      cause: { constraint: 'ledger_postings_membership_check' },
    });
  });

  it('refuses a day that does not exist', async () => {
    await expect(post(contribution('a', { effectiveOn: '2026-02-30' }))).rejects.toThrow();
  });
});
