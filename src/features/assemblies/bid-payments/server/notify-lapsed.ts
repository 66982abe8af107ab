import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { LAST_BID_MONTH, mayBidAgainFrom } from '#features/program-rules/bids.ts';
import { biddingOpensAt } from '#features/program-rules/calendar.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { AssemblyRow, PickRow } from '../../server/tables.ts';
import { type LapseReason, lapsedBidMail } from './bid-mails.ts';

/** Why a held bid that was not paid lapsed. */
export function lapseReason(
  { startBy, paymentStartedAt }: Pick<PickRow, 'startBy' | 'paymentStartedAt'>,
  now: Date,
): LapseReason {
  return !paymentStartedAt && startBy && now >= startBy ? 'not-started' : 'not-arrived';
}

/**
 * Mails a bidder why the bid lapsed and when the seat may bid again. Only a bid that was not paid
 * bars the seat (rule 8); one that was released when the next list closed does not.
 */
export async function notifyLapsed(
  tx: TransactionContext,
  assembly: AssemblyRow,
  pick: PickRow,
  reason: LapseReason,
): Promise<void> {
  const membership = await readMembership(tx, pick.membershipId);
  const user = membership && (await readUser(tx, membership.userId));
  const group = await readGroup(tx, assembly.groupId);
  if (!user || !group?.startMonth) return;
  const again = reason === 'released' ? assembly.month + 1 : mayBidAgainFrom(assembly.month);
  const next =
    again > LAST_BID_MONTH
      ? undefined
      : {
          month: again,
          opensOn: dateOf(
            biddingOpensAt(group.startMonth, again, group.formedAt ?? pick.decidedAt),
          ),
        };
  const bid = {
    firstName: greetingName(user),
    groupCode: assembly.groupCode,
    month: assembly.month,
    seat: pick.seat,
    siteUrl: tx.config.publicUrl,
  };
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `bid-lapsed:${pick.id}`,
    content: lapsedBidMail(bid, { reason, pick, next }, user.mailLocale),
  });
}
