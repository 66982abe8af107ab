import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { enterCompletion, previewCompletion } from '#features/completion/server/complete-group.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import { playGroup } from '#features/simulator/engine/play-group.ts';
import type { Session } from '#platform/routes.ts';
import { instantAt } from '#shared/calendar/dates.ts';
import { addMonths, dateIn } from '#shared/calendar/months.ts';
import { enterBankDetails, payOut } from './life-payouts.ts';
import { advancePurchases } from './life-purchases.ts';
import { replayOf } from './life-record.ts';
import type { LifeWorld } from './life-world.ts';
import type { LivedGroup } from './live-month.ts';

/** Months after the last one until seats that stopped in it have ended. */
const MONTHS_AFTER = 4;

/**
 * After month 240: last dues, recoveries and homes, then two admins complete each group. Returns
 * the differences from the simulator's result.
 */
export async function completeLife(
  world: LifeWorld,
  lived: readonly LivedGroup[],
  admins: readonly [Session, Session],
): Promise<string[]> {
  const start = lived[0]?.player.startMonth ?? '';
  for (let after = 1; after <= MONTHS_AFTER; after += 1) {
    const calendar = addMonths(start, TERM_MONTHS + after - 1);
    await world.goTo(instantAt(dateIn(calendar, 1), '12:00'));
    if (after === 1) for (const { player } of lived) await player.payLastDues();
    for (const day of [6, 16, 26]) {
      await world.goTo(instantAt(dateIn(calendar, day), '12:00'));
      for (const { player, recoveries } of lived) {
        await player.noticeEnds();
        await recoveries.expect(TERM_MONTHS);
        await recoveries.book(Number.POSITIVE_INFINITY);
        const { group } = player;
        const seats = await player.seats();
        await advancePurchases(world, { group, seats, admin: admins[0] }, () => ({
          priceCents: creditOf(group.planId),
          expensesCents: 0,
        }));
      }
      await enterBankDetails(world, admins[0]);
      await payOut(world, admins);
    }
  }
  const differences: string[] = [];
  for (const [index, one] of lived.entries()) {
    differences.push(
      ...(await complete(world, one, admins)).map((line) => `group ${index + 1}: ${line}`),
    );
  }
  const last = addMonths(start, TERM_MONTHS + MONTHS_AFTER);
  await enterBankDetails(world, admins[0]);
  await world.goTo(instantAt(dateIn(last, 1), '12:00'));
  await payOut(world, admins);
  await world.settle();
  return differences;
}

async function complete(
  { context }: LifeWorld,
  { player }: LivedGroup,
  admins: readonly [Session, Session],
): Promise<string[]> {
  const { id: groupId } = player.group;
  const { closing } = playGroup(player.config, replayOf(player.records, player.chance));
  const view = await previewCompletion(context, { groupId });
  const paid = view.seats
    .filter(({ claimCents }) => claimCents > 0)
    .map(({ seat, claimCents, claimPaidCents }) => [seat - 1, claimCents, claimPaidCents]);
  const found = {
    blockers: view.blockers,
    money: view.moneyCents,
    claims: view.claimsCents,
    paid,
    shares: view.sharesCents,
    finishers: view.finishers,
  };
  const expected = {
    blockers: [],
    money: closing.money,
    claims: closing.claims,
    paid: closing.claimsPaid.map(([seat, , claim, claimPaid]) => [seat, claim, claimPaid]),
    shares: closing.sharesTotal,
    finishers: closing.finishers,
  };
  const { approvalId } = await enterCompletion(context, admins[0], { groupId, ...view });
  await confirmApproval(context, admins[1], { id: approvalId });
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((name) => JSON.stringify(found[name]) !== JSON.stringify(expected[name]))
    .map(
      (name) =>
        `${name} at completion: ${JSON.stringify(found[name])} in the product, ${JSON.stringify(expected[name])} in the simulator`,
    );
}
