import { z } from 'zod';
import { planId } from '#features/plans/contract.ts';
import { INCOME_STATUSES } from './rules.ts';

const yesNo = z.enum(['yes', 'no']);

/**
 * The stored application as its owner and admins see it. Documents and deposits are added by their
 * features.
 */
export const applicationRecord = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** A date such as '1990-05-17'. */
  dateOfBirth: z.string().nullable(),
  profession: z.string().nullable(),
  hasSsnOrItin: z.boolean().nullable(),
  streetAddress: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string().nullable(),
  ageGroup: z.string(),
  monthlyIncome: z.string(),
  /** Dollars. */
  monthlyDebt: z.number().nullable(),
  /** Dollars; what they pay for their home now. */
  monthlyRent: z.number().nullable(),
  /** When they confirmed figures that leave little; null when those left enough. */
  affordabilityConfirmedAt: z.iso.datetime().nullable(),
  applicantProfile: z.string(),
  preferredPlan: planId,
  understandsNotLoan: yesNo,
  understandsCooperative: yesNo,
  agreesToContact: yesNo,
  wantsEarlyReservation: yesNo,
  adminApprovedIncome: z.boolean(),
  incomeVerificationStatus: z.enum(INCOME_STATUSES),
  adminNotes: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type ApplicationRecord = z.output<typeof applicationRecord>;
