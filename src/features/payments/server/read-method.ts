import type { Executor } from '#db/executor.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { SavedMethod } from '../contract.ts';
import { findMethod } from './method-queries.ts';

/** A person's own method, if it may be charged off-session; otherwise undefined. */
export async function readChargeableMethod(
  { db }: { readonly db: Executor },
  of: { methodId: string; ownerId: string; mode: PaymentMode },
): Promise<SavedMethod | undefined> {
  const method = await findMethod(db, of.methodId);
  const isAllowed =
    method?.status === 'active' && method.ownerId === of.ownerId && method.mode === of.mode;
  if (!isAllowed) return undefined;
  const { id, kind, last4, name } = method;
  return { id, kind: kind ?? 'card', last4: last4 ?? '', name: name ?? '' };
}
