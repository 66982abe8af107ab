import { exportList } from '#features/audit/server/export-list.ts';
import type { RouteTable } from '#platform/routes.ts';
import {
  confirmApprovalCall,
  exportApprovalsCall,
  listApprovalsCall,
  rejectApprovalCall,
  showAccountCall,
} from '../contract.ts';
import { confirmApproval, rejectApproval } from './decide-approval.ts';
import { APPROVAL_COLUMNS, listApprovals, pageApprovals } from './list-approvals.ts';
import { showAccount } from './show-account.ts';

export function addApprovalRoutes(routes: RouteTable): void {
  routes.add(listApprovalsCall, ({ context, session, query: { cursor, limit, ...filter } }) =>
    listApprovals(context, session, filter, { cursor, limit }),
  );
  routes.add(exportApprovalsCall, (call) =>
    exportList(call, {
      name: 'approvals',
      columns: APPROVAL_COLUMNS,
      readPage: (context, request) => pageApprovals(context, call.session, call.query, request),
    }),
  );
  routes.add(confirmApprovalCall, ({ context, session, params }) =>
    confirmApproval(context, session, params),
  );
  routes.add(showAccountCall, ({ context, session, params }) =>
    showAccount(context, session, params),
  );
  routes.add(rejectApprovalCall, ({ context, session, params, body }) =>
    rejectApproval(context, session, { ...params, ...body }),
  );
}
