import { type Context, inTransaction } from '#platform/context.ts';
import { openGroup } from './take-place.ts';

/**
 * Opens a group for the most popular plan, so that a first visit finds one that forms. It is
 * empty: places are taken by paid deposits alone, in the demonstration too.
 */
export async function seedDemoGroup(context: Context): Promise<void> {
  await inTransaction(context, (tx) =>
    openGroup(tx, { planId: '450', mode: context.payments.mode }),
  );
}
