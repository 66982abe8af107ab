import { advanceAssembliesJob } from '../../src/features/assemblies/server/jobs.ts';
import { runContributionsJob } from '../../src/features/contributions/server/jobs.ts';
import { topUpTerminatedJob } from '../../src/features/exits/server/jobs.ts';
import { calendarMonth } from '../../src/features/program-rules/calendar.ts';
import type { Session } from '../../src/platform/routes.ts';
import { addDays, instantAt } from '../../src/shared/calendar/dates.ts';
import { dateIn } from '../../src/shared/calendar/months.ts';
import { enterBankDetails, payOut } from '../../src/testing/lives/life-payouts.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import type { Agenda } from './agenda.ts';
import { requireWaiting } from './check-history.ts';
import { MONTHS, NOW, START_MONTH } from './dates.ts';
import type { RunningGroup } from './group-450.ts';

const CONTRIBUTIONS = [runContributionsJob.name];
const ASSEMBLIES = [advanceAssembliesJob.name];

/** Puts every month of the running group into the agenda, until today. */
export function runMonths(
  world: LifeWorld,
  agenda: Agenda,
  {
    group,
    admins,
    hasPersonas,
  }: {
    group: () => RunningGroup;
    admins: () => readonly [Session, Session];
    hasPersonas: boolean;
  },
): void {
  for (let month = 1; month <= MONTHS; month += 1) {
    const calendar = calendarMonth(START_MONTH, month);
    const on = (day: number, time: string, work: () => Promise<unknown>) => {
      const at = instantAt(dateIn(calendar, day), time);
      if (at < NOW) agenda.add(at, work);
    };
    const goTo = (jobs?: readonly string[]) => world.goTo(world.clock.now(), jobs);
    agenda.add(instantAt(addDays(dateIn(calendar, 1), -2), '12:00'), () => goTo(CONTRIBUTIONS));
    on(1, '12:00', async () => {
      await goTo();
      await group().pay(month);
    });
    // So that 72 hours are over on the 6th at noon, also when winter time begins.
    on(3, '10:00', () => group().askToLeave(month));
    on(6, '12:00', async () => {
      await goTo();
      await group().stopPaying(month);
      await group().buy(month);
      await enterBankDetails(world, admins()[0]);
    });
    on(12, '12:00', () => group().placeBids(month));
    on(15, '09:30', async () => {
      await goTo([topUpTerminatedJob.name]);
      // Today's admins find something to approve.
      if (month < MONTHS) await payOut(world, admins());
    });
    on(15, '17:00', () => goTo(ASSEMBLIES));
    on(15, '18:00:03', async () => {
      await goTo(ASSEMBLIES);
      if (hasPersonas) await requireWaiting(group(), month);
    });
    on(17, '12:00', async () => {
      await goTo(ASSEMBLIES);
      await group().pay(month, { isAfterCutOff: true });
      await group().payBids(month, { isLast: false });
      await group().buy(month);
      await world.settle();
    });
    on(26, '12:00', async () => {
      await goTo();
      await group().payBids(month, { isLast: true });
      await group().buy(month);
      await enterBankDetails(world, admins()[0]);
      await world.settle();
    });
  }
}
