import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import { instalment } from '#features/program-rules/schedule.ts';
import { type Case, emailOf } from '../deposit-faults/run-case.ts';
import { FAILED_JOBS, type FailedJob } from '../failed-jobs.ts';

const INSTALMENT = instalment('450', 1).amount;

type Facts = {
  payments: number;
  paidHere: number;
  returnedHere: number;
  underWay: number;
  intents: number;
  referencesTwice: number;
  paidThere: number;
  lostThere: number;
  paid: number;
  unapplied: number;
  standing: number;
  received: number;
  returned: number;
  settled: number;
  reopened: number;
  cash: number;
  fund: number;
  waiting: number;
  ledgerSum: number;
  automatic: number;
  receipts: number;
  returnMails: number;
  openCharges: number;
  failedJobs: FailedJob[];
};

/** One member's contributions, in our database and at the provider. */
async function readFacts(db: Executor, email: string): Promise<Facts> {
  const [facts] = await selectRows<Facts>(
    db,
    sql`with mine as (select a.* from contribution_accounts a join users u on u.id = a.user_id where u.email = ${email}),
      own as (select * from contribution_payments
        where membership_id in (select membership_id from mine) and kind <> 'deposit'),
      intents as (select * from sandbox_payment_intents
        where metadata->>'reference' in (select id::text from own)),
      charges as (select * from sandbox_charges
        where payment_intent in (select id from intents) and status = 'succeeded'),
      entries as (select e.* from ledger_entries e join ledger_scopes s on s.id = e.scope_id
        where s.scope = (select 'group:' || group_id from mine)),
      postings as (select p.* from ledger_postings p join entries e using (scope_id, sequence)),
      letters as (select subject from sandbox_mailbox where recipient = ${email})
    select
      (select count(*) from own)::int as "payments",
      (select count(*) from own where counted_at is not null)::int as "paidHere",
      (select count(*) from own where state = 'returned')::int as "returnedHere",
      (select count(*) from own where state in ('open', 'processing'))::int as "underWay",
      (select count(*) from intents)::int as "intents",
      (select count(*) from (select 1 from intents group by metadata->>'reference' having count(*) > 1) t)::int
        as "referencesTwice",
      (select count(*) from charges)::int as "paidThere",
      (select count(*) from sandbox_disputes where payment_intent in (select id from intents) and status = 'lost')::int
        as "lostThere",
      (select coalesce(sum(paid), 0) from mine)::int as "paid",
      (select coalesce(sum(unapplied_cents), 0) from mine)::int as "unapplied",
      (select count(*) from contribution_instalments where membership_id in (select membership_id from mine)
        and reopened_at is null)::int as "standing",
      (select count(*) from entries where kind = 'contribution-received')::int as "received",
      (select count(*) from entries where kind = 'contribution-returned')::int as "returned",
      (select count(*) from entries where kind = 'instalment-settled')::int as "settled",
      (select count(*) from entries where kind = 'instalment-reopened')::int as "reopened",
      (select coalesce(sum(cents), 0) from postings where account = 'cash')::int as "cash",
      (select coalesce(-sum(cents), 0) from postings where account = 'fund')::int as "fund",
      (select coalesce(-sum(cents), 0) from postings where account = 'unapplied')::int as "waiting",
      (select coalesce(sum(cents), 0) from ledger_postings)::int as "ledgerSum",
      (select count(*) from letters where subject = 'We received your contribution')::int as "receipts",
      (select count(*) from contribution_payments where membership_id in (select membership_id from mine)
        and kind = 'automatic' and counted_at is not null)::int as "automatic",
      (select count(*) from letters where subject = 'A payment came back from your bank')::int as "returnMails",
      (select count(*) from automatic_charges where membership_id in (select membership_id from mine)
        and state in ('announced', 'charged'))::int as "openCharges",
      ${FAILED_JOBS} as "failedJobs"`,
  );
  if (!facts) throw new Error('the facts were not returned');
  return facts;
}

/** The rules that a member's contributions violate once no work is left; empty when none. */
export async function findViolations(db: Executor, given: Case): Promise<string[]> {
  const facts = await readFacts(db, emailOf(given));
  const kept = facts.paidThere - facts.lostThere;
  const cash = DEPOSIT_CENTS + kept * (INSTALMENT - DEPOSIT_CENTS);
  const rules: [string, boolean][] = [
    ['at most one payment at the provider for each of ours', facts.referencesTwice === 0],
    ['the instalment is charged at most once', facts.paidThere <= 1],
    ['paid here exactly when the provider says so', facts.paidHere === facts.paidThere],
    ['returned here exactly when the provider says so', facts.returnedHere === facts.lostThere],
    ['the position is what the provider holds', facts.paid === kept && facts.standing === kept],
    ['what waits is the deposit, until it is used', facts.unapplied === (1 - kept) * DEPOSIT_CENTS],
    ['received once in the ledger', facts.received === facts.paidThere],
    ['returned once in the ledger', facts.returned === facts.lostThere],
    [
      'settled and opened again once in the ledger',
      facts.settled === facts.paidThere && facts.reopened === facts.lostThere,
    ],
    ['the group holds what the provider holds', facts.cash === cash],
    ['the ledger has the position', facts.waiting === facts.unapplied],
    ['the fund has its part', facts.fund === kept * 187_500],
    ['the ledger sums to zero', facts.ledgerSum === 0],
    [
      'one receipt, but in the digest for an automatic one',
      facts.receipts === facts.paidThere - facts.automatic,
    ],
    ['one mail about money that came back', facts.returnMails === facts.lostThere],
    ['an automatic charge came to its end', facts.openCharges === 0],
    ['no job failed for good', facts.failedJobs.length === 0],
  ];
  const broken = rules.filter(([, holds]) => !holds).map(([rule]) => rule);
  return broken.length > 0 ? [...broken, JSON.stringify(facts)] : [];
}
