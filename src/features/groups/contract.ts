import { z } from 'zod';
import { planId } from '#features/plans/contract.ts';
import { defineCall } from '#shared/api/call.ts';
import { GROUP_STATUSES } from './rules.ts';

/** A group as a member sees it. Dates are ISO timestamps. */
export const groupView = z.object({
  id: z.uuid(),
  name: z.string(),
  planId,
  status: z.enum(GROUP_STATUSES),
  capacity: z.number().int(),
  currentMembers: z.number().int(),
  /** Those of them whose income is approved. */
  confirmedMembers: z.number().int(),
  /** When every place was taken for the first time; after that the window no longer ends it. */
  filledAt: z.iso.datetime().nullable(),
  daysRemaining: z.number().int(),
  formationStartDate: z.iso.datetime(),
  targetCompletionDate: z.iso.datetime(),
  isExtended: z.boolean(),
  formedAt: z.iso.datetime().nullable(),
  /** The calendar month that is its month 1, once it has formed. */
  startMonth: z.string().nullable(),
});

/** A member's own group, with the deadline for asking for the deposit back after a move. */
export const ownGroupView = groupView.extend({
  depositReturnableUntil: z.iso.datetime().nullable(),
});
export type OwnGroupView = z.output<typeof ownGroupView>;

export const returnDepositCall = defineCall({
  method: 'POST',
  path: '/api/groups/return-deposit',
  needsFreshSignIn: true,
  summary: 'Ask for the deposit back after being moved to a later group; within 30 days',
  tag: 'Members',
  access: 'member',
  response: z.object({ refunds: z.number().int() }),
  errors: ['EMAIL_NOT_VERIFIED', 'APPLICATION_REQUIRED', 'DEPOSIT_NOT_RETURNABLE'],
});

export type GroupView = z.output<typeof groupView>;
