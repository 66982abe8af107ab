import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';

/**
 * Enforces in the database how many jobs of a queue are active at a time. The queue library counts
 * them too, but two processes that fetch at the same moment both count too few.
 */
export async function limitActiveJobs(db: Executor): Promise<void> {
  const [found] = await selectRows(
    db,
    sql`select 1 from pg_trigger where tgname = 'limit_active_jobs' and tgrelid = 'pgboss.job'::regclass`,
  );
  if (found) return;
  await db.execute(sql`
    create or replace function pgboss.limit_active_jobs() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('active jobs of ' || new.name, 0));
      if (select count(*) from pgboss.job
          where name = new.name and state = 'active' and group_id = new.group_id) >= new.group_tier::int then
        return null;
      end if;
      return new;
    end $$`);
  await db.execute(sql`
    create or replace trigger limit_active_jobs before update of state on pgboss.job for each row
    when (new.state = 'active' and old.state <> 'active' and new.group_id = new.name and new.group_tier ~ '^[0-9]+$')
    execute function pgboss.limit_active_jobs()`);
}
