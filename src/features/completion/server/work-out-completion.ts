import {
  areAssembliesFinished,
  readRefundsDrawn,
} from '#features/assemblies/holding/server/group-state.ts';
import { listAwardsOfGroup } from '#features/awards/server/read-awards.ts';
import { listAccounts } from '#features/contributions/server/accounts/settle-account.ts';
import { groupErrors } from '#features/groups/errors.ts';
import { type Group, readGroup } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPositions } from '#features/ledger/server/reading/read-balances.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import {
  type ClosingSeat,
  type ClosingShare,
  divideAtCompletion,
} from '#features/program-rules/closing.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { Blocker } from '../contract.ts';

export type SeatAtClose = ClosingSeat &
  ClosingShare & { membership: Membership; unappliedCents: number };

export type Completion = {
  group: Group;
  blockers: Blocker[];
  /** What fund and reserve hold. */
  fund: number;
  reserve: number;
  seats: SeatAtClose[];
};

type Dependencies = Pick<TransactionContext, 'db' | 'clock'>;

/** What each seat is paid when a group is completed, and what blocks the completion (rule 15). */
export async function workOutCompletion(tx: Dependencies, groupId: string): Promise<Completion> {
  const group = await readGroup(tx, groupId);
  if (!group?.startMonth) throw groupErrors.GROUP_NOT_FOUND();
  const holders = await listHolders(tx, groupId);
  const accounts = new Map(
    (await listAccounts(tx, groupId)).map((account) => [account.membershipId, account]),
  );
  const { refunded } = await readRefundsDrawn(tx, groupId);
  const balances = await readBalances(tx.db, { book: group.mode, scope: groupScope(groupId) });
  // What a cancelled seat has in the fund is its claim, as at a draw.
  const ofFund = { book: group.mode, scope: groupScope(groupId), account: 'fund' } as const;
  const funds = await readPositions(tx.db, ofFund);
  const [fund, reserve] = [0 - (balances.fund ?? 0), 0 - (balances.reserve ?? 0)];
  const found: (ClosingSeat & { membership: Membership; unappliedCents: number })[] = [];
  const blockers = new Set<Blocker>();
  for (const membership of holders) {
    const account = accounts.get(membership.id);
    if (!account) continue;
    const kind = kindOf(membership, refunded);
    if (!kind) continue;
    if (kind !== 'cancelled' && account.paid + account.prepaid < TERM_MONTHS) {
      blockers.add('instalments_unpaid');
    }
    found.push({
      seat: membership.seat,
      kind,
      fundPaid: kind === 'cancelled' ? 0 - (funds.get(membership.id) ?? 0) : 0,
      membership,
      unappliedCents: account.unappliedCents,
    });
  }
  const month = programMonth(group.startMonth, dateOf(tx.clock.now()));
  if (month <= TERM_MONTHS) blockers.add('months_left');
  if (!(await areAssembliesFinished(tx, groupId, TERM_MONTHS))) blockers.add('assembly_open');
  const awards = await listAwardsOfGroup(tx, groupId);
  if (awards.some(({ step, end }) => step !== 'paid' && !end)) blockers.add('awards_open');
  const shares = divideAtCompletion(group.planId, fund + reserve, found);
  const seats = found.map((seat, index) => ({ ...seat, ...(shares[index] as ClosingShare) }));
  return { group, blockers: [...blockers], fund, reserve, seats };
}

/** Seats that left otherwise, or were refunded, receive nothing. */
function kindOf(
  { id, status }: Membership,
  refunded: ReadonlySet<string>,
): ClosingSeat['kind'] | undefined {
  if (status === 'active') return 'waiting';
  if (status === 'awarded') return 'finisher';
  return status === 'cancelled' && !refunded.has(id) ? 'cancelled' : undefined;
}
