import { z } from 'zod';
import { applicationFilter } from '#features/applications/filters.ts';
import { DEPOSIT_STATES } from '#features/deposits/deposit-state.ts';

/** The filters of the admins' list: the application's own fields, and its deposit. */
export const reviewFilter = { ...applicationFilter, deposit: z.enum(DEPOSIT_STATES).optional() };

const schema = z.object(reviewFilter);
export type ReviewFilter = z.output<typeof schema>;
