import { readApplicationsByIds } from '#features/applications/server/read-application.ts';
import { readDepositAmounts } from '#features/deposits/server/read-amounts.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { windowExtendedMail } from '../mails.ts';
import { findActivePlaces } from '../places/place-queries.ts';
import { findGroup } from '../queries.ts';

/** Keeps each transaction short. */
const BATCH = 40;

/** Queues the mail to each household of an extended group. Idempotent. */
export async function announceExtension(
  context: Context,
  { groupId }: { groupId: string },
): Promise<void> {
  const group = await findGroup(context.db, groupId);
  if (!group?.extendedAt || group.status !== 'forming') return;
  const places = await findActivePlaces(context.db, groupId);
  for (let start = 0; start < places.length; start += BATCH) {
    const batch = places.slice(start, start + BATCH);
    await inTransaction(context, async (tx) => {
      const ids = batch.flatMap(({ applicationId }) => applicationId ?? []);
      const people = new Map((await readApplicationsByIds(tx, ids)).map((row) => [row.id, row]));
      const deposits = await readDepositAmounts(
        tx,
        batch.map(({ depositId }) => depositId),
      );
      const mails = batch.flatMap(({ id, applicationId, depositId }) => {
        const person = applicationId ? people.get(applicationId) : undefined;
        const deposit = deposits.get(depositId);
        if (!person || !deposit) return [];
        const content: WriteMail = (locale) =>
          windowExtendedMail(group, { ...person, deposit }, tx.config.publicUrl, locale);
        return [{ to: person.email, dedupeKey: `window-extended:${id}:${groupId}`, content }];
      });
      await queueMails(tx, mails);
    });
  }
}
