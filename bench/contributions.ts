import type pg from 'pg';
import { sendArrearsReminders } from '../src/features/contributions/arrears/server/send-arrears-reminders.ts';
import { announceCharges } from '../src/features/contributions/automatic/server/announce-charges.ts';
import { createCharges } from '../src/features/contributions/automatic/server/create-charges.ts';
import type { SandboxClock } from '../src/providers/clock/sandbox.ts';
import type { Runtime } from '../src/server/start/create-context.ts';
import { memoryInUse } from '../src/testing/servers/memory-in-use.ts';
import { compare, type Measured } from './frame.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Product } from './product.ts';

const DATABASE = 'bench_contributions';
const SEATS = 480;
/** The number of groups of 480 members; 1000 is the whole program. */
const GROUPS = Number(process.env.BENCH_CONTRIBUTION_GROUPS ?? 10);
const ACCOUNTS = GROUPS * SEATS;
const ROUNDS = Number(process.env.BENCH_CONTRIBUTION_ROUNDS ?? 3);
/** With this many members a run takes minutes. */
const MINUTES_LONG = 200_000;

/** Members with an account and a chargeable method, inserted directly as a replica would. */
const FILL = `
  set session_replication_role = replica;
  create temp table seats as
    select gen_random_uuid() as membership_id, gen_random_uuid() as user_id, gen_random_uuid() as method_id,
      g.id as group_id, g.number, s.seat
    from (select gen_random_uuid() as id, number from generate_series(1, ${GROUPS}) number) g,
      generate_series(1, ${SEATS}) as s (seat);
  insert into users (id, email, first_name, created_at, last_synced_at)
    select user_id, 'member' || number || '-' || seat || '@example.com', 'Ana', now(), now() from seats;
  insert into groups (id, mode, plan_id, number, status, capacity, member_count, opened_at, closes_at,
      formed_at, filled_at, start_month, started_at)
    select distinct group_id, 'sandbox', '450', number, 'running', ${SEATS}, ${SEATS}, now(),
      now() + interval '1 day', now(), now(), to_char(now() - interval '40 days', 'YYYY-MM'), now() from seats;
  insert into saved_payment_methods (id, owner_id, mode, status, setup_id, provider_id, kind, last4, name,
      mandate_id, created_at, updated_at)
    select method_id, user_id, 'sandbox', 'active', 'seti_' || method_id, 'pm_' || method_id, 'us_bank_account',
      '6789', 'First Bank', 'mandate', now(), now() from seats;
  insert into contribution_accounts (membership_id, group_id, seat, user_id, plan_id, start_month, book,
      paid, prepaid, unapplied_cents, due_on, next_step, next_step_on, saved_method_id, created_at, updated_at)
    select membership_id, group_id, seat, user_id, '450', to_char(now() - interval '40 days', 'YYYY-MM'),
      'sandbox', 0, 0, 0, current_date - 1, 0, current_date - 1, method_id, now(), now() from seats;
  set session_replication_role = origin;
  analyze;`;

/** Copies of the tables with every key, check and index; jobs are in their queue's partition. */
const BARE_TABLES = `
  create table bare_steps (like contribution_steps including all);
  alter table bare_steps add foreign key (membership_id) references contribution_accounts (membership_id);
  create table bare_mails (like mails including all);
  create table bare_jobs (like pgboss.job_common including all);
  alter table bare_jobs add foreign key (name) references pgboss.queue (name) deferrable initially deferred;
  alter table bare_jobs add foreign key (dead_letter) references pgboss.queue (name) deferrable initially deferred;
  create table bare_charges (like automatic_charges including all);
  alter table bare_charges add foreign key (membership_id) references contribution_accounts (membership_id);
  create table bare_payments (like payments including all);
  alter table bare_payments add foreign key (saved_method_id) references saved_payment_methods (id);
  create table bare_contributions (like contribution_payments including all);
  alter table bare_contributions add foreign key (membership_id) references contribution_accounts (membership_id);`;

const EMPTY = `
  truncate bare_steps, bare_mails, bare_jobs, bare_charges, bare_payments, bare_contributions`;

type Part = {
  name: string;
  /** Resets the database to the day before. */
  reset: string;
  run(runtime: Runtime): Promise<unknown>;
  /**
   * Writes the rows of a run by bare statements, from rows that are in the database already. Updates
   * change a value in the same indexes.
   */
  bare: string;
  /** Counts the rows that prove that everybody was processed. */
  done: string;
};

const MAIL_ROWS = 'insert into bare_mails select * from mails;';

