import type { Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import { formatMonthly, plans } from '../plans.ts';

/** The plans as a form offers them, in a language. */
export const planOptionsIn = (locale: Locale) =>
  Object.values(plans).map((plan) => ({
    value: plan.id,
    label: formatMoney(plan.homeValue, locale),
    detail: formatMonthly(plan.monthlyContribution, locale),
  }));
