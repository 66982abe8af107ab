import { placeMemberBid } from '#features/assemblies/member/server/place-member-bid.ts';
import { findByName } from '#features/assemblies/server/queries.ts';
import { sealBid } from '#features/bids/seal-bid.ts';
import { unpaidCount } from '#features/contributions/rules.ts';
import { groupCode } from '#features/groups/rules.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { bidLimits } from '#features/program-rules/bids.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { attempt } from './attempt.ts';
import { bidOf } from './habits.ts';
import type { Seat } from './seats.ts';

/** The day of the month on which bids are placed. */
const BID_DAY = '12';

/** The members who want a home soon seal a bid, as their browsers do. */
export async function placeBids(
  context: Context,
  group: Group,
  seats: readonly Seat[],
): Promise<void> {
  const { startMonth } = group;
  const today = dateOf(context.clock.now());
  if (!startMonth || !today.endsWith(`-${BID_DAY}`)) return;
  const month = programMonth(startMonth, today);
  const code = groupCode(group);
  const assembly = await findByName(context.db, { groupCode: code, month });
  if (assembly?.status !== 'open') return;
  const { id: assemblyId, chain, round } = assembly;
  for (const { seat, status, session, membershipId, account } of seats) {
    if (status !== 'active' || account.paid < month) continue;
    const wanted = bidOf({ group: code, seat, email: session.email }, month);
    const limits = bidLimits(month, unpaidCount(account));
    if (!wanted || !limits.isPossible) continue;
    const slot = { group: code, month, seat, chain: chain.hash, round };
    const instalments = Math.min(wanted, limits.max);
    const bytes = (length: number) => context.randomness.bytes(length);
    const { file } = sealBid(chain, slot, instalments, bytes);
    await attempt(context, () =>
      placeMemberBid(context, session, { assemblyId, membershipId, file }),
    );
  }
}
