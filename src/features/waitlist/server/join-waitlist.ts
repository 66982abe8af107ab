import type { z } from 'zod';
import { unsubscribeLinks } from '#features/contacts/server/unsubscribe.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { inTransactionOnce } from '#platform/idempotency.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { joinWaitlistCall, type waitlistRequest } from '../contract.ts';
import { waitlistOf } from '../rules.ts';
import { withChanges } from './changed-mail.ts';
import { confirmLink } from './confirm-changes.ts';
import { waitlistMail } from './mails.ts';
import { currentEvent, lockEventWithSeat, registerForEvent } from './presentation.ts';
import { changeEntry, type EntryRow, insertEntry } from './queries.ts';
import type { EntryDetails } from './tables.ts';

type Request = z.output<typeof waitlistRequest>;

/**
 * Adds a person to a list, once, and queues the confirmation mail. A repeat changes nothing by
 * itself, since anybody can type an address: its mail, at most one a day, has a link that applies
 * the changes.
 */
export function joinList(context: Context, request: Request, idempotencyKey?: string) {
  const submission = { call: joinWaitlistCall, key: idempotencyKey, input: request };
  return inTransactionOnce(context, submission, async (tx) => {
    const now = tx.clock.now();
    const list = waitlistOf(request);
    const event = list === 'event' ? await lockEventWithSeat(tx, request.email) : undefined;
    const details = detailsOf(request);
    const { entry, isNew: isNewEntry } = await insertEntry(tx.db, {
      ...details,
      list,
      email: request.email,
      source: request.source,
      eventTag: event?.tag ?? request.eventTag ?? null,
      wantsNextEvent: list === 'event' && !event,
      id: tx.randomness.id(),
      createdAt: now,
      updatedAt: now,
    });
    const changes = isNewEntry ? undefined : await storeChanges(tx, entry, details);
    let isNew = isNewEntry;
    if (event) isNew = await registerForEvent(tx, event.id, entry.id);
    else if (list === 'event' && !isNewEntry) {
      isNew = !entry.wantsNextEvent;
      await changeEntry(tx.db, entry.id, { wantsNextEvent: true });
    }
    const occasion = event?.id ?? (list === 'event' ? 'next' : 'joined');
    const content = waitlistMail(list, {
      firstName: entry.firstName,
      siteUrl: tx.config.publicUrl,
      now,
      event: list === 'event' ? (event ?? (await currentEvent(tx))) : undefined,
      eventAddress: event?.address || tx.config.EVENT_ADDRESS,
      program: tx.program,
    });
    const isMailOwed = await queueMail(tx, {
      to: entry.email,
      dedupeKey: `waitlist:${entry.id}:${isNew ? occasion : `${occasion}:${dateOf(now)}`}`,
      content: {
        ...(changes ? withChanges(content, confirmLink(context, entry)) : content),
        ...unsubscribeLinks(context, entry.email, content.locale),
      },
    });
    return { id: entry.id, isNew, isMailOwed };
  });
}

function detailsOf(request: Request): EntryDetails {
  const { firstName, lastName, phone, preferredPlan, applicantProfile, message } = request;
  return {
    firstName,
    lastName,
    phone: phone ?? null,
    preferredPlan: preferredPlan ?? null,
    applicantProfile,
    message: message ?? null,
  };
}

/**
 * Stores a repeat's changes until its mail's link is opened; undefined when nothing would change.
 */
async function storeChanges(
  tx: TransactionContext,
  entry: EntryRow,
  details: EntryDetails,
): Promise<EntryDetails | undefined> {
  const names = Object.keys(details) as (keyof EntryDetails)[];
  if (names.every((name) => details[name] === entry[name])) return undefined;
  await changeEntry(tx.db, entry.id, { pending: details });
  return details;
}
