import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { AccountView } from '../contract.ts';
import { readRefusal } from './deletion-refusal.ts';
import { readOwnUser } from './own-user.ts';
import { findDeletion } from './queries.ts';

/** The account of whoever is signed in, as the settings page shows it. */
export async function readAccount(context: Context, session: Session): Promise<AccountView> {
  const user = await readOwnUser(context, session);
  const deletion = await findDeletion(context.db, user.id);
  const refusal = await readRefusal(context, user);
  const application = session.isEmailVerified
    ? await readApplicationByEmail(context, session.email)
    : undefined;
  return {
    email: session.email,
    isEmailVerified: session.isEmailVerified,
    ...(await context.identity.ownAccount.readWays(context.db, user.identityId)),
    mailLanguage: user.mailLocale,
    mailChoice: user.mailChoice,
    deletion: {
      dueAt: deletion?.dueAt.toISOString() ?? null,
      refusal: refusal ?? null,
    },
    application: application
      ? {
          sentAt: application.createdAt.toISOString(),
          canDiscard: refusal === undefined || refusal === 'admin',
        }
      : null,
  };
}
