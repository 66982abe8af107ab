import type { RouteTable } from '#platform/routes.ts';
import {
  bulkDeleteCall,
  exportAudit,
  listActors,
  listAudit,
  readOverviewCall,
  selectForBulk,
} from '../contract.ts';
import { bulkDelete, selectMatches } from './bulk-delete.ts';
import { exportAuditEntries, listAuditActors, listAuditEntries } from './list-audit.ts';
import { readOverview } from './read-overview.ts';
import { recordExport } from './record-audit.ts';

export function addAdminRoutes(routes: RouteTable): void {
  routes.add(readOverviewCall, ({ context, query }) => readOverview(context, query.days));
  routes.add(listAudit, ({ context, query: { cursor, limit, ...filter } }) =>
    listAuditEntries(context, filter, { cursor, limit }),
  );
  routes.add(listActors, ({ context }) => listAuditActors(context));
  routes.add(exportAudit, async ({ context, session, query }) => {
    await recordExport(context, session, 'audit', query);
    return exportAuditEntries(context, query);
  });
  routes.add(selectForBulk, ({ context, query }) => selectMatches(context, query));
  routes.add(bulkDeleteCall, ({ context, session, body }) => bulkDelete(context, session, body));
}
