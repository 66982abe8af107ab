import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';

export const leaveGroupCall = defineCall({
  method: 'POST',
  path: '/api/memberships/:id/leave',
  needsFreshSignIn: true,
  summary:
    'Leave a formed group before the first contribution is due: 72 hours later, or on that day; the deposit is not returned',
  tag: 'Members',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: z.object({ isLeaving: z.literal(true) }),
  errors: ['MEMBERSHIP_NOT_FOUND', 'LEAVING_TOO_LATE'],
});
