import { type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { AccountName, Book, Scope } from '../../accounts.ts';
import type { Leg } from '../../entry.ts';
import { writePending } from '../posting/pending-entries.ts';

/** Where an entry stands in the journal. */
export type JournalPlace = { effectiveOn: CalendarDate; scopeId: number; sequence: number };

export type JournalEntry = JournalPlace & {
  scope: Scope;
  key: string;
  kind: string;
  subjectId: string;
  /** The date it would have, were its month not closed when it was posted. */
  originalOn: CalendarDate | null;
  createdAt: Date;
  legs: Leg<AccountName>[];
};

export type JournalFilter = {
  book: Book;
  scope?: Scope | undefined;
  /** First and last effective date, both included. */
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  kind?: string | undefined;
  account?: AccountName | undefined;
  /** Entries with a leg of this amount, whether debit or credit. */
  cents?: number | undefined;
  /** Only entries that meet each of these. */
  about?: readonly About[];
};

/** Entries in the position of a membership, about a record, or with a key. */
export type About = {
  membershipIds?: readonly string[];
  subjectIds?: readonly string[];
  keys?: readonly string[];
};

const AND = sql` and `;

type Row = Omit<JournalEntry, 'createdAt' | 'legs'> & {
  createdAtMs: string;
  legs: [account: AccountName, cents: number, membershipId: string | null][];
};

/**
 * Entries in the order of their dates, then as they were posted: so many after a place. The index
 * of that order serves every page, so page 20,000 costs what the first one does.
 */
export async function readJournal(
  db: Executor,
  filter: JournalFilter,
  request: { after?: JournalPlace | undefined; limit: number; isNewestFirst: boolean },
): Promise<JournalEntry[]> {
  await writePending(db);
  const scopes = await findScopeIds(db, filter);
  if (scopes.length === 0) return [];
  const way = sql.raw(request.isNewestFirst ? 'desc' : 'asc');
  const order = sql`e.effective_on ${way}, e.scope_id ${way}, e.sequence ${way}`;
  const conditions = sql.join([...conditionsOf(filter, scopes), ...placeAfter(request)], AND);
  const page = { conditions, order, limit: sql.raw(String(request.limit)) };
  const rows = await selectRows<Row>(
    db,
    sql`select e.scope_id as "scopeId", s.scope, e.sequence::float8 as sequence, e.key, e.kind,
        e.subject_id as "subjectId", e.effective_on::text as "effectiveOn",
        e.original_on::text as "originalOn",
        (extract(epoch from e.created_at) * 1000)::bigint::text as "createdAtMs", l.legs
      from (${pageOf(filter, scopes, page)}) e
        join ledger_scopes s on s.id = e.scope_id
        cross join lateral (
          select json_agg(json_build_array(p.account, p.cents, p.membership_id) order by p.leg) as legs
          from ledger_postings p where p.scope_id = e.scope_id and p.sequence = e.sequence
        ) l
      order by ${order}`,
  );
  return rows.map(({ createdAtMs, legs, ...row }) => ({
    ...row,
    createdAt: new Date(Number(createdAtMs)),
    legs: legs.map(([account, cents, membershipId]) => ({
      account,
      cents,
      membershipId: membershipId ?? undefined,
    })),
  }));
}

/** How many entries are read in order before all postings are searched. */
const READ_IN_ORDER = sql.raw('2000');

type PageParts = { conditions: SQL; order: SQL; limit: SQL };

/**
 * The entries of a page. Those with a posting to an account, or of an amount, have no index: the
 * first entries of the order fill the page when many have one; otherwise all postings are read
 * once, which takes much less than looking up those of each entry.
 */
function pageOf(filter: JournalFilter, scopes: readonly number[], page: PageParts): SQL {
  const { conditions, order, limit } = page;
  const wanted = postingsWanted(filter, scopes);
  const entries = sql`select * from ledger_entries e where ${conditions}`;
  if (!wanted) return sql`${entries} order by ${order} limit ${limit}`;
  return sql`with near as materialized (
      select * from (${entries} order by ${order} limit ${READ_IN_ORDER}) e
      where exists (select from ledger_postings p
        where p.scope_id = e.scope_id and p.sequence = e.sequence and ${wanted})
      order by ${order} limit ${limit}
    ), far as materialized (
      ${entries} and (select count(*) from near) < ${limit} and (e.scope_id, e.sequence) in (
        select p.scope_id, p.sequence from ledger_postings p where ${wanted})
    )
    select * from (select * from near union select * from far) e order by ${order} limit ${limit}`;
}

function postingsWanted(
  { account, cents, from, to }: JournalFilter,
  scopes: readonly number[],
): SQL | undefined {
  if (account === undefined && cents === undefined) return undefined;
  const wanted = [isInScopes(sql`p.scope_id`, scopes)];
  if (account !== undefined) wanted.push(sql`p.account = ${account}`);
  if (cents !== undefined) wanted.push(sql`abs(p.cents) = ${cents}::bigint`);
  if (from) wanted.push(sql`p.effective_on >= ${from}::date`);
  if (to) wanted.push(sql`p.effective_on <= ${to}::date`);
  return sql.join(wanted, AND);
}

async function findScopeIds(db: Executor, { book, scope }: JournalFilter): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select id from ledger_scopes where book = ${book}
      ${scope ? sql`and scope = ${scope}` : sql``} order by id`,
  );
  return rows.map(({ id }) => id);
}

function conditionsOf(filter: JournalFilter, scopes: readonly number[]): SQL[] {
  const { from, to, kind, about = [] } = filter;
  const conditions = [isInScopes(sql`e.scope_id`, scopes)];
  if (from) conditions.push(sql`e.effective_on >= ${from}::date`);
  if (to) conditions.push(sql`e.effective_on <= ${to}::date`);
  if (kind) conditions.push(sql`e.kind = ${kind}`);
  for (const one of about) conditions.push(isAbout(one, scopes));
  return conditions;
}

/** One scope is an equality, which its index needs; several are looked up for each row. */
const isInScopes = (column: SQL, scopes: readonly number[]): SQL =>
  scopes.length === 1
    ? sql`${column} = ${scopes[0]}::int`
    : sql`${column} = any(${`{${scopes.join(',')}}`}::int[])`;

/** A union, because the planner uses an index for each part, as it would not for an 'or'. */
function isAbout(
  { membershipIds = [], subjectIds = [], keys = [] }: About,
  scopes: readonly number[],
): SQL {
  const entries = sql`select o.scope_id, o.sequence from ledger_entries o`;
  const parts: SQL[] = [];
  if (membershipIds.length > 0) {
    // The index has only such postings, which the planner cannot conclude from the parameter.
    parts.push(sql`select p.scope_id, p.sequence from ledger_postings p
      where p.membership_id is not null and p.membership_id = any(${idsOf(membershipIds)})`);
  }
  if (subjectIds.length > 0)
    parts.push(sql`${entries} where o.subject_id = any(${idsOf(subjectIds)})`);
  if (keys.length > 0) {
    parts.push(
      sql`${entries} where ${isInScopes(sql`o.scope_id`, scopes)} and o.key = any(${textsOf(keys)})`,
    );
  }
  if (parts.length === 0) return sql`false`;
  return sql`(e.scope_id, e.sequence) in (${sql.join(parts, sql` union `)})`;
}

const textsOf = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

const idsOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

function placeAfter({
  after,
  isNewestFirst,
}: {
  after?: JournalPlace | undefined;
  isNewestFirst: boolean;
}): SQL[] {
  if (!after) return [];
  const sign = sql.raw(isNewestFirst ? '<' : '>');
  return [
    sql`(e.effective_on, e.scope_id, e.sequence) ${sign}
      (${after.effectiveOn}::date, ${after.scopeId}::int, ${after.sequence}::bigint)`,
  ];
}
