import type { RouteTable } from '#platform/routes.ts';
import {
  confirmApprovalCall,
  listApprovalsCall,
  rejectApprovalCall,
  showAccountCall,
} from '../contract.ts';
import { confirmApproval, listApprovals, rejectApproval } from './decide-approval.ts';
import { showAccount } from './show-account.ts';

export function addApprovalRoutes(routes: RouteTable): void {
  routes.add(listApprovalsCall, ({ context }) => listApprovals(context));
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
