import type pg from 'pg';
import { sendArrearsReminders } from '../src/features/contributions/server/take-steps.ts';
import type { Runtime } from '../src/server/create-context.ts';
import { compare, type Measured } from './frame.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Product } from './product.ts';

const DATABASE = 'bench_contributions';
const SEATS = 480;
/**
 * The number of groups of 480 members who all owe their instalment; 1000 is the whole programme.
 */
const GROUPS = Number(process.env.BENCH_CONTRIBUTION_GROUPS ?? 10);

/** Inserts members whose reminder is due, by raw SQL as a replica. */
const FILL = `
  set session_replication_role = replica;
  create temp table seats as
    select gen_random_uuid() as membership_id, gen_random_uuid() as user_id, g.id as group_id, g.number,
      s.seat from (select gen_random_uuid() as id, number from generate_series(1, ${GROUPS}) number) g,
      generate_series(1, ${SEATS}) as s (seat);
  insert into users (id, email, first_name, created_at, last_synced_at)
    select user_id, 'member' || number || '-' || seat || '@example.com', 'Ana', now(), now() from seats;
  insert into groups (id, mode, plan_id, number, status, capacity, member_count, opened_at, closes_at,
      formed_at, filled_at, start_month, started_at)
    select distinct group_id, 'sandbox', '450', number, 'running', ${SEATS}, ${SEATS}, now(),
      now() + interval '1 day', now(), now(), to_char(now() - interval '40 days', 'YYYY-MM'), now() from seats;
  insert into contribution_accounts (membership_id, group_id, seat, user_id, plan_id, start_month, book,
      paid, prepaid, unapplied_cents, due_on, next_step, next_step_on, created_at, updated_at)
    select membership_id, group_id, seat, user_id, '450', to_char(now() - interval '40 days', 'YYYY-MM'),
      'sandbox', 0, 0, 0, current_date - 1, 0, current_date - 1, now(), now() from seats;
  set session_replication_role = origin;
  analyze;`;

/** Copies of the tables with every key, check and index. */
const BARE_TABLES = `
  create table bare_steps (like contribution_steps including all);
  alter table bare_steps add foreign key (membership_id) references contribution_accounts (membership_id);
  create table bare_mails (like mails including all);
  create table bare_jobs (like pgboss.job including all);`;

/** Writes the rows of a run by bare statements, from rows that are in the database already. */
const BARE_INSERT = `
  insert into bare_steps select * from contribution_steps;
  insert into bare_mails select * from mails;
  insert into bare_jobs select * from pgboss.job where name = 'send-mail';
  update contribution_accounts set next_step = next_step, next_step_on = next_step_on + 0, updated_at = now();`;

/** Resets the data: everybody owes again, and nothing was sent. */
const RESET = `
  truncate contribution_steps, mails;
  delete from pgboss.job;
  update contribution_accounts set next_step = 0, next_step_on = current_date - 1;`;

/**
 * The daily run over groups in which everybody owes an instalment, beside bare INSERT … SELECT
 * statements that write the same steps, mails, jobs and accounts under the same keys and checks.
 */
export async function measureContributions(
  product: Pick<Product, 'databaseUrl'>,
): Promise<Measured> {
  return withOwnDatabase(product, DATABASE, compareRun);
}

async function compareRun({ context }: Runtime, bare: pg.Client): Promise<Measured> {
  const accounts = GROUPS * SEATS;
  await bare.query(FILL);
  await bare.query(BARE_TABLES);
  const rate = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return (accounts * 1000) / (performance.now() - startedAt);
  };
  let grown = 0;
  const ours = async () => {
    await bare.query(RESET);
    const before = process.memoryUsage().heapUsed;
    const measured = await rate(async () => {
      const taken = await sendArrearsReminders(context);
      if (taken !== accounts) throw new Error(`${taken} of ${accounts} steps were taken`);
    });
    grown = process.memoryUsage().heapUsed - before;
    return measured;
  };
  const limit = async () => {
    await bare.query('truncate bare_steps, bare_mails, bare_jobs');
    return rate(() => bare.query(BARE_INSERT));
  };
  const comparison = await compare({
    name: 'daily run of contributions',
    against: 'bare INSERT … SELECT of the same rows',
    unit: 'members/s',
    goal: '≥ 0.3',
    ours,
    limit,
    rounds: 3,
  });
  const megabytes = Math.round(grown / 1024 / 1024);
  return {
    comparisons: [comparison],
    figures: [
      { name: `heap grown by a run over ${accounts} members`, value: megabytes, unit: 'MB' },
    ],
  };
}
