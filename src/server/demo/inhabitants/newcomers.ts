import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { findAllGroups } from '#features/groups/server/queries.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { plans } from '#features/plans/plans.ts';
import { createVisitCounter } from '#features/visits/server/count-visits.ts';
import { waitlistRequest } from '#features/waitlist/contract.ts';
import { joinList } from '#features/waitlist/server/join-waitlist.ts';
import { listEvents } from '#features/waitlist/server/manage-events.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { apply, papersOf, payDeposit, uploadPapers } from './apply.ts';
import { attempt } from './attempt.ts';
import { between, chance, pick, pickWeighted } from './chance.ts';
import { inhabitant } from './people.ts';
import { countVisitors } from './visitors.ts';

/** People apply from August 20 of every second year until the next spring. */
const SEASON = { opens: '08-20', closes: '03-31' } as const;
const FIRST_SEASON = 2026;

/** The plan that people apply for on a day; none outside of a season. */
function planInSeason(today: string): PlanId | undefined {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)];
  const season = day >= SEASON.opens ? year : day <= SEASON.closes ? year - 1 : undefined;
  if (season === undefined || (season - FIRST_SEASON) % 2 !== 0) return undefined;
  return (season - FIRST_SEASON) % 4 === 0 ? '650' : '450';
}

/** Visits, waitlist entries, registrations and applications of a day. */
export async function welcomeNewcomers(context: Context): Promise<void> {
  const today = dateOf(context.clock.now());
  await countVisitors(createVisitCounter(context), today);
  await joinLists(context, today);
  const planId = await planWithRoom(context, today);
  if (!planId) return;
  const count = between(3, 6, 'applications', today);
  for (let n = 1; n <= count; n += 1) await applyOnce(context, planId, today, n);
}

/** The plan of the season, until its group is full. */
async function planWithRoom(context: Context, today: string): Promise<PlanId | undefined> {
  const planId = planInSeason(today);
  if (!planId) return undefined;
  const of = { mode: context.payments.mode, status: undefined };
  const groups = (await findAllGroups(context.db, of)).filter((group) => group.planId === planId);
  const newest = groups.toSorted((a, b) => b.number - a.number)[0];
  if (newest?.status === 'forming') {
    return newest.memberCount < newest.capacity ? planId : undefined;
  }
  // The first weeks of a season open a group; later nobody begins another one.
  const opened = planInSeason(addDays(today, -30)) === undefined;
  return opened ? planId : undefined;
}

async function applyOnce(context: Context, planId: PlanId, today: string, n: number) {
  const year = Number(today.slice(0, 4));
  const list = today.slice(2).replaceAll('-', '');
  const person = inhabitant(list, n, { year, planId });
  if (await readApplicationByEmail(context, person.email)) return;
  const outcome = pickWeighted(
    [
      ['pays', 90],
      ['declined', 4],
      ['leaves', 6],
    ] as const,
    'deposit',
    today,
    n,
  );
  await attempt(context, async () => {
    const id = await apply(context, person, planId);
    if (outcome === 'leaves') return;
    await payDeposit(context, id, outcome === 'declined' ? 'declined' : 'card');
    if (outcome === 'pays' && chance('uploads', today, n) < 0.2) {
      await uploadPapers(context, person, await papersOf(person, today));
    }
  });
}

async function joinLists(context: Context, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const list = today.slice(2).replaceAll('-', '');
  if (chance('waitlist', today) < 0.5) {
    const person = inhabitant(`w${list}`, 1, { year });
    const { email, firstName, lastName, applicantProfile, source } = person;
    const plan = pick(Object.values(plans), 'waitlist plan', today);
    const preferredPlan = formatMoney(plan.homeValue);
    const request = { email, firstName, lastName, applicantProfile, source, preferredPlan };
    await attempt(context, () => joinList(context, waitlistRequest.parse(request)));
  }
  if (chance('event', today) >= 0.4) return;
  const event = (await listEvents(context)).events.find(({ isOver }) => !isOver);
  if (!event) return;
  const { email, firstName, lastName, phone } = inhabitant(`e${list}`, 1, { year });
  const request = {
    ...{ email, firstName, lastName, phone, eventTag: event.tag },
    applicantProfile: 'primeira-casa',
    source: 'imovelnoseua',
  };
  await attempt(context, () => joinList(context, waitlistRequest.parse(request)));
}
