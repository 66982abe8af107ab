import { reloadable } from '#ui/reloadable.ts';
import type { ApplicationValues } from './application-values.ts';

/** The card dialog, fetched when somebody is about to pay. */
export const loadPaymentStep = reloadable(() => import('./payment-step.tsx'));

/** What the payment's start tells of an application. The long form asks for no phone number. */
export function dataOf(values: ApplicationValues): Record<string, string> {
  const { city, state, ageGroup, monthlyIncome, applicantProfile, preferredPlan } = values;
  return { city, state, phone: '', ageGroup, monthlyIncome, applicantProfile, preferredPlan };
}
