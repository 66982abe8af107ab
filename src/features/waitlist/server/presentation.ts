import type { Context, TransactionContext } from '#platform/context.ts';
import { errors } from '../errors.ts';
import { FIRST_EVENT, isOver, type PresentationState } from '../event.ts';
import {
  countRegistrations,
  type EventRow,
  findCurrentEvent,
  insertEvent,
  insertRegistration,
  isRegistered,
  lockRegistrations,
} from './event-queries.ts';

type Dependencies = Pick<TransactionContext, 'db' | 'clock' | 'randomness'>;

/** The current event; a new installation starts with the first one. */
export async function currentEvent({ db, clock, randomness }: Dependencies): Promise<EventRow> {
  const now = clock.now();
  const known = await findCurrentEvent(db, now);
  if (known) return known;
  await insertEvent(db, {
    ...FIRST_EVENT,
    id: randomness.id(),
    address: '',
    startsAt: new Date(FIRST_EVENT.startsAt),
    endsAt: new Date(FIRST_EVENT.endsAt),
    createdAt: now,
    updatedAt: now,
  });
  const first = await findCurrentEvent(db, now);
  if (!first) throw new Error('the first event was not saved');
  return first;
}

const endOf = (event: EventRow) => ({ endsAt: event.endsAt.toISOString() });

/** Open before the event ends while there are seats. */
async function stateOf({ db, clock }: Dependencies, event: EventRow): Promise<PresentationState> {
  if (isOver(endOf(event), clock.now())) return 'over';
  return (await countRegistrations(db, event.id)) >= event.seats ? 'full' : 'open';
}

export async function describePresentation(context: Context) {
  const event = await currentEvent(context);
  return {
    tag: event.tag,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    city: event.city,
    text: event.text,
    state: await stateOf(context, event),
  };
}

/**
 * The event a person registers for, locked so that the last seat is assigned once; people who have
 * a seat keep it. Undefined when the event is over: then the person is put on the list for the next
 * date.
 */
export async function lockEventWithSeat(
  tx: TransactionContext,
  email: string,
): Promise<EventRow | undefined> {
  await lockRegistrations(tx.db);
  const event = await currentEvent(tx);
  const state = await stateOf(tx, event);
  if (state === 'over') return undefined;
  if (state === 'full' && !(await isRegistered(tx.db, event.id, email))) throw errors.EVENT_FULL();
  return event;
}

/** Registers the person for the event; false when they are registered already. */
export function registerForEvent(tx: TransactionContext, eventId: string, entryId: string) {
  return insertRegistration(tx.db, { eventId, entryId, registeredAt: tx.clock.now() });
}
