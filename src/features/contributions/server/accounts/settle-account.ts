import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { contributionErrors } from '../../errors.ts';
import { changeReturned } from '../../paying/server/change-returned.ts';
import { receiveMoney } from '../../paying/server/move-money.ts';
import {
  findContributionsOf,
  findDeposit,
  findUnderWay,
  insertContribution,
} from '../../paying/server/payment-queries.ts';
import type { Position } from '../../rules.ts';
import { giveBackAdministration, sumUnearned } from '../instalment-queries.ts';
import {
  type AccountRow,
  findAccount,
  findAccountsByIds,
  findAccountsOfGroup,
  findPositionsOfGroup,
  lockAccount,
  lockAccounts,
  updateAccount,
} from './account-queries.ts';

export type ContributionAccount = AccountRow;

/** How far a membership has paid. */
export function readAccount(
  { db }: Pick<TransactionContext, 'db'>,
  membershipId: string,
): Promise<ContributionAccount | undefined> {
  return findAccount(db, membershipId);
}

export async function readAccounts(
  { db }: Pick<TransactionContext, 'db'>,
  membershipIds: readonly string[],
): Promise<Map<string, ContributionAccount>> {
  const rows = await findAccountsByIds(db, membershipIds);
  return new Map(rows.map((row) => [row.membershipId, row]));
}

/** One account with a row lock, which every change of a member's money takes. */
export async function lockPosition(
  { db }: TransactionContext,
  membershipId: string,
): Promise<ContributionAccount> {
  const account = await lockAccount(db, membershipId);
  if (!account) throw contributionErrors.SEAT_NOT_FOUND();
  return account;
}

export function listAccounts(
  { db }: Pick<TransactionContext, 'db'>,
  groupId: string,
): Promise<ContributionAccount[]> {
  return findAccountsOfGroup(db, groupId);
}

export async function readPaidPositions(
  { db }: Pick<TransactionContext, 'db'>,
  groupId: string,
): Promise<Map<string, Position>> {
  const rows = await findPositionsOfGroup(db, groupId);
  return new Map(rows.map((row) => [row.membershipId, row]));
}

/** Whether a payment of a membership is in flight. */
export async function hasPaymentUnderWay(
  { db }: Pick<TransactionContext, 'db'>,
  membershipId: string,
): Promise<boolean> {
  const front = await findUnderWay(db, [membershipId], { isPrepayment: false });
  const end = await findUnderWay(db, [membershipId], { isPrepayment: true });
  return [...front, ...end].some(({ state }) => state === 'processing');
}

/** Administration paid for months that have not begun: not earned yet, in cents. */
export async function readUnearned(
  tx: Pick<TransactionContext, 'db' | 'clock'>,
  membershipId: string,
): Promise<number> {
  return (await readUnearnedOf(tx, [membershipId])).get(membershipId) ?? 0;
}

/** The same for several memberships, by membership; only those with any. */
export async function readUnearnedOf(
  { db, clock }: Pick<TransactionContext, 'db' | 'clock'>,
  membershipIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sumUnearned(db, { membershipIds, after: dateOf(clock.now()) });
  return new Map(rows.map(({ membershipId, cents }) => [membershipId, cents]));
}

/**
 * The deposit's part of the unapplied money: until the first instalment is complete it is
 * unapplied, and the agreement does not return it.
 */
export async function readKeptDeposit(
  { db }: Pick<TransactionContext, 'db'>,
  { membershipId, paid, unappliedCents }: ContributionAccount,
): Promise<number> {
  if (paid > 0) return 0;
  const deposit = await findDeposit(db, membershipId);
  return Math.min(unappliedCents, deposit ? deposit.amountCents - deposit.returnedCents : 0);
}

/**
 * Takes the unapplied money out of an account, or `upTo` of it, and on request the administration
 * not earned yet. The caller posts both and has locked the account. `isSettled` means that nothing
 * else stays owed.
 */
export async function takeOut(
  tx: TransactionContext,
  { membershipId, unappliedCents }: ContributionAccount,
  { isSettled, upTo = unappliedCents }: { isSettled: boolean; upTo?: number },
): Promise<{ unappliedCents: number; unearnedCents: number }> {
  const now = tx.clock.now();
  const takenCents = Math.min(upTo, unappliedCents);
  const unearnedCents = isSettled ? await readUnearned(tx, membershipId) : 0;
  if (isSettled) {
    await giveBackAdministration(tx.db, { membershipIds: [membershipId], after: dateOf(now) });
  }
  await updateAccount(tx.db, membershipId, {
    unappliedCents: unappliedCents - takenCents,
    ...(takenCents === unappliedCents ? { unappliedCountedAt: null } : {}),
    updatedAt: now,
    ...(isSettled ? { settledAt: now } : {}),
  });
  return { unappliedCents: takenCents, unearnedCents };
}

/** Puts money that was taken out back; it is unapplied again. The caller posts it. */
export function putBack(
  tx: TransactionContext,
  { membershipId, unappliedCents, unappliedCountedAt }: ContributionAccount,
  cents: number,
): Promise<ContributionAccount> {
  const now = tx.clock.now();
  return updateAccount(tx.db, membershipId, {
    unappliedCents: unappliedCents + cents,
    unappliedCountedAt: unappliedCountedAt ?? now,
    updatedAt: now,
  });
}

/** Marks accounts as settled: what is returned from now on, their members owe. */
export async function markSettled(
  tx: TransactionContext,
  membershipIds: readonly string[],
): Promise<void> {
  const now = tx.clock.now();
  for (const { membershipId } of await lockAccounts(tx.db, membershipIds)) {
    await updateAccount(tx.db, membershipId, { settledAt: now, updatedAt: now });
  }
}

/**
 * The surplus of a credit over the price of the home prepays instalments from the end of the term;
 * what is less than one is credited to the next due. The caller has locked the account.
 */
export async function creditSurplus(
  tx: TransactionContext,
  account: ContributionAccount,
  { id, cents, instalments }: { id: string; cents: number; instalments: number },
): Promise<void> {
  if (cents === 0) return;
  const now = tx.clock.now();
  const [payment] = await insertContribution(tx.db, [
    {
      id,
      membershipId: account.membershipId,
      kind: 'surplus',
      state: 'succeeded',
      amountCents: cents,
      instalments,
      method: 'surplus',
      countedAt: now,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  if (!payment) throw new Error('the contribution was not returned');
  await receiveMoney(tx, account, payment, { cents, countedAt: now });
}

/**
 * The bank returned the price of the home: takes its surplus out of the account again, as if it had
 * never been credited. The caller has locked the account.
 */
export async function takeBackSurplus(
  tx: TransactionContext,
  account: ContributionAccount,
): Promise<void> {
  const payments = await findContributionsOf(tx.db, account.membershipId);
  const credited = payments.find(({ kind, state }) => kind === 'surplus' && state === 'succeeded');
  if (credited) await changeReturned(tx, account, credited, credited.amountCents);
}
