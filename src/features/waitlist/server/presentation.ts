import type { Context, TransactionContext } from '#platform/context.ts';
import { errors } from '../errors.ts';
import { isOver, type PresentationState, presentation } from '../event.ts';
import { countRegistrations, isRegistered, lockRegistrations } from './queries.ts';

/** Whether one can still come: before the event while there are seats. */
async function stateOf({
  db,
  clock,
}: Pick<TransactionContext, 'db' | 'clock'>): Promise<PresentationState> {
  if (isOver(clock.now())) return 'over';
  return (await countRegistrations(db)) >= presentation.seats ? 'full' : 'open';
}

export async function describePresentation(context: Context) {
  return {
    startsAt: new Date(presentation.startsAt).toISOString(),
    endsAt: new Date(presentation.endsAt).toISOString(),
    city: presentation.city,
    state: await stateOf(context),
  };
}

/**
 * Makes sure that a registration finds a seat: those who have one keep it, and the last one goes
 * to one person. After the event a registration asks for the next date, which needs no seat.
 */
export async function holdSeat(tx: TransactionContext, email: string): Promise<void> {
  await lockRegistrations(tx.db);
  if ((await stateOf(tx)) === 'full' && !(await isRegistered(tx.db, email))) {
    throw errors.EVENT_FULL();
  }
}