const PARTS: readonly Part[] = [
  {
    name: 'reminders',
    reset: `
      truncate contribution_steps, mails;
      delete from pgboss.job;
      update contribution_accounts set next_step = 0, next_step_on = current_date - 1, charge_on = null;`,
    run: ({ context }) => sendArrearsReminders(context),
    bare: `insert into bare_steps select * from contribution_steps; ${MAIL_ROWS}
      update contribution_accounts set next_step = next_step + 1, next_step_on = next_step_on + 1, updated_at = now();`,
    done: 'select count(*)::int as n from contribution_steps',
  },
  {
    name: 'announced automatic payments',
    reset: `
      truncate automatic_charges, mails;
      delete from pgboss.job;
      update contribution_accounts set next_step_on = null, charge_on = current_date;`,
    run: ({ context }) => announceCharges(context),
    bare: `insert into bare_charges select * from automatic_charges; ${MAIL_ROWS}
      update contribution_accounts set charge_on = current_date;`,
    done: 'select count(*)::int as n from automatic_charges',
  },
  {
    name: 'automatic payments',
    reset: `
      delete from automatic_charges;
      delete from contribution_payments;
      delete from payments;
      delete from pgboss.job;
      insert into automatic_charges (id, membership_id, month, attempt, charge_on, state, created_at, updated_at)
        select gen_random_uuid(), membership_id, 1, 1, current_date - 1, 'announced', now(), now()
        from contribution_accounts;`,
    run: ({ context }) => createCharges(context),
    bare: `insert into bare_payments select * from payments;
      insert into bare_contributions select * from contribution_payments;
      insert into bare_jobs select * from pgboss.job where name = 'charge-payment';
      update automatic_charges set state = 'skipped', payment_id = null, updated_at = now();`,
    done: 'select count(*)::int as n from contribution_payments',
  },
];

/**
 * The daily run over groups in which everybody is reminded, announced or charged, compared with
 * bare INSERT … SELECT statements that write the same rows under the same keys and checks.
 */
export async function measureContributions(
  product: Pick<Product, 'databaseUrl'>,
): Promise<Measured> {
  return withOwnDatabase(product, DATABASE, compareRuns);
}

async function compareRuns(runtime: Runtime, bare: pg.Client): Promise<Measured> {
  await bare.query(FILL);
  await bare.query(BARE_TABLES);
  const measured: Measured = { comparisons: [], figures: [] };
  for (const part of PARTS) {
    if (part.name !== 'reminders') await toEndOfMonth(runtime);
    const { comparisons, figures } = await comparePart(runtime, bare, part);
    measured.comparisons.push(...comparisons);
    measured.figures.push(...figures);
  }
  return measured;
}

/** Automatic payments are announced in the last days of a month. */
async function toEndOfMonth({ context }: Runtime): Promise<void> {
  const now = context.clock.now();
  const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0, 18);
  await (context.clock as SandboxClock).advance(Math.max(0, last - now.getTime()));
}

async function comparePart(runtime: Runtime, bare: pg.Client, part: Part): Promise<Measured> {
  const rate = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return (ACCOUNTS * 1000) / (performance.now() - startedAt);
  };
  let most = 0;
  const ours = async () => {
    await bare.query(part.reset);
    await bare.query('analyze');
    const before = memoryInUse().held;
    // A garbage collection pauses the run, so memory is sampled rarely.
    const watch = setInterval(() => {
      most = Math.max(most, memoryInUse().held - before);
    }, 2_000);
    const measured = await rate(() => part.run(runtime)).finally(() => clearInterval(watch));
    const [row] = (await bare.query<{ n: number }>(part.done)).rows;
    if (row?.n !== ACCOUNTS) throw new Error(`${part.name}: ${row?.n} of ${ACCOUNTS} were served`);
    return measured;
  };
  const limit = async () => {
    await bare.query(EMPTY);
    return rate(() => bare.query(part.bare));
  };
  const comparison = await compare({
    name: `daily run of contributions: ${part.name}`,
    against: 'bare INSERT … SELECT of the same rows',
    unit: 'members/s',
    goal: '≥ 0.3',
    ours,
    limit,
    rounds: ROUNDS,
    warmUps: ACCOUNTS < MINUTES_LONG ? 1 : 0,
  });
  const value = Math.round(most / 1024 / 1024);
  const name = `most memory held by a run over ${ACCOUNTS} members: ${part.name}`;
  return { comparisons: [comparison], figures: [{ name, value, unit: 'MB' }] };
}
