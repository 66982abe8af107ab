import type { z } from 'zod';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Context } from '#platform/context.ts';
import { inTransactionOnce } from '#platform/idempotency.ts';
import { joinWaitlist, type waitlistRequest } from '../contract.ts';
import { waitlistOf } from '../rules.ts';
import { waitlistMail } from './emails.ts';
import { holdSeat } from './presentation.ts';
import { upsertEntry } from './queries.ts';

/** Adds a person to a list, once, and queues the confirmation mail. */
export function joinList(
  context: Context,
  request: z.output<typeof waitlistRequest>,
  idempotencyKey?: string,
) {
  const submission = { call: joinWaitlist, key: idempotencyKey, input: request };
  return inTransactionOnce(context, submission, async (tx) => {
    const now = tx.clock.now();
    const list = waitlistOf(request);
    const { phone, preferredPlan, message, eventTag, ...given } = request;
    if (list === 'event') await holdSeat(tx, request.email);
    const saved = await upsertEntry(tx.db, {
      ...given,
      list,
      phone: phone ?? null,
      preferredPlan: preferredPlan ?? null,
      message: message ?? null,
      eventTag: eventTag ?? null,
      id: tx.randomness.id(),
      createdAt: now,
      updatedAt: now,
    });
    if (saved.isNew) {
      await queueMail(tx, {
        to: request.email,
        dedupeKey: `waitlist:${saved.id}`,
        content: waitlistMail(list, {
          firstName: request.firstName,
          siteUrl: tx.config.publicUrl,
          now,
          eventAddress: tx.config.EVENT_ADDRESS,
        }),
      });
    }
    return saved;
  });
}
