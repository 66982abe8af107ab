import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { chooseHome, sendPapers } from '#features/awards/server/member-steps.ts';
import { moveAward } from '#features/awards/server/move-award.ts';
import { listAwardsOfGroup } from '#features/awards/server/read-awards.ts';
import { storePaper } from '#features/awards/server/store-paper.ts';
import type { AwardRow } from '#features/awards/server/tables.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { once } from '#server/demo/inhabitants/buy.ts';
import { identityCard } from '#server/demo/inhabitants/papers.ts';
import { inhabitant } from '#server/demo/inhabitants/people.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { LifeWorld } from './life-world.ts';
import type { LifeSeat } from './seats.ts';

export type HomeWish = { priceCents: number; expensesCents: number };

/** Takes the next step of every unfinished purchase of a group. */
export async function advancePurchases(
  world: LifeWorld,
  { group, seats, admin }: { group: Group; seats: readonly LifeSeat[]; admin: Session },
  homeOf: (award: AwardRow) => HomeWish | undefined,
): Promise<void> {
  const byId = new Map(seats.map((seat) => [seat.membershipId, seat]));
  for (const award of await listAwardsOfGroup(world.context, group.id)) {
    const seat = byId.get(award.membershipId);
    const home = seat?.status === 'awarded' && !award.end ? homeOf(award) : undefined;
    if (seat && home) await takeStep(world, { award, session: seat.session, admin }, home);
  }
}

async function takeStep(
  world: LifeWorld,
  { award, session, admin }: { award: AwardRow; session: Session; admin: Session },
  home: HomeWish,
): Promise<void> {
  const { context } = world;
  const { id, step, seat } = award;
  const move = (next: 'home' | 'appraisal' | 'closing', reason: string, more = {}) =>
    moveAward(context, admin, {
      id,
      step: next,
      turn: next === 'home' ? 'member' : 'cooperative',
      reason,
      ...more,
    });
  if (step === 'papers') {
    const uploadId = context.randomness.id();
    const paper = { id, uploadId, kind: 'identity', name: 'identity-card.pdf' } as const;
    await storePaper(context, session, paper, once(await cardOf(context, session)));
    await sendPapers(context, session, { id });
    await move('home', 'Your papers are complete.');
  } else if (step === 'home') {
    const address = `${100 + seat} Maple Street, Provo, UT`;
    const chosen = { address, seller: 'The owner', titleCompany: 'Example Title Company' };
    await chooseHome(context, session, { id, ...chosen, priceCents: home.priceCents });
    await move('appraisal', 'Appraisal and title are ordered.');
  } else if (step === 'appraisal') {
    const { expensesCents } = home;
    await move('closing', 'The appraisal covers the price.', { expensesCents });
  }
}

async function cardOf(context: Context, { userId, email }: Session): Promise<Buffer> {
  const today = dateOf(context.clock.now());
  const user = (await readUsers(context, [userId])).get(userId);
  const [firstName = '', ...more] = (user?.displayName || email).split(' ');
  const holder = inhabitant(email, 1, { year: Number(today.slice(0, 4)) });
  return identityCard({ ...holder, firstName, lastName: more.join(' ') }, today);
}
