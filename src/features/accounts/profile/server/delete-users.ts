import { recordAudits } from '#features/audit/server/record-audit.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { isStaff } from '#shared/staff-roles.ts';
import { lockUsers } from '../../team/server/admin-queries.ts';

type Deletion = { deleted: string[]; kept: { id: string; reason: string }[] };

/**
 * Deletes accounts with their passwords and sessions. Staff are skipped: they must lose the role
 * first.
 */
export async function deleteAccounts(
  { identity }: Pick<Context, 'identity'>,
  tx: TransactionContext,
  actor: Session,
  ids: readonly string[],
): Promise<Deletion> {
  const found = await lockUsers(tx.db, ids);
  const members = found.filter(({ role }) => role === 'member');
  await identity.directory.deleteUsers(
    tx.db,
    members.flatMap(({ identityId }) => identityId ?? []),
  );
  await recordAudits(
    tx,
    members.map(({ id, email, createdAt }) => ({
      actor,
      action: 'user.deleted' as const,
      subject: { type: 'user' as const, id, label: email },
      before: { role: 'member', createdAt: createdAt.toISOString() },
    })),
  );
  return {
    deleted: members.map(({ id }) => id),
    kept: found.flatMap(({ id, role }) =>
      isStaff(role)
        ? [
            {
              id,
              reason: `${role === 'admin' ? 'An admin' : 'A member of the staff'} is not deleted; take the role away first.`,
            },
          ]
        : [],
    ),
  };
}
