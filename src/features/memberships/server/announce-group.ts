import { readApplicationsByIds } from '#features/applications/server/read-application.ts';
import { readDepositAmounts } from '#features/deposits/server/read-amounts.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { groupFormedMail } from './mails.ts';
import { findHolders } from './queries.ts';

/** Keeps each transaction short. */
const BATCH = 40;

/** Queues the mail to each member of a formed group. Idempotent. */
export async function announceGroup(
  context: Context,
  { groupId }: { groupId: string },
): Promise<void> {
  const group = await readGroup(context, groupId);
  if (!group?.formedAt) return;
  const members = await findHolders(context.db, groupId);
  for (let start = 0; start < members.length; start += BATCH) {
    const batch = members.slice(start, start + BATCH);
    await inTransaction(context, async (tx) => {
      const ids = batch.flatMap(({ applicationId }) => applicationId ?? []);
      const people = new Map((await readApplicationsByIds(tx, ids)).map((row) => [row.id, row]));
      const deposits = await readDepositAmounts(
        tx,
        batch.flatMap(({ depositId }) => depositId ?? []),
      );
      const mails = batch.flatMap(({ id, applicationId, depositId, seat, startMonth }) => {
        const person = applicationId ? people.get(applicationId) : undefined;
        const deposit = deposits.get(depositId ?? '');
        if (!person || !deposit) return [];
        const member = { firstName: person.firstName, seat, startMonth, deposit };
        const content: WriteMail = (locale) =>
          groupFormedMail(group, member, tx.config.publicUrl, locale);
        return [{ to: person.email, dedupeKey: `group-formed:${id}`, content }];
      });
      await queueMails(tx, mails);
    });
  }
}
