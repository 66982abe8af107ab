import type { z } from 'zod';
import { unsubscribeLinks } from '#features/contacts/server/unsubscribe.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { announceMails, mailBeside, queueMail } from '#features/mails/server/queue-mail.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { addAtOnce, inTransactionOnce } from '#platform/idempotency.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { joinWaitlist, type waitlistRequest } from '../contract.ts';
import { waitlistOf } from '../rules.ts';
import { withChanges } from './changed-mail.ts';
import { confirmLink } from './confirm-changes.ts';
import { waitlistMail } from './emails.ts';
import type { EventRow } from './event-queries.ts';
import { currentEvent, lockEventWithSeat, registerForEvent } from './presentation.ts';
import { addEntry, changeEntry, type EntryRow, insertEntry, type NewEntry } from './queries.ts';
import type { EntryDetails } from './tables.ts';

type Request = z.output<typeof waitlistRequest>;

/** What a person is told of, and whether they have a seat there. */
type Occasion = { shownEvent?: EventRow | undefined; seatAt?: EventRow | undefined };

/**
 * Adds a person to a list, once, and queues the confirmation mail. A repeat changes nothing by
 * itself, since anybody can type an address: its mail, at most one a day, has a link that applies
 * the changes.
 */
export async function joinList(context: Context, request: Request, idempotencyKey?: string) {
  const submission = { call: joinWaitlist, key: idempotencyKey, input: request };
  const list = waitlistOf(request);
  if (list !== 'event') {
    const entry = newEntry(context, request);
    const answer = { id: entry.id, isNew: true, isMailOwed: true };
    const mail = mailBeside(context, firstMail(context, request, entry));
    const isAdded = await addAtOnce(context, submission, answer, (...remembered) =>
      addEntry(context.db, entry, mail, ...remembered),
    );
    if (isAdded) {
      context.mailSignal.send();
      return answer;
    }
  }
  return inTransactionOnce(context, submission, async (tx) => {
    const now = tx.clock.now();
    const seatAt = list === 'event' ? await lockEventWithSeat(tx, request.email) : undefined;
    const shownEvent = list === 'event' ? (seatAt ?? (await currentEvent(tx))) : undefined;
    const occasion = { shownEvent, seatAt };
    const given = newEntry(tx, request, seatAt);
    const mail = mailBeside(tx, firstMail(context, request, given, occasion));
    const { entry, isNew } = await insertEntry(tx.db, given, mail);
    const isNewGuest = seatAt ? await registerForEvent(tx, seatAt.id, entry.id) : false;
    if (isNew) {
      announceMails(tx);
      return { id: entry.id, isNew, isMailOwed: true };
    }

    const changes = await storeChanges(tx, entry, detailsOf(request));
    const asksForNext = list === 'event' && !seatAt;
    if (asksForNext) await changeEntry(tx.db, entry.id, { wantsNextEvent: true });
    const isNewHere = isNewGuest || (asksForNext && !entry.wantsNextEvent);
    const key = mailKey(entry, occasion);
    const content = writeMail(context, request, entry.firstName, occasion);
    const isMailOwed = await queueMail(tx, {
      to: entry.email,
      dedupeKey: isNewHere ? key : `${key}:${dateOf(now)}`,
      content: changes ? withChanges(content, confirmLink(context, entry)) : content,
    });
    return { id: entry.id, isNew: isNewHere, isMailOwed };
  });
}

function newEntry(
  { clock, randomness }: Pick<Context, 'clock' | 'randomness'>,
  request: Request,
  seatAt?: EventRow,
): NewEntry {
  const now = clock.now();
  const list = waitlistOf(request);
  return {
    ...detailsOf(request),
    list,
    email: request.email,
    source: request.source,
    eventTag: seatAt?.tag ?? request.eventTag ?? null,
    wantsNextEvent: list === 'event' && !seatAt,
    id: randomness.id(),
    createdAt: now,
    updatedAt: now,
  };
}

/** The mail of who is new, which is stored by the statement that stores their entry. */
const firstMail = (context: Context, request: Request, entry: NewEntry, occasion?: Occasion) => ({
  to: request.email,
  dedupeKey: mailKey(entry, occasion),
  content: writeMail(context, request, request.firstName, occasion),
});

const mailKey = ({ id }: { id: string }, { shownEvent, seatAt }: Occasion = {}) =>
  `waitlist:${id}:${seatAt?.id ?? (shownEvent ? 'next' : 'joined')}`;

function writeMail(
  context: Context,
  request: Request,
  firstName: string,
  { shownEvent, seatAt }: Occasion = {},
): MailContent {
  const content = waitlistMail(waitlistOf(request), {
    firstName,
    siteUrl: context.config.publicUrl,
    now: context.clock.now(),
    event: shownEvent,
    eventAddress: seatAt?.address || context.config.EVENT_ADDRESS,
  });
  return { ...content, ...unsubscribeLinks(context, request.email, content.locale) };
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
