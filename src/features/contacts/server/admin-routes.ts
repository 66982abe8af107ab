import { recordExport } from '#features/audit/server/record-audit.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import {
  exportContactsCall,
  listContactsCall,
  listObjectionsCall,
  openUnsubscribeCall,
  recordObjectionCall,
  unsubscribeAtOnceCall,
  unsubscribeCall,
  withdrawObjectionCall,
} from '../contract.ts';
import { exportContacts, listContacts, listObjections } from './list-contacts.ts';
import { recordObjection, withdrawObjection } from './object-to-marketing.ts';
import { unsubscribe, unsubscribePage } from './unsubscribe.ts';

export function addContactAdminRoutes(routes: RouteTable): void {
  routes.add(unsubscribeCall, async ({ context, limits, body }) => {
    await limits.perNetwork('waitlist', context.config.RATE_WAITLIST_NETWORK);
    return unsubscribe(context, body.token);
  });
  // No rate limit: mail services send many of these from few addresses, and the token is signed.
  routes.add(unsubscribeAtOnceCall, ({ context, params }) => unsubscribe(context, params.token));
  routes.add(openUnsubscribeCall, async ({ request, params, query }) =>
    request.redirect(unsubscribePage(params.token, query.language), 302),
  );
  routes.add(listContactsCall, ({ context, query: { search, ...request } }) =>
    listContacts(context, search, request),
  );
  routes.add(exportContactsCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'contacts', query);
    return exportContacts(await forReports(context), query.search);
  });
  routes.add(listObjectionsCall, ({ context, query }) => listObjections(context, query));
  routes.add(recordObjectionCall, ({ context, session, body }) =>
    recordObjection(context, session, body.email),
  );
  routes.add(withdrawObjectionCall, ({ context, session, params }) =>
    withdrawObjection(context, session, params.email),
  );
}
