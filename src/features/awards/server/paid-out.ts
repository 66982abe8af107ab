import { readSpent } from '#features/payouts/server/owe-payout.ts';
import { NOTHING_PAID_OUT, type PaidOut } from '#features/program-rules/settlement.ts';
import type { TransactionContext } from '#platform/context.ts';
import { awardErrors } from '../errors.ts';
import type { AwardRow } from './tables.ts';

/** The payouts to the member of what the price leaves of the credit. */
export const SURPLUS_KINDS = ['expenses', 'surplus'] as const;

type Dependencies = Pick<TransactionContext, 'db'>;
type Priced = Pick<AwardRow, 'membershipId' | 'creditCents' | 'priceCents'>;

/**
 * What of a credit was paid out to its member or is being sent, by membership. It stays spent when
 * the bank returns the price.
 */
export async function listPaidOut(
  dependencies: Dependencies,
  membershipIds: readonly string[],
): Promise<Map<string, PaidOut>> {
  const spent = await readSpent(dependencies, membershipIds, SURPLUS_KINDS);
  return new Map(
    membershipIds.map((id) => {
      const { expenses = 0, surplus = 0 } = spent.get(id) ?? {};
      return [id, { forExpenses: expenses, cash: surplus }];
    }),
  );
}

/** The same of one membership. */
export async function readPaidOut(
  dependencies: Dependencies,
  membershipId: string,
): Promise<PaidOut> {
  const paidOut = await listPaidOut(dependencies, [membershipId]);
  return paidOut.get(membershipId) ?? NOTHING_PAID_OUT;
}

/** The sum of what was paid out of the credit of one membership. */
export async function readPaidOutCents(
  dependencies: Dependencies,
  membershipId: string,
): Promise<number> {
  const { forExpenses, cash } = await readPaidOut(dependencies, membershipId);
  return forExpenses + cash;
}

/** Refuses a price that what is left of the credit does not cover, once a part was paid out. */
export async function requireUnspent(
  tx: Dependencies,
  { membershipId, creditCents, priceCents }: Priced,
): Promise<void> {
  const spentCents = await readPaidOutCents(tx, membershipId);
  const isAboveRest = (priceCents ?? 0) > creditCents - spentCents;
  if (spentCents > 0 && isAboveRest) throw awardErrors.CREDIT_SPENT().at('priceCents');
}
