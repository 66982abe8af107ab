import { recordExport } from '#features/audit/server/record-audit.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import { resetFactor } from '../../factors/server/reset-factor.ts';
import { endSessionsOf } from '../../sign-in/server/end-sessions.ts';
import {
  banUserCall,
  changeRoleCall,
  endSessionsCall,
  exportUsersCall,
  liftAddressBanCall,
  liftBanCall,
  listUsersCall,
  resetFactorCall,
} from '../contract.ts';
import { exportUsers, listUsers } from './admin-list.ts';
import { banUser, liftAddressBan, liftBan } from './change-ban.ts';
import { changeRole } from './change-role.ts';

export function addAccountAdminRoutes(routes: RouteTable): void {
  routes.add(listUsersCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listUsers(context, filter, { cursor, limit }),
  );
  routes.add(exportUsersCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'users', query);
    return exportUsers(await forReports(context), query);
  });
  routes.add(changeRoleCall, ({ context, session, params, body }) =>
    changeRole(context, session, { ...params, ...body }),
  );
  routes.add(endSessionsCall, async ({ context, session, params }) => {
    await endSessionsOf(context, session, params);
    return { ok: true as const };
  });
  routes.add(resetFactorCall, async ({ context, session, params }) => {
    await resetFactor(context, session, params);
    return { ok: true as const };
  });
  routes.add(banUserCall, ({ context, session, params, body }) =>
    banUser(context, session, { ...params, ...body }),
  );
  routes.add(liftAddressBanCall, ({ context, session, body }) =>
    liftAddressBan(context, session, body),
  );
  routes.add(liftBanCall, ({ context, session, params }) => liftBan(context, session, params));
}
