import { planFrom } from '#features/plans/plans.ts';
import type { ApplicationReceipt } from '../contract.ts';

const KEY = 'casa-unfinished-payment';

/** An application of this tab whose deposit has not been paid yet. */
export type UnfinishedPayment = Pick<
  ApplicationReceipt,
  'id' | 'fullName' | 'email' | 'preferredPlan'
>;

/** Stores it in the tab's session storage: a reload finds it, another visitor does not. */
export function storeUnfinished({ id, fullName, email, preferredPlan }: UnfinishedPayment): void {
  quietly(() =>
    sessionStorage.setItem(KEY, JSON.stringify({ id, fullName, email, preferredPlan })),
  );
}

export function clearUnfinished(): void {
  quietly(() => sessionStorage.removeItem(KEY));
}

export function readUnfinished(): UnfinishedPayment | undefined {
  const kept = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { id, fullName, email, preferredPlan } = kept as Record<string, unknown>;
  const plan = planFrom(String(preferredPlan));
  const isWhole = [id, fullName, email].every((text) => typeof text === 'string');
  if (!isWhole || !plan) return undefined;
  return { id, fullName, email, preferredPlan: plan.id } as UnfinishedPayment;
}

/** Storage can be full, forbidden or absent; paying works without it. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
