import { readReceipts } from '#features/bids/server/read-bids.ts';
import {
  readProcessingCount,
  readUnpaidCount,
} from '#features/contributions/paying/server/pay-from-end.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidUp } from '#features/contributions/server/read-paid-up.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { groupCode } from '#features/groups/rules.ts';
import { readGroupOf } from '#features/groups/server/read-group.ts';
import {
  listHolderStates,
  listMembershipsOf,
  type Membership,
} from '#features/memberships/server/read-memberships.ts';
import { bidLimits, isBannedFromBidding, mayBidAgainFrom } from '#features/program-rules/bids.ts';
import type { Context } from '#platform/context.ts';
import { readHeldBid } from '../../bid-payments/server/settle-bid.ts';
import { findLastUnpaidBid, findPicksOfGroup } from '../../holding/server/pick-queries.ts';
import { type AssemblySummary, findOfGroup, findPastDecisions } from '../../server/queries.ts';
import type { MemberAssembly } from '../contract.ts';

/** What a member sees of the assemblies of each seat they hold. */
export async function readMemberAssemblies(
  context: Context,
  userId: string,
): Promise<MemberAssembly[]> {
  const own = (await listMembershipsOf(context, userId)).filter(({ heldUntil }) => !heldUntil);
  return Promise.all(own.map((membership) => readOne(context, membership)));
}

async function readOne(context: Context, membership: Membership): Promise<MemberAssembly> {
  const group = await readGroupOf(context, membership);
  const assemblies = await findOfGroup(context.db, group.id);
  const next = assemblies.findLast(({ status }) => status === 'open' || status === 'closed');
  const held = await readHeldBid(context, membership.id);
  const past = await findPastDecisions(context.db, group.id, PAST_BIDS);
  return {
    membershipId: membership.id,
    group: groupCode(group),
    seat: membership.seat,
    plan: membership.planId,
    status: membership.status,
    now: context.clock.now().toISOString(),
    next: next ? await nextOf(context, membership, next, past[0]?.listText ?? null) : null,
    pastBids: past.flatMap(toPastBids),
    heldBid:
      held?.pick.startBy && held.pick.payBy
        ? {
            month: held.month,
            instalments: held.pick.instalments ?? 0,
            startBy: held.pick.startBy.toISOString(),
            payBy: held.pick.payBy.toISOString(),
            isStarted: held.pick.paymentStartedAt !== null,
          }
        : null,
    history: await historyOf(context, group.id, assemblies),
  };
}

export async function nextOf(
  context: Context,
  membership: Membership,
  assembly: AssemblySummary,
  lastList: string | null,
): Promise<MemberAssembly['next']> {
  const { id, month, status, groupId, cutOffAt } = assembly;
  // Paid instalments cannot be bid. A debit that is still processing may succeed before the close,
  // so the form does not offer its instalments either.
  const unpaid = await readUnpaidCount(context, membership.id);
  const limits = bidLimits(month, unpaid);
  const bidMax = Math.min(limits.max, unpaid - (await readProcessingCount(context, membership.id)));
  const lastUnpaid = await findLastUnpaidBid(context.db, membership.id);
  const isBarred = isBannedFromBidding(month, lastUnpaid);
  const paidUp = await readPaidUp(context, { groupId, month, cutOffAt });
  const holders = await listHolderStates(context, groupId);
  const active = holders.filter((holder) => holder.status === 'active');
  const listed = lastList ? new Set(readListFile(lastList).active) : undefined;
  const account = await readAccount(context, membership.id);
  const receipts = await readReceipts(context.db, id, membership.id);
  const isOpen = status === 'open' && context.clock.now() < assembly.closesAt;
  return {
    id,
    month,
    status,
    opensAt: assembly.opensAt.toISOString(),
    cutOffAt: cutOffAt.toISOString(),
    closesAt: assembly.closesAt.toISOString(),
    heldAt: assembly.heldAt.toISOString(),
    chainInfo: assembly.chain,
    round: assembly.round,
    isPaidUp: paidUp.has(membership.id),
    bidRefusal: !isOpen
      ? 'closed'
      : membership.status !== 'active'
        ? 'not-active'
        : !bidLimits(month).isPossible
          ? 'too-late-in-term'
          : bidMax < limits.min
            ? 'too-few-left'
            : isBarred
              ? 'barred'
              : null,
    barredUntilMonth: isBarred ? mayBidAgainFrom(lastUnpaid) : null,
    bidMin: limits.min,
    bidMax,
    eligibleSeats: active.filter(({ id }) => paidUp.has(id)).length,
    expectedSeats: active.filter(({ id, seat }) => paidUp.has(id) || !listed || listed.has(seat))
      .length,
    paid: account?.paid ?? 0,
    prepaid: account?.prepaid ?? 0,
    unappliedCents: account?.unappliedCents ?? 0,
    isPostponed: assembly.postponements.length > 0,
    receipts: receipts.map(({ round, receivedAt, ...receipt }, index) => ({
      ...receipt,
      receivedAt: receivedAt.toISOString(),
      // The last bid counts, if it is sealed to the current round.
      isCounting: index === receipts.length - 1 && round === assembly.round,
    })),
  };
}

/** A year of assemblies. */
const PAST_BIDS = 12;

type Decided = Awaited<ReturnType<typeof findPastDecisions>>[number];

function toPastBids({ month, books, decision }: Decided): MemberAssembly['pastBids'] {
  if (!books || !decision) return [];
  const { picks, refundsBefore } = decision;
  const refunds = refundsBefore.reduce((sum, { cents }) => sum + cents, 0);
  const drawnBefore = picks.filter(({ kind }) => kind === 'lottery').length;
  return [
    {
      month,
      winning: picks.find(({ kind }) => kind === 'bid')?.bid?.instalments ?? null,
      availableCents: books.available - refunds - drawnBefore * books.credit,
    },
  ];
}

async function historyOf(
  { db }: Pick<Context, 'db'>,
  groupId: string,
  assemblies: readonly AssemblySummary[],
): Promise<MemberAssembly['history']> {
  const picks = Map.groupBy(await findPicksOfGroup(db, groupId), ({ assemblyId }) => assemblyId);
  return assemblies
    .filter(({ drawnAt }) => drawnAt)
    .map(({ id, month, status, heldAt }) => ({
      month,
      status,
      heldAt: heldAt.toISOString(),
      picks: (picks.get(id) ?? []).map(({ kind, seat, status, instalments }) => ({
        kind,
        seat,
        status,
        instalments,
      })),
    }));
}
