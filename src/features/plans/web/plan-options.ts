import { formatMonthly, plans } from '../plans.ts';

export const planOptions = Object.values(plans).map((plan) => ({
  value: plan.id,
  label: plan.label,
  detail: formatMonthly(plan.monthlyContribution),
}));
