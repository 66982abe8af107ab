import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction, type TransactionContext } from '#platform/context.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import { groupScope } from '../../accounts.ts';
import type { CooperativeEntry, GroupEntry } from '../../entry.ts';
import { readBalances } from '../reading/read-balances.ts';
import { verifyLedger } from '../verify-ledger.ts';
import { postEntries, postEntry } from './post-entry.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const fields = { book: 'live', kind: 'test', subjectId: id(1), effectiveOn: '2026-03-05' } as const;

const inCooperative = (key: string): CooperativeEntry => ({
  ...fields,
  scope: 'cooperative',
  key,
  legs: [
    { account: 'provider-balance', cents: 3 },
    { account: 'member-deposits', cents: -3 },
  ],
});

const inGroup = (group: number, key: string, member = 1): GroupEntry => ({
  ...fields,
  scope: groupScope(id(100 + group)),
  key,
  legs: [
    { account: 'cash', cents: 5 },
    { account: 'fund', cents: -5, membershipId: id(200 + member) },
  ],
});

/** The largest number of memberships that a test here posts to. */
const MEMBERS = 480;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the ledger under concurrency', () => {
  const test = useTestApp();
  beforeEach(() =>
    saveMemberships(
      test.context,
      times(MEMBERS).map((member) => id(200 + member)),
    ),
  );

  const run = (work: (tx: TransactionContext) => Promise<void>) =>
    inTransaction(test.context, work);

  /** How many deadlocks the server has seen in this database. */
  const deadlocks = async () => {
    await test.context.db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await selectRows<{ deadlocks: number }>(
      test.context.db,
      sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
    );
    return row?.deadlocks ?? Number.NaN;
  };

  const expectSound = async (entries: number) =>
    expect(await verifyLedger(test.context.db)).toEqual({ entries, difference: undefined });

  it('creates scopes and accounts once when many transactions post first entries', async () => {
    await Promise.all(
      times(24).map((number) => run((tx) => postEntry(tx, inGroup(1, `${number}`)))),
    );
    await expectSound(24);
  });

  it('posts an entry once when many transactions post it at the same time', async () => {
    await Promise.all(times(16).map(() => run((tx) => postEntry(tx, inGroup(1, 'same')))));
    await expectSound(1);
    expect(
      await readBalances(test.context.db, { book: 'live', scope: groupScope(id(101)) }),
    ).toEqual({ cash: 5, fund: -5 });
  });

  it('posts to several groups and the cooperative at the same time without a deadlock', async () => {
    const before = await deadlocks();
    await Promise.all(
      times(60).map((number) =>
        run(async (tx) => {
          // In alternating orders, with other work in between.
          const entries = [
            inGroup(number % 3, `a${number}`, number % 7),
            inCooperative(`b${number}`),
            inGroup((number + 1) % 3, `c${number}`, number % 5),
          ];
          if (number % 2) entries.reverse();
          for (const entry of entries) {
            await postEntry(tx, entry);
            await tx.db.execute(sql`select pg_sleep(0.002)`);
          }
        }),
      ),
    );
    await expectSound(180);
    expect(await deadlocks()).toBe(before);
  });

  it('does not deadlock with rows that are locked after posting', async () => {
    const before = await deadlocks();
    await test.context.db.execute(sql`create table lock_probe (id int primary key)`);
    try {
      await test.context.db.execute(sql`insert into lock_probe values (1)`);
      const lock = (tx: TransactionContext) =>
        tx.db.execute(sql`select * from lock_probe for update`);
      await Promise.all(
        times(30).map((number) =>
          run(async (tx) => {
            if (number % 2) await lock(tx);
            await postEntry(tx, inCooperative(`${number}`));
            await tx.db.execute(sql`select pg_sleep(0.002)`);
            if (number % 2 === 0) await lock(tx);
          }),
        ),
      );
    } finally {
      await test.context.db.execute(sql`drop table lock_probe`);
    }
    await expectSound(30);
    expect(await deadlocks()).toBe(before);
  });

  it('locks the cooperative’s scope only at the end of a transaction', async () => {
    let release = () => {};
    const waits = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = run(async (tx) => {
      await postEntry(tx, inCooperative('slow'));
      await waits;
    });
    await run((tx) => postEntry(tx, inCooperative('quick')));
    release();
    await slow;
    const order = await selectRows<{ key: string }>(
      test.context.db,
      sql`select key from ledger_entries order by sequence`,
    );
    expect(order.map(({ key }) => key)).toEqual(['quick', 'slow']);
    await expectSound(2);
  });

  it('reads balances and statements by an index', async () => {
    const months = times(240);
    await run((tx) =>
      postEntries(
        tx,
        times(12).flatMap((member) =>
          months.map((month) => inGroup(1, `${member}:${month}`, member)),
        ),
      ),
    );
    await test.context.db.execute(sql`analyze ledger_postings, ledger_entries, ledger_balances`);
    const plan = async (query: string) => {
      const rows = await selectRows<{ 'QUERY PLAN': string }>(
        test.context.db,
        sql.raw(`explain ${query}`),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const statement = await plan(
      `select * from ledger_postings where membership_id = '${id(201)}' and effective_on >= '2026-01-01'
        order by effective_on, sequence, leg limit 100`,
    );
    expect(statement).toContain('Index Scan using ledger_postings_statement_idx');
    expect(statement).not.toMatch(/Sort|Seq Scan/);
    await expectSound(12 * 240);
  });
});
