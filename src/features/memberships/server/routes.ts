import type { RouteTable } from '#platform/routes.ts';
import { leaveGroupCall } from '../contract.ts';
import { leaveBeforeStart } from './leave-before-start.ts';

export function addMembershipRoutes(routes: RouteTable): void {
  routes.add(leaveGroupCall, async ({ context, session, params }) => {
    await leaveBeforeStart(context, { membershipId: params.id, userId: session.userId });
    return { isLeaving: true as const };
  });
}
