import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { readToken, signToken } from '#platform/sealing/signed-tokens.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { settingsErrors } from '../errors.ts';
import { EMAIL_LINK_DAYS } from '../rules.ts';
import { readOwnUser } from './own-user.ts';

const PURPOSE = 'stop-email-change';

type Change = { readonly userId: string; readonly from: string; readonly linkId: string };

/** The token of the link with which the owner of the present address stops a change. */
export function signStopToken(context: Context, { userId, from, linkId }: Change): string {
  return signToken(context, {
    purpose: PURPOSE,
    subject: JSON.stringify([userId, from, linkId]),
    lifetimeSeconds: EMAIL_LINK_DAYS * SECONDS_PER_DAY,
  });
}

/** Stops a change of address that was asked for; said again, it is still stopped. */
export async function stopEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  const subject = readToken(context, PURPOSE, token);
  if (!subject) throw settingsErrors.CHANGE_LINK_ENDED();
  const [userId, from, linkId] = JSON.parse(subject) as [string, string, string];
  return inTransaction(context, async (tx) => {
    const readOwner = async () => readOwnUser(tx, { userId }).catch(() => undefined);
    const identityId = (await readOwner())?.identityId ?? '';
    const isStopped = await context.identity.ownAccount.takeAddressLink(tx.db, {
      linkId,
      identityId,
    });
    // Read only now: a change that held the link until this moment has been made.
    if ((await readOwner())?.email !== from) throw settingsErrors.CHANGE_LINK_ENDED();
    if (isStopped) {
      await recordAudit(tx, {
        actor: { userId, email: from },
        action: 'user.address-change-stopped',
        subject: { type: 'user', id: userId, label: from },
      });
    }
    return { email: from };
  });
}
