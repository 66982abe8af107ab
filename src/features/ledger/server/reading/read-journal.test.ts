import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import { type AccountName, type GroupAccount, groupScope } from '../../accounts.ts';
import type { GroupEntry } from '../../entry.ts';
import { postEntries } from '../posting/post-entry.ts';
import { type JournalFilter, type JournalPlace, readJournal } from './read-journal.ts';
import { readPeriodSums } from './read-period-sums.ts';
import { readFirstDay, readTrialSums } from './read-trial-sums.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const SCOPES = [groupScope(id(101)), groupScope(id(102))] as const;
const MEMBERSHIPS = [id(201), id(202)];
const PAIRS: [GroupAccount, GroupAccount][] = [
  ['cash', 'unapplied'],
  ['unapplied', 'fund'],
  ['fund', 'credits-set-aside'],
  ['credits-set-aside', 'cash'],
  ['owed-to-members', 'cash'],
];
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'] as const;

const movement = fc.record({
  scope: fc.constantFrom(...SCOPES),
  pair: fc.constantFrom(...PAIRS),
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  // Entries may be dated before others that were posted earlier.
  month: fc.integer({ min: 1, max: 4 }),
  day: fc.integer({ min: 1, max: 28 }),
  membershipId: fc.constantFrom(...MEMBERSHIPS),
  kind: fc.constantFrom('received', 'settled', 'payout'),
});
type Movement = typeof movement extends fc.Arbitrary<infer T> ? T : never;

const toEntry = (
  { scope, pair: [debit, credit], cents, month, day, membershipId, kind }: Movement,
  number: number,
): GroupEntry => ({
  book: 'sandbox',
  scope,
  key: `${kind}:${number}`,
  kind,
  subjectId: id(1_000 + number),
  effectiveOn: `2026-0${month}-${String(day).padStart(2, '0')}`,
  legs: [
    { account: debit, cents, ...(debit === 'cash' ? {} : { membershipId }) },
    { account: credit, cents: -cents, ...(credit === 'cash' ? {} : { membershipId }) },
  ],
});

describe('the journal', () => {
  const test = useTestApp();
  beforeEach(() => saveMemberships(test.context, MEMBERSHIPS));

  const post = async (movements: readonly Movement[], earlier = 0) => {
    const entries = movements.map((one, index) => toEntry(one, earlier + index));
    await inTransaction(test.context, (tx) => postEntries(tx, entries));
    return entries;
  };

  const readAll = async (filter: Omit<JournalFilter, 'book'>, isNewestFirst = true) => {
    const keys: string[] = [];
    let after: JournalPlace | undefined;
    for (;;) {
      const request = { after, limit: 3, isNewestFirst };
      const page = await readJournal(test.context.db, { book: 'sandbox', ...filter }, request);
      keys.push(...page.map(({ key }) => key));
      after = page.at(-1);
      if (page.length < 3) return keys;
    }
  };

  it('gives opening and closing balances that follow each other, as its entries say', async () => {
    const posted: GroupEntry[] = [];
    const naive = (account: AccountName, where: (entry: GroupEntry) => boolean) =>
      posted
        .filter(where)
        .flatMap(({ legs }) => legs)
        .filter((leg) => leg.account === account)
        .reduce((sum, { cents }) => sum + cents, 0);
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 25 }), async (movements) => {
        posted.push(...(await post(movements, posted.length)));
        for (const scope of SCOPES) {
          const of = { book: 'sandbox', scope } as const;
          const own = (entry: GroupEntry) => entry.scope === scope;
          let before = new Map<AccountName, number>();
          for (const [index, month] of MONTHS.slice(0, -1).entries()) {
            const [from, until] = [`${month}-01`, `${MONTHS[index + 1]}-01`];
            const sums = await readPeriodSums(test.context.db, { ...of, from, before: until });
            for (const { account, openingCents, closingCents, moved, membersCents } of sums) {
              expect(openingCents).toBe(before.get(account) ?? 0);
              const change = moved.reduce((sum, { cents }) => sum + cents, 0);
              expect(openingCents + change).toBe(closingCents);
              expect(closingCents).toBe(
                naive(account, (entry) => own(entry) && entry.effectiveOn < until),
              );
              if (account !== 'cash') expect(membersCents).toBe(closingCents);
            }
            expect(sums.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0);
            before = new Map(sums.map(({ account, closingCents }) => [account, closingCents]));
          }
        }
        for (const on of ['2025-12-31', '2026-02-14', '2026-03-31', '2026-12-31']) {
          const sums = await readTrialSums(test.context.db, { book: 'sandbox', on });
          expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
          for (const { account, cents } of sums) {
            expect(cents).toBe(naive(account, ({ effectiveOn }) => effectiveOn <= on));
          }
        }
        const days = posted.map(({ effectiveOn }) => effectiveOn).sort();
        expect(await readFirstDay(test.context.db, { book: 'sandbox' })).toBe(days[0]);
      }),
      { numRuns: 6 },
    );
  });

  it('is read page by page in both directions, and filtered by each of its facts', async () => {
    const movements = fc.sample(movement, { numRuns: 40, seed: 7 });
    const posted = await post(movements);
    const newest = await readAll({});
    expect(newest).toHaveLength(40);
    expect(new Set(newest).size).toBe(40);
    const dayOf = new Map(posted.map(({ key, effectiveOn }) => [key, effectiveOn]));
    const days = newest.map((key) => dayOf.get(key) ?? '');
    expect(days).toEqual([...days].sort().reverse());
    expect(await readAll({}, false)).toEqual([...newest].reverse());

    const [scope] = SCOPES;
    const keysOf = (is: (entry: GroupEntry) => boolean) =>
      newest.filter((key) => posted.some((entry) => entry.key === key && is(entry)));
    const first = posted[0] as GroupEntry;
    const { cents = 0 } = first.legs[0] ?? {};
    const [member = ''] = MEMBERSHIPS;
    const isOf = ({ legs }: GroupEntry) => legs.some(({ membershipId }) => membershipId === member);
    expect(await readAll({ scope })).toEqual(keysOf((entry) => entry.scope === scope));
    expect(await readAll({ from: '2026-02-01', to: '2026-03-10' })).toEqual(
      keysOf(({ effectiveOn }) => effectiveOn >= '2026-02-01' && effectiveOn <= '2026-03-10'),
    );
    expect(await readAll({ kind: 'payout' })).toEqual(keysOf(({ kind }) => kind === 'payout'));
    expect(await readAll({ account: 'cash' })).toEqual(
      keysOf(({ legs }) => legs.some(({ account }) => account === 'cash')),
    );
    expect(await readAll({ cents })).toContain(first.key);
    expect(await readAll({ about: [{ membershipIds: [member] }] })).toEqual(keysOf(isOf));
    expect(
      await readAll({ about: [{ membershipIds: [member] }, { keys: posted.map((e) => e.key) }] }),
    ).toEqual(keysOf(isOf));
    expect(await readAll({ about: [{ subjectIds: [first.subjectId] }] })).toEqual([first.key]);
    expect(await readAll({ about: [{}] })).toEqual([]);
    expect(
      await readJournal(test.context.db, { book: 'live' }, { limit: 3, isNewestFirst: true }),
    ).toEqual([]);
  });
});
