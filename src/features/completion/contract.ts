import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';

const adminCall = defineCalls({ tag: 'Admin: groups', access: 'admin', roles: ['treasurer'] });
const params = z.object({ groupId: z.uuid() });

/** Why a group cannot be completed yet. */
export const BLOCKERS = [
  'months_left',
  'assembly_open',
  'instalments_unpaid',
  'awards_open',
] as const;
export type Blocker = (typeof BLOCKERS)[number];

export const completion = z.object({
  /** Whether it was completed: then the figures are those that were paid. */
  isCompleted: z.boolean(),
  blockers: z.array(z.enum(BLOCKERS)),
  moneyCents: z.number().int(),
  claimsCents: z.number().int(),
  claimsPaidCents: z.number().int(),
  sharesCents: z.number().int(),
  finishers: z.number().int(),
  seats: z.array(
    z.object({
      seat: z.number().int(),
      claimCents: z.number().int(),
      claimPaidCents: z.number().int(),
      shareCents: z.number().int(),
      unappliedCents: z.number().int(),
    }),
  ),
});
export type CompletionView = z.output<typeof completion>;

export const previewCompletionCall = adminCall({
  method: 'GET',
  path: '/api/admin/groups/:groupId/completion',
  summary: 'What each seat would be paid if the group were completed now, and what is in the way',
  params,
  response: completion,
  errors: ['GROUP_NOT_FOUND'],
});

export const enterCompletionCall = adminCall({
  method: 'POST',
  path: '/api/admin/groups/:groupId/completion',
  summary: 'Ask to complete a group; it is completed once another admin has confirmed it',
  needsFreshSignIn: true,
  params,
  /** The figures that the admin was shown: if they have changed, nothing is entered. */
  body: z.strictObject({
    moneyCents: z.number().int(),
    claimsPaidCents: z.number().int(),
    sharesCents: z.number().int(),
  }),
  response: z.object({ approvalId: z.uuid() }),
  errors: ['GROUP_NOT_FOUND', 'COMPLETION_BLOCKED', 'COMPLETION_CHANGED'],
});
