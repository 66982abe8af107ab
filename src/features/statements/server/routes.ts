import { findMailLocale } from '#features/mails/server/mail-locales.ts';
import type { Context } from '#platform/context.ts';
import type { RouteTable, Session } from '#platform/routes.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
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

const languageOf = async (context: Context, { email }: Session): Promise<Locale> =>
  (await findMailLocale(context, email)) ?? DEFAULT_LOCALE;

export function addStatementRoutes(routes: RouteTable): void {
  routes.add(readStatementCall, ({ context, session, params, query }) =>
    readStatement(context, session, { ...params, ...query }),
  );
  routes.add(exportStatementCall, async ({ context, session, params, query }) => {
    const statement = await readStatement(context, session, { ...params, ...query });
    return csvOf(statement, await languageOf(context, session));
  });
  routes.add(printStatementCall, async ({ context, session, params, query }) => {
    const statement = await readStatement(context, session, { ...params, ...query });
    const locale = await languageOf(context, session);
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
