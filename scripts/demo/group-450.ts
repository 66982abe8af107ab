import { confirmApproval } from '../../src/features/approvals/server/decide-approval.ts';
import type { AwardRow } from '../../src/features/awards/server/tables.ts';
import { stopAutomatic } from '../../src/features/contributions/automatic/server/automatic-payments.ts';
import { enterManualPayment } from '../../src/features/contributions/paying/server/manual-payments.ts';
import { confirmLeaving } from '../../src/features/exits/server/confirm-leaving.ts';
import { readLeaving } from '../../src/features/exits/server/read-leaving.ts';
import { groupCode } from '../../src/features/groups/rules.ts';
import type { Group } from '../../src/features/groups/server/read-group.ts';
import { TERM_MONTHS } from '../../src/features/plans/plans.ts';
import { DEPOSIT_CENTS } from '../../src/features/program-rules/constants.ts';
import { creditOf, totalOf } from '../../src/features/program-rules/schedule.ts';
import type { Session } from '../../src/platform/routes.ts';
import { habitOf as habitToday } from '../../src/server/demo/inhabitants/habits.ts';
import { automate as automateSeat } from '../../src/server/demo/inhabitants/pay.ts';
import { PERSONAS } from '../../src/server/demo/personas.ts';
import { dateOf } from '../../src/shared/calendar/date-of.ts';
import { bid, heldBids, payBidByWire } from '../../src/testing/lives/life-bids.ts';
import { advancePurchases } from '../../src/testing/lives/life-purchases.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import { automate, payByHand } from '../../src/testing/lives/pay-by-hand.ts';
import { type LifeSeat, readSeats } from '../../src/testing/lives/seats.ts';
import { bidsOf } from './bids.ts';
import { MONTHS } from './dates.ts';
import { habitOf, missesMonth } from './habits.ts';
import { persona } from './people.ts';

/** In these months a waiting member leaves: the first who has never bid. */
const LEAVING_MONTHS = new Set([6, 10, 19, 23]);
export const LEFT_IN = 14;
/** From this month on a member with a home stops paying. */
const STOPS_IN = 19;
/** In this month the winner of the bid does not pay. */
const UNPAID_BID_IN = 11;

/** The personas who pay automatically from the beginning. */
const AUTOMATIC = [
  ['onTime', 'us_bank_account'],
  ['brazilian', 'card'],
] as const;

/** What the members of the running group do, month by month. */
export class RunningGroup {
  private readonly world: LifeWorld;
  readonly group: Group;
  private readonly admins: readonly [Session, Session];
  private readonly stopped = new Set<number>();

  constructor(world: LifeWorld, group: Group, admins: readonly [Session, Session]) {
    this.world = world;
    this.group = group;
    this.admins = admins;
  }

  seats(): Promise<LifeSeat[]> {
    return readSeats(this.world, this.group);
  }

  /** After the formation, some members set up automatic payments. */
  async begin(): Promise<void> {
    for (const [position, seat] of (await this.seats()).entries()) {
      const habit = this.habitOf(position, seat);
      const { membershipId, session } = seat;
      if (habit.kind !== 'automatic') continue;
      await automate(this.world, session, { membershipId, kind: habit.method });
    }
    await this.world.settle();
  }

  /**
   * In the third year most members let the cooperative collect: who lives on after the recorded
   * history pays by that habit. Who is late today or has stopped changes nothing.
   */
  async automateMost(): Promise<void> {
    const isLate = (position: number) => position % 32 === 31;
    await automateSeats(this.world, this.group, (position) => !isLate(position));
  }

  /**
   * Everybody whose next instalment is due pays, by their habit. The persona in arrears pays after
   * the cut-off, as ever.
   */
  async pay(month: number, { isAfterCutOff = false } = {}): Promise<void> {
    for (const [position, seat] of (await this.seats()).entries()) {
      if ((seat.session.email === persona('inArrears').email) !== isAfterCutOff) continue;
      const { status, paid, prepaid, membershipId, session } = seat;
      const habit = this.habitOf(position, seat);
      const isDue = paid < Math.min(month, TERM_MONTHS - prepaid);
      if ((status !== 'active' && status !== 'awarded') || !isDue) continue;
      if (habit.kind === 'automatic' || this.misses(position, seat, month)) continue;
      // In the third year nobody has paid far ahead yet.
      const ahead = month > 24 ? Math.min(habit.instalments, 3) : habit.instalments;
      const wanted = Math.max(month - paid, ahead);
      const instalments = Math.min(wanted, TERM_MONTHS - prepaid - paid);
      if (habit.kind === 'card') {
        await payByHand(this.world, session, { membershipId, instalments });
      } else await this.transfer(seat, instalments);
    }
    await this.world.settle();
  }

  /** Two admins record a transfer. The deposit is a part of the first instalment. */
  private async transfer({ membershipId, seat, paid }: LifeSeat, instalments: number) {
    const { planId } = this.group;
    const first = paid === 0 ? DEPOSIT_CENTS : 0;
    const amountCents = totalOf(planId, paid + 1, paid + instalments).amount - first;
    const receivedOn = dateOf(this.world.clock.now());
    const reference = `Transfer of seat ${seat}, from instalment ${paid + 1}`;
    const entry = { membershipId, amountCents, receivedOn, method: 'wire', reference };
    const { context } = this.world;
    const { approvalId } = await enterManualPayment(context, this.admins[0], entry);
    await confirmApproval(context, this.admins[1], { id: approvalId });
  }

