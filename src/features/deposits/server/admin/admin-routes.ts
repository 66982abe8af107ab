import { recordAudit, recordExport } from '#features/audit/server/record-audit.ts';
import { syncRefunds } from '#features/payments/server/returns/sync-refunds.ts';
import { forReports } from '#platform/lists/for-reports.ts';
import type { RouteTable } from '#platform/routes.ts';
import {
  exportDepositsCall,
  listDepositsCall,
  listUnexpectedCall,
  readSumsCall,
  refundDepositCall,
  resendConfirmationCall,
} from '../../admin-contract.ts';
import { syncRefundsCall } from '../../contract.ts';
import { refundByAdmin } from '../refunds/refund-by-admin.ts';
import { listUnexpected } from '../unexpected/list-unexpected.ts';
import { exportDeposits, listDeposits, readSums } from './admin-list.ts';
import { resendConfirmation } from './resend-confirmation.ts';

export function addDepositAdminRoutes(routes: RouteTable): void {
  routes.add(listDepositsCall, ({ context, query: { cursor, limit, ...filter } }) =>
    listDeposits(context, filter, { cursor, limit }),
  );
  routes.add(exportDepositsCall, async ({ context, session, query }) => {
    await recordExport(context, session, 'deposits', query);
    return exportDeposits(await forReports(context), query);
  });
  routes.add(readSumsCall, ({ context }) => readSums(context));
  routes.add(listUnexpectedCall, ({ context }) => listUnexpected(context));
  routes.add(refundDepositCall, ({ context, session, params, body }) =>
    refundByAdmin(context, session, { depositId: params.id, ...body }),
  );
  routes.add(resendConfirmationCall, async ({ context, session, body }) => {
    await resendConfirmation(context, session, body.email);
    return { sent: true as const };
  });
  routes.add(syncRefundsCall, async ({ context, session }) => {
    const { totalRefunds, paymentsUpdated } = await syncRefunds(context);
    const result = { totalRefunds, depositsUpdated: paymentsUpdated };
    await recordAudit(context, {
      actor: session,
      action: 'deposit.refunds-synced',
      subject: { type: 'system', id: 'deposits', label: 'deposits' },
      after: result,
    });
    return result;
  });
}
