import { usersOfAddresses } from '#features/accounts/profile/server/users-of-addresses.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import type { DepositRow } from '#features/deposits/server/paying/credit-deposit.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Joining } from './create-memberships.ts';

type Place = { id: string; depositId: string; applicationId: string | null };

/**
 * The places of a group with the data their memberships are made from. Undefined when a deposit
 * does not count or an income is not approved. The caller has locked deposits and applications.
 */
export async function readJoiningPlaces(
  tx: TransactionContext,
  places: readonly Place[],
  deposits: ReadonlyMap<string, DepositRow>,
  applications: readonly ApplicationRow[],
): Promise<Joining[] | undefined> {
  const byId = new Map(applications.map((row) => [row.id, row]));
  const joining: Omit<Joining, 'userId'>[] = [];
  for (const { id: placeId, depositId, applicationId } of places) {
    const deposit = deposits.get(depositId);
    const application = byId.get(applicationId ?? '');
    if (deposit?.status !== 'completed' || !deposit.completedAt || deposit.refundRequestedAt) {
      return undefined;
    }
    if (application?.incomeVerificationStatus !== 'approved') return undefined;
    joining.push({ placeId, depositId, completedAt: deposit.completedAt, application });
  }
  const users = await usersOfAddresses(
    tx,
    joining.flatMap(({ application }) => (application.userId ? [] : application)),
  );
  return joining.map((one) => {
    const userId = one.application.userId ?? users.get(one.application.email);
    if (!userId) throw new Error(`application ${one.application.id} has no user`);
    return { ...one, userId };
  });
}
