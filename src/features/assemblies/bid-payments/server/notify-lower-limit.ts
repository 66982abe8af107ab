import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readReceipts } from '#features/bids/server/read-bids.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { bidLimits } from '#features/program-rules/bids.ts';
import type { TransactionContext } from '#platform/context.ts';
import { findOfGroup } from '../../server/queries.ts';
import { lowerLimitMail } from './bid-mails.ts';

type Ahead = {
  membershipId: string;
  groupId: string;
  unpaidBefore: number;
  unpaidAfter: number;
};

/**
 * Mails a member whose payment lowered what the seat can bid after it had placed a bid: nobody knows
 * what the sealed bid says, and above the limit it is void (rule 7).
 */
export async function notifyLowerLimit(
  tx: TransactionContext,
  { membershipId, groupId, unpaidBefore, unpaidAfter }: Ahead,
): Promise<void> {
  const open = (await findOfGroup(tx.db, groupId)).find(({ status }) => status === 'open');
  if (!open || tx.clock.now() >= open.closesAt) return;
  const { max, isPossible } = bidLimits(open.month, unpaidAfter);
  if (max >= bidLimits(open.month, unpaidBefore).max) return;
  const bid = (await readReceipts(tx.db, open.id, membershipId)).at(-1);
  if (bid?.round !== open.round) return;
  const membership = await readMembership(tx, membershipId);
  const user = membership && (await readUser(tx, membership.userId));
  if (!user) return;
  const { groupCode, month, closesAt } = open;
  const about = {
    firstName: greetingName(user),
    groupCode,
    month,
    seat: membership.seat,
    siteUrl: tx.config.publicUrl,
  };
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `bid-limit-lowered:${open.id}:${membershipId}:${max}`,
    content: lowerLimitMail(about, { limit: isPossible ? max : 0, closesAt }, user.mailLocale),
  });
}
