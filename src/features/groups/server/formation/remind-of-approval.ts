import { readApplicationById } from '#features/applications/server/read-application.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import { reminderAt } from '../../approvals.ts';
import { approvalMail } from '../mails.ts';
import type { PlaceRow } from '../places/place-queries.ts';
import type { GroupRow } from '../queries.ts';

/**
 * Mails a person in a full group that their income is not approved yet: on day 0, 7 and 13, once
 * each.
 */
export async function remindOfApproval(
  tx: TransactionContext,
  group: GroupRow,
  { id, applicationId }: PlaceRow,
  dueAt: Date,
): Promise<void> {
  const application = applicationId ? await readApplicationById(tx, applicationId) : undefined;
  if (!application) return;
  const day = reminderAt(dueAt, tx.clock.now());
  await queueMail(tx, {
    to: application.email,
    dedupeKey: `income-needed:${id}:${group.id}:${day}`,
    content: (locale) =>
      approvalMail(group, application, { day, dueAt, siteUrl: tx.config.publicUrl }, locale),
  });
}
