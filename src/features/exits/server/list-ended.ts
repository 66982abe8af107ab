import { readPositionsOf } from '#features/ledger/server/reading/read-balances.ts';
import type { Context } from '#platform/context.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { EndedSeat, OwingSeat, TerminatedSeat } from '../contract.ts';
import { payableOf } from '../rules.ts';
import { ENDED_SORT, type EndedList, findEnded } from './queries.ts';
import { readSeatNames } from './read-seat-names.ts';
import type { ExitRow } from './tables.ts';

/** Pages through terminated seats, the latest first. */
export async function listTerminated(
  context: Context,
  request: PageRequest,
): Promise<Page<TerminatedSeat>> {
  const { rows, show } = await findSeats(context, 'terminated', request);
  return toPage(ENDED_SORT, rows, request.limit, (row) => ({
    ...show(row),
    toppedUpCents: row.toppedUpCents,
    expectedCents: row.expectedCents,
  }));
}

/** Pages through other former members who still owe, the latest first. */
export async function listDebts(context: Context, request: PageRequest): Promise<Page<OwingSeat>> {
  const { rows, show } = await findSeats(context, 'debts', request);
  const booked = await readPositionsOf(context.db, {
    membershipIds: rows.map(({ membershipId }) => membershipId),
    account: 'owed-by-members',
  });
  return toPage(ENDED_SORT, rows, request.limit, (row) => ({
    ...show(row),
    kind: row.kind,
    openCents: payableOf(row, booked.get(row.membershipId) ?? 0),
  }));
}

async function findSeats(context: Context, list: EndedList, request: PageRequest) {
  const book = context.payments.mode;
  const rows = await findEnded(context.db, { book, list }, request);
  const namesOf = await readSeatNames(context, rows);
  const show = (row: ExitRow): EndedSeat => ({
    id: row.id,
    membershipId: row.membershipId,
    groupId: row.groupId,
    seat: row.seat,
    ...namesOf(row),
    madeAt: row.madeAt.toISOString(),
    owedCents: row.owesCents,
    recoveredCents: row.recoveredCents,
  });
  return { rows, show };
}
