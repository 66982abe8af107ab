import type { ApplicationSort } from '#features/applications/filters.ts';
import {
  APPLICATION,
  countApplications,
  searchApplications,
} from '#features/applications/server/search-applications.ts';
import { depositStateOf, isInDepositState } from '#features/deposits/server/deposit-conditions.ts';
import type { Context } from '#platform/context.ts';
import type { Page, PageRequest } from '#shared/paging.ts';
import type { ApplicationSummary } from '../contract.ts';
import type { ReviewFilter } from '../filters.ts';

type Reader = Pick<Context, 'db' | 'payments'>;

const whereDeposit = ({ payments }: Reader, { deposit }: ReviewFilter) =>
  deposit ? isInDepositState(APPLICATION.id, deposit, payments.mode) : undefined;

/** A page of the applications that match, with the state of each one's deposit. */
export async function listForAdmins(
  reader: Reader,
  filter: ReviewFilter,
  sort: ApplicationSort,
  request: PageRequest,
): Promise<Page<ApplicationSummary>> {
  const addition = {
    column: depositStateOf(APPLICATION.id, reader.payments.mode),
    where: whereDeposit(reader, filter),
  };
  const page = await searchApplications(reader, filter, addition, sort, request);
  const items = page.items.map(({ added, createdAt, updatedAt, ...row }) => ({
    ...row,
    depositStatus: added,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { ...page, items };
}

/** How many match, in all and by income status. */
export function countForAdmins(reader: Reader, filter: ReviewFilter) {
  return countApplications(reader, filter, whereDeposit(reader, filter));
}
