import { z } from 'zod';
import { planId } from '#features/plans/contract.ts';
import { GROUP_STATUSES } from './rules.ts';

/** A group as a member sees it. Dates are ISO moments. */
export const groupView = z.object({
  id: z.uuid(),
  name: z.string(),
  planId,
  status: z.enum(GROUP_STATUSES),
  capacity: z.number().int(),
  currentMembers: z.number().int(),
  daysRemaining: z.number().int(),
  formationStartDate: z.iso.datetime(),
  targetCompletionDate: z.iso.datetime(),
  isExtended: z.boolean(),
  formedAt: z.iso.datetime().nullable(),
});

export type GroupView = z.output<typeof groupView>;
