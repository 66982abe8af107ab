import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { PLAN_IDS, plans } from '#features/plans/plans.ts';
import { type AffordabilityState, MAX_SHARE_PERCENT, MIN_LEFT } from '../../affordability.ts';
import type { FiguresFilter } from '../../filters.ts';
import { applications } from '../tables.ts';

const { monthlyIncome, monthlyDebtCents, monthlyRentCents, affordabilityConfirmedAt } =
  applications;

// The same as `affordabilityOf`, for conditions and columns of a list; a test compares the two.
const INCOME = sql`case when ${monthlyIncome} ~* '^\\s*under\\y' then 0 else
  trunc(coalesce(replace(substring(${monthlyIncome} from '\\d[\\d,]*(?:\\.\\d+)?'), ',', '')::numeric, 0) * 100) end`;
const CONTRIBUTION = sql.raw(
  `case preferred_plan ${PLAN_IDS.map((id) => `when '${id}' then ${plans[id].monthlyContribution.cents}`).join(' ')} end`,
);
const DEBT = sql`coalesce(${monthlyDebtCents}, 0)`;
const RENT = sql`coalesce(${monthlyRentCents}, 0)`;

/** How the declared figures count; null once papers are in, since then people decide. */
export const FIGURES = sql<AffordabilityState | null>`case
  when ${applications.incomeVerificationStatus} <> 'pending' or ${applications.adminNotes} is not null then null
  when ${INCOME} - ${DEBT} < ${CONTRIBUTION} then 'short'
  when ${CONTRIBUTION} * 100 > ${INCOME} * ${sql.raw(String(MAX_SHARE_PERCENT))}
    or ${INCOME} - ${CONTRIBUTION} - ${DEBT} - ${RENT} < ${sql.raw(String(MIN_LEFT.cents))} then 'tight'
  else 'comfortable' end`;

/** The condition of a filter; an automatic approval may be tight. */
export function hasFigures(filter: FiguresFilter): SQL {
  if (filter === 'confirmed') return isNotNull(affordabilityConfirmedAt);
  if (filter === 'automatic') return sql`${FIGURES} in ('comfortable', 'tight')`;
  return sql`${FIGURES} = ${filter}`;
}
