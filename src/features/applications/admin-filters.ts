import { z } from 'zod';
import { searchText } from '#shared/paging.ts';
import { type StateCode, states } from './options.ts';
import { INCOME_STATUSES } from './rules.ts';

const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];

/** Where an application's deposit stands; `none` when there is not even a started one. */
export const DEPOSIT_STATES = ['none', 'pending', 'completed', 'refunded', 'failed'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** A date the database can count with: it knows no year 0, and none after 9999 as text. */
const day = z.iso.date().refine((date) => date >= '1900-01-01' && date <= '2999-12-31');

/** What narrows the list of applications down. Days are those of the cooperative. */
export const applicationFilter = {
  search: searchText,
  plan: z.enum(['450', '650']).optional(),
  state: z.enum(stateCodes).optional(),
  incomeStatus: z.enum(INCOME_STATUSES).optional(),
  deposit: z.enum(DEPOSIT_STATES).optional(),
  /** How the source begins: `gclid=`, `utm_source=instagram`. */
  source: z.string().max(300).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const applicationFilterSchema = z.object(applicationFilter);
export type ApplicationFilter = z.output<typeof applicationFilterSchema>;

export const APPLICATION_SORTS = ['newest', 'oldest', 'updated', 'name'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];
