import {
  areAssembliesFinished,
  listPicksOfGroup,
  readRefundsDrawn,
} from '#features/assemblies/holding/server/group-state.ts';
import { MADE_STATUSES } from '#features/assemblies/rules.ts';
import { owedOn } from '#features/contributions/rules.ts';
import { readPaidPositions } from '#features/contributions/server/accounts/settle-account.ts';
import { fundPaid } from '#features/exits/rules.ts';
import { listExitsOfGroup } from '#features/exits/server/read-exits.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPositions } from '#features/ledger/server/reading/read-balances.ts';
import { listHolderStates } from '#features/memberships/server/read-memberships.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import { balanceOf, coverageOf, isAlarming, isCovered } from '#features/program-rules/health.ts';
import { creditOf, totalAfter } from '#features/program-rules/schedule.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { GroupHealth } from '../contract.ts';
import { projectMonths, stillToCome } from '../rules.ts';

/**
 * The state of a group by its books (rules 17 and 18). Its statements run concurrently, so it takes
 * the context of a request rather than a transaction, which has one connection.
 */
export async function readHealth(context: Context, group: Group): Promise<GroupHealth> {
  const { id: groupId, planId, startMonth, mode: book } = group;
  if (!startMonth) throw new Error(`group ${groupId} has not formed`);
  const scope = groupScope(groupId);
  const today = dateOf(context.clock.now());
  const month = Math.min(TERM_MONTHS, Math.max(0, programMonth(startMonth, today)));
  const [holders, accounts, balances, setAside, refunds, exits, picks, isHeld] = await Promise.all([
    listHolderStates(context, groupId),
    readPaidPositions(context, groupId),
    readBalances(context.db, { book, scope }),
    readPositions(context.db, { book, scope, account: 'credits-set-aside' }),
    readRefundsDrawn(context, groupId),
    listExitsOfGroup(context, groupId),
    listPicksOfGroup(context, groupId),
    month > 0 && areAssembliesFinished(context, groupId, month),
  ]);
  const of = (status: string) => holders.filter((holder) => holder.status === status);
  const accountsOf = (memberships: typeof holders) =>
    memberships.flatMap(({ id }) => accounts.get(id) ?? []);
  const waiting = of('active');
  const paying = accountsOf([...waiting, ...of('awarded')]);
  const cancelled = of('cancelled').filter(({ id }) => !refunds.refunded.has(id));
  const terminated = exits.filter(({ kind }) => kind === 'terminated');
  const fund = 0 - (balances.fund ?? 0);
  const reserve = 0 - (balances.reserve ?? 0);
  const refundsOfCancelled = accountsOf(cancelled).reduce((sum, row) => sum + fundPaid(row), 0);
  const balance = balanceOf({
    fund,
    reserve,
    stillToCome: paying.reduce((sum, account) => sum + stillToCome(planId, account), 0),
    expectedRecoveries: terminated.reduce((sum, { expectedCents }) => sum + expectedCents, 0),
    // For a held bid, part of the credit is already set aside.
    creditsOfWaiting: waiting.reduce(
      (sum, { id }) => sum + creditOf(planId) + (setAside.get(id) ?? 0),
      0,
    ),
    refundsOfCancelled,
  });
  const behind = paying
    .map((account) => owedOn(account, startMonth, today))
    .filter(({ instalments }) => instalments > 0);
  const coverage = coverageOf(balance);
  const made = picks.filter(({ status }) => (MADE_STATUSES as readonly string[]).includes(status));
  const heldMonths = picks.length === 0 ? 0 : isHeld ? month : Math.max(0, month - 1);
  return {
    month,
    assetsCents: balance.assets,
    obligationsCents: balance.obligations,
    coverage: Number.isFinite(coverage) ? coverage : null,
    isCovered: isCovered(balance),
    isAlarming: isAlarming({
      month: Math.max(1, month),
      terminations: terminated.length,
      losses: terminated.reduce(
        (sum, { owesCents, recoveredCents, expectedCents }) =>
          sum + owesCents - recoveredCents - expectedCents,
        0,
      ),
      reserveOfTerm: group.capacity * totalAfter(planId, TERM_MONTHS).reserve,
    }),
    arrears: {
      seats: behind.length,
      cents: behind.reduce((sum, { amountCents }) => sum + amountCents, 0),
    },
    fundCents: fund,
    reserveCents: reserve,
    cashCents: balances.cash ?? 0,
    homes: made.length,
    waiting: waiting.length,
    cancelled: of('cancelled').length,
    terminated: terminated.length,
    picksMissed: Math.max(0, Math.min(2 * heldMonths - made.length, waiting.length)),
    next: projectMonths({
      planId,
      month: Math.max(1, month),
      isHeld,
      fund,
      awardsMade: made.length,
      waiting: waiting.length,
      refundsOwed: refunds.owed,
      paying,
    }),
  };
}
