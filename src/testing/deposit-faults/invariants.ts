import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import { FAILED_JOBS, type FailedJob } from '../failed-jobs.ts';

type Facts = {
  deposits: number;
  paidHere: number;
  refundedHere: number;
  intents: number;
  paidThere: number;
  refundedThere: number;
  received: number;
  returned: number;
  held: number;
  ledgerSum: number;
  places: number;
  activePlaces: number;
  groupCountError: number;
  receipts: number;
  refundMails: number;
  failedJobs: FailedJob[];
};

/** One person's money, in our database and at the provider. */
async function readFacts(db: Executor, email: string): Promise<Facts> {
  const [facts] = await selectRows<Facts>(
    db,
    sql`with mine as (select * from deposits where email = ${email}),
      intents as (
        select * from sandbox_payment_intents
        where metadata->>'reference' in (select id::text from mine)
      ),
      charges as (
        select * from sandbox_charges
        where payment_intent in (select id from intents) and status = 'succeeded'
      ),
      entries as (select * from ledger_entries where subject_id in (select id from mine))
    select
      (select count(*) from mine)::int as "deposits",
      (select count(*) from mine where completed_at is not null)::int as "paidHere",
      (select count(*) from mine where status = 'refunded')::int as "refundedHere",
      (select count(*) from intents)::int as "intents",
      (select count(*) from charges)::int as "paidThere",
      (select count(*) from sandbox_refunds where charge in (select id from charges))::int as "refundedThere",
      (select count(*) from entries where kind = 'deposit-received')::int as "received",
      (select count(*) from entries where kind = 'deposit-refunded')::int as "returned",
      (select coalesce(-sum(p.cents), 0) from ledger_postings p join entries e using (scope_id, sequence)
        where p.account = 'member-deposits')::int as "held",
      (select coalesce(sum(cents), 0) from ledger_postings)::int as "ledgerSum",
      (select count(*) from group_places where deposit_id in (select id from mine))::int as "places",
      (select count(*) from group_places p join groups g on g.id = p.group_id
        where deposit_id in (select id from mine) and released_at is null
          and g.status in ('forming', 'formed'))::int as "activePlaces",
      (select count(*) from groups g where member_count <>
        (select count(*) from group_places p where p.group_id = g.id and released_at is null))::int as "groupCountError",
      (select count(*) from sandbox_mailbox where recipient = ${email} and subject like '%is confirmed%')::int as "receipts",
      (select count(*) from sandbox_mailbox where recipient = ${email} and subject like '%been refunded%')::int as "refundMails",
      ${FAILED_JOBS} as "failedJobs"`,
  );
  if (!facts) throw new Error('the facts were not returned');
  return facts;
}

/** The invariants that a person's deposit violates once nothing is left to do; empty when none. */
export async function findViolations(db: Executor, email: string): Promise<string[]> {
  const facts = await readFacts(db, email);
  const isActive = facts.paidHere - facts.refundedHere;
  const rules: [string, boolean][] = [
    ['at most one deposit', facts.deposits <= 1],
    ['at most one payment at the provider', facts.intents <= 1],
    ['at most one charge', facts.paidThere <= 1],
    ['at most one refund', facts.refundedThere <= 1],
    ['paid here exactly when the provider says so', facts.paidHere === facts.paidThere],
    ['refunded here exactly when the provider says so', facts.refundedHere === facts.refundedThere],
    ['received once in the ledger', facts.received === facts.paidThere],
    ['returned once in the ledger', facts.returned === facts.refundedThere],
    ['the ledger holds what the provider holds', facts.held === isActive * DEPOSIT_CENTS],
    ['the ledger sums to zero', facts.ledgerSum === 0],
    ['one place for a payment', facts.places === facts.paidThere],
    ['an active place for an active deposit', facts.activePlaces === isActive],
    ['groups count their members', facts.groupCountError === 0],
    ['one receipt', facts.receipts === facts.paidThere],
    ['one mail about a refund', facts.refundMails === facts.refundedThere],
    ['no job failed for good', facts.failedJobs.length === 0],
  ];
  const broken = rules.filter(([, holds]) => !holds).map(([rule]) => rule);
  return broken.length > 0 ? [...broken, JSON.stringify(facts)] : [];
}
