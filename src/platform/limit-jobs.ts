import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';

/**
 * Enforces in the database how many jobs of a queue are active at a time. The queue library counts
 * them too, but two processes that fetch at the same moment both count too few. Jobs that are fetched
 * together are counted once: nobody else can activate one while the transaction holds the lock.
 */
export async function limitActiveJobs(db: Executor): Promise<void> {
  if (await hasLimit(db)) return;
  await db.transaction(async (tx) => {
    // Several processes may start at once.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('limit of active jobs', 0))`,
    );
    if (!(await hasLimit(tx))) await createLimit(tx);
  });
}

async function hasLimit(db: Executor): Promise<boolean> {
  const found = await selectRows(
    db,
    sql`select 1 from pg_trigger where tgname = 'limit_active_jobs' and tgrelid = 'pgboss.job'::regclass
      and tgfoid = to_regprocedure('pgboss.admit_active_job()')`,
  );
  return found.length > 0;
}

async function createLimit(db: Executor): Promise<void> {
  await db.execute(sql`
    create or replace function pgboss.admit_active_job() returns trigger language plpgsql as $$
    declare
      fetching text := new.name || ' ' || pg_current_xact_id() || ' ';
      known text := current_setting('casa.active_jobs', true);
      active int;
    begin
      if starts_with(known, fetching) then
        active := substr(known, length(fetching) + 1)::int;
      else
        perform pg_advisory_xact_lock(hashtextextended('active jobs of ' || new.name, 0));
        select count(*) into active from pgboss.job
          where name = new.name and state = 'active' and group_id = new.group_id;
      end if;
      if active >= new.group_tier::int then
        return null;
      end if;
      perform set_config('casa.active_jobs', fetching || active + 1, true);
      return new;
    end $$`);
  await db.execute(sql`
    create or replace trigger limit_active_jobs before update of state on pgboss.job for each row
    when (new.state = 'active' and old.state <> 'active' and new.group_id = new.name and new.group_tier ~ '^[0-9]+$')
    execute function pgboss.admit_active_job()`);
}
