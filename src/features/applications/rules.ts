import { type PlanId, plans } from '#features/plans/plans.ts';
import { type Money, usd } from '#shared/text/money.ts';

export const INCOME_STATUSES = ['pending', 'uploaded', 'approved', 'rejected'] as const;
export type IncomeStatus = (typeof INCOME_STATUSES)[number];

/**
 * Whether a better paper was asked for: the check waits for the applicant, and the notes say why.
 * Another paper, another income or a decision ends it, since each of them replaces the notes.
 */
export function isPaperRequested(application: {
  incomeVerificationStatus: IncomeStatus;
  adminNotes: string | null;
}): boolean {
  return application.incomeVerificationStatus === 'pending' && application.adminNotes !== null;
}

export function joinNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`;
}

/**
 * The declared income as money: a range counts as its lower bound, 'Under …' as zero, a plain
 * figure as itself.
 */
export function declaredIncome(text: string): Money {
  if (/^\s*under\b/i.test(text)) return usd(0);
  const figure = /\d[\d,]*(\.\d+)?/.exec(text)?.[0] ?? '0';
  const cents = Math.floor(Number(figure.replaceAll(',', '')) * 100);
  return usd(Number.isSafeInteger(cents) ? cents : 0);
}

/** Whether declared income less declared debt covers the plan's contribution. */
export function coversContribution(declared: {
  monthlyIncome: string;
  monthlyDebt: Money;
  plan: PlanId;
}): boolean {
  const left = declaredIncome(declared.monthlyIncome).cents - declared.monthlyDebt.cents;
  return left >= plans[declared.plan].monthlyContribution.cents;
}
