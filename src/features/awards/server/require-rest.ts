import type { TransactionContext } from '#platform/context.ts';
import { awardErrors } from '../errors.ts';
import { restOf } from '../rules.ts';
import { findPapers } from './queries.ts';
import type { AwardRow } from './tables.ts';

type Priced = Pick<AwardRow, 'id' | 'creditCents' | 'priceCents' | 'restPayer' | 'restSource'>;

/**
 * Refuses a price above the credit until it is known who pays the rest and from what, and a proof of
 * funds is among the papers.
 */
export async function requireRest(tx: TransactionContext, award: Priced): Promise<void> {
  if (restOf(award) === 0) return;
  if (!award.restPayer || !award.restSource) {
    throw awardErrors.REST_NOT_EXPLAINED().at(award.restPayer ? 'restSource' : 'restPayer');
  }
  const papers = await findPapers(tx.db, [award.id]);
  if (!papers.some(({ kind }) => kind === 'funds')) throw awardErrors.FUNDS_MISSING();
}
