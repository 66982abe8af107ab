import { listDrawEvents } from '#features/assemblies/member/server/read-seat-month.ts';
import { listAwardEvents } from '#features/awards/server/read-awards.ts';
import { listBidEvents } from '#features/bids/server/read-bids.ts';
import { listPaymentEvents } from '#features/contributions/paying/server/list-instalments.ts';
import { listExitEvents } from '#features/exits/server/read-exits.ts';
import { groupCode } from '#features/groups/rules.ts';
import { readGroupOf } from '#features/groups/server/read-group.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { listPayoutEvents } from '#features/payouts/server/list-payouts.ts';
import type { Context } from '#platform/context.ts';
import { mergeEvents } from '#platform/lists/events.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { SeatEvent } from '../contract.ts';

type Row = { id: string; place: string; show: (of: { id: string; at: string }) => SeatEvent };

/** What happened to a seat, newest first. Every source reads one page; the newest of all remain. */
export async function listSeatEvents(
  context: Context,
  membership: Membership,
  page: PageRequest,
): Promise<Page<SeatEvent>> {
  const request = { ...page, membershipId: membership.id };
  const group = await readGroupOf(context, membership);
  const [payments, draws, bids, award, payouts, exits] = await Promise.all([
    listPaymentEvents(context, request),
    listDrawEvents(context, membership, request),
    listBidEvents(context, { ...request, groupCode: groupCode(group), seat: membership.seat }),
    listAwardEvents(context, request),
    listPayoutEvents(context, request),
    listExitEvents(context, request),
  ]);
  const sources: Row[][] = [
    payments.map(({ id, place, payment, receipts }) => ({
      ...{ id, place },
      show: (of) => ({ kind: 'payment', ...of, payment, receipts }),
    })),
    draws.map(({ id, place, groupCode: code, month, picks }) => ({
      ...{ id, place },
      show: (of) => ({ kind: 'assembly', ...of, group: code, month, picks: picks.map(toPick) }),
    })),
    bids.map(({ id, place, groupCode: code, month, number }) => ({
      ...{ id, place },
      show: (of) => ({ kind: 'bid', ...of, group: code, month, number }),
    })),
    award.changes.map(({ id, place, step, turn, reason }) => ({
      ...{ id, place },
      show: (of) => ({ kind: 'step', ...of, step, turn, reason }),
    })),
    award.papers.map(({ id, place, kind: paper, name, link }) => ({
      ...{ id, place },
      show: (of) => ({ kind: 'paper', ...of, paper, name, link }),
    })),
    payouts.map(({ id, place, kind: payout, state, cents, paidOn }) => ({
      ...{ id, place },
      show: (of) => ({ kind: 'payout', ...of, payout, state, cents, paidOn }),
    })),
    exits.map(({ id, place, kind: exit }) => ({
      ...{ id, place },
      show: (of) => ({ kind: 'exit', ...of, exit }),
    })),
  ];
  return mergeEvents(sources, page.limit, ({ id, place, show }) =>
    show({ id, at: `${place.slice(0, 23)}Z` }),
  );
}

/** A pick without what only its member or the books need. */
export function toPick<P extends { seat: number; kind: unknown; status: unknown }>({
  seat,
  kind,
  status,
}: P): Pick<P, 'seat' | 'kind' | 'status'> {
  return { seat, kind, status };
}
