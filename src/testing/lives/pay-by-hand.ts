import {
  startAutomatic,
  startMethod,
} from '#features/contributions/automatic/server/automatic-payments.ts';
import { payInstalments } from '#features/contributions/paying/server/pay-instalments.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { reportSetup } from '#features/payments/server/methods/saved-methods.ts';
import type { Session } from '#platform/routes.ts';
import { paymentIdOf } from '../scenes/card-payments.ts';
import type { LifeWorld } from './life-world.ts';

/** A member pays instalments by card; they count when the provider's webhook arrives. */
export async function payByHand(
  { context, stripe }: LifeWorld,
  session: Session,
  { membershipId, instalments }: { membershipId: string; instalments: number },
): Promise<void> {
  const first = ((await readAccount(context, membershipId))?.paid ?? 0) + 1;
  const wish = { membershipId, first, instalments, method: 'card' } as const;
  const { clientSecret } = await payInstalments(context, session, wish);
  await stripe.paymentIntents.confirm(paymentIdOf(clientSecret), {
    payment_method: 'pm_card_visa',
  });
}

const TEST_METHODS = { card: 'pm_card_visa', us_bank_account: 'pm_usBankAccount_success' };

/** A member saves a card or bank account and enables automatic charges. */
export async function automate(
  { context, stripe }: LifeWorld,
  session: Session,
  { membershipId, kind }: { membershipId: string; kind: 'card' | 'us_bank_account' },
): Promise<{ methodId: string }> {
  const { clientSecret, methodId } = await startMethod(context, session, kind);
  await stripe.setupIntents.confirm(paymentIdOf(clientSecret), {
    payment_method: TEST_METHODS[kind],
  });
  const { status } = await reportSetup(context, { methodId, ownerId: session.userId });
  if (status !== 'active') throw new Error(`the saved method is ${status}`);
  await startAutomatic(context, session, { membershipId, methodId });
  return { methodId };
}
