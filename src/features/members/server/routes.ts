import { toRecord } from '#features/applications/server/to-record.ts';
import { contributionErrors } from '#features/contributions/errors.ts';
import { readOwnAccount } from '#features/contributions/paying/server/list-instalments.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import type { RouteTable } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import {
  changeCreditAmountCall,
  changeIncomeCall,
  readDashboardCall,
  saveProfileCall,
} from '../contract.ts';
import { listSeatEventsCall, readHomeCall } from '../home/contract.ts';
import { listSeatEvents } from '../home/server/list-seat-events.ts';
import { readHome } from '../home/server/read-home.ts';
import {
  changeCreditAmount,
  changeIncome,
  requireOwnEmail,
  saveProfile,
} from './change-application.ts';
import { buildDashboard } from './dashboard.ts';

export function addMemberRoutes(routes: RouteTable): void {
  routes.add(readDashboardCall, async ({ context, session, query }) => {
    const isOwn = query.userId === undefined || query.userId === session.userId;
    if (!isOwn) throw commonErrors.FORBIDDEN();
    return buildDashboard(context, session);
  });
  routes.add(readHomeCall, ({ context, session }) => readHome(context, session));
  routes.add(listSeatEventsCall, async ({ context, session, params, query }) => {
    await readOwnAccount(context, session, params.membershipId);
    const membership = await readMembership(context, params.membershipId);
    if (!membership) throw contributionErrors.SEAT_NOT_FOUND();
    return listSeatEvents(context, membership, query);
  });
  routes.add(changeIncomeCall, async ({ context, session, body }) => {
    requireOwnEmail(session, body.email);
    return { application: toRecord(await changeIncome(context, session, body.monthlyIncome)) };
  });
  routes.add(changeCreditAmountCall, async ({ context, session, body }) => {
    requireOwnEmail(session, body.email);
    return {
      application: toRecord(await changeCreditAmount(context, session, body.preferredPlan)),
    };
  });
  routes.add(saveProfileCall, async ({ context, session, body }) => ({
    application: toRecord(await saveProfile(context, session, body)),
  }));
}
