import { type PlanId, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import * as constants from '#features/program-rules/constants.ts';
import { SIMULATED } from '#features/program-rules/simulated.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';

const MEDIAN_MONTHS = SIMULATED.medianWaitYears * 12;

/** The figures on the landing pages, formatted for a language. */
export type LandingFigures = ReturnType<typeof landingFigures>;

export function landingFigures(locale: Locale, { deposit }: ProgramFigures) {
  const planFigures = (id: PlanId) => {
    const { homeValue, monthlyContribution, totalContributed } = plans[id];
    return {
      home: formatMoney(homeValue, locale),
      monthly: formatMoney(monthlyContribution, locale),
      /** The first month, after the deposit. */
      first: formatMoney(usd(monthlyContribution.cents - deposit.cents), locale),
      total: formatMoney(totalContributed, locale),
      /** Paid by the median turn, and still to pay after it. */
      beforeKeys: formatMoney(usd(monthlyContribution.cents * MEDIAN_MONTHS), locale),
      afterKeys: formatMoney(
        usd(totalContributed.cents - monthlyContribution.cents * MEDIAN_MONTHS),
        locale,
      ),
    };
  };
  return {
    deposit: formatMoney(deposit, locale),
    small: planFigures('450'),
    large: planFigures('650'),
    term: TERM_MONTHS,
    households: constants.GROUP_CAPACITY,
    window: constants.WINDOW_DAYS,
    extension: constants.EXTENSION_DAYS,
    endDay: constants.END_DAY,
    penalty: `${constants.PENALTY_PERCENT}%`,
    expenses: `${constants.EXPENSES_PERCENT}%`,
    target: constants.HOME_TARGET_DAYS,
    medianYears: SIMULATED.medianWaitYears,
    medianMonths: MEDIAN_MONTHS,
  };
}
