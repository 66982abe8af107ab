import { type PlanId, plans, TERM_MONTHS, TOTAL_SHARE } from '#features/plans/plans.ts';
import { LAST_BID_MONTH } from '#features/program-rules/bids.ts';
import {
  GROUP_CAPACITY,
  HOME_TARGET_DAYS,
  MIN_BID_INSTALMENTS,
  PICKS_A_MONTH,
} from '#features/program-rules/constants.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { instalments, totalAfter } from '#features/program-rules/schedule.ts';
import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { INSURED_ABOVE_SHARE, INSURED_BELOW_PERCENT } from '../figures/mortgage.ts';
import { TERM_YEARS } from '../figures/program.ts';
import * as law from '../figures/tax-law.ts';
import { NUMBER_FIELDS, type NumberInput } from '../inputs/inputs.ts';
import { MORTGAGE_BUDGET_SHARE, PROGRAM_BUDGET_SHARE } from '../tabs/budget-shares.ts';

/** The figures that sentences name, derived from the constants the calculators use. */
export function namedFigures(locale: Locale) {
  const number = new Intl.NumberFormat(INTL_LOCALES[locale], { maximumFractionDigits: 2 });
  const percent = (value: number) => `${number.format(value)}%`;
  const money = (cents: number) => formatMoney(usd(cents), locale);
  const planFigures = (id: PlanId) => {
    const { homeValue, monthlyContribution, totalContributed, reserveFund } = plans[id];
    const exactTotal = homeValue.cents * TOTAL_SHARE;
    return {
      home: money(homeValue.cents),
      total: money(totalContributed.cents),
      monthly: money(monthlyContribution.cents),
      /** The instalment of the months that compensate for rounding. */
      higher: money(Math.max(...instalments(id).map(({ amount }) => amount))),
      exact: money(Math.round(exactTotal / TERM_MONTHS)),
      rounded: money(totalContributed.cents - exactTotal),
      reserve: money(totalAfter(id, TERM_MONTHS).reserve),
      plainReserve: money(reserveFund.cents),
    };
  };
  return {
    deposit: formatMoney(PROGRAM.deposit, locale),
    small: planFigures('450'),
    large: planFigures('650'),
    share: number.format(TOTAL_SHARE),
    term: TERM_MONTHS,
    seats: GROUP_CAPACITY,
    /** Selected before the last year of the term, and within it. */
    selectedBefore: PICKS_A_MONTH * (TERM_MONTHS - 12),
    monthBefore: TERM_MONTHS - 12,
    yearsBefore: TERM_YEARS - 1,
    lastSelected: PICKS_A_MONTH * 12,
    lastYear: TERM_YEARS,
    purchaseDays: HOME_TARGET_DAYS,
    minBid: MIN_BID_INSTALMENTS,
    lastBidMonth: LAST_BID_MONTH,
    insuredBelow: percent(INSURED_BELOW_PERCENT),
    insuredUntil: percent(INSURED_ABOVE_SHARE * 100),
    mortgageBudget: percent(MORTGAGE_BUDGET_SHARE * 100),
    programBudget: percent(PROGRAM_BUDGET_SHARE * 100),
    /** The default of an input. */
    usual: (input: NumberInput) => percent(NUMBER_FIELDS[input].default),
    taxYear: law.TAX_YEAR,
    deductibleDebt: money(law.DEDUCTIBLE_DEBT_LIMIT * 100),
    stateTaxCap: money(law.SALT_CAP_2026 * 100),
    stateTaxThreshold: money(law.SALT_THRESHOLD_2026 * 100),
    laterStateTaxCap: money(law.SALT_CAP_AFTERWARDS * 100),
    laterTaxYear: law.SALT_CAP_LAST_RAISED_YEAR + 1,
  };
}
