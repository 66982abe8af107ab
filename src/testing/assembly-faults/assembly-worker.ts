// A worker process that runs assembly steps and can be killed at one of them. It loads all modules
// first and then waits, so that a restart is fast.
import { applyMutant } from '../deposit-faults/apply-mutant.ts';
import { type BeaconMood, type FromWorker, MUTANT_VARIABLE, type ToWorker } from './messages.ts';
import { MUTANTS, type MutantName } from './mutants.ts';

const tell = (message: FromWorker) => process.send?.(message);
const mutant = process.env[MUTANT_VARIABLE];
if (mutant) applyMutant(MUTANTS[mutant as MutantName]);

const { readConfig } = await import('#platform/settings/config.ts');
const { inTransaction } = await import('#platform/context.ts');
const { createContext } = await import('#server/start/create-context.ts');
const { advanceAssemblies } = await import(
  '#features/assemblies/holding/server/advance-assemblies.ts'
);
const { settlePaidBid } = await import('#features/assemblies/bid-payments/server/settle-bid.ts');
const { assemblyWorkers } = await import('#features/assemblies/server/workers.ts');
const { timeOfRound } = await import('#shared/beacon-chain.ts');
const { fillFund } = await import('./fill-fund.ts');
const { countSteps } = await import('../deposit-faults/count-steps.ts');
const { TEST_SETTINGS } = await import('../setup/test-settings.ts');

type Runtime = Awaited<ReturnType<typeof createContext>>;

const TABLES =
  'assemblies|biddings|sealed_bids|assembly_picks|assembly_refunds|assembly_alarms|ledger_entries|memberships|membership_changes|mails';
const CLOSE_MS = 3_000;
let databaseUrl = '';
let now = new Date(0);
let mood: BeaconMood = 'true';
let runtime: Runtime | undefined;
const counter = countSteps(() => databaseUrl, TABLES);

async function open(url: string): Promise<void> {
  databaseUrl = url;
  const config = readConfig({ ...TEST_SETTINGS, DATABASE_URL: url, ROLE: 'web' });
  runtime = await createContext(config, {
    clock: { now: () => now },
    wrapBeacon: (beacon) => ({
      ...beacon,
      async fetchRound(round) {
        // Rounds of the last half hour are missing; older ones are available.
        const begins = timeOfRound(beacon.chain, round).getTime();
        if (mood === 'late' && begins > now.getTime() - 30 * 60_000) return undefined;
        const found = await beacon.fetchRound(mood === 'lying' ? round - 1 : round);
        return found && { ...found, round };
      },
    }),
  });
}

async function advance({ context, boss }: Runtime): Promise<void> {
  await advanceAssemblies(context);
  for (const { job, run } of assemblyWorkers) {
    for (const waiting of await boss.fetch<unknown>(job.name, { batchSize: 20 })) {
      await run(context, waiting.data);
      await boss.complete(job.name, waiting.id);
    }
  }
}

async function work(message: ToWorker): Promise<void> {
  if (message.type === 'open') {
    await open(message.databaseUrl);
    tell({ type: 'opened' });
  } else if (message.type === 'arm') {
    counter.arm(message.fault);
    tell({ type: 'armed' });
  } else if (message.type === 'trace') {
    tell({ type: 'trace', steps: counter.trace() });
  } else if (message.type === 'close') {
    counter.disarm();
    // Cut connections may never close by themselves; the harness drops the database anyway.
    const ended = runtime?.close().catch(() => {});
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, CLOSE_MS))]);
    runtime = undefined;
    tell({ type: 'closed' });
  } else {
    if (!runtime) throw new Error('the worker has no database');
    now = new Date(message.now);
    if (message.type === 'advance') {
      mood = message.beacon;
      await advance(runtime);
    } else {
      const { pickId, cents } = message;
      await inTransaction(runtime.context, async (tx) => {
        await fillFund(tx, { pickId, cents });
        await settlePaidBid(tx, { pickId });
      });
    }
    tell({ type: 'done' });
  }
}

process.on('message', (message: ToWorker) => {
  work(message).catch((error: Error) => tell({ type: 'done', failure: String(error.stack) }));
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'loaded' });
