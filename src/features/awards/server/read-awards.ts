import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { shownName } from '#features/accounts/shown-name.ts';
import { listHeldCredits } from '#features/assemblies/bid-payments/server/hold-credit.ts';
import {
  type ContributionAccount,
  readAccounts,
} from '#features/contributions/server/accounts/settle-account.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import { readPayeeDetails } from '#features/payouts/server/list-payouts.ts';
import { HOME_TARGET_DAYS } from '#features/program-rules/constants.ts';
import { NOTHING_PAID_OUT, type PaidOut } from '#features/program-rules/settlement.ts';
import type { Context } from '#platform/context.ts';
import type { EventRequest } from '#platform/lists/events.ts';
import { withSums } from '#platform/lists/state-list.ts';
import type { Session } from '#platform/routes.ts';
import { callPath } from '#shared/api/api-client.ts';
import type { Page, PageRequest, SummedPage } from '#shared/api/paging.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { type AdminAwardView, type AwardView, openPaperCall } from '../contract.ts';
import { daysLate, restOf, stepTarget } from '../rules.ts';
import { type AwardFilter, findAwardPage, sumAwards } from './list-queries.ts';
import { listPaidOut } from './paid-out.ts';
import { owedOf, surplusOf } from './pay-home.ts';
import {
  findAwardOf,
  findAwardsOfGroup,
  findAwardsOfUser,
  findChangeEvents,
  findChanges,
  findPaperEvents,
  findPapers,
} from './queries.ts';
import type { AwardRow, PaperRow } from './tables.ts';

export async function listOwnAwards(context: Context, { userId }: Session): Promise<AwardView[]> {
  return toViews(context, await findAwardsOfUser(context.db, userId));
}

/** Open awards, whose step is due first in front, then finished ones, page by page. */
export function listAwards(
  context: Context,
  filter: AwardFilter,
  request: PageRequest,
): Promise<SummedPage<AdminAwardView>> {
  return withSums(pageAwards(context, filter, request), request, () =>
    sumAwards(context.db, context.payments.mode, filter),
  );
}

/** The same without the sums, for the export. */
export async function pageAwards(
  context: Context,
  filter: AwardFilter,
  request: PageRequest,
): Promise<Page<AdminAwardView>> {
  const { mode } = context.payments;
  const { items, nextCursor } = await findAwardPage(context.db, mode, filter, request);
  return { items: await toAdminViews(context, items), nextCursor };
}

export function readAwardOf(
  { db }: Pick<Context, 'db'>,
  membershipId: string,
): Promise<AwardRow | undefined> {
  return findAwardOf(db, membershipId);
}

export function listAwardsOfGroup(
  { db }: Pick<Context, 'db'>,
  groupId: string,
): Promise<AwardRow[]> {
  return findAwardsOfGroup(db, groupId);
}

/** Steps and papers of a seat's award, newest first: of each a page plus one row. */
export async function listAwardEvents({ db }: Pick<Context, 'db'>, request: EventRequest) {
  const changes = await findChangeEvents(db, request);
  const papers = await findPaperEvents(db, request);
  return {
    changes: changes.map(({ id, place, step, turn, by, reason }) => ({
      id,
      place,
      step,
      turn,
      by,
      reason,
    })),
    papers: papers.map(({ place, ...paper }) => ({ ...toPaper(paper), place })),
  };
}

export async function toAdminViews(
  context: Context,
  rows: readonly AwardRow[],
): Promise<AdminAwardView[]> {
  const views = await toViews(context, rows);
  const people = await readUsers(
    context,
    rows.map(({ userId }) => userId),
  );
  const accounts = await readPayeeDetails(
    context,
    rows.map(({ id }) => id),
  );
  const memberships = rows.map(({ membershipId }) => membershipId);
  const paid = await readAccounts(context, memberships);
  const paidOut = await listPaidOut(context, memberships);
  const adminViews: AdminAwardView[] = [];
  for (const [index, row] of rows.entries()) {
    const view = views[index];
    const account = paid.get(row.membershipId);
    if (!view || !account) throw new Error(`award ${row.id} has no account`);
    const person = people.get(row.userId);
    adminViews.push({
      ...view,
      userId: row.userId,
      memberName: person ? shownName(person) : '',
      memberEmail: person?.email ?? '',
      titleAccount: accounts.get(view.id) ?? null,
      planId: row.planId,
      owed: owedOf(account),
      paidOut: paidOut.get(row.membershipId) ?? NOTHING_PAID_OUT,
    });
  }
  return adminViews;
}

export async function toViews(context: Context, rows: readonly AwardRow[]): Promise<AwardView[]> {
  const ids = rows.map(({ id }) => id);
  const changes = await findChanges(context.db, ids);
  const papers = await findPapers(context.db, ids);
  const memberships = rows.map(({ membershipId }) => membershipId);
  const accounts = await readAccounts(context, memberships);
  const paidOut = await listPaidOut(context, memberships);
  const held = await listHeldCredits(context, memberships);
  const names = await readGroupNames(
    context,
    rows.map(({ groupId }) => groupId),
  );
  const today = dateOf(context.clock.now());
  return rows.map((row) => {
    return {
      id: row.id,
      membershipId: row.membershipId,
      groupName: names.get(row.groupId) ?? '',
      seat: row.seat,
      creditCents: row.creditCents,
      selectedOn: row.selectedOn,
      target: {
        from: addDays(row.selectedOn, HOME_TARGET_DAYS.from),
        until: addDays(row.selectedOn, HOME_TARGET_DAYS.until),
      },
      step: row.step,
      turn: row.turn,
      stepTarget: stepTarget(row.selectedOn, row.step) ?? null,
      daysLate: row.end ? 0 : daysLate(row, today),
      end: row.end,
      isHeld: !row.end && held.has(row.membershipId),
      paidOn: row.paidOn,
      home: homeOf(row),
      expensesCents: row.expensesCents,
      surplus: surplusLeft(row, accounts.get(row.membershipId), paidOut.get(row.membershipId)),
      papers: papers.filter(({ awardId }) => awardId === row.id).map(toPaper),
      changes: changes
        .filter(({ awardId }) => awardId === row.id)
        .map(({ at, step, turn, by, happening, reason }) => ({
          at: at.toISOString(),
          step,
          turn,
          by,
          happening,
          reason,
        })),
    };
  });
}

export const toPaper = ({ id, kind, name, byteSize, uploadedAt }: PaperRow) => ({
  id,
  kind,
  name,
  byteSize,
  uploadedAt: uploadedAt.toISOString(),
  link: callPath(openPaperCall, { params: { id } }),
});

function homeOf(row: AwardRow): AwardView['home'] {
  const { address, priceCents, seller, titleCompany, restPayer, restSource } = row;
  if (address === null || priceCents === null || !seller || !titleCompany) return null;
  const cents = restOf(row);
  const rest = cents > 0 ? { cents, payer: restPayer, source: restSource } : null;
  return { address, priceCents, seller, titleCompany, rest };
}

/** The surplus at the current price, shown until it is settled. */
function surplusLeft(
  row: AwardRow,
  account: ContributionAccount | undefined,
  paidOut: PaidOut = NOTHING_PAID_OUT,
): AwardView['surplus'] {
  const { priceCents } = row;
  if (priceCents === null || row.surplusSettledAt || row.end) return null;
  return account ? surplusOf({ ...row, priceCents }, account, paidOut) : null;
}
