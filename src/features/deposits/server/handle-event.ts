import { type Context, inTransaction } from '#platform/context.ts';
import { InvalidEventError } from '#providers/payments/payment-provider.ts';
import { depositErrors } from '../errors.ts';
import { findEvent, insertEvent, markHandled } from './event-queries.ts';
import { handleEventJob } from './jobs.ts';

import { settlePayment } from './settle-deposit.ts';

/** Takes an event: checked, noted once by its id, and put to work in the same transaction. */
export async function receiveEvent(
  context: Context,
  rawBody: string,
  signature: string | undefined,
): Promise<void> {
  const event = readEvent(context, rawBody, signature);
  if (!event) return;
  await inTransaction(context, async (tx) => {
    const isNew = await insertEvent(tx.db, { ...event, receivedAt: tx.clock.now() });
    if (isNew) await tx.jobs.enqueue(handleEventJob, { eventId: event.id });
  });
}

function readEvent(context: Context, rawBody: string, signature: string | undefined) {
  try {
    return context.payments.readEvent(rawBody, signature);
  } catch (cause) {
    if (cause instanceof InvalidEventError) throw depositErrors.INVALID_EVENT({ cause });
    throw cause;
  }
}

/** Follows an event: it only says which payment to ask about. */
export async function handleEvent(
  context: Context,
  { eventId }: { eventId: string },
): Promise<void> {
  const event = await findEvent(context.db, eventId);
  if (!event || event.handledAt) return;
  await settlePayment(context, event.paymentId);
  await markHandled(context.db, eventId, context.clock.now());
}
