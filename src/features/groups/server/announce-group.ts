import { findApplicationsByIds } from '#features/applications/server/find-application.ts';
import { creditDeposit } from '#features/deposits/server/credit-deposit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { groupFormedMail } from './emails.ts';
import { findActivePlaces, type PlaceRow } from './place-queries.ts';
import { findGroup } from './queries.ts';

/** Enough to be quick, few enough that a transaction stays short. */
const BATCH = 40;

/**
 * Turns each deposit of a formed group into credit on the first contribution, and owes each
 * member the mail that says so. Run again, it does nothing twice.
 */
export async function announceGroup(
  context: Context,
  { groupId }: { groupId: string },
): Promise<void> {
  const group = await findGroup(context.db, groupId);
  if (group?.status !== 'formed') return;
  const places = await findActivePlaces(context.db, groupId);
  // A batch holds its deposits in the order of their ids, as everybody does (see `holdAfterDeposits`).
  places.sort((one, other) => (one.depositId < other.depositId ? -1 : 1));
  for (let start = 0; start < places.length; start += BATCH) {
    const batch = places.slice(start, start + BATCH);
    await inTransaction(context, async (tx) => {
      const credited: PlaceRow[] = [];
      for (const place of batch) if (await creditDeposit(tx, place)) credited.push(place);
      const members = await findApplicationsByIds(tx, applicationIds(credited));
      for (const member of members) {
        await queueMail(tx, {
          to: member.email,
          dedupeKey: `group-formed:${groupId}:${member.id}`,
          content: groupFormedMail(group, member.firstName, tx.config.publicUrl),
        });
      }
    });
  }
}

function applicationIds(places: readonly PlaceRow[]): string[] {
  return places.flatMap(({ applicationId }) => (applicationId ? [applicationId] : []));
}
