import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { listClosedMail, postponedMail, type Recipient, resultMail } from '../../server/mails.ts';
import { findAssembly } from '../../server/queries.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import { findPicks } from './pick-queries.ts';

/** Large enough for throughput, small enough for a short transaction. */
const BATCH = 240;

/** Queues a mail with the hash of the closed list for every member; idempotent. */
export async function announceList(
  context: Context,
  { assemblyId }: { assemblyId: string },
): Promise<void> {
  const assembly = await findAssembly(context.db, assemblyId);
  if (!assembly?.listText) return;
  const active = new Set(readListFile(assembly.listText).active);
  const siteUrl = context.config.publicUrl;
  await writeToMembers(context, assembly, `assembly-list:${assemblyId}`, (recipient) =>
    listClosedMail(assembly, recipient, { isListed: active.has(recipient.seat), siteUrl }),
  );
}

/** Queues a mail about a postponement for every member; idempotent. */
export async function announcePostponed(
  context: Context,
  { assemblyId }: { assemblyId: string },
): Promise<void> {
  const assembly = await findAssembly(context.db, assemblyId);
  const times = assembly?.postponements.length ?? 0;
  if (!assembly || times === 0) return;
  await writeToMembers(
    context,
    assembly,
    `assembly-postponed:${assemblyId}:${times}`,
    (recipient) => postponedMail(assembly, recipient, context.config.publicUrl),
  );
}

/** Queues a mail with the result for every member; a later pick gets a separate mail. */
export async function announceResult(
  context: Context,
  { assemblyId }: { assemblyId: string },
): Promise<void> {
  const assembly = await findAssembly(context.db, assemblyId);
  if (!assembly?.decision) return;
  const picks = await findPicks(context.db, assemblyId);
  await writeToMembers(
    context,
    assembly,
    `assembly-result:${assemblyId}:${picks.length}`,
    (recipient) => resultMail(assembly, picks, recipient, context.config.publicUrl),
  );
}

async function writeToMembers(
  context: Context,
  { groupId }: AssemblyRow,
  key: string,
  write: (recipient: Recipient) => MailContent,
): Promise<void> {
  const holders = await listHolders(context, groupId);
  for (let start = 0; start < holders.length; start += BATCH) {
    const batch = holders.slice(start, start + BATCH);
    await inTransaction(context, async (tx) => {
      const ids = batch.map(({ userId }) => userId);
      const people = await readUsers(tx, ids);
      const mails = batch.flatMap(({ userId, seat }) => {
        const person = people.get(userId);
        if (!person) return [];
        const { email, mailLocale: locale } = person;
        const firstName = greetingName(person);
        return [
          { to: email, dedupeKey: `${key}:${seat}`, content: write({ firstName, seat, locale }) },
        ];
      });
      await queueMails(tx, mails);
    });
  }
}
