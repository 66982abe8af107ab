import { recordExport } from '#features/audit/server/record-audit.ts';
import type { RouteTable } from '#platform/routes.ts';
import { exportWaitlistCall, listWaitlistCall } from '../admin-contract.ts';
import { exportEntries, listEntries } from './admin-list.ts';

export function addWaitlistAdminRoutes(routes: RouteTable): void {
  routes.add(listWaitlistCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listEntries(context, filter, { cursor, limit }),
  );
  routes.add(exportWaitlistCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'waitlist', query);
    return exportEntries(context, query);
  });
}
