import type pg from 'pg';
import { groupScope } from '../src/features/ledger/accounts.ts';
import type { GroupEntry } from '../src/features/ledger/entry.ts';
import { postEntries } from '../src/features/ledger/server/posting/post-entry.ts';
import { readMemberStatement } from '../src/features/ledger/server/reading/read-member-statement.ts';
import { statementOf, toEntries } from '../src/features/statements/statement.ts';
import { inTransaction } from '../src/platform/context.ts';
import type { Runtime } from '../src/server/start/create-context.ts';
import { type Comparison, compare, type Measured } from './frame.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Product } from './product.ts';

const DATABASE = 'bench_ledger';
const SEATS = 480;
/** The number of groups; 1000 is the whole program (480,000 entries of 4 postings). */
const GROUPS = Number(process.env.BENCH_LEDGER_GROUPS ?? 20);
/** A month of many groups takes more than a minute for each side, so it needs no warm-up. */
const WARM_UPS = GROUPS >= 500 ? 0 : 1;
const ROUNDS = 3;

const idOf = (kind: number, number: number) =>
  `00000000-0000-7000-${8000 + kind}-${number.toString(16).padStart(12, '0')}`;

/** Everybody's instalment of a month, split as the rules say. */
function* instalments(month: number): Generator<GroupEntry> {
  for (let group = 0; group < GROUPS; group += 1) {
    const scope = groupScope(idOf(1, group));
    for (let seat = 0; seat < SEATS; seat += 1) {
      const membershipId = idOf(2, group * SEATS + seat);
      yield {
        book: 'sandbox',
        scope,
        key: `instalment:${membershipId}:${month}`,
        kind: 'instalment',
        subjectId: membershipId,
        effectiveOn: '2026-03-05',
        legs: [
          { account: 'cash', cents: 234_400 },
          { account: 'fund', cents: -187_500, membershipId },
          { account: 'administration', cents: -45_000, membershipId },
          { account: 'reserve', cents: -1_900, membershipId },
        ],
      };
    }
  }
}

/** Inserts the memberships that postings refer to, without users and groups: as a replica. */
const MEMBERSHIPS = `
  set session_replication_role = replica;
  insert into memberships (id, group_id, seat, user_id, status, plan_id, credit_cents, total_cents,
      rule_version, start_month, created_at, updated_at)
    select ('${idOf(2, 0).slice(0, -12)}' || lpad(to_hex(n), 12, '0'))::uuid, gen_random_uuid(), 1 + n % ${SEATS},
      gen_random_uuid(), 'active', '450', 45000000, 56256000, 1, '2026-03', now(), now()
    from generate_series(0, ${GROUPS * SEATS - 1}) as n;
  set session_replication_role = origin;`;

/** Copies of the tables with every key, check, index and foreign key, and the sum checked. */
const BARE_TABLES = `
  create table bare_entries (like ledger_entries including all);
  create table bare_postings (like ledger_postings including all);
  alter table bare_entries add foreign key (scope_id) references ledger_scopes (id);
  alter table bare_postings add foreign key (scope_id, sequence) references bare_entries (scope_id, sequence);
  alter table bare_postings add foreign key (scope_id, account) references ledger_accounts (scope_id, name);
  alter table bare_postings add foreign key (membership_id) references memberships (id);
  create function bare_check() returns trigger language plpgsql as $$
  begin
    if exists (select from added group by scope_id, sequence having sum(cents) <> 0) then
      raise exception 'an entry does not balance';
    end if;
    return null;
  end $$;
  create trigger bare_balances after insert on bare_postings
    referencing new table as added for each statement execute function bare_check();`;

