import { and, sql } from 'drizzle-orm';
import type { ApplicationSort } from '#features/applications/filters.ts';
import {
  APPLICATION,
  countApplications,
  findNeighbours,
  searchApplications,
} from '#features/applications/server/search-applications.ts';
import {
  depositStateOf,
  disputeOf,
  isInDepositState,
} from '#features/deposits/server/deposit-conditions.ts';
import type { Context } from '#platform/context.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { Page, PageRequest } from '#shared/paging.ts';
import type { ApplicationSummary } from '../contract.ts';
import type { ReviewFilter } from '../filters.ts';
import { claimOf, isClaimed } from './claim-queries.ts';

/** Whose list it is, where the filter speaks of one's own. */
type Reader = Pick<Context, 'db' | 'payments'> & { viewerId?: string };

type Added = Pick<ApplicationSummary, 'depositStatus' | 'dispute' | 'claim'>;

/** What deposits and claims say of each application, and the conditions on them. */
export function additionOf(
  {
    payments: { mode },
    viewerId = '',
  }: Pick<Reader, 'viewerId'> & { payments: { mode: PaymentMode } },
  filter: ReviewFilter,
) {
  const { id } = APPLICATION;
  const where = and(
    filter.deposit ? isInDepositState(id, filter.deposit, mode) : undefined,
    filter.claim ? isClaimed(id, filter.claim, viewerId) : undefined,
  );
  const column = sql<Added>`jsonb_build_object('depositStatus', ${depositStateOf(id, mode)},
    'dispute', ${disputeOf(id, mode)}, 'claim', ${claimOf(id)})`;
  return { column, where };
}

/** A page of the applications that match, with the deposit of each and who has it. */
export async function listForAdmins(
  reader: Reader,
  filter: ReviewFilter,
  sort: ApplicationSort,
  request: PageRequest,
): Promise<Page<ApplicationSummary>> {
  const addition = additionOf(reader, filter);
  const page = await searchApplications(reader, filter, addition, sort, request);
  const items = page.items.map(({ added, waitingSince, createdAt, updatedAt, ...row }) => ({
    ...row,
    ...added,
    waitingSince: waitingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { ...page, items };
}

/** Those before and after one in the same list. */
export function neighboursForAdmins(
  reader: Reader,
  filter: ReviewFilter,
  sort: ApplicationSort,
  id: string,
) {
  return findNeighbours(reader, filter, additionOf(reader, filter), sort, id);
}

/** How many match, in all and by income status. */
export function countForAdmins(reader: Reader, filter: ReviewFilter) {
  return countApplications(reader, filter, additionOf(reader, filter).where);
}
