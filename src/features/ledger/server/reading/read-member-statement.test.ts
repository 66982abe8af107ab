import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { saveMemberships } from '#testing/scenes/save-memberships.ts';
import { useTestApp } from '#testing/test-app.ts';
import { groupScope } from '../../accounts.ts';
import type { GroupEntry } from '../../entry.ts';
import { postEntries } from '../posting/post-entry.ts';
import { readMemberStatement, type StatementCursor } from './read-member-statement.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [MINE, OTHER] = [id(1), id(2)];

const instalment = (month: number, membershipId: string): GroupEntry => ({
  book: 'live',
  scope: groupScope(id(9)),
  key: `instalment:${membershipId}:${month}`,
  kind: 'instalment',
  subjectId: id(month),
  effectiveOn: `2026-${String(month).padStart(2, '0')}-05`,
  legs: [
    { account: 'cash', cents: 200 },
    { account: 'fund', cents: -150, membershipId },
    { account: 'administration', cents: -50, membershipId },
  ],
});

describe('a member’s statement', () => {
  const test = useTestApp();
  beforeEach(() => saveMemberships(test.context, [MINE, OTHER]));

  it('has the postings of the membership by date, page by page', async () => {
    // Not posted in the order of their effective dates.
    const months = [7, 1, 12, 3];
    for (const month of months) {
      await inTransaction(test.context, (tx) =>
        postEntries(tx, [instalment(month, MINE), instalment(month, OTHER)]),
      );
    }
    const pages: string[][] = [];
    let after: StatementCursor | undefined;
    do {
      const query = { membershipId: MINE, limit: 3, after };
      const { lines, next } = await readMemberStatement(test.context.db, query);
      pages.push(lines.map((line) => `${line.effectiveOn} ${line.account} ${line.cents}`));
      after = next;
    } while (after);
    const expected = [1, 3, 7, 12].flatMap((month) => {
      const day = `2026-${String(month).padStart(2, '0')}-05`;
      return [`${day} fund -150`, `${day} administration -50`];
    });
    expect(pages).toEqual([expected.slice(0, 3), expected.slice(3, 6), expected.slice(6)]);
  });

  it('can be limited to a span of days, both included', async () => {
    await inTransaction(test.context, (tx) =>
      postEntries(
        tx,
        [1, 2, 3, 4].map((month) => instalment(month, MINE)),
      ),
    );
    const { lines, next } = await readMemberStatement(test.context.db, {
      membershipId: MINE,
      from: '2026-02-05',
      to: '2026-03-05',
    });
    expect(lines.map(({ key }) => key.at(-1))).toEqual(['2', '2', '3', '3']);
    expect(lines[0]).toMatchObject({ kind: 'instalment', subjectId: id(2), leg: 2 });
    expect(next).toBeUndefined();
  });
});
