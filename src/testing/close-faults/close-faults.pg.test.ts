import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { listApprovals } from '#features/approvals/server/list-approvals.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { requestClose } from '#features/month-end/server/request-close.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { Fault } from '../deposit-faults/messages.ts';
import { ARE_FAULTS_ASKED_FOR } from '../fault-options.ts';
import { makeAdmins } from '../scenes/make-admins.ts';
import { runSeats } from '../scenes/running-seats.ts';
import { createSeeded } from '../seeded.ts';
import { useTestApp } from '../test-app.ts';
import type { CloseMutant } from './mutants.ts';
import { runWorker } from './run-worker.ts';
import { lateEntry, MONTH, type Task } from './task.ts';

/** `FAULTS=25` plays that many seeds; the gate plays one. */
const SEEDS = Array.from({ length: Number(process.env.FAULTS) || 1 }, (_, index) => index + 1);
const WAIT_OPTIONS = 300_000;

/** Every flow of a close, killed at one of its steps; what is left over is then done again. */
describe('a close or a pack that is killed', () => {
  const test = useTestApp();
  const folder = mkdtempSync(join(tmpdir(), 'casa-close-'));
  let admins: Session[];

  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    const seats = await runSeats(test, { capacity: 2 });
    test.clock.set('2026-05-12T18:00:00Z');
    await seats.pay(1, 1);
    test.clock.set('2026-05-28T18:00:00Z');
    admins = await makeAdmins(test, 3);
  });

  const actor = (index: number) => admins[index] as Session;

  const run = (task: Partial<Task> & Pick<Task, 'action' | 'fault'>, mutant?: CloseMutant) =>
    runWorker(test, task, mutant);

  const waiting = async () => {
    const { items } = await listApprovals(
      test.context,
      actor(1),
      { state: 'waiting' },
      { limit: 9 },
    );
    return items;
  };

  /** What must hold once everything was done again: each thing is there once. */
  const expectOnce = async () => {
    const [counts] = await selectRows<Record<string, number>>(
      test.context.db,
      sql`select (select count(*) from ledger_closes)::int as closes,
        (select count(*) from month_closes where state = 'closed')::int as made,
        (select count(*) from month_closes where state = 'asked')::int as asked,
        (select count(*) from approvals where state = 'confirmed')::int as confirmed,
        (select count(*) from approvals where state = 'waiting')::int as waiting,
        (select count(*) from audit_log where action = 'approval.entered')::int as entered,
        (select count(*) from audit_log where action = 'approval.confirmed')::int as logged,
        (select count(*) from ledger_entries where key like 'late:%')::int as posted`,
    );
    expect(counts).toEqual({
      closes: 1,
      made: 1,
      asked: 0,
      confirmed: 1,
      waiting: 0,
      entered: 1,
      logged: 1,
      posted: 2,
    });
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  };

  /** Asks as whoever saw no answer: it is asked for already, or it is now. */
  const askAgain = async () => {
    await requestClose(test.context, actor(0), { month: MONTH }).catch((error) =>
      expect(error).toMatchObject({ code: 'CLOSE_ASKED' }),
    );
    const entries = await waiting();
    expect(entries).toHaveLength(1);
    return entries[0];
  };

  it.each(SEEDS)(
    'loses nothing and does nothing twice (seed %i)',
    async (seed) => {
      const chance = createSeeded(seed);
      const fault = (steps: number): Fault =>
        chance.below(3) === 0
          ? { kind: 'cut', step: chance.below(steps) }
          : {
              kind: 'kill',
              step: chance.below(steps),
              when: chance.pick(['before', 'after'] as const),
            };
      await run({ action: 'ask', actor: actor(0), fault: fault(8) });
      const entry = await askAgain();
      // Two people confirm while somebody posts into the month.
      await Promise.all([
        run({ action: 'confirm', actor: actor(1), approvalId: entry?.id ?? '', fault: fault(6) }),
        run({ action: 'confirm', actor: actor(2), approvalId: entry?.id ?? '', fault: fault(6) }),
        run({ action: 'post', actor: actor(1), number: 1, fault: fault(2) }),
      ]);
      if ((await waiting()).length > 0) {
        await confirmApproval(test.context, actor(1), { id: entry?.id ?? '' });
      }
      for (const number of [1, 2]) {
        const late = lateEntry(test.context.payments.mode, number);
        await inTransaction(test.context, (tx) => postEntry(tx, late));
        await inTransaction(test.context, (tx) => postEntry(tx, late));
      }
      await expectOnce();

      const out = join(folder, `${seed}.zip`);
      const pack = { action: 'pack', actor: actor(0), out } as const;
      const wasKilled = await run({
        ...pack,
        fault: { kind: 'kill', step: chance.below(20), when: 'before' },
      });
      expect(existsSync(out)).toBe(!wasKilled);
      await run({ ...pack, fault: { kind: 'none' } });
      const first = readFileSync(out);
      await run({ ...pack, fault: { kind: 'none' } });
      expect(readFileSync(out).equals(first)).toBe(true);
      await expectOnce();
    },
    WAIT_OPTIONS,
  );

  describe.runIf(ARE_FAULTS_ASKED_FOR)('with a bug in the product', () => {
    it('is found when a confirmation is no transaction', { timeout: WAIT_OPTIONS }, async () => {
      const approvalId = (await askAgain())?.id ?? '';
      const confirm = { action: 'confirm', actor: actor(1), approvalId } as const;
      const fault = { kind: 'kill', step: 0, when: 'after' } as const;
      expect(await run({ ...confirm, fault }, 'noTransaction')).toBe(true);
      expect(await waiting()).toHaveLength(0);
      await expect(expectOnce()).rejects.toThrow();
    });

    it('is found when a close can be asked for twice', { timeout: WAIT_OPTIONS }, async () => {
      await run({ action: 'ask', actor: actor(0), fault: { kind: 'none' } }, 'askedTwice');
      await run({ action: 'ask', actor: actor(2), fault: { kind: 'none' } }, 'askedTwice');
      await expect(askAgain()).rejects.toThrow();
    });
  });
});
