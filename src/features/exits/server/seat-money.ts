import { owedOn } from '#features/contributions/rules.ts';
import {
  type ContributionAccount,
  readKeptDeposit,
  readUnearned,
} from '#features/contributions/server/accounts/settle-account.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { SeatMoney } from '../rules.ts';

/** Reads what a seat has paid and its unapplied money, the input of every calculation. */
export async function seatMoneyOf(
  tx: Pick<TransactionContext, 'db' | 'clock'>,
  account: ContributionAccount,
): Promise<SeatMoney> {
  const { planId, paid, prepaid, unappliedCents, membershipId, startMonth } = account;
  return {
    planId,
    paid,
    prepaid,
    unappliedCents,
    unearnedCents: await readUnearned(tx, membershipId),
    keptDepositCents: await readKeptDeposit(tx, account),
    overdue: owedOn(account, startMonth, dateOf(tx.clock.now())).instalments,
  };
}
