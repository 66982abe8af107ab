import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import { exportAuditCall, listActorsCall, listAuditCall } from '../contract.ts';
import { exportAuditEntries, listAuditActors, listAuditEntries } from './list-audit.ts';
import { recordExport } from './record-audit.ts';

export function addAuditRoutes(routes: RouteTable): void {
  routes.add(listAuditCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listAuditEntries(context, filter, { cursor, limit }),
  );
  routes.add(listActorsCall, ({ context }) => listAuditActors(context));
  routes.add(exportAuditCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'audit', query);
    return exportAuditEntries(await forReports(context), query);
  });
}
