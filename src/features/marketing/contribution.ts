import { monthlyContribution, TERM_MONTHS } from '#features/plans/plans.ts';
import { type Money, usd } from '#shared/text/money.ts';

const ADMIN_SHARE = 0.24;

export type ContributionParts = {
  total: Money;
  home: Money;
  administration: Money;
  reserve: Money;
};

/** Where one month's contribution goes. The parts are whole dollars and add up to the total. */
export function contributionParts(homeValueDollars: number): ContributionParts {
  const total = monthlyContribution(homeValueDollars);
  const monthly = (share: number) =>
    usd(Math.round((homeValueDollars * share) / TERM_MONTHS) * 100);
  const home = monthly(1);
  const administration = monthly(ADMIN_SHARE);
  return {
    total,
    home,
    administration,
    reserve: usd(total.cents - home.cents - administration.cents),
  };
}
