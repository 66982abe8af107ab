import { toRecord } from '#features/applications/server/to-record.ts';
import type { RouteTable } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import {
  changeCreditAmountCall,
  changeIncomeCall,
  readDashboardCall,
  saveProfileCall,
} from '../contract.ts';
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
