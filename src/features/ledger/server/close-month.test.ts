import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction, type TransactionContext } from '#platform/context.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import { groupScope } from '../accounts.ts';
import type { CooperativeEntry, GroupEntry } from '../entry.ts';
import { KeyReusedError } from '../errors.ts';
import { closeMonth, findCloseRefusal } from './close-month.ts';
import { postEntries, postEntry } from './posting/post-entry.ts';
import { readCloses, readHeads, readHeadsAtClose } from './reading/read-closes.ts';
import { verifyLedger } from './verify-ledger.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const GROUP = groupScope(id(101));

const inCooperative = (key: string, effectiveOn: string): CooperativeEntry => ({
  book: 'live',
  kind: 'test',
  subjectId: id(1),
  scope: 'cooperative',
  key,
  effectiveOn,
  legs: [
    { account: 'provider-balance', cents: 3 },
    { account: 'member-deposits', cents: -3 },
  ],
});

const inGroup = (key: string, effectiveOn: string): GroupEntry => ({
  ...inCooperative(key, effectiveOn),
  scope: GROUP,
  legs: [
    { account: 'cash', cents: 5 },
    { account: 'fund', cents: -5, membershipId: id(201) },
  ],
});

describe('a month that is closed', () => {
  const test = useTestApp();
  beforeEach(async () => {
    test.clock.set('2026-11-05T18:00:00Z');
    await saveMemberships(test.context, [id(201)]);
  });

  const run = <T>(work: (tx: TransactionContext) => Promise<T>) =>
    inTransaction(test.context, work);
  const post = (...entries: Parameters<typeof postEntries>[1]) =>
    run((tx) => postEntries(tx, entries));
  const close = (month: string) => run((tx) => closeMonth(tx, { book: 'live', month }));
  const refusal = (month: string) => run((tx) => findCloseRefusal(tx, { book: 'live', month }));
  const dates = () =>
    selectRows<{ key: string; on: string; original: string | null; legs: string }>(
      test.context.db,
      sql`select e.key, e.effective_on::text as on, e.original_on::text as original,
        (select string_agg(distinct p.effective_on::text, ',') from ledger_postings p
          where p.scope_id = e.scope_id and p.sequence = e.sequence) as legs
        from ledger_entries e order by e.created_at, e.key, e.scope_id`,
    );
  const expectSound = async (entries: number) =>
    expect(await verifyLedger(test.context.db)).toEqual({ entries, difference: undefined });

  it('dates later entries the first open day, and keeps their original date', async () => {
    await post(inGroup('a', '2026-10-05'), inCooperative('a', '2026-10-05'));
    expect(await close('2026-10')).toEqual({ opensOn: '2026-11-01' });
    await post(
      inGroup('late', '2026-10-14'),
      inGroup('now', '2026-11-05'),
      inCooperative('late', '2026-09-30'),
      inCooperative('first', '2026-11-01'),
    );
    const november = { on: '2026-11-01', legs: '2026-11-01' };
    const found = new Set((await dates()).slice(2).map((entry) => JSON.stringify(entry)));
    expect(found).toEqual(
      new Set(
        [
          { key: 'first', ...november, original: null },
          { key: 'late', ...november, original: '2026-09-30' },
          { key: 'late', ...november, original: '2026-10-14' },
          { key: 'now', on: '2026-11-05', original: null, legs: '2026-11-05' },
        ].map(({ key, on, original, legs }) => JSON.stringify({ key, on, original, legs })),
      ),
    );
    await expectSound(6);
  });

  it('takes a repeat by its original date, posted before the close or after it', async () => {
    await post(inGroup('before', '2026-10-05'));
    await close('2026-10');
    await post(inGroup('after', '2026-10-14'));
    await post(inGroup('before', '2026-10-05'), inGroup('after', '2026-10-14'));
    await expectSound(2);
    for (const entry of [inGroup('before', '2026-11-01'), inGroup('after', '2026-11-01')]) {
      await expect(post(entry)).rejects.toThrow(KeyReusedError);
    }
    await post({ ...inGroup('after', '2026-12-24'), isDatedWhenPosted: true });
    test.clock.set('2026-12-05T18:00:00Z');
    await close('2026-11');
    await post(inGroup('before', '2026-10-05'), inGroup('after', '2026-10-14'));
    await expectSound(2);
  });

  it('stays sound whatever is posted in whatever order, and every repeat is one', async () => {
    const entry = fc.record({
      key: fc.nat({ max: 5 }),
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.constantFrom('08', '09', '10', '11'),
      isGroup: fc.boolean(),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 12 }), async (drawn) => {
        run += 1;
        const entries = drawn.map(({ key, day, month, isGroup }) => {
          const date = `2026-${month}-${String(day).padStart(2, '0')}`;
          const name = `${run} ${key} ${date}`;
          return isGroup ? inGroup(name, date) : inCooperative(name, date);
        });
        if (run === 1) await post(inCooperative('first', '2026-08-01'));
        if (run === 5) await close('2026-09');
        if (run === 10) await close('2026-10');
        await post(...entries);
        await post(...entries);
      }),
      { numRuns: 15 },
    );
    const { difference } = await verifyLedger(test.context.db);
    expect(difference).toBeUndefined();
    const moved = (await dates()).filter(({ original }) => original);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every(({ on }) => on === '2026-10-01' || on === '2026-11-01')).toBe(true);
  });

  it('is over, the next one, and not before the first entry', async () => {
    expect(await refusal('2026-10')).toBe('before-first');
    await post(inGroup('a', '2026-07-05'));
    expect(await refusal('2026-06')).toBe('before-first');
    expect(await refusal('2026-11')).toBe('running');
    expect(await refusal('2026-12')).toBe('running');
    // The first close takes the months before it with it.
    await close('2026-08');
    expect(await refusal('2026-07')).toBe('closed');
    expect(await refusal('2026-08')).toBe('closed');
    expect(await refusal('2026-10')).toBe('earlier-open');
    expect(await refusal('2026-09')).toBeUndefined();
    await expect(close('2026-10')).rejects.toMatchObject({ reason: 'earlier-open' });
    await close('2026-09');
    expect(await readCloses(test.context.db, 'live')).toEqual({
      lastMonth: '2026-09',
      opensOn: '2026-10-01',
    });
    expect(await readCloses(test.context.db, 'test')).toEqual({
      lastMonth: undefined,
      opensOn: undefined,
    });
  });

  it('leaves the other books open', async () => {
    await post(inGroup('a', '2026-10-05'), { ...inGroup('a', '2026-10-05'), book: 'sandbox' });
    await close('2026-10');
    await post({ ...inGroup('b', '2026-10-06'), book: 'sandbox' });
    expect((await dates()).filter(({ on }) => on < '2026-11-01')).toHaveLength(3);
  });

  it('keeps the heads of the chains', async () => {
    await post(inGroup('a', '2026-10-05'), inCooperative('a', '2026-10-05'));
    const heads = await readHeads(test.context.db, 'live');
    await close('2026-10');
    await post(inGroup('b', '2026-11-05'));
    const of = { book: 'live', month: '2026-10' } as const;
    expect(await readHeadsAtClose(test.context.db, of)).toEqual(heads);
    expect(await readHeads(test.context.db, 'live')).not.toEqual(heads);
  });

  describe('whatever SQL is run', () => {
    const raw = (on: string, original: string | null = null) =>
      test.context.db.execute(sql`
        with entry as (
          insert into ledger_entries (scope_id, sequence, key, kind, subject_id, effective_on, original_on, posting_count, created_at, hash)
          select s.id, s.last_sequence + 1, 'raw', 'raw', ${id(1)}::uuid, ${on}::date, ${original}::date, 2, '2026-11-05',
            ledger_next_hash(null, s.last_hash, ledger_digest(s.book, s.scope, 'raw', 'raw', ${id(1)}::uuid, ${on}::date,
              ledger_leg_text('cash', 1, null) || ledger_leg_text('owed-by-members', -1, null)), '2026-11-05')
          from ledger_scopes s)
        insert into ledger_postings (scope_id, sequence, leg, account, cents, effective_on)
        select s.id, s.last_sequence + 1, l.leg, l.account, l.cents, ${on}::date from ledger_scopes s,
          (values (1::smallint, 'cash', 1), (2::smallint, 'owed-by-members', -1)) as l (leg, account, cents)`);
    const refuses = (constraint: string) => ({ cause: { constraint } });

    beforeEach(async () => {
      await post({
        ...inGroup('a', '2026-10-05'),
        legs: [
          { account: 'cash', cents: 5 },
          { account: 'owed-by-members', cents: -5 },
        ],
      });
    });

    it('takes no entry, nor a wrong original date', async () => {
      await close('2026-10');
      const wrong = refuses('ledger_entry_in_open_month');
      await expect(raw('2026-10-31')).rejects.toMatchObject(wrong);
      await expect(raw('2026-11-02', '2026-10-30')).rejects.toMatchObject(wrong);
      await expect(raw('2026-11-01', '2026-11-01')).rejects.toMatchObject(wrong);
      await raw('2026-11-01', '2026-10-30');
      await expectSound(2);
    });

    it('takes no original date while nothing is closed', async () => {
      await expect(raw('2026-11-01', '2026-10-30')).rejects.toMatchObject(
        refuses('ledger_entry_in_open_month'),
      );
    });

    it('is not opened, skipped or closed again', async () => {
      await close('2026-10');
      const { db } = test.context;
      const append = refuses('ledger_append_only');
      await expect(db.execute(sql`delete from ledger_closes`)).rejects.toMatchObject(append);
      await expect(
        db.execute(sql`update ledger_closes set month = '2026-09', opens_on = '2026-10-01'`),
      ).rejects.toMatchObject(append);
      await expect(db.execute(sql`delete from ledger_close_heads`)).rejects.toMatchObject(append);
      await expect(
        db.execute(
          sql`insert into ledger_close_heads select book, '2026-11', scope_id, 1, last_hash from ledger_close_heads`,
        ),
      ).rejects.toMatchObject(refuses('ledger_derived'));
      for (const [month, opensOn] of [
        ['2026-10', '2026-11-01'],
        ['2026-12', '2027-01-01'],
      ]) {
        await expect(
          db.execute(
            sql`insert into ledger_closes values ('live', ${month}, ${opensOn}::date, now())`,
          ),
        ).rejects.toMatchObject(refuses('ledger_closes_in_order'));
      }
    });
  });

  it('is found when somebody changed it behind the database’s back', async () => {
    await post(inGroup('a', '2026-10-05'), inGroup('b', '2026-10-06'));
    await close('2026-10');
    await post(inGroup('c', '2026-11-05'));
    await test.context.db.execute(sql`alter table ledger_closes disable trigger user`);
    await test.context.db.execute(
      sql`insert into ledger_closes values ('live', '2026-11', '2026-12-01', now())`,
    );
    await test.context.db.execute(sql`alter table ledger_closes enable trigger user`);
    expect((await verifyLedger(test.context.db)).difference).toMatch(
      /entry a is dated in 2026-11 or before, which was closed when it was posted/,
    );
  });

  it('posts nothing when the transaction that closes it fails', async () => {
    await post(inGroup('a', '2026-10-05'));
    await expect(
      run(async (tx) => {
        await closeMonth(tx, { book: 'live', month: '2026-10' });
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    await run((tx) => postEntry(tx, inGroup('b', '2026-10-06')));
    expect((await dates()).map(({ on }) => on)).toEqual(['2026-10-05', '2026-10-06']);
  });
});
