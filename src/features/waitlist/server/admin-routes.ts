import { recordExport } from '#features/audit/server/record-audit.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import { exportWaitlistCall, listWaitlistCall } from '../admin-contract.ts';
import {
  createEventCall,
  listEventsCall,
  listRegistrationsCall,
  updateEventCall,
} from '../event-contract.ts';
import { exportEntries, listEntries } from './admin-list.ts';
import { changeEvent, createEvent, listEvents, listRegistrations } from './manage-events.ts';

export function addWaitlistAdminRoutes(routes: RouteTable): void {
  routes.add(listWaitlistCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listEntries(context, filter, { cursor, limit }),
  );
  routes.add(exportWaitlistCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'waitlist', query);
    return exportEntries(await forReports(context), query);
  });
  routes.add(listEventsCall, ({ context }) => listEvents(context));
  routes.add(createEventCall, ({ context, session, body }) => createEvent(context, session, body));
  routes.add(updateEventCall, ({ context, session, params, body }) =>
    changeEvent(context, session, params.id, body),
  );
  routes.add(listRegistrationsCall, ({ context, params }) => listRegistrations(context, params.id));
}
