import { mailLocaleOf } from '#features/accounts/profile/server/own-address.ts';
import type { RouteTable } from '#platform/routes.ts';
import {
  endCalendarCall,
  exportStatementCall,
  printStatementCall,
  readCalendarCall,
  readCalendarFileCall,
  readStatementCall,
  renewCalendarCall,
} from '../contract.ts';
import {
  endCalendarAddress,
  readCalendarAddress,
  renewCalendarAddress,
} from './calendar-address.ts';
import { readMemberCalendar } from './member-calendar.ts';
import { readStatement } from './read-statement.ts';
import { csvOf } from './statement-file.ts';

export function addStatementRoutes(routes: RouteTable): void {
  routes.add(readStatementCall, ({ context, session, params, query }) =>
    readStatement(context, session, { ...params, ...query }),
  );
  routes.add(exportStatementCall, async ({ context, session, params, query }) => {
    const statement = await readStatement(context, session, { ...params, ...query });
    return csvOf(statement, await mailLocaleOf(context, session.email));
  });
  routes.add(printStatementCall, async ({ context, session, params, query }) => {
    const statement = await readStatement(context, session, { ...params, ...query });
    const locale = await mailLocaleOf(context, session.email);
    // Loaded at the first print: it brings fonts and a PDF writer.
    const { pdfOf } = await import('./statement-pdf.ts');
    return pdfOf(statement, { now: context.clock.now(), locale });
  });
  routes.add(readCalendarCall, ({ context, session }) => readCalendarAddress(context, session));
  routes.add(renewCalendarCall, ({ context, session }) => renewCalendarAddress(context, session));
  routes.add(endCalendarCall, ({ context, session }) => endCalendarAddress(context, session));
  routes.add(readCalendarFileCall, ({ context, params }) =>
    readMemberCalendar(context, params.file),
  );
}
