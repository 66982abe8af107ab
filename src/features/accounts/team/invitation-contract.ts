import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { emailAddress } from '#shared/api/fields.ts';
import { STAFF_ROLES } from '#shared/staff-roles.ts';

const adminCall = defineCalls({ tag: 'Admin: users', access: 'admin' });
const publicCall = defineCalls({ tag: 'Accounts', access: 'public' });
const memberCall = defineCalls({ tag: 'Accounts', access: 'member' });

export const INVITATION_STATES = ['open', 'expired', 'used', 'revoked'] as const;

const role = z.enum(['admin', ...STAFF_ROLES]);
const token = z.string().min(1).max(500);
const ENDED = [
  'INVITATION_NOT_FOUND',
  'INVITATION_USED',
  'INVITATION_EXPIRED',
  'INVITATION_REVOKED',
  'ALREADY_STAFF',
  'USER_DISABLED',
];

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  state: z.enum(INVITATION_STATES),
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitationsCall = adminCall({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'The latest 100 invitations to the team, newest first',
  response: z.array(invitation),
});

export const inviteCall = adminCall({
  method: 'POST',
  path: '/api/admin/invitations',
  needsFreshSignIn: true,
  summary: 'Invite an address to a role; an open invitation of the address ends',
  body: z.strictObject({ email: emailAddress(), role }),
  response: invitation,
  errors: ['ALREADY_STAFF'],
});

export const revokeInvitationCall = adminCall({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  summary: 'Take an invitation back; its link opens nothing any more',
  params: z.object({ id: z.uuid() }),
  response: invitation,
  errors: ['INVITATION_NOT_FOUND', 'INVITATION_USED'],
});

export const readInvitationCall = publicCall({
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'What the link of an invitation is for, while it is open',
  body: z.strictObject({ token }),
  response: z.object({
    email: z.string(),
    role,
    /** Whether the address has an account: its owner signs in instead of choosing a password. */
    hasAccount: z.boolean(),
  }),
  errors: ENDED,
});

export const joinTeamCall = publicCall({
  method: 'POST',
  path: '/api/invitations/join',
  summary: 'Make an account for the invited address; it has the role',
  body: z.strictObject({ token, password: z.string().min(1).max(1000) }),
  response: z.object({ email: z.string() }),
  errors: [...ENDED, 'EMAIL_ALREADY_IN_USE', 'ADMIN_PASSWORD_TOO_SHORT', 'COMMON_PASSWORD'],
});

export const acceptInvitationCall = memberCall({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Accept an invitation with the account of the invited address; its sessions end',
  body: z.strictObject({ token }),
  response: z.object({ email: z.string() }),
  errors: [...ENDED, 'INVITATION_OF_ANOTHER', 'EMAIL_NOT_PROVEN'],
});
