import type { RouteTable } from '#platform/routes.ts';
import { confirmApprovalCall, listApprovalsCall, rejectApprovalCall } from '../contract.ts';
import { confirmApproval, listApprovals, rejectApproval } from './decide-approval.ts';

export function addApprovalRoutes(routes: RouteTable): void {
  routes.add(listApprovalsCall, ({ context }) => listApprovals(context));
  routes.add(confirmApprovalCall, ({ context, session, params }) =>
    confirmApproval(context, session, params),
  );
  routes.add(rejectApprovalCall, ({ context, session, params, body }) =>
    rejectApproval(context, session, { ...params, ...body }),
  );
}
