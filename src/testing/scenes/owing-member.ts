import { findContributionsOf } from '#features/contributions/paying/server/payment-queries.ts';
import { findExitOf } from '#features/exits/server/queries.ts';
import { readPosition } from '#features/ledger/server/reading/read-balances.ts';
import type { Session } from '#platform/routes.ts';
import type { TestApp } from '../test-app.ts';
import { makeAdmins } from './make-admins.ts';
import { returnPayment } from './return-payment.ts';
import { runSeats } from './running-seats.ts';

/** One instalment of the plan of $450,000. */
export const OWED = 234_400;

/** A member who handed an award back and whose bank then returned one instalment: they owe it. */
export async function makeOwingMember(test: TestApp, email: string) {
  const seats = await runSeats(test, { capacity: 2, emails: [email] });
  const admins = (await makeAdmins(test, 3)) as [Session, Session, Session];
  const member =
    seats.members.find(({ applicationId }) => applicationId === seats.people[0]?.applicationId) ??
    seats.of(1);
  const { id: membershipId, seat, userId } = member;
  await seats.pay(3 - seat, 239);
  await seats.pay(seat, 60);
  test.clock.advanceDays(1);
  await seats.pay(seat, 1);
  const [latest] = await findContributionsOf(test.context.db, membershipId);
  /** Sets what the bank has returned of the last payment. */
  const giveBack = (cents: number) => returnPayment(test, latest?.id ?? '', cents);
  await seats.award(seat);
  await seats.change(seat, 'handed_back');
  await giveBack(OWED);
  const exit = () => findExitOf(test.context.db, membershipId);
  const id = (await exit())?.id ?? '';
  return {
    seats,
    admins,
    ...{ id, userId, seat, membershipId, giveBack, exit },
    booked: async () =>
      (await readPosition(test.context.db, { membershipId }))['owed-by-members'] ?? 0,
  };
}
