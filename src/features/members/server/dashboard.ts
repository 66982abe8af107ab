import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { toRecord } from '#features/applications/server/to-record.ts';
import { readDepositsOf } from '#features/deposits/server/admin/list-deposits.ts';
import { documentFields, listDocuments } from '#features/documents/server/list-documents.ts';
import { listGroupsOf } from '#features/groups/server/list-groups.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { toDollars } from '#shared/text/money.ts';
import type { Dashboard } from '../contract.ts';

/** Everything a member sees. What belongs to an address is included only once it is verified. */
export async function buildDashboard(context: Context, session: Session): Promise<Dashboard> {
  const application = session.isEmailVerified
    ? await readApplicationByEmail(context, session.email)
    : undefined;
  const belongings = application
    ? await readBelongings(context, session, application)
    : { deposits: [], groups: [], hasActivePaidDeposit: false, application: null, documents: [] };
  return {
    user: await readOwnUser(context, session),
    ...belongings,
    stripePaymentAmount: amountToPay(context, belongings.deposits),
  };
}

/** An open deposit keeps its original amount. */
function amountToPay({ program }: Context, deposits: Dashboard['deposits']): number {
  const open = deposits.find(({ status }) => status === 'pending');
  return open?.amount ?? toDollars(program.deposit);
}

async function readBelongings(context: Context, session: Session, row: ApplicationRow) {
  const viewer = { id: session.userId, role: 'owner' } as const;
  const money = await readDepositsOf(context, { id: row.id, userId: session.userId });
  const documents = await listDocuments(context, row.id, viewer);
  const record = toRecord(row);
  const { deposits, sandboxDeposits, current, hasActivePaidDeposit } = money;
  return {
    // Only deposits of the running mode.
    deposits: current,
    hasActivePaidDeposit,
    groups: await listGroupsOf(context, [row.id]),
    documents,
    application: {
      ...record,
      ...documentFields(documents),
      deposits,
      sandboxDeposits,
    },
  };
}

async function readOwnUser(context: Context, session: Session): Promise<Dashboard['user']> {
  const user = await readUser(context, session.userId);
  return {
    id: session.userId,
    email: session.email,
    displayName: user?.displayName ?? null,
    firstName: user?.firstName ?? null,
    lastName: user?.lastName ?? null,
    profileImageUrl: user?.profileImageUrl ?? null,
    isEmailVerified: session.isEmailVerified,
    createdAt: user?.createdAt.toISOString() ?? null,
  };
}
