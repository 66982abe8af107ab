-- A trigger on the queue's own table limited how many jobs are active, and the queue kept the schedules.
-- The product does both itself now. Where the queue was never started there is nothing to drop.
-- allow change-rows pgboss: the queue's copy of our schedules, which stand in the code
do $$ begin
  if to_regclass('pgboss.job') is not null then
    drop trigger if exists limit_active_jobs on pgboss.job;
    drop function if exists pgboss.admit_active_job();
    delete from pgboss.schedule;
  end if;
end $$;
