import { type Context, inTransaction } from '#platform/context.ts';
import { openGroup } from './places/take-place.ts';

/**
 * Opens an empty group for the most popular plan, so that a first visit finds a forming group.
 * Places are taken only by paid deposits, also in the demonstration.
 */
export async function seedDemoGroup(context: Context): Promise<void> {
  await inTransaction(context, (tx) =>
    openGroup(tx, { planId: '450', mode: context.payments.mode }),
  );
}
