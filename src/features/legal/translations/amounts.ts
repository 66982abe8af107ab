import { type PlanId, plans } from '#features/plans/plans.ts';
import { formatMoney, type Money, usd } from '#shared/text/money.ts';

/** An amount as Portuguese texts write it: 'US$ 2.344'. */
export const amountOf = (money: Money): string => formatMoney(money, 'pt-BR');

/** For whole dollars that occur in one sentence only. */
export const dollars = (value: number): string => amountOf(usd(value * 100));

/** The rest of the first instalment after the deposit. */
export const firstRest = (id: PlanId, deposit: Money): string =>
  amountOf(usd(plans[id].monthlyContribution.cents - deposit.cents));

/** A plan by its credit: 'US$ 450.000'. */
export const planName = (id: PlanId): string => amountOf(plans[id].homeValue);
