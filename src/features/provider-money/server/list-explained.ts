import { gt } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { type Explained, findExplained } from './explained-queries.ts';
import { providerTransactions } from './tables.ts';

/** What single people said about transactions after an instant; from the beginning without one. */
export const listExplained = (
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  after: Date | undefined,
): Promise<Explained[]> =>
  findExplained(db, payments.mode, after && gt(providerTransactions.explainedAt, after));
