import { advanceAssembliesJob } from '#features/assemblies/server/jobs.ts';
import { runContributionsJob } from '#features/contributions/server/jobs.ts';
import { topUpTerminatedJob } from '#features/exits/server/jobs.ts';
import { sendDigestsJob } from '#features/group-health/server/jobs.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import type { Session } from '#platform/routes.ts';
import { addDays, instantAt } from '#shared/calendar/dates.ts';
import { type CalendarMonth, dateIn } from '#shared/calendar/months.ts';
import type { GroupPlayer } from './group-player.ts';
import { enterBankDetails, payOut } from './life-payouts.ts';
import { advancePurchases } from './life-purchases.ts';
import type { LifeWorld } from './life-world.ts';
import type { Recoveries } from './recoveries.ts';

export type LivedGroup = { player: GroupPlayer; recoveries: Recoveries };

/** The time of the assembly plus the seconds until its round is available. */
const ROUND_IS_THERE = '18:00:03';
const ASSEMBLIES = [advanceAssembliesJob.name];
const CONTRIBUTIONS = [runContributionsJob.name];
const ANNOUNCEMENTS = [...CONTRIBUTIONS, sendDigestsJob.name];
const TOP_UPS = [topUpTerminatedJob.name];
/**
 * Plays a calendar month with all groups, stopping where something is due: announcement of charges,
 * payments, end of seats in arrears, bids, top-ups, close, draw, payment of bids.
 */
export async function liveMonth(
  world: LifeWorld,
  groups: readonly LivedGroup[],
  admins: readonly [Session, Session],
  calendar: CalendarMonth,
): Promise<void> {
  const monthOf = ({ startMonth }: GroupPlayer) => programMonth(startMonth, dateIn(calendar, 1));
  const each = async (work: (lived: LivedGroup, month: number) => Promise<void>) => {
    for (const lived of groups) {
      const month = monthOf(lived.player);
      if (month >= 1 && month <= TERM_MONTHS) await work(lived, month);
    }
  };
  const at = (day: number, time = '12:00') => instantAt(dateIn(calendar, day), time);
  /** Homes cost exactly their credit: the simulator has no surplus. */
  const buy = () =>
    each(async ({ player }) => {
      const { group } = player;
      const seats = await player.seats();
      await advancePurchases(world, { group, seats, admin: admins[0] }, () => ({
        priceCents: creditOf(group.planId),
        expensesCents: 0,
      }));
    });

  world.clock.set(instantAt(addDays(dateIn(calendar, 1), -2), '10:00'));
  await each(({ player }, month) => player.decide(month));
  await world.goTo(instantAt(addDays(dateIn(calendar, 1), -2), '12:00'), ANNOUNCEMENTS);
  world.clock.set(at(1, '10:00'));
  await each(({ recoveries }, month) => recoveries.book(month));
  await world.goTo(at(1));
  await each(({ player }, month) => player.pay(month));
  // Early enough that 72 hours have passed by noon of the 9th, also when daylight saving time
  // begins.
  world.clock.set(at(6, '10:00'));
  await each(({ player }, month) => player.askToLeave(month));
  // Seats end from the 3rd to the 7th, 90 days after the 5th and ten after the last reminder.
  await world.goTo(at(9));
  await each(async ({ player, recoveries }, month) => {
    await player.noticeEnds();
    await recoveries.expect(month);
  });
  await buy();
  await enterBankDetails(world, admins[0]);
  world.clock.set(at(12));
  await each(({ player }, month) => player.placeBids(month));
  await world.goTo(at(15, '09:30'), TOP_UPS);
  await payOut(world, admins);
  await world.goTo(at(15, '17:00'), ASSEMBLIES);
  await world.goTo(at(15, ROUND_IS_THERE), ASSEMBLIES);
  await world.goTo(at(17), ASSEMBLIES);
  await each(({ player }, month) => player.payBids(month, { isLast: false }));
  await buy();
  await world.goTo(at(24), CONTRIBUTIONS);
  await world.goTo(at(26), [...ASSEMBLIES, ...CONTRIBUTIONS]);
  await each(({ player }, month) => player.payBids(month, { isLast: true }));
  await buy();
  await enterBankDetails(world, admins[0]);
  await world.settle();
}
