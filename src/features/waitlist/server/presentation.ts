import type { Context, TransactionContext } from '#platform/context.ts';
import { errors } from '../errors.ts';
import { FIRST_EVENT, isOver, type PresentationState } from '../event.ts';
import {
  countRegistrations,
  type EventRow,
  insertEvent,
  insertRegistration,
  isRegistered,
  lockRegistrations,
  selectCurrentEvent,
} from './event-queries.ts';

type Reach = Pick<TransactionContext, 'db' | 'clock' | 'randomness'>;

/** The event of today; a fresh installation begins with the first one. */
export async function currentEvent({ db, clock, randomness }: Reach): Promise<EventRow> {
  const now = clock.now();
  const known = await selectCurrentEvent(db, now);
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
  const first = await selectCurrentEvent(db, now);
  if (!first) throw new Error('the first event was not saved');
  return first;
}

const endOf = (event: EventRow) => ({ endsAt: event.endsAt.toISOString() });

/** Whether one can still come: before the event while there are seats. */
async function stateOf({ db, clock }: Reach, event: EventRow): Promise<PresentationState> {
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
 * The event somebody registers for. Those who have a seat keep it, and the last one goes to one
 * person. Undefined when the event is over: then they ask for the next date, which needs no seat.
 */
export async function holdSeat(
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

/** Takes the seat that was held; false when the person has it already. */
export function takeSeat(tx: TransactionContext, eventId: string, entryId: string) {
  return insertRegistration(tx.db, { eventId, entryId, registeredAt: tx.clock.now() });
}
