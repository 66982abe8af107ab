import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { searchAnything } from '../src/features/admin/search/server/search-anything.ts';
import type { Runtime } from '../src/server/start/create-context.ts';
import type { Measured } from './frame.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Product } from './product.ts';

const DATABASE = 'bench_search_anything';
const PEOPLE = Number(process.env.BENCH_SEARCH_PEOPLE ?? 500_000);
const SEARCHES = Number(process.env.BENCH_SEARCHES ?? 400);
const SEATS = 480;

/** People with an application, an account, a seat and payments, inserted as a replica would. */
const FILL = `
  set session_replication_role = replica;
  create temp table people as
    select n, gen_random_uuid() as user_id, gen_random_uuid() as membership_id,
      (array['Ana','Bruno','Clara','Davi','Elena','Fabio','Grace','Hugo','Iris','Joao'])[1 + n % 10] as first,
      (array['Silva','Souza','Lima','Prado','Rocha','Costa','Alves','Nunes','Moraes','Dias'])[1 + (n / 10) % 10]
        || (n / 100) as last,
      1 + (n - 1) / ${SEATS} as number, 1 + (n - 1) % ${SEATS} as seat
    from generate_series(1, ${PEOPLE}) n;
  insert into identity_users (id, name, email, email_verified, created_at, updated_at)
    select user_id::text, first || ' ' || last, 'person' || n || '@example.com', true, now(), now() from people;
  insert into users (id, identity_id, email, display_name, created_at, last_synced_at)
    select user_id, user_id::text, 'person' || n || '@example.com', first || ' ' || last,
      now() - n * interval '1 second', now() from people;
  insert into applications (id, user_id, email, first_name, last_name, phone, city, state, age_group,
      monthly_income, applicant_profile, preferred_plan, source, created_at, updated_at)
    select gen_random_uuid(), user_id, 'person' || n || '@example.com', first, last,
      '(801) ' || lpad((n % 10000000)::text, 7, '0'), 'Provo', 'UT', '26-35', '$5,000 - $7,499', 'buyer', '450',
      'organic', now() - n * interval '1 second', now() from people;
  insert into groups (id, mode, plan_id, number, status, capacity, member_count, opened_at, closes_at,
      formed_at, filled_at, start_month, started_at)
    select gen_random_uuid(), 'sandbox', '450', number, 'running', ${SEATS}, ${SEATS}, now(),
      now() + interval '1 day', now(), now(), '2026-01', now() from (select distinct number from people) g;
  insert into memberships (id, group_id, seat, user_id, status, plan_id, credit_cents, total_cents,
      rule_version, start_month, created_at, updated_at)
    select membership_id, g.id, p.seat, user_id, 'active', '450', 45000000, 56256000, 1, '2026-01', now(), now()
    from people p join groups g on g.number = p.number;
  insert into contribution_accounts (membership_id, group_id, seat, user_id, plan_id, start_month, book,
      paid, prepaid, unapplied_cents, due_on, next_step, created_at, updated_at)
    select membership_id, g.id, p.seat, user_id, '450', '2026-01', 'sandbox', 0, 0, 0, current_date, 0, now(), now()
    from people p join groups g on g.number = p.number;
  insert into contribution_payments (id, membership_id, kind, state, amount_cents, instalments, method,
      counted_at, created_at, updated_at)
    select gen_random_uuid(), membership_id, 'payment', 'succeeded', 234400 * (1 + n % 3), 1, 'card', now(),
      now() - n * interval '1 second', now() from people;
  insert into payments (id, purpose, subject_id, mode, amount_cents, currency, status, owner_id, paid_kind,
      paid_last4, paid_name, description, provider_id, created_at, updated_at, succeeded_at)
    select gen_random_uuid(), 'contribution', membership_id, 'sandbox', 234400, 'USD', 'succeeded', user_id, 'card',
      lpad((n % 10000)::text, 4, '0'), 'visa', 'Contribution', 'pi_' || n, now() - n * interval '1 second', now(),
      now() from people;
  set session_replication_role = origin;
  vacuum analyze;`;

/** What the staff type; the number makes each search another one. */
const TYPED: readonly ((n: number) => string)[] = [
  (n) => `Elena Prado${n % 5_000}`,
  (n) => `person${n}@example.com`,
  () => 'Souza',
  (n) => `801${String(n).padStart(7, '0')}`,
  (n) => `450-${1 + Math.floor(n / SEATS)} ${1 + (n % SEATS)}`,
  () => '$4,688',
  (n) => String(n % 10_000).padStart(4, '0'),
  (n) => `pi_${n}`,
  () => 'nobody has this',
];

/** How long searches for anything take among so many people. */
export function measureSearchAnything(product: Pick<Product, 'databaseUrl'>): Promise<Measured> {
  return withOwnDatabase(product, DATABASE, measureSearches);
}

async function measureSearches({ context }: Runtime, bare: pg.Client): Promise<Measured> {
  for (const statement of FILL.split(/;\s*\n/)) await bare.query(statement);
  const times: number[] = [];
  for (let index = -TYPED.length; index < SEARCHES; index += 1) {
    const typed = TYPED[(index + TYPED.length) % TYPED.length];
    // Spread over everybody, the same in each run.
    const text = typed?.(1 + (Math.abs(index * 7_919) % PEOPLE)) ?? '';
    const start = performance.now();
    await searchAnything(context, { isAdmin: true }, text);
    if (index >= 0) times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  const among = `${PEOPLE.toLocaleString('en')} people`;
  const share = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
  return {
    comparisons: [],
    figures: [
      { name: `search anything, ${among}: half within`, unit: 'ms', value: share(0.5) },
      {
        name: `search anything, ${among}: 95 % within`,
        unit: 'ms',
        value: share(0.95),
        goal: '< 100',
      },
    ],
  };
}