  /** Some ask to leave, which takes effect 72 hours later. */
  async askToLeave(month: number): Promise<void> {
    const seats = await this.seats();
    const left = month === LEFT_IN ? find(seats, 'left') : undefined;
    const other = LEAVING_MONTHS.has(month)
      ? seats.find(({ status, seat }) => status === 'active' && seat % 50 === month)
      : undefined;
    for (const seat of [left, other]) if (seat?.status === 'active') await this.cancel(seat);
  }

  /** One who has a home stops paying. */
  async stopPaying(month: number): Promise<void> {
    if (month !== STOPS_IN) return;
    const stops = (await this.seats()).find(
      ({ status, seat, prepaid }) =>
        status === 'awarded' && habitOf(seat - 1).kind === 'automatic' && prepaid < 60,
    );
    if (!stops) return;
    const { membershipId, session } = stops;
    await stopAutomatic(this.world.context, session, { membershipId });
    this.stopped.add(stops.seat);
  }

  private async cancel({ session, membershipId }: LifeSeat): Promise<void> {
    const { context } = this.world;
    const leaving = await readLeaving(context, session);
    const seat = leaving.find((found) => found.membershipId === membershipId);
    if (seat?.option !== 'cancel' || !seat.worked) throw new Error('the seat cannot be left');
    const { payoutCents, refundCents, owesCents } = seat.worked;
    const figures = { payoutCents, refundCents, owesCents, signature: seat.holderName };
    await confirmLeaving(context, session, { membershipId, option: 'cancel', ...figures });
  }

  async placeBids(month: number): Promise<void> {
    const seats = await this.seats();
    const able = seats.filter(({ status, paid }) => status === 'active' && paid >= month);
    const bids = bidsOf(
      month,
      able.map(({ seat }) => seat - 1),
      {
        buying: (find(seats, 'buying')?.seat ?? 0) - 1,
        justWon: (find(seats, 'justWon')?.seat ?? 0) - 1,
        months: MONTHS,
      },
    );
    const kept = new Set(
      (['onTime', 'inArrears', 'brazilian'] as const).map((key) => find(seats, key)?.seat),
    );
    for (const seat of able) {
      const instalments = bids.get(seat.seat - 1);
      if (!instalments || kept.has(seat.seat)) continue;
      await bid(this.world, this.group, { month, seat, instalments }).catch(refuseBarred);
    }
  }

  async payBids(month: number, { isLast }: { isLast: boolean }): Promise<void> {
    for (const pick of await heldBids(this.world, this.group, month)) {
      if (month === UNPAID_BID_IN && !isLast) continue;
      await payBidByWire(this.world, this.admins, pick);
    }
  }

  /** Takes the next step of each purchase; today some are under way. */
  async buy(month: number): Promise<void> {
    const seats = await this.seats();
    const buying = find(seats, 'buying')?.membershipId;
    const credit = creditOf(this.group.planId);
    const admin = this.admins[0];
    await advancePurchases(this.world, { group: this.group, seats, admin }, (award: AwardRow) => {
      if (award.membershipId === buying && award.step === 'appraisal') return undefined;
      const isNew = month === MONTHS && award.selectedOn >= '2026-11-01';
      if (isNew) return undefined;
      // Homes cost from 90 percent of the credit up to all of it.
      const discount = (award.seat % 11) * 1_000_000 * (credit / 100_000_000);
      const priceCents = credit - Math.round(Math.min(discount, credit / 10));
      return { priceCents, expensesCents: award.seat % 3 === 0 ? 600_000 : 0 };
    });
  }

  private habitOf(position: number, { session }: LifeSeat) {
    for (const [key, method] of AUTOMATIC) {
      if (session.email === persona(key).email) return { kind: 'automatic', method } as const;
    }
    if (isPersona(session)) return { kind: 'card', instalments: 1 } as const;
    return habitOf(position);
  }

  private misses(position: number, { session, seat }: LifeSeat, month: number): boolean {
    if (this.stopped.has(seat)) return true;
    if (session.email === persona('inArrears').email) return month >= MONTHS - 1;
    return !isPersona(session) && missesMonth(position, month, MONTHS);
  }
}

/** The members of a group who pay automatically by today's habits set it up. */
export async function automateSeats(
  world: LifeWorld,
  group: Group,
  isAsked: (position: number) => boolean,
): Promise<void> {
  for (const [position, seat] of (await readSeats(world, group)).entries()) {
    const { session, membershipId, status, savedMethodId } = seat;
    const holder = { group: groupCode(group), seat: seat.seat, email: session.email };
    const habit = habitToday(holder);
    const isOpen =
      (status === 'active' || status === 'awarded') && seat.paid + seat.prepaid < TERM_MONTHS;
    if (savedMethodId || !isOpen || habit.kind !== 'automatic' || !isAsked(position)) continue;
    await automateSeat(world.context, { membershipId, session }, habit.method);
  }
  await world.settle();
}

const isPersona = ({ email }: Session) => PERSONAS.some((one) => one.email === email);

function find(seats: readonly LifeSeat[], key: Parameters<typeof persona>[0]) {
  return seats.find(({ session }) => session.email === persona(key).email);
}

/** A member who did not pay a bid may not bid for a while, which is not an error of the history. */
function refuseBarred(error: unknown): void {
  if ((error as { code?: string }).code !== 'BIDDER_BARRED') throw error;
}
