import type { TransactionContext } from '#platform/context.ts';
import type { WishRow } from '../tables.ts';
import { mailWish } from './mail-wish.ts';
import { findOpenWish, updateWish } from './wish-queries.ts';

/** Ends an open wish. The caller has locked its membership. */
export async function endWish(
  tx: TransactionContext,
  { id }: WishRow,
  state: 'effective' | 'taken_back' | 'lapsed',
): Promise<void> {
  await updateWish(tx.db, id, { state, endedAt: tx.clock.now() });
}

/** Ends a wish that can no longer take effect, and mails the member why. */
export async function lapseWish(
  tx: TransactionContext,
  wish: WishRow,
  why: 'lapsed_selected' | 'lapsed_bought',
): Promise<void> {
  await endWish(tx, wish, 'lapsed');
  await mailWish(tx, wish, why);
}

/**
 * Lapses the open wish of a seat whose membership changed. Only a selected seat gets a mail here;
 * any other change sends a mail of its own.
 */
export async function lapseWishOf(
  tx: TransactionContext,
  membershipId: string,
  { isSelected }: { isSelected: boolean },
): Promise<void> {
  const wish = await findOpenWish(tx.db, membershipId);
  if (!wish) return;
  if (isSelected) await lapseWish(tx, wish, 'lapsed_selected');
  else await endWish(tx, wish, 'lapsed');
}
