import type { RouteTable } from '#platform/routes.ts';
import {
  cancelGroupCall,
  extendGroupCall,
  listFormedNamesCall,
  listGroupsCall,
  listMembersCall,
} from '../admin-contract.ts';
import { listFormedNames, pageGroups } from './list-groups.ts';
import { cancelByAdmin, extendByAdmin, listMembers } from './manage-groups.ts';

export function addGroupAdminRoutes(routes: RouteTable): void {
  routes.add(listGroupsCall, ({ context, query: { status, ...page } }) =>
    pageGroups(context, { status }, page),
  );
  routes.add(listFormedNamesCall, ({ context, query }) => listFormedNames(context, query));
  routes.add(listMembersCall, ({ context, params }) => listMembers(context, params.id));
  routes.add(extendGroupCall, async ({ context, session, params }) => {
    const closesAt = await extendByAdmin(context, session, params.id);
    return { targetCompletionDate: closesAt.toISOString() };
  });
  routes.add(cancelGroupCall, async ({ context, session, params, body }) => ({
    refunds: await cancelByAdmin(context, session, {
      groupId: params.id,
      confirmation: body.confirmation,
    }),
  }));
}
