import type { Fault } from '../deposit-faults/messages.ts';
import { markPaid } from '../mark-paid.ts';
import { playAssemblies } from '../scenes/assembly-group.ts';
import { createPostgresDatabase } from '../test-database.ts';
import type { BeaconMood } from './messages.ts';
import { MUTANTS, type MutantName } from './mutants.ts';
import { createWorkerLine, type WorkerUnderTest } from './worker-under-test.ts';
import { createStandingClock, openContext } from './world.ts';

const V = 45_000_000;
const SEATS = 7;
const OPENED_AT = '2026-11-02T18:00:00Z';

/** Worker processes and a prepared database that each case copies. */
export type Stage = Awaited<ReturnType<typeof setStage>>;

/**
 * Prepares a group whose first assembly is open, with bids of which four are equal. Workers are
 * real processes; a mutant changes their code, never the harness's.
 */
export async function setStage(mutant?: MutantName) {
  const line = createWorkerLine(mutant);
  const workers: WorkerUnderTest[] = [];
  let count = 1;
  let current = '';
  let deaths = 0;
  let lastTrace: string[] = [];

  const fill = async () => {
    while (workers.length < count) workers.push(line.take());
    for (const worker of workers.slice(0, count)) {
      await worker.ask({ type: 'open', databaseUrl: current }, 'opened');
    }
  };
  const replaceDead = async (): Promise<boolean> => {
    const dead = workers.filter(({ hasEnded }) => hasEnded);
    if (dead.length === 0) return false;
    deaths += dead.length;
    for (const worker of dead) {
      const next = line.take();
      workers.splice(workers.indexOf(worker), 1, next);
      await next.ask({ type: 'open', databaseUrl: current }, 'opened');
    }
    return true;
  };

  /** Sends a message to all workers at once; true when each finished without a failure. */
  const askAll = async (message: Parameters<WorkerUnderTest['ask']>[0]): Promise<boolean> => {
    const answers = await Promise.all(
      workers.slice(0, count).map((worker) => worker.ask(message, 'done')),
    );
    const hasDied = await replaceDead();
    return !hasDied && answers.every((answer) => answer && !answer.failure);
  };

  const template = await createPostgresDatabase();
  const clock = createStandingClock(OPENED_AT);
  const runtime = await openContext(template, clock);
  const play = await playAssemblies({ context: runtime.context, clock }, SEATS);
  // Contributions do not matter in these cases.
  await markPaid(runtime.context, play.group.id, { months: 24 });
  await play.fill(10 * V);
  current = template;
  await fill();
  const opened = await askAll({ type: 'advance', now: OPENED_AT, beacon: 'true' });
  if (!opened) throw new Error('the first assembly did not open');
  for (const [seat, amount] of [
    [1, 140],
    [2, 140],
    [3, 140],
    [4, 140],
    [5, 200],
    [6, 50],
  ] as const) {
    await play.bid(1, seat, amount);
  }
  const { sql } = mutant ? MUTANTS[mutant] : { sql: '' };
  if (sql) await runtime.context.db.execute(sql);
  for (const worker of workers) await worker.ask({ type: 'close' }, 'closed');
  await runtime.close();

  return {
    template,
    groupId: play.group.id,
    openedAt: OPENED_AT,
    filled: 10 * V,
    deaths: () => deaths,
    async takeDatabase(url: string, wanted: 1 | 2) {
      current = url;
      count = wanted;
      await fill();
    },
    async leaveDatabase() {
      lastTrace = (await workers[0]?.ask({ type: 'trace' }, 'trace'))?.steps ?? [];
      await replaceDead();
      for (const worker of workers) await worker.ask({ type: 'close' }, 'closed');
    },
    /** Arms the first worker only; the other one keeps running. */
    async arm(fault: Fault) {
      await workers[0]?.ask({ type: 'arm', fault }, 'armed');
    },
    /** The steps the first worker counted since it was armed. */
    stepsOfLastCase: () => lastTrace,
    advance: (at: Date, beacon: BeaconMood) =>
      askAll({ type: 'advance', now: at.toISOString(), beacon }),
    async settle(at: Date, pickId: string, cents: number) {
      const message = { type: 'settle', now: at.toISOString(), pickId, cents } as const;
      for (let attempt = 0; attempt < 4; attempt += 1) if (await askAll(message)) return;
    },
    end() {
      line.end();
      for (const worker of workers) worker.end();
    },
  };
}
