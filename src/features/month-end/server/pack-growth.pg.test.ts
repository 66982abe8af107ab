import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupScope } from '#features/ledger/accounts.ts';
import type { GroupEntry } from '#features/ledger/entry.ts';
import { postEntries } from '#features/ledger/server/posting/post-entry.ts';
import { inTransaction } from '#platform/context.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { useTestApp } from '#testing/test-app.ts';
import { openPack } from './pack/pack.ts';
import { writePack } from './pack/write-pack.ts';

const [FEW, MANY] = [10, 100];
/** What a seat of a group of some size moves in a month. */
const ENTRIES = 200;

/** `npm run test:long -- src/features/month-end`. */
describe.runIf(IS_LONG)('the pack of many groups', () => {
  const test = useTestApp();

  /** Forms a group and books a month of entries. */
  const addGroup = async () => {
    const { group, members } = await formGroup(test, { capacity: 2 });
    const entries = Array.from({ length: ENTRIES }, (_, index): GroupEntry => {
      const membershipId = members[index % members.length]?.id ?? '';
      return {
        book: group.mode,
        scope: groupScope(group.id),
        key: `generated:${index}`,
        kind: 'contribution-received',
        subjectId: group.id,
        effectiveOn: `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`,
        legs: [
          { account: 'cash', cents: 100 },
          { account: 'unapplied', cents: -100, membershipId },
        ],
      };
    });
    await inTransaction(test.context, (tx) => postEntries(tx, entries));
  };

  /** The best of some tries, because the machine may be busy, and the most memory it took. */
  const measure = async () => {
    // As the database does by itself within a minute.
    await test.context.db.execute(sql`analyze`);
    let [seconds, bytes, heap] = [Number.POSITIVE_INFINITY, 0, 0];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      bytes = 0;
      const [began, held] = [performance.now(), process.memoryUsage().heapUsed];
      for await (const piece of writePack(await openPack(test.context, { month: '2026-05' }))) {
        bytes += piece.length;
        heap = Math.max(heap, process.memoryUsage().heapUsed - held);
      }
      seconds = Math.min(seconds, (performance.now() - began) / 1_000);
    }
    return { seconds, bytes, heapMegabytes: heap / 1e6 };
  };

  it('takes time in proportion to the groups, and no more memory', {
    timeout: 900_000,
  }, async () => {
    test.clock.set('2026-03-20T18:00:00Z');
    for (let group = 0; group < FEW; group += 1) await addGroup();
    test.clock.set('2026-06-03T18:00:00Z');
    const few = await measure();
    test.clock.set('2026-03-20T18:00:00Z');
    for (let group = FEW; group < MANY; group += 1) await addGroup();
    test.clock.set('2026-06-03T18:00:00Z');
    const many = await measure();
    process.stdout.write(`${JSON.stringify({ few, many })}\n`);
    expect(many.bytes).toBeGreaterThan(few.bytes * 5);
    expect(many.seconds / few.seconds).toBeLessThan(11);
    // What is not collected yet differs from run to run; ten times the data does not show in it.
    expect(many.heapMegabytes).toBeLessThan(few.heapMegabytes + 60);
  });
});
