import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction, type TransactionContext } from '#platform/context.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { untilBlocked } from '#testing/servers/until-blocked.ts';
import { useTestApp } from '#testing/test-app.ts';
import { groupScope } from '../accounts.ts';
import type { GroupEntry } from '../entry.ts';
import { closeMonth } from './close-month.ts';
import { writePending } from './posting/pending-entries.ts';
import { postEntries, postEntry } from './posting/post-entry.ts';
import { verifyLedger } from './verify-ledger.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const inGroup = (group: number, key: string, effectiveOn = '2026-10-14'): GroupEntry => ({
  book: 'live',
  kind: 'test',
  subjectId: id(1),
  effectiveOn,
  scope: groupScope(id(100 + group)),
  key,
  legs: [
    { account: 'cash', cents: 5 },
    { account: 'fund', cents: -5, membershipId: id(201) },
  ],
});

describe('a close beside everything else', () => {
  const test = useTestApp();
  const run = <T>(work: (tx: TransactionContext) => Promise<T>) =>
    inTransaction(test.context, work);
  const close = () => run((tx) => closeMonth(tx, { book: 'live', month: '2026-10' }));

  beforeEach(async () => {
    test.clock.set('2026-11-05T18:00:00Z');
    await saveMemberships(test.context, [id(201)]);
    await run((tx) => postEntry(tx, inGroup(1, 'first', '2026-10-01')));
  });

  /** How many entries there are of each state. */
  const count = async () => {
    const [row] = await selectRows<Record<'october' | 'moved' | 'atClose' | 'closes', number>>(
      test.context.db,
      sql`select count(*) filter (where effective_on < '2026-11-01')::int as october,
        count(*) filter (where original_on is not null)::int as moved,
        (select coalesce(sum(last_sequence), 0) from ledger_close_heads)::int as "atClose",
        (select count(*) from ledger_closes)::int as closes from ledger_entries`,
    );
    return row;
  };

  it('is made once when many people make it', async () => {
    const results = await Promise.allSettled(times(8).map(() => close()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'closed' });
    }
    expect(await count()).toMatchObject({ closes: 1, atClose: 1 });
  });

  it('has what was posted before it, and moves what is posted after, with no entry between', async () => {
    await Promise.all([
      ...times(60).map((number) => run((tx) => postEntry(tx, inGroup(number % 7, `${number}`)))),
      close(),
      ...times(60).map((number) =>
        run((tx) =>
          postEntries(tx, [inGroup(number % 9, `late ${number}`), inGroup(9, `${number}`)]),
        ),
      ),
    ]);
    const after = await count();
    expect(after?.atClose).toBe(after?.october);
    expect((after?.october ?? 0) + (after?.moved ?? 0)).toBe(181);
    expect(await verifyLedger(test.context.db)).toEqual({ entries: 181, difference: undefined });
  });

  /** Does the first part of a transaction, then something else that has to wait, then the rest. */
  const inBetween = async (
    first: (tx: TransactionContext) => Promise<unknown>,
    other: () => Promise<unknown>,
    rest: (tx: TransactionContext) => Promise<unknown> = async () => undefined,
  ) => {
    const [begun, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const own = run(async (tx) => {
      await first(tx);
      begun.resolve();
      await waiting.promise;
      await rest(tx);
    });
    await begun.promise;
    const others = other();
    await untilBlocked(test.context.db);
    waiting.resolve();
    await Promise.all([own, others]);
  };

  it('waits for a scope that begins meanwhile', async () => {
    await inBetween(async (tx) => {
      await postEntry(tx, inGroup(5, 'new scope'));
      await writePending(tx.db);
    }, close);
    expect(await count()).toEqual({ october: 2, moved: 0, atClose: 2, closes: 1 });
  });

  it('makes a scope that begins after it wait, and dates its first entry', async () => {
    await inBetween(
      (tx) => closeMonth(tx, { book: 'live', month: '2026-10' }),
      () => run((tx) => postEntry(tx, inGroup(5, 'new scope'))),
    );
    expect(await count()).toEqual({ october: 1, moved: 1, atClose: 1, closes: 1 });
  });

  it('does not stop a transaction that has posted and posts more', async () => {
    await run((tx) => postEntry(tx, inGroup(2, 'second', '2026-10-01')));
    await inBetween(
      async (tx) => {
        await postEntry(tx, inGroup(2, 'a'));
        await writePending(tx.db);
      },
      close,
      (tx) => postEntry(tx, inGroup(1, 'b')),
    );
    expect(await count()).toEqual({ october: 4, moved: 0, atClose: 4, closes: 1 });
  });

  it('closes nothing when its connection is ended in the middle', async () => {
    const [begun, ended] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const own = run(async (tx) => {
      await closeMonth(tx, { book: 'live', month: '2026-10' });
      const [row] = await selectRows<{ pid: number }>(tx.db, sql`select pg_backend_pid() as pid`);
      begun.resolve(row?.pid ?? 0);
      await ended.promise;
      throw new Error('stopped');
    });
    const pid = await begun.promise;
    const after = close();
    await test.context.db.execute(sql`select pg_terminate_backend(${pid})`);
    expect(await after).toEqual({ opensOn: '2026-11-01' });
    ended.resolve();
    await expect(own).rejects.toThrow();
    expect(await count()).toEqual({ october: 1, moved: 0, atClose: 1, closes: 1 });
  });
});
