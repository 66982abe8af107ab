import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { MethodSetup } from '#features/payments/contract.ts';
import { paymentErrors } from '#features/payments/errors.ts';
import { readChargeableMethod } from '#features/payments/server/methods/read-method.ts';
import { detachSavedMethod } from '#features/payments/server/methods/saved-methods.ts';
import { startSetup } from '#features/payments/server/methods/start-setup.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type MethodKind, PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { contributionErrors } from '../../errors.ts';
import { readOwnAccount } from '../../paying/server/list-instalments.ts';
import { notifyMember } from '../../paying/server/notify-payment.ts';
import {
  lockAccount,
  lockAccountsOfMethod,
  updateAccount,
} from '../../server/accounts/account-queries.ts';
import { requireOpen } from '../../server/accounts/require-open.ts';
import { automaticEndedMail, methodRemovedMail } from '../../server/mails.ts';
import { nextAutomatic } from '../automatic.ts';
import { skipAnnounced } from './charge-queries.ts';

/** Starts the setup of a card or bank account that the member allows us to charge. */
export async function startMethod(
  context: Context,
  session: Session,
  method: MethodKind,
): Promise<MethodSetup> {
  const user = await readUser(context, session.userId);
  const owner = {
    id: session.userId,
    email: session.email,
    name: user?.displayName ?? session.email,
  };
  try {
    return await startSetup(context, { owner, methodKinds: [method] });
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw paymentErrors.PAYMENT_PROVIDER_AWAY({ cause });
    throw cause;
  }
}

/** Pays a seat's instalments automatically from now on, with a method its member set up. */
export async function startAutomatic(
  context: Context,
  session: Session,
  { membershipId, methodId }: { membershipId: string; methodId: string },
): Promise<{ nextChargeOn: CalendarDate | null }> {
  await readOwnAccount(context, session, membershipId);
  return inTransaction(context, async (tx) => {
    const account = await lockAccount(tx.db, membershipId);
    if (!account) throw contributionErrors.SEAT_NOT_FOUND();
    await requireOpen(tx, account);
    const method = await readChargeableMethod(tx, {
      methodId,
      ownerId: session.userId,
      mode: account.book,
    });
    if (!method) throw paymentErrors.PAYMENT_METHOD_NOT_FOUND();
    const now = tx.clock.now();
    const next = nextAutomatic(account, dateOf(now));
    if (!next) throw contributionErrors.ALL_PAID();
    // A charge announced for the previous method is announced again for this one.
    await skipAnnounced(tx.db, membershipId, now);
    await updateAccount(tx.db, membershipId, {
      savedMethodId: methodId,
      chargeOn: next.announceOn,
      updatedAt: now,
    });
    return { nextChargeOn: next.chargeOn };
  });
}

/** Ends the automatic payments of a seat; an announced charge is not made. */
export async function stopAutomatic(
  context: Context,
  session: Session,
  { membershipId }: { membershipId: string },
): Promise<void> {
  await readOwnAccount(context, session, membershipId);
  await inTransaction(context, async (tx) => {
    const account = await lockAccount(tx.db, membershipId);
    if (!account?.savedMethodId) throw contributionErrors.NOT_AUTOMATIC();
    await endAutomatic(tx, membershipId);
    const key = `automatic-ended:${tx.randomness.id()}`;
    await notifyMember(tx, account, key, automaticEndedMail);
  });
}

/** No further automatic payment is made for a seat, an announced one neither. */
export async function endAutomatic(tx: TransactionContext, membershipId: string): Promise<void> {
  const now = tx.clock.now();
  await updateAccount(tx.db, membershipId, {
    savedMethodId: null,
    chargeOn: null,
    updatedAt: now,
  });
  await skipAnnounced(tx.db, membershipId, now);
}

/** Removes a member's method, and ends the automatic payments that use it; a mail says so. */
export async function removeMethod(
  context: Context,
  session: Session,
  { methodId }: { methodId: string },
): Promise<void> {
  await detachSavedMethod(context, { methodId, ownerId: session.userId });
  await inTransaction(context, async (tx) => {
    for (const { membershipId } of await lockAccountsOfMethod(tx.db, session.userId, [methodId])) {
      await endAutomatic(tx, membershipId);
    }
    const user = await readUser(tx, session.userId);
    if (!user) return;
    await queueMail(tx, {
      to: user.email,
      dedupeKey: `method-removed:${methodId}`,
      content: methodRemovedMail(user.mailLocale, {
        firstName: greetingName(user),
        siteUrl: tx.config.publicUrl,
      }),
    });
  });
}
