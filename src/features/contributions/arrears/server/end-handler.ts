import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';

/**
 * How an awarded seat with unpaid instalments ends: the awards feature knows whether a home was
 * bought.
 */
type EndOfAwarded = (
  tx: Pick<TransactionContext, 'db'>,
  membershipId: string,
) => Promise<'terminated' | 'handed_back'>;

export const endOfAwarded = defineHandler<EndOfAwarded>('the end of awarded seats');
