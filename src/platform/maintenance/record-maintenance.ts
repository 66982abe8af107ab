import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Randomness } from '#providers/randomness/randomness.ts';
import { maintenanceRuns } from '../tables.ts';
import type { MaintenanceKind } from './kinds.ts';

export type MaintenanceResult = {
  readonly kind: MaintenanceKind;
  readonly seconds: number;
  readonly hasSucceeded: boolean;
  readonly isVerified?: boolean;
  readonly bytes?: number;
  /** One sentence for operators, without personal data. */
  readonly detail: string;
};

const LONGEST = 500;
/** Enough for a year of nights. */
const MAX_RUNS_KEPT = 400;

/**
 * Records what an operator's command did, for the system page and the alarms: by the database's
 * clock, since commands run on any machine.
 */
export async function recordMaintenance(
  { db, randomness }: { db: Executor; randomness: Pick<Randomness, 'id'> },
  { kind, seconds, detail, bytes, ...result }: MaintenanceResult,
): Promise<void> {
  await db.insert(maintenanceRuns).values({
    ...result,
    id: randomness.id(),
    kind,
    bytes: bytes ?? null,
    detail: detail.slice(0, LONGEST),
    startedAt: sql`now() - make_interval(secs => ${seconds})` as never,
    endedAt: sql`now()` as never,
  });
  await db.execute(
    sql`delete from ${maintenanceRuns} where kind = ${kind} and id not in
      (select id from ${maintenanceRuns} where kind = ${kind} order by ended_at desc limit ${MAX_RUNS_KEPT})`,
  );
}

export type MaintenanceRun = {
  kind: MaintenanceKind;
  endedAt: Date;
  /** How long ago it ended. */
  ageSeconds: number;
  seconds: number;
  hasSucceeded: boolean;
  isVerified: boolean;
  bytes: number | null;
  detail: string;
};

/** The last runs of a kind, the newest first. */
export async function findMaintenanceRuns(
  db: Executor,
  kind: MaintenanceKind,
  limit: number,
): Promise<MaintenanceRun[]> {
  const rows = await selectRows<MaintenanceRun>(
    db,
    sql`select kind, ended_at as "endedAt", has_succeeded as "hasSucceeded",
        is_verified as "isVerified", bytes::float8 as bytes, detail,
        extract(epoch from now() - ended_at)::float8 as "ageSeconds",
        extract(epoch from ended_at - started_at)::float8 as seconds
      from ${maintenanceRuns} where kind = ${kind} order by ended_at desc limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, endedAt: new Date(row.endedAt) }));
}
