import { announcePlace } from '#features/groups/server/announce-place.ts';
import { holdsPlace } from '#features/groups/server/holds-place.ts';
import { postMovement } from '#features/ledger/server/post-movement.ts';
import type { TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/money.ts';
import type { DisputeStatus } from '../rules.ts';
import { findOpenDeposit } from './queries.ts';
import { followRefunds, holdingAccount, noteRefund } from './record-refunds.ts';
import { markRefundFailed } from './return-queries.ts';
import type { DepositRow } from './tables.ts';

/** A dispute in one of its states. */
export type DisputeTurn = { id: string; status: DisputeStatus; turn: number; amountCents: number };

/** The name of what happened at a turn: it is posted and noted once. */
export const nameOf = ({ id, turn }: DisputeTurn) => (turn === 1 ? id : `${id}:${turn}`);

/** Whether the bank has the money, or has given it to the card's holder. */
const isTaken = (dispute: DisputeTurn | undefined) =>
  dispute?.status === 'open' || dispute?.status === 'lost';

/**
 * Moves a disputed amount from where it was counted to where it is now: with us, apart while the
 * bank decides, or given back. The books are only added to: what turned out otherwise is undone by
 * an entry of its own.
 */
export async function moveDisputed(
  tx: TransactionContext,
  deposit: DepositRow,
  { before, after }: { before: DisputeTurn | undefined; after: DisputeTurn },
): Promise<void> {
  const move = (kind: string, debit: Account, credit: Account) =>
    postMovement(tx, {
      book: deposit.mode,
      key: `${kind}:${nameOf(after)}`,
      kind,
      subjectId: deposit.id,
      amount: usd(after.amountCents),
      debit,
      credit,
    });
  if (before?.status === 'lost') await undoLoss(tx, deposit, before);
  if (isTaken(after) && !isTaken(before)) {
    await move('dispute-opened', 'disputed-funds', 'provider-balance');
  }
  if (isTaken(before) && !isTaken(after)) {
    await move('dispute-won', 'provider-balance', 'disputed-funds');
  }
  if (after.status === 'lost') await lose(tx, deposit, after);
}
type Account = 'disputed-funds' | 'provider-balance';

/** The bank gave the money to the card's holder: the deposit is given back. */
async function lose(tx: TransactionContext, deposit: DepositRow, lost: DisputeTurn): Promise<void> {
  const amount = usd(lost.amountCents);
  await noteRefund(tx, deposit, { id: nameOf(lost), amount, status: 'succeeded' });
  await postMovement(tx, {
    book: deposit.mode,
    key: `dispute-lost:${nameOf(lost)}`,
    kind: 'dispute-lost',
    subjectId: deposit.id,
    amount,
    debit: holdingAccount(deposit),
    credit: 'disputed-funds',
  });
  const refundReason = deposit.refundReason ?? 'dispute_lost';
  await followRefunds(tx, { ...deposit, refundReason });
}

/** The bank took a decision against us back: what it had given to the holder is the deposit again. */
async function undoLoss(
  tx: TransactionContext,
  deposit: DepositRow,
  lost: DisputeTurn,
): Promise<void> {
  const loss = await markRefundFailed(tx.db, nameOf(lost));
  if (!loss) return;
  await postMovement(tx, {
    book: deposit.mode,
    key: `dispute-lost-undone:${nameOf(lost)}`,
    kind: 'dispute-lost-undone',
    subjectId: deposit.id,
    amount: usd(loss.amountCents),
    debit: 'disputed-funds',
    credit: holdingAccount(deposit),
  });
  const isOwed = await isOwedAgain(tx, deposit);
  const hasOtherReason = isOwed || deposit.refundReason !== 'dispute_lost';
  await followRefunds(
    tx,
    { ...deposit, refundReason: hasOtherReason ? deposit.refundReason : null },
    isOwed,
  );
  // Its group may have been announced while it did not count.
  if (!isOwed && !deposit.creditedAt) await announcePlace(tx, { depositId: deposit.id });
}

/** Nobody keeps money without giving a place for it, nor twice for the same application. */
async function isOwedAgain(tx: TransactionContext, deposit: DepositRow): Promise<boolean> {
  if (deposit.status !== 'refunded') return false;
  // Whoever was deleted or forgotten meanwhile may have applied and paid anew.
  if (!deposit.applicationId) return true;
  const other = await findOpenDeposit(tx.db, deposit.applicationId, deposit.mode);
  return Boolean(other) || !(await holdsPlace(tx, { depositId: deposit.id }));
}
