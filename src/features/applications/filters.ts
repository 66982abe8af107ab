import { z } from 'zod';
import { planId } from '#features/plans/contract.ts';
import { searchText } from '#shared/api/paging.ts';
import { type StateCode, states } from './options.ts';
import { INCOME_STATUSES } from './rules.ts';

const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]];

/** A date that PostgreSQL accepts: no year 0, and none after 9999. */
const day = z.iso.date().refine((date) => date >= '1900-01-01' && date <= '2999-12-31');

/**
 * How the declared figures count while no papers are in: automatic approval, those of them that are
 * tight, or not covered. `confirmed` are those who confirmed such figures when they applied, also
 * with papers in.
 */
export const FIGURES_FILTERS = ['automatic', 'tight', 'short', 'confirmed'] as const;
export type FiguresFilter = (typeof FIGURES_FILTERS)[number];

/** The filters of the list of applications. Days are in the cooperative's time zone. */
export const applicationFilter = {
  search: searchText,
  plan: planId.optional(),
  state: z.enum(stateCodes).optional(),
  incomeStatus: z.enum(INCOME_STATUSES).optional(),
  figures: z.enum(FIGURES_FILTERS).optional(),
  /** A prefix of the source, such as `gclid=` or `utm_source=instagram`. */
  source: z.string().max(300).optional(),
  from: day.optional(),
  to: day.optional(),
};

const schema = z.object(applicationFilter);
export type ApplicationFilter = z.output<typeof schema>;

/** `waiting` lists only applications whose papers await a decision, the longest wait first. */
export const APPLICATION_SORTS = ['newest', 'oldest', 'waiting', 'updated', 'name'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];
