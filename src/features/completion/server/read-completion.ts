import { listExitsOfGroup } from '#features/exits/server/read-exits.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { listPayoutsOfGroup } from '#features/payouts/server/list-payouts.ts';
import type { Context } from '#platform/context.ts';
import type { CompletionView } from '../contract.ts';

type SeatView = CompletionView['seats'][number];

/** What each seat of a completed group was owed at its completion, as the statements say. */
export async function readCompletion(context: Context, group: Group): Promise<CompletionView> {
  const kinds = ['claim', 'share', 'unapplied'] as const;
  const exits = new Map(
    (await listExitsOfGroup(context, group.id)).map((exit) => [exit.membershipId, exit]),
  );
  const seats = new Map<string, SeatView>();
  for (const payout of await listPayoutsOfGroup(context, group.id, kinds)) {
    const { membershipId, kind, cents, seat, subjectId } = payout;
    // Money that waited at a cancellation is owed for its statement, not for the completion.
    if (subjectId !== membershipId) continue;
    const claim = exits.get(membershipId)?.lines.find(({ key }) => key === 'claim')?.cents;
    const none = { claimCents: 0, claimPaidCents: 0, shareCents: 0, unappliedCents: 0 };
    const view = seats.get(membershipId) ?? { seat, ...none };
    if (kind === 'claim') {
      view.claimCents = claim ?? exits.get(membershipId)?.refundCents ?? cents;
      view.claimPaidCents = cents;
    }
    if (kind === 'share') view.shareCents = cents;
    if (kind === 'unapplied') view.unappliedCents = cents;
    seats.set(membershipId, view);
  }
  const paid = [...seats.values()].sort((one, other) => one.seat - other.seat);
  const sum = (of: (seat: SeatView) => number) => paid.reduce((total, seat) => total + of(seat), 0);
  const [claimsPaidCents, sharesCents] = [
    sum(({ claimPaidCents: cents }) => cents),
    sum(({ shareCents }) => shareCents),
  ];
  return {
    isCompleted: true,
    blockers: [],
    moneyCents: claimsPaidCents + sharesCents,
    claimsCents: sum(({ claimCents }) => claimCents),
    claimsPaidCents,
    sharesCents,
    finishers: [...exits.values()].filter(({ kind }) => kind === 'completed').length,
    seats: paid,
  };
}
