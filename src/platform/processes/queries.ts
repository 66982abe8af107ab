import { eq, type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { processes } from '../tables.ts';
import type { ProcessRole } from './roles.ts';

type OwnProcess = Omit<typeof processes.$inferInsert, 'startedAt' | 'beatAt' | 'workedAt'>;

/** Reports a process, by the database's clock: processes on several machines are compared. */
export async function upsertProcess(
  db: Executor,
  own: OwnProcess,
  isWorking: boolean,
): Promise<void> {
  const now = sql`now()`;
  await db
    .insert(processes)
    .values({
      ...own,
      startedAt: now as never,
      beatAt: now as never,
      workedAt: isWorking ? (now as never) : null,
    })
    .onConflictDoUpdate({
      target: processes.id,
      set: { beatAt: now, ...(isWorking ? { workedAt: now } : {}) },
    });
}

export async function deleteProcess(db: Executor, id: string): Promise<void> {
  await db.delete(processes).where(eq(processes.id, id));
}

/** Deletes processes that died without a word so long ago that nobody looks for them. */
export async function deleteOldProcesses(db: Executor, age: SQL): Promise<void> {
  await db.delete(processes).where(sql`${processes.beatAt} < now() - ${age}`);
}

export type SeenProcess = {
  id: string;
  role: ProcessRole;
  version: string;
  migration: string;
  host: string;
  pid: number;
  startedAt: Date;
  /** Seconds since it last reported itself. */
  beatSeconds: number;
  /** Seconds since it last looked for jobs; null for a process that runs none. */
  workSeconds: number | null;
};

/** The processes of the last day, newest first. */
export async function findProcesses(db: Executor): Promise<SeenProcess[]> {
  const rows = await selectRows<SeenProcess>(
    db,
    sql`select id, role, version, migration, host, pid, started_at as "startedAt",
        extract(epoch from now() - beat_at)::float8 as "beatSeconds",
        case when role <> 'web' then
          extract(epoch from now() - coalesce(worked_at, started_at))::float8 end as "workSeconds"
      from ${processes} where beat_at > now() - interval '1 day'
      order by started_at desc, id limit 200`,
  );
  return rows.map((row) => ({ ...row, startedAt: new Date(row.startedAt) }));
}

/** Seconds since any process last looked for jobs; infinite when none is known. */
export async function readWorkerSilence(db: Executor): Promise<number> {
  const [row] = await selectRows<{ seconds: number | null }>(
    db,
    sql`select extract(epoch from now() - max(worked_at))::float8 as seconds from ${processes}`,
  );
  return row?.seconds ?? Number.POSITIVE_INFINITY;
}
