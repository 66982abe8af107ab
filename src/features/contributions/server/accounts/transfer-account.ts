import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { firstStep } from '../../arrears/arrears.ts';
import { insertContribution } from '../../paying/server/payment-queries.ts';
import { findPaid, insertInstalments } from '../instalment-queries.ts';
import { updateAccount } from './account-queries.ts';
import {
  type ContributionAccount,
  readUnearned,
  readUnearnedOf,
  takeOut,
} from './settle-account.ts';

/** What a seat's earlier holder paid and a newcomer reimburses. */
export type PaidSoFar = {
  fundCents: number;
  reserveCents: number;
  /** Administration of future months that is already paid. */
  administrationCents: number;
  totalCents: number;
};

/**
 * What a newcomer pays for a seat: fund and reserve parts so far, and administration of future
 * months.
 */
export async function readPaidSoFar(
  tx: Pick<TransactionContext, 'db' | 'clock'>,
  account: ContributionAccount,
): Promise<PaidSoFar> {
  return paidSoFarOf(account, await readUnearned(tx, account.membershipId));
}

export async function readPaidSoFarOf(
  tx: Pick<TransactionContext, 'db' | 'clock'>,
  accounts: readonly ContributionAccount[],
): Promise<Map<string, PaidSoFar>> {
  const ids = accounts.map(({ membershipId }) => membershipId);
  const unearned = await readUnearnedOf(tx, ids);
  return new Map(
    accounts.map((account) => [
      account.membershipId,
      paidSoFarOf(account, unearned.get(account.membershipId) ?? 0),
    ]),
  );
}

function paidSoFarOf(
  { planId, paid, prepaid }: ContributionAccount,
  administrationCents: number,
): PaidSoFar {
  const [front, end] = [totalAfter(planId, paid), totalOfLast(planId, prepaid)];
  const fundCents = front.fund + end.fund;
  const reserveCents = front.reserve + end.reserve;
  const totalCents = fundCents + reserveCents + administrationCents;
  return { fundCents, reserveCents, administrationCents, totalCents };
}

/**
 * Transfers what a seat has paid to its next holder: positions in the books and paid instalments.
 * The earlier holder's account stays as it was, settled. The caller has locked both accounts and
 * posts the price. Returns the earlier holder's unapplied money, which is taken out.
 */
export async function transferAccount(
  tx: TransactionContext,
  {
    from,
    to,
    transferId,
  }: { from: ContributionAccount; to: ContributionAccount; transferId: string },
): Promise<{ unappliedCents: number }> {
  const now = tx.clock.now();
  const today = dateOf(now);
  const paidSoFar = await readPaidSoFar(tx, from);
  const rows = await findPaid(tx.db, from.membershipId);
  const { unappliedCents } = await takeOut(tx, from, { isSettled: true });
  await postPassed(tx, { from, to, transferId }, paidSoFar);
  if (rows.length > 0) {
    await insertContribution(tx.db, [
      {
        id: transferId,
        membershipId: to.membershipId,
        kind: 'transfer',
        state: 'succeeded',
        amountCents: rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
        instalments: rows.length,
        method: 'transfer',
        countedAt: now,
        createdAt: now,
        updatedAt: now,
      },
    ]);
  }
  await insertInstalments(
    tx.db,
    rows.map((row) => {
      // The earlier holder paid what was earned; future months are the newcomer's.
      const isToCome = row.earnOn !== null && row.earnOn > today;
      return {
        ...row,
        id: tx.randomness.id(),
        membershipId: to.membershipId,
        paymentId: transferId,
        administrationCents: isToCome ? row.administrationCents : 0,
        earnOn: isToCome ? row.earnOn : null,
        settledAt: now,
      };
    }),
  );
  const { paid, prepaid, dueOn } = from;
  // The newcomer was not reminded yet, and no pause was granted to them.
  const next = dueOn ? firstStep(dueOn) : undefined;
  await updateAccount(tx.db, to.membershipId, {
    paid,
    prepaid,
    dueOn,
    nextStep: next?.step ?? 0,
    nextStepOn: next?.on ?? null,
    updatedAt: now,
  });
  return { unappliedCents };
}

function postPassed(
  tx: TransactionContext,
  {
    from,
    to,
    transferId,
  }: Pick<Parameters<typeof transferAccount>[1], 'from' | 'to' | 'transferId'>,
  { fundCents, reserveCents, administrationCents }: PaidSoFar,
): Promise<void> {
  const parts = [
    ['fund', fundCents],
    ['reserve', reserveCents],
    ['prepaid-administration', administrationCents],
  ] as const;
  const legs = parts
    .filter(([, cents]) => cents > 0)
    .flatMap(([account, cents]) => [
      { account, cents, membershipId: from.membershipId },
      { account, cents: -cents, membershipId: to.membershipId },
    ]);
  if (legs.length === 0) return Promise.resolve();
  return postEntry(tx, {
    book: from.book,
    scope: groupScope(from.groupId),
    key: `seat-passed:${transferId}`,
    kind: 'seat-passed',
    subjectId: transferId,
    effectiveOn: dateOf(tx.clock.now()),
    legs,
  });
}
