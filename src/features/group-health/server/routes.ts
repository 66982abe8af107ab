import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import * as calls from '../contract.ts';
import { exportGroupBooks } from './export-books.ts';
import { listGroupHealth, readGroupPages, showName } from './read-group-pages.ts';

export function addGroupHealthRoutes(routes: RouteTable): void {
  routes.add(calls.readGroupPagesCall, ({ context, session }) => readGroupPages(context, session));
  routes.add(calls.showNameCall, async ({ context, session, params, body }) => {
    await showName(context, session, { ...params, ...body });
    return body;
  });
  routes.add(calls.listGroupHealthCall, ({ context, query }) => listGroupHealth(context, query));
  routes.add(calls.exportGroupBooksCall, async ({ context, params, query }) =>
    exportGroupBooks(await forReports(context), { ...params, ...query }),
  );
}
