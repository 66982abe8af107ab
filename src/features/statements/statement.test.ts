import { describe, expect, it } from 'vitest';
import { type Posting, statementOf, toEntries } from './statement.ts';

const posting = (
  effectiveOn: string,
  sequence: number,
  kind: string,
  account: string,
  cents: number,
): Posting => ({ effectiveOn, sequence, kind, account, cents });

const received = (on: string, sequence: number, cents: number) => [
  posting(on, sequence, 'contribution-received', 'unapplied', -cents),
];
const settled = (on: string, sequence: number) => [
  posting(on, sequence, 'instalment-settled', 'unapplied', 234_400),
  posting(on, sequence, 'instalment-settled', 'fund', -187_500),
  posting(on, sequence, 'instalment-settled', 'prepaid-administration', -45_000),
  posting(on, sequence, 'instalment-settled', 'reserve', -1_900),
];
const POSTINGS = [
  ...received('2026-12-31', 1, 234_400),
  ...settled('2026-12-31', 2),
  ...received('2027-01-01', 3, 300_000),
  ...settled('2027-01-01', 4),
  posting('2027-01-05', 5, 'administration-earned', 'prepaid-administration', 45_000),
  posting('2027-01-05', 5, 'administration-earned', 'administration', -45_000),
  ...received('2027-02-01', 6, 100),
];

describe('a statement', () => {
  const entries = toEntries(POSTINGS);

  it('has one line for each entry about the member’s own money', () => {
    expect(entries.map(({ on, kind }) => `${on} ${kind}`)).toEqual([
      '2026-12-31 contribution-received',
      '2026-12-31 instalment-settled',
      '2027-01-01 contribution-received',
      '2027-01-01 instalment-settled',
      '2027-02-01 contribution-received',
    ]);
    expect(entries[1]).toMatchObject({ amount: 0, fund: 187_500, waiting: -234_400 });
  });

  it('puts the instalments that one payment completes into one line', () => {
    const bid = [
      ...received('2027-03-17', 7, 703_200),
      ...[8, 9, 10].flatMap((n) => settled('2027-03-17', n)),
    ];
    const { entries, closing } = statementOf(
      toEntries([...bid, ...settled('2027-03-18', 11)]),
      '2027',
    );
    expect(entries.map(({ on, count, fund }) => [on, count, fund])).toEqual([
      ['2027-03-17', 1, 0],
      ['2027-03-17', 3, 562_500],
      ['2027-03-18', 1, 187_500],
    ]);
    expect(closing.fund).toBe(750_000);
  });

  it('separates a month from what was before and after it', () => {
    const january = statementOf(entries, '2027-01');
    expect(january.opening).toEqual({
      amount: 234_400,
      fund: 187_500,
      administration: 45_000,
      reserve: 1_900,
      waiting: 0,
    });
    expect(january.entries).toHaveLength(2);
    expect(january.closing).toMatchObject({ amount: 534_400, fund: 375_000, waiting: 65_600 });
  });

  it('of a year has all its months, its last and its first day too', () => {
    expect(statementOf(entries, '2026').entries).toHaveLength(2);
    expect(statementOf(entries, '2027')).toMatchObject({
      opening: { amount: 234_400 },
      closing: { amount: 534_500, waiting: 65_700 },
    });
    expect(statementOf(entries, '2028').entries).toEqual([]);
  });
});
