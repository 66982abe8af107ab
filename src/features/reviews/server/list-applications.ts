import { and, not } from 'drizzle-orm';
import type { ApplicationSort } from '#features/applications/filters.ts';
import {
  APPLICATION,
  countApplications,
  firstPageOf,
  prepareFirstPages,
  readNeighbours,
  searchApplications,
} from '#features/applications/server/list/search-applications.ts';
import {
  isInDepositState,
  NO_DEPOSIT,
  shownDeposit,
} from '#features/deposits/server/deposit-conditions.ts';
import type { Context } from '#platform/context.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { ApplicationSummary } from '../contract.ts';
import type { ReviewFilter } from '../filters.ts';
import { claimOf, isClaimed } from './claim-queries.ts';
import { decisionOf, isDecided } from './decisions/decision-queries.ts';

/** The admin whose list it is, for filters on one's own. */
type Reader = Pick<Context, 'db' | 'payments'> & { viewerId?: string };

const columnsOf = (mode: PaymentMode) => ({
  deposit: shownDeposit(APPLICATION.id, mode),
  claim: claimOf(APPLICATION.id),
  decision: decisionOf(APPLICATION.id),
});

const readFirstPage = {
  live: prepareFirstPages('applications_live', columnsOf('live')),
  test: prepareFirstPages('applications_test', columnsOf('test')),
  sandbox: prepareFirstPages('applications_sandbox', columnsOf('sandbox')),
} satisfies Record<PaymentMode, unknown>;

/** Deposits, claims and pending decisions of each application, and the conditions on them. */
export function additionOf(
  reader: Pick<Reader, 'viewerId'> & { payments: { mode: PaymentMode } },
  { deposit, claim }: ReviewFilter,
) {
  const { id } = APPLICATION;
  const { mode } = reader.payments;
  return {
    columns: columnsOf(mode),
    where: and(
      deposit ? isInDepositState(id, deposit, mode) : undefined,
      claim ? isClaimed(id, claim, reader.viewerId ?? '') : undefined,
      // What was decided a moment ago is not reviewed again.
      claim === 'open' ? not(isDecided(id)) : undefined,
    ),
  };
}

/** A page of the matching applications, each with its deposit and claim. */
export async function listForAdmins(
  reader: Reader,
  filter: ReviewFilter,
  sort: ApplicationSort,
  request: PageRequest,
): Promise<Page<ApplicationSummary>> {
  const first = firstPageOf(filter, sort, request);
  const { items, nextCursor } = first
    ? await readFirstPage[reader.payments.mode](reader, first)
    : await searchApplications(reader, filter, additionOf(reader, filter), sort, request);
  return { items: items.map((row) => ({ ...row, ...(row.deposit ?? NO_DEPOSIT) })), nextCursor };
}

/** The previous and next application in the same list. */
export function neighboursForAdmins(
  reader: Reader,
  filter: ReviewFilter,
  sort: ApplicationSort,
  id: string,
) {
  return readNeighbours(reader, filter, additionOf(reader, filter), sort, id);
}

/** How many match, in all and by income status. */
export function countForAdmins(reader: Reader, filter: ReviewFilter) {
  return countApplications(reader, filter, additionOf(reader, filter).where);
}
