import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { countUnsentMails } from '#features/mails/server/count-unsent-mails.ts';
import type { Context } from '#platform/context.ts';
import { countDeadLetters, readDeadLetters, reasonOf } from '#platform/jobs/dead-letters.ts';
import { countDeadLettersByKind, readQueues } from '#platform/jobs/read-queues.ts';
import { readSchedules } from '#platform/jobs/read-schedules.ts';
import { registeredJobs } from '#platform/jobs/registered-jobs.ts';
import {
  findMaintenanceRuns,
  type MaintenanceRun,
} from '#platform/maintenance/record-maintenance.ts';
import { SILENT_AFTER_SECONDS } from '#platform/processes/heartbeat.ts';
import { findProcesses, readWorkerSilence, type SeenProcess } from '#platform/processes/queries.ts';
import type { ProcessView, System } from '../contract.ts';

const SHOWN_LETTERS = 50;
const SHOWN_RUNS = 5;
/** A process that died without a word is shown for so long. */
const SHOWN_SILENT_SECONDS = 3_600;
const BYTES_PER_MB = 1_000_000;

/** How the installation is doing, for whoever runs it. */
export async function readSystem(context: Context): Promise<System> {
  const { db, database } = context;
  const silence = await readWorkerSilence(db);
  const processes = (await findProcesses(db)).filter(
    ({ beatSeconds }) => beatSeconds < SHOWN_SILENT_SECONDS,
  );
  const schedules = await readSchedules(db, registeredJobs());
  const letters = await readDeadLetters(db, { limit: SHOWN_LETTERS });
  const migrations = await readMigrations(db);
  return {
    version: processes[0]?.version ?? '',
    migrations: { ...migrations, last: processes[0]?.migration ?? '' },
    workerSilentSeconds: Number.isFinite(silence) ? silence : null,
    isWorkerSilent: silence >= SILENT_AFTER_SECONDS,
    processes: processes.map(viewProcess),
    schedules: schedules.map(({ succeededAt, nextAt, ...schedule }) => ({
      ...schedule,
      succeededAt: succeededAt?.toISOString() ?? null,
      nextAt: nextAt.toISOString(),
    })),
    queues: await readQueues(db),
    deadLetters: {
      count: await countDeadLetters(db),
      kinds: await countDeadLettersByKind(db),
      newest: letters.map(({ id, job, failedAt, data, error }) => ({
        id,
        job,
        failedAt: new Date(failedAt).toISOString(),
        reason: reasonOf(error),
        data: JSON.stringify(data),
      })),
    },
    mails: await countUnsentMails(db),
    storage: { ...(await readStorage(context)), database: database.kind },
    backups: (await findMaintenanceRuns(db, 'backup', SHOWN_RUNS)).map(viewRun),
    ledgerChecks: (await findMaintenanceRuns(db, 'ledger-check', SHOWN_RUNS)).map(viewRun),
  };
}

function viewProcess({ startedAt, workSeconds, ...seen }: SeenProcess): ProcessView {
  const stateOf = (): ProcessView['state'] => {
    if (seen.beatSeconds >= SILENT_AFTER_SECONDS) return 'silent';
    if (workSeconds === null) return 'serving';
    return workSeconds >= SILENT_AFTER_SECONDS ? 'stuck' : 'working';
  };
  return { ...seen, startedAt: startedAt.toISOString(), state: stateOf() };
}

const viewRun = ({ endedAt, ...run }: MaintenanceRun) => ({
  ...run,
  endedAt: endedAt.toISOString(),
});

async function readMigrations(db: Executor): Promise<{ applied: number }> {
  const [row] = await selectRows<{ applied: number }>(
    db,
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  return { applied: row?.applied ?? 0 };
}

async function readStorage({ db, config }: Pick<Context, 'db' | 'config'>) {
  const [row] = await selectRows<{ bytes: number }>(
    db,
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  const disk = await statfs(config.dataDir).catch(() => undefined);
  return {
    databaseBytes: row?.bytes ?? 0,
    files: config.S3_BUCKET ? ('bucket' as const) : ('folder' as const),
    freeBytes: disk ? disk.bavail * disk.bsize : null,
    reserveBytes: config.FILES_RESERVE_MB * BYTES_PER_MB,
  };
}
