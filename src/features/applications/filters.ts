import { z } from 'zod';
import { searchText } from '#shared/paging.ts';
import { type StateCode, states } from './options.ts';
import { INCOME_STATUSES } from './rules.ts';

const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];

/** What narrows the list of applications down. Days are those of the cooperative. */
export const applicationFilter = {
  search: searchText,
  plan: z.enum(['450', '650']).optional(),
  state: z.enum(stateCodes).optional(),
  incomeStatus: z.enum(INCOME_STATUSES).optional(),
  /** How the source begins: `gclid=`, `utm_source=instagram`. */
  source: z.string().max(300).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

const schema = z.object(applicationFilter);
export type ApplicationFilter = z.output<typeof schema>;

export const APPLICATION_SORTS = ['newest', 'oldest', 'updated', 'name'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];
