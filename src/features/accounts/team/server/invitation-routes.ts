import type { RouteTable } from '#platform/routes.ts';
import {
  acceptInvitationCall,
  inviteCall,
  joinTeamCall,
  listInvitationsCall,
  readInvitationCall,
  revokeInvitationCall,
} from '../invitation-contract.ts';
import { acceptInvitation, joinTeam, readInvitation } from './accept-invitation.ts';
import { invite, listInvitations, revokeInvitation } from './invitations.ts';

export function addInvitationRoutes(routes: RouteTable): void {
  routes.add(listInvitationsCall, ({ context }) => listInvitations(context));
  routes.add(inviteCall, ({ context, session, body }) => invite(context, session, body));
  routes.add(revokeInvitationCall, ({ context, session, params }) =>
    revokeInvitation(context, session, params),
  );
  routes.add(readInvitationCall, async ({ context, body, limits }) => {
    await limits.perNetwork('invitation', context.config.RATE_SIGN_IN_NETWORK);
    return readInvitation(context, body);
  });
  routes.add(joinTeamCall, async ({ context, body, limits }) => {
    await limits.perNetwork('invitation', context.config.RATE_SIGN_IN_NETWORK);
    return joinTeam(context, body);
  });
  routes.add(acceptInvitationCall, ({ context, session, body }) =>
    acceptInvitation(context, session, body),
  );
}
