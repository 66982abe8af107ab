import { approvalErrors } from '#features/approvals/errors.ts';
import { isCreditHeld } from '#features/assemblies/bid-payments/server/hold-credit.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { BankDetails, MaskedDetails } from '#features/payouts/contract.ts';
import { owePayout, voidPayouts, voidUnrequested } from '#features/payouts/server/owe-payout.ts';
import { saveTitleCompanyDetails } from '#features/payouts/server/save-bank-details.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { awardErrors } from '../errors.ts';
import type { AwardTurn, MOVABLE_STEPS } from '../rules.ts';
import { changeAward, lockOpenAward } from './change-award.ts';
import { requireUnspent, SURPLUS_KINDS } from './paid-out.ts';
import { findAward } from './queries.ts';
import { requireRest } from './require-rest.ts';
import type { AwardRow } from './tables.ts';

type Move = {
  id: string;
  step: (typeof MOVABLE_STEPS)[number];
  turn: AwardTurn;
  reason: string;
  priceCents?: number | undefined;
  expensesCents?: number | undefined;
};

/**
 * Moves an award to a step, forward or back, with a reason that the member reads. In the closing
 * the price is owed to the title company; leaving that step withdraws it, unless it was requested
 * already.
 */
export function moveAward(context: Context, actor: Session, move: Move): Promise<AwardRow> {
  return inTransaction(context, async (tx) => {
    const award = await lockOpenAward(tx, move.id);
    if (award.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
    const { step, turn, reason } = move;
    const priceCents = move.priceCents ?? award.priceCents;
    const expensesCents = move.expensesCents ?? award.expensesCents;
    if (move.priceCents !== undefined && award.address === null) throw awardErrors.HOME_MISSING();
    if (step === 'appraisal' || step === 'closing') {
      await requireRest(tx, { ...award, priceCents });
    }
    const isPriceSame = priceCents === award.priceCents;
    const staysInClosing = step === 'closing' && award.step === 'closing' && isPriceSame;
    if (!staysInClosing) {
      await voidPayouts(tx, { membershipId: award.membershipId, kinds: ['home'] });
      await voidUnrequested(tx, { membershipId: award.membershipId, kinds: SURPLUS_KINDS });
    }
    const fields = { priceCents, expensesCents };
    const by = { by: 'admin', actor: actor.email } as const;
    const moved = await changeAward(tx, award, { step, turn, reason, ...by }, fields);
    if (step === 'closing' && !staysInClosing) await oweHome(tx, moved);
    await audit(tx, actor, award, moved, reason);
    return moved;
  });
}

/** Saves the title company's account, entered by an admin who does not benefit. */
export async function saveTitleAccount(
  context: Context,
  actor: Session,
  { id, details }: { id: string; details: BankDetails },
): Promise<MaskedDetails> {
  const award = await findAward(context.db, id);
  if (!award) throw awardErrors.AWARD_NOT_FOUND();
  if (award.end || award.step === 'paid') throw awardErrors.AWARD_ENDED();
  if (award.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
  return saveTitleCompanyDetails(context, actor, id, details);
}

/** A price above the credit is paid up to it; who pays the rest is known and proven by then. */
async function oweHome(tx: TransactionContext, award: AwardRow): Promise<void> {
  const { id, membershipId, groupId, seat, userId, book, priceCents, titleCompany } = award;
  if (await isCreditHeld(tx, membershipId)) throw awardErrors.AWARD_ON_HOLD();
  if (!priceCents || !titleCompany) throw awardErrors.HOME_MISSING();
  await requireUnspent(tx, award);
  await owePayout(tx, {
    kind: 'home',
    subjectId: id,
    membership: { id: membershipId, groupId, seat, userId },
    book,
    account: 'credits-set-aside',
    cents: Math.min(priceCents, award.creditCents),
    titleCompany: { awardId: id, name: titleCompany },
  });
}

function audit(
  tx: TransactionContext,
  actor: Session,
  before: AwardRow,
  after: AwardRow,
  reason: string,
): Promise<void> {
  const factsOf = ({ step, turn, priceCents, expensesCents }: AwardRow) => ({
    step,
    turn,
    priceCents,
    expensesCents,
  });
  return recordAudit(tx, {
    actor,
    action: 'award.moved',
    subject: { type: 'membership', id: after.membershipId, label: `seat ${after.seat}` },
    before: factsOf(before),
    after: { ...factsOf(after), reason },
  });
}
