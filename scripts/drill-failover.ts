import { sql } from 'drizzle-orm';
import { selectRows } from '../src/db/executor.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { verifyLedger } from '../src/features/ledger/server/verify-ledger.ts';
import { findViolations } from '../src/testing/deposit-faults/invariants.ts';
import { createPerson, type Person } from '../src/testing/deposit-faults/person.ts';
import { type Cluster, startCluster } from '../src/testing/failover/cluster.ts';
import { killDuringDraw } from '../src/testing/failover/evening.ts';
import { findPrograms } from '../src/testing/failover/programs.ts';
import { type ServerProcess, startServerProcess } from '../src/testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '../src/testing/setup/lifted-limits.ts';
import { TEST_SETTINGS } from '../src/testing/setup/test-settings.ts';

/**
 * `npm run drill:failover`: two web and two worker processes behind PgBouncer in transaction mode,
 * with a synchronous replica. While people apply and pay, the primary is killed and the replica
 * promoted. Then a worker is killed in the middle of an evening of draws. Ends with 1 if anything
 * that was acknowledged is lost or doubled, or if an assembly is not held as it should be.
 */
const PEOPLE = 150;
const MAX_CONCURRENT = 6;
/** How many have paid when the primary is killed. */
const BEFORE = PEOPLE / 3;
/** How long the dead primary stays unnoticed. */
const UNNOTICED_MS = 3_000;
const RETRY_MS = 500;
const SETTLE_LIMIT_MS = 120_000;

const programs = findPrograms();
if ('missing' in programs) {
  console.error(
    `The drill needs ${programs.missing}: on Debian, apt-get install postgresql pgbouncer.`,
  );
  process.exit(1);
}
const cluster = await startCluster(programs);
const servers: ServerProcess[] = [];
try {
  const settings = {
    ...LIFTED_LIMITS,
    // All processes have the same keys, as in production.
    ...TEST_SETTINGS,
    NODE_ENV: 'development',
    DATABASE_URL: cluster.pooledUrl,
    DATABASE_DIRECT_URL: cluster.directUrl,
    DATABASE_REPLICA_URL: cluster.replicaUrl,
    PAGES: 'development',
    LOG_LEVEL: 'error',
  };
  for (const ROLE of ['web', 'web', 'worker', 'worker']) {
    servers.push(await startServerProcess({ ...settings, ROLE }));
  }
  const faults = await drill(
    cluster,
    servers.slice(0, 2).map(({ url }) => url),
  );
  faults.push(...(await drillDraws(servers)));
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'Nothing was lost or doubled.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await cluster.stop();
}

async function drill({ killPrimary, promoteReplica }: Cluster, urls: string[]): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, (_, index) =>
    createPerson(`drill-${index}@example.com`),
  );
  const waiting = [...people];
  const answeredAt: number[] = [];
  let visits = 0;
  const load = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      while (!person.isDone()) {
        visits += 1;
        await person.visit(urls[visits % urls.length] as string);
        if (!person.isDone()) await pause(RETRY_MS);
      }
      answeredAt.push(performance.now());
    }
  };
  const failOver = async () => {
    while (answeredAt.length < BEFORE) await pause(20);
    const killedAt = performance.now();
    console.log(`${answeredAt.length} of ${PEOPLE} have paid: the primary is killed.`);
    killPrimary();
    await pause(UNNOTICED_MS);
    await promoteReplica();
    console.log(`Promoted ${seconds(performance.now() - killedAt)} s later.`);
    return killedAt;
  };
  const [killedAt] = await Promise.all([
    failOver(),
    ...Array.from({ length: MAX_CONCURRENT }, load),
  ]);
  const next = answeredAt.find((at) => at > killedAt + UNNOTICED_MS);
  console.log(
    `${PEOPLE} people paid in ${visits} visits; the first one after the promotion ${seconds((next ?? Number.NaN) - killedAt)} s after the kill.`,
  );
  return findFaults(people);
}

/** The second worker is killed while the two share the draws of an evening. */
async function drillDraws([, , , worker]: readonly ServerProcess[]): Promise<string[]> {
  if (!worker) throw new Error('there is no second worker');
  const { faults, drawnBefore, seconds } = await killDuringDraw({
    url: cluster.directUrl,
    killWorker: () => worker.kill('SIGKILL'),
  });
  console.log(
    `A worker was killed with ${drawnBefore} assemblies drawn; the last was held ${seconds.toFixed(0)} s later.`,
  );
  return faults;
}

/** What is wrong once the mails are sent and no job is left. */
async function findFaults(people: readonly Person[]): Promise<string[]> {
  const database = openPostgres({
    connectionString: cluster.directUrl,
    maxConnections: 2,
    onError: () => {},
  });
  const { executor } = database;
  try {
    const limit = performance.now() + SETTLE_LIMIT_MS;
    for (;;) {
      const faults = await checkAll();
      if (faults.length === 0 || performance.now() > limit) return faults;
      await pause(2_000);
    }
  } finally {
    await database.close();
  }

  async function checkAll(): Promise<string[]> {
    const faults: string[] = [];
    const paid = await selectRows<{ email: string }>(
      executor,
      sql`select email from deposits where completed_at is not null`,
    );
    const kept = new Set(paid.map(({ email }) => email));
    for (const { email } of people) {
      if (!kept.has(email)) faults.push(`${email}: told that the deposit is paid, and it is not`);
      faults.push(...(await findViolations(executor, email)).map((rule) => `${email}: ${rule}`));
    }
    const { difference } = await verifyLedger(executor);
    return difference ? [...faults, difference] : faults;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
