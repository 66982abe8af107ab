import { type Context, inTransaction } from '#platform/context.ts';
import { InvalidEventError } from '#providers/payments/payment-provider.ts';
import { paymentErrors } from '../../errors.ts';
import { handleEventJob } from '../jobs.ts';
import { syncSetup } from '../methods/sync-setup.ts';
import { findEvent, insertEvent, markHandled } from './event-queries.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Receives a webhook event: checks its signature, stores it once by its id and enqueues a job for
 * it.
 */
export async function receiveEvent(
  context: Context,
  rawBody: string,
  signature: string | undefined,
): Promise<void> {
  const event = readEvent(context, rawBody, signature);
  if (!event) return;
  const { id, type, about, objectId: providerId, createdAt } = event;
  await inTransaction(context, async (tx) => {
    const receivedAt = tx.clock.now();
    const isNew = await insertEvent(tx.db, {
      id,
      type,
      about,
      providerId,
      createdAt,
      receivedAt,
    });
    if (isNew) await tx.jobs.enqueue(handleEventJob, { eventId: id });
  });
}

function readEvent(context: Context, rawBody: string, signature: string | undefined) {
  try {
    return context.payments.readEvent(rawBody, signature);
  } catch (cause) {
    if (cause instanceof InvalidEventError) throw paymentErrors.INVALID_EVENT({ cause });
    throw cause;
  }
}

/** Handles an event: its content is not trusted, the provider is asked for the current state. */
export async function handleEvent(
  context: Context,
  { eventId }: { eventId: string },
): Promise<void> {
  const event = await findEvent(context.db, eventId);
  if (!event || event.handledAt) return;
  if (event.about === 'setup') await syncSetup(context, event.providerId);
  else await syncPayment(context, event.providerId);
  await markHandled(context.db, eventId, context.clock.now());
}
