import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Job } from './jobs.ts';
import { idOfOccurrence, nextOccurrence, previousOccurrences } from './occurrences.ts';

/** How many occurrences of each schedule are looked at. */
const LAST_RUNS = 3;

export type ScheduleState = {
  readonly job: string;
  readonly schedule: string;
  /** Of the last occurrence that succeeded among the last few; null when none did. */
  readonly succeededAt: Date | null;
  readonly seconds: number | null;
  readonly nextAt: Date;
  /** What became of the last occurrence; `missing` while no worker has enqueued it. */
  readonly last: 'done' | 'running' | 'waiting' | 'failed' | 'missing';
  readonly dueAt: Date;
};

type Row = {
  id: string;
  state: string;
  completedAt: string | null;
  seconds: number | null;
};

const LAST: Readonly<Record<string, ScheduleState['last']>> = {
  completed: 'done',
  active: 'running',
  failed: 'failed',
  cancelled: 'failed',
};

/**
 * How the schedules are doing, by the jobs of their last occurrences, whose ids are known: nothing
 * has to be written for it. By the database's clock, as the queue.
 */
export async function readSchedules(
  db: Executor,
  jobs: readonly Pick<Job, 'name' | 'schedule'>[],
): Promise<ScheduleState[]> {
  const [clock] = await selectRows<{ now: string }>(db, sql`select now()::text as now`);
  const now = new Date(clock?.now ?? 0);
  const scheduled = jobs.flatMap(({ name, schedule }) => {
    if (!schedule) return [];
    const due = previousOccurrences(schedule, now, LAST_RUNS);
    return [{ name, schedule, due, ids: due.map((at) => idOfOccurrence(name, at)) }];
  });
  const rows = await findOccurrences(db, scheduled);
  return scheduled.map(({ name, schedule, due, ids }) => {
    const found = ids.map((id) => rows.get(id));
    const success = found.find((row) => row?.state === 'completed');
    const [newest] = found;
    return {
      job: name,
      schedule,
      succeededAt: success?.completedAt ? new Date(success.completedAt) : null,
      seconds: success?.seconds ?? null,
      nextAt: nextOccurrence(schedule, now),
      last: newest ? (LAST[newest.state] ?? 'waiting') : 'missing',
      dueAt: due[0] as Date,
    };
  });
}

async function findOccurrences(
  db: Executor,
  scheduled: readonly { name: string; ids: readonly string[] }[],
): Promise<Map<string, Row>> {
  const keys = scheduled.flatMap(({ name, ids }) => ids.map((id) => sql`(${name}, ${id}::uuid)`));
  if (keys.length === 0) return new Map();
  const rows = await selectRows<Row>(
    db,
    sql`select id, state, completed_on as "completedAt",
        extract(epoch from completed_on - started_on)::float8 as seconds
      from pgboss.job where (name, id) in (${sql.join(keys, sql`, `)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
