import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Book, Scope } from '../accounts.ts';
import { FIRST_HASH, nextHash } from './posting/chain-hash.ts';
import { contentDigest } from './posting/entry-digest.ts';

const PAGE = 5_000;

type Row = {
  sequence: number;
  key: string;
  kind: string;
  subjectId: string;
  effectiveOn: string;
  createdAtMs: string;
  postingCount: number;
  hash: string;
  postings: number;
  total: string;
  hasOtherDay: boolean;
  legs: string;
};

type ScopeRow = { id: number; book: Book; scope: Scope; last: string; lastHash: string };

/**
 * A scope's entries after a number, with their postings as text; read without the database
 * functions that are being verified.
 */
const readPage = (db: Executor, scopeId: number, after: number) =>
  selectRows<Row>(
    db,
    sql`select e.sequence::float8 as "sequence", e.key, e.kind, e.subject_id as "subjectId",
        to_char(e.effective_on, 'YYYY-MM-DD') as "effectiveOn",
        (extract(epoch from e.created_at) * 1000)::bigint::text as "createdAtMs",
        e.posting_count as "postingCount", encode(e.hash, 'hex') as "hash", p.*
      from (select * from ledger_entries where scope_id = ${scopeId} and sequence > ${after}
        order by sequence limit ${PAGE}) e
      cross join lateral (
        select count(*)::int as "postings", coalesce(sum(cents), 0)::text as "total",
          coalesce(bool_or(p.effective_on <> e.effective_on), false) as "hasOtherDay",
          coalesce(string_agg(account || E'\t' || cents || E'\t' || coalesce(membership_id::text, '') || E'\n', '' order by leg), '') as "legs"
        from ledger_postings p where p.scope_id = e.scope_id and p.sequence = e.sequence) p
      order by e.sequence`,
  );

/** What is wrong with an entry, given its expected number and previous hash. */
function findFault(row: Row, expected: { sequence: number; hash: string }): string | undefined {
  if (row.sequence !== expected.sequence) return `it should be number ${expected.sequence}`;
  if (row.postings !== row.postingCount) {
    return `it has ${row.postings} postings instead of ${row.postingCount}`;
  }
  if (row.total !== '0') return `its postings sum to ${row.total} cents`;
  if (row.hasOtherDay) return 'a posting has another date';
  if (row.hash !== expected.hash) {
    return 'its hash does not follow from its content and the entry before';
  }
  return undefined;
}

/** Recomputes the hash chain of every scope outside the database; returns the first difference. */
export async function verifyChains(
  db: Executor,
): Promise<{ entries: number; difference: string | undefined }> {
  const scopes = await selectRows<ScopeRow>(
    db,
    sql`select id, book, scope, last_sequence::text as "last", encode(last_hash, 'hex') as "lastHash"
      from ledger_scopes order by book, scope`,
  );
  let entries = 0;
  for (const { id, book, scope, last, lastHash } of scopes) {
    let [sequence, hash] = [0, FIRST_HASH];
    for (let page = await readPage(db, id, 0); page.length > 0; ) {
      for (const row of page) {
        const digest = contentDigest({ ...row, book, scope }, row.legs);
        sequence += 1;
        hash = nextHash(hash, digest, new Date(Number(row.createdAtMs)));
        const fault = findFault(row, { sequence, hash });
        if (fault) {
          return {
            entries,
            difference: `${book} ${scope}, entry ${row.sequence} (${row.key}): ${fault}.`,
          };
        }
        entries += 1;
      }
      page = page.length < PAGE ? [] : await readPage(db, id, sequence);
    }
    if (last !== String(sequence) || lastHash !== hash) {
      const difference = `${book} ${scope}: the chain ends at entry ${sequence}, its head says ${last}${last === String(sequence) ? ' with another hash' : ''}.`;
      return { entries, difference };
    }
  }
  return { entries, difference: undefined };
}
