import {
  startAutomatic,
  startMethod,
  stopAutomatic,
} from '#features/contributions/automatic/server/automatic-payments.ts';
import { payInstalments } from '#features/contributions/paying/server/pay-instalments.ts';
import { unpaidCount } from '#features/contributions/rules.ts';
import { groupCode } from '#features/groups/rules.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { reportSetup } from '#features/payments/server/methods/saved-methods.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { attempt } from './attempt.ts';
import { type Habit, habitOf, paidUpTo, personaOf, stoppedSeats } from './habits.ts';
import { confirmInBrowser } from './sandbox-card.ts';
import type { Seat } from './seats.ts';

/** So many members of a new group set up automatic payments on one day. */
const SETUPS_A_DAY = 60;

/** What the members of a group do about their contributions on a day. */
export async function payContributions(
  context: Context,
  group: Group,
  seats: readonly Seat[],
): Promise<void> {
  const { startMonth } = group;
  if (!startMonth) return;
  const today = dateOf(context.clock.now());
  const month = programMonth(startMonth, today);
  const code = groupCode(group);
  const stopped = stoppedSeats(code, { ...LIVED(group), until: month, seats: group.capacity });
  let setups = 0;
  for (const seat of seats) {
    if (seat.status !== 'active' && seat.status !== 'awarded') continue;
    const holder = { group: code, seat: seat.seat, email: seat.session.email };
    const habit = habitOf(holder);
    const isAutomatic = seat.account.savedMethodId !== null;
    if (hasStopped(seat, stopped)) {
      if (isAutomatic) await attempt(context, () => stopAutomatic(context, seat.session, seat));
    } else if (habit.kind === 'automatic') {
      if (isAutomatic || personaOf(holder.email) || setups >= SETUPS_A_DAY) continue;
      if (unpaidCount(seat.account) === 0) continue;
      setups += 1;
      await attempt(context, () => automate(context, seat, habit.method));
    } else if (!isAutomatic) {
      const target = paidUpTo(habit, holder, { month, today });
      await payByHand(
        context,
        seat,
        Math.min(target - seat.account.paid, unpaidCount(seat.account)),
      );
    }
  }
}

/** The recorded history has members of its own who stopped; from these months on it is by chance. */
const LIVED = ({ startMonth }: Group) => ({
  from: Math.max(2, programMonth(startMonth ?? '', RECORDED_UNTIL) + 1),
});
const RECORDED_UNTIL: CalendarDate = '2026-11-18';

/** Whoever waits for a home and has stopped; who got one goes on paying. */
function hasStopped({ seat, status, session }: Seat, stopped: ReadonlySet<number>): boolean {
  return status === 'active' && stopped.has(seat) && !personaOf(session.email);
}

/** Pays the next instalments by card; they count when the provider's webhook arrives. */
async function payByHand(context: Context, seat: Seat, instalments: number): Promise<void> {
  if (instalments <= 0) return;
  const { membershipId, account, session } = seat;
  const wish = { membershipId, first: account.paid + 1, instalments, method: 'card' } as const;
  await attempt(context, async () => {
    const { clientSecret } = await payInstalments(context, session, wish);
    await confirmInBrowser(context, 'payment_intents', clientSecret);
  });
}

/** Saves a card or bank account, and lets it be charged from now on. */
export async function automate(
  context: Context,
  { membershipId, session }: Pick<Seat, 'membershipId' | 'session'>,
  method: Extract<Habit, { kind: 'automatic' }>['method'],
): Promise<void> {
  const { clientSecret, methodId } = await startMethod(context, session, method);
  await confirmInBrowser(context, 'setup_intents', clientSecret, method);
  const { status } = await reportSetup(context, { methodId, ownerId: session.userId });
  if (status !== 'active') throw new Error(`the saved method is ${status}`);
  await startAutomatic(context, session, { membershipId, methodId });
}
