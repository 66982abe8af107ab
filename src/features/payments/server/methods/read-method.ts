import type { Executor } from '#db/executor.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { SavedMethod } from '../../contract.ts';
import { findMethod, findMethodsByIds, type MethodRow } from './method-queries.ts';

/** A person's own method, if it may be charged off-session; otherwise undefined. */
export async function readChargeableMethod(
  { db }: { readonly db: Executor },
  of: { methodId: string; ownerId: string; mode: PaymentMode },
): Promise<SavedMethod | undefined> {
  return chargeable(await findMethod(db, of.methodId), of);
}

type Charged = { membershipId: string; savedMethodId: string | null; userId: string };

/** The same for many memberships at once, by membership; those without such a method are left out. */
export async function readChargeableMethods(
  { db }: { readonly db: Executor },
  accounts: readonly (Charged & { book: PaymentMode })[],
): Promise<Map<string, SavedMethod>> {
  const ids = accounts.flatMap(({ savedMethodId }) => savedMethodId ?? []);
  const found = new Map((await findMethodsByIds(db, ids)).map((row) => [row.id, row]));
  const methods = new Map<string, SavedMethod>();
  for (const { membershipId, savedMethodId, userId: ownerId, book: mode } of accounts) {
    const method = chargeable(found.get(savedMethodId ?? ''), { ownerId, mode });
    if (method) methods.set(membershipId, method);
  }
  return methods;
}

function chargeable(
  method: MethodRow | undefined,
  { ownerId, mode }: { ownerId: string; mode: PaymentMode },
): SavedMethod | undefined {
  const isAllowed =
    method?.status === 'active' && method.ownerId === ownerId && method.mode === mode;
  return isAllowed ? toSavedMethod(method) : undefined;
}

/** A method as its owner sees it. The provider writes brands of cards in lower case. */
export function toSavedMethod({ id, kind, last4, name }: MethodRow): SavedMethod {
  const shown = (name ?? '').replace(/^./, (first) => first.toUpperCase());
  return { id, kind: kind ?? 'card', last4: last4 ?? '', name: shown };
}
