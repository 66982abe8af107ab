import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';

/** What assemblies need from the feature that manages awarded seats. */
export type AwardHandler = {
  /** Whether the seat's home is bought; then its award is final. */
  isBought(tx: TransactionContext, membershipId: string): Promise<boolean>;
};

export const awardHandler = defineHandler<AwardHandler>('awarded seats');
