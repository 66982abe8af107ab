import { exportList } from '#features/audit/server/export-list.ts';
import { recordExport } from '#features/audit/server/record-audit.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import { listArrears, pageArrears } from '../../arrears/server/list-arrears.ts';
import { pauseReminders, resumeReminders } from '../../arrears/server/pause-reminders.ts';
import { contributionErrors } from '../../errors.ts';
import { listContributions } from '../../paying/server/list-instalments.ts';
import { enterManualPayment } from '../../paying/server/manual-payments.ts';
import { findAccount } from '../../server/accounts/account-queries.ts';
import {
  enterManualPaymentCall,
  exportArrearsCall,
  exportGroupMonthCall,
  listArrearsCall,
  listPaymentsOfSeatCall,
  pauseRemindersCall,
  readGroupMonthCall,
  resumeRemindersCall,
} from '../contract.ts';
import { ARREARS_COLUMNS, exportGroupMonth } from './export-contributions.ts';
import { readGroupMonth } from './read-group-month.ts';

export function addContributionAdminRoutes(routes: RouteTable): void {
  routes.add(readGroupMonthCall, ({ context, params, query }) =>
    readGroupMonth(context, { ...params, ...query }),
  );
  routes.add(exportGroupMonthCall, async ({ context, session, params, query }) => {
    await recordExport(context, session, 'group-month', { ...params, ...query });
    return exportGroupMonth(await forReports(context), { ...params, ...query });
  });
  routes.add(listArrearsCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listArrears(context, filter, { cursor, limit }),
  );
  routes.add(exportArrearsCall, (call) =>
    exportList(call, {
      name: 'arrears',
      columns: ARREARS_COLUMNS,
      readPage: (context, request) => pageArrears(context, call.query, request),
    }),
  );
  routes.add(listPaymentsOfSeatCall, async ({ context, params }) => {
    const account = await findAccount(context.db, params.membershipId);
    if (account?.book !== context.payments.mode) throw contributionErrors.SEAT_NOT_FOUND();
    return listContributions(context, account);
  });
  routes.add(pauseRemindersCall, ({ context, session, params, body }) =>
    pauseReminders(context, session, { ...params, ...body }),
  );
  routes.add(resumeRemindersCall, async ({ context, session, params }) => {
    await resumeReminders(context, session, params);
    return { resumed: true as const };
  });
  routes.add(enterManualPaymentCall, ({ context, session, params, body }) =>
    enterManualPayment(context, session, { ...params, ...body }),
  );
}
