import { unsubscribeLinks } from '#features/contacts/server/unsubscribe.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { movedEventMail } from './event-mail.ts';
import { findEvent, findRegistrations } from './event-queries.ts';

/** Keeps each transaction short. */
const BATCH = 100;

/**
 * Mails everybody with a seat at a presentation its present time and place. Idempotent: one mail
 * for each change of the event.
 */
export async function tellEventMoved(
  context: Context,
  { eventId }: { eventId: string },
): Promise<void> {
  const event = await findEvent(context.db, eventId);
  const now = context.clock.now();
  if (!event || event.endsAt <= now) return;
  const people = await findRegistrations(context.db, eventId);
  for (let start = 0; start < people.length; start += BATCH) {
    await inTransaction(context, (tx) =>
      queueMails(
        tx,
        people.slice(start, start + BATCH).map(({ id, email, firstName }) => {
          const reader = {
            firstName,
            siteUrl: tx.config.publicUrl,
            now,
            eventAddress: event.address || tx.config.EVENT_ADDRESS,
            program: tx.program,
          };
          const content = movedEventMail(reader, event);
          return {
            to: email,
            dedupeKey: `event-moved:${eventId}:${id}:${event.updatedAt.getTime()}`,
            content: { ...content, ...unsubscribeLinks(context, email, content.locale) },
          };
        }),
      ),
    );
  }
}
