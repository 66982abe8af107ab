import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { readSeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Worked } from '../../rules.ts';
import type { WishRow } from '../tables.ts';
import { WISH_MAIL_KINDS, type WishMail, wishMail } from './wish-mails.ts';

/** Mails a member the outcome of their wish to leave, once per outcome. */
export async function mailWish(
  tx: TransactionContext,
  wish: WishRow,
  what: WishMail,
  worked?: Worked,
): Promise<void> {
  const user = await readUser(tx, wish.userId);
  if (!user) return;
  const seat = await readSeatRecipient(tx, wish, user);
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `${WISH_MAIL_KINDS[what]}:${wish.id}`,
    content: wishMail(seat, { what, ...wish, ...(worked ? { worked } : {}) }, user.mailLocale),
  });
}
