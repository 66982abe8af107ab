import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterPayment } from '#features/approvals/server/decide-approval.ts';
import { readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { exitErrors } from '../errors.ts';
import { payableOf } from '../rules.ts';
import { postSettlement } from './exit-postings.ts';
import { findExit, lockExit, updateExit } from './queries.ts';
import type { ExitRow } from './tables.ts';
import { mailDebtPaid } from './write-exit.ts';

/** The kind of approval that records what a former member paid of what they owe. */
export const DEBT_APPROVAL = 'debt-payment';

/** Enters what a former member paid of what they owe; it is posted once another admin confirms it. */
export async function enterDebtPayment(
  context: Context,
  actor: Session,
  given: { id: string; cents: number; reference: string; repeatReason?: string | undefined },
): Promise<{ approvalId: string }> {
  const { id, cents, reference, repeatReason } = given;
  const exit = requireOwing(await findExit(context.db, id));
  if (exit.book !== context.payments.mode) throw exitErrors.EXIT_NOT_FOUND();
  const left = await readLeft(context, exit, cents);
  const approvalId = await inTransaction(context, (tx) =>
    enterPayment(tx, actor, {
      kind: DEBT_APPROVAL,
      subjectId: id,
      beneficiaryId: exit.userId,
      amountCents: cents,
      summary: `Paid by the former member of seat ${exit.seat}`,
      details: { reference, leftCents: String(left) },
      repeatReason,
    }),
  );
  return { approvalId };
}

/** Rule 13: what a former member paid lowers what they owe, never below zero. */
export const debtApprovalHandler: ApprovalHandler = {
  async onConfirmed(tx, { id, subjectId, amountCents }) {
    // A returned payment, and its reversal, locks the statement too before it changes the books.
    const exit = requireOwing(await lockExit(tx.db, subjectId));
    const leftCents = await readLeft(tx, exit, amountCents);
    await postSettlement(tx, exit, {
      kind: 'debt-paid',
      subjectId: id,
      amounts: { cash: amountCents, 'owed-by-members': -amountCents },
    });
    await updateExit(tx.db, exit.id, {
      recoveredCents: exit.recoveredCents + amountCents,
      updatedAt: tx.clock.now(),
    });
    await mailDebtPaid(tx, exit, { approvalId: id, paidCents: amountCents, leftCents });
  },
};

/** What a terminated seat owes is recovered from its home instead (rule 12). */
function requireOwing(exit: ExitRow | undefined): ExitRow {
  if (!exit || exit.kind === 'terminated') throw exitErrors.EXIT_NOT_FOUND();
  return exit;
}

/** What is still owed after a payment; refused if the payment is more than that. */
async function readLeft(
  { db }: Pick<TransactionContext, 'db'>,
  exit: ExitRow,
  cents: number,
): Promise<number> {
  const position = await readPosition(db, exit);
  const payable = payableOf(exit, position['owed-by-members'] ?? 0);
  if (cents > payable) throw exitErrors.RECOVERY_TOO_HIGH().at('cents');
  return payable - cents;
}
