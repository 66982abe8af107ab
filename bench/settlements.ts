import { sql } from 'drizzle-orm';
import pg from 'pg';
import { syncPayment } from '../src/features/payments/server/sync-payment.ts';
import { readConfig } from '../src/platform/config.ts';
import type { PaymentProvider } from '../src/providers/payments/payment-provider.ts';
import { createContext, type Runtime } from '../src/server/create-context.ts';
import '../src/server/features.ts';
import { usd } from '../src/shared/money.ts';
import { type Comparison, compare, type Measured } from './frame.ts';
import type { Product } from './product.ts';

const BATCH = 400;
const AT_ONCE = 10;
const DATABASE = 'bench_settlements';

/** A provider that reports every payment as succeeded at once. */
const allPaid = (payments: PaymentProvider): PaymentProvider => ({
  ...payments,
  readPayment: async (id) => ({
    id,
    status: 'succeeded',
    amount: usd(20_000),
    received: usd(20_000),
    clientSecret: '',
    hasFailedAttempt: false,
    isAbandoned: false,
    reference: undefined,
    refunds: [],
    disputes: [],
  }),
});

/** Runs the tasks with limited concurrency; returns the rate per second. */
async function perSecond(tasks: (() => Promise<unknown>)[]): Promise<number> {
  const waiting = [...tasks];
  const startedAt = performance.now();
  const work = async () => {
    for (let task = waiting.pop(); task; task = waiting.pop()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (tasks.length * 1000) / (performance.now() - startedAt);
}

/** Inserts applications with one pending deposit each. */
async function addPendingDeposits({ context }: Runtime, batch: number): Promise<string[]> {
  await context.db.execute(sql`
    with people as (
      insert into applications (id, email, first_name, last_name, city, state, age_group, monthly_income,
        applicant_profile, preferred_plan, source, created_at, updated_at)
      select gen_random_uuid(), 'bench-' || ${batch}::int || '-' || number || '@example.com', 'A', 'B', 'Provo', 'UT',
        '26-35', '$15,000+', 'others', case when number % 2 = 0 then '450' else '650' end, 'organic', now(), now()
      from generate_series(1, ${BATCH}::int) number returning id, email, preferred_plan),
    deposited as (
      insert into deposits (id, application_id, email, first_name, full_name, plan_id, mode, amount_cents, currency,
        status, created_at, updated_at)
      select gen_random_uuid(), id, email, 'A', 'A B', preferred_plan, 'sandbox', 20000, 'USD', 'pending', now(), now()
      from people returning id)
    insert into payments (id, purpose, subject_id, mode, amount_cents, currency, status, description, provider_id, client_secret,
      created_at, updated_at)
    select id, 'deposit', id, 'sandbox', 20000, 'USD', 'pending', 'Deposit', 'bench_' || ${batch}::int || '_' || row_number() over (),
      '', now(), now() from deposited`);
  return Array.from({ length: BATCH }, (_, index) => `bench_${batch}_${index + 1}`);
}

/**
 * Settlements against bare one-row transactions on the same server. A settlement is the whole of
 * `syncPayment` but the provider's answer, which comes at once: the payment, the deposit
 * and its application locked, payment and deposit updated, two postings, the mail and its job, the place
 * and its group's count, in one transaction of ten statements. Half of them go into one group, half into another, so the
 * queue for a group's row is part of it. The database is its own, since the running product would
 * send the mails meanwhile and be measured with it.
 */
export async function measureSettlements(product: Product): Promise<Measured> {
  const admin = new pg.Client({ connectionString: product.databaseUrl });
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  const url = new URL(product.databaseUrl);
  url.pathname = `/${DATABASE}`;
  try {
    return { comparisons: [await compareSettlements(String(url))], figures: [] };
  } finally {
    await admin.query(`drop database ${DATABASE} with (force)`);
    await admin.end();
  }
}

async function compareSettlements(databaseUrl: string): Promise<Comparison> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    LOG_LEVEL: 'error',
    DATABASE_POOL_SIZE: String(AT_ONCE),
  });
  const runtime = await createContext(config, { wrapPayments: allPaid });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE });
  await pool.query('create table bench_rows (id uuid primary key, at timestamptz)');
  let batch = 0;
  const settle = async () => {
    batch += 1;
    const payments = await addPendingDeposits(runtime, batch);
    return perSecond(payments.map((id) => () => syncPayment(runtime.context, id)));
  };
  const insertOne = async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into bench_rows values (gen_random_uuid(), now())');
    await client.query('commit');
    client.release();
  };
  try {
    return await compare({
      name: 'settlements of a deposit',
      unit: 'per second',
      against: 'bare one-row transactions',
      ours: settle,
      limit: () => perSecond(Array.from({ length: BATCH * 5 }, () => insertOne)),
    });
  } finally {
    await pool.end();
    await runtime.close();
  }
}
