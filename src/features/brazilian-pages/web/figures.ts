import { plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { WINDOW_DAYS } from '#features/program-rules/constants.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';

/** The program's figures, formatted for the sentences of these pages. */
export const figuresIn = (locale: Locale, deposit: string) => {
  const planOf = (id: keyof typeof plans) => ({
    home: formatMoney(plans[id].homeValue, locale),
    monthly: formatMoney(plans[id].monthlyContribution, locale),
  });
  return {
    deposit,
    term: TERM_MONTHS,
    windowDays: WINDOW_DAYS,
    small: planOf('450'),
    large: planOf('650'),
  };
};

export type BrazilianFigures = ReturnType<typeof figuresIn>;
