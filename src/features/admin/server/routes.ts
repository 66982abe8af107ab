import type { RouteTable } from '#platform/routes.ts';
import { bulkDeleteCall, readOverviewCall, selectForBulk } from '../contract.ts';
import { bulkDelete, selectMatches } from './bulk-delete.ts';
import { readOverview } from './read-overview.ts';

export function addAdminRoutes(routes: RouteTable): void {
  routes.add(readOverviewCall, ({ context, query }) => readOverview(context, query.days));
  routes.add(selectForBulk, ({ context, query }) => selectMatches(context, query));
  routes.add(bulkDeleteCall, ({ context, session, body }) => bulkDelete(context, session, body));
}