/** Writes the rows of a month by one statement from rows that are in the database already. */
const bareInsert = (month: number) => `
  with source as materialized (
    select e.scope_id, e.sequence + ${month}::bigint * 1000000 as sequence, e.key || ':${month}' as key, e.kind, e.subject_id,
      e.effective_on, e.posting_count, e.created_at, e.hash, e.sequence as original
    from ledger_entries e where e.sequence <= ${SEATS}
  ), entries as (
    insert into bare_entries (scope_id, sequence, key, kind, subject_id, effective_on, posting_count, created_at, hash)
    select scope_id, sequence, key, kind, subject_id, effective_on, posting_count, created_at, hash from source
  )
  insert into bare_postings (scope_id, sequence, leg, account, cents, membership_id, effective_on)
  select s.scope_id, s.sequence, p.leg, p.account, p.cents, p.membership_id, p.effective_on
  from source s join ledger_postings p on p.scope_id = s.scope_id and p.sequence = s.original`;

/**
 * A month of contributions posted at once, compared with a bare INSERT … SELECT of as many rows
 * with the same keys and checks, without chain, balances and positions.
 */
export async function measureLedger(product: Pick<Product, 'databaseUrl'>): Promise<Measured> {
  return withOwnDatabase(product, DATABASE, compareLedger);
}

async function compareLedger({ context }: Runtime, bare: pg.Client): Promise<Measured> {
  const secondsOf = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return (performance.now() - startedAt) / 1000;
  };
  let month = 0;
  const post = () => {
    month += 1;
    const entries = [...instalments(month)];
    return secondsOf(() => inTransaction(context, (tx) => postEntries(tx, entries)));
  };
  await bare.query(MEMBERSHIPS);
  await post();
  await bare.query(BARE_TABLES);
  await bare.query('analyze');
  let copies = 0;
  const insertBare = () => {
    copies += 1;
    return secondsOf(() => bare.query(bareInsert(copies)));
  };
  const size = (GROUPS * SEATS).toLocaleString('en-US');
  const statement = await compareStatement(context, bare);
  const posting = await compare({
    name: `ledger, ${size} entries of 4 postings at once`,
    unit: 's',
    against: 'bare INSERT … SELECT, same keys and checks',
    goal: '≤ 1.5',
    ours: post,
    limit: insertBare,
    rounds: ROUNDS,
    warmUps: WARM_UPS,
  });
  return { comparisons: [posting, statement], figures: [] };
}

const STATEMENT_MONTHS = 240;
const READS = 50;

/** A member's statement of twenty years, compared with the same rows by one bare statement. */
async function compareStatement(
  { db, ...context }: Runtime['context'],
  bare: pg.Client,
): Promise<Comparison> {
  const membershipId = idOf(2, 0);
  const scope = groupScope(idOf(1, 0));
  const entries = Array.from({ length: STATEMENT_MONTHS }, (_, index): GroupEntry => {
    const month = `${2027 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return {
      book: 'sandbox',
      scope,
      key: `statement:${month}`,
      kind: 'instalment-settled',
      subjectId: membershipId,
      effectiveOn: `${month}-05`,
      legs: [
        { account: 'unapplied', cents: 234_400, membershipId },
        { account: 'fund', cents: -187_500, membershipId },
        { account: 'administration', cents: -45_000, membershipId },
        { account: 'reserve', cents: -1_900, membershipId },
      ],
    };
  });
  await inTransaction({ db, ...context }, (tx) => postEntries(tx, entries));
  await bare.query('analyze');
  const perSecond = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    for (let read = 0; read < READS; read += 1) await work();
    return (READS * 1000) / (performance.now() - startedAt);
  };
  const ours = () =>
    perSecond(async () => {
      const { lines } = await readMemberStatement(db, { membershipId });
      statementOf(toEntries(lines), '2040');
    });
  const limit = () =>
    perSecond(() =>
      bare.query(
        `select p.effective_on, p.sequence, p.leg, p.account, p.cents, e.kind, e.key, e.subject_id, e.created_at
         from ledger_postings p join ledger_entries e on e.scope_id = p.scope_id and e.sequence = p.sequence
         where p.membership_id = $1 order by p.effective_on, p.sequence, p.leg`,
        [membershipId],
      ),
    );
  return compare({
    name: `a member's statement of ${STATEMENT_MONTHS} months`,
    unit: 'statements a second',
    against: 'its bare SQL',
    goal: '≥ 0.5',
    ours,
    limit,
  });
}
