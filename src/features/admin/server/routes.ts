import type { RouteTable } from '#platform/routes.ts';
import { bulkDeleteCall, readOverviewCall, selectForBulkCall } from '../contract.ts';
import { searchAnythingCall } from '../search/contract.ts';
import { searchAnything } from '../search/server/search-anything.ts';
import { bulkDelete, listMatches } from './bulk-delete.ts';
import { readOverview } from './read-overview.ts';

export function addAdminRoutes(routes: RouteTable): void {
  routes.add(searchAnythingCall, ({ context, session, query }) =>
    searchAnything(context, session, query.q),
  );
  routes.add(readOverviewCall, ({ context, query }) => readOverview(context, query.days));
  routes.add(selectForBulkCall, ({ context, query }) => listMatches(context, query));
  routes.add(bulkDeleteCall, ({ context, session, body }) => bulkDelete(context, session, body));
}
