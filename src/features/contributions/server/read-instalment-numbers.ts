import type { Executor } from '#db/executor.ts';
import { findNumbers } from './instalment-queries.ts';

/** The numbers of a seat's instalments by the record of their payment, reopened ones included. */
export function readInstalmentNumbers(
  { db }: { readonly db: Executor },
  membershipId: string,
): Promise<Map<string, number>> {
  return findNumbers(db, membershipId);
}
