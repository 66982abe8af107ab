import type pg from 'pg';
import { chartOfAccounts } from '../../src/features/ledger/accounts.ts';
import { RULE_VERSION } from '../../src/features/memberships/rules.ts';
import { PLAN_IDS, plans } from '../../src/features/plans/plans.ts';
import { dueDate } from '../../src/features/program-rules/calendar.ts';
import { instalments } from '../../src/features/program-rules/schedule.ts';
import { addMonths, monthOf } from '../../src/shared/calendar/months.ts';
import { fillQuickly } from './fill-quickly.ts';

export type Span = {
  /** How many groups of 480 run. */
  groups: number;
  /** How many months they have paid. */
  months: number;
  today: string;
};

/** The start month of groups that have paid this many months by today. */
export const startOf = ({ months, today }: Span) => addMonths(monthOf(today), 1 - months);

/** Time-ordered ids, like those of the product. */
const ID_FUNCTION = `
  create function pg_temp.id_at(at timestamptz) returns uuid language sql volatile as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
      || '8' || substr(md5(random()::text), 1, 15))::uuid $$`;

/**
 * Makes the first full groups run for this many months: their places become seats. One in 33 seats
 * has not paid the last month; two seats of each group have left.
 */
export async function fillMembers(db: pg.Client, span: Span): Promise<void> {
  const { groups, months } = span;
  const start = startOf(span);
  const began = `'${start}-01 12:00:00+00'::timestamptz`;
  await db.query(ID_FUNCTION);
  await fillSchedule(db);
  for (const statement of [
    `create temp table seats as
      select p.id as place_id, p.deposit_id, p.application_id, p.group_id, g.plan_id, g.number, a.email, a.first_name,
        a.last_name, row_number() over (partition by g.id order by p.taken_at, p.id)::int as seat,
        pg_temp.id_at(${began}) as membership_id, coalesce(u.id, gen_random_uuid()) as user_id, u.id is null as is_new
      from (select * from groups where status = 'formed' order by number, plan_id limit ${groups}) g
        join group_places p on p.group_id = g.id
        join applications a on a.id = p.application_id
        left join users u on u.email = a.email`,
    `alter table seats add column status text, add column paid int`,
    `update seats set status = case when seat = 480 then 'cancelled' when seat = 479 then 'terminated'
        when seat <= ${2 * months} then 'awarded' else 'active' end,
      paid = case when seat > 478 then ${months / 2} when seat % 33 = 0 then ${months - 1} else ${months} end`,
    'create unique index on seats (group_id, seat)',
    'analyze seats',
    `insert into identity_users (id, name, email, email_verified, created_at, updated_at)
      select user_id::text, first_name || ' ' || last_name, email, true, ${began}, ${began} from seats where is_new`,
    `insert into users (id, identity_id, email, display_name, first_name, last_name, created_at, last_synced_at)
      select user_id, user_id::text, email, first_name || ' ' || last_name, first_name, last_name, ${began}, ${began}
      from seats where is_new`,
    `update applications a set user_id = s.user_id from seats s where s.application_id = a.id`,
    `update groups set status = 'running', opened_at = ${began} - interval '170 days', closes_at = ${began} - interval '50 days',
        filled_at = ${began} - interval '60 days', formed_at = ${began} - interval '40 days', start_month = '${start}',
        started_at = ${began}
      where id in (select group_id from seats)`,
    `insert into memberships (id, group_id, seat, user_id, application_id, place_id, deposit_id, status, plan_id, credit_cents,
        total_cents, rule_version, start_month, created_at, updated_at)
      select membership_id, group_id, seat, user_id, application_id, place_id, deposit_id, status, plan_id,
        case plan_id when '450' then ${plans['450'].homeValue.cents} else ${plans['650'].homeValue.cents} end,
        case plan_id when '450' then ${plans['450'].totalContributed.cents} else ${plans['650'].totalContributed.cents} end,
        ${RULE_VERSION}, '${start}', ${began}, ${began} from seats`,
    `insert into membership_changes (id, membership_id, to_status, reason, changed_at)
      select pg_temp.id_at(${began}), membership_id, 'active', 'the group formed', ${began} from seats`,
    `insert into contribution_accounts (membership_id, group_id, seat, user_id, plan_id, start_month, book, paid, prepaid,
        unapplied_cents, due_on, next_step, next_step_on, closed_at, created_at, updated_at)
      select membership_id, group_id, seat, user_id, plan_id, '${start}', 'sandbox', paid, 0, 0,
        case paid when ${months} then '${dueDate(start, months + 1)}'::date else '${dueDate(start, months)}'::date end, 0,
        case when seat > 478 then null when paid = ${months} then '${dueDate(start, months + 1)}'::date + 1
          else '${dueDate(start, months)}'::date + 10 end,
        case when seat > 478 then ${began} + interval '${months / 2} months' end, ${began}, ${began} from seats`,
    `insert into ledger_scopes (book, scope) select distinct 'sandbox', 'group:' || group_id from seats on conflict do nothing`,
    `insert into ledger_accounts (scope_id, name, kind)
      select s.id, c.name, c.kind from ledger_scopes s, (values ${accountRows()}) c (name, kind)
      where s.scope in (select 'group:' || group_id from seats) on conflict do nothing`,
  ]) {
    await db.query(statement);
  }
  await fillQuickly(db, LARGE_TABLES, async () => {
    for (let k = 1; k <= months; k += 1) await db.query(paidMonth(start, k));
    await db.query(`set work_mem = '128MB'`);
    for (const statement of postings(start)) await db.query(statement);
  });
}

