import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';

/** What assemblies ask of the feature that looks after awarded seats. */
export type AwardHandler = {
  /** Whether the seat's home is bought: then nothing takes its award back. */
  isBought(tx: TransactionContext, membershipId: string): Promise<boolean>;
};

export const awardHandler = defineHandler<AwardHandler>('awarded seats');
