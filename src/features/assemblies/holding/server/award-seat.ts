import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { AssemblyRow, PickRow } from '../../server/tables.ts';

type Selected = Pick<PickRow, 'id' | 'membershipId' | 'bidFundCents'>;

/** Awards a seat: posts fund → credits set aside, and updates the membership. */
export async function awardSeat(
  tx: TransactionContext,
  assembly: AssemblyRow,
  pick: Selected,
): Promise<void> {
  const credit = creditOf(assembly.planId);
  // For a bid, only its own fund part is missing; the rest was set aside when it was held.
  const cents = pick.bidFundCents ?? credit;
  await moveCredit(tx, assembly, pick, { kind: 'credit-awarded', cents });
  await changeMembership(tx, {
    membershipId: pick.membershipId,
    to: 'awarded',
    reason: `assembly ${assembly.groupCode} ${assembly.month}`,
  });
}

/** Holds a bid: sets aside the credit minus the fund part that the bid's payment will bring. */
export async function holdCredit(
  tx: TransactionContext,
  assembly: AssemblyRow,
  pick: Selected,
): Promise<void> {
  const cents = creditOf(assembly.planId) - (pick.bidFundCents ?? 0);
  await moveCredit(tx, assembly, pick, { kind: 'credit-held', cents });
}

/** Returns to the fund what was set aside for an unpaid bid. */
export async function releaseCredit(
  tx: TransactionContext,
  assembly: AssemblyRow,
  pick: Selected,
): Promise<void> {
  const cents = (pick.bidFundCents ?? 0) - creditOf(assembly.planId);
  await moveCredit(tx, assembly, pick, { kind: 'credit-released', cents });
}

async function moveCredit(
  tx: TransactionContext,
  { groupId, book }: AssemblyRow,
  { id, membershipId }: Selected,
  { kind, cents }: { kind: string; cents: number },
): Promise<void> {
  if (cents === 0) return;
  await postEntry(tx, {
    book,
    scope: groupScope(groupId),
    key: `${kind}:${id}`,
    kind,
    subjectId: id,
    effectiveOn: dateOf(tx.clock.now()),
    legs: [
      { account: 'fund', cents, membershipId },
      { account: 'credits-set-aside', cents: -cents, membershipId },
    ],
  });
}
