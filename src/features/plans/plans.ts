import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, type Money, usd } from '#shared/text/money.ts';

/** The term: 20 years of monthly contributions. */
export const TERM_MONTHS = 240;
/** Everything a member contributes, as a share of the home's value: 100 % + 24 % + 1 %. */
export const TOTAL_SHARE = 1.25;

/** All plans; contracts and the database's checks are derived from this list. */
export const PLAN_IDS = ['450', '650'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export type Plan = {
  readonly id: PlanId;
  readonly label: string;
  readonly homeValue: Money;
  readonly monthlyContribution: Money;
  readonly totalContributed: Money;
  readonly adminFees: Money;
  readonly reserveFund: Money;
  readonly isMostPopular: boolean;
};

/** The two plans. Totals are the program's published figures, not products of the columns. */
export const plans: Record<PlanId, Plan> = {
  '450': {
    id: '450',
    label: '$450,000',
    homeValue: usd(450_000_00),
    monthlyContribution: usd(2_344_00),
    totalContributed: usd(562_560_00),
    adminFees: usd(108_000_00),
    reserveFund: usd(4_500_00),
    isMostPopular: true,
  },
  '650': {
    id: '650',
    label: '$650,000',
    homeValue: usd(650_000_00),
    monthlyContribution: usd(3_385_00),
    totalContributed: usd(812_500_00),
    adminFees: usd(156_000_00),
    reserveFund: usd(6_500_00),
    isMostPopular: false,
  },
};

export const DEFAULT_PLAN: PlanId = '450';

/** Credit amount × 1.25 ÷ 240, rounded to the nearest dollar, half up. */
export function monthlyContribution(homeValueDollars: number): Money {
  return usd(Math.round((homeValueDollars * TOTAL_SHARE) / TERM_MONTHS) * 100);
}

/**
 * Parses a plan written as 450, '450', '$450,000' or '450000'. A value under 1000 counts as
 * thousands.
 */
export function planFrom(text: string | number | null | undefined): Plan | undefined {
  const amount = Number(String(text ?? '').replace(/[$,\s]/g, ''));
  if (!Number.isFinite(amount) || amount <= 0) return undefined;
  const dollars = amount < 1000 ? amount * 1000 : amount;
  return Object.values(plans).find((plan) => plan.homeValue.cents === dollars * 100);
}

const MONTH: Record<Locale, string> = { en: 'mo', 'pt-BR': 'mês' };

/** '$2,344/mo' */
export function formatMonthly(amount: Money, locale: Locale = 'en'): string {
  return `${formatMoney(amount, locale)}/${MONTH[locale]}`;
}