const LARGE_TABLES = [
  'contribution_payments',
  'contribution_instalments',
  'ledger_entries',
  'ledger_postings',
  'ledger_positions',
];

const accountRows = () =>
  Object.entries(chartOfAccounts.group)
    .map(([name, kind]) => `('${name}', '${kind}')`)
    .join(', ');

async function fillSchedule(db: pg.Client): Promise<void> {
  await db.query(`create temp table schedule (plan_id text, k int, amount int, fund int, administration int, reserve int,
    primary key (plan_id, k))`);
  for (const plan of PLAN_IDS) {
    const rows = instalments(plan).map(
      ({ k, amount, fund, administration, reserve }) =>
        `('${plan}', ${k}, ${amount}, ${fund}, ${administration}, ${reserve})`,
    );
    await db.query(`insert into schedule values ${rows.join(', ')}`);
  }
}

const momentOf = (start: string, k: number) =>
  `'${addMonths(start, k - 1)}-02 18:00:00+00'::timestamptz`;

/** A payment and an instalment of everybody who has paid month k. */
const paidMonth = (start: string, k: number) => `
  with paid as materialized (
    select s.membership_id, s.group_id, pg_temp.id_at(${momentOf(start, k)}) as payment_id, c.amount, c.administration
    from seats s join schedule c on c.plan_id = s.plan_id and c.k = ${k} where s.paid >= ${k}
  ), payments as (
    insert into contribution_payments (id, membership_id, kind, state, amount_cents, instalments, method, counted_at,
      created_at, updated_at)
    select payment_id, membership_id, 'manual', 'succeeded', amount, 1, 'wire', ${momentOf(start, k)},
      ${momentOf(start, k)}, ${momentOf(start, k)} from paid
  )
  insert into contribution_instalments (id, membership_id, group_id, book, k, payment_id, amount_cents,
    administration_cents, is_prepaid, counted_at, settled_at)
  select pg_temp.id_at(${momentOf(start, k)}), membership_id, group_id, 'sandbox', ${k}, payment_id, amount, administration,
    false, ${momentOf(start, k)}, ${momentOf(start, k)} from paid`;

/**
 * An entry of four postings for each instalment, in the order of the months, chained by their
 * hashes. Heads, balances and positions are computed here: the ledger's triggers would check every
 * entry again, which takes longer than all the rest.
 */
const postings = (start: string) => [
  `create temp table posted as
    with given as (
      select l.id as scope_id, l.book, l.scope, s.membership_id, c.k, c.amount, c.fund, c.administration, c.reserve,
        row_number() over (partition by l.id order by c.k, s.seat) as sequence,
        'instalment-settled:' || s.membership_id || ':' || c.k as key,
        '${start}-02 18:00:00+00'::timestamptz + (c.k - 1) * interval '1 month' as at
      from seats s join ledger_scopes l on l.book = 'sandbox' and l.scope = 'group:' || s.group_id
        join schedule c on c.plan_id = s.plan_id and c.k <= s.paid
    )
    select scope_id, membership_id, k, amount, fund, administration, reserve, sequence, key, at,
      ledger_chain('\\x${'00'.repeat(32)}', ledger_digest(book, scope, key, 'instalment-settled', membership_id, at::date,
        ledger_leg_text('cash', amount, null) || ledger_leg_text('fund', -fund, membership_id)
        || ledger_leg_text('administration', -administration, membership_id)
        || ledger_leg_text('reserve', -reserve, membership_id)), at)
        over (partition by scope_id order by sequence rows unbounded preceding) as hash
    from given order by k, scope_id, sequence`,
  'set session_replication_role = replica',
  `insert into ledger_entries (scope_id, sequence, key, kind, subject_id, effective_on, posting_count, created_at, hash)
    select scope_id, sequence, key, 'instalment-settled', membership_id, at::date, 4, at, hash from posted`,
  `insert into ledger_postings (scope_id, sequence, leg, account, cents, membership_id, effective_on)
    select p.scope_id, p.sequence, l.leg, l.account, l.cents, l.membership_id, p.at::date
    from posted p, lateral (values (1, 'cash', p.amount, null), (2, 'fund', -p.fund, p.membership_id),
      (3, 'administration', -p.administration, p.membership_id), (4, 'reserve', -p.reserve, p.membership_id))
      l (leg, account, cents, membership_id)`,
  `update ledger_scopes s set last_sequence = p.sequence, last_hash = p.hash
    from (select distinct on (scope_id) scope_id, sequence, hash from posted order by scope_id, sequence desc) p
    where s.id = p.scope_id`,
  `insert into ledger_balances (scope_id, account, cents)
    select scope_id, account, sum(cents) from ledger_postings group by scope_id, account`,
  `insert into ledger_positions (membership_id, scope_id, account, cents)
    select membership_id, scope_id, account, sum(cents) from ledger_postings where membership_id is not null
    group by membership_id, scope_id, account`,
  'drop table posted',
  'set session_replication_role = origin',
];
