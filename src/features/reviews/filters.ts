import { z } from 'zod';
import { applicationFilter } from '#features/applications/filters.ts';
import { DEPOSIT_STATES } from '#features/deposits/deposit-state.ts';

/** Whose applications a list shows; `open` are unclaimed ones and one's own that nobody has decided a moment ago. */
export const CLAIM_FILTERS = ['mine', 'nobody', 'open'] as const;

/**
 * The filters of the admins' list: the application's own fields, its deposit, and who claimed it.
 */
export const reviewFilter = {
  ...applicationFilter,
  deposit: z.enum(DEPOSIT_STATES).optional(),
  claim: z.enum(CLAIM_FILTERS).optional(),
};

const schema = z.object(reviewFilter);
export type ReviewFilter = z.output<typeof schema>;
