import { readObjectors } from '#features/contacts/server/object-to-marketing.ts';
import { unsubscribeLinks } from '#features/contacts/server/unsubscribe.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { newEventMail } from './event-mail.ts';
import { findEvent, lockInterested } from './event-queries.ts';
import { changeEntry } from './queries.ts';

const BATCH = 100;

/**
 * Mails everybody who asked for the next presentation, once each, except people who objected to
 * marketing.
 */
export async function announceEvent(
  context: Context,
  { eventId }: { eventId: string },
): Promise<void> {
  for (;;) {
    const told = await inTransaction(context, async (tx) => {
      const event = await findEvent(tx.db, eventId);
      if (!event || event.endsAt <= tx.clock.now()) return 0;
      const people = await lockInterested(tx.db, BATCH);
      const objectors = await readObjectors(
        tx,
        people.map(({ email }) => email),
      );
      for (const { id, email, firstName } of people) {
        await changeEntry(tx.db, id, { wantsNextEvent: false });
        if (objectors.has(email)) continue;
        await queueMail(tx, {
          to: email,
          dedupeKey: `event-announced:${eventId}:${id}`,
          content: {
            ...newEventMail(firstName, tx.config.publicUrl, event),
            ...unsubscribeLinks(context, email, 'pt-BR'),
          },
        });
      }
      return people.length;
    });
    if (told < BATCH) return;
  }
}
