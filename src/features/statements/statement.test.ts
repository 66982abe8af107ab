import { describe, expect, it } from 'vitest';
import { namesOf, type Posting, statementOf, toEntries } from './statement.ts';

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

  it('is one line for each payment, with the instalments it completes', () => {
    const bid = [
      ...received('2027-03-17', 7, 703_200),
      ...[8, 9, 10].flatMap((n) => settled('2027-03-17', n)),
    ];
    const { entries, closing } = statementOf(
      toEntries([...bid, ...settled('2027-03-18', 11)]),
      '2027',
    );
    expect(entries.map(({ on, kind, amount, fund }) => [on, kind, amount, fund])).toEqual([
      ['2027-03-17', 'contribution-received', 703_200, 562_500],
      ['2027-03-18', 'instalment-settled', 0, 187_500],
    ]);
    expect(closing.fund).toBe(750_000);
  });

  it('names the instalments of a line in as few words as possible', () => {
    const numbered = [7, 8, 9].flatMap((n) =>
      settled('2027-03-17', n).map((one) => ({ ...one, subjectId: `id-${n}` })),
    );
    const numbers = new Map([
      ['id-7', 3],
      ['id-8', 239],
      ['id-9', 240],
    ]);
    const { entries } = statementOf(
      toEntries([...received('2027-03-17', 6, 703_200), ...numbered], numbers),
      '2027',
    );
    expect(entries.map(({ instalments }) => namesOf(instalments))).toEqual(['3, 239–240']);
  });

  it('adds up: every line has its parts, and the lines are the change of the period', () => {
    for (const period of ['2026', '2027', '2027-01', '2027-02']) {
      const { opening, entries: lines, change, closing } = statementOf(entries, period);
      for (const one of [opening, ...lines, change, closing]) {
        expect(one.fund + one.administration + one.reserve + one.waiting).toBe(one.amount);
      }
      for (const part of ['amount', 'fund', 'administration', 'reserve', 'waiting'] as const) {
        expect(lines.reduce((sum, line) => sum + line[part], 0)).toBe(change[part]);
        expect(opening[part] + change[part]).toBe(closing[part]);
      }
    }
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
    expect(january.entries).toHaveLength(1);
    expect(january.change).toEqual({
      amount: 300_000,
      fund: 187_500,
      administration: 45_000,
      reserve: 1_900,
      waiting: 65_600,
    });
    expect(january.closing).toMatchObject({ amount: 534_400, fund: 375_000, waiting: 65_600 });
  });

  it('of a year has all its months, its last and its first day too', () => {
    expect(statementOf(entries, '2026').entries).toHaveLength(1);
    expect(statementOf(entries, '2027')).toMatchObject({
      opening: { amount: 234_400 },
      closing: { amount: 534_500, waiting: 65_700 },
    });
    expect(statementOf(entries, '2028').entries).toEqual([]);
  });
});
