import { readApplicationById } from '#features/applications/server/read-application.ts';
import { readDepositAmounts } from '#features/deposits/server/read-amounts.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import { returnableUntil } from '../../approvals.ts';
import { movedBackMail, movedUpMail } from '../mails.ts';
import type { GroupRow } from '../queries.ts';
import type { PlaceRow } from './place-queries.ts';

type Moved = { place: PlaceRow; from: GroupRow; to: GroupRow; reason: 'not_approved' | 'moved_up' };

/** Queues the mail that tells a household which group its place moved to, and its options. */
export async function queueMovedMail(
  tx: TransactionContext,
  { place, from, to, reason }: Moved,
): Promise<void> {
  const { applicationId } = place;
  const application = applicationId ? await readApplicationById(tx, applicationId) : undefined;
  const deposit = (await readDepositAmounts(tx, [place.depositId])).get(place.depositId);
  if (!application || !deposit) return;
  const siteUrl = tx.config.publicUrl;
  const until = returnableUntil(tx.clock.now());
  await queueMail(tx, {
    to: application.email,
    // Queued in the transaction that moves the place, so once per move.
    dedupeKey: `place-moved:${place.id}:${tx.clock.now().getTime()}`,
    content: (locale) =>
      reason === 'moved_up'
        ? movedUpMail({ from, to }, application, siteUrl, locale)
        : movedBackMail({ from, to }, { ...application, deposit }, { until, siteUrl }, locale),
  });
}
